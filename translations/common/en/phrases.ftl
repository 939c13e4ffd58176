# What texts of cards in any game are put together from.

steps = { $steps }
sentence = { $text }.
bullet = ・{ CAP() }{ $step }
amount-x = X
condition-and = { $first } and { $second }
condition-or = { $first } or { $second }
condition-not = it isn’t so that { $condition }
condition-named = { $names } ({ $condition })
card-called = { $card } { $name }
card-other = other { $card }
when = if { $condition }, { $step }
when-all = if { $condition }, do the following in order: { CAP() }{ $step }
when-all-stands = if { $condition }, the following holds: { CAP() }{ $step }
when-either = if { $condition }, do the following: { CAP() }{ $step }
when-named = { $condition }: { CAP() }{ $step }
when-named-all = { $condition }: Do the following in order: { CAP() }{ $step }
when-named-all-stands = { $condition }: The following holds: { CAP() }{ $step }
otherwise = otherwise, { $step }
may =
    { $step ->
        [arrow-one-way] you may do the following: { $step }
        [arrow-both-ways] you may do the following: { $step }
       *[other] you may { $step }
    }
if-so-all = if you do, do the following in order: { CAP() }{ $step }
if-so = if you do, { $step }
if-not = if that can’t be done, { $step }
choose =
    { $times ->
        [1] choose one of these and do it:{ "\u000A" }{ $steps }
       *[other] choose { $times } of these and do them one after the other:{ "\u000A" }{ $steps }
    }
they-choose = your opponent chooses one of these, and you do it:{ "\u000A" }{ $steps }
choose-any =
    { $times ->
        [1] you may choose one of these and do it:{ "\u000A" }{ $steps }
       *[other] choose up to { $times } of these and do them in any order:{ "\u000A" }{ $steps }
    }
choose-or-all =
    { $times ->
        [2] do one of these, or both:{ "\u000A" }{ $steps }
       *[other] do one of these, or all:{ "\u000A" }{ $steps }
    }
choose-any-x = choose up to X different ones, then do them in the order of this list (X is { $amount }):{ "\u000A" }{ $steps }
choose-again = { $times } times, choose one of these and do it (the same one again, if you like):{ "\u000A" }{ $steps }
choose-any-again = up to { $times } times, choose one of these and do it (the same one again, if you like):{ "\u000A" }{ $steps }
condition-even = { $left } is even
reckon-modulo = the remainder of { $left } divided by { $right }
choose-listed = choose { $times } different ones, then do them in the order of this list:{ "\u000A" }{ $steps }
repeat = do this { $times } times: { CAP() }{ $step }
this-turn = this turn, { $standing }
prompt-may = Do this? { CAP() }{ $step }.
prompt-step = { CAP() }{ $step }
answer-of = { $card }: { CAP() }{ $does }
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
amount-half-plain = half of { $amount }, rounded up
amount-half-x = half of X, rounded up
card-lying-in = { $card } in its owner’s { $area }
condition-this-lies-in = this card is in your { $area }
pick-random = { $count } { $card } at random
pick-any-number = any number of { $card }
pick-looking =
    { $whose ->
        [me] look at your { $areas }, choose { $count } { $card } there,
       *[opponent] look at your opponent’s { $areas }, choose { $count } { $card } there,
    }
pick-looking-up-to =
    { $whose ->
        [me] look at your { $areas }, choose up to { $count } { $card } there,
       *[opponent] look at your opponent’s { $areas }, choose up to { $count } { $card } there,
    }
repeat-x = do this X times (X: { $amount }): { CAP() }{ $step }
may-all = you may do the following in order: { CAP() }{ $step }
condition-owns-this = you are the owner of this card
or-else = do one of these: { $first }; or { $second }
condition-they-are = it was { AN() }{ $card }
option-all =
    { $count ->
        [2] Both
       *[other] All
    }
condition-it-lies-in = that card is in its owner’s { $area }
choose-cards = choose { $cards }
compare-at-most =
    { $right ->
        [one] { $left } is { $right } or lower
        [other] { $left } is { $right } or lower
       *[amount] { $left } is no more than { $right }
    }
compare-at-least =
    { $right ->
        [one] { $left } is { $right } or higher
        [other] { $left } is { $right } or higher
       *[amount] { $left } is no less than { $right }
    }
figure-at-least = { $number } or higher
figure-at-most = { $number } or lower
compare-cards-at-most =
    { $right ->
        [0] there are no { $counted }
       *[other] there are { $right } or fewer { $counted }
    }
compare-cards-at-least = there are { $right } or more { $counted }
compare-cards-equals =
    { $right ->
        [0] there are no { $counted }
       *[other] there are exactly { $right } { $counted }
    }
compare-pieces-at-most =
    { $right ->
        [0] there are no { $counted }
       *[other] there are { $right } or fewer { $counted }
    }
compare-pieces-at-least = there are { $right } or more { $counted }
compare-pieces-equals =
    { $right ->
        [0] there are no { $counted }
       *[other] there are exactly { $right } { $counted }
    }
compare-people-at-most =
    { $right ->
        [0] there are none { $counted }
       *[other] there are { $right } or fewer { $counted }
    }
compare-people-at-least = there are { $right } or more { $counted }
compare-people-equals =
    { $right ->
        [0] there are none { $counted }
       *[other] there are exactly { $right } { $counted }
    }
compare-less = { $left } is less than { $right }
compare-more = { $left } is more than { $right }
compare-equals = { $left } is { $right }
reckon-plus = { $left } plus { $right }
reckon-minus = { $left } minus { $right }
reckon-times = { $left } times { $right }

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
told-effect = { $card } of { $who }: { CAP() }{ $effect }
told-unmet = { $card } of { $who }: Condition not met ({ $condition }).
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
count-between = { $least } { $most ->
    [2] or
   *[other] to
} { $most } cards

## Why an answer or a move is none

refusal-other-question = Something else is asked first. { $prompt }
refusal-wrong-place = It doesn’t go there. { $prompt }
refusal-not-offered = That isn’t among what can be chosen. { $prompt }
refusal-answer-unknown = That isn’t one of the answers.
refusal-answer-repeated = The same thing can’t be chosen that often.
refusal-answer-count = Choose { $count }.

amount-least = the smaller of { $amounts }
