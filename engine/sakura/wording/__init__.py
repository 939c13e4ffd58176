"""The words around the rules: what is asked and what the options are, as phrases."""
