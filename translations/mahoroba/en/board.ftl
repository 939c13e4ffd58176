# What the board says: places, cards as they lie, the choice of decks.

game-mahoroba = Mahoroba Youjo Kitan (quick rules)

mahoroba-home-subtitle = A table for two for Mahoroba Youjo Kitan by its quick rules, with practice cards
mahoroba-about-rules = Mahoroba Youjo Kitan: by the quick rules of its play mat, with practice cards of this program.
mahoroba-home-new = Choose decks and begin

mahoroba-again-detail = Choose again, starting from these decks
mahoroba-same-detail = The same forty cards, at once

mahoroba-area = { $area ->
    [main] { -mahoroba-main }
    [standby-1] { -mahoroba-standby-1 }
    [standby-2] { -mahoroba-standby-2 }
    [standby-3] { -mahoroba-standby-3 }
    [standby-4] { -mahoroba-standby-4 }
    [deck] { -mahoroba-deck }
    [hand] { -mahoroba-hand }
    [discard] { -mahoroba-discard }
    [energy] { -mahoroba-energy }
    [set] set cards
    [in-use] { -mahoroba-in-use }
   *[other] { $area }
}
mahoroba-short = { $what ->
    [discard] Discard
    [main] Main
    [standby-1] Stand-by 1
    [standby-2] Stand-by 2
    [standby-3] Stand-by 3
    [standby-4] Stand-by 4
   *[other] {""}
}
mahoroba-phase = { $phase ->
    [draw] { CAP() }{ -mahoroba-draw-phase }
    [main] { CAP() }{ -mahoroba-main-phase }
    [battle] { CAP() }{ -mahoroba-battle-phase }
   *[end] { CAP() }{ -mahoroba-end-phase }
}
mahoroba-goes-first = { $player } goes first
mahoroba-seen = { -mahoroba-ko }
mahoroba-turn-line = { $turn ->
    [0] Before the duel
   *[other] { CAP() }{ -mahoroba-turn } { $turn }
}{ $room ->
    [little] {""}
   *[much] {" "}· { $name }
}{ $phase ->
    [draw] {" "}· { -mahoroba-draw-phase }
    [main] {" "}· { -mahoroba-main-phase }
    [battle] {" "}· { -mahoroba-battle-phase }
    [end] {" "}· { -mahoroba-end-phase }
   *[none] {""}
}
mahoroba-state = { $state ->
    [rest] { CAP() }{ TERM("mahoroba-rest", "resting") }
    [stun] { CAP() }{ TERM("mahoroba-stun", "stunned") }
   *[ko] { -mahoroba-ko }
}
mahoroba-hp-left = { -mahoroba-hp } { $left }/{ $hp }
mahoroba-item-card = { $name }{ $unit ->
    [yes] , { $left } { -mahoroba-hp } left, { $energy } { -mahoroba-energy }
   *[no] {""}
}{ $status ->
    [rest] , { TERM("mahoroba-rest", "resting") }
    [stun] , { TERM("mahoroba-stun", "stunned") }
    [ko] , { TERM("mahoroba-ko", "knocked out") }
   *[none] {""}
}{ $state ->
    [lit] , can be chosen
    [picked] , chosen
   *[there] {""}
}
mahoroba-back = face-down card
mahoroba-plate = { $name }: { $units ->
    [one] { $units } { -mahoroba-unit }
   *[other] { $units } { -mahoroba-unit(form: "many") }
}{ $charged ->
    [yes] , has charged
   *[no] {""}
}{ $retreated ->
    [yes] , has retreated
   *[no] {""}
}{ $turn ->
    [yes] , has the turn
   *[no] {""}
}{ $decides ->
    [yes] , decides
   *[no] {""}
}
mahoroba-units-left = { $units ->
    [one] { $units } { -mahoroba-unit } left
   *[other] { $units } { -mahoroba-unit(form: "many") } left
}
mahoroba-units-left-short = { $units } left

## Choosing decks

mahoroba-choose-title = Choose decks
mahoroba-choose-window = Choose decks — { app-name }
mahoroba-practice-note = The cards are practice cards made by this program. They are not official cards.
mahoroba-computer-deck = The computer brings one of the practice decks. You will see which one as it plays.
deck-lanterns-detail = { CAP() }{ -mahoroba-flame }, { -mahoroba-sun }, { -mahoroba-grove }. Fast attacks, and friends on stand-by who help.
deck-deep-water-detail = { CAP() }{ -mahoroba-tide }, { -mahoroba-moon }, { -mahoroba-grove }. Guarding and ailments: a patient fight.
mahoroba-janken-how = { CAP() }{ -mahoroba-janken }
mahoroba-janken-by = { $how ->
    [luck] Left to luck
   *[hands] Both players choose
}
mahoroba-begin = Begin the duel

## What is told at the end

mahoroba-tale-units = Units left
mahoroba-tale-commands = Commands used
mahoroba-tale-skills = Skills used
mahoroba-tale-damage = Damage dealt
