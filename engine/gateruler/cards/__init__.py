"""The cards: rulers, cards of the published game as far as pages tell of them, practice cards of this program."""
