"""The cards of this program: those of which public pages tell facts, and practice cards of its own."""
