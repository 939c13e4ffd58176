"""What a rule document is once it is cut: sections of headings, paragraphs, steps and tables. Plain data."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

import msgspec

Language: TypeAlias = Literal["ja", "ko"]
"""The languages in which the rule documents are published."""

BlockKind: TypeAlias = Literal["paragraph", "item", "heading", "table"]
RepairCode: TypeAlias = Literal[
    "heading-lost",  # a number is passed over: the heading `now` is not in the document
    "renumbered",  # a heading said `was`, which stands already; where it stands it is `now`
    "step-numbered",  # a step had lost its number; it is `now`
    "step-renumbered",  # a step said `was` a second time; it is `now`
]

FRONT = "0"
"""The number of what stands before §1."""


class Block(msgspec.Struct, frozen=True):
    """A paragraph, a list's item, a heading without a number, or a table.

    Places in a block are places in its `text`; in a table's text a tab parts cells and a line end rows.
    """

    text: str
    kind: BlockKind = "paragraph"
    label: str = ""
    """An item's number as it is cited: `3`, `2-1`, `iv`, `ii-A`; a point of a list without numbers has none."""

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """A table's rows of cells."""
        return tuple(tuple(row.split("\t")) for row in self.text.split("\n")) if self.kind == "table" else ()


class Section(msgspec.Struct, frozen=True):
    """A numbered section without those below it: `9-4-1`, `x17-6` of the extra rules, `a1` of the appendices; or a
    numbered paragraph, `8.3.2`, which has no title.
    """

    number: str
    title: str
    blocks: tuple[Block, ...] = ()

    @property
    def text(self) -> str:
        """The heading and the whole body, line by line."""
        return "\n".join([self.title, *(block.text for block in self.blocks)])


class Repair(msgspec.Struct, frozen=True):
    """What the cutting set right, so that a reader can be told."""

    code: RepairCode
    section: str
    was: str
    now: str


class Document(msgspec.Struct, frozen=True):
    """A whole rule document, cut."""

    language: Language
    title: str
    edition: str
    """The date of the edition, `2024-06-24`; empty where the document names none."""
    sections: tuple[Section, ...]
    repairs: tuple[Repair, ...] = ()
    game: str = ""
    """The key of the game whose rules it holds; the program's copy of a document doesn't say it."""

    def section(self, number: str) -> Section | None:
        """The section of that number."""
        return next((section for section in self.sections if section.number == number), None)

    @property
    def numbers(self) -> frozenset[str]:
        """The numbers of its sections."""
        return frozenset(section.number for section in self.sections)


_SIGN: Final = re.compile(r"[-.]")
"""What stands between the parts of a number: `9-4-1`, or `8.3.2`."""


def order(number: str) -> tuple[int, tuple[int, ...]]:
    """By what sections are sorted: what stands in front, the core rules, the extra rules, the appendices."""
    parts = tuple(int(part) for part in _SIGN.split(number.lstrip("xa")))
    return (1 if number[0] == "x" else 2 if number[0] == "a" else 0), parts


def chapter(number: str) -> str:
    """`x4` of `x4-2-1`, `8` of `8.3.2`."""
    return _SIGN.split(number, maxsplit=1)[0]


def parent(number: str) -> str:
    """`x4-2` of `x4-2-1`; nothing of a chapter."""
    return number[: max(number.rfind("-"), number.rfind("."), 0)]


def depth(number: str) -> int:
    """How many sections it stands in: 0 of a chapter."""
    return len(_SIGN.findall(number))
