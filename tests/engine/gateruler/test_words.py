"""What is said of a duel, in three languages: no message is missing, no variable, no term."""
