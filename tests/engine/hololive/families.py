"""Keys of this game's messages that no literal in the source spells."""

from __future__ import annotations

from tests.engine.text.families import Family

FAMILIES = (
    Family(("hololive-refusal-*",), "why something can't be done, by the reason's code", made="hololive-refusal-{}"),
    Family(
        ("hololive-line-collab", "hololive-line-bloom", "hololive-line-gift"), "an effect of a card, by its class",
        made="hololive-line-{}",
    ),
    Family(("hololive-line-skill-*",), "an oshi skill of a card, by its key", made="hololive-line-skill-{}"),
    Family(("hololive-told-skill-*",), "an oshi skill that was used, by its key", made="hololive-told-skill-{}"),
    Family(("hololive-answer-skill-*",), "an oshi skill that may be used, by its key", made="hololive-answer-skill-{}"),
    Family(("hololive-name-*",), "card names, by their key", made="hololive-name-{}"),
    Family(("hololive-tag-*",), "tags, by their key", made="hololive-tag-{}"),
)  # fmt: skip
