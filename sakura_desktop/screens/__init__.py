"""The pages of the program, one module each."""
