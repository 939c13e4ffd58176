"""What a text is: its language by its letters, its edition by its dates, and whether it is these rules at all."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.rulebook.dialect import Dialect
    from engine.rulebook.shapes import Document, Language
    from engine.text.catalog import TermEntry

_KANA: Final = re.compile(r"[ぁ-ヶ]")
_HANGUL: Final = re.compile(r"[가-힣]")
_LETTER: Final = re.compile(r"\w")
_DATE: Final = re.compile(r"(20\d\d)\s*[./年년-]\s*(\d{1,2})\s*[./月월-]\s*(\d{1,2})(?!\d)")
_LEAST_SHARE: Final = 0.15
"""Kana are a third of a Japanese text's letters or more, Hangul nearly all of a Korean one's."""
_FOLDED: Final = str.maketrans("ヱヰゑゐ", "エイえい")


def folded(text: str) -> str:
    """For comparing: half width, small letters, no blanks, the old kana as the new."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().translate(_FOLDED).split())


def language_of(text: str) -> Language | None:
    """The language of a text; None for neither."""
    letters = len(_LETTER.findall(text))
    kana, hangul = len(_KANA.findall(text)), len(_HANGUL.findall(text))
    if max(kana, hangul) < _LEAST_SHARE * max(letters, 1):
        return None
    return "ja" if kana > hangul else "ko"


def edition_of(lines: Iterable[str]) -> str:
    """The last date that those lines name, `2024-06-24`."""
    dates = [tuple(map(int, found)) for line in lines for found in _DATE.findall(line)]
    sound = [date for date in dates if 1 <= date[1] <= 12 and 1 <= date[2] <= 31]
    return "{:04}-{:02}-{:02}".format(*max(sound)) if sound else ""


def is_rules(document: Document, terms: Sequence[TermEntry], dialect: Dialect) -> bool:
    """The document defines at its sections what these rules define there: most of the terms whose sections it has."""
    texts = {section.number: folded(section.text) for section in document.sections}
    asked = [(term, dialect.number_of(term.section)) for term in terms]
    there = [(term, number) for term, number in asked if number in texts]
    spelled = sum(folded(term.text) in texts[number] for term, number in there)
    return spelled >= dialect.least_terms and spelled * 2 > len(there)
