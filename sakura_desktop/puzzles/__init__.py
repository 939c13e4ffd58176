"""The room of puzzles: the page that lists them, the board on which one is tried, what is solved."""
