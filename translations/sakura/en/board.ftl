# What the board says: names of places, figures, attacks, components.

sakura-pieces = { $count ->
    [one] { $count } { -sakura-token }
   *[other] { $count } { -sakura-token(form: "many") }
}
sakura-again-detail = Same Megami, new decks
sakura-same-detail = The same ten cards, at once
sakura-rechoose = Other Megami
sakura-rechoose-detail = Begin with the choice

sakura-area = { $area ->
    [distance] { -distance }
    [life] { -life }
    [aura] { -aura }
    [flare] { -flare }
    [shadow] { -shadow }
    [deck] { -deck }
    [hand] { -hand }
    [discard] { -discard }
    [cover] { -cover }
    [enhancements] { -enhancements }
    [specials] { -specials }
    [extra] { -extra }
    [sealed] { -sealed }
    [in-use] { -in-use }
    [attacking] { -attacking }
    [outside] { -outside }
    [vigor] { -vigor }
    [anvil] { -anvil }
    [poison-bag] { -poison-bag }
    [machine] { -machine }
    [burnt] { -burnt } { -artificial-crystal(form: "many") }
    [distance-plus] { -distance-plus }
    [distance-minus] { -distance-minus }
    [parts] { -parts }
    [falsifying] { -falsifying }
    [relics] { -relics }
    [assembled] { -assembled }
    [memory] { -memory }
    [flow] { -flow }
    [plots] { -plots }
    [achieved] { -achieved }
    [barracks] { -barracks } ({ -conscripted })
    [unconscripted] { -barracks } ({ -unconscripted })
    [sprouted] { -field } ({ -sprouted })
    [unsprouted] { -field } ({ -unsprouted })
   *[other] { $area }
}
board-vigor = { -vigor } { $count }/{ $capacity }{ $flinch ->
    [yes] {" "}· { -flinch }
   *[no] {""}
}
board-distance = { -distance } { $distance } · { $crystals ->
    [one] { $crystals } { -token }
   *[other] { $crystals } { -token(form: "many") }
} · { -master-distance } { $master }
board-attack-unnamed = { CAP() }{ -attack-object }
board-attack = { $made ->
    [card] { $card }
   *[effect] { CAP() }{ -attack-object } of { $card }
}
board-attack-line = { $name } by { $who }: { -range } { $range }, { -damage } { $damage }, { $reach ->
    [in] in range
   *[out] out of range
}
board-change = { $what ->
    [range] { -range }
    [aura] { -aura-damage }
    [life] { -life-damage }
    [trait] { CAP() }{ -text }
   *[other] { $what }
}: { $before } → { $after } ({ $reason })
board-figure = { $what ->
    [range] { -range }
   *[damage] { -damage }
}{ $changed ->
    [yes] {" "}*
   *[no] {""}
}
sakura-or-aura = or →
sakura-turn-line = { $turn ->
    [0] Before the duel
   *[other] { CAP() }{ -turn } { $turn }
}{ $room ->
    [little] {""}
   *[much] {" "}· { $name }
}{ $phase ->
    [start] {" "}· { -start-phase }
    [main] {" "}· { -main-phase }
    [end] {" "}· { -end-phase }
   *[none] {""}
}
sakura-phase = { $phase ->
    [start] { CAP() }{ -start-phase }
    [main] { CAP() }{ -main-phase }
   *[end] { CAP() }{ -end-phase }
}
sakura-goes-first = { $player } goes first
sakura-seen = { $what ->
    [missed] Missed
    [evaded] Evaded
   *[negated] Cancelled
}
sakura-item-piece = { $kind ->
    [vigor] { -vigor }
    [token] { CAP() }{ -token }
   *[crystal] { -sakura-token }
} { $number }{ $state ->
    [lit] , can be taken
    [empty] , empty place
   *[there] {""}
}
sakura-item-card = { $name }{ $status ->
    [unused] , { -unused }
    [in-use] , { -status-in-use }
    [used] , { -devoted }
   *[none] {""}
}{ $pieces ->
    [0] {""}
    [one] , { $pieces } { -sakura-token }
   *[other] , { $pieces } { -sakura-token(form: "many") }
}{ $seeds ->
    [0] {""}
    [one] , 1 { -seed }
   *[other] , { $seeds } { -seed(form: "many") }
}{ $charged ->
    [yes] , { -charge }
   *[no] {""}
}{ $declared ->
    [yes] , declared as { $proxy }
   *[no] {""}
}{ $state ->
    [lit] , can be chosen
    [picked] , chosen
   *[there] {""}
}
sakura-back = { $kind ->
    [special] face-down Special card
    [poison] face-down { -poison(form: "one") }
    [part] face-down { -part(form: "one") }
    [plot] face-down { -plot(form: "one") }
    [unit] face-down { -unit(form: "one") }
   *[normal] face-down Normal card
}
sakura-copy-of = { $card } ({ -copy } of { $original })
sakura-panel = { CAP() }{ $panel ->
    [umbrella] { -umbrella }
    [plan] { -plan }
    [anvil] { -anvil }
    [poison-bag] { -poison-bag }
    [mechanisms] { -mechanism(form: "many") }
    [machine] { -machine }
    [gauges] Gauges
    [electronic] { -electronic-zone }
    [story] { -story-board }
    [bloom] { -bloom }
    [taboo] { -taboo-board }
    [mirror] Mirror
    [memory] { -memory }
    [aim] { -aim-board }
    [market] { -market }
    [barracks] { -barracks }
    [field] { -field }
    [falsehood] { -falsehood }
    [relics] { -relics }
    [sea] Sea
   *[other] { $panel }
}
sakura-counter = { $counter ->
    [attack] { -attack }
    [action] { -action }
    [enhancement] { -enhancement }
    [reaction] { -reaction }
    [full-power] { -full-power }
    [reflections] { -reflections }
    [completed] Perfected cards
    [journey] { -current-place }
    [journey-start] { -journey-start }
    [journey-round] { -homecoming }
    [fives] { -area(form: "many") } with exactly 5:
   *[other] { $counter }
} { $value }
board-declared = declared: { $card }
board-fives = exactly 5: { $count }
board-market = { CAP() }{ -market } { $value } ({ $area })
board-funds = { CAP() }{ -funds } { $mine } (opponent { $theirs })
board-funds-short = { CAP() }{ -funds } { $mine } : { $theirs }
board-umbrella = { $opened ->
    [yes] { -umbrella-open }
   *[no] { -umbrella-closed }
}
board-item-umbrella = { CAP() }{ -umbrella }: { board-umbrella }{ $state ->
    [lit] , can be turned
   *[there] {""}
}
board-wind = { CAP() }{ $wind ->
    [headwind] { -headwind }
   *[tailwind] { -tailwind }
}
board-dive = { $dive ->
    [0] Forward
   *[other] Backward
}
board-item-way = { CAP() }{ $dive ->
    [0] { -dive-forward }
   *[other] { -dive-backward }
}
board-item-dive = { $lies ->
    [known] your { -dive-card }, face down: { $dive ->
        [0] { -dive-forward }
       *[other] { -dive-backward }
    }
    [down] { CAP() }{ -dive-card }, face down
   *[surfaced] { CAP() }{ -dive-card }, not in play
}{ $state ->
    [lit] , can be laid
   *[there] {""}
}
board-plan = { $plan ->
    [0] { -shinzan }
   *[other] { -kibo }
}
board-item-half = { CAP() }{ -plan } board: { board-plan }
board-item-plan = { $lies ->
    [open] { CAP() }{ -plan } enacted, face up: { board-plan }
    [known] your { -plan }, face down: { board-plan }
   *[down] { CAP() }{ -plan }, face down
}{ $state ->
    [lit] , can be prepared
   *[there] {""}
}
board-aim = { -aim } { $value }
board-item-aim = { board-aim }{ $state ->
    [lit] , can be chosen
   *[there] {""}
}
board-gauge = { $gauge ->
    [wind] { -wind-gauge }
    [taboo] { -taboo-gauge }
   *[thunder] { -thunder-gauge }
} { $value }
board-item-gauge = { board-gauge }{ $state ->
    [lit] , can be chosen
   *[there] {""}
}
board-act = { CAP() }{ -act }: { $color ->
    [white] { -act-white }
    [red] { -act-red }
    [purple] { -act-purple }
    [green] { -act-green }
    [yellow] { -act-yellow }
   *[final] { -final-act }
}, value { $value }
board-item-act = { $act }{ $here ->
    [yes] , the current one
   *[no] {""}
}{ $state ->
    [target] , the { -mask-token } can go there
   *[there] {""}
}
board-item-mask = { CAP() }{ -mask-token } on { $act }{ $state ->
    [lit] , can be moved
   *[there] {""}
}
board-plot-space = { CAP() }{ -sakura-token } on { -plot-space } { $space } of { $spaces }
board-mirror-figure = { $counter ->
    [completed] Perfected
   *[reflections] { -reflections }
}
board-item-journey = { CAP() }{ -journey-place } { $place } ({ $place ->
    [1] gain 1 { -vigor }
    [2] move 1 { -sakura-token } between { -shadow } and any { -enhancement }
    [3] a card from your { -discard } or { -cover } goes under your { -deck }
   *[4] draw 1 card
}){ $here ->
    [yes] , { -current-place }
   *[no] {""}
}{ $start ->
    [home] , { -journey-start }; next time { -homecoming }
    [yes] , { -journey-start }
   *[no] {""}
}{ $state ->
    [lit] , can be chosen
   *[there] {""}
}
sakura-confirm-devotion = { $count ->
    [one] Put { $count } { -sakura-token } on it
   *[other] Put { $count } { -sakura-token(form: "many") } on it
}
sakura-confirm-mulligan = { $count ->
    [0] Keep this { -hand }
    [one] { $count } card to the bottom of your { -deck }
   *[other] { $count } cards to the bottom of your { -deck }
}
board-pay-vigor = Next { -basic-action }: pay with { -vigor }
board-pay-asked = Next { -basic-action }: choose what pays
board-payment = Pays for the next { -basic-action }: { $payment ->
    [vigor] { -vigor }
    [asked] you will be asked
   *[card] the card chosen
}
game-sakura = Sakura Arms
board-plate = { $name }: { $first } and { $second }{ $turn ->
    [yes] , has the turn
   *[no] {""}
}{ $decides ->
    [yes] , decides
   *[no] {""}
}
sakura-home-subtitle = A table for two to play Sakura Arms, season 9-2
sakura-about-rules = Sakura Arms, season 9-2: by the comprehensive rules in Japanese of 24 June 2024; where they err, by the Korean ones of 31 January 2025.
sakura-home-new = Begin by choosing the Megami
sakura-short = { $what ->
    [discard] Played
    [cover] Discards
    [electronic] Electronic Zone
    [enhancements] In play
    [specials] Special
    [extra] Extra
    [sealed] Sealed
    [outside] Out
   *[other] {""}
}

## What is told at the end

sakura-tale-figure = { CAP() }{ $figure }
sakura-tale-cards = Cards played
sakura-tale-attacks = { CAP() }{ -attack-object(form: "many") }
sakura-tale-aura = Damage taken to { -aura }
sakura-tale-life = Damage taken to { -life }
sakura-tale-effect = an effect
sakura-tale-blow = { CAP() }{ $card }, { -damage } { $damage }: it took the last { -life } of { $loser }.
