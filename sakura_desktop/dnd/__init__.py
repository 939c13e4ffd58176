"""Dragging: (thing, place) → the option of the open decision that has that move. No rule of the game is known here."""
