"""What the program looks like: two themes, fonts, and pictures that it paints itself."""
