# The text of cards. Clauses begin small and come without a full stop; lines add both. $whose and $who: me, opponent, their (of whoever chooses).

## Where a rule stands

section-heading = { CAP() }{ $heading }
section-numbered = { CAP() }{ $heading } { $number }

## Lines of a card

text-skill = [{ CAP() }{ -mahoroba-cost } { $cost }] { $name } { $damage }
text-skill-with = [{ CAP() }{ -mahoroba-cost } { $cost }] { $name } { $damage }: { CAP() }{ $text }.
text-ex = [{ -mahoroba-ex-skill }, { -mahoroba-cost } { $cost }] { $name }: { CAP() }{ $text }.
text-once = once a { -mahoroba-turn }, { $text }
text-pays = { $cost }. If you do, { $text }
text-ability = [{ CAP() }{ -mahoroba-ability }] { CAP() }{ $text }.
text-set = [{ CAP() }{ -mahoroba-set }] { CAP() }{ $text }.
text-set-theirs = [{ CAP() }{ -mahoroba-set } on one of your opponent’s { -mahoroba-unit(form: "many") }] { CAP() }{ $text }.
text-command = { CAP() }{ $text }.

## Units

units-this = this { -mahoroba-unit }
units-bearer = the { -mahoroba-unit } bearing this card
units-main =
    { $whose ->
        [me] your { -mahoroba-main-unit }
       *[opponent] your opponent’s { -mahoroba-main-unit }
    }
units-them = that { -mahoroba-unit }
unit-kind =
    { $whose ->
        [me] 
            { $where ->
                [standby] { unit-other } of your { -mahoroba-standby-unit(form: "many") }
                [ko] { unit-other } of your { TERM("mahoroba-ko", "knocked-out") } { -mahoroba-standby-unit(form: "many") }
               *[area] { unit-other } of your { -mahoroba-unit(form: "many") }
            }
        [their] 
            { $where ->
                [standby] { unit-other } of their { -mahoroba-standby-unit(form: "many") }
                [ko] { unit-other } of their { TERM("mahoroba-ko", "knocked-out") } { -mahoroba-standby-unit(form: "many") }
               *[area] { unit-other } of their { -mahoroba-unit(form: "many") }
            }
       *[opponent] 
            { $where ->
                [standby] { unit-other } of your opponent’s { -mahoroba-standby-unit(form: "many") }
                [ko] { unit-other } of your opponent’s { TERM("mahoroba-ko", "knocked-out") } { -mahoroba-standby-unit(form: "many") }
               *[area] { unit-other } of your opponent’s { -mahoroba-unit(form: "many") }
            }
    }
unit-other =
    { $other ->
        [1] another
       *[0] one
    }
unit-kind-bearing =
    { $bearing ->
        [energy] { $units } with { -mahoroba-energy }
       *[set] { $units } with a { -mahoroba-set } card
    }

## Amounts and conditions

amount-per-energy = { SIGNED($each) } { -mahoroba-damage } for each { -mahoroba-energy } attached to this { -mahoroba-unit }
amount-per-unit = { SIGNED($each) } { -mahoroba-damage } for each { -mahoroba-unit } in your { -mahoroba-area }
amount-if = { SIGNED($much) } { -mahoroba-damage } if { $condition }
condition-ailing = { $units } is { TERM("mahoroba-rest", "resting") } or { TERM("mahoroba-stun", "stunned") }
condition-hurt = { $units } has { -mahoroba-damage }
condition-unhurt = { $units } has no { -mahoroba-damage }
condition-stands =
    { $where ->
        [main] this { -mahoroba-unit } is in the { -mahoroba-main }
       *[standby] this { -mahoroba-unit } is in a { -mahoroba-standby }
    }

## Costs

cost-rest = { -mahoroba-rest } this { -mahoroba-unit }
cost-energy = discard { $count } { -mahoroba-energy } from this { -mahoroba-unit }
cost-cards =
    { $count ->
        [one] discard { $count } card from your { -mahoroba-hand }
       *[other] discard { $count } cards from your { -mahoroba-hand }
    }

## Putting together

choose-unit =
    { $who ->
        [me] choose { $units }
       *[opponent] your opponent chooses { $units }
    }
while-so = while { $condition }, { $standing }
at-end-of-turn = at the end of your { -mahoroba-turn }, { $step }
when-knocked-out = when { $units } is { TERM("mahoroba-ko", "knocked out") }, { $step }

## What is done

step-strike = this { -mahoroba-skill } also deals { $amount } { -mahoroba-damage } to { $units }
step-deal = deal { $amount } { -mahoroba-damage } to { $units }
step-heal = heal { $amount } { -mahoroba-damage } from { $units }
step-normal = { $units } becomes { -mahoroba-normal }
step-rest = { -mahoroba-rest } { $units }
step-stun = { -mahoroba-stun } { $units }
step-bring-forward = { $units } changes places with the { -mahoroba-main-unit } of the same { -mahoroba-area }
step-revive = turn { $units } face up; it becomes { -mahoroba-normal }
step-drop-energy = discard { $count } { -mahoroba-energy } from { $units }
step-drop-set = discard a card { TERM("mahoroba-set", "set") } on { $units }
step-energy-from-discard = attach a card from your { -mahoroba-discard } to { $units } as { -mahoroba-energy }
step-pass-energy = move one { -mahoroba-energy } from this { -mahoroba-unit } to { $units }
step-draw =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
step-discard-hand =
    { $count ->
        [one] discard { $count } card from your { -mahoroba-hand }
       *[other] discard { $count } cards from your { -mahoroba-hand }
    }
step-search = take up to one { $card } from your { -mahoroba-deck }, show it, put it into your { -mahoroba-hand } and shuffle your { -mahoroba-deck }
step-take-back = put one { $card } from your { -mahoroba-discard } into your { -mahoroba-hand }
card-of-sort =
    { $term ->
        [mahoroba-unit] { $term }
        [mahoroba-strategy] { $term } { -mahoroba-command }
        [mahoroba-tactics] { $term } { -mahoroba-command }
        [mahoroba-enhancement] { $term } { -mahoroba-command }
       *[other] { $term } { -mahoroba-unit }
    }

## What is in force

change-dealt = { -mahoroba-damage } dealt by a { -mahoroba-skill } of { $units } is { $how }
change-taken = { -mahoroba-damage } that { $units } takes from a { -mahoroba-skill } is { $how }
change-plus = increased by { $by }
change-minus = reduced by { $by }
change-times = multiplied by { $by }
change-half = halved (rounded down)
change-at-most = no more than { $by }
change-hp = { $units } has { $by } more { -mahoroba-hp }
change-no-retreat = { $units } can’t { -mahoroba-retreat }
change-wins-ties = you win ties at { -mahoroba-janken } in your { -mahoroba-end-phase }
change-stands-in = if { $units } would be { TERM("mahoroba-ko", "knocked out") }, discard this card instead and leave that { -mahoroba-unit } with { $left } { -mahoroba-hp }
