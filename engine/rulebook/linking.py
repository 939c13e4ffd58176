"""Mentions of sections in a text of the rules: `9-4-1`, `コアルール 9-4-1`, `§5`, `附則 1`.

Inside the extra rules a number of the own chapter is that of an extra rule, every other that of a core rule, unless
the text says which. A number that the section's own steps bear is the step; a range of distances is no number of a
section.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.rulebook.shapes import FRONT, chapter

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from engine.rulebook.shapes import Section

_MENTION: Final = re.compile(
    r"(?:(?P<part>コアルール|総合ルール|追加ルール|핵심 규칙|통합 규칙|추가 규칙)(?:の|의)?\s*[“「]?)?"
    r"(?P<sign>§\s*)?(?<![A-Za-z0-9/+.-])(?P<number>[1-9]\d?(?:-[1-9]\d?)*)(?![\d/]|-\d|-?[A-Za-z])"
)
_APPENDIX: Final = re.compile(r"(?:附則|부칙)\s*(?P<number>\d)(?!\d)")
_RANGE: Final = re.compile(r"(?:距離|거리|間合|간격)[^、。,.』”]{0,3}$|『[^』]*$")
_EXTRA: Final = ("追加ルール", "추가 규칙")


class Link(NamedTuple):
    """A place in a text that names a section."""

    start: int
    end: int
    target: str


def links(text: str, section: Section, numbers: Collection[str]) -> tuple[Link, ...]:
    """The sections among `numbers` that a text of that section names, as they stand in it."""
    if section.number == FRONT:
        return ()
    return tuple(sorted([*_mentions(text, section, numbers), *_appendices(text, numbers)]))


def _appendices(text: str, numbers: Collection[str]) -> Iterator[Link]:
    for match in _APPENDIX.finditer(text):
        if f"a{match['number']}" in numbers:
            yield Link(match.start(), match.end(), f"a{match['number']}")


def _mentions(text: str, section: Section, numbers: Collection[str]) -> Iterator[Link]:
    steps = {block.label for block in section.blocks}
    for match in _MENTION.finditer(text):
        number = match["number"]
        plain = not match["part"] and not match["sign"]
        if plain and ("-" not in number or number in steps or _RANGE.search(text[: match.start()])):
            continue
        target = _target(number, match["part"] or "", section.number)
        if target in numbers and target != section.number:
            start = match.start("sign") if match["sign"] else match.start("number")
            yield Link(start, match.end("number"), target)


def _target(number: str, part: str, own: str) -> str:
    """The section that a number means where it stands."""
    if part:
        return f"x{number}" if part in _EXTRA else number
    return f"x{number}" if own.startswith("x") and chapter(own) == f"x{chapter(number)}" else number
