# What the board says: places, cards as they lie, the choice of decks.

game-hololive = hololive OFFICIAL CARD GAME

hololive-home-subtitle = A table for two for the hololive OFFICIAL CARD GAME
hololive-about-rules = hololive OFFICIAL CARD GAME: by the comprehensive rules 1.7.0 of 30 January 2026.
hololive-home-new = Choose decks and begin

hololive-again-detail = Choose decks, beginning with these
hololive-same-detail = The same decks, at once

hololive-area =
    { $area ->
        [oshi] { -hololive-oshi-position }
        [center] { -hololive-center }
        [collab] { -hololive-collab }
        [back] { -hololive-back }
        [stack] { -hololive-stack }
        [cheer] { -hololive-cheer }
        [support] { -hololive-support }
        [life] { -hololive-life }
        [deck] { -hololive-deck }
        [cheer-deck] { -hololive-cheer-deck }
        [hand] { -hololive-hand }
        [archive] { -hololive-archive }
        [holo-power] { -hololive-holo-power }
        [resolution] { -hololive-resolution }
        [outside] off the stage
       *[other] { $area }
    }
hololive-short =
    { $what ->
        [center] Center
        [collab] Collab
        [back] Back
        [oshi] Oshi
        [cheer-deck] Cheer
        [holo-power] Power
       *[other] {""}
    }
hololive-phase =
    { $phase ->
        [reset] { -hololive-reset-step }
        [hand] { -hololive-hand-step }
        [cheer] { -hololive-cheer-step }
        [main] { -hololive-main-step }
        [performance] { -hololive-performance-step }
       *[end] { -hololive-end-step }
    }
hololive-goes-first = { $player } goes first
hololive-seen = { CAP() }{ -hololive-down }
hololive-turn-line = { $turn ->
    [0] Before the duel
   *[other] { CAP() }{ -hololive-turn } { $turn }
}{ $room ->
    [little] {""}
   *[much] {" "}· { $name }
}{ $phase ->
    [reset] {" "}· { -hololive-reset-step }
    [hand] {" "}· { -hololive-hand-step }
    [cheer] {" "}· { -hololive-cheer-step }
    [main] {" "}· { -hololive-main-step }
    [performance] {" "}· { -hololive-performance-step }
    [end] {" "}· { -hololive-end-step }
   *[none] {""}
}
hololive-item-card = { $name }{ $holomem ->
    [yes] , { $left } { -hololive-hp } left, { $cheer } { -hololive-cheer }
   *[no] {""}
}{ $support ->
    [0] {""}
   *[other] , { $support } { -hololive-support }
}{ $status ->
    [rest] , resting
   *[none] {""}
}{ $state ->
    [lit] , can be chosen
    [picked] , chosen
   *[there] {""}
}
hololive-item-piece = { $number } { $kind ->
   *[damage] { -hololive-damage }
}{ $state ->
    [lit] , can be chosen
    [picked] , chosen
   *[there] {""}
}
hololive-back =
    { $kind ->
        [cheer] face-down { -hololive-cheer }
       *[main] face-down card
    }
