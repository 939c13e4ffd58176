"""The headings of the sheet, by which rulings, questions and refusals say where a rule stands.

A reference is a heading and, where its text counts its sentences, the number there: `main-2` is ② of the main phase.
"""

from __future__ import annotations

from typing import Final

from engine.mahoroba.terms import term
from engine.text.phrase import Phrase, say

HEADINGS: Final = {
    "areas": "area",
    "states": "unit-state",
    "damage": "damage-sum",
    "preparation": "preparation",
    "draw": "draw-phase",
    "main": "main-phase",
    "battle": "battle-phase",
    "end": "end-phase",
}
"""The term that each heading is."""
_CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨"


def heading_of(section: str) -> tuple[str, int]:
    """The heading of a reference and the number in it, 0 where it has none. Raises KeyError for an unknown heading."""
    heading, _, number = section.partition("-")
    if heading not in HEADINGS:
        raise KeyError(section)
    return heading, int(number or 0)


def section_name(section: str) -> Phrase:
    """A reference in words: "main phase ②"."""
    heading, number = heading_of(section)
    name = term(HEADINGS[heading])
    if not number:
        return say("section-heading", heading=name)
    return say("section-numbered", heading=name, number=_CIRCLED[number - 1])
