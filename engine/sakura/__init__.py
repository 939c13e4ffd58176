"""The game of Sakura Arms: what there is, what happens, and the procedures of the comprehensive rules."""
