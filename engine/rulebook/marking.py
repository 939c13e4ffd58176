"""The terms that stand in a text: the longest first, each with its key in the catalogs.

Japanese and Korean put endings after a word without a blank. A Korean term begins a word and goes on with nothing but
particles; a Japanese term of one kanji stands between other signs than kanji and before what can follow a noun. Which
of several terms with one spelling is meant the game says.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.rulebook.recognising import folded
from engine.rulebook.searching import fold

if TYPE_CHECKING:
    from engine.rulebook.dialect import Dialect
    from engine.rulebook.searching import Folded
    from engine.rulebook.shapes import Language
    from engine.text.catalog import Catalog, TermEntry

_KANJI: Final = re.compile(r"[々〆一-鿿]")
_HANGUL: Final = re.compile(r"[가-힣]")
_AFTER_KANJI: Final = re.compile(r"[のはがをにへとでもやかな]|まで|から|より|です|[^ぁ-ん一-鿿々]|$")
_PARTICLES: Final = re.compile(
    r"(?:들|마다|만큼|뿐|만|까지|부터|에게서|에게|에서|에|으로서|로서|으로써|로써|으로|로|이라면|라면|이라는|라는|이라고|라고|이란|란"
    r"|이라|라|이나|나|이며|며|이고|고|이지만|지만|인지|인|일|이었다면|였다면|이다|다|이든|든|처럼|보다|대로|의|은|는|이|가|을|를|과|와|도)*"
    r"(?![가-힣])"
)
_DONE: Final = re.compile(r"(?:하|되|된|될|됐|됨|한|할|함|해|했|시키|시킨|시킬)[가-힣]*")
"""Korean makes verbs of nouns by these."""
_VERB: Final = {"ja": ("する", re.compile(r"[しすさせ]")), "ko": ("한다", re.compile(r"[하할한함해했]"))}


class Mark(NamedTuple):
    """A term in a text: where it stands, its key, and every key that has this spelling."""

    start: int
    end: int
    key: str
    keys: tuple[str, ...]


class _Spelling(NamedTuple):
    """A spelling, folded, and the terms that have it."""

    text: str
    terms: tuple[TermEntry, ...]


class Marker:
    """Finds the terms of a game in a language's catalog in texts of that language."""

    def __init__(self, catalog: Catalog, dialect: Dialect) -> None:
        """Read off the spellings of every term that the rules define."""
        self.language: Language = "ja" if catalog.language == "ja" else "ko"
        self._meanings = dialect.meanings
        entries = [catalog.term(key) for key in catalog.term_keys(dialect.game)]
        by_text: dict[str, list[TermEntry]] = {}
        for entry in entries:
            if entry.section:
                by_text.setdefault(folded(entry.text), []).append(entry)
        self._by_first: dict[str, list[_Spelling]] = {}
        for text, terms in sorted(by_text.items(), key=lambda item: -len(item[0])):
            ending, _ = _VERB[self.language]
            stem = text.removesuffix(ending)
            for shape in dict.fromkeys((text, stem)):
                if shape and (shape == text or len(stem) > 1):
                    self._by_first.setdefault(shape[0], []).append(_Spelling(shape, tuple(terms)))
        for spellings in self._by_first.values():
            spellings.sort(key=lambda spelling: -len(spelling.text))

    def marks(self, text: str, section: str = "") -> tuple[Mark, ...]:
        """The terms in a text that stands in that section, in their order; none lies within another."""
        shown = fold(text)
        found: list[Mark] = []
        at = 0
        while at < len(shown.text):
            mark = self._longest(text, shown, at, section)
            if mark is None:
                at += 1
            else:
                found.append(mark[0])
                at += mark[1]
        return tuple(found)

    def _longest(self, text: str, shown: Folded, at: int, section: str) -> tuple[Mark, int] | None:
        """The longest term that begins there, and how long it is."""
        for spelling in self._by_first.get(shown.text[at], ()):
            if not shown.text.startswith(spelling.text, at):
                continue
            start, end = shown.span(at, at + len(spelling.text))
            terms = [term for term in spelling.terms if self._fits(term, text[:start], section)]
            if terms and self._stands_alone(text, start, end, spelling):
                chosen = self._meanings.meant(terms, text[:start], text[end:], section)
                keys = tuple(term.key for term in terms)
                return Mark(start, end, chosen.key, keys), len(spelling.text)
        return None

    def _fits(self, term: TermEntry, before: str, section: str) -> bool:
        """The word can be that term where it stands."""
        return self._meanings.at_home(term, section) and self._meanings.named_so(term, before)

    def _stands_alone(self, text: str, start: int, end: int, spelling: _Spelling) -> bool:
        """What stands there is the word itself and no part of another."""
        before, after = text[:start], text[end:]
        if folded(spelling.terms[0].text) != spelling.text:
            return _VERB[self.language][1].match(after) is not None and not self._within(before)
        if self.language == "ko":
            made = len(spelling.text) > 1 and _DONE.match(after) is not None
            return not self._within(before) and (made or _PARTICLES.match(after) is not None)
        if len(spelling.text) == 1 and _KANJI.match(spelling.text):
            return not _KANJI.search(before[-1:]) and _AFTER_KANJI.match(after) is not None
        return True

    def _within(self, before: str) -> bool:
        """In Korean, the word has begun before."""
        return self.language == "ko" and _HANGUL.search(before[-1:]) is not None
