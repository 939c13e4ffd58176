# Puzzles: the page that lists them, and what stands beside the board in one.

puzzles-title = Puzzles
puzzles-what = In each, this turn wins for certain, whatever the other side answers. One first answer alone leads there. All cards lie open: what lies face down is named beside the board.
puzzles-note = { $solved } of { $all } solved
puzzles-length = { $count ->
        [one] In { $count } answer
       *[other] In { $count } answers
    }
puzzles-open = { $number }
puzzles-solved = ✓ { $number }
puzzles-open-name = Puzzle { $number }, { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }, not solved yet
puzzles-solved-name = Puzzle { $number }, { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }, solved
puzzles-next = Next unsolved puzzle
puzzles-damaged = The puzzle can’t be opened: { $why }

puzzle-panel = What this puzzle asks
puzzle-title = Puzzle { $number }
puzzle-length = { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
puzzle-task = Win this turn, whatever the other side answers.
puzzle-open =
    Nothing is hidden. Face down lie:
    { $places }
puzzle-hidden = { $place }: { $cards }
puzzle-refuted = This doesn’t win for certain any more.
puzzle-over = Your turn is over, and the other side still stands.
puzzle-lucky = That won by luck alone: chance might have brought something else.
puzzle-why-answer = The other side can answer: { $answer }.
puzzle-why-later = Whatever you do now, the other side has an answer in time, such as: { $answer }.
puzzle-why-short = Whatever you do now, what you have left isn’t enough.
puzzle-answers = { $answers } ({ $count })
puzzle-try-again = Play on to see it, or take back and try again.
puzzle-solved = Solved! It wins against every answer.
puzzle-solved-helped = That is the way. You were shown some of it; solve it alone, and it counts.
puzzle-lost = It couldn’t be worked out how this stands. Start over.
puzzle-back = Take back
puzzle-back-tip = Take your last answer back, with what was answered to it
puzzle-again = Start over
puzzle-again-tip = Back to the beginning of the puzzle
puzzle-show = Show me
puzzle-show-tip = The ghost hand shows what leads on (F3); the puzzle doesn’t count as solved then
puzzle-puzzles = All puzzles
puzzle-puzzles-tip = To the list of puzzles
puzzle-next = Next puzzle
puzzle-next-tip = On to the next puzzle that isn’t solved
