"""What stands on cards, asked of the game that a card is of: its values as printed, its text, its sides."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from engine.text.phrase import Name
from sakura_desktop.games import games

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.text.phrase import Phrase
    from engine.text.render import Renderer


class CardTexts(Protocol):
    """A game's cards by number."""

    def knows(self, number: str) -> bool:
        """Whether the number is one of this game."""

    def face(self, number: str, side: str = "") -> Any:
        """The printed values: a tuple with names, as the game has it."""

    def sides(self, number: str) -> tuple[str, ...]:
        """The sides of a two-sided card."""

    def text(self, number: str, side: str = "") -> Sequence[Phrase]:
        """The text, line by line."""

    def side_term(self, number: str, side: str) -> str:
        """The term by which a side goes."""

    def motifs(self, number: str, renderer: Callable[[str], Renderer]) -> tuple[str, ...]:
        """The motifs drawn behind a card, by name."""

    def motif(self, key: str, renderer: Callable[[str], Renderer]) -> str:
        """The motif of what players bring (a megami's form), by its key; empty for none of this game."""


@cache
def _of(number: str) -> CardTexts:
    found: list[CardTexts] = [game.cards() for game in games()]
    return next((cards for cards in found if cards.knows(number)), found[0])


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


def card_motifs(number: str, renderer: Callable[[str], Renderer]) -> tuple[str, ...]:
    """The motifs drawn behind a card."""
    return _of(number).motifs(number, renderer)


def motif_of(key: str, renderer: Callable[[str], Renderer]) -> str:
    """The motif of what players bring, by its key; the key itself where no game knows one."""
    return next((motif for game in games() if (motif := game.cards().motif(key, renderer))), key)


def brought_name(key: str) -> Name:
    """The name of what players bring (a megami's form), by its key."""
    return Name(games()[0].brought_kind, key)
