"""What one seat may know: of the state, of an event, of a decision. The only way a seat sees anything."""
