"""Words of cards that no other game has: who is on a stage, what is done to them, what stands in force, dice."""
