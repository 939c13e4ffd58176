"""Keys of this game's messages that no literal in the source spells."""

from __future__ import annotations

from tests.engine.text.families import Family

FAMILIES = (
    Family(("skill-pr-*",), "the names of skills, by the unit's number and the skill's key", made="skill-{}-{}"),
    Family(("deck-lanterns", "deck-deep-water"), "the names of the practice decks, by key", made="deck-{}"),
    Family(("deck-lanterns-detail", "deck-deep-water-detail"), "what the decks are like", made="deck-{}-detail"),
    Family(("change-*",), "what changes damage, by the step of the sum and by how", made="change-{}"),
    Family(("told-normal", "told-rest", "told-stun", "told-ko"), "a unit that turned, by its state", made="told-{}"),
    Family(("mahoroba-why-*",), "what an answer leads to, by the figure and its direction", made="{}-why-{}-{}"),
)
