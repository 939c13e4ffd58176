"""What happens at the table of this game beside what happens at every one: in the past tense, and `apply` alone writes
the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of
from engine.cardgame.events import (
    CardAttached,
    CardMoved,
    CardsRevealed,
    DeckShuffled,
    DuelEnded,
    EffectArose,
    LastingBegan,
    LastingEnded,
    Marked,
    PiecesMoved,
)
from engine.kernel.events import Event
from engine.mahoroba.card import KO
from engine.mahoroba.registry import REGISTRY

if TYPE_CHECKING:
    from engine.mahoroba.state import State

__all__ = [
    "CardAttached",
    "CardMoved",
    "CardsRevealed",
    "CommandUsed",
    "DamageReckoned",
    "DeckRanOut",
    "DeckShuffled",
    "DuelEnded",
    "EffectArose",
    "FirstPlayerDecided",
    "HandsShown",
    "LastingBegan",
    "LastingEnded",
    "MainUnitsTurned",
    "Marked",
    "PhaseBegan",
    "PiecesMoved",
    "SkillUsed",
    "TableLaid",
    "TurnBegan",
    "UnitTurned",
    "UnitsExchanged",
]

_FACE_DOWN: Final = frozenset(("deck", "hand"))


class TableLaid(Event, frozen=True):
    """The table before a duel (対戦の準備 ②): every card of both players by number, its owner and where it lies."""

    cards: tuple[tuple[str, int, str], ...]
    janken: str = "hands"

    def apply(self, state: State) -> None:
        """Fill the empty table."""
        state.defs = [REGISTRY.cards[number] for number, _, _ in self.cards]
        state.owner = [owner for _, owner, _ in self.cards]
        state.where = [where for _, _, where in self.cards]
        state.status = ["" for _ in self.cards]
        state.face = [area_of(where) not in _FACE_DOWN for where in state.where]
        state.janken = self.janken
        piles: dict[str, list[int]] = {}
        for card, where in enumerate(state.where):
            piles.setdefault(where, []).append(card)
        state.piles = {where: tuple(cards) for where, cards in piles.items()}
        state.memo.clear()


class FirstPlayerDecided(Event, frozen=True):
    """Who begins (対戦の準備 ⑤)."""

    seat: int

    def apply(self, state: State) -> None:
        """Kept for the turns to come."""
        state.first = self.seat


class MainUnitsTurned(Event, frozen=True):
    """Both main units were turned face up (対戦の準備 ⑥)."""

    units: tuple[int, ...]

    def apply(self, state: State) -> None:
        """Face up from now on."""
        for unit in self.units:
            state.face[unit] = True
        state.memo.clear()


class UnitsExchanged(Event, frozen=True):
    """The main unit and a stand-by unit of a player change places: each moves as a card by an event of its own, and
    what is attached goes along. `why`: `retreat`, `ko` or `effect`.
    """

    seat: int
    main: int
    standby: int
    why: str


class UnitTurned(Event, frozen=True):
    """A unit's state changed (ユニットの状態): normal (empty), `rest`, `stun`; or `ko`, and then it lies face down."""

    unit: int
    state: str

    def apply(self, state: State) -> None:
        """The state as the card lies."""
        state.status[self.unit] = self.state
        state.face[self.unit] = self.state != KO
        state.memo.clear()


class SkillUsed(Event, frozen=True):
    """A unit's skill or EX skill was used (バトルフェイズ ①, メインフェイズ ④)."""

    unit: int
    key: str


class DamageReckoned(Event, frozen=True):
    """The damage sum of a skill (ダメージ計算): for each thing that counted the step (1 to 4), its reference (empty:
    what is printed, and the advantage of ④), its card, and the damage after it.
    """

    unit: int
    target: int
    lines: tuple[tuple[int, str, int, int], ...]


class CommandUsed(Event, frozen=True):
    """A strategy or tactics command was used (メインフェイズ ③)."""

    seat: int
    card: int


class HandsShown(Event, frozen=True):
    """Both players showed a hand of じゃんけん. `why`: `first` (対戦の準備 ⑤) or `end` (エンドフェイズ ②)."""

    hands: tuple[str, str]
    winner: int
    """The seat that won; -1 for a tie."""
    why: str


class TurnBegan(Event, frozen=True):
    """A turn began; the first player's first is turn 1."""

    turn: int
    seat: int

    def apply(self, state: State) -> None:
        """What counts by the turn begins anew."""
        state.turn = self.turn
        state.turn_player = self.seat
        state.phase = ""
        state.marks = frozenset(mark for mark in state.marks if not mark.startswith("turn:"))
        state.resolved = frozenset()
        state.memo.clear()


class PhaseBegan(Event, frozen=True):
    """A phase began: `draw`, `main`, `battle` or `end`."""

    phase: str

    def apply(self, state: State) -> None:
        """It is that phase now."""
        state.phase = self.phase
        state.resolved = frozenset()


class DeckRanOut(Event, frozen=True):
    """A player could not draw in the draw phase (ドローフェイズ ※)."""

    seat: int
