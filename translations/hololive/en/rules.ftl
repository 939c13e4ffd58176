# What the rules say: lines of a card, what is asked, what may be answered, what happened, why not. Clauses begin small and come without a full stop; lines add both.

## Where a rule stands, whose a place is

hololive-section = §{ $section }
hololive-place-of = { $who }’s { $area }
hololive-set =
    { $sort ->
        [start] Start Deck { $set }
        [cheer-set] Start Cheer Set { $set }
        [booster] Booster Pack { $set }
        [cheer] Cheer cards
       *[other] { $set }
    }
hololive-card-of-set = { $kind } of { $set }

## Lines of a card

hololive-printed = { $name }
hololive-counted-in =
    { $whose ->
        [me] { $card } in your { $area }
       *[opponent] { $card } in your opponent’s { $area }
    }
hololive-line = { CAP() }{ $text }.
hololive-line-collab = [{ -hololive-collab-effect }] “{ $name }”: { CAP() }{ $text }.
hololive-line-bloom = [{ -hololive-bloom-effect }] “{ $name }”: { CAP() }{ $text }.
hololive-line-gift = [{ -hololive-gift }] “{ $name }”: { CAP() }{ $text }.
hololive-line-arts = [{ -hololive-arts }: { $cost }] “{ $name }” { $damage }
hololive-line-arts-with = [{ -hololive-arts }: { $cost }] “{ $name }” { $damage }: { CAP() }{ $text }.
hololive-line-skill-oshi = [{ -hololive-oshi-skill }: { $cost } { -hololive-holo-power }] “{ $name }”: { CAP() }{ $text }.
hololive-line-skill-sp = [{ -hololive-sp-oshi-skill }: { $cost } { -hololive-holo-power }] “{ $name }”: { CAP() }{ $text }.
hololive-cost = { $count } { $colour }
hololive-cost-nothing = no cost
hololive-damage-more = { $damage }+
hololive-damage-against = { $damage } (+{ $extra } against { $colour })
hololive-text-once =
    { $period ->
        [game] once a game: { CAP() }{ $text }
       *[turn] once a turn: { CAP() }{ $text }
    }
hololive-text-requires = this can be used if { $condition }
hololive-text-reach-back = this can be aimed at your opponent’s { -hololive-back-holomem } as well
hololive-text-reach-center = this can be aimed at your opponent’s { -hololive-center-holomem } only
hololive-text-only-on = this can be attached to your { $names } only
hololive-extra-any-number = any number of these { -hololive-holomem } cards may be in a { -hololive-deck }
hololive-extra-falls = when this { -hololive-holomem } is { -hololive-down }, you lose { $life } { -hololive-life }
hololive-extra-also = this { -hololive-holomem } also counts as { $names }
hololive-extra-no-bloom = this { -hololive-holomem } can’t { -hololive-bloom }

## What happened: the duel and its turns

hololive-told-laid = Both decks were laid.
hololive-told-shuffled = { $who } shuffled their { $area }.
hololive-told-first-player = { $who } goes first.
hololive-told-prepared = The Holomem on the { -hololive-stage } were turned face up: { $cards }.
hololive-told-turn = { $who }’s { -hololive-turn } began.
hololive-told-step = { CAP() }{ $step }.
hololive-told-deck-ran-out = { $who } could not draw: their { -hololive-deck } was empty.
hololive-told-life-damage = { $who } is to lose { $count } { -hololive-life }.
hololive-told-redraws = { $who } has now redrawn { $count ->
    [one] { $count } time
   *[other] { $count } times
} without a { -hololive-debut } { -hololive-holomem }.

## How a duel ends

hololive-end-by-life = { $winner } won: { $loser } had no { -hololive-life } left.
hololive-end-by-stage = { $winner } won: { $loser } had no { -hololive-holomem } left on the { -hololive-stage }.
hololive-end-by-deck = { $winner } won: { $loser } could not draw from an empty { -hololive-deck }.
hololive-end-by-redraws = { $winner } won: { $loser } had no { -hololive-debut } { -hololive-holomem } after six redraws.
hololive-end-by-giving-up = { $winner } won: { $loser } gave up.
hololive-end-by-effect = { $winner } won over { $loser } by the { -hololive-effect } of a card.
hololive-drawn-by-life = A { -hololive-drawn }: neither player had { -hololive-life } left.
hololive-drawn-by-stage = A { -hololive-drawn }: neither player had a { -hololive-holomem } left on the { -hololive-stage }.
hololive-drawn-by-redraws = A { -hololive-drawn }: neither player had a { -hololive-debut } { -hololive-holomem } after six redraws.
hololive-drawn = The duel ended in a { -hololive-drawn }.

## What happened: cards

hololive-told-drew = { $who } drew { $cards }.
hololive-told-redraw = { $who } put their { -hololive-hand } back into their { -hololive-deck }.
hololive-told-penalty = For their redraws { $who } put { $cards } under their { -hololive-deck }.
hololive-told-first = { $who } laid { $cards } face down in their { $area }.
hololive-told-charged = From the top of { $who }’s { -hololive-deck }, { $cards } became { -hololive-holo-power }.
hololive-told-entered = { $who } placed { $cards } in their { $area }.
hololive-told-collab = { $who } began a { -hololive-to-collab } with { $cards }.
hololive-told-went = { $who }’s { $cards } went to the { $area }.
hololive-told-paid =
    { $from ->
        [holomem] { $who } paid with { $cards }, attached to a { -hololive-holomem }, which went to their { -hololive-archive }.
       *[place] { $who } paid with { $cards } of { $area }, which went to their { -hololive-archive }.
    }
hololive-told-archived =
    { $from ->
        [holomem] From { $who }’s { -hololive-holomem }, { $cards } went to the { -hololive-archive }.
       *[place] From { $area }, { $cards } went to { $who }’s { -hololive-archive }.
    }
hololive-told-to-hand = { $who } put { $cards } into their { -hololive-hand }.
hololive-told-on-top = { CAP() }{ $cards } went on top of { $who }’s { $area }.
hololive-told-under = { CAP() }{ $cards } went to the bottom of { $who }’s { $area }.
hololive-told-to-life = { CAP() }{ $cards } became { $who }’s { -hololive-life }.
hololive-told-to-holo-power = { CAP() }{ $cards } became { $who }’s { -hololive-holo-power }.
hololive-told-put = { CAP() }{ $cards } went to { $who }’s { $area }.
hololive-told-swapped = { $who }’s { $card } and { $other } changed places.
hololive-told-baton = { $who }’s { $card } passed the baton to { $other }.
hololive-told-sent = { $who } sent { $cards } to { $holomem }.
hololive-told-sent-life = { $who } lost 1 { -hololive-life }, and sent { $cards } to { $holomem }.
hololive-told-played-on = { $who } attached { $cards } to { $holomem }.
hololive-told-attached = { CAP() }{ $cards } was attached to { $who }’s { $holomem }.
hololive-told-shown = Shown to both: { $cards }.
hololive-told-saw = { $who } looked at { $cards }.
hololive-told-looked = { $who } looked at { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
hololive-told-played = { $who } played { $card }.

## What happened: Holomem

hololive-told-bloomed = { $who }’s { $under } bloomed into the { $level } { $card }.
hololive-told-uncovered = { $who }’s { $was } returned to the { -hololive-debut } { $card }.
hololive-told-rest = { $who }’s { $card } was put to { -hololive-rest }.
hololive-told-stood = { $who }’s { $card } no longer rests.
hololive-told-arts = { $who }’s { $card } used the { -hololive-arts } “{ $arts }” against their opponent’s { $target }.
hololive-told-raised = The text of these { -hololive-arts } changed their { -hololive-damage } by { $by } ({ $more } in all).
hololive-told-damage = { $who }’s { $card } took { $amount } { -hololive-damage }.
hololive-told-special = { $who }’s { $card } took { $amount } { -hololive-special-damage }.
hololive-told-healed = { $who }’s { $card } restored { $amount } { -hololive-hp }.
hololive-told-hp-left = { $who }’s { $card } has { $hp } { -hololive-hp } left.
hololive-told-felled = An { -hololive-effect } { TERM("hololive-down", "downed") } { $who }’s { $card }.
hololive-told-downed = { $who }’s { $card } was { -hololive-down }.
hololive-told-skill-oshi = { $who } used the { -hololive-oshi-skill } “{ $skill }”.
hololive-told-skill-sp = { $who } used the { -hololive-sp-oshi-skill } “{ $skill }”.
hololive-told-rolled = { $who } rolled a { -hololive-die } for { $card }: { $rolled }.
hololive-told-rolled-as = { $who } rolled a { -hololive-die } for { $card }: { $rolled }, which counts as { $number }.
hololive-told-declared = { $who } declared { $what }.
hololive-lasting = { $card }: { CAP() }{ $effect }
hololive-lasting-for = for { $holomem }, { $effect }

## What is asked

hololive-call-first = You decide who goes first.
hololive-call-redraw = You decide whether to redraw your { -hololive-hand }.
hololive-call-first-holomem = Choose your first { -hololive-center-holomem }.
hololive-call-first-back = Choose who begins in your { -hololive-back }.
hololive-call-preparation = You have a choice to make before the duel.
hololive-call-turn = Turn { $turn }: { $step }.
hololive-call-choice = You have a choice to make in your opponent’s turn.
hololive-ask-first = Decide who goes first.
hololive-ask-redraw = Put your whole { -hololive-hand } back and draw seven cards again?
hololive-ask-first-holomem = Choose the { -hololive-debut } { -hololive-holomem } that begins face down in your { -hololive-center }.
hololive-ask-first-back = Choose any Holomem that begin face down in your { -hololive-back }.
hololive-ask-center = Choose the { -hololive-holomem } that comes to the { -hololive-center }.
hololive-ask-cheer = Choose the { -hololive-holomem } that the { -hololive-cheer } is sent to.
hololive-ask-send = Choose the { -hololive-holomem } that { $card } is sent to.
hololive-ask-life = Choose the { -hololive-holomem } that the { -hololive-cheer } from your { -hololive-life } is sent to.
hololive-ask-downed-first = Choose the { -hololive-holomem } that is { -hololive-down } first.
hololive-ask-arts-again = Choose the { -hololive-holomem } that the { -hololive-arts } are used against once more.
hololive-ask-attach = Choose the { -hololive-holomem } that { $card } is attached to.
hololive-people-just = { $count } { -hololive-holomem }
hololive-people-up-to = up to { $count } { -hololive-holomem }
hololive-people-between = { $least } { $most ->
    [2] or
   *[other] to
} { $most } { -hololive-holomem }
hololive-ask-cards-penalty = For your redraws, choose { $count } that you put under your { -hololive-deck }{ $most ->
    [1] {""}
   *[other] , in order
}.
hololive-ask-cards-baton = Choose the { -hololive-cheer } that the { -hololive-baton-touch } costs: { $count }.
hololive-ask-cards-surplus = Too much is attached to one { -hololive-holomem }. Choose { $count } for { $area }.
hololive-ask-act = Place Holomem, { -hololive-bloom }, { -hololive-to-collab }, use skills or cards, or go on.
hololive-ask-arts = Choose { -hololive-arts } and their target, or end the { -hololive-performance-step }.
hololive-ask-one = Choose one.
hololive-ask-next = Choose the { -hololive-ability } that resolves next.
hololive-ask-number = Choose a number.
hololive-ask-die-number = Choose the number that the next die counts as.
hololive-ask-step = { $what ->
    [none] There is no card to choose
    [ordered] Choose { $count } in order, the uppermost first
   *[other] Choose { $count }
}: { CAP() }{ $step }
hololive-ask-told = { CAP() }{ $step }
hololive-ask-power-for-hand = Choose how many cards of your { -hololive-holo-power } are archived instead of cards from your { -hololive-hand }.
hololive-ask-name = Choose a { -hololive-card-name }.
hololive-ask-look = Look at the cards.

## What may be answered

hololive-answer-first-me = Go first
hololive-answer-first-opponent = Let your opponent go first
hololive-answer-redraw = Redraw
hololive-answer-keep = Keep this hand
hololive-answer-end-main = End the { -hololive-main-step }
hololive-answer-end-performance = End the { -hololive-performance-step }
hololive-answer-yes = Yes
hololive-answer-no = No
hololive-answer-seen = Seen
hololive-answer-number = { $number }
hololive-answer-card = { CAP() }{ $card }
hololive-answer-place = Place { $card } in your { -hololive-back }
hololive-answer-bloom = { CAP() }{ -hololive-bloom } { $on } into the { $level } { $card }
hololive-holomem-at = { $card } ({ $area })
hololive-holomem-in-row = { $card } ({ $area }, { $at ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $at }th
} from the left)
hololive-card-on = { $card } on { $holomem }
hololive-upon-holomem = { $card } ({ $area }, { $left } { -hololive-hp } left)
hololive-upon-wound = { $card } is about to take { $amount } { $arts ->
    [1] { -hololive-damage }
   *[other] { -hololive-special-damage }
}
hololive-upon-damage = { $card } took { $amount } { $arts ->
    [1] { -hololive-damage }
   *[other] { -hololive-special-damage }
}
hololive-upon-fall = { $card } is { -hololive-down }
hololive-upon-cheer = { $cards } went to the { -hololive-archive }
hololive-upon-dice = rolled: { $numbers }
hololive-next-upon = { $upon }: { $step }
hololive-prompt-upon = { CAP() }{ $upon }. { $prompt }
hololive-answer-collab = { CAP() }{ -hololive-to-collab } with { $card }
hololive-answer-baton = Pass the baton to { $card }
hololive-answer-skill-oshi = Use the { -hololive-oshi-skill } “{ $skill }”
hololive-answer-skill-sp = Use the { -hololive-sp-oshi-skill } “{ $skill }”
hololive-answer-play = Play { $card }
hololive-answer-attach = Attach { $card } to { $to }
hololive-answer-ability = Use the { -hololive-ability } of { $card }
hololive-answer-arts = Use “{ $arts }” of { $card } against { $target }

## Why not

hololive-refusal-over = The duel is over.
hololive-refusal-theirs = That is your opponent’s card.
hololive-refusal-hidden = That card is hidden from you.
hololive-refusal-forbidden = A card forbids it: { CAP() }{ $clause }.
hololive-refusal-condition = The condition isn’t met: { CAP() }{ $clause }.
hololive-refusal-cannot-pay = That can’t be paid: { CAP() }{ $clause }.
hololive-refusal-first-not-debut = Only a { -hololive-debut } { -hololive-holomem } can begin in the { -hololive-center }.
hololive-refusal-first-not-debut-or-spot = Only { -hololive-debut } and { -hololive-spot } Holomem can begin in the { -hololive-back }.
hololive-refusal-not-a-holomem = Only a { -hololive-holomem } can be placed on the { -hololive-stage }.
hololive-refusal-not-debut = { $card } is neither { -hololive-debut } nor { -hololive-spot } and can’t be placed from the { -hololive-hand }.
hololive-refusal-stage-full = The { -hololive-stage } holds { $most } Holomem at the most.
hololive-refusal-place-in-back = A { -hololive-holomem } from the { -hololive-hand } is placed in the { -hololive-back }.
hololive-refusal-no-bloom-in-first-turn = Nobody can { -hololive-bloom } in their own first { -hololive-turn }.
hololive-refusal-not-yours = That is your opponent’s { -hololive-holomem }.
hololive-refusal-entered-this-turn = { $card } came onto the { -hololive-stage } this { -hololive-turn } and can’t { -hololive-bloom } yet.
hololive-refusal-bloomed-this-turn = { $card } bloomed this { -hololive-turn } already.
hololive-refusal-never-blooms = { $card } can’t { -hololive-bloom }.
hololive-refusal-other-name = { $card } has another { -hololive-card-name }.
hololive-refusal-wrong-level = { $card } can’t { -hololive-bloom } into a card of this { -hololive-bloom-level }.
hololive-refusal-too-much-damage = With { $hp } { -hololive-hp } it could not bear the { -hololive-damage } of { $damage }.
hololive-refusal-collab-already = You can { -hololive-to-collab } only once a { -hololive-turn }.
hololive-refusal-collab-taken = There is a { -hololive-holomem } in the { -hololive-collab } already.
hololive-refusal-not-in-back = Only a { -hololive-back-holomem } can do that.
hololive-refusal-resting = { $card } is resting.
hololive-refusal-baton-already = You can make only one { -hololive-baton-touch } a { -hololive-turn }.
hololive-refusal-center-empty = There is no { -hololive-holomem } in the { -hololive-center }.
hololive-refusal-too-little-cheer = The { -hololive-baton-touch } costs { $cost } { -hololive-cheer }, but { $cheer ->
    [0] none is attached.
   *[other] only { $cheer } is attached.
}
hololive-refusal-no-way-back = A { -hololive-holomem } in front goes to the { -hololive-back } only by a { -hololive-baton-touch }, in the { -hololive-reset-step }, or by a card.
hololive-refusal-attached-stays = What is attached to a { -hololive-holomem } leaves only as a { -hololive-cost } or by a card.
hololive-refusal-skill-used-turn = The { -hololive-oshi-skill } can’t be used again this { -hololive-turn }.
hololive-refusal-skill-used-game = The { -hololive-sp-oshi-skill } can’t be used again in this game.
hololive-refusal-arts-wait = These { -hololive-arts } are used when their text says so.
hololive-refusal-skill-waits = The skills of this { -hololive-oshi } are used when their text says so.
hololive-refusal-too-little-power = That costs { $cost } { -hololive-holo-power }, but there is { $power ->
    [0] none.
   *[other] only { $power }.
}
hololive-refusal-not-a-support = Only { -hololive-support } cards are played so.
hololive-refusal-limited-already = A { -hololive-limited } card was played this { -hololive-turn } already.
hololive-refusal-limited-first-turn = The { -hololive-first-player } can’t play a { -hololive-limited } card in the first { -hololive-turn }.
hololive-refusal-does-nothing = { $card } would change nothing and can’t be played.
hololive-refusal-not-attachable = { $card } isn’t attached to a { -hololive-holomem }.
hololive-refusal-attach-to-holomem = { $card } is attached to one { -hololive-holomem }.
hololive-refusal-not-for-them = This card can’t be attached to { $card }.
hololive-refusal-no-room = { $card } has no room for another one.
hololive-refusal-main-step-only = That belongs to the { -hololive-main-step }.
hololive-refusal-performance-only = { -hololive-arts } are used in the { -hololive-performance-step }.
hololive-refusal-no-arts = { $card } has no { -hololive-arts }.
hololive-refusal-not-in-front = Only the { -hololive-center-holomem } and the { -hololive-collab-holomem } use { -hololive-arts }.
hololive-refusal-performed-already = A { -hololive-holomem } of this position used its { -hololive-arts } this { -hololive-turn } already.
hololive-refusal-arts-already = { $card } used its { -hololive-arts } this { -hololive-turn } already.
hololive-refusal-arts-cost = { $card } lacks the { -hololive-cheer } that its { -hololive-arts } need.
hololive-refusal-no-target = There is no { -hololive-holomem } at which these { -hololive-arts } can be aimed.
hololive-refusal-not-a-target = { CAP() }{ -hololive-arts } can’t be aimed at { $card }.

## Decks

hololive-refusal-unknown-card = There is no card with the number { $number } in this version. Take it out, or use a version that has it.
hololive-refusal-no-oshi = No { -hololive-oshi } is chosen. A { -hololive-game-deck } has one.
hololive-refusal-not-an-oshi = { $card } is no { -hololive-oshi }. Choose one { -hololive-oshi }.
hololive-refusal-not-cheer = { $card } is no { -hololive-cheer }. Put { -hololive-cheer } cards only into the { -hololive-cheer-deck }.
hololive-refusal-not-for-the-deck = { $card } can’t be in the { -hololive-deck }. Only { -hololive-holomem } and { -hololive-support } cards go there.
hololive-refusal-too-many-copies = There are { $count } copies of { $card }; { $most } are the most. Take the others out.
hololive-refusal-deck-size = A { -hololive-deck } has { $wanted } cards, and this one has { $count }. Add cards or take some out.
hololive-refusal-cheer-size = A { -hololive-cheer-deck } has { $wanted } cards, and this one has { $count }. Add cards or take some out.
hololive-refusal-copies-full = { $card } is in the { -hololive-deck } { $most } times already; no more are allowed.
hololive-refusal-deck-full = The { -hololive-deck } has its { $wanted } cards already. Take one out first.
hololive-refusal-cheer-full = The { -hololive-cheer-deck } has its { $wanted } cards already. Take one out first.
hololive-refusal-other-cards = The cards of this program are not “{ $set }” of the edition “{ $edition }”. Use the version with which it was made.
