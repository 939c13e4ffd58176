"""The numbered paragraphs of the comprehensive rules, by which rulings, questions and refusals say where a rule
stands: `8.3.2`.
"""

from __future__ import annotations

from engine.text.phrase import Phrase, say


def section_name(section: str) -> Phrase:
    """A paragraph as it is cited: "§8.3.2". Raises ValueError for what is no number of one."""
    if not all(part.isdecimal() for part in section.split(".")):
        raise ValueError(f"{section!r} is no paragraph")
    return say("hololive-section", section=section)
