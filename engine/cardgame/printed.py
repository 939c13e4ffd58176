"""A game's cards as they are printed: for lists, for words to learn, for help. A game hands them over as
`engine.<game>.printed.PRINTED`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from random import Random

    from engine.text.phrase import Phrase

Fact: TypeAlias = "str | int | Phrase | Sequence[str] | Sequence[Mapping[str, Fact]] | None"
"""What is printed in one place of a card: a key or figure, a name in words, several things with facts of their own."""


class UnknownGroup(ValueError):
    """Nothing that brings cards is called so; the message says to its writer what is."""


class Shown(NamedTuple):
    """A line of a card at work: the small board as it is laid, and the board after it."""

    before: Any
    after: Any


class Boards(Protocol):
    """Small boards that show what a single line of a card does, as the game resolves it."""

    def shown(self, number: str, line: int) -> Shown | None:
        """A line of a card on the first board that it changes by itself; None where there is no such board."""

    def others(self, number: str, line: int, rng: Random) -> Iterator[Any]:
        """What lines of other cards make of the same board, drawn by chance: none like the right one, none twice."""


class Printed(Protocol):
    """A game's cards by number. Raises KeyError for a number or group that there isn't."""

    sets: tuple[str, ...]
    """The card sets that it plays, by their keys."""
    boards: Boards | None
    """Small boards for lines of cards; None where it has none."""

    def numbers(self) -> tuple[str, ...]:
        """Every card, each once, in the order of the list."""

    def groups(self) -> tuple[str, ...]:
        """Keys of what brings cards (forms, decks), in the order of the list."""

    def of(self, group: str) -> tuple[str, ...]:
        """The cards that a group brings."""

    def group_of(self, number: str) -> str:
        """The group that a card belongs to."""

    def chosen(self, word: str) -> tuple[str, ...]:
        """The groups that a person means by a word. Raises `UnknownGroup`."""

    def name_of(self, group: str) -> Phrase:
        """What a group is called."""

    def kind_of(self, number: str) -> Phrase:
        """What kind of card it is."""

    def facts(self, number: str, group: str) -> Mapping[str, Fact]:
        """What is printed on a card beside its name and text, as that group brings it: its `kind` and its figures."""

    def text(self, number: str) -> tuple[Phrase, ...]:
        """The text of a card, a phrase a line."""

    def sides(self, number: str) -> tuple[str, ...]:
        """The sides of a card, each with a text of its own; of most cards one without a name."""

    def terms(self, number: str, side: str) -> tuple[str, ...]:
        """The keys of the terms that are printed on a side beside its text: its kind, its type."""

    def side_text(self, number: str, side: str) -> tuple[Phrase, ...]:
        """The text of a side."""

    def likeness(self, number: str) -> object:
        """What two cards have in common that are easily mistaken for one another: the same kind, of the same hand."""

    def lines(self, number: str) -> int:
        """How many lines of a card can be learned by themselves."""


class OneSided(ABC):
    """Cards with one side each, which groups bring that a person calls by their keys: a game says the rest of
    `Printed`.
    """

    boards: Boards | None = None

    @abstractmethod
    def groups(self) -> tuple[str, ...]:
        """Keys of what brings cards, in the order of the list."""

    @abstractmethod
    def text(self, number: str) -> tuple[Phrase, ...]:
        """The text of a card, a phrase a line."""

    def chosen(self, word: str) -> tuple[str, ...]:
        """A group by its key. Raises `UnknownGroup`."""
        wanted = word.strip().casefold()
        found = tuple(key for key in self.groups() if key.casefold() == wanted)
        if not found:
            raise UnknownGroup(f"nothing that brings cards is called {word!r}; there are: {', '.join(self.groups())}")
        return found

    def sides(self, number: str) -> tuple[str, ...]:
        """Every card has one."""
        del number
        return ("",)

    def side_text(self, number: str, side: str) -> tuple[Phrase, ...]:
        """The text of the card."""
        del side
        return self.text(number)

    def lines(self, number: str) -> int:
        """How many lines its text has."""
        return len(self.text(number))
