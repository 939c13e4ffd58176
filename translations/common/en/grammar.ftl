# How things are put together: lists, and the marks around a card's name.
# A list is joined two by two, $left being what is joined already: two things by `list-<joiner>`, more by
# `list-<joiner>-more` and the last of them by `list-<joiner>-last`. What `then` joins comes without a full stop.

quoted-card = “{ $name }”

list-nothing = none

list-and = { $left } and { $right }
list-and-more = { $left }, { $right }
list-and-last = { $left }, and { $right }

list-or = { $left } or { $right }
list-or-more = { $left }, { $right }
list-or-last = { $left }, or { $right }

list-comma = { $left }, { $right }
list-comma-more = { $left }, { $right }
list-comma-last = { $left }, { $right }

list-then = { $left }. { CAP() }{ $right }
list-then-more = { $left }. { CAP() }{ $right }
list-then-last = { $left }. { CAP() }{ $right }
