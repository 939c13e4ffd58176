"""Games played without a screen: laid tables, scenarios, self-play, tables that check themselves, players by chance."""
