"""Searching the documents: what is written, whatever its width, its case, its kana and its blanks; Hangul as far as it
is typed.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.rulebook.recognising import folded
from engine.rulebook.shapes import order
from engine.text.folding import folded as as_sought

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from engine.rulebook.shapes import Document, Language, Section

TITLE: Final = -1
"""The place of a hit in a section's heading, where others have the index of a block."""
_REMEMBERED: Final = 8192
"""So many texts stay folded: more than both documents have, since a search looks at all of them at each letter."""
_NUMBER: Final = re.compile(r"§?\s*([xa]?\d{1,2}(?:[-.]\d{1,2})*)")


class Hit(NamedTuple):
    """A place where the words stand: a block of a section (or its heading), and where in its text."""

    language: Language
    number: str
    block: int
    start: int
    end: int


class Folded(NamedTuple):
    """A text folded for comparing, and where each of its letters stood in the text itself."""

    text: str
    places: tuple[int, ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The place in the text itself of a place in the folded one."""
        return self.places[start], self.places[end - 1] + 1


@lru_cache(maxsize=_REMEMBERED)
def fold(text: str) -> Folded:
    """A text as it is compared, letter by letter, so that what is found can be shown."""
    return _by_letters(text, folded)


@lru_cache(maxsize=_REMEMBERED)
def fold_loosely(text: str) -> Folded:
    """The same for what a person types: in either kana, and Hangul that is still being typed."""
    return _by_letters(text, lambda letter: as_sought(folded(letter)))


def _by_letters(text: str, fold_one: Callable[[str], str]) -> Folded:
    letters: list[str] = []
    places: list[int] = []
    for index, letter in enumerate(text):
        for one in fold_one(letter):
            letters.append(one)
            places.append(index)
    return Folded("".join(letters), tuple(places))


def search(documents: Iterable[Document], words: str) -> tuple[Hit, ...]:
    """Where the words stand, by section in the order of the numbers; a section's own number finds its heading first."""
    needle = fold_loosely(unicodedata.normalize("NFKC", words)).text
    if not needle:
        return ()
    named = _NUMBER.fullmatch(words.strip())
    wanted = named[1] if named else ""
    found = [hit for document in documents for section in document.sections for hit in _hits(document, section, needle)]
    for document in documents:
        section = document.section(wanted) if wanted else None
        if section is not None:
            found.append(Hit(document.language, wanted, TITLE, 0, len(section.title)))
    return tuple(sorted(set(found), key=lambda hit: (hit.number != wanted, order(hit.number), hit.language, hit[2:])))


def _hits(document: Document, section: Section, needle: str) -> Iterator[Hit]:
    for block, text in enumerate([section.title, *(block.text for block in section.blocks)], start=TITLE):
        shown = fold_loosely(text)
        at = shown.text.find(needle)
        while at >= 0:
            yield Hit(document.language, section.number, block, *shown.span(at, at + len(needle)))
            at = shown.text.find(needle, at + len(needle))
