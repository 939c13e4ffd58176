# What texts of cards in any game are put together from.

steps = { $steps }
bullet = ・{ CAP() }{ $step }
amount-x = X
condition-and = { $first } and { $second }
condition-or = { $first } or { $second }
condition-not = it isn’t so that { $condition }
condition-named = { $names } ({ $condition })
card-called = { $card } { $name }
card-other = other { $card }
when = if { $condition }, { $step }
when-all = if { $condition }, do all of this in order: { CAP() }{ $step }
when-all-stands = if { $condition }, all of this holds: { CAP() }{ $step }
when-either = if { $condition }, do this: { CAP() }{ $step }
when-named = { $condition }: { CAP() }{ $step }
when-named-all = { $condition }: Do all of this in order: { CAP() }{ $step }
when-named-all-stands = { $condition }: All of this holds: { CAP() }{ $step }
otherwise = otherwise, { $step }
may = you may { $step }
if-so-all = if you do, do all of this: { CAP() }{ $step }
if-so = if you do, { $step }
if-not = if that can’t be done, { $step }
choose =
    { $times ->
        [1] choose one and do it:{ "\u000A" }{ $steps }
       *[other] choose { $times } and do them one after the other:{ "\u000A" }{ $steps }
    }
they-choose = your opponent chooses one, and you do it:{ "\u000A" }{ $steps }
choose-any =
    { $times ->
        [1] you may choose one and do it:{ "\u000A" }{ $steps }
       *[other] choose up to { $times } and do them in any order:{ "\u000A" }{ $steps }
    }
choose-or-all =
    { $times ->
        [2] do one of these, or both:{ "\u000A" }{ $steps }
       *[other] do one of these, or all:{ "\u000A" }{ $steps }
    }
choose-any-x = choose up to X different ones and do them in any order (X is { $amount }):{ "\u000A" }{ $steps }
choose-again = choose { $times } times and do it, the same again if you like:{ "\u000A" }{ $steps }
choose-any-again = choose up to { $times } times and do it, the same again if you like:{ "\u000A" }{ $steps }
condition-even = { $left } is even
reckon-modulo = what is left of { $left } divided by { $right }
choose-listed = choose { $times } different ones, then do them in the order of this list:{ "\u000A" }{ $steps }
repeat = do this { $times } times: { CAP() }{ $step }
this-turn = this turn, { $standing }
prompt-may = Do this? { CAP() }{ $step }.
prompt-step = { CAP() }{ $step }
pick = { $count } { $card }
pick-up-to = up to { $count } { $card }
pick-all = all { $card }
card-in-areas =
    { $whose ->
        [me] { $card } in your { $areas }
        [their] { $card } in their { $areas }
        [any] { $card } in either player’s { $areas }
       *[opponent] { $card } in your opponent’s { $areas }
    }
reveal =
    { $who ->
        [me] reveal { $cards }
       *[opponent] your opponent must reveal { $cards }
    }
look-at = look at { $cards }
amount-half-up = half of ({ $amount }), rounded up
amount-half-plain = half of ({ $amount }), rounded up
amount-half-x = half of X, rounded up
card-lying-in = { $card } in the { $area }
condition-this-lies-in = this card is in your { $area }
pick-random = { $count } { $card } at random
pick-any-number = any number of { $card }
pick-looking =
    { $whose ->
        [me] { $count } { $card } in your { $areas }, which you look at,
       *[opponent] { $count } { $card } in your opponent’s { $areas }, which you look at,
    }
pick-looking-up-to =
    { $whose ->
        [me] up to { $count } { $card } in your { $areas }, which you look at,
       *[opponent] up to { $count } { $card } in your opponent’s { $areas }, which you look at,
    }
repeat-x = do this X times (X: { $amount }): { CAP() }{ $step }
may-all = you may do all of this in order: { CAP() }{ $step }
condition-owns-this = you are the owner of this card
or-else = do one of these: { $first }; or { $second }
condition-they-are = that was any { $card }
option-all =
    { $count ->
        [2] Both
       *[other] All
    }
condition-it-lies-in = that card is in its owner’s { $area }
choose-cards = choose { $cards }

## Players, places, cards and numbers

seat =
    { $seat ->
        [0] Player 1
       *[other] Player 2
    }
seat-named = { $name }
player-computer =
    { $number ->
        [0] Computer
       *[other] Computer { $number }
    } ({ $level ->
        [beginner] Beginner
        [casual] Casual
        [skilled] Skilled
       *[master] Master
    })
place-of = { $who }’s { $area }
card-unknown = a card
cards-unknown =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-just =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-up-to =
    { $count ->
        [one] up to { $count } card
       *[other] up to { $count } cards
    }
count-between = { $least } to { $most } cards

## Why an answer or a move is none

refusal-other-question = Something else is asked first. { $prompt }
refusal-wrong-place = It doesn’t go there. { $prompt }
refusal-not-offered = That isn’t among what can be chosen. { $prompt }
refusal-answer-unknown = That isn’t one of the answers.
refusal-answer-repeated = The same thing can’t be chosen that often.
refusal-answer-count = Choose { $count }.

amount-least = the smaller of { $amounts }
