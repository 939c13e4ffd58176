"""What one seat may know of a duel: of the state and of an event."""
