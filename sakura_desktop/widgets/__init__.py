"""Widgets that know no game."""
