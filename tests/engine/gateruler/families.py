"""Keys of this game's messages that no literal in the source spells."""

from __future__ import annotations

from tests.engine.text.families import Family

FAMILIES = (
    Family(("gateruler-refusal-*",), "why something can't be done, by the reason's code", made="gateruler-refusal-{}"),
    Family(("gateruler-heading-*",), "a heading of the addendum, by its section", made="gateruler-heading-{}"),
    Family(("gateruler-why-*",), "what an answer leads to, by the figure and its direction", made="{}-why-{}-{}"),
    Family(("gateruler-answer-cost-*",), "a way to pay for a card, by what is paid", made="gateruler-answer-cost-{}"),
)
