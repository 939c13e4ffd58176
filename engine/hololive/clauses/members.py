"""Which holomem a text means: this one, those of a place with some traits, those just chosen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.clauses import Clue
from engine.cardgame.words.filters import CardTrait
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.hololive.clauses.traits import HOLOMEM, cards, parted
from engine.hololive.values import holomem, on_stage, oshi, position, top
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.cardgame.words.filters import CardFilter
    from engine.hololive.state import State

__all__ = ["TARGET", "THEM", "THIS", "both", "like", "mine", "moved_to", "or_oshi", "theirs"]


class Members(Clue, ABC):
    """Holomem that a text means."""

    many = True
    """Whether they may be more than one, as they are worded."""
    every = False
    """Whether a text that means all of them says so: no single one is meant."""

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
class MovedTo(Those):
    """The holomem that has just moved to a position."""

    where: str
    said: str = "hololive-members-moved-{where}"
    many = False

    def find(self, state: State, source: Source) -> list[int]:
        """That one, if it stands there."""
        return [card for card in super().find(state, source) if position(state, card) == self.where]


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

    @property
    def every(self) -> bool:  # type: ignore[override]  # here it follows from where they stand
        """The center and the collab position have one each."""
        return len(self.where) != 1 or "back" in self.where

    def phrase(self) -> Phrase:
        """"your white center holomem"; "your center holomem with a mascot"."""
        sort, now = parted(self.cards)
        said = say("hololive-members", whose=self.whose, where=self.place, card=sort.phrase())
        for trait in reversed(now):
            said = trait.around(said)
        return said

    @property
    def whose(self) -> str:
        """The side as messages call it."""
        return "any" if self.side is None else self.side.value

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


@dataclass(frozen=True)
class LikeMembers(CardTrait):
    """Of a colour of one of some holomem (§2.4.4)."""

    members: Members

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it has a colour in common with one of them."""
        own = set(state.info(card).colours)
        return any(not own.isdisjoint(state.info(one).colours) for one in self.members.find(state, source))

    def around(self, noun: Phrase) -> Phrase:
        """"cheer of the same colour as one of your holomem"."""
        return say("hololive-card-like-members", card=noun, members=self.members.phrase())


def like(found: Members) -> CardTrait:
    """Of a colour of one of those holomem."""
    return LikeMembers(found)


def or_oshi(found: Members) -> Members:
    """Those holomem or the oshi itself."""
    return OrOshi(found)


def mine(*traits: CardTrait, where: str = "") -> Standing:
    """Your holomem: `where` are positions, `center collab`."""
    return Standing(ME, tuple(where.split()), cards(HOLOMEM, *traits))


def theirs(*traits: CardTrait, where: str = "") -> Standing:
    """Holomem of the opponent's."""
    return Standing(OPPONENT, tuple(where.split()), cards(HOLOMEM, *traits))


def moved_to(where: str) -> Members:
    """The holomem that has just moved to that position."""
    return MovedTo(where)


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
