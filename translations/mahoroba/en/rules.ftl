# What the rules say during a duel: what is asked, what may be answered, what happened, why not.

## What happened: the duel and its turns

told-laid = Both { -deck(form: "many") } were laid.
told-shuffled = { $who } shuffled the { -deck }.
told-anew = { $who } put the { -hand } back into the { -deck }.
told-first-unit = { $who } put a { -unit } face down into the { -main }.
told-hands = { $first }: { $hand-first }, { $second }: { $hand-second }. { $result }
told-hands-won = { $who } won.
told-hands-tie = A tie.
told-first-player = { $who } goes first.
told-turned-up = The main units were turned face up: { $units }.
told-turn = { $who }’s { -turn } began.
told-phase = { CAP() }{ $phase }.
told-deck-empty = { $who } could not draw: the { -deck } is empty.
told-lasting = { $card }: { $effect }.
lasting-until-end = { $card }: { $effect }

## How a duel ends

end-by-deck = { $winner } won: { $loser } could not draw from an empty { -deck }.
end-by-ko = { $winner } won: every { -unit } of { $loser } was { TERM("ko", "knocked out") }.
end-by-giving-up = { $winner } won: { $loser } gave up.

## What happened: cards

told-drew = { $who } drew { $cards }.
told-placed = { $who } placed { $cards } in { $area }.
told-charged = { $who } charged { $unit } with { $cards }.
told-set = { $who } set { $cards } on { $unit }.
told-attached = { CAP() }{ $cards } became { -energy } of { $unit }.
told-used = { $who } used { $card }.
told-discarded = { CAP() }{ $cards } went to { $who }’s { -discard }.
told-to-hand = { $who } put { $cards } into the { -hand }.
told-shown = Shown to both: { $cards }.

## What happened: units

told-skill = { $unit } used the { -skill } “{ $skill }”.
told-ex = { $unit } used the { -ex-skill } “{ $skill }”.
told-sum = { CAP() }{ -damage-sum } against { $target }: { $steps }.
told-sum-printed = { $damage }
told-sum-text = { $damage } by the text of the { -skill }
told-sum-effect = { $damage } by { $card }
told-sum-advantage = { $damage } by { -advantage }
told-damage = { $unit } took { $amount } { -damage }.
told-healed = { $unit } was healed of { $amount } { -damage }.
told-normal = { $unit } became { -normal }.
told-rest = { $unit } { TERM("rest", "rests") }.
told-stun = { $unit } is { TERM("stun", "stunned") }.
told-ko = { $unit } was { TERM("ko", "knocked out") }.
told-retreat = { $unit } { TERM("retreat", "retreated") }, and { $other } came into the { -main }.
told-succeeded = { $other } came into the { -main } for { $unit }.
told-exchanged = { $unit } and { $other } changed places.
told-effect = { $card }: { $effect }.

## What is asked

ask-first-unit = Choose the { -unit } that begins face down in the { -main }.
ask-courtesy-draw = The opponent began anew. Draw a card?
ask-hand = Choose a hand of { -janken }.
ask-act = Use cards, move units, or go on to the { -battle-phase }.
ask-skill = Use one { -skill }, or none.
ask-order = Choose the order in which these { -effect(form: "many") } change the { -damage } of { $damage }.
ask-successor = Choose the { -unit } that comes into the { -main }.
ask-units = Choose a { -unit }.
prompt-for-unit = Choose a { -unit }: { $step }.
prompt-do = Do this: { $step }?
prompt-one-of = Choose one.
ask-cards = Choose { $count } for { $area }.
ask-search = Choose { $count } of the { -deck } for the { -hand }.
ask-next = Choose the { -effect } that resolves next.

## What may be answered

answer-charge = { CAP() }{ -charge } { $unit } with { $card }
answer-place = Place { $card } in { $area }
answer-use = Use { $card }
answer-set = { CAP() }{ -set } { $card } on { $unit }
answer-ex = Use “{ $skill }” of { $unit }
answer-retreat = { CAP() }{ -retreat }: { $unit } comes into the { -main }
answer-battle = On to the { -battle-phase }
answer-skill = Use “{ $skill }”
answer-end = Use no { -skill }
answer-draw = Draw
answer-no-draw = Don’t draw
answer-yes = Yes
answer-no = No
answer-card = { $card }
answer-hand = { CAP() }{ $hand }

## Why not

refusal-charged-already = One { -charge } a { -turn } is all there is.
refusal-not-a-unit = Only a { -unit } can be placed in a { -standby }.
refusal-no-empty-place = No { -standby } is empty.
refusal-place-taken = There is a { -unit } already.
refusal-place-main = A { -unit } of the { -hand } is placed in a { -standby }.
refusal-not-a-command = A { -unit } is no { -command }: place it in an empty { -standby }.
refusal-no-set-in-first-turn = Nothing can be { TERM("set", "set") } in one’s own first { -turn }.
refusal-set-on-unit = An { -enhancement } is { TERM("set", "set") } on a { -unit }.
refusal-set-on-theirs = This { -enhancement } is { TERM("set", "set") } on a { -unit } of the opponent’s.
refusal-not-your-unit = That is the opponent’s { -unit }.
refusal-knocked-out = { $unit } is { TERM("ko", "knocked out") }: it can do nothing, and nothing can be attached to it.
refusal-no-skill-in-first-turn = The { -first-player } can’t use a { -skill } in the first { -turn }.
refusal-skill-while-rest = { $unit } { TERM("rest", "rests") }: no { -skill } and no { -ex-skill }.
refusal-skill-while-stun = { $unit } is { TERM("stun", "stunned") }: no { -skill } and no { -ex-skill }.
refusal-too-little-energy = The { -cost } is { $cost }, but only { $energy } { -energy } is attached.
refusal-once-a-turn = { $unit } can use this { -ex-skill } once a { -turn } only.
refusal-cannot-pay = That can’t be paid: { $clause }.
refusal-forbidden = A card forbids it: { $clause }.
refusal-no-ex-skill = { $unit } has no { -ex-skill }.
refusal-skill-from-main = Only the { -main-unit } uses a { -skill }.
refusal-skill-in-battle = A { -skill } is used in the { -battle-phase }.
refusal-main-phase-only = That belongs to the { -main-phase }.
refusal-retreated-already = One { -retreat } a { -turn } is all there is.
refusal-retreat-while-stun = { $unit } is { TERM("stun", "stunned") } and can’t { -retreat }.
refusal-nobody-on-standby = No { -standby-unit } could take its place.
refusal-stays = A { -unit } changes its place only by { -retreat }, by { -ko } or by a card.
refusal-energy-stays = Attached { -energy } and set cards leave only by { -ko } or by a card.
refusal-over = The duel is over.
refusal-theirs = That is the opponent’s card.
refusal-hidden = That card is hidden from you.

## Decks

refusal-unknown-card = There is no card with the number { $number }.
refusal-too-many-copies = { $card } is there { $count } times; { $most } are the most.
refusal-deck-size = A { -deck } has { $wanted } cards (now { $count }).
refusal-no-unit = A { -deck } needs at least one { -unit }.
refusal-other-cards = The cards of this program are not “{ $set }” of the edition “{ $edition }”.
