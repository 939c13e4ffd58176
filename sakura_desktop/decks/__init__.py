"""Decks that players keep: what games in which decks are built share on the screen."""
