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
    PiecesMoved,
    TableLaid,
    TurnBegan,
    TurnEnding,
)
from engine.cardgame.state import outlast, remember
from engine.gateruler.state import Attack, GateItem
from engine.kernel.events import Event

if TYPE_CHECKING:
    from engine.gateruler.state import State

__all__ = [
    "AbilityUsed",
    "AttackDeclared",
    "AttackEnded",
    "AttackStepBegan",
    "CardAttached",
    "CardMoved",
    "CardPlayed",
    "CardTurned",
    "CardsRevealed",
    "ConditionUnmet",
    "CounterUsed",
    "DamageDealt",
    "DamageTaken",
    "DeckRanOut",
    "DeckShuffled",
    "Declared",
    "Destroyed",
    "DuelEnded",
    "EffectArose",
    "Entered",
    "FaceTurned",
    "FirstPlayerDecided",
    "GateEntered",
    "GateLeft",
    "LastingBegan",
    "LastingEnded",
    "Marked",
    "PhaseBegan",
    "PiecesMoved",
    "RulerDamaged",
    "Summoned",
    "TableLaid",
    "TurnBegan",
    "TurnEnding",
    "UnitsHealed",
]


class GateEntered(Event, frozen=True):
    """A card, an ability or a drive-resolution process was put on top of the gate (9-1a)."""

    item: GateItem

    def apply(self, state: State) -> None:
        """On top: it resolves first."""
        state.gate = (*state.gate, self.item)
        state.next_id = max(state.next_id, self.item.id + 1)


class GateLeft(Event, frozen=True):
    """What lay on the gate begins to resolve, or comes to nothing (`undone`)."""

    id: int
    undone: bool = False

    def apply(self, state: State) -> None:
        """It lies there no more."""
        state.gate = tuple(one for one in state.gate if one.id != self.id)


class CardPlayed(Event, frozen=True):
    """A player played a card and paid for it: from which zone by its key, and how (`GateItem.how`)."""

    seat: int
    card: int
    played_from: str
    how: str
    cost: int = 0

    def apply(self, state: State) -> None:
        """Kept for texts that ask."""
        remember(state, self)


class AbilityUsed(Event, frozen=True):
    """A player played an ability of a card (14-1a-1)."""

    seat: int
    card: int
    key: str

    def apply(self, state: State) -> None:
        """Kept for texts that ask."""
        remember(state, self)


class Summoned(Event, frozen=True):
    """A normal summon was begun: the player's count goes up by 1 (4-3a)."""

    seat: int
    card: int

    def apply(self, state: State) -> None:
        """Count it."""
        first, second = state.summons
        state.summons = (first + (self.seat == 0), second + (self.seat == 1))


class Entered(Event, frozen=True):
    """A unit or field came into play: by a normal summon, a special summon (`special`), opened, or by an effect; from
    which zone.
    """

    seat: int
    card: int
    how: str
    came_from: str

    def apply(self, state: State) -> None:
        """Kept for texts that ask."""
        remember(state, self)


class CardTurned(Event, frozen=True):
    """A unit or ruler was rested, or readied."""

    card: int
    rest: bool

    def apply(self, state: State) -> None:
        """Its status as it lies."""
        state.status[self.card] = "rest" if self.rest else ""
        state.memo.clear()


class FaceTurned(Event, frozen=True):
    """Cards were turned over where they lie: revealed in the drive zone (10-2a), face down in the damage zone by
    ダメージリバース, face up in a set zone.
    """

    seat: int
    cards: tuple[int, ...]
    up: bool
    why: str = "effect"

    def apply(self, state: State) -> None:
        """As they lie now."""
        for card in self.cards:
            state.face[card] = self.up
        remember(state, self)
        state.memo.clear()


class AttackStepBegan(Event, frozen=True):
    """A step of an attack sub-phase began: `start`, `declare`, `intercept`, `damage` or `end` (8-2a-1)."""

    step: str

    def apply(self, state: State) -> None:
        """It is that step now."""
        state.battle = self.step
        if state.attack is not None:
            state.attack = replace(state.attack, step=self.step)


class AttackDeclared(Event, frozen=True):
    """A card attacks a line, or the card that stands foremost in it (8-4)."""

    seat: int
    card: int
    line: str
    aim: int

    def apply(self, state: State) -> None:
        """It is under way."""
        state.attack = Attack(seat=self.seat, card=self.card, line=self.line, aim=self.aim)
        state.attacks += 1
        remember(state, self)


class AttackEnded(Event, frozen=True):
    """An attack is over."""

    seat: int
    card: int

    def apply(self, state: State) -> None:
        """None is under way; what held during this battle is over."""
        state.attack = None
        outlast(state, [one for one in state.lasting if one.until != "battle"])


class DamageDealt(Event, frozen=True):
    """A unit took damage (2-11b): by which card (-1: none) of which seat; `combat`: in battle."""

    card: int
    amount: int
    seat: int
    by: int
    combat: bool = False

    def apply(self, state: State) -> None:
        """It is added up on the unit."""
        damage = state.pieces.setdefault("damage", {})
        damage[on_card(self.card)] = damage.get(on_card(self.card), 0) + self.amount
        remember(state, self)
        state.recounted("damage")


class UnitsHealed(Event, frozen=True):
    """Damage was taken off units, all of it; `turn` at the end of one."""

    cards: tuple[int, ...]
    why: str = "turn"

    def apply(self, state: State) -> None:
        """None lies on them."""
        damage = state.pieces.setdefault("damage", {})
        for card in self.cards:
            damage.pop(on_card(card), None)
        state.recounted("damage")


class RulerDamaged(Event, frozen=True):
    """A ruler is dealt so much damage (13): a card for each point is turned over from the deck after it."""

    seat: int
    amount: int
    by_seat: int
    by: int
    combat: bool = False

    def apply(self, state: State) -> None:
        """Kept for texts that ask."""
        remember(state, self)


class DamageTaken(Event, frozen=True):
    """One point of damage to a ruler turned over the top card of the deck: it goes to the damage zone, or to the
    counter zone.
    """

    seat: int
    card: int

    def apply(self, state: State) -> None:
        """Kept for texts that ask."""
        remember(state, self)


class CounterUsed(Event, frozen=True):
    """A player used the CNT of a card that damage turned over, or left it unused (16-4a)."""

    seat: int
    card: int
    used: bool


class Destroyed(Event, frozen=True):
    """A card in play was destroyed (12): by damage, or by an effect."""

    card: int
    seat: int
    why: str

    def apply(self, state: State) -> None:
        """Kept for texts that ask."""
        remember(state, self)
