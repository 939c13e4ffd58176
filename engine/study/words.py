"""What can be learned: terms of the rules, names of cards, clauses of cards; each under one id in every language.

Ids: `term:aura`, `card:<number>`, `clause:<number>#0` (the how-manyeth line of the card's text).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.sakura.clauses.wording import card_face, card_text
from engine.sakura.pool import cards_of, every_number, forms

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engine.text.phrase import Phrase
    from engine.text.render import Renderer

TERM, CARD, CLAUSE = "term", "card", "clause"
KINDS = (TERM, CARD, CLAUSE)


class Side(NamedTuple):
    """A word in one language: as it is written, and how it is read where that isn't plain."""

    text: str
    reading: str = ""


class UnknownWord(KeyError):
    """No word has that id."""


def kind_of(word: str) -> str:
    """`term`, `card` or `clause`."""
    kind, colon, rest = word.partition(":")
    if kind not in KINDS or not colon or not rest:
        raise UnknownWord(word)
    return kind


def number_of(word: str) -> str:
    """The number of the card that a card or clause is of."""
    return word.partition(":")[2].partition("#")[0]


def clause_of(word: str) -> Phrase:
    """The line of a card's text that a clause is."""
    number, _, line = word.partition(":")[2].rpartition("#")
    if not line.isdecimal():
        raise UnknownWord(word)
    return card_text(number)[int(line)]


class Lexicon:
    """Every word in every language. Raises `UnknownWord` for ids that name nothing."""

    def __init__(self, renderers: Mapping[str, Renderer]) -> None:
        """`renderers`: by language, as the program has them."""
        self._renderers = dict(renderers)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that there are."""
        return tuple(self._renderers)

    def knows(self, word: str) -> bool:
        """Whether the id names something."""
        try:
            kind = kind_of(word)
            if kind == TERM:
                return word.partition(":")[2] in self._renderer().catalog.term_keys()
            if number_of(word) not in every_number():
                return False
            return kind == CARD or bool(clause_of(word))
        except (UnknownWord, ValueError, IndexError, KeyError):
            return False

    def side(self, word: str, language: str) -> Side:
        """The word in a language."""
        renderer = self._renderers[language]
        kind = kind_of(word)
        if not self.knows(word):
            raise UnknownWord(word)
        if kind == TERM:
            term = renderer.term(word.partition(":")[2])
            return Side(term.text, term.ruby)
        if kind == CARD:
            name = renderer.card(number_of(word))
            return Side(name.text, name.ruby)
        return Side(renderer.text(clause_of(word)))

    def gloss(self, word: str, language: str) -> str:
        """What the word means, in a language; empty for what has no definition of its own."""
        if kind_of(word) != TERM:
            return ""
        gloss = self._renderers[language].term(word.partition(":")[2]).gloss
        return "".join(span.text for span in gloss)

    def section(self, word: str, language: str) -> str:
        """The section of that language's rule document that a term stands in; empty for cards."""
        if kind_of(word) != TERM:
            return ""
        return self._renderers[language].term(word.partition(":")[2]).section

    def _renderer(self) -> Renderer:
        return next(iter(self._renderers.values()))

    def terms(self) -> Iterator[str]:
        """Every term."""
        return (f"{TERM}:{key}" for key in self._renderer().catalog.term_keys())


def words_of(form: str) -> tuple[str, ...]:
    """The cards of a form of a megami and the clauses on them. Raises KeyError for a form that isn't listed."""
    found: list[str] = []
    for number in cards_of(form).numbers:
        found.append(f"{CARD}:{number}")
        found += [f"{CLAUSE}:{number}#{line}" for line in range(len(card_text(number)))]
    return tuple(found)


def form_of_word(word: str) -> str:
    """The form of a megami that a card or clause is of; empty for a term."""
    return card_face(number_of(word)).form if kind_of(word) in (CARD, CLAUSE) else ""


def every_form() -> tuple[str, ...]:
    """The keys of all forms, in the order of the list."""
    return tuple(form.key for form in forms())
