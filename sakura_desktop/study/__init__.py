"""My words: the room in which the words of the game are collected, asked and counted."""
