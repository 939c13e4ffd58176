# The text of cards. Clauses begin small and come without a full stop; lines add both. $whose and $who: me, opponent, their (of whoever chooses).

## Where a rule stands

section-heading = { CAP() }{ $heading }
section-numbered = { CAP() }{ $heading } { $number }

## Lines of a card

text-skill = [{ CAP() }{ -cost } { $cost }] { $name } { $damage }
text-skill-with = [{ CAP() }{ -cost } { $cost }] { $name } { $damage }: { CAP() }{ $text }.
text-ex = [{ -ex-skill }, { -cost } { $cost }] { $name }: { CAP() }{ $text }.
text-once = once a { -turn }, { $text }
text-pays = { $cost }. If you do, { $text }
text-ability = [{ CAP() }{ -ability }] { CAP() }{ $text }.
text-set = [{ CAP() }{ -set }] { CAP() }{ $text }.
text-set-theirs = [{ CAP() }{ -set } on a { -unit } of the opponent’s] { CAP() }{ $text }.
text-command = { CAP() }{ $text }.
clause-and-then = { $first }. { CAP() }{ $second }

## Units

units-this = this { -unit }
units-bearer = the { -unit } with this { -set }
units-main =
    { $whose ->
        [me] your { -main-unit }
       *[opponent] the opponent’s { -main-unit }
    }
units-them = that { -unit }
unit-kind =
    { $whose ->
        [me] 
            { $where ->
                [standby] { unit-other } of your { -standby-unit(form: "many") }
                [ko] { unit-other } of your { TERM("ko", "knocked out") } { -standby-unit(form: "many") }
               *[area] { unit-other } of your { -unit(form: "many") }
            }
        [their] 
            { $where ->
                [standby] { unit-other } of their { -standby-unit(form: "many") }
                [ko] { unit-other } of their { TERM("ko", "knocked out") } { -standby-unit(form: "many") }
               *[area] { unit-other } of their { -unit(form: "many") }
            }
       *[opponent] 
            { $where ->
                [standby] { unit-other } of the opponent’s { -standby-unit(form: "many") }
                [ko] { unit-other } of the opponent’s { TERM("ko", "knocked out") } { -standby-unit(form: "many") }
               *[area] { unit-other } of the opponent’s { -unit(form: "many") }
            }
    }
unit-other =
    { $other ->
        [1] another
       *[0] one
    }
unit-kind-bearing =
    { $bearing ->
        [energy] { $units } with { -energy }
       *[set] { $units } with a { -set } card
    }

## Amounts and conditions

amount-per-energy = { SIGNED($each) } { -damage } for each { -energy } attached to this { -unit }
amount-per-unit = { SIGNED($each) } { -damage } for each { -unit } in your { -area }
amount-if = { SIGNED($much) } { -damage } if { $condition }
condition-ailing = { $units } { TERM("rest", "rests") } or is { TERM("stun", "stunned") }
condition-hurt = { $units } has { -damage }
condition-unhurt = { $units } has no { -damage }
condition-stands =
    { $where ->
        [main] this { -unit } is in the { -main }
       *[standby] this { -unit } is in a { -standby }
    }

## Costs

cost-rest = { -rest } this { -unit }
cost-energy = discard { $count } { -energy } of this { -unit }
cost-cards =
    { $count ->
        [one] discard { $count } card from your { -hand }
       *[other] discard { $count } cards from your { -hand }
    }

## Putting together

choose-unit =
    { $who ->
        [me] choose { $units }. { CAP() }{ $steps }
       *[opponent] the opponent chooses { $units }. { CAP() }{ $steps }
    }
may-do = you may do this: { $step }
one-of = do one of these: { $steps }
one-of-item = “{ $step }”
if-so-do = if { $condition }, { $step }
until-end-of-turn = until the end of this { -turn }, { $change }
while-so = while { $condition }, { $standing }
at-end-of-turn = at the end of your { -turn }, { $step }
when-knocked-out = when { $units } is { TERM("ko", "knocked out") }, { $step }

## What is done

step-strike = this { -skill } also deals { $amount } { -damage } to { $units }
step-deal = deal { $amount } { -damage } to { $units }
step-heal = heal { $amount } { -damage } of { $units }
step-normal = { $units } becomes { -normal }
step-rest = { -rest } { $units }
step-stun = { -stun } { $units }
step-bring-forward = { $units } changes places with the { -main-unit } of its side
step-revive = turn { $units } face up and { -normal }
step-drop-energy = discard { $count } { -energy } of { $units }
step-drop-set = discard a card { TERM("set", "set") } on { $units }
step-energy-from-discard = attach a card of your { -discard } to { $units } as { -energy }
step-pass-energy = attach an { -energy } of this { -unit } to { $units } instead
step-draw =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
step-discard-hand =
    { $count ->
        [one] discard { $count } card from your { -hand }
       *[other] discard { $count } cards from your { -hand }
    }
step-search = take up to one { $card } from your { -deck }, show it, put it into your { -hand } and shuffle the { -deck }
step-take-back = put one { $card } of your { -discard } into your { -hand }
card-of-sort =
    { $sort ->
        [unit] { $term }
        [strategy] { $term } { -command }
        [tactics] { $term } { -command }
        [enhancement] { $term } { -command }
       *[element] { -unit } of { $term }
    }

## What is in force

change-dealt = { -damage } dealt by a { -skill } of { $units } is { $how }
change-taken = { -damage } that { $units } takes from a { -skill } is { $how }
change-plus = increased by { $by }
change-minus = reduced by { $by }
change-times = multiplied by { $by }
change-half = halved (rounded down)
change-at-most = at most { $by }
change-hp = { $units } has { $by } more { -hp }
change-no-retreat = { $units } can’t { -retreat }
change-wins-ties = you win ties of { -janken } in your { -end-phase }
change-stands-in = if { $units } would be { TERM("ko", "knocked out") }, discard this card instead and leave that { -unit } { $left } { -hp }
