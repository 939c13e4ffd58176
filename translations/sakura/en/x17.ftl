# Texts of extra rules §17: Seed tokens, the Field, Growth. A clause is written without a full stop and begins small; the
# line brings both.

sprout-seeds =
    { $count ->
        [1] { TERM("sprouted", "sprout") } 1 { -seed } in your { -field }
       *[other] { TERM("sprouted", "sprout") } { $count } { -seed(form: "many") } in your { -field }
    }
seed-rules = when you play an { -enhancement } card of a Megami, { TERM("sprouted", "sprout") } 1 { -seed } in your { -field }
amount-sprouted-seeds = { counted-number }{ -sprouted } { -seed(form: "many") } in your { -field }
amount-seeds-on-cards =
    { $in-use ->
        [yes] { counted-number }your { -seed(form: "many") } on { -enhancement } cards
       *[no] { counted-number }{ -seed(form: "many") } on your { -enhancements }
    }
amount-seeds-on-this = { counted-number }{ -seed(form: "many") } on this card
condition-all-sprouted = all { -seed(form: "many") } in your { -field } are { -sprouted }
condition-in-phase = it is a { $phase }
trigger-seeds-become = the number of { -seed(form: "many") } on this card becomes { $count }
trigger-crystals-taken =
    { $who ->
        [me] you move { -sakura-token(form: "many") } from { $spot } for the first time in a turn
       *[opponent] your opponent moves { -sakura-token(form: "many") } from { $spot } for the first time in a turn
    }
upkeep-comes-here = a { -sakura-token } that the { -start-phase } moves from another of your { -enhancements } to { -shadow } comes to this card instead
next-basic-idle =
    { $who ->
        [me] your next { -basic-action } this turn has no effect
       *[opponent] your opponent’s next { -basic-action } this turn has no effect
    }
as-it-comes-and-in-end-phase = when this card is initialized, and in your { -end-phase } while it is in play, { $step }
prompt-lay-seeds =
    { $count ->
        [1] Choose up to 1 { -sakura-token } in { -shadow } or your { -aura }, or { -sprouted } { -seed }, to put onto the card.
       *[other] Choose up to { $count } { -sakura-token(form: "many") } in { -shadow } or your { -aura }, or { -sprouted } { -seed(form: "many") }, to put onto the card.
    }
prompt-growth =
    { $count ->
        [1] { -growth }: you may put 1 more { -sprouted } { -seed } onto the card.
       *[other] { -growth }: you may put up to { $count } more { -sprouted } { -seed(form: "many") } onto the card.
    }
place-sprouted = { $who }’s { -field } ({ -sprouted })
place-unsprouted = { $who }’s { -field } ({ -unsprouted })
