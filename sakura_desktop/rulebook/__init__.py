"""The rulebook: the rule documents that a person has, side by side, in a window beside whatever else is shown."""
