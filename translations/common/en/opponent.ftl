## Who sits at the table

seats-title = Who sits at the table?
seats-next = Go on
seats-sits-computer = Me against the computer
seats-sits-computer-detail = No curtain; you always sit below
seats-sits-two = Two at this table
seats-sits-two-detail = Two people, one screen
seats-sits-watch = Watch two computers
seats-sits-watch-detail = Pause, step, look into both hands
seats-level = Level
seats-level-beginner = Beginner
seats-level-beginner-detail = Answers at once
seats-level-casual = Casual
seats-level-casual-detail = Thinks a little
seats-level-skilled = Skilled
seats-level-skilled-detail = Thinks up to { $seconds } s
seats-level-master = Master
seats-level-master-detail = Thinks up to { $seconds } s
seats-begins = Who begins
seats-begins-drawn = By chance
seats-begins-person = I do
seats-begins-computer = The computer
seats-hands = Hands
seats-hands-curtain = With curtains
seats-hands-curtain-detail = Covers the screen before the other looks
seats-hands-open = Open hands
seats-hands-open-detail = No curtain: to try, to teach, to learn

## A computer at the table

told-on = { $before } { $next }
computer-thinks = { $player } is thinking…
computer-thinks-anew = The part of the program that thinks has ended. { $player } begins anew…
computer-stands = { $player } doesn’t think any more.
computer-waits = Waiting. { $player } is next.
computer-progress = How far the computer is
computer-skip = Don’t wait: show at once (Space)
computer-step = One step
computer-wait = Wait
computer-go-on = Go on
computer-open = See both hands
computer-builds = The computer is building its deck…
computer-lost = { $player } found no answer: the part of the program that thinks ended several times. The duel is safe. Let it think once more, or play its moves by hand.
computer-again = Let it think once more
computer-by-hand = Play its moves by hand
keys-skip = Space
keys-skip-text = what a computer does isn’t waited for
