### What is said of the table to those who listen instead of looking.
spoken-board = Table
spoken-board-keys = Tab walks what you can do, Shift with the arrow keys everything you can read. Enter does it, Esc takes it back. Ctrl+Tab goes to the next part of the screen.
spoken-place = { $player }: { $place }
spoken-card = { $card }. { $facts }
spoken-backs = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
spoken-group = { $what }{ $state ->
    [lit] , can be taken
    [picked] , chosen
   *[there] {""}
}
spoken-tokens = { CAP() }{ $token } × { $count }
spoken-on = { $pieces } on { $card }
spoken-held = Held: { $thing }
spoken-target = Lay it here: { $place }
spoken-does = You can do this with it: { $does }.
spoken-asks = { $player }: { $question }
