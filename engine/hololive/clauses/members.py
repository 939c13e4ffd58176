"""Which holomem a text means: this one, those of a place with some traits, those just chosen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.clauses import Clue
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.hololive.clauses.traits import HOLOMEM, cards
from engine.hololive.values import holomem, on_stage, oshi, position, top
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.cardgame.words.filters import CardFilter, CardTrait
    from engine.hololive.state import State

__all__ = ["TARGET", "THEM", "THIS", "both", "mine", "or_oshi", "theirs"]


class Members(Clue, ABC):
    """Holomem that a text means."""

    many = True
    """Whether they may be more than one, as they are worded."""

    @abstractmethod
    def find(self, state: State, source: Source) -> list[int]:
        """Those that they are now."""


@dataclass(eq=False)
class ThisMember(Members):
    """The holomem whose text it is, or that the card is attached to."""

    said = "hololive-members-this"
    many = False

    def find(self, state: State, source: Source) -> list[int]:
        """The card on top of it."""
        found = top(state, source.card) if source.card >= 0 else -1
        return [found] if found >= 0 else []


@dataclass(eq=False)
class Those(Members):
    """The holomem just chosen, wherever they stand now."""

    said = "hololive-members-those"

    def find(self, state: State, source: Source) -> list[int]:
        """What the choice before set, as far as it is on the stage."""
        found = [top(state, card) for card in source.them]
        return list(dict.fromkeys(card for card in found if card >= 0))


@dataclass(eq=False)
class ArtsTarget(Those):
    """The holomem at which the arts of the text are aimed, before anything else is chosen."""

    said = "hololive-members-target"
    many = False


@dataclass(eq=False)
class Standing(Members):
    """The holomem of a player's positions that have some traits; no side: both players'."""

    side: Side | None
    where: tuple[str, ...] = ()
    """`center`, `collab`, `back`; none: the whole stage."""
    cards: CardFilter = field(default_factory=lambda: cards(HOLOMEM))

    def find(self, state: State, source: Source) -> list[int]:
        """Those that stand so now."""
        seats = (source.seat, 1 - source.seat) if self.side is None else (self.side.seat(source),)
        return [
            card
            for seat in seats
            for card in holomem(state, seat)
            if (not self.where or position(state, card) in self.where) and self.cards.admits(state, source, card)
        ]

    def phrase(self) -> Phrase:
        """"your white center holomem"."""
        whose = "any" if self.side is None else self.side.value
        return say("hololive-members", whose=whose, where=self.place, card=self.cards.phrase())

    @property
    def place(self) -> str:
        """The positions as messages call them."""
        return "-".join(self.where) or "stage"


@dataclass(eq=False)
class OrOshi(Members):
    """Holomem, or the oshi of the text: of whom something comes."""

    said = "hololive-members-or-oshi"
    members: Members

    def find(self, state: State, source: Source) -> list[int]:
        """The oshi with them."""
        return [oshi(state, source.seat), *self.members.find(state, source)]


def or_oshi(found: Members) -> Members:
    """Those holomem or the oshi itself."""
    return OrOshi(found)


def mine(*traits: CardTrait, where: str = "") -> Standing:
    """Your holomem: `where` are positions, `center collab`."""
    return Standing(ME, tuple(where.split()), cards(HOLOMEM, *traits))


def theirs(*traits: CardTrait, where: str = "") -> Standing:
    """Holomem of the opponent's."""
    return Standing(OPPONENT, tuple(where.split()), cards(HOLOMEM, *traits))


def both(*traits: CardTrait, where: str = "") -> Standing:
    """Holomem of both players."""
    return Standing(None, tuple(where.split()), cards(HOLOMEM, *traits))


def staying(state: Any, cards: list[int]) -> list[int]:
    """Those of the holomem that are on a stage still."""
    return [card for card in cards if on_stage(state, card)]


THIS: Final = ThisMember
THEM: Final = Those
TARGET: Final = ArtsTarget
"""Made anew for each card: a clause belongs to one."""
