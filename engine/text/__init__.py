"""Words: phrases in no language yet, the catalogs that give them one, and the spans that a screen draws."""
