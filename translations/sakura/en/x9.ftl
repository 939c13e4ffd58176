# Texts of extra rules §9: the machine and its tokens, Maneuvers, TransForm cards. A clause is written without a full
# stop and begins small; the line brings both.

amount-tokens =
    { $whose ->
        [me] { counted-number }{ -artificial-crystal(form: "many") } in your { $area }
       *[opponent] { counted-number }{ -artificial-crystal(form: "many") } in your opponent’s { $area }
    }
amount-tokens-spent =
    { $whose ->
        [me] { counted-number }{ $area } { -artificial-crystal(form: "many") } of yours
       *[opponent] { counted-number }{ $area } { -artificial-crystal(form: "many") } of your opponent’s
    }
burn-tokens =
    { $count ->
        [1] { TERM("burn", "burn") } 1 { -artificial-crystal } in your { -machine }
       *[other] { TERM("burn", "burn") } { $count } { -artificial-crystal(form: "many") } in your { -machine }
    }
burn-to-use =
    { $count ->
        [1] as an { -additional-cost } of playing this card, { TERM("burn", "burn") } 1 { -artificial-crystal }
       *[other] as an { -additional-cost } of playing this card, { TERM("burn", "burn") } { $count } { -artificial-crystal(form: "many") }
    }
burns-back = when you would { TERM("burn", "burn") } { -artificial-crystal(form: "many") }, move as many { TERM("burnt", "burned") } ones to your { -machine } instead
recover-tokens =
    { $count ->
        [1] { TERM("restore", "recover") } 1 of your { -burnt } { -artificial-crystal(form: "many") }
       *[other] { TERM("restore", "recover") } { $count } of your { -burnt } { -artificial-crystal(form: "many") }
    }
recover-all-tokens = { TERM("restore", "recover") } all of your { -burnt } { -artificial-crystal(form: "many") }
x-recovered = X is how many this card { TERM("restore", "recovered") }
do-ride = { TERM("ride", "Maneuver") }
option-ride = { CAP() }{ $way }
trigger-rode = you change the { -distance } by a { TERM("ride", "Maneuver") }
count-at-distance = your { -distance-plus(form: "many") } count as { -sakura-token(form: "many") } on { -distance } and take up room there; a { -sakura-token } under one of your { -distance-minus(form: "many") } doesn’t count and can’t be chosen
condition-at-distance = some of your { -artificial-crystal(form: "many") } are on { -distance }
leave-distance = they become { -burnt }
attack-dash-or-up-to-x =
    { $where ->
        [aura] { $attack } with “-” or X or less as { -aura-damage }
       *[life] { $attack } with “-” or X or less as { -life-damage }
    }
leave-only =
    { $left ->
        [0] move all { -sakura-token(form: "many") } from { $source } to { $target }
       *[other] move { -sakura-token(form: "many") } from { $source } to { $target } until only { $left } are left
    }
do-transform = { -transform-machine } your { -machine }
amount-times-transformed = how many times your { -machine } has changed by a { -transform-machine } in this { -sakura-duel }
condition-transformed = your { -machine } has changed by a { -transform-machine } this turn
titled = { $name }: { CAP() }{ $text }
trigger-pile-even =
    { $whose ->
        [me] the number of cards in your { $area } becomes even and isn’t 0
       *[opponent] the number of cards in your opponent’s { $area } becomes even and isn’t 0
    }
no-hand-limit =
    { $who ->
        [me] your { -hand } has no { TERM("hand-limit", "maximum size") }
       *[opponent] your opponent’s { -hand } has no { TERM("hand-limit", "maximum size") }
    }
draws-at-start =
    { $who ->
        [me] you { TERM("draw", "draw") } only { $count ->
            [1] 1 card
           *[other] { $count } cards
        }
       *[opponent] your opponent { TERM("draw", "draws") } only { $count ->
            [1] 1 card
           *[other] { $count } cards
        }
    }
through-next-start =
    { $whose ->
        [me] in your next { -start-phase }, { $standing }
       *[opponent] in your opponent’s next { -start-phase }, { $standing }
    }
lasting-through-start = { $card } of { $who }, in the next { -start-phase }: { CAP() }{ $effect }
to-extra = return { put-what } to your { -extra }

## Names that TransForm cards print

-beta-edge = Beta-Edge
    .gloss = The { -extra-basic-action } that one { -transform-card } brings: an { -attack-object }, then a { -ride }.

-gamma-ray = Gamma-Ray
    .gloss = The { -extra-basic-action } that one { -transform-card } brings: the top card of the { -opponent }’s { -deck } goes to their { -discard }.

-delta-wing = Delta-Wing
    .gloss = The { -extra-basic-action } that one { -transform-card } brings: within { -distance } 7, one { -sakura-token } from { -shadow } to { -distance }.

-sigma-drive = Sigma-Drive
    .gloss = The { -extra-basic-action } that one { -transform-card } brings: an { -attack-object } once a { -turn }, after which you { -flinch }.

-zeta-voice = Zeta-Voice
    .gloss = The { -forced } effect of one { -transform-card }: you may make an { -attack-object } after the { -opponent }’s { -rebuild }.

-phi-cycle = Phi-Cycle
    .gloss = The { -forced } effect of one { -transform-card }: you gain { -vigor } when the number of cards in the { -opponent }’s { -discard } becomes even.
place-burnt = { $who }’s { -burnt } { -artificial-crystal(form: "many") }
