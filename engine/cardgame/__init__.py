"""What every card game needs and none owns: it knows no game, and each game stands on it."""
