# Extra rules §4: the umbrella, cards with two sides, cards that are revealed from hand.

flip-umbrella =
    { $who ->
        [me] { -turn-umbrella }
       *[opponent] your opponent must { -turn-umbrella }
    }
condition-umbrella-open =
    { $whose ->
        [me] your { -umbrella } is open
       *[opponent] your opponent’s { -umbrella } is open
    }
trigger-umbrella-turned =
    { $who ->
        [me] you { -turn-umbrella }
       *[opponent] your opponent turns the { -umbrella }
    }
attack-of-megami = { $megami } { $attack }
change-range-all-sides = has the { -range } of both sides of its card
may-show-this = when { $trigger }, you may reveal this card from your { $area }
prompt-show = Reveal { $card } from your { $area }?
trigger-first-use =
    { $who ->
        [me] you play { AN() }{ $card } for the first time in a turn of yours
       *[opponent] your opponent plays { AN() }{ $card } for the first time in a turn of their own
    }
condition-none-used-this-turn = you have played no { $card } this turn
place-crystals-x = put X { -sakura-token(form: "many") } from { $source } on { $target }, where X is { $amount }
place-crystals =
    { $count ->
        [1] put 1 { -sakura-token } from { $source } on { $target }
       *[other] put { $count } { -sakura-token(form: "many") } from { $source } on { $target }
    }
