# The text of cards. One effect is one line; clauses are written in small letters without a full stop, the line adds
# both. Conditions are clauses that stand after "if". $whose and $who are `me` (you) or `opponent`.

## Lines

line-keyword = { CAP() }{ $text }
line-stop = { CAP() }{ $text }.
line-open = { CAP() }{ $text }
line-of-class-stop = { CAP() }{ $kind }: { CAP() }{ $text }.
line-of-class-open = { CAP() }{ $kind }: { CAP() }{ $text }
line-of-classes-stop = { $first }/{ $second }: { CAP() }{ $text }.
line-of-classes-open = { $first }/{ $second }: { CAP() }{ $text }
all-out = { -all-out }: { CAP() }{ $text }
unless-all-out = { -not-all-out }, { $text }
keyword = { $term }
keyword-with-figure = { $term } { $figure }
cards-gain = your { $card } gain { $gains }
cards-lose = your { $card } lose { $loses }
cards-lose-and-gain = your { $card } lose { $loses } and gain { $gains }
this-card-gain = this card gains { $gains }
this-card-lose = this card loses { $loses }
this-card-lose-and-gain = this card loses { $loses } and gains { $gains }
next-card-gains = the next { $card } that you play this turn gains { $gains }

## Spots

spot-shared = { $area }
spot-of =
    { $whose ->
        [me] your { $area }
       *[opponent] your opponent’s { $area }
    }
spot-this-card = this card
spot-that-card = that card

## Numbers

amount-life =
    { $whose ->
        [me] your { -life }
       *[opponent] your opponent’s { -life }
    }
amount-aura =
    { $whose ->
        [me] your { -aura }
       *[opponent] your opponent’s { -aura }
    }
amount-flare =
    { $whose ->
        [me] your { -flare }
       *[opponent] your opponent’s { -flare }
    }
amount-vigor =
    { $whose ->
        [me] your { -vigor }
       *[opponent] your opponent’s { -vigor }
    }
amount-hand =
    { $whose ->
        [me] the number of cards in your { -hand }
       *[opponent] the number of cards in your opponent’s { -hand }
    }
amount-deck =
    { $whose ->
        [me] the number of cards in your { -deck }
       *[opponent] the number of cards in your opponent’s { -deck }
    }
amount-discard =
    { $whose ->
        [me] the number of cards in your { -discard }
       *[opponent] the number of cards in your opponent’s { -discard }
    }
amount-cover =
    { $whose ->
        [me] the number of cards in your { -cover }
       *[opponent] the number of cards in your opponent’s { -cover }
    }
amount-both-covers = the number of cards in both players’ { -cover(form: "many") } together
amount-enhancements =
    { $whose ->
        [me] the number of your { -enhancements }
       *[opponent] the number of your opponent’s { -enhancements }
    }
counted-hand =
    { $whose ->
        [me] cards in your { -hand }
       *[opponent] cards in your opponent’s { -hand }
    }
counted-deck =
    { $whose ->
        [me] cards in your { -deck }
       *[opponent] cards in your opponent’s { -deck }
    }
counted-discard =
    { $whose ->
        [me] cards in your { -discard }
       *[opponent] cards in your opponent’s { -discard }
    }
counted-cover =
    { $whose ->
        [me] cards in your { -cover }
       *[opponent] cards in your opponent’s { -cover }
    }
counted-both-covers = cards in both players’ { -cover(form: "many") } together
counted-enhancements =
    { $whose ->
        [me] { TERM("enhancements", "Enhancements") } of yours in play
       *[opponent] { TERM("enhancements", "Enhancements") } of your opponent’s in play
    }
amount-distance = the { -current-distance }
amount-turn-start-distance = the { -turn-start-distance }
amount-dealt = the { $where } this { -attack-object } dealt
amount-on-this-card = { counted-number }{ -sakura-token(form: "many") } on this card
damage-to-aura = { -aura-damage }
damage-to-life = { -life-damage }
counted-number =
    { $told ->
        [number] the number of { "" }
       *[things] { "" }
    }

## Conditions

condition-special-used =
    { $whose ->
        [me] { AN() }{ $card } of yours is { -devoted }
       *[opponent] { AN() }{ $card } of your opponent’s is { -devoted }
    }
condition-chosen =
    { $where ->
        [aura] { -aura-damage } was chosen for this { -attack-object }
       *[life] { -life-damage } was chosen for this { -attack-object }
    }
condition-chosen-answered =
    { $where ->
        [aura] { -aura-damage } was chosen for it
       *[life] { -life-damage } was chosen for it
    }
condition-answers = this card is a { -reaction } to { AN() }{ $attack }
condition-turn =
    { $whose ->
        [me] it is your { -turn }
       *[opponent] it is your opponent’s { -turn }
    }
condition-used-from =
    { $ordinal ->
        [1] this is a card you played this turn
        [2] this is your 2nd or later card this turn
        [3] this is your 3rd or later card this turn
       *[other] this is your { $ordinal }th or later card this turn
    }
condition-within = the { -current-distance } is { $least } to { $most }

## Cards and attacks

noun =
    { $noun ->
        [attack] { -attack-object }
        [card]
            { $kind ->
                [special] { -special(form: "one") }
                [normal] { -normal(form: "one") }
                [plot] { -plot(form: "one") }
                [poison] { -poison(form: "one") }
                [transform] { -transform-card(form: "one") }
                [unit] { -unit(form: "one") }
                [normal-or-unit] { -normal(form: "one") } or { -unit(form: "one") }
               *[any] card
            }
       *[cards]
            { $kind ->
                [special] { -special(form: "many") }
                [normal] { -normal(form: "many") }
                [plot] { -plot(form: "many") }
                [poison] { -poison(form: "many") }
                [transform] { -transform-card(form: "many") }
                [unit] { -unit(form: "many") }
                [normal-or-unit] { -normal(form: "many") } or { -unit(form: "many") }
               *[any] cards
            }
    }
card-not-of-kind =
    { $kind ->
        [special] { TERM("special", "non-Special") } { $card }
       *[normal] { TERM("normal", "non-Normal") } { $card }
    }
card-of-type = { $type } { $card }
card-not-of-type = non-{ $type } { $card }
card-of-megami = { $megami } { $card }
card-of-another-megami = { $card } of another Megami
card-of-status =
    { $status ->
        [unused] { -unused } { $card }
       *[used] { -devoted } { $card }
    }
card-originally = { $card } printed with { $keyword }
attack-made-by =
    { $whose ->
        [me]
            { $attack ->
                [attack-made-with] { $attack }
               *[other] { $attack } that you make
            }
       *[opponent] { $attack } that your opponent makes
    }
attack-of-kind =
    { $kind ->
        [unit] { TERM("unit", "Unit") } { $attack }
        [special] { TERM("special", "Special") } { $attack }
       *[normal] { TERM("normal", "Normal") } { $attack }
    }
attack-not-of-kind =
    { $kind ->
        [special] { TERM("special", "non-Special") } { $attack }
       *[normal] { TERM("normal", "non-Normal") } { $attack }
    }
attack-by-another-megami = { $attack } from { TERM("other-megami", "another Megami") }
attack-without-dash =
    { $where ->
        [aura] { $attack } with a number, not “-”, as { -aura-damage }
       *[life] { $attack } with a number, not “-”, as { -life-damage }
    }
attack-but-for-dash =
    { $where ->
        [aura] { $attack } with a number, not “-”, as { -aura-damage }
       *[life] { $attack } with a number, not “-”, as { -life-damage }
    }
attack-with-dash =
    { $where ->
        [aura] { $attack } with “-” as { -aura-damage }
       *[life] { $attack } with “-” as { -life-damage }
    }
this-card = this card
this-attack = this { -attack-object }
every-attack = every { $attack }
attack-next = this turn, your next { $attack }
attack-comma =
    { $attack ->
       *[any] { "" }
    }
attack-answered = the { attack-comma }{ $attack } you reacted to
attack-unanswered = that { $attack }
attack-this = that { $attack }

## What attacks become

attack-gains = { $attack } gets { $what }
attack-loses-and-gains = { $attack } loses { $loses } and gets { $gains }
attack-loses = { $attack } loses { $what }
attack-is-such = { $attack } { $what }
change-damage-by = { $by }
change-damage-by-x-y = -X/-Y (X: { $x }, Y: { $y })
change-damage-swap = has its { -aura-damage } and { -life-damage } swapped
change-range-shift = has its whole { -range } shifted by { $by }
change-range-values = { -range } { $range }
range-growth =
    { $end ->
        [near] { -range-growth } ({ -near } { $by })
       *[far] { -range-growth } ({ -far } { $by })
    }
range-growth-both = { -range-growth } ({ -near } { $near }, { -far } { $far })
range-shrinking =
    { $end ->
        [near] { -range-shrinking } ({ -near } { $by })
       *[far] { -range-shrinking } ({ -far } { $by })
    }
range-shrinking-both = { -range-shrinking } ({ -near } { $near }, { -far } { $far })
no-reactions-of = { -no-reactions } ({ $card })
change-uncancellable = { -not-cancelled }
change-both-damages = deals both of its { TERM("both-damages", "Damages") } at once
change-attacker-chooses = deals the { -damage } that you choose

## Numbers and places that change

number-of-this-card =
    { $how ->
        [more] this card’s { $value } is higher by { $by }
        [less] this card’s { $value } is lower by { $by }
       *[set] this card’s { $value } is { $by }
    }
number-of-table =
    { $how ->
        [more] the { $value } is greater by { $by }
        [less] the { $value } is less by { $by }
       *[set] the { $value } is { $by }
    }
by-so-much = by { $by }
both-distances-shift =
    { $how ->
        [more] the { -current-distance } and the { -master-distance } are both greater { by-so-much }
       *[less] the { -current-distance } and the { -master-distance } are both less { by-so-much }
    }
number-of-player =
    { $whose ->
        [me] your { $value } is { number-change }
       *[opponent] your opponent’s { $value } is { number-change }
    }
number-of-cards =
    { $whose ->
        [me] the { $value } of your { $card } is { number-change }
       *[opponent] the { $value } of your opponent’s { $card } is { number-change }
    }
number-change =
    { $how ->
        [more] higher by { $by }
        [less] lower by { $by }
       *[set] { $by }
    }
where-x = X is { $amount }
where-x-when-paying = X is { $amount } when the { -use-cost } are paid
aura-limit = { -limit } { -aura }
aura-limit-by-arrows = while an arrow of one of your cards moves { -sakura-token(form: "many") } to your { -aura }, its { -limit } is { $by }
counts-as-aura = when { -damage } to you is resolved, { -sakura-token(form: "many") } on this card count as on your { -aura } too
instead-of-shadow = { -sakura-token(form: "many") } that would go from this card to { -shadow } go to { $target } instead
cancels-duplicates = if there is more than one of this effect, they { TERM("cancel-duplicates", "cancel each other out") }
arrows-of-this-card =
    { $how ->
        [more] this card’s arrows each move 1 more
        [reversed] this card’s arrows are { TERM("reversed-arrow", "reversed") }
       *[two-way] this card’s arrows are { -two-way }
    }
arrows-of-cards =
    { $whose ->
        [me] arrows of your { $card } are { arrows-how }
       *[opponent] arrows of your opponent’s { $card } are { arrows-how }
    }
arrows-how =
    { $how ->
        [more] moving 1 more each
        [reversed] { TERM("reversed-arrow", "reversed") }
       *[two-way] { -two-way }
    }

## How steps are put together

later-end = in the next { -end-phase }, { $step }
later-attack = when this { -attack-object } has resolved, { $step }
later-answered = when the { -attack-object } you reacted to has resolved, { $step }

## Tokens, Vigor, Damage, basic actions

arrow-one-way = { $source } → { $target }: { $count }
arrow-both-ways = { $source } ⇔ { $target }: { $count }
vigor-gain =
    { $who ->
        [me] gain { $count } { -vigor }
       *[opponent] your opponent gains { $count } { -vigor }
    }
vigor-lose =
    { $who ->
        [me] lose { $count } { -vigor }
       *[opponent] your opponent loses { $count } { -vigor }
    }
vigor-set =
    { $who ->
        [me] set your { -vigor } to { $count }
       *[opponent] set your opponent’s { -vigor } to { $count }
    }
vigor-pay =
    { $who ->
        [me] pay { $count } { -vigor }
       *[opponent] your opponent pays { $count } { -vigor }
    }
flinch =
    { $who ->
        [me] you { TERM("flinch", "flinch") }
       *[opponent] your opponent { TERM("flinch", "flinches") }
    }
deal-damage =
    { $who ->
        [me] deal { $amount } { -damage } to your { $where }
       *[opponent] deal { $amount } { -damage } to your opponent’s { $where }
    }
basic-any-up-to =
    { $who ->
        [me] { $times ->
            [1] you may do a { -basic-action }
           *[other] do up to { $times } { -basic-action(form: "many") }
        }
       *[opponent] { $times ->
            [1] your opponent may do a { -basic-action }
           *[other] your opponent does up to { $times } { -basic-action(form: "many") }
        }
    }
basic-but-up-to =
    { $who ->
        [me] { $times ->
            [1] you may do a { -basic-action } other than { $action }
           *[other] do up to { $times } { -basic-action(form: "many") } other than { $action }
        }
       *[opponent] { $times ->
            [1] your opponent may do a { -basic-action } other than { $action }
           *[other] your opponent does up to { $times } { -basic-action(form: "many") } other than { $action }
        }
    }
basic-any-exactly =
    { $who ->
        [me] { $times ->
            [1] do a { -basic-action }
           *[other] do { $times } { -basic-action(form: "many") }
        }
       *[opponent] { $times ->
            [1] your opponent does a { -basic-action }
           *[other] your opponent does { $times } { -basic-action(form: "many") }
        }
    }
basic-named-up-to =
    { $who ->
        [me] { $times ->
            [1] you may do { $action }
           *[other] { $actions ->
                [1] do { $action } up to { $times } times
               *[other] do { $action } up to { $times } times in all
            }
        }
       *[opponent] { $times ->
            [1] your opponent may do { $action }
           *[other] { $actions ->
                [1] your opponent does { $action } up to { $times } times
               *[other] your opponent does { $action } up to { $times } times in all
            }
        }
    }
basic-named-exactly =
    { $who ->
        [me] { $times ->
            [1] do { $action }
           *[other] do { $action } { $times } times
        }
       *[opponent] { $times ->
            [1] your opponent does { $action }
           *[other] your opponent does { $action } { $times } times
        }
    }
basic-name = { $action }
basic-echoed = { $step }. Your opponent does the same one, if possible

## Where cards go

card-unchosen =
    { $whose ->
        [me] { $card } of yours { -not-chosen }
        [their] { $card } of theirs { -not-chosen }
       *[opponent] { $card } of your opponent’s { -not-chosen }
    }
card-of-player =
    { $whose ->
        [me] { $card } of yours
        [their] { $card } of theirs
       *[opponent] { $card } of your opponent’s
    }
put =
    { $who ->
        [me]
            { $cards ->
                [pick-looking] { $cards } and { $where }
                [pick-looking-up-to] { $cards } and { $where }
               *[other] choose { $cards } and { $where }
            }
       *[opponent]
            { $cards ->
                [pick-looking] your opponent must { $cards } and { $where }
                [pick-looking-up-to] your opponent must { $cards } and { $where }
               *[other] your opponent must choose { $cards } and { $where }
            }
    }
put-all =
    { $who ->
        [me] take { $cards } and { $where }
       *[opponent] your opponent must take { $cards } and { $where }
    }
put-shown =
    { $who ->
        [me] reveal { $cards } and { $where }
       *[opponent] your opponent must reveal { $cards } and { $where }
    }
put-this = { $where }
put-it =
    { $where ->
        [to-deck-bottom] place that card on the bottom of your { -deck }
        [to-unused] { TERM("return-unused", "turn that card face down") }
       *[other] { $where }
    }
whose-pile =
    { $whose ->
        [me] your
        [opponent] your opponent’s
        [their] their
       *[owner] its owner’s
    }
put-what =
    { $count ->
        [this] this card
        [1] it
       *[other] them
    }
to-deck-top = place { put-what } on top of { whose-pile } { -deck }
to-deck-top-in-order =
    { $count ->
        [1] place it on top of { whose-pile } { -deck }
       *[other] place them on top of { whose-pile } { -deck } in any order
    }
to-deck-bottom = place { put-what } on the bottom of { whose-pile } { -deck }
to-deck-bottom-in-order =
    { $count ->
        [1] place it on the bottom of { whose-pile } { -deck }
       *[other] place them on the bottom of { whose-pile } { -deck } in any order
    }
to-discard = put { put-what } into { whose-pile } { -discard }
to-cover = put { put-what } into { whose-pile } { -cover }
to-hand = return { put-what } to { whose-pile } { -hand }
to-unused =
    { $count ->
        [this] { TERM("return-unused", "turn this card face down") }
        [1] { TERM("return-unused", "turn it face down") }
       *[other] { TERM("return-unused", "turn them face down") }
    }
to-used = make { put-what } { -devoted }
to-area = put { put-what } on your { $area }
to-removed =
    { $count ->
        [this] { TERM("remove", "remove this card from the game") }
        [1] { TERM("remove", "remove it from the game") }
       *[other] { TERM("remove", "remove them from the game") }
    }
draw =
    { $who ->
        [me] { $count ->
            [1] { -draw }
           *[other] { TERM("draw", "draw") } { $count } cards
        }
       *[opponent] { $count ->
            [1] your opponent { TERM("draw", "draws a card") }
           *[other] your opponent { TERM("draw", "draws") } { $count } cards
        }
    }
from-deck =
    { $whose ->
        [me]
            { $count ->
                [1] put the top card of your { -deck } into your { $area }
               *[other] put the top { $count } cards of your { -deck } into your { $area }
            }
       *[opponent]
            { $count ->
                [1] put the top card of your opponent’s { -deck } into their { $area }
               *[other] put the top { $count } cards of your opponent’s { -deck } into their { $area }
            }
    }
rebuild =
    { $whose ->
        [me] { TERM("rebuild", "Reshuffle") } your { -deck }, taking no { -damage } for it
       *[opponent] your opponent { TERM("rebuild", "Reshuffles") }, taking no { -damage } for it
    }
shuffle =
    { $whose ->
        [me] { -shuffle } your { -deck }
       *[opponent] your opponent { TERM("shuffle", "shuffles") } their { -deck }
    }
suffer-impatience =
    { $who ->
        [me] you suffer { -impatience }
       *[opponent] your opponent suffers { -impatience }
    }
seal =
    { $count ->
       *[other] { TERM("seal", "seal") } { $cards } { TERM("seal", "under this card") }
    }
seal-face-up = { TERM("seal", "seal") } { $cards } { TERM("seal", "under this card") }, { -face-up }
unseal = take the cards { TERM("seal", "sealed under this card") } and { $where }
unseal-to =
    { $whose ->
        [me] return the cards { TERM("seal", "sealed under this card") } to your { $area }
       *[opponent] return the cards { TERM("seal", "sealed under this card") } to your opponent’s { $area }
    }
exchange = { -exchange } { $old } for { $new } from your { $area }
declare-name = declare the { -name } of a { $card }
gain-unused = add { $card } from your { -extra } to your { -special(form: "many") }, { -unused }
gain-card = take { $card } from your { -extra } and { $where }
gain-card-of = take 1 { $card } from your { -extra } and { $where } ({ $of } at most in all)

## Attacks, plays, ends

attack-text = { -range } { $range }, { -damage } { $damage }
attack-text-with = { -range } { $range }, { -damage } { $damage }, { $effects }
quoted-forced = { -forced }: { CAP() }{ $text }
quoted-after-attack = { -after-attack }: { CAP() }{ $text }
make-attack = { -make-attack } ({ $attack })
cancel-attack = { TERM("cancelled", "cancel") } { $attack }
cancel-damage = { TERM("cancelled", "cancel") } the { -damage } of { $attack }
cancel-after = { TERM("cancelled", "cancel") } the { -after-attack } effects of { $attack }
copy-attack = make a { -copy } of { $attack } as an { -attack-object } of yours, which counts as a { -reaction } to it
use-card = choose { $cards } and play it
may-use-card = you may choose { $cards } and play it
declare-use = declare that you play this card as { AN() }{ $card }. If { $condition }, it isn’t played; instead, { $step }
end-the-phase = end the current { -phase }
win-duel =
    { $who ->
        [me] you win the { -sakura-duel }
       *[opponent] your opponent wins the { -sakura-duel }
    }
lose-duel =
    { $who ->
        [me] you lose the { -sakura-duel }
       *[opponent] your opponent loses the { -sakura-duel }
    }

## What may and what can’t be done

as-reaction = you may play this card in answer to an { -attack-object } of your opponent’s as if it were a { -reaction }
cards-as-reaction = you may play your { $card } as if they were { -reaction(form: "many") }
only-if = you can play this card only if { $condition }
only-when = you can play this card only if { $condition }
only-if-named = you can play this card only with { $condition }
only-in-answer = you can play this card only as a { -reaction } to { AN() }{ $attack }
only-reacting = you can play this card only as a { -reaction }
cannot-attack =
    { $who ->
        [me] you can’t make { -attack-object(form: "many") }
       *[opponent] your opponent can’t make { -attack-object(form: "many") }
    }
cannot-pay-vigor =
    { $who ->
        [me] you can’t pay { -vigor }
       *[opponent] your opponent can’t pay { -vigor }
    }
cannot-basic =
    { $who ->
        [me] you can’t do { -basic-action(form: "many") }
       *[opponent] your opponent can’t do { -basic-action(form: "many") }
    }
cannot-lose =
    { $who ->
        [me] you { TERM("does-not-lose", "don’t lose") }
       *[opponent] your opponent { -does-not-lose }
    }
cannot-win =
    { $who ->
        [me] you { -cannot-win }
       *[opponent] your opponent { -cannot-win }
    }
cannot-use =
    { $who ->
        [me] you can’t play { $card }
       *[opponent] your opponent can’t play { $card }
    }
arrows-cannot-take = arrows of cards don’t move { -sakura-token(form: "many") } away from { $spot }
unselectable = this card { -unselectable } by effects
cards-unselectable = { $card } { -unselectable } by effects
additional-vigor =
    { $who ->
        [me] to play { AN() }{ $card } you pay { $count } { -vigor } as an { -additional-cost }
       *[opponent] to play { AN() }{ $card } your opponent pays { $count } { -vigor } as an { -additional-cost }
    }
additional-cards =
    { $who ->
        [me] to play { AN() }{ $card } you put { $count } from your { -hand } into your { $area } as an { -additional-cost }
       *[opponent] to play { AN() }{ $card } your opponent puts { $count } from their { -hand } into their { $area } as an { -additional-cost }
    }
before-rebuild = just before you { TERM("rebuild", "Reshuffle") }, { $step }
instead-of-rebuild = instead of a { -rebuild }, { $step }
instead-of-reacting = { -instead-of-reacting }, you may do the following: { CAP() }{ $step }
instead-of-defeat = instead of losing the { -sakura-duel }, { $step }
instead-of-resolving = instead of resolving { AN() }{ $card }, { $step }
instead-of-resolving-all = instead of resolving { AN() }{ $card }, do the following: { CAP() }{ $step }
range-restriction = { -range-restriction } ({ $least }-{ $most })

## Times

phase-start-begin =
    { $whose ->
        [mine] at the beginning of your { -start-phase }, { $step }
        [opponent] at the beginning of your opponent’s { -start-phase }, { $step }
       *[each] at the beginning of each { -start-phase }, { $step }
    }
phase-start =
    { $whose ->
        [mine] in your { -start-phase }, { $step }
        [opponent] in your opponent’s { -start-phase }, { $step }
       *[each] in each { -start-phase }, { $step }
    }
phase-main-begin =
    { $whose ->
        [mine] at the beginning of your { -main-phase }, { $step }
        [opponent] at the beginning of your opponent’s { -main-phase }, { $step }
       *[each] at the beginning of each { -main-phase }, { $step }
    }
phase-main-end =
    { $whose ->
        [mine] at the end of your { -main-phase }, { $step }
        [opponent] at the end of your opponent’s { -main-phase }, { $step }
       *[each] at the end of each { -main-phase }, { $step }
    }
phase-end =
    { $whose ->
        [mine] in your { -end-phase }, { $step }
        [opponent] in your opponent’s { -end-phase }, { $step }
       *[each] in each { -end-phase }, { $step }
    }
whenever = when { $trigger }, { $step }
whenever-afterwards = when { $trigger }, as soon as that has resolved, { $step }
trigger-life-damaged = you take 1 or more { -damage } to { -life } but by a { -rebuild }
trigger-life-damaged-by-attack = you take 1 or more { -damage } to { -life } from an { -attack-object }
trigger-life-fell = your { -life } becomes { $to } or less
trigger-attack =
    { $who ->
        [me] you make an { -attack-object }
       *[opponent] your opponent makes an { -attack-object }
    }
trigger-first-attack =
    { $who ->
        [me] you make your first { -attack-object } of a turn
       *[opponent] your opponent makes the first { -attack-object } of a turn
    }
trigger-this-attack = this { -attack-object } is made
trigger-reacted =
    { $who ->
        [me] you { -react } with { AN() }{ $card }
       *[opponent] your opponent { TERM("react", "reacts") } with { AN() }{ $card }
    }
trigger-rebuilt =
    { $who ->
        [me] you { TERM("rebuild", "Reshuffle") }
       *[opponent] your opponent { TERM("rebuild", "Reshuffles") }
    }
trigger-aura-changed = your opponent’s { -aura } changes for the first time in a turn by an { -attack-object }’s { -damage } or a { -basic-action }
unguarded = { -unguarded }
resurgence = { -resurgence }: { CAP() }{ $condition }
immediate-resurgence = { -immediate-resurgence }: { CAP() }{ $trigger }
immediate-resurgence-named = { -immediate-resurgence }: { $name } ({ $trigger })

## Choosing megami and cards

pool-unknown-megami = “{ $key }” is not on the { -megami-list }.
pool-same-megami = { $first } and { $second } have the same number and can’t be chosen together.
pool-unknown-card = There is no card with the number “{ $number }”.
pool-not-in-pool = { $card } can’t be used with { $first } and { $second }.
pool-chosen-twice = { $card } can be chosen only once.
pool-normals-count = Choose { $wanted } { -normal(form: "many") } (now { $count }).
pool-specials-count = Choose { $wanted } { -special(form: "many") } (now { $count }).
pool-other-edition = Cards of “{ $set }” by the rules “{ $edition }” can’t be played here.

## Counters, uses, what happens and where cards lie

amount-attacks-in-phase =
    { $whose ->
        [me] the number of { -attack-object(form: "many") } you made this phase
       *[opponent] the number of { -attack-object(form: "many") } your opponent made this phase
    }
amount-times-damaged =
    { $whose ->
        [me] the number of times you have taken { -damage } this turn
       *[opponent] the number of times your opponent has taken { -damage } this turn
    }
amount-attacks-and-reactions = the number of { -attack-object(form: "many") } and { -reaction(form: "many") } this turn together
amount-on-enhancements =
    { $whose ->
        [me] the number of { -sakura-token(form: "many") } on all your { -enhancements }
       *[opponent] the number of { -sakura-token(form: "many") } on all your opponent’s { -enhancements }
    }
amount-counter =
    { $whose ->
        [me] your { $name }
       *[opponent] your opponent’s { $name }
    }
raise-counter =
    { $whose ->
        [me] raise your { $name } by { $by }
       *[opponent] raise your opponent’s { $name } by { $by }
    }
nth-of-a-turn =
    { $nth ->
        [1] first
        [2] second
        [3] third
       *[other] { $nth }th
    }
trigger-nth-attack =
    { $who ->
        [me] you make your { nth-of-a-turn } { -attack-object } of a turn
       *[opponent] your opponent makes their { nth-of-a-turn } { -attack-object } of a turn
    }
trigger-attack-resolved =
    { $who ->
        [me] your { -attack-object } has resolved
       *[opponent] your opponent’s { -attack-object } has resolved
    }
trigger-disenchanted =
    { $whose ->
        [me] another { -enhancement } of yours is { TERM("disenchant", "disenchanted") }
       *[opponent] another { -enhancement } of your opponent’s is { TERM("disenchant", "disenchanted") }
    }
cannot-basic-actions =
    { $who ->
        [me] you can’t do the { -basic-action } { $action }
       *[opponent] your opponent can’t do the { -basic-action } { $action }
    }
cannot-basic-neither =
    { $who ->
        [me] you can’t do the { -basic-action } { $first } or { $second }
       *[opponent] your opponent can’t do the { -basic-action } { $first } or { $second }
    }
amount-distance-moved = the difference between the { -current-distance } and the { -turn-start-distance }
amount-cards = the number of { $card }
card-with-keyword = { $card } with { $keyword }
attack-damage-dash =
    { $where ->
        [aura] { $attack } with “-” as { -aura-damage }
        [life] { $attack } with “-” as { -life-damage }
       *[either] { $attack } with “-” as { -aura-damage } or { -life-damage }
    }
attack-damage-least =
    { $where ->
        [aura] { $attack } with { -aura-damage } { $least } or more
        [life] { $attack } with { -life-damage } { $least } or more
       *[either] { $attack } with a { -damage } of { $least } or more
    }
attack-damage-most =
    { $where ->
        [aura] { $attack } with { -aura-damage } { $most } or less
        [life] { $attack } with { -life-damage } { $most } or less
       *[either] { $attack } with a { -damage } of { $most } or less
    }
change-damage-goes = moves the { -sakura-token(form: "many") } of its { -damage } to { $target } instead
change-instead-of-damage = does this instead of dealing { -damage }: { CAP() }{ $step }
condition-used-out-of = this card was played from your { $area }
condition-used-as-reaction = this card was played as a { -reaction }
condition-other-specials-used = every other { -special(form: "one") } of yours is { -devoted }
condition-used-this-turn = you have played { AN() }{ $card } this turn
condition-not-used-this-turn = you have not played { $card } this turn
trigger-life-damaged-by-anything = you take 1 or more { -life-damage }
trigger-special-returned = a { -devoted-special } of yours becomes { -unused }
usable-from = you may play this card from your { $area } as if it were in your hand
lends-sealed = the { -forced } effects and { -extra-basic-action(form: "many") } of the card { TERM("seal", "sealed") } under this one are in force for you (its { -on-transform } effects aren’t resolved)
extra-basic-action-text = { -extra-basic-action } “{ $name }”: { CAP() }{ $step }
once-a-turn = only once a turn
option-extra-basic = { $name }
line-of-side = [{ CAP() }{ $side }]
use-without-cost = don’t pay its { -cost }
use-without-all = don’t pay its { -use-cost }
use-as-answer = if this card is a { -reaction } to an { -attack-object }, so is that card
use-gives = an { -attack-object } of that card gets { $what }
use-ends-phase = if it has { -full-power }, end the current phase after it
use-goes-on = that play doesn’t end the current phase
after-rebuild = at the end of a { -rebuild }, { $step }

crystals-stay =
    { $but ->
        [own-upkeep] the { -sakura-token(form: "many") } on this card move only by what your own { -start-phase } prescribes
        [this] the { -sakura-token(form: "many") } on this card move only by its own effects
       *[nothing] the { -sakura-token(form: "many") } on this card don’t move
    }
crystals-stay-unless =
    { $but ->
        [own-upkeep] unless { $condition }, the { -sakura-token(form: "many") } on this card move only by what your own { -start-phase } prescribes
        [this] unless { $condition }, the { -sakura-token(form: "many") } on this card move only by its own effects
       *[nothing] the { -sakura-token(form: "many") } on this card move only if { $condition }
    }
upkeep-may-be-spared = you may leave the { -sakura-token } on this card that your own { -start-phase } would move
option-upkeep-move = Move a token away
option-upkeep-keep = Leave it there
trigger-such-attack =
    { $who ->
        [me] you make { AN() }{ $attack }
       *[opponent] your opponent makes { AN() }{ $attack }
    }
trigger-first-such-attack =
    { $who ->
        [me] you make { AN() }{ $attack } for the first time in a turn
       *[opponent] your opponent makes { AN() }{ $attack } for the first time in a turn
    }
trigger-this-attack-answered = your opponent reacts to this { -attack-object }
trigger-this-attack-answered-with = your opponent reacts to this { -attack-object } with { $card }
later-turn-end = in this turn’s { -end-phase }, { $step }
