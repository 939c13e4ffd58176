"""The room where a game is learned at its own table: lessons, how far they have come, the page that lists them."""
