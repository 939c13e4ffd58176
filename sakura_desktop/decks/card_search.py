"""Which cards of a pool are shown: by what is sought in their text in any language, and by what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.text.folding import folded, has_all, parts_of
from engine.text.phrase import CardName, say
from sakura_desktop.languages.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sakura_desktop.decks.deck_kind import DeckKind
    from sakura_desktop.languages.words import Words


class CardSearch:
    """Finds cards by number, name and text, in whichever language somebody types."""

    def __init__(self, words: Words, kind: DeckKind[Any]) -> None:
        """Nothing is read yet."""
        self._words, self._kind = words, kind
        self._facets = {facet.name: facet for facet in kind.facets()}
        self._read: dict[str, str] = {}

    def ahead(self) -> Iterator[bool]:
        """Reads a card at a time, before somebody seeks."""
        for number in self._kind.numbers:
            self._text(number)
            yield True

    def found(self, text: str = "", printed: Mapping[str, object] | None = None) -> tuple[str, ...]:
        """The cards with such a text on which that is printed, by the names of facets, in the order of the pool."""
        parts = parts_of(text)
        asked = [(self._facets[name], value) for name, value in (printed or {}).items()]
        fitting = (number for number in self._kind.numbers if all(facet.has(number, value) for facet, value in asked))
        return tuple(number for number in fitting if not parts or has_all(parts, self._text(number)))

    def _text(self, number: str) -> str:
        found = self._read.get(number)
        if found is None:
            said = (say("cards-name", card=CardName(number)), *self._kind.text(number))
            texts = (self._words.renderer(language).text(phrase) for language in LANGUAGES for phrase in said)
            found = self._read[number] = folded("\n".join((number, *texts)))
        return found
