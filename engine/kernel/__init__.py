"""The kernel: decisions, chance, events, journal and session of any turn-based card game. Knows no game."""
