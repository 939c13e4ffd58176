"""How the program is read: which language each element speaks, which one stands beside it, where readings stand.

An element is the program itself, the names of cards, the text of cards, or the journal. A name that stands in a
sentence is said in the language of the sentence, so that its particles are right; by itself in that of names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Protocol

from engine.text.kanji import read

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.text.phrase import Phrase
    from engine.text.render import Renderer, Span

Element = Literal["program", "card-name", "card-text", "journal"]
ELEMENTS: Final[tuple[Element, ...]] = ("program", "card-name", "card-text", "journal")
NOTHING: Final = "off"
"""As a second language: none, whatever the program's second is."""
RUBY: Final = ("all", "off", "new")
"""Readings stand over all kanji, over none, or over words that aren't known yet."""


class Choice(NamedTuple):
    """The languages chosen for an element: empty means those of the program, `NOTHING` no second one."""

    first: str = ""
    second: str = ""


FROM_PROGRAM: Final = Choice()
BESIDE_NOTHING: Final = Choice("", NOTHING)


class ReadingOptions(NamedTuple):
    """Everything about reading that is no language of an element."""

    ruby: str = "all"
    blur: bool = False
    """The second language is blurred until it is looked at."""
    romanised: bool = False
    """Korean words have their sound in Latin letters in the entries of terms."""
    learning: str = ""
    """In a duel, cards are read in this language before they are read in another; empty: in any."""
    known: frozenset[str] = frozenset()
    """Words that are known (`term:…`, `card:…`, `clause:…`): they may stand without readings."""
    facts_beside: bool = True
    """What stands on a card beside its text is said in the second language as well."""
    learned: str = ""
    """The language that a person learns; empty where that isn't known."""
    people: tuple[str, ...] = ()
    """What the players are called: nobody knows how that is read."""

    def read(self, spans: tuple[Span, ...], *, every: bool = False, ours: bool = True) -> tuple[Span, ...]:
        """The pieces with the readings that are to be shown; `every`: of Japanese words that are no terms as well, in
        a text that isn't `ours` only where no word can be a part of another.
        """
        if every and self.ruby != "off":
            spans = read(spans, people=self.people) if ours else read(spans, sure=True)
        if self.ruby == "all":
            return spans
        return without_readings(spans) if self.ruby == "off" else unknown_only(spans, self.known)


class Voice(Protocol):
    """What an element asks of the words of the whole program."""

    @property
    def chosen(self) -> str:
        """The program's language."""

    @property
    def language(self) -> str:
        """The language that the program shows now."""

    @property
    def second(self) -> str:
        """The language that stands beside it; empty for none."""

    @property
    def peeking(self) -> bool:
        """The second language is shown for the moment."""

    @property
    def ways(self) -> ReadingOptions:
        """How it is read."""

    def renderer(self, language: str) -> Renderer:
        """Who puts phrases into that language."""

    def text(self, phrase: Phrase, language: str) -> str:
        """The phrase as plain text."""

    def spans(self, phrase: Phrase, language: str, *, every: bool = False) -> tuple[Span, ...]:
        """The phrase in pieces, `every` word with its reading or terms and names alone."""


class ElementSpeech:
    """What one element speaks now. Ask it anew whenever words are needed: it keeps nothing."""

    def __init__(self, words: Voice, element: Element, choice: Choice) -> None:
        """The element of those words with the languages chosen for it."""
        self._words = words
        self._element = element
        self._choice = choice

    @property
    def chosen(self) -> str:
        """The language chosen, whether or not a peek hides it for the moment."""
        return self._choice.first or self._words.chosen

    @property
    def _beside(self) -> str:
        """The second language chosen; empty for none, and where it is the first again."""
        second = {"": self._words.second, NOTHING: ""}.get(self._choice.second, self._choice.second)
        return second if second != self.chosen else ""

    @property
    def peek_language(self) -> str:
        """The language that a peek shows: the second, or where none is chosen the game's own, or English."""
        other = self._beside or (self._words.second if self._words.second != self.chosen else "")
        return other or ("en" if self.chosen == "ja" else "ja")

    @property
    def language(self) -> str:
        """The language shown now: the second one while a peek is held."""
        return self.peek_language if self._words.peeking else self.chosen

    @property
    def second(self) -> str:
        """The language that stands beside it now, while a peek is held the chosen one; empty for none."""
        return (self.chosen if self._words.peeking else self._beside) if self._beside else ""

    def text(self, phrase: Phrase) -> str:
        """The phrase as plain text."""
        return self._words.text(phrase, self.language)

    def second_text(self, phrase: Phrase) -> str:
        """The phrase in the language beside; empty where there is none."""
        return self._words.text(phrase, self.second) if self.second else ""

    def spans(self, phrase: Phrase, language: str = "", *, known: bool = False) -> tuple[Span, ...]:
        """The phrase as pieces in the element's language or another, with the readings that are to be shown; in
        sentences also over kanji that belong to no term, unless the whole of it is known.
        """
        every = self._element != "card-name" and not (self._words.ways.ruby == "new" and known)
        return self._words.spans(phrase, language or self.language, every=every)

    def card(self, number: str, language: str = "") -> Span:
        """A card's name by itself, in the element's language or another, with its reading if that is to be shown."""
        name = self._words.renderer(language or self.language).card(number)
        return next(iter(self._words.ways.read((name,))))

    def card_text(self, number: str) -> str:
        """A card's name by itself in plain letters: the first language, and after it the second."""
        names = [self.card(number, language).text for language in (self.language, self.second) if language]
        return " · ".join(dict.fromkeys(names))


def without_readings(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same pieces with no readings."""
    return tuple(span._replace(ruby="") if span.ruby else span for span in spans)


def unknown_only(spans: Iterable[Span], known: frozenset[str]) -> tuple[Span, ...]:
    """The same pieces, with readings only over words that aren't known yet."""
    return tuple(
        span._replace(ruby="") if span.ruby and f"{span.kind}:{span.ref}" in known else span for span in spans
    )
