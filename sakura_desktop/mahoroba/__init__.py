"""What is まほろば妖女奇譚 on the screen: playmat, units with what is attached, the choice of decks."""
