"""Item models of the table: one for the cards and one for the crystals of each place, told by views, without words."""
