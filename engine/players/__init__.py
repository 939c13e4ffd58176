"""Computer players for matches of any game: they search through what their seat may know and name no game."""
