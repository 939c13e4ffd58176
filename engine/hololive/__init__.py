"""The hololive official card game by its comprehensive rules 1.7.0."""
