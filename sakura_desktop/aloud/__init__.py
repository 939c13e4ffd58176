"""Words and sentences read aloud by the system's voices; without a voice all is silent, and nothing is offered."""
