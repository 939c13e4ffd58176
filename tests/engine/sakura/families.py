"""Keys of this game's messages that no literal in the source spells."""

from __future__ import annotations

from tests.engine.text.families import Family

FAMILIES = (
    Family(("ready-deck-*",), "what a ready deck is called, and wants to do, by its key"),
    Family(("sakura-why-*",), "what an answer leads to, by the figure and its direction", made="{}-why-{}-{}"),
)
