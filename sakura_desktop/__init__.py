"""The desktop program: windows, item models, dragging; no rule of a game."""
