"""The words that cards of this game are written in: each resolves and words itself."""
