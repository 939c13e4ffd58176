"""Duels without a screen: laid tables, the words of scenarios, checks, self-play, the players' own judgement."""
