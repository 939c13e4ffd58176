"""A table at which this game is played: what arises waits for the next check timing (§10.8.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame import table
from engine.cardgame.in_force import in_force
from engine.hololive.events import CardMoved
from engine.hololive.state import State
from engine.kernel.events import Event
from engine.kernel.resolution import NOTHING

if TYPE_CHECKING:
    from engine.cardgame.hooks import React
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution


@dataclass(slots=True)
class Wound:
    """Damage that is about to be dealt: to which holomem, how much, by which card of which seat; effects that replace
    it change it.
    """

    target: int
    amount: int
    seat: int
    by: int
    arts: bool = False
    spares: bool = False
    none: bool = False
    """It isn't taken at all, whatever would be added to it (§10.11.1.1)."""

    def lessen(self, less: int) -> None:
        """So much less is taken, also below none: more may be added yet (§1.3.2.4); or, by 0, nothing of it."""
        if less:
            self.amount -= less
        else:
            self.none = True


@dataclass(slots=True)
class Fall:
    """A holomem that is being downed: by which card of which seat (-1: by none), and how much life it costs."""

    card: int
    seat: int
    by: int
    arts: bool
    life: int
    to_hand: bool = False
    """Its holomem cards go to the hand instead of the archive."""


@dataclass(slots=True)
class Throw:
    """Dice that are rolled for an ability of a card: as which number the next one counts (0: as it falls), what they
    show once all were rolled, and whether all are to be rolled again.
    """

    seat: int
    card: int
    declared: int = 0
    again: bool = False
    numbers: tuple[int, ...] = ()


class Table(table.Table[State]):
    """Automatic abilities that met their condition stay in `arisen`, in 待機状態, until `procedures.checks` takes
    them.
    """

    __slots__ = ("checked", "fall", "resolving", "wound")

    def __init__(self, state: State) -> None:
        """Nobody is being hurt or downed."""
        super().__init__(state)
        self.checked = -1
        """How many events there were when rule processing last found nothing to be done."""
        self.fall: Fall | None = None
        """The downing that is under way, of which texts speak (§11.3.1.1)."""
        self.wound: Wound | None = None
        """The damage that is about to be dealt, of which texts speak (§10.2.1.3.3)."""
        self.resolving: table.Arisen | None = None
        """The ability that is being resolved in a check timing."""

    def emit(self, event: Event) -> None:
        """What comes about by it is noted as well, if anything waits for that."""
        super().emit(event)
        if Event in (self.state.memo.force or in_force(self.state)).react:
            self.note_states()

    def note_states(self) -> None:
        """状態誘発 (§10.8.6.1): what is to be done when something is so waits once, until it has been resolved."""
        for hook, source in in_force(self.state).react.get(Event, ()):
            waiting = (*self.arisen, self.resolving) if self.resolving is not None else tuple(self.arisen)
            if any(one.hook is hook and one.source == source for one in waiting):
                continue
            if hook.fits(None, self.state, source) and hook.open(self.state, source):
                self.arisen.append(table.Arisen(source, hook))

    def happen(self, *events: Event) -> Resolution[None]:
        """What comes into force by one of them has met the moves of the others (§10.8.4.2)."""
        if len(events) < 2:
            return super().happen(*events)
        moves = [event for event in events if isinstance(event, CardMoved)]
        if len(moves) < 2:
            return super().happen(*events)
        before = in_force(self.state).react.get(CardMoved, ())
        settling = super().happen(*events)
        for pair in in_force(self.state).react.get(CardMoved, ()):
            if pair not in before:
                self._met(pair, moves)
        return settling

    def _met(self, pair: tuple[React, Source], moves: list[CardMoved]) -> None:
        """Those before its own card's: the others it has seen already."""
        hook, source = pair
        cards = [event.card for event in moves]
        for event in moves[: cards.index(source.card)] if source.card in cards else ():
            if hook.fits(event, self.state, source) and hook.open(self.state, source):
                self.arisen.append(table.Arisen(source, hook, event))

    def _settle(self) -> Resolution[None]:
        """What waits doesn't resolve nested, but for what is done along with what it reacts to (§12.2.5.2)."""
        if any(_at_once(one) for one in self.arisen):
            return self._resolve_at_once()
        return NOTHING

    def _resolve_at_once(self) -> Resolution[None]:
        while found := next((one for one in self.arisen if _at_once(one)), None):
            self.arisen.remove(found)
            yield from found.resolve(self)


def _at_once(one: table.Arisen) -> bool:
    return one.hook is not None and getattr(one.hook.clause, "at_once", False)
