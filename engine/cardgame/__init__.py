"""What every card game needs and none owns; no game is named here."""
