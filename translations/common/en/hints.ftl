# Hints: what an answer leads to. Figures are means over the looks ahead.

why-only = There is nothing else to do.
why-seldom = Looked at too seldom to say why.
why-even = In what was looked at, it hardly differs from the other answers.
why-risk = Risk: { $risk }
why-both = { $gain } Risk: { $risk }

## Hints on the board

hint-title = Hints
hint-looking = Looking ahead…
hint-failed = No hint could be found.
hint-chance = { $chance } %
hint-row = { $answer }: { $chance } %
hint-take = Play this
hint-close = Close
hint-nothing = Choose nothing
hint-several = { $answers }
board-hint = Hints: the best answers now (F4)
menu-hint = H&ints
keys-hint = F4
keys-hint-text = hints: the best answers now, with their chances and why
