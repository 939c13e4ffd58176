"""What the program says, kept letter for letter, so that a change of the machinery behind it can't change a word."""
