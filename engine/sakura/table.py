"""A table at which a duel is played: its state, the record of its events, and the one way to make something happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.sakura.areas import area_of
from engine.sakura.events import CardMoved, CrystalsMoved, UpkeepPaid
from engine.sakura.in_force import in_force
from engine.sakura.procedures.settle import Arisen, disenchanting, reacting, settle, showable
from engine.sakura.procedures.victory import judge
from engine.sakura.registry import REGISTRY

if TYPE_CHECKING:
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.hooks import Replace
    from engine.sakura.state import State


_BARING: Final = frozenset((CrystalsMoved, UpkeepPaid, CardMoved))
"""Events that may leave an enhancement without crystals."""


class Table:
    """The state of a duel with its events; procedures read the state and make events happen."""

    __slots__ = ("arisen", "cutting", "events", "first", "judging", "state")

    def __init__(self, state: State) -> None:
        """A table around a state; its events are those that happen from now on."""
        self.state = state
        self.events: list[Event] = []
        self.arisen: list[Arisen] = []
        """State-triggered effects that arose and wait to be resolved (§5-5)."""
        self.judging = False
        """Something is resolved instead of a defeat: no judgement meanwhile (§9-1-3-1)."""
        self.cutting = False
        """A phase is being ended: ending it again does nothing (§10-13)."""
        self.first: int | None = None
        """The seat that begins, where the setup names it (§4-1 3)."""

    def emit(self, event: Event) -> None:
        """Apply and record an event, and note what arises from it (§5-5)."""
        state = self.state
        event.apply(state)
        self.events.append(event)
        kind = type(event)
        react = in_force(state).react
        if kind in react:
            for hook, source in react[kind]:
                if hook.fits(event, state, source) and hook.open(state, source):
                    self.arisen.append(reacting(hook, source, event))
        if kind in REGISTRY.own_reactions:
            self._own_reactions(event)
        if kind in REGISTRY.shown_reactions and not self.cutting:
            self.arisen += showable(state, event)
        if kind in _BARING and not self.cutting:
            self._bare_enhancements(event)

    def _own_reactions(self, event: Event) -> None:
        """Effects of an attack that react to what happens to it while it is in the air."""
        for attack in self.state.attacks:
            for ref in attack.effects:
                for hook in REGISTRY.own_reacts(ref):
                    source = attack.source
                    if (
                        isinstance(event, hook.events)
                        and hook.fits(event, self.state, source)
                        and hook.open(self.state, source)
                    ):
                        self.arisen.append(reacting(hook, source, event))

    def _bare_enhancements(self, event: Event) -> None:
        """An enhancement without any crystal is to be disenchanted (§5-5-2)."""
        if isinstance(event, CrystalsMoved):
            sources: tuple[str, ...] = (event.source,)
        elif isinstance(event, UpkeepPaid):
            sources = tuple(source for source, _ in event.moves)
        elif isinstance(event, CardMoved) and area_of(event.target) == "enhancements":
            sources = (f"card.{event.card}",)
        else:
            return
        state = self.state
        for source in sources:
            if source.startswith("card."):
                card = int(source[5:])
                if (
                    not state.crystals.get(source)
                    and area_of(state.where[card]) == "enhancements"
                    and card not in state.disenchanting
                    and not any(one.card == card for one in self.arisen)
                ):
                    self.arisen.append(disenchanting(card))

    def happen(self, *events: Event) -> Resolution[tuple[Event, ...]]:
        """Events that happen at once, or what replaces them; then judgement (§4-2) and what arises, nested (§9-8).
        Those that took place in the end.
        """
        state = self.state
        happened = events
        for number, event in enumerate(events):
            if in_force(state).replace:
                instead = self.instead_of(event)
                happened = (*happened[: number - len(events)], *instead, *events[number + 1 :])
                for one in instead:
                    self.emit(one)
            else:
                self.emit(event)
        crystals = state.crystals
        if not self.judging and (
            crystals.get("life.0") == 0 or crystals.get("life.1") == 0 or state.lost or state.won
        ):
            yield from judge(self)
        if self.arisen:
            yield from settle(self)
        return happened

    def instead_of(
        self, event: Event, used: tuple[tuple[Replace, Source], ...] = ()
    ) -> tuple[Event, ...]:
        """The event itself, or what is put in its place; each replacement is applied once at the most."""
        for pair in in_force(self.state).replace.get(type(event), ()):
            hook, source = pair
            if pair not in used and hook.fits(event, self.state, source) and hook.open(self.state, source):
                put = hook.instead(event, self.state, source)
                return tuple(two for one in put for two in self.instead_of(one, (*used, pair)))
        return (event,)

    def next_id(self) -> int:
        """An id for an attack or for something that lasts."""
        return self.state.next_id
