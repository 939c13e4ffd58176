"""What is asked, beside the attack lane: one widget a kind of decision, and a general one built from counts alone."""
