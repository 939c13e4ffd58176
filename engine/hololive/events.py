"""What happens at the table of this game beside what happens at every one: in the past tense, and `apply` alone writes
the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.cardgame.areas import on_card
from engine.cardgame.events import (
    CardAttached,
    CardMoved,
    CardsRevealed,
    ConditionUnmet,
    CounterChanged,
    DeckRanOut,
    DeckShuffled,
    Declared,
    DuelEnded,
    EffectArose,
    FirstPlayerDecided,
    LastingBegan,
    LastingEnded,
    Marked,
    PhaseBegan,
    TableLaid,
    TurnBegan,
    TurnEnding,
)
from engine.cardgame.state import remember
from engine.hololive.state import ArtsUse, Hit
from engine.kernel.events import Event

if TYPE_CHECKING:
    from engine.hololive.state import State

__all__ = [
    "ArtsEnded",
    "ArtsRaised",
    "ArtsUsed",
    "Bloomed",
    "CardAttached",
    "CardMoved",
    "CardTurned",
    "CardsRevealed",
    "CheerArchived",
    "ConditionUnmet",
    "CounterChanged",
    "DamageDealt",
    "DeckRanOut",
    "DeckShuffled",
    "Declared",
    "DieRolled",
    "Downed",
    "DuelEnded",
    "EffectArose",
    "Felled",
    "FirstPlayerDecided",
    "Healed",
    "HpLeft",
    "LastingBegan",
    "LastingEnded",
    "Marked",
    "PhaseBegan",
    "PreparedShown",
    "SkillUsed",
    "SupportPlayed",
    "TableLaid",
    "TurnBegan",
    "TurnEnding",
    "Uncovered",
    "Withstood",
]


class PreparedShown(Event, frozen=True):
    """Both players turned the holomem that they had laid down face up (§6.2.1.12)."""

    cards: tuple[int, ...]

    def apply(self, state: State) -> None:
        """Face up from now on."""
        for card in self.cards:
            state.face[card] = True
        state.memo.clear()


class CardTurned(Event, frozen=True):
    """A holomem was laid to rest, or stands up again (§5.2)."""

    card: int
    rest: bool

    def apply(self, state: State) -> None:
        """Its status as it lies."""
        state.status[self.card] = "rest" if self.rest else ""


class Bloomed(Event, frozen=True):
    """A card was laid upon a holomem, which is that card now (§5.13)."""

    seat: int
    card: int
    on: int

    def apply(self, state: State) -> None:
        """Kept for texts that ask."""
        remember(state, self)


class Uncovered(Event, frozen=True):
    """A card of a holomem's stack is on top of it now, as it goes back to Debut (§5.14)."""

    seat: int
    card: int
    was: int


class DamageDealt(Event, frozen=True):
    """A holomem took damage (§5.20): by arts (§12.2.4.5.1) or as special damage; by which card of which seat.
    `spares`: no life is lost if it is downed by this; `left`: the HP that it had left before.
    """

    card: int
    amount: int
    seat: int
    by: int
    arts: bool = False
    spares: bool = False
    left: int = 0

    def apply(self, state: State) -> None:
        """Add it to what lies on the holomem, and keep what it was, if it left no HP."""
        damage = state.pieces.setdefault("damage", {})
        where = on_card(self.card)
        lying = damage.get(where, 0)
        damage[where] = lying + self.amount
        if self.amount >= self.left:
            state.hits[self.card] = Hit(self.seat, self.by, self.arts, self.amount, self.left, self.spares)
        else:
            state.survived(self.card)
        remember(state, self)
        state.recounted("damage")


class Healed(Event, frozen=True):
    """Damage was taken off a holomem (§5.21)."""

    card: int
    amount: int
    seat: int

    def apply(self, state: State) -> None:
        """Never below 0 (§5.21.1.1): the amount is what was taken off."""
        damage = state.pieces.setdefault("damage", {})
        left = damage.get(on_card(self.card), 0) - self.amount
        if left > 0:
            damage[on_card(self.card)] = left
        else:
            damage.pop(on_card(self.card), None)
        remember(state, self)
        state.recounted("damage")


class HpLeft(Event, frozen=True):
    """An effect said how much HP a holomem has left, or took its damage off as it goes back to Debut (§5.14.1.2): that
    is neither damage dealt nor HP restored.
    """

    card: int
    hp: int
    more: int
    """How much more lies on it now than before, or less."""

    def apply(self, state: State) -> None:
        """Added to what lies on it, or taken off."""
        damage = state.pieces.setdefault("damage", {})
        lying = damage.pop(on_card(self.card), 0) + self.more
        if lying > 0:
            damage[on_card(self.card)] = lying
        state.recounted("damage")


class CheerArchived(Event, frozen=True):
    """Cheer was archived by what a card says, its cost or its effect."""

    seat: int
    card: int
    cheer: tuple[int, ...] = ()


class Felled(Event, frozen=True):
    """An effect downed a holomem, whatever its HP (§5.4)."""

    card: int
    seat: int
    by: int
    spares: bool = False

    def apply(self, state: State) -> None:
        """In ダウン状態 (§4.4.9) until the next check timing."""
        state.felled |= {self.card}
        state.hits[self.card] = Hit(self.seat, self.by, arts=False, amount=0, left=0, spares=self.spares)


class Withstood(Event, frozen=True):
    """Rule processing has downed nobody more (§11.1.2): what had left holomem no HP has downed none of them, since it
    was restored or became more before that.
    """

    def apply(self, state: State) -> None:
        """What hit them is forgotten: nobody is downed by it later."""
        state.hits = {}


class Downed(Event, frozen=True):
    """A holomem was downed (§11.3): it leaves the stage. `by`: the card that downed it, -1 for none; `life`: how much
    life its player is to lose.
    """

    card: int
    seat: int
    by: int
    life: int

    def apply(self, state: State) -> None:
        """Kept for texts that ask."""
        remember(state, self)


class ArtsUsed(Event, frozen=True):
    """A holomem uses arts at a target (§12.2.3)."""

    card: int
    key: str
    target: int
    seat: int

    def apply(self, state: State) -> None:
        """They are being used now."""
        state.art = ArtsUse(self.card, self.key, self.target)
        remember(state, self)


class ArtsRaised(Event, frozen=True):
    """The text of arts that are being used adds to their damage (§12.2.4.2)."""

    by: int

    def apply(self, state: State) -> None:
        """Add it."""
        assert state.art is not None
        state.art = replace(state.art, more=state.art.more + self.by)


class ArtsEnded(Event, frozen=True):
    """Arts were used to the end."""

    def apply(self, state: State) -> None:
        """None are being used."""
        state.art = None


class SkillUsed(Event, frozen=True):
    """A player used an oshi skill (`oshi`) or the SP oshi skill (`sp`) (§12.1), in a step of the turn."""

    seat: int
    card: int
    key: str
    step: str = "main"

    def apply(self, state: State) -> None:
        """Kept for texts that ask."""
        remember(state, self)


class SupportPlayed(Event, frozen=True):
    """A support card was played from the hand (§10.7.2)."""

    seat: int
    card: int

    def apply(self, state: State) -> None:
        """Kept for texts that ask."""
        remember(state, self)


class DieRolled(Event, frozen=True):
    """A die was rolled (§5.22): by which seat, for an ability of which card, and the number that counts."""

    seat: int
    card: int
    number: int
    rolled: int
    """What the die itself shows."""
