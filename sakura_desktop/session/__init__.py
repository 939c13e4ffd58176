"""The sole holder of a duel on the screen: it submits, tells what happened, asks, seats the players and takes back."""
