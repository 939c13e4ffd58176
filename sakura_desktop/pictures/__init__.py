"""Pictures: what is asked for, painted away from the window, kept in memory and in files."""
