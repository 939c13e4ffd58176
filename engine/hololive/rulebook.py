"""What the comprehensive rules look like, for whoever reads the document: every paragraph has a number, `8.3.2`."""

from __future__ import annotations

import re
from typing import Final

from engine.rulebook.dialect import Dialect, Numbering

_NEVER: Final = re.compile(r"(?!)")
"""What these rules don't have: parts, appendices, numbers that look like theirs and are none."""

DIALECT: Final = Dialect(
    game="hololive",
    languages=("ja",),
    least_terms=40,
    numbering=Numbering(
        sign=".",
        paragraphs=True,
        part=_NEVER,
        appendix=_NEVER,
        last_chapter=14,
        mention=re.compile(
            r"(?P<part>(?!))?(?P<sign>§\s*)?(?<![A-Za-z0-9.])(?P<number>[1-9]\d?(?:\.[1-9]\d?)*)(?![\d%]|\.\d)"
        ),
        cited_appendix=_NEVER,
        no_section=_NEVER,
        extra=(),
    ),
)
"""The rules, in Japanese."""
