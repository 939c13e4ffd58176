"""The cards of Sakura Arms by number and their clauses by reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.happenings import Happening
from engine.cardgame.hooks import Modify, React
from engine.cardgame.registry import Registry
from engine.sakura.cards import STANDING, Card, Effect
from engine.sakura.layers import RANGE_CHECK, RANGE_SET

if TYPE_CHECKING:
    from engine.cardgame import cards
    from engine.cardgame.clauses import Clause
    from engine.kernel.events import Event


class SakuraRegistry(Registry[Card, Effect]):
    """The registry, with what attacks and hidden cards react to by their own text."""

    def __init__(self) -> None:
        """Empty."""
        super().__init__(STANDING, always="forced")
        self._own_reacts: dict[str, tuple[React, ...]] = {}
        self.own_reactions: set[type[Event]] = set()
        """Kinds of events to which some attack reacts by its own text."""
        self.shown_reactions: set[type[Event]] = set()
        """Kinds of events upon which a player may show some card that lies hidden (§9-1-1-2)."""
        self.stirring: set[type[Event]] = set()
        """Kinds of events from which something may arise by a rule: both of these, and those that the rules add."""
        self.watching: set[str] = set()
        """The cards and sheets that ask for an event of which nothing tells unless somebody looks."""

    def _file(self, side: cards.Card) -> None:
        """File the forced effects that reach beyond the card under `abroad`, those that change its range under `range`,
        and what hidden cards react to.
        """
        super()._file(side)
        forced = side.standing.get("forced", ())
        ranges = tuple(
            hook for hook in forced if isinstance(hook, Modify) and RANGE_SET <= hook.layer <= RANGE_CHECK
        )
        if ranges:
            side.standing["range"] = ranges
        for hook in forced:
            if isinstance(hook, React) and hook.shown_from:
                self.shown_reactions.update(hook.events)
                self.stirring.update(hook.events)
        abroad = tuple(hook for hook in forced if not hook.own)
        if abroad:
            side.standing["abroad"] = abroad

    def _reference(self, owner: str, clause: Clause, counter: int) -> int:
        for one in (clause, getattr(clause, "pattern", None), getattr(clause, "trigger", None)):
            if isinstance(one, Happening) and any(getattr(kind, "watched", False) for kind in one.kinds):
                self.watching.add(owner)
        return super()._reference(owner, clause, counter)

    def _effect(self, owner: str, effect: Any, counter: int) -> int:
        after = super()._effect(owner, effect, counter)
        for hook in self.own_reacts(effect.clause.ref):
            self.own_reactions.update(hook.events)
            self.stirring.update(hook.events)
        return after

    def own_reacts(self, ref: str) -> tuple[React, ...]:
        """The hooks by which an attack with that effect reacts to what happens to it."""
        found = self._own_reacts.get(ref)
        if found is None:
            found = tuple(
                hook for hook in self.hooks(ref) if isinstance(hook, React) and hook.own and not hook.shown_from
            )
            self._own_reacts[ref] = found
        return found


REGISTRY: Final = SakuraRegistry()
"""Every card that can be played; `engine.sakura.megami.roster` fills it."""
