"""By what rulings, questions and refusals say where a rule stands: a number of the comprehensive rules (`8-4c`), a
heading of the addendum (`add-guard`), or one of our readings (`reading-drive-right`).
"""

from __future__ import annotations

import re
from typing import Final

from engine.gateruler import readings
from engine.text.phrase import Phrase, Term, say

ADDENDUM: Final = ("add-reduction", "add-hand-to-deck", "add-guard", "add-reverse", "add-open", "add-brackets")
"""The headings of the addendum, in their order."""
READINGS: Final = tuple(
    f"{readings.SECTION}{name.lower().replace('_', '-')}"
    for name in readings.__annotations__
    if name.isupper() and name != "SECTION"
)
"""Our readings, in the order in which `readings` has them; their numbers are those of docs/rulings-gateruler.md."""
_NUMBER: Final = re.compile(r"\d{1,2}(-\d{1,2}[a-z]?)*")


def section_name(section: str) -> Phrase:
    """A rule as it is cited: "comprehensive rules 8-4c"; `add` and `reading` alone are the addendum and our readings as
    a whole. Raises ValueError for what is none of the three.
    """
    if section == "add":
        return say("gateruler-chapter-addendum")
    if section == "reading":
        return say("gateruler-chapter-readings")
    if section in ADDENDUM:
        return say("gateruler-section-addendum", heading=say(f"gateruler-heading-{section}"))
    if section in READINGS:
        return say("gateruler-section-reading", number=READINGS.index(section) + 1)
    if _NUMBER.fullmatch(section):
        return say("gateruler-section-rules", section=section)
    raise ValueError(f"{section!r} is no rule")


def attribute_called(attribute: str) -> Term:
    """An attribute by its term."""
    return Term(f"gateruler-attr-{attribute}")
