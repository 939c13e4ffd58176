"""The vocabulary of card text: each clause resolves itself and words itself."""
