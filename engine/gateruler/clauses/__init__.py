"""What the texts of cards are made of."""
