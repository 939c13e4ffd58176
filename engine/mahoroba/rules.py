"""This game's own part in what every card game does (`engine.cardgame.rules.Rules`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.components import Components
from engine.cardgame.hooks import InForce
from engine.cardgame.source import Source
from engine.mahoroba.areas import AREAS, UNIT_PLACES
from engine.mahoroba.card import KO
from engine.mahoroba.registry import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution


class MahorobaRules:
    """Units in their area and cards set on them have effects in force; nothing is judged while something resolves."""

    areas = AREAS
    components: Final = Components(AREAS.core)
    registry = REGISTRY
    order_section = "main"
    _nothing = InForce()

    def sheets(self, state: Any) -> InForce:
        """No player brings rules of his own."""
        return self._nothing

    def standing(self, state: Any) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
        """Abilities of face up units that aren't knocked out, and what is set on them: of the seat in whose area a
        unit lies, of the owner of a set card.
        """
        for seat, places in enumerate(UNIT_PLACES):
            for where in places:
                for unit in state.piles.get(where, ()):
                    hooks = state.info(unit).standing.get("ability")
                    if hooks and state.face[unit] and state.status[unit] != KO:
                        yield Source(seat, unit), hooks
        for card in state.attached:
            hooks = state.info(card).standing.get("set")
            if hooks and state.where[card] in _SET:
                yield Source(state.owner[card], card), hooks

    def arising(self, table: Any, event: Event) -> None:
        """Nothing arises by a rule of its own."""

    def judgement(self, table: Any) -> Resolution[None] | None:
        """KO is looked at when what is being done has been done in full (バトルフェイズ ②), by `knock_out`."""
        return None

    def shows(self, table: Any, hook: Any, source: Source) -> Resolution[bool]:
        """No effect of this game asks for a card to be shown."""
        raise NotImplementedError


_SET: Final = ("set.0", "set.1")
RULES: Final = MahorobaRules()
