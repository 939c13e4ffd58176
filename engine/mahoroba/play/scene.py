"""A table of this game laid in words: for scenarios, lessons and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

import engine.mahoroba.rules  # noqa: F401  # gives the state what cardgame asks of the game
from engine.cardgame.areas import on_card
from engine.cardgame.play import scene as any_scene
from engine.mahoroba.areas import OUTSIDE, STANDBY_KEYS
from engine.mahoroba.card import KO, NORMAL
from engine.mahoroba.events import (
    CardAttached,
    FirstPlayerDecided,
    Marked,
    PhaseBegan,
    PiecesMoved,
    TableLaid,
    TurnBegan,
    UnitTurned,
)
from engine.mahoroba.pool import EVERY_NUMBER
from engine.mahoroba.procedures.turn import play
from engine.mahoroba.state import State
from engine.mahoroba.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

FILLER = "PR-08"
"""What energy is made of where only its amount is said."""
PREPARATION = "preparation"
"""Before the first turn (対戦の準備)."""


class UnitLaid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A unit in an area with what lies on it."""

    card: str
    energy: int | tuple[str, ...] = 0
    """How much, or which cards."""
    set: tuple[str, ...] = ()
    """Enhancements; one of the other player's is `NUMBER of right`."""
    damage: int = 0
    state: str = NORMAL
    """`rest`, `stun` or `ko`; empty for normal."""

    @property
    def energy_cards(self) -> tuple[str, ...]:
        """The cards that are its energy."""
        return (FILLER,) * self.energy if isinstance(self.energy, int) else self.energy


class SideLaid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One player's side of a table: units by number, or with what lies on them; a deck's first card is its top."""

    main: str | UnitLaid | None = None
    standby: tuple[str | UnitLaid | None, ...] = ()
    """From the left; None or an empty text for an empty area."""
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = (FILLER,) * 5
    discard: tuple[str, ...] = ()
    charged: bool = False
    """Has charged this turn."""
    retreated: bool = False
    """Has retreated this turn."""

    def units(self, seat: int) -> list[tuple[UnitLaid, str]]:
        """The units and their places."""
        found = []
        for key, laid in zip(("main", *STANDBY_KEYS), (self.main, *self.standby), strict=False):
            if laid:
                found.append((UnitLaid(card=laid) if isinstance(laid, str) else laid, f"{key}.{seat}"))
        return found


class Scene(any_scene.Scene[Table]):
    """A laid table of a duel with what is under resolution and the decision at which it stands."""

    def __init__(
        self,
        left: SideLaid | None = None,
        right: SideLaid | None = None,
        *,
        turn: int = 5,
        turn_player: int = 0,
        phase: str = "main",
        janken: str = "hands",
        first: int | None = None,
        chance: Sequence[Sequence[int]] = (),
        asks: bool = True,
    ) -> None:
        """Lay the table; it stands at the first question of its phase, unless `asks` says that nothing is under
        resolution yet. Raises ValueError for what can't be laid.
        """
        super().__init__(Table(State()), chance)
        self._attached: list[tuple[int, int]] = []
        self._cards: list[tuple[str, int, str]] = []
        self._lying: list[tuple[int, UnitLaid]] = []
        for seat, side in enumerate((left or SideLaid(), right or SideLaid())):
            self._lay_side(seat, side)
        emit = self.table.emit
        emit(TableLaid(tuple(self._cards), janken))
        for card, unit in self._attached:
            emit(CardAttached(card, unit))
        for unit, laid in self._lying:
            if laid.damage:
                emit(PiecesMoved("damage", OUTSIDE, on_card(unit), laid.damage, "laid"))
            if laid.state != NORMAL:
                emit(UnitTurned(unit, laid.state))
        if phase == PREPARATION:
            self.table.first = first
        else:
            emit(FirstPlayerDecided(turn_player if turn % 2 else 1 - turn_player))
            emit(TurnBegan(turn, turn_player))
            emit(PhaseBegan(phase, turn_player))
            mine = (left, right)[turn_player]
            for mark in ("charge", "retreat"):
                if mine is not None and getattr(mine, {"charge": "charged", "retreat": "retreated"}[mark]):
                    emit(Marked(f"turn:{mark}"))
        if asks:
            self.resolve(play(self.table))

    @classmethod
    def around(cls, table: Table) -> Self:
        """A scene at a table as it stands, with nothing under resolution."""
        made = cls.__new__(cls)
        any_scene.Scene.__init__(made, table)
        return made

    def _add(self, text: str, seat: int, where: str) -> int:
        number, _, owner = text.partition(" of ")
        if number not in EVERY_NUMBER:
            raise ValueError(f"no card has the number {number}")
        if owner not in ("", "left", "right"):
            raise ValueError(f"nobody is called {owner!r}")
        self._cards.append((number, ("left", "right").index(owner) if owner else seat, where))
        return len(self._cards) - 1

    def _lay_side(self, seat: int, side: SideLaid) -> None:
        for laid, where in side.units(seat):
            if laid.state not in (NORMAL, "rest", "stun", KO):
                raise ValueError(f"no unit is {laid.state!r}")
            unit = self._add(laid.card, seat, where)
            self._lying.append((unit, laid))
            self._attached += [(self._add(number, seat, f"energy.{seat}"), unit) for number in laid.energy_cards]
            self._attached += [(self._add(number, seat, f"set.{seat}"), unit) for number in laid.set]
        for area in ("hand", "deck", "discard"):
            for number in getattr(side, area):
                self._add(number, seat, f"{area}.{seat}")

    @property
    def state(self) -> State:
        """The state as it is."""
        return self.table.state
