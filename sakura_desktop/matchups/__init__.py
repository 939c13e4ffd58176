"""What was measured of every form against every form, as a page to be looked at."""
