# Lessons: the page that lists them, and what stands beside the board in one. What a lesson itself says is the game's.

lessons-title = Lessons
lessons-note = Each is played on the real board. Leave one whenever you like; it goes on where you left it.
lessons-new = { $number }. { $lesson }
lessons-begun = { $number }. { $lesson } — begun
lessons-done = ✓ { $number }. { $lesson }

lesson-panel = What this lesson asks
lesson-place = { $step }/{ $steps }
lesson-happened = ✓ { $what }
lesson-learned = This lesson is done.
lesson-follows = Next comes “{ $lesson }”. You may also play on here.
lesson-last = That was the last one. Now play a duel of your own!
lesson-missed = The goal is out of reach now. Try this step again.
lesson-not-now = The rules allow that, but now: { $task }
lesson-show = Show me
lesson-show-tip = The ghost hand shows what to do (F3)
lesson-again = Step again
lesson-again-tip = Back to where this step began
lesson-restart = Start over
lesson-restart-tip = Back to the beginning of this lesson
lesson-lessons = All lessons
lesson-lessons-tip = To the list of lessons; this one is kept as it stands
lesson-next = Next lesson
lesson-next-tip = On to the next lesson
lesson-duel = Play a duel
lesson-duel-tip = On to a duel of your own
lesson-suggested = suggested
