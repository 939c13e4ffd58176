# What the board says: places, cards as they lie.

game-gateruler = Gate Ruler (base game, reconstructed)
gateruler-home-subtitle = A table for two: the base game of Gate Ruler, reconstructed from public pages
gateruler-about-rules = Gate Ruler: its base game, reconstructed from public pages, with the addendum to its comprehensive rules.
gateruler-home-new = Choose rulers and decks and begin
gateruler-again-detail = Choose again, beginning with these
gateruler-same-detail = The same rulers and decks, at once
gateruler-area =
    { $area ->
        [ruler] { -gateruler-ruler }
        [left] { -gateruler-left }
        [defence] { -gateruler-defence }
        [right] { -gateruler-right }
        [set-1] { -gateruler-set-1 }
        [set-2] { -gateruler-set-2 }
        [set-3] { -gateruler-set-3 }
        [field] { -gateruler-field }
        [energy] { -gateruler-energy }
        [spent] { -gateruler-spent }
        [drive] { -gateruler-drive }
        [gate] { -gateruler-gate }
        [damage] { -gateruler-damage }
        [counter] { -gateruler-counter }
        [graveyard] { -gateruler-graveyard }
        [soul] { -gateruler-soul }
        [removed] { -gateruler-removed }
        [deck] { -gateruler-deck }
        [hand] { -gateruler-hand }
        [outside] { -gateruler-outside }
       *[other] { $area }
    }
gateruler-short =
    { $what ->
        [left] Left
        [defence] Defence
        [right] Right
        [ruler] Ruler
        [field] Field
        [drive] Drive
        [damage] Damage
        [removed] Removed
        [counter] Counter
        [soul] Souls
        [energy] Energy
        [spent] Spent
        [set-1] Set 1
        [set-2] Set 2
        [set-3] Set 3
       *[other] {""}
    }
gateruler-phase =
    { $phase ->
        [start] { -gateruler-start-phase }
        [main] { -gateruler-main-phase }
        [attack] { -gateruler-attack-phase }
       *[end] { -gateruler-end-phase }
    }
gateruler-goes-first = { $player } goes first
gateruler-seen = Destroyed
gateruler-turn-line = { $turn ->
    [0] Before the duel
   *[other] { CAP() }{ -gateruler-turn } { $turn }
}{ $room ->
    [little] {""}
   *[much] {" "}· { $name }
}{ $phase ->
    [start] {" "}· { -gateruler-start-phase }
    [main] {" "}· { -gateruler-main-phase }
    [attack] {" "}· { -gateruler-attack-phase }
    [end] {" "}· { -gateruler-end-phase }
   *[none] {""}
}
gateruler-item-card = { $name }{ $unit ->
    [yes] , { -gateruler-atk } { $atk }, { -gateruler-hp } { $left } of { $hp }, { -gateruler-stk } { $stk }
    [ruler] , { -gateruler-atk } { $atk }, { -gateruler-stk } { $stk }, { -gateruler-life } { $hp }
   *[no] {""}
}{ $souls ->
    [0] {""}
   *[other] , souls: { $souls }
}{ $status ->
    [rest] , rested
   *[none] {""}
}{ $state ->
    [lit] , can be chosen
    [picked] , chosen
   *[there] {""}
}
gateruler-item-piece = { $number } { $kind ->
    [damage] { -gateruler-damage-dealt }
   *[energy] { -gateruler-energy-card }
}{ $state ->
    [lit] , can be chosen
    [picked] , chosen
   *[there] {""}
}
gateruler-back = face-down card
