"""What a game says of its cards in words, for whoever reads them: facts, text in passages, what sort of card it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from sakura_desktop.games import game_of_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.phrase import Phrase, Term


class Fact(NamedTuple):
    """A line said of a card beside its text."""

    phrase: Phrase
    scale: float = 1.1
    bold: bool = False
    value: bool = False
    """A value after the term that names it: it stands bold, the term doesn't."""
    live: bool = False
    """True now rather than printed, so that it is said in the program's language and not in that of cards."""


class Passage(NamedTuple):
    """Lines of text that belong together: those of a card, or of one of its sides."""

    key: str
    """Tells it from every other."""
    lines: Sequence[Phrase]
    words: str = ""
    """What its lines are called among the words to learn, without their numbers; empty where they are none."""
    facts: tuple[Fact, ...] = ()
    """What stands above the lines: the name of a side, its values."""


class CardRead(NamedTuple):
    """A card as it is to be read."""

    face: str
    """The number of the card whose face is shown: of a copy the card copied."""
    side: str
    """Of a two-sided card the side that counts."""
    facts: tuple[Fact, ...]
    text: tuple[tuple[Passage, ...], ...]
    """Passages, those of a group closer together."""


class CardTexts(Protocol):
    """A game's cards by number."""

    def read(self, number: str, seen: Any) -> CardRead:
        """A card as it is to be read; `seen` is what a seat sees of it, or of what is made by it, or None."""

    def sort(self, number: str) -> Term:
        """What sort of card it is, in a word."""

    def foretold(self, number: str, prospect: Any) -> tuple[Fact, ...]:
        """What using it would do now, as the match tells it; nothing in a game that says that elsewhere."""
        del number, prospect
        return ()


def read_card(number: str, seen: object, prospect: object = None) -> CardRead:
    """A card as its game has it read, and what using it would do now where that is told."""
    cards: CardTexts = game_of_card(number).cards()
    found = cards.read(number, seen)
    return found if prospect is None else found._replace(facts=(*found.facts, *cards.foretold(number, prospect)))


def card_sort(number: str) -> Term:
    """What sort of card it is, in a word."""
    found: Term = game_of_card(number).cards().sort(number)
    return found
