# What the rules say during a duel: what is asked, what may be answered, what happened, why not.

## Places

place-of-player = { $who }’s { $area }

## What happened: the duel and its turns

told-laid = Both players laid out their { -mahoroba-deck(form: "many") }.
told-shuffled = { $who } shuffled their { -mahoroba-deck }.
told-anew = { $who } put their { -mahoroba-hand } back into their { -mahoroba-deck }.
told-first-unit = { $who } put a { -mahoroba-unit } face down into their { -mahoroba-main }.
told-hands = { $first }: { $hand-first }, { $second }: { $hand-second }. { $result }
told-hands-won = { $who } won.
told-hands-tie = A tie.
told-first-player = { $who } goes first.
told-turned-up = Both main units were turned face up: { $units }.
told-turn = { $who }’s { -mahoroba-turn } began.
told-phase = { CAP() }{ $phase }.
told-deck-empty = { $who } could not draw: their { -mahoroba-deck } was empty.
lasting-until-end = { $card }: { $effect }

## How a duel ends

end-by-deck = { $winner } won: { $loser } could not draw from an empty { -mahoroba-deck }.
end-by-ko = { $winner } won: every { -mahoroba-unit } of { $loser } was { TERM("mahoroba-ko", "knocked out") }.
end-by-giving-up = { $winner } won: { $loser } gave up.

## What happened: cards

told-drew = { $who } drew { $cards }.
told-placed = { $who } placed { $cards } in { $area }.
told-charged = { $who } charged { $unit } with { $cards }.
told-set = { $who } set { $cards } on { $unit }.
told-attached = { CAP() }{ $cards } became { -mahoroba-energy } for { $unit }.
told-used = { $who } used { $card }.
told-discarded = { CAP() }{ $cards } went to { $who }’s { -mahoroba-discard }.
told-to-hand = { $who } put { $cards } into their { -mahoroba-hand }.
told-shown = Shown to both: { $cards }.

## What happened: units

unit-of = { $who }’s { $unit }
told-skill = { $unit } used the { -mahoroba-skill } “{ $skill }”.
told-ex = { $unit } used the { -mahoroba-ex-skill } “{ $skill }”.
told-sum = { CAP() }{ -mahoroba-damage-sum } against { $target }: { $steps }.
told-sum-printed = { $damage }
told-sum-text = { $damage } by the text of the { -mahoroba-skill }
told-sum-effect = { $damage } by { $card }
told-sum-advantage = { $damage } by { -mahoroba-advantage }
told-damage = { $unit } took { $amount } { -mahoroba-damage }.
told-healed = { $unit } was healed of { $amount } { -mahoroba-damage }.
told-normal = { $unit } is { -mahoroba-normal } again.
told-rest = { $unit } is now { TERM("mahoroba-rest", "resting") }.
told-stun = { $unit } is now { TERM("mahoroba-stun", "stunned") }.
told-ko = { $unit } was { TERM("mahoroba-ko", "knocked out") }.
told-retreat = { $unit } { TERM("mahoroba-retreat", "retreated") }, and { $other } came into the { -mahoroba-main }.
told-succeeded = { $other } took the place of { $unit } in the { -mahoroba-main }.
told-exchanged = { $unit } and { $other } changed places.

## What is asked

mahoroba-call-first-unit = Choose your first { -mahoroba-main-unit }.
mahoroba-call-courtesy-draw = Your opponent drew a new hand: decide whether to draw a card.
mahoroba-call-hand = Choose { -mahoroba-rock }, { -mahoroba-paper } or { -mahoroba-scissors }.
mahoroba-call-successor = Choose your next { -mahoroba-main-unit }.
mahoroba-call-turn = Turn { $turn }: { $phase ->
    [draw] { -mahoroba-draw-phase }
    [battle] { -mahoroba-battle-phase }
    [end] { -mahoroba-end-phase }
   *[main] { -mahoroba-main-phase }
}.
mahoroba-call-choice = You have a choice to make in your opponent’s turn.
ask-first-unit = Choose the { -mahoroba-unit } that begins face down in your { -mahoroba-main }.
ask-courtesy-draw = Your opponent drew a new hand. Draw a card?
ask-hand = Choose { -mahoroba-rock }, { -mahoroba-paper } or { -mahoroba-scissors }.
ask-act = Use a card or an { -mahoroba-ex-skill }, move a { -mahoroba-unit }, or go on to the { -mahoroba-battle-phase }.
ask-skill = Use one { -mahoroba-skill }, or none.
ask-order = Choose the order in which these { -mahoroba-effect(form: "many") } change the { -mahoroba-damage } of { $damage }.
ask-successor = Choose the { -mahoroba-unit } that comes into the { -mahoroba-main }.
ask-units = Choose a { -mahoroba-unit }.
prompt-for-unit = Choose a { -mahoroba-unit }: { $step }.
prompt-one-of = Choose one.
ask-cards-discarded = Choose { $count } to discard.
ask-energy = Choose the card that { $unit } gets as { -mahoroba-energy }.
ask-cards-taken = Choose { $count } for { $area }.
ask-search-none = No card of your { -mahoroba-deck } can come into your { -mahoroba-hand }.
ask-search = Choose { $count } from your { -mahoroba-deck } to put into your { -mahoroba-hand }.
ask-next = Choose the { -mahoroba-effect } that resolves next.

## What may be answered

answer-charge = { CAP() }{ -mahoroba-charge } { $unit } with { $card }
answer-place = Place { $card } in { $area }
answer-use = Use { $card }
answer-set = { CAP() }{ -mahoroba-set } { $card } on { $unit }
answer-ex = Use “{ $skill }” of { $unit }
answer-retreat = { CAP() }{ -mahoroba-retreat }: { $unit } comes into the { -mahoroba-main }
answer-battle = On to the { -mahoroba-battle-phase }
answer-skill = Use “{ $skill }”
answer-end = Use no { -mahoroba-skill }
answer-draw = Draw
answer-no-draw = Don’t draw
answer-yes = Yes
answer-no = No
answer-card = { $card }
answer-effect = { $card }: { $effect }
unit-there = { $unit } ({ $area })
answer-hand = { CAP() }{ $hand }

## Why not

refusal-charged-already = You can { -mahoroba-charge } only once a { -mahoroba-turn }.
refusal-not-a-unit = Only a { -mahoroba-unit } can be placed in a { -mahoroba-standby }.
refusal-no-empty-place = No { -mahoroba-standby } is empty.
refusal-place-taken = There is already a { -mahoroba-unit } there.
refusal-place-main = A { -mahoroba-unit } from your { -mahoroba-hand } goes into a { -mahoroba-standby }.
refusal-not-a-command = A { -mahoroba-unit } can’t be used as a { -mahoroba-command }. Place it in an empty { -mahoroba-standby }.
refusal-no-set-in-first-turn = You can’t { -mahoroba-set } anything in your own first { -mahoroba-turn }.
refusal-set-on-unit = An { -mahoroba-enhancement } is { TERM("mahoroba-set", "set") } on a { -mahoroba-unit }.
refusal-set-on-theirs = This { -mahoroba-enhancement } is { TERM("mahoroba-set", "set") } on one of your opponent’s { -mahoroba-unit(form: "many") }.
refusal-not-your-unit = That is your opponent’s { -mahoroba-unit }.
refusal-knocked-out = { $unit } is { TERM("mahoroba-ko", "knocked out") }: it can do nothing, and nothing can be attached to it.
refusal-no-skill-in-first-turn = The { -mahoroba-first-player } can’t use a { -mahoroba-skill } in the first { -mahoroba-turn }.
refusal-skill-while-rest = { $unit } is { TERM("mahoroba-rest", "resting") } and can use neither a { -mahoroba-skill } nor an { -mahoroba-ex-skill }.
refusal-skill-while-stun = { $unit } is { TERM("mahoroba-stun", "stunned") } and can use neither a { -mahoroba-skill } nor an { -mahoroba-ex-skill }.
refusal-too-little-energy = The { -mahoroba-cost } is { $cost }, but { $energy ->
    [0] no { -mahoroba-energy } is attached.
   *[other] only { $energy } { -mahoroba-energy } is attached.
}
refusal-once-a-turn = { $unit } can use this { -mahoroba-ex-skill } only once a { -mahoroba-turn }.
refusal-cannot-pay = You can’t pay for it: { $clause }.
refusal-forbidden = A card forbids it: { $clause }.
refusal-no-ex-skill = { $unit } has no { -mahoroba-ex-skill }.
refusal-skill-from-main = Only the { -mahoroba-main-unit } can use a { -mahoroba-skill }.
refusal-skill-at-main = A { -mahoroba-skill } is aimed at your opponent’s { -mahoroba-main-unit }.
refusal-main-phase-only = That is done in the { -mahoroba-main-phase }.
refusal-retreated-already = You can { -mahoroba-retreat } only once a { -mahoroba-turn }.
refusal-retreat-while-stun = { $unit } is { TERM("mahoroba-stun", "stunned") } and can’t { -mahoroba-retreat }.
refusal-nobody-there = There is no { -mahoroba-unit } in that { -mahoroba-standby }: in a { -mahoroba-retreat } two { -mahoroba-unit(form: "many") } change places.
refusal-nobody-on-standby = There is no { -mahoroba-standby-unit } to take its place.
refusal-stays = A { -mahoroba-unit } changes its place only by { -mahoroba-retreat }, by { -mahoroba-ko } or by a card’s effect.
refusal-energy-stays = Attached { -mahoroba-energy } and set cards leave only by { -mahoroba-ko } or by a card’s effect.
refusal-over = The duel is over.
refusal-theirs = That is your opponent’s card.
refusal-hidden = That card is hidden from you.

## Decks

refusal-unknown-card = There is no card with the number { $number }.
refusal-too-many-copies = There are { $count } copies of { $card }; at most { $most } are allowed.
refusal-deck-size = A { -mahoroba-deck } needs { $wanted } cards; this one has { $count }.
refusal-no-unit = A { -mahoroba-deck } needs at least one { -mahoroba-unit }.
refusal-other-cards = This program doesn’t have the cards of “{ $set }”, edition “{ $edition }”.
