"""Duels of this game without a screen: laid tables, scenarios, self-play, tables that check themselves."""
