"""Which cards a text means: traits that are put together, each with its word.

A filter is asked with a card id and never changes anything. Traits are worded around the noun, so each language places
them as it likes: "other card in the discard pile".
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Clue
from engine.cardgame.words.wording import joined
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.text.phrase import Slot

__all__ = ["NOT_IT", "NOT_THIS", "OWN", "called", "cards", "lying_in"]


class CardTrait(ABC):
    """Something that a card is."""

    open: ClassVar[bool] = False
    """Both players see it, of a card that lies face down too."""

    @property
    def noun(self) -> str:
        """The kind of card that it is, where the noun itself says so."""
        return ""

    @abstractmethod
    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether the card is so."""

    @abstractmethod
    def around(self, noun: Phrase) -> Phrase:
        """The noun with this trait."""


@dataclass(frozen=True)
class LiesIn(CardTrait):
    """A card that lies in one of some areas now."""

    areas: tuple[str, ...]

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it lies there."""
        return area_of(state.where[card]) in self.areas

    def where(self) -> Slot:
        """The areas in words."""
        return joined([Term(area) for area in self.areas], "or")

    def around(self, noun: Phrase) -> Phrase:
        """"card in the discard pile"."""
        return say("card-lying-in", card=noun, area=self.where())


@dataclass(frozen=True)
class Owned(CardTrait):
    """A card that the text's player owns (§5-4)."""

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is that player's."""
        owner: int = state.owner[card]
        return owner == source.seat

    def around(self, noun: Phrase) -> Phrase:
        """The noun: whose it is, the text says elsewhere."""
        return noun


@dataclass(frozen=True)
class Called(CardTrait):
    """The card of a number (its name is what the text says; §6-2-1-2)."""

    number: str

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is that card now, as a copy too."""
        number: str = state.info(card).number
        return number == self.number

    def around(self, noun: Phrase) -> Phrase:
        """The card's name."""
        return say("card-called", card=noun, name=CardName(self.number))


@dataclass(frozen=True)
class NotThis(CardTrait):
    """Any card but the text's own."""

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is another."""
        return card != source.card

    def around(self, noun: Phrase) -> Phrase:
        """"other card"."""
        return say("card-other", card=noun)


@dataclass(frozen=True)
class NotIt(CardTrait):
    """Any card but the one just chosen or moved."""

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is another."""
        return card not in source.them

    def around(self, noun: Phrase) -> Phrase:
        """"other card"."""
        return say("card-other", card=noun)


@dataclass(eq=False)
class CardFilter(Clue):
    """Cards that have all of these traits."""

    slot: ClassVar[str] = "card"
    traits: tuple[CardTrait, ...] = ()
    many: bool = False
    """Worded of more than one, wherever it is said."""

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether the card is meant."""
        for trait in self.traits:  # noqa: SIM110  # asked all the time: no generator for it
            if not trait.admits(state, source, card):
                return False
        return True

    def phrase(self) -> Phrase:
        """The noun with its traits: "non-Attack card"."""
        return self.worded("cards" if self.many else "card")

    def plural(self) -> Phrase:
        """The same of more than one: "non-Attack cards"."""
        return self.worded("cards")

    def worded(self, noun: str) -> Phrase:
        """The traits around a noun, which a kind names by itself."""
        kind = next((trait.noun for trait in self.traits if trait.noun), "any")
        said = say("noun", noun=noun, kind=kind)
        for trait in reversed(self.traits):
            if not trait.noun:
                said = trait.around(said)
        return said


def cards(*traits: CardTrait) -> CardFilter:
    """Cards with all of these traits."""
    return CardFilter(traits)


NOT_THIS = NotThis()
NOT_IT = NotIt()
OWN = Owned()


def lying_in(*areas: str) -> CardTrait:
    """Lying in one of these areas now."""
    return LiesIn(areas)


def called(number: str) -> CardTrait:
    """The card of that number."""
    return Called(number)
