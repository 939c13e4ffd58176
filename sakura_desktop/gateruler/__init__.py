"""What Gate Ruler is on the screen: playmat, lines with their units, the gate, the attack under way, ready decks."""
