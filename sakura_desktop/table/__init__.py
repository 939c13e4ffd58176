"""The table of any game: places as views over models, drag, keyboard, animation, prompts, accessibility."""
