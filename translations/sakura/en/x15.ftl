# Texts of extra rules §15: the wind at sea and dives. A clause is written without a full stop and begins small; the
# line brings both.

condition-headwind =
    { $whose ->
        [me] you have a { -headwind }
       *[opponent] your opponent has a { -headwind }
    }
condition-tailwind =
    { $whose ->
        [me] you have a { -tailwind }
       *[opponent] your opponent has a { -tailwind }
    }
condition-submerged =
    { $whose ->
        [me] you are { -submerged }
       *[opponent] your opponent is { -submerged }
    }
dive = { -dive }
resolve-dive = { TERM("dive-resolution", "resolve your submersion") }
before-resolving = before { AN() }{ $card } resolves, { $step }
card-used-by =
    { $who ->
        [me] { $card } that you play
       *[opponent] { $card } that your opponent plays
    }
card-used-out-of-by =
    { $who ->
        [me] { $card } that you play from your { $area }
       *[opponent] { $card } that your opponent plays from their { $area }
    }
change-damage-goes-of-life = moves the { -sakura-token(form: "many") } of its { -life-damage } to { $target } instead
change-range-ends = keeps only the lowest and the highest value of its { -range }, if that has { $least } or more
trigger-this-returned = this card becomes { -unused } again
trigger-came-closer = in your opponent’s { -turn }, the { -current-distance } becomes less than at its start by { $by } or more
show-from-deck =
    { $whose ->
        [me]
            { $count ->
                [1] reveal the top card of your { -deck }
               *[other] reveal the top { $count } cards of your { -deck }
            }
       *[opponent]
            { $count ->
                [1] reveal the top card of your opponent’s { -deck }
               *[other] reveal the top { $count } cards of your opponent’s { -deck }
            }
    }
deal-to-aura-and-life =
    { $who ->
        [me] deal { $amount } { -damage } to your { -aura } and to your { -life }
       *[opponent] deal { $amount } { -damage } to your opponent’s { -aura } and to your opponent’s { -life }
    }
prompt-dive = Choose in secret which way you { -dive }.
line-attack-evaded = The { -attack-object } of { $attack } was evaded by a { TERM("dive", "submersion") } and not made: { -distance } { $distance } is out of its { -range }.
refusal-dive-chosen = Which way you { -dive } is chosen only when a { -card } lets you { -dive }; until it is revealed it lies as it is.
refusal-wind-turns = Whether you have a { -tailwind } or a { -headwind } follows from the { -attack-object(form: "many") } made at you the { -turn } before; it can’t be turned by hand.
