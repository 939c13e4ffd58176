"""Which cards of the pool are shown: by what is sought in their text in any language, and by what is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.hololive.door import EVERY_NUMBER, card_text, set_of
from engine.text.folding import folded, has_all, parts_of
from engine.text.phrase import CardName, say
from sakura_desktop.hololive.deck_facts import colours_of, face
from sakura_desktop.languages.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words


class Wish(NamedTuple):
    """What is asked for; empty what is left open."""

    text: str = ""
    kind: str = ""
    """A kind of card, of support cards, or `limited`."""
    colour: str = ""
    level: str = ""
    """A Bloom level, or `buzz`."""
    tag: Phrase | None = None
    set: str = ""

    def fits(self, number: str) -> bool:
        """What is printed on the card is as asked for."""
        card = face(number)
        return (
            (not self.kind or self.kind in (card.kind, card.support, "limited" if card.limited else ""))
            and (not self.colour or self.colour in colours_of(number))
            and (not self.level or self.level in (card.level, "buzz" if card.buzz else ""))
            and (self.tag is None or self.tag in card.tags)
            and (not self.set or set_of(number) == self.set)
        )


class CardSearch:
    """Finds cards by number, name, tag and text, in whichever language somebody types."""

    def __init__(self, words: Words) -> None:
        """Nothing is read yet."""
        self._words = words
        self._read: dict[str, str] = {}

    def ahead(self) -> Iterator[bool]:
        """Reads a card at a time, before somebody seeks."""
        for number in EVERY_NUMBER:
            self._text(number)
            yield True

    def found(self, wish: Wish) -> tuple[str, ...]:
        """The cards that are as wished, in the order of the pool."""
        parts = parts_of(wish.text)
        fitting = (number for number in EVERY_NUMBER if wish.fits(number))
        return tuple(number for number in fitting if not parts or has_all(parts, self._text(number)))

    def _text(self, number: str) -> str:
        found = self._read.get(number)
        if found is None:
            said = (say("cards-name", card=CardName(number)), *face(number).tags, *card_text(number))
            texts = (self._words.renderer(language).text(phrase) for language in LANGUAGES for phrase in said)
            found = self._read[number] = folded("\n".join((number, *texts)))
        return found
