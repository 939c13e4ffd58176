"""Game decks to play with at once (§6.1): the start decks as they are sold."""
