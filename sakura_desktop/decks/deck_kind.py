"""What decks a game has, to the screens on which they are built: their sections, the cards to choose from and by what
these are sought, what a deck must be and what may go into it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import Refusal
    from engine.text.phrase import Phrase, Term
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.decks.bars import Bars
    from sakura_desktop.languages.words import Words

D = TypeVar("D")


class Section(NamedTuple):
    """A part of a deck, made of cards that go nowhere else."""

    key: str
    size: int
    """So many cards it has; one alone stands beside the curve, and another takes its place."""
    widths: tuple[int, int]
    """How wide its cards are at least and at the most, at zoom 1."""
    across: int = 0
    """So many different cards there are for it, which stand in one row; 0: it fills the room that is left, and the
    curve tells of it.
    """


class Facet(NamedTuple):
    """Something that is printed on cards, by which they are sought."""

    name: str
    values: Sequence[tuple[object, Phrase | Term]]
    has: Callable[[str, Any], bool]
    """Whether a card has a value of it."""


class DeckKind(ABC, Generic[D]):
    """The decks of one game. Its messages begin with the game's key: `<key>-build-new`, `-build-for`, `-build-window`,
    `-build-whole`, `-left`, `-search-hint`, `-filter`, `-filter-<facet>`, `-deck-<section>`, `-count-<section>`.
    """

    key: ClassVar[str]
    sections: ClassVar[Sequence[Section]]
    """The parts of a deck, in the order in which they stand on the page."""
    numbers: ClassVar[Sequence[str]]
    """Every card that can be chosen, in the order of the pool."""

    # --- cards and decks

    @abstractmethod
    def section_of(self, number: str) -> str:
        """Where a card goes."""

    @abstractmethod
    def cards_of(self, deck: D) -> Iterable[str]:
        """All cards of a deck, each as often as it is there."""

    @abstractmethod
    def deck_of(self, cards: Mapping[str, Sequence[str]]) -> D:
        """The deck of these cards by section, finished or not."""

    @abstractmethod
    def ready(self) -> Sequence[tuple[Phrase, D]]:
        """The decks that come with the game, with their names."""

    # --- what the rules say

    @abstractmethod
    def may_add(self, number: str, section: str, chosen: Mapping[str, int]) -> Refusal | None:
        """Why one more of a card can't go into that section, of all that is chosen."""

    @abstractmethod
    def wrong(self, deck: D) -> Refusal | None:
        """Why it is no deck; None where it is one."""

    @abstractmethod
    def most(self, number: str) -> int | None:
        """How many of a card a deck may have; None where that isn't worth telling."""

    # --- how they are sought and shown

    @abstractmethod
    def facets(self) -> Sequence[Facet]:
        """By what cards are sought, besides what somebody types."""

    @abstractmethod
    def text(self, number: str) -> Iterable[Phrase]:
        """What is found of a card besides its name and number."""

    @abstractmethod
    def rank(self, number: str) -> tuple[int, ...]:
        """Where a card stands among those of its section that are chosen; those of one rank as in the pool."""

    @abstractmethod
    def curve(self, name: str, words: Words, look: Appearance, parent: QWidget) -> Bars:
        """The deck at a glance."""

    @abstractmethod
    def about(self, deck: D) -> Phrase:
        """A whole deck in a line."""

    @abstractmethod
    def wish(self, deck: D, words: Words) -> str:
        """What a deck may be called."""

    def same(self, one: D, other: D) -> bool:
        """Whether players would call them one deck: they have the same cards."""
        return self.chosen(one) == self.chosen(other)

    # --- what follows

    @cached_property
    def _places(self) -> dict[str, int]:
        return {number: place for place, number in enumerate(self.numbers)}

    def in_order(self, numbers: Iterable[str]) -> list[str]:
        """Cards in the order of the pool."""
        return sorted(numbers, key=self._places.__getitem__)

    def chosen(self, deck: D) -> Chosen:
        """The cards of a deck, each in the section where it belongs, whatever was written of it."""
        alone = {section.key for section in self.sections if section.size == 1}
        counts: dict[str, int] = {}
        for number in self.cards_of(deck):
            where = self.section_of(number)
            if where not in alone or not any(self.section_of(one) == where for one in counts):
                counts[number] = counts.get(number, 0) + 1
        return self.sorted(counts)

    def sorted(self, counts: Mapping[str, int]) -> Chosen:
        """Cards that are chosen, in the order of the pool."""
        return tuple((number, counts[number]) for number in self.in_order(counts) if counts[number])


Chosen = tuple[tuple[str, int], ...]
"""Cards by number, each once with how often it is there, in the order of the pool."""
