"""What happens at the table of this game beside what happens at every one: in the past tense, and `apply` alone writes
the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cardgame import events
from engine.cardgame.events import (
    CardAttached,
    CardMoved,
    CardsRevealed,
    ConditionUnmet,
    DeckRanOut,
    DeckShuffled,
    DuelEnded,
    EffectArose,
    FirstPlayerDecided,
    LastingBegan,
    LastingEnded,
    Marked,
    PhaseBegan,
    PiecesMoved,
    TurnBegan,
)
from engine.kernel.events import Event
from engine.mahoroba.card import KO

if TYPE_CHECKING:
    from engine.mahoroba.state import State

__all__ = [
    "CardAttached",
    "CardMoved",
    "CardsRevealed",
    "CommandUsed",
    "ConditionUnmet",
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


class TableLaid(events.TableLaid, frozen=True):
    """The table before a duel (対戦の準備 ②), and how じゃんけん is played."""

    janken: str = "hands"

    def apply(self, state: Any) -> None:
        """Fill the empty table."""
        super().apply(state)
        state.janken = self.janken


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
    """A command was used: strategy, tactics, or an enhancement that is set (メインフェイズ ③)."""

    seat: int
    card: int


class HandsShown(Event, frozen=True):
    """Both players showed a hand of じゃんけん. `why`: `first` (対戦の準備 ⑤) or `end` (エンドフェイズ ②)."""

    hands: tuple[str, str]
    winner: int
    """The seat that won; -1 for a tie."""
    why: str
