"""The board: a custom view for each place, the lane between the halves, what travels over it, and the curtain."""
