"""まほろば妖女奇譚, by the quick rules of its play mat, with practice decks of this program."""
