# Texts of extra rules §8: Mechanisms, copies of a sealed card, plays with another figure, Specials that nobody chose. A
# clause is written without a full stop and begins small; the line brings both.

## Mechanisms

icon =
    { $count ->
        [1] { $icon }
       *[other] { $icon } ×{ $count }
    }
icon-chosen-type = { -card-type } of the chosen card
icon-chosen-subtype = { -subtype } of the chosen card
framed = { -mechanism } [{ $icons }]: { CAP() }{ $step }
framed-by-others = { -mechanism } [{ $icons }]: If this { -mechanism } is { -mechanism-complete } by cards of { TERM("other-megami", "other Megami") } alone, { $step }
assembled = the { -mechanism } [{ $icons }] is { -mechanism-complete }
assembled-by-others = the { -mechanism } [{ $icons }] is { -mechanism-complete } with cards of { TERM("other-megami", "other Megami") } alone
multiplies-mechanisms = when you resolve an effect in a { -gear-frame }, you may move 1 { -sakura-token } from this card to { -shadow }. Then every number in that frame counts { $by } times as much
prompt-multiply-mechanism = Move 1 { -sakura-token } from this card to { -shadow } to multiply the numbers in the { -mechanism } of { $card } by { $by }?
now-and-in-end-phase = when you play this card, and in your { -end-phase } while it is { -devoted }, { $step }

## Sealed cards

copies-sealed = while your { $card } is not { -unused }, this card is a { -copy } of the card { TERM("seal", "sealed") } under it, but keeps its own { -name }
condition-nothing-sealed = no card is { TERM("seal", "sealed") } under this one

## This card

use-this = play this card
may-use-this-without-cost = you may play this card without its { -cost }
may-use-this-without-all = you may play this card without any { -use-cost }
gather =
    { $who ->
        [me]
            { $count ->
                [1] put 1 { -sakura-token } from { $sources } on { $target }
               *[other] put { $count } { -sakura-token(form: "many") } from { $sources } on { $target }
            }
       *[opponent]
            { $count ->
                [1] your opponent puts 1 { -sakura-token } from { $sources } on { $target }
               *[other] your opponent puts { $count } { -sakura-token(form: "many") } from { $sources } on { $target }
            }
    }
gather-own =
    { $who ->
        [me]
            { $count ->
                [1] take 1 { -sakura-token } from your { $areas } and put it on { $target }
               *[other] take { $count } { -sakura-token(form: "many") } in all from your { $areas } and put them on { $target }
            }
       *[opponent]
            { $count ->
                [1] your opponent takes 1 { -sakura-token } from their { $areas } and puts it on { $target }
               *[other] your opponent takes { $count } { -sakura-token(form: "many") } in all from their { $areas } and puts them on { $target }
            }
    }
cannot-use-this = this card can’t be played

## Cards played anew

card-not-unused = { $card } that is not { -unused }
adjust-range = every value of its { -range } { $by }
adjust-aura = its { -aura-damage } { $by }
adjust-life = its { -life-damage } { $by }
adjust-capacity = its { -capacity } { $by }
prompt-adjust = Which figure of that card changes?
use-adjusted = you may choose { $cards } and play it without any { -use-cost }. For that play you may raise or lower one of these by { $by }: its { -range } (every value), its { -aura-damage }, its { -life-damage }, its { -capacity }

## Finding and guessing

use-chosen = play the chosen card
guess-choose =
    { $who ->
        [me] choose { $cards }
       *[opponent] your opponent must choose { $cards }
    }
guess-declare = declare the { -name } of a card; then take the chosen card and { $where }
guess-right = if that was its { -name }, { $step }
unchosen-of =
    { $whose ->
        [me] You
       *[opponent] Your opponent
    }
prompt-unchosen = Whose unchosen { -special(form: "many") } do you take?
take-unchosen = choose a player. All { -special(form: "many") } that this player has { -not-chosen } join yours from { -outside }, { -unused }, and you become their { -owner }
deed = make the { $name } ({ $text })

## What happens

condition-reacting = this card is a { -reaction }
trigger-card-used =
    { $who ->
        [me] you play { AN() }{ $card }
       *[opponent] your opponent plays { AN() }{ $card }
    }
trigger-or = { $first } or { $second }
