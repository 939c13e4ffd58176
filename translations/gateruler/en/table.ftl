# On the table: plates, figures beside cards, the gate, the attack under way.

gateruler-plate = { $name }: { $left } of { $life } { -gateruler-life } left{ $pays ->
    [yes] , { $energy } energy ready, { $spent } spent
   *[no] {""}
}, summoned { $summons ->
    [one] once
   *[other] { $summons } times
}{ $right ->
    [-1] {""}
   *[other] {" "}of { $right }
}{ $turn ->
    [yes] , has the turn
   *[no] {""}
}{ $decides ->
    [yes] , decides
   *[no] {""}
}
gateruler-summons = { $room ->
    [much] Summons this turn
   *[little] Summons
} { $summons }{ $right ->
    [-1] {""}
   *[other] /{ $right }
}
gateruler-figure-label = { $what ->
    [atk] ATK
    [stk] STK
    [hp] HP
   *[life] Life
}
gateruler-state = { $state ->
   *[rest] Rested
}
gateruler-keyword = { $keyword ->
    [pierce] { CAP() }{ -gateruler-pierce }
    [vigilance] { CAP() }{ -gateruler-vigilance }
    [intercept] { CAP() }{ -gateruler-intercept }
    [strike-back] { CAP() }{ -gateruler-strike-back }
    [second-attack] { CAP() }{ -gateruler-second-attack }
    [attribute-choice] { CAP() }{ -gateruler-attribute-choice }
    [graveyard-summon] { CAP() }{ -gateruler-graveyard-summon }
    [soul-guard] { CAP() }{ -gateruler-soul-guard }
    [open] { CAP() }{ -gateruler-open }
    [guard-summon] { CAP() }{ -gateruler-guard-summon }
    [gear-up] { CAP() }{ -gateruler-gear-up }
   *[other] { $keyword }
}
gateruler-damage-count = { CAP() }{ $area }: { $count } of { $life }{ $down ->
    [0] {""}
   *[other] , { $down } face down
}
gateruler-damage-down = { $count ->
   *[other] { $count } down
}
gateruler-gate-empty = What is played waits here. The top resolves first.
gateruler-gate-holds = { CAP() }{ $area }, { $count ->
    [one] { $count } item
   *[other] { $count } items
}, from the top: { $items }
gateruler-resolves-next = Resolves next: { $item }
gateruler-attack-deals = { $what ->
    [atk] ATK { $amount }
    [stk] STK { $amount }
   *[none] An empty line
}
gateruler-button-trait = Choose an attribute: { $card }
gateruler-button-use = { $ability } ({ $card })
