"""What stands on cards, asked of the game that a card is of: its values as printed, its text, its sides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from engine.text.phrase import Name
from sakura_desktop.games import game_of_card, games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.phrase import Phrase


class CardTexts(Protocol):
    """A game's cards by number."""

    def face(self, number: str, side: str = "") -> Any:
        """The printed values: a tuple with names, as the game has it."""

    def sides(self, number: str) -> tuple[str, ...]:
        """The sides of a two-sided card."""

    def text(self, number: str, side: str = "") -> Sequence[Phrase]:
        """The text, line by line."""

    def side_term(self, number: str, side: str) -> str:
        """The term by which a side goes."""


def _of(number: str) -> CardTexts:
    found: CardTexts = game_of_card(number).cards()
    return found


def card_face(number: str, side: str = "") -> Any:
    """The values printed on a card, of a two-sided card those of a side."""
    return _of(number).face(number, side)


def card_sides(number: str) -> tuple[str, ...]:
    """The sides of a two-sided card; empty for any other."""
    return _of(number).sides(number)


def card_text(number: str, side: str = "") -> Sequence[Phrase]:
    """The text of a card, line by line."""
    return _of(number).text(number, side)


def side_term(number: str, side: str) -> str:
    """The term by which a side of a card goes."""
    return _of(number).side_term(number, side)


def brought_name(key: str) -> Name:
    """The name of what players bring (a megami's form), by its key."""
    return Name(games()[0].brought_kind, key)
