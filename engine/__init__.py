"""Sakura Arms, rules and words: a duel as events and decisions, without a screen."""
