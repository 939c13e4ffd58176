"""A table at which this game is played: what arises waits for the next system processing (14-1a-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.cardgame import table
from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.source import Source
from engine.gateruler.events import CardMoved
from engine.gateruler.state import State
from engine.kernel.resolution import NOTHING
from engine.text.phrase import Name, say

if TYPE_CHECKING:
    from engine.gateruler.card import Ability
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase


@dataclass(slots=True, eq=False)
class Opening(table.Arisen):
    """A card with オープンカード came to a hand or was driven, and is to be played (add-open)."""

    def stands(self, state: Any) -> bool:
        """As long as it lies there."""
        return area_of(state.where[self.source.card]) in _OPENED_FROM


@dataclass(slots=True, eq=False)
class Touchdown(table.Arisen):
    """An ability that its card has as it enters play: TD (16-3a), or upon having been opened."""

    ability: Ability | None = None

    def does(self) -> tuple[object, ...]:
        """Which of its card's abilities it is."""
        return *table.Arisen.does(self), self.ability

    def choice(self) -> Phrase | None:
        """Its name, since a card may have several."""
        if self.ability is None or not self.ability.name:
            return None
        return say("gateruler-ability-named", name=Name("gateruler-ability", self.ability.name))


_OPENED_FROM = frozenset(("hand", "drive"))


class Table(table.Table[State]):
    """Automatic abilities that met their condition stay in `arisen` until `procedures.system` puts them on the gate."""

    __slots__ = ("checked", "quiet", "waking")

    def __init__(self, state: State) -> None:
        """Nothing was looked at yet."""
        super().__init__(state)
        self.checked = -1
        """How many events there were when system processing last found nothing to be done."""
        self.quiet = -1
        """How many there were when both players last passed with an empty gate."""
        self.waking: dict[int, table.Arisen] = {}
        """What arose and lies on the gate, by the id there."""

    def emit(self, event: Event) -> None:
        """A card with オープンカード that comes to a hand or is driven waits to be played."""
        super().emit(event)
        if type(event) is not CardMoved or area_of(event.target) not in _OPENED_FROM:
            return
        if "open" in self.state.info(event.card).keywords and event.source != event.target:
            # once for each card, which a starting hand that was put back may bring again
            self.arisen = [one for one in self.arisen if type(one) is not Opening or one.source.card != event.card]
            self.arisen.append(Opening(Source(seat_of(event.target), event.card)))

    def _settle(self) -> Resolution[None]:
        """What arose waits: nothing resolves nested."""
        return NOTHING
