# Hints: what an answer leads to. Figures are means over the looks ahead.

why-only = There is nothing else to do.
why-seldom = Looked at too seldom to say why.
why-clear = The other answers promise so little that they were hardly looked at.
why-even = In what was looked at, it hardly differs from the other answers.
why-whole = No single figure says why; taken together, it leads to a better position.
why-short = No single figure says why; taken together, it leads to a worse position.
why-risk = Risk: { $risk }
why-both = { $gain } Risk: { $risk }

## Hints on the board

hint-title = Hints
hint-looking = Looking ahead…
hint-failed = No hint could be found.
hint-chance = { $chance }%
hint-row = { $answer }: { $chance }%
hint-take = Play this
hint-close = Close
hint-nothing = Choose nothing
hint-several = { $answers }
board-hint = Hints: the best answers now (F4)
menu-hint = H&ints
keys-hint = F4
keys-hint-text = hints: the best answers now, with their chances and why

## Looking through a match afterwards

result-analyse = Analyse
result-analyse-detail = Chances, turning points
duels-analyse = Analyse
replay-analyse = Analyse
analysis-title = Analysis: { $first } – { $second }
analysis-curve = Chances of { $player } (%)
analysis-curve-empty = It is drawn here as the match is looked through.
analysis-progress = Looking through
analysis-stop = Stop
analysis-go-on = Go on
analysis-points = Turning points
analysis-when =
    { $turn ->
        [0] Setup
       *[other] Turn { $turn }
    }
analysis-point = { analysis-when }, { $player }: { $chance }% → { $left }%
analysis-point-kept = { analysis-when }, { $player }: { $chance }%
analysis-numbered = { $number }. { $point }
analysis-none = Nobody gave much away.
analysis-none-yet = None found so far.
analysis-not-yet = This answer has not been looked at yet.
analysis-better =
    { analysis-when }, { $player }.
    Played: { $played } ({ $left }%).
    Better: { $best } ({ $chance }%).
    { $why }
analysis-as-good =
    { analysis-when }, { $player }.
    Played: { $played } ({ $left }%).
    About as good: { $best } ({ $chance }%).
analysis-best =
    { analysis-when }, { $player }.
    Played: { $played } ({ $left }%). Nothing better was found.
    { $why }
analysis-ghost-better = Better: { $chance }%
analysis-ghost-played = Played: { $chance }%
analysis-watch = Watch from here
analysis-save = Save picture…
analysis-save-title = Save the curve as a picture
analysis-pictures = Pictures
analysis-not-saved = The picture could not be written to { $path }.
keys-analysis = In an analysis
keys-analysis-text = ← and → walk the answers, Page Up and Page Down the turning points
