"""Values are never edited, they are asked for: printed values through the layers of §5-6 and §5-7."""
