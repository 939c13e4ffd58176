"""What the hololive official card game is on the screen: playmat, holomem with what belongs to them, game decks."""
