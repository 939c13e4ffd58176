"""A table of this game laid in words: for scenarios, lessons and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

import msgspec

import engine.gateruler.pool  # every card that there is
import engine.gateruler.rules  # noqa: F401  # gives the state what cardgame asks of the game
from engine.cardgame.areas import on_card
from engine.cardgame.play import scene as any_scene
from engine.gateruler.areas import ENERGY, OUTSIDE, SET_ZONES, SPENT
from engine.gateruler.events import (
    AttackStepBegan,
    CardAttached,
    CardTurned,
    FaceTurned,
    FirstPlayerDecided,
    Marked,
    PhaseBegan,
    PiecesMoved,
    Summoned,
    TableLaid,
    TurnBegan,
)
from engine.gateruler.procedures.turn import play
from engine.gateruler.registry import REGISTRY
from engine.gateruler.state import State
from engine.gateruler.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

PREPARATION: Final = "preparation"
"""Before the first turn (chapter 5)."""
FILLER: Final = "GR-010"
"""What a deck is made of where only its number is said."""


class UnitLaid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A unit in its zone: the cards under it, its damage, how it stands."""

    card: str
    souls: tuple[str, ...] = ()
    damage: int = 0
    rest: bool = False


class SideLaid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One player's side of a table: cards by number; a pile's first card is its top. Of a deck, how many."""

    ruler: str
    ruler_rests: bool = False
    left: str | UnitLaid | None = None
    defence: str | UnitLaid | None = None
    right: str | UnitLaid | None = None
    sets: tuple[str, ...] = ()
    """Set cards, face down in the zones in their order."""
    field: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    deck: int | tuple[str, ...] = 20
    drive: tuple[str, ...] = ()
    """Face down in the drive zone …"""
    revealed: tuple[str, ...] = ()
    """… and face up there."""
    damage: int | tuple[str, ...] = ()
    """Face up in the damage zone …"""
    reversed: tuple[str, ...] = ()
    """… and face down there."""
    graveyard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    energy: int = 0
    spent: int = 0
    summons: int = 0
    """召喚回数 this turn."""
    marks: tuple[str, ...] = ()

    def units(self, seat: int) -> list[tuple[UnitLaid, str]]:
        """Which unit stands where."""
        found = [(self.left, "left"), (self.defence, "defence"), (self.right, "right")]
        return [(UnitLaid(card=one) if isinstance(one, str) else one, f"{area}.{seat}") for one, area in found if one]

    def pile(self, name: str) -> tuple[str, ...]:
        """The cards of a pile."""
        found: int | tuple[str, ...] = getattr(self, name)
        return (FILLER,) * found if isinstance(found, int) else found


_PILES: Final = {
    "field": "field", "hand": "hand", "deck": "deck", "revealed": "drive", "drive": "drive", "damage": "damage",
    "reversed": "damage", "graveyard": "graveyard", "removed": "removed",
}  # fmt: skip
_DOWN: Final = frozenset(("drive", "reversed"))


class Scene(any_scene.Scene[Table]):
    """A laid table of a duel with what is under resolution and the decision at which it stands."""

    def __init__(
        self,
        left: SideLaid,
        right: SideLaid,
        *,
        turn: int = 5,
        turn_player: int = 0,
        phase: str = "main",
        first: int | None = None,
        chance: Sequence[Sequence[int]] = (),
        asks: bool = True,
        table: type[Table] = Table,
    ) -> None:
        """Lay the table; it stands at the first question of its phase, unless `asks` says that nothing is under
        resolution yet. In the phase `attack` that is the next attack. Raises ValueError for a card that there isn't.
        """
        super().__init__(table(State()), chance)
        self._cards: list[tuple[str, int, str]] = []
        self._souls: list[tuple[int, int]] = []
        self._lying: list[tuple[int, UnitLaid]] = []
        self._down: tuple[list[int], list[int]] = ([], [])
        for seat, side in enumerate((left, right)):
            self._lay_side(seat, side)
        emit = self.table.emit
        emit(TableLaid(tuple(self._cards)))
        self._turn_faces()
        for card, to in self._souls:
            emit(CardAttached(card, to))
        if phase == PREPARATION:
            self.table.first = first
        else:
            emit(FirstPlayerDecided(turn_player if turn % 2 else 1 - turn_player))
            emit(TurnBegan(turn, turn_player))
            emit(PhaseBegan(phase, turn_player))
            if phase == "attack":
                emit(AttackStepBegan("declare"))
        for card, laid in self._lying:
            self._lay_on(card, laid)
        for seat, side in enumerate((left, right)):
            self._lay_rest(seat, side)
        if asks:
            self.table.arisen.clear()
            self.resolve(play(self.table))

    @classmethod
    def around(cls, table: Table) -> Self:
        """A scene at a table as it stands, with nothing under resolution."""
        made = cls.__new__(cls)
        any_scene.Scene.__init__(made, table)
        return made

    def _add(self, number: str, seat: int, where: str) -> int:
        if number not in REGISTRY.cards:
            raise ValueError(f"no card has the number {number}")
        self._cards.append((number, seat, where))
        return len(self._cards) - 1

    def _lay_side(self, seat: int, side: SideLaid) -> None:
        self._add(side.ruler, seat, f"ruler.{seat}")
        for laid, where in side.units(seat):
            card = self._add(laid.card, seat, where)
            self._lying.append((card, laid))
            self._souls += [(self._add(one, seat, f"soul.{seat}"), card) for one in laid.souls]
        for number, where in zip(side.sets, SET_ZONES[seat], strict=False):
            self._down[seat].append(self._add(number, seat, where))
        for name, area in _PILES.items():
            for number in side.pile(name):
                card = self._add(number, seat, f"{area}.{seat}")
                if name in _DOWN:
                    self._down[seat].append(card)

    def _turn_faces(self) -> None:
        """What lies face down lies so, what lies face up so, where both may be."""
        state = self.state
        for seat, down in enumerate(self._down):
            either = [
                card
                for card, where in enumerate(state.where)
                if state.owner[card] == seat and state.rules.areas.at(where).facing == "by-status"
            ]
            for up in (True, False):
                cards = tuple(card for card in either if (card not in down) == up and state.face[card] != up)
                if cards:
                    self.table.emit(FaceTurned(seat, cards, up, "laid"))

    def _lay_on(self, card: int, laid: UnitLaid) -> None:
        if laid.damage:
            self.table.emit(PiecesMoved("damage", OUTSIDE, on_card(card), laid.damage, "laid"))
        if laid.rest:
            self.table.emit(CardTurned(card, rest=True))

    def _lay_rest(self, seat: int, side: SideLaid) -> None:
        emit = self.table.emit
        for where, count in ((ENERGY[seat], side.energy), (SPENT[seat], side.spent)):
            if count:
                emit(PiecesMoved("energy", OUTSIDE, where, count, "laid"))
        if side.ruler_rests:
            emit(CardTurned(self.state.piles[f"ruler.{seat}"][0], rest=True))
        for _ in range(side.summons):
            emit(Summoned(seat, -1))
        for mark in side.marks:
            emit(Marked(mark))

    @property
    def state(self) -> State:
        """The state as it is."""
        return self.table.state
