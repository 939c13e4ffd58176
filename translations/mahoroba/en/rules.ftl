# What the rules say during a duel: what is asked, what may be answered, what happened, why not.

## Places

place-of-player = { $who }’s { $area }

## What happened: the duel and its turns

told-laid = Both { -mahoroba-deck(form: "many") } were laid.
told-shuffled = { $who } shuffled their { -mahoroba-deck }.
told-anew = { $who } put their { -mahoroba-hand } back into their { -mahoroba-deck }.
told-first-unit = { $who } put a { -mahoroba-unit } face down into their { -mahoroba-main }.
told-hands = { $first }: { $hand-first }, { $second }: { $hand-second }. { $result }
told-hands-won = { $who } won.
told-hands-tie = A tie.
told-first-player = { $who } goes first.
told-turned-up = The main units were turned face up: { $units }.
told-turn = { $who }’s { -mahoroba-turn } began.
told-phase = { CAP() }{ $phase }.
told-deck-empty = { $who } could not draw: their { -mahoroba-deck } was empty.
told-lasting = { $card }: { $effect }.
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
told-attached = { CAP() }{ $cards } became { -mahoroba-energy } of { $unit }.
told-used = { $who } used { $card }.
told-discarded = { CAP() }{ $cards } went to { $who }’s { -mahoroba-discard }.
told-to-hand = { $who } put { $cards } into their { -mahoroba-hand }.
told-shown = Shown to both: { $cards }.

## What happened: units

told-skill = { $unit } used the { -mahoroba-skill } “{ $skill }”.
told-ex = { $unit } used the { -mahoroba-ex-skill } “{ $skill }”.
told-sum = { CAP() }{ -mahoroba-damage-sum } against { $target }: { $steps }.
told-sum-printed = { $damage }
told-sum-text = { $damage } by the text of the { -mahoroba-skill }
told-sum-effect = { $damage } by { $card }
told-sum-advantage = { $damage } by { -mahoroba-advantage }
told-damage = { $unit } took { $amount } { -mahoroba-damage }.
told-healed = { $unit } was healed of { $amount } { -mahoroba-damage }.
told-normal = { $unit } became { -mahoroba-normal }.
told-rest = { $unit } was put to { TERM("mahoroba-rest", "rest") }.
told-stun = { $unit } was { TERM("mahoroba-stun", "stunned") }.
told-ko = { $unit } was { TERM("mahoroba-ko", "knocked out") }.
told-retreat = { $unit } { TERM("mahoroba-retreat", "retreated") }, and { $other } came into the { -mahoroba-main }.
told-succeeded = { $other } came into the { -mahoroba-main } for { $unit }.
told-exchanged = { $unit } and { $other } changed places.
told-effect = { $card }: { $effect }.

## What is asked

mahoroba-call-first-unit = Choose your first { -mahoroba-main-unit }.
mahoroba-call-hand = Choose your hand of { -mahoroba-janken }.
mahoroba-call-successor = Choose your next { -mahoroba-main-unit }.
mahoroba-call-turn = Turn { $turn }: { $phase ->
    [draw] { -mahoroba-draw-phase }
    [battle] { -mahoroba-battle-phase }
    [end] { -mahoroba-end-phase }
   *[main] { -mahoroba-main-phase }
}.
mahoroba-call-choice = You have a choice to make in the opponent’s turn.
ask-first-unit = Choose the { -mahoroba-unit } that begins face down in your { -mahoroba-main }.
ask-courtesy-draw = The opponent began anew. Draw a card?
ask-hand = Choose a hand of { -mahoroba-janken }.
ask-act = Use cards, move units, or go on to the { -mahoroba-battle-phase }.
ask-skill = Use one { -mahoroba-skill }, or none.
ask-order = Choose the order in which these { -mahoroba-effect(form: "many") } change the { -mahoroba-damage } of { $damage }.
ask-successor = Choose the { -mahoroba-unit } that comes into the { -mahoroba-main }.
ask-units = Choose a { -mahoroba-unit }.
prompt-for-unit = Choose a { -mahoroba-unit }: { $step }.
prompt-one-of = Choose one.
ask-cards = Choose { $count } for { $area }.
ask-search = Choose { $count } of your { -mahoroba-deck } for your { -mahoroba-hand }.
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
answer-hand = { CAP() }{ $hand }

## Why not

refusal-charged-already = One { -mahoroba-charge } a { -mahoroba-turn } is all there is.
refusal-not-a-unit = Only a { -mahoroba-unit } can be placed in a { -mahoroba-standby }.
refusal-no-empty-place = No { -mahoroba-standby } is empty.
refusal-place-taken = There is a { -mahoroba-unit } already.
refusal-place-main = A { -mahoroba-unit } of the { -mahoroba-hand } is placed in a { -mahoroba-standby }.
refusal-not-a-command = A { -mahoroba-unit } is no { -mahoroba-command }: place it in an empty { -mahoroba-standby }.
refusal-no-set-in-first-turn = Nothing can be { TERM("mahoroba-set", "set") } in one’s own first { -mahoroba-turn }.
refusal-set-on-unit = An { -mahoroba-enhancement } is { TERM("mahoroba-set", "set") } on a { -mahoroba-unit }.
refusal-set-on-theirs = This { -mahoroba-enhancement } is { TERM("mahoroba-set", "set") } on a { -mahoroba-unit } of the opponent’s.
refusal-not-your-unit = That is the opponent’s { -mahoroba-unit }.
refusal-knocked-out = { $unit } is { TERM("mahoroba-ko", "knocked out") }: it can do nothing, and nothing can be attached to it.
refusal-no-skill-in-first-turn = The { -mahoroba-first-player } can’t use a { -mahoroba-skill } in the first { -mahoroba-turn }.
refusal-skill-while-rest = { $unit } { TERM("mahoroba-rest", "rests") }: no { -mahoroba-skill } and no { -mahoroba-ex-skill }.
refusal-skill-while-stun = { $unit } is { TERM("mahoroba-stun", "stunned") }: no { -mahoroba-skill } and no { -mahoroba-ex-skill }.
refusal-too-little-energy = The { -mahoroba-cost } is { $cost }, but only { $energy } { -mahoroba-energy } is attached.
refusal-once-a-turn = { $unit } can use this { -mahoroba-ex-skill } once a { -mahoroba-turn } only.
refusal-cannot-pay = That can’t be paid: { $clause }.
refusal-forbidden = A card forbids it: { $clause }.
refusal-no-ex-skill = { $unit } has no { -mahoroba-ex-skill }.
refusal-skill-from-main = Only the { -mahoroba-main-unit } uses a { -mahoroba-skill }.
refusal-skill-in-battle = A { -mahoroba-skill } is used in the { -mahoroba-battle-phase }.
refusal-main-phase-only = That belongs to the { -mahoroba-main-phase }.
refusal-retreated-already = One { -mahoroba-retreat } a { -mahoroba-turn } is all there is.
refusal-retreat-while-stun = { $unit } is { TERM("mahoroba-stun", "stunned") } and can’t { -mahoroba-retreat }.
refusal-nobody-on-standby = No { -mahoroba-standby-unit } could take its place.
refusal-stays = A { -mahoroba-unit } changes its place only by { -mahoroba-retreat }, by { -mahoroba-ko } or by a card.
refusal-energy-stays = Attached { -mahoroba-energy } and set cards leave only by { -mahoroba-ko } or by a card.
refusal-over = The duel is over.
refusal-theirs = That is the opponent’s card.
refusal-hidden = That card is hidden from you.

## Decks

refusal-unknown-card = There is no card with the number { $number }.
refusal-too-many-copies = There are { $count } copies of { $card }; { $most } are the most.
refusal-deck-size = A { -mahoroba-deck } has { $wanted } cards (now { $count }).
refusal-no-unit = A { -mahoroba-deck } needs at least one { -mahoroba-unit }.
refusal-other-cards = The cards of this program are not “{ $set }” of the edition “{ $edition }”.
