"""A table of this game laid in words: for scenarios, lessons and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

import engine.hololive.rules  # noqa: F401  # gives the state what cardgame asks of the game
from engine.cardgame.areas import on_card
from engine.cardgame.events import PiecesMoved
from engine.cardgame.play import scene as any_scene
from engine.hololive.areas import OUTSIDE
from engine.hololive.events import (
    CardAttached,
    CardTurned,
    CounterChanged,
    FirstPlayerDecided,
    Marked,
    PhaseBegan,
    TableLaid,
    TurnBegan,
)
from engine.hololive.procedures.turn import play
from engine.hololive.registry import REGISTRY
from engine.hololive.state import State
from engine.hololive.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

PREPARATION = "preparation"
"""Before the first turn (§6.2)."""
FILLER = "hSD04-002"
"""What a deck and holo power are made of where only their number is said."""
FILLER_CHEER = "hY01-001"
"""The same of a cheer deck and of life."""


class HolomemLaid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A holomem on a stage with what belongs to it."""

    card: str
    stack: tuple[str, ...] = ()
    """Cards under it, the lowest first."""
    cheer: tuple[str, ...] = ()
    support: tuple[str, ...] = ()
    damage: int = 0
    rest: bool = False
    entered: bool = False
    """Came onto the stage this turn."""


class SideLaid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One player's side of a table: cards by number, holomem also with what belongs to them; a pile's first card is its
    top. Of what lies face down its number may be enough.
    """

    oshi: str
    center: str | HolomemLaid | None = None
    collab: str | HolomemLaid | None = None
    back: tuple[str | HolomemLaid, ...] = ()
    hand: tuple[str, ...] = ()
    deck: int | tuple[str, ...] = ()
    cheer_deck: int | tuple[str, ...] = ()
    life: int | tuple[str, ...] = ()
    archive: tuple[str, ...] = ()
    holo_power: int | tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    """What was done this turn: `collab`, `baton`, `limited` …"""
    redraws: int = 0

    def holomem(self, seat: int) -> list[tuple[HolomemLaid, str]]:
        """Who stands where."""
        found = [(self.center, f"center.{seat}"), (self.collab, f"collab.{seat}")]
        found += [(one, f"back.{seat}") for one in self.back]
        return [(HolomemLaid(card=one) if isinstance(one, str) else one, where) for one, where in found if one]

    def pile(self, name: str) -> tuple[str, ...]:
        """The cards of a pile."""
        found: int | tuple[str, ...] = getattr(self, name)
        filler = FILLER_CHEER if name in ("cheer_deck", "life") else FILLER
        return (filler,) * found if isinstance(found, int) else found


_PILES = {
    "hand": "hand", "deck": "deck", "cheer_deck": "cheer-deck", "life": "life", "archive": "archive",
    "holo_power": "holo-power",
}  # fmt: skip


class Scene(any_scene.Scene[Table]):
    """A laid table of a duel with what is under resolution and the decision at which it stands."""

    def __init__(
        self,
        left: SideLaid,
        right: SideLaid,
        *,
        turn: int = 5,
        turn_player: int = 0,
        step: str = "main",
        first: int | None = None,
        chance: Sequence[Sequence[int]] = (),
        asks: bool = True,
        table: type[Table] = Table,
    ) -> None:
        """Lay the table; it stands at the first question of its step, unless `asks` says that nothing is under
        resolution yet. Raises ValueError for a card that there isn't.
        """
        super().__init__(table(State()), chance)
        self._cards: list[tuple[str, int, str]] = []
        self._attached: list[tuple[int, int]] = []
        self._lying: list[tuple[int, HolomemLaid]] = []
        for seat, side in enumerate((left, right)):
            self._lay_side(seat, side)
        emit = self.table.emit
        emit(TableLaid(tuple(self._cards)))
        for card, to in self._attached:
            emit(CardAttached(card, to))
        if step == PREPARATION:
            self.table.first = first
        else:
            emit(FirstPlayerDecided(turn_player if turn % 2 else 1 - turn_player))
            emit(TurnBegan(turn, turn_player))
            emit(PhaseBegan(step, turn_player))
        for card, laid in self._lying:
            self._lay_on(card, laid)
        for seat, side in enumerate((left, right)):
            for mark in side.marks:
                emit(Marked(f"turn:{mark}"))
            if side.redraws:
                emit(CounterChanged(f"redraws.{seat}", side.redraws))
        if asks:
            self.resolve(play(self.table))

    @classmethod
    def around(cls, table: Table) -> Self:
        """A scene at a table as it stands, with nothing under resolution."""
        made = cls.__new__(cls)
        any_scene.Scene.__init__(made, table)
        return made

    def _lay_on(self, card: int, laid: HolomemLaid) -> None:
        if laid.damage:
            self.table.emit(PiecesMoved("damage", OUTSIDE, on_card(card), laid.damage, "laid"))
        if laid.rest:
            self.table.emit(CardTurned(card, rest=True))
        if laid.entered:
            self.table.emit(Marked(f"turn:entered:{card}"))

    def _add(self, number: str, seat: int, where: str) -> int:
        if number not in REGISTRY.cards:
            raise ValueError(f"no card has the number {number}")
        self._cards.append((number, seat, where))
        return len(self._cards) - 1

    def _lay_side(self, seat: int, side: SideLaid) -> None:
        self._add(side.oshi, seat, f"oshi.{seat}")
        for laid, where in side.holomem(seat):
            card = self._add(laid.card, seat, where)
            self._lying.append((card, laid))
            for area in ("stack", "cheer", "support"):
                self._attached += [(self._add(one, seat, f"{area}.{seat}"), card) for one in getattr(laid, area)]
        for name, area in _PILES.items():
            for number in side.pile(name):
                self._add(number, seat, f"{area}.{seat}")

    @property
    def state(self) -> State:
        """The state as it is."""
        return self.table.state
