"""Gate Ruler: a base game, reconstructed from public pages, and all that the addendum to its rules says."""
