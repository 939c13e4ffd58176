"""The practice cards of this program, deck by deck: its own invention, no cards of the published game."""
