# How things are put together: lists, and the marks around a card's name.
# A list is joined two by two, $left being what is joined already: two things by `list-<joiner>`, more by
# `list-<joiner>-more` and the last of them by `list-<joiner>-last`. What `then` joins comes without a full stop.

quoted-card = 「{ $name }」

list-nothing = なし

list-and = { $left }と{ $right }
list-and-more = { $left }、{ $right }
list-and-last = { $left }と{ $right }

list-or = { $left }または{ $right }
list-or-more = { $left }、{ $right }
list-or-last = { $left }、または{ $right }

list-comma = { $left }、{ $right }
list-comma-more = { $left }、{ $right }
list-comma-last = { $left }、{ $right }

list-then = { $left }。{ $right }
list-then-more = { $left }。{ $right }
list-then-last = { $left }。{ $right }
