"""Item models of the table: one for the cards and one for the pieces of each place, told by views, without words."""
