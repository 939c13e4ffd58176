"""Gate Ruler on the screen: its table, the way to it, its pictures."""
