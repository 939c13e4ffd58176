"""Words and sentences read aloud by the voices of the system; a system without one is silent, and nothing is offered."""
