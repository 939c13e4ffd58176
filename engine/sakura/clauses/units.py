"""Cards of a kind that goes back to an area of its own instead of elsewhere (§x16-2-1), and that is called up
there (§x16-5).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace as altered

from engine.cardgame.areas import area_of, place
from engine.cardgame.clauses import Standing
from engine.cardgame.hooks import Replace
from engine.cardgame.words.flow import worded
from engine.sakura.clauses.filters import OfKind
from engine.sakura.clauses.picking import my
from engine.sakura.clauses.steps_cards import put
from engine.sakura.events import CardMoved
from engine.text.phrase import Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook, Step
    from engine.cardgame.source import Source
    from engine.kernel.events import Event
    from engine.sakura.state import State
    from engine.text.phrase import Phrase

__all__ = ["BARRACKS", "UNCONSCRIPTED", "UNIT", "conscript", "returns_home"]

BARRACKS: Final = "barracks"
UNCONSCRIPTED: Final = "unconscripted"
"""The two piles of the one area (§x16-4): the cards that may be used from there, and those that wait for it."""
UNIT: Final = OfKind("unit")


@dataclass(eq=False)
class ReturnsHome(Standing):
    """A player's cards of a kind go to an area of that player instead of any other but some (§x16-2-1)."""

    kind: str
    home: str
    stays: tuple[str, ...]
    """The areas to which they may go."""

    def hooks(self) -> Iterable[Hook]:
        """The move with another end."""
        return (Replace(clause=self, event=CardMoved, fits=self._strays, instead=self._instead),)

    def _strays(self, event: CardMoved, state: State, source: Source) -> bool:
        return (
            state.kind(event.card) == self.kind
            and state.owner[event.card] == source.seat
            and area_of(event.target) not in (self.home, *self.stays)
        )

    def _instead(self, event: CardMoved, state: State, source: Source) -> tuple[Event, ...]:
        return (altered(event, target=place(self.home, source.seat), index=-1, status=None, face_up=None),)

    def phrase(self) -> Phrase:
        """"your Unit cards go back to the Barracks instead of elsewhere"."""
        return say("returns-home", kind=Term(self.kind), home=Term(BARRACKS))


def returns_home(kind: str, home: str, *stays: str) -> Standing:
    """Your cards of a kind go home instead of to any other area but these."""
    return ReturnsHome(kind, home, stays)


def conscript() -> Step:
    """徴兵を行う (§x16-5): one of the cards that wait may be used from now on."""
    return worded("do-conscript", put(my(UNCONSCRIPTED, of=(UNIT,)), BARRACKS))
