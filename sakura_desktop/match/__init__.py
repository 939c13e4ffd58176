"""One match of any game on the screen: session, hand, history, seating, journal, keeper, replay, result."""
