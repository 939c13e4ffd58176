"""What the program keeps between two evenings: duels with their results, and decks under names."""
