"""Mentions of sections in a text of numbered rules: `9-4-1`, `§5`, the second appendix.

Inside the extra rules a number of the own chapter is that of an extra rule, every other that of a core rule, unless
the text says which. A number that the section's own steps bear is the step; a range of distances is no number of a
section.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.rulebook.shapes import FRONT, chapter

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from engine.rulebook.dialect import Dialect, Numbering
    from engine.rulebook.shapes import Section


class Link(NamedTuple):
    """A place in a text that names a section."""

    start: int
    end: int
    target: str


def links(text: str, section: Section, numbers: Collection[str], dialect: Dialect) -> tuple[Link, ...]:
    """The sections among `numbers` that a text of that section names, as they stand in it."""
    if section.number == FRONT or dialect.numbering is None:
        return ()
    numbering = dialect.numbering
    return tuple(sorted([*_mentions(text, section, numbers, numbering), *_appendices(text, numbers, numbering)]))


def _appendices(text: str, numbers: Collection[str], numbering: Numbering) -> Iterator[Link]:
    for match in numbering.cited_appendix.finditer(text):
        if f"a{match['number']}" in numbers:
            yield Link(match.start(), match.end(), f"a{match['number']}")


def _mentions(text: str, section: Section, numbers: Collection[str], numbering: Numbering) -> Iterator[Link]:
    steps = {block.label for block in section.blocks}
    for match in numbering.mention.finditer(text):
        number = match["number"]
        if not match["part"] and not match["sign"]:
            one = numbering.sign not in number
            if one or number in steps or numbering.no_section.search(text[: match.start()]):
                continue
        target = _target(number, match["part"] or "", section.number, numbering)
        if target in numbers and target != section.number:
            start = match.start("sign") if match["sign"] else match.start("number")
            yield Link(start, match.end("number"), target)


def _target(number: str, part: str, own: str, numbering: Numbering) -> str:
    """The section that a number means where it stands."""
    if part:
        return f"x{number}" if part in numbering.extra else number
    return f"x{number}" if own.startswith("x") and chapter(own) == f"x{chapter(number)}" else number
