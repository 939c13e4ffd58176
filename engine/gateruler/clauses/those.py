"""Which cards in play a text is about: this one, those chosen, all of a sort, a ruler."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from engine.cardgame.clauses import Clue
from engine.cardgame.words.sides import ME, Side
from engine.gateruler.clauses.sorts import Sort
from engine.gateruler.values import fields, ruler, units
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.gateruler.state import State
    from engine.text.phrase import Phrase


class Those(Clue, ABC):
    """Cards that a text is about."""

    slot: ClassVar[str] = "those"

    @abstractmethod
    def find(self, state: State, source: Source) -> list[int]:
        """Which they are now."""


@dataclass(eq=False)
class This(Those):
    """The card of the text."""

    kind: Literal["unit", "ruler", "card", "field"] = "unit"
    said: str = "gateruler-this"

    def find(self, _state: State, source: Source) -> list[int]:
        """That one."""
        return [source.card]


@dataclass(eq=False)
class Them(Those):
    """The cards that the text has just chosen, moved or spoken of."""

    kind: Literal["unit", "card", "set"] = "unit"
    many: int = 0
    """1: worded of more than one."""
    said: str = "gateruler-them"

    def find(self, _state: State, source: Source) -> list[int]:
        """Those."""
        return list(source.them)


@dataclass(eq=False)
class Every(Those):
    """All units of a player's, or both's, of a sort; of fields where the sort says so."""

    side: Side | None = ME
    sort: Sort | None = None

    def find(self, state: State, source: Source) -> list[int]:
        """Those that stand in play now."""
        seats = (source.seat, 1 - source.seat) if self.side is None else (self.side.seat(source),)
        found = [card for seat in seats for card in (*units(state, seat), *fields(state, seat))]
        sort = self.sort or Sort(kind="unit")
        return [card for card in found if sort.admits(state, source, card)]

    def phrase(self) -> Phrase:
        """"all your 〈Dragon〉 units"."""
        whose = "any" if self.side is None else self.side.value
        return say("gateruler-every", card=(self.sort or Sort(kind="unit")).plural(), whose=whose)


@dataclass(eq=False)
class TheRuler(Those):
    """A player's ruler: what is dealt damage where a text says "the opponent" (4-2c)."""

    side: Side = ME
    said: str = "gateruler-ruler-of"

    def find(self, state: State, source: Source) -> list[int]:
        """The one."""
        return [ruler(state, self.side.seat(source))]


@dataclass(eq=False)
class Attacker(Those):
    """The card that attacks now."""

    said: str = "gateruler-attacker"

    def find(self, state: State, _source: Source) -> list[int]:
        """The one, or none outside an attack."""
        return [state.attack.card] if state.attack is not None else []
