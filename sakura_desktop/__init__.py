"""The table on the screen: windows, models, drags; no rule of the game."""
