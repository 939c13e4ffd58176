# Hints: what an answer leads to. Figures are means over the looks ahead.

why-only = There is nothing else to do.
why-seldom = Looked at too seldom to say why.
why-even = In what was looked at, it hardly differs from the other answers.
why-risk = Risk: { $risk }
why-both = { $gain } Risk: { $risk }
