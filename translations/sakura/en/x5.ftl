# Extra rules §5: plans, and what their cards do besides. The text of cards as in phrases.ftl: clauses in small letters
# without a full stop.

## Text of cards

plan-text = { -enact-plan }, then { TERM("prepare-plan", "prepare") } your next one:{ "\u000A" }{ $plans }
plan-part = { $plan }: { CAP() }{ $step }
plan-prepare-next = { TERM("prepare-plan", "prepare") } your next { -plan }
plan-prepare-anew = { -prepare-plan }
plans-of-discard = { TERM("enact-plan", "enact") } the { -plan(form: "many") } on any number of cards in your { -discard }, each card’s once, in any order; when all of them are resolved, { TERM("prepare-plan", "prepare") } your next { -plan }
condition-plan-open = your { -plan } isn’t prepared
card-played-or-used =
    { $whose ->
        [me] { $card } in your { -discard } or among your { -devoted-special(form: "many") }
       *[opponent] { $card } in your opponent’s { -discard } or among your opponent’s { -devoted-special(form: "many") }
    }
emptied = choose { $cards } and move all { -sakura-token(form: "many") } on it to { -shadow }
use-or-put =
    { $cards ->
        [pick-looking] { $cards } and either play it or { $where }
        [pick-looking-up-to] { $cards } and either play it or { $where }
       *[other] choose { $cards } and either play it or { $where }
    }

## Questions and answers

prompt-prepare-plan = { CAP() }{ TERM("prepare-plan", "prepare") } your next { -plan }, in secret.
option-put = Put { $card } into the { $area }

## The journal

line-counter-laid-open = { $who } laid open their { $counter }: { $value }.
