"""What is of this game alone in what every card game does (`engine.cardgame.rules.Rules`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.components import Components
from engine.cardgame.rules import CommonRules
from engine.cardgame.source import Source
from engine.cardgame.view import Travel
from engine.mahoroba.areas import AREAS, UNIT_PLACES
from engine.mahoroba.card import KO
from engine.mahoroba.clauses.choosing import section_of
from engine.mahoroba.events import PiecesMoved
from engine.mahoroba.refusals import why_not
from engine.mahoroba.registry import REGISTRY
from engine.mahoroba.state import State
from engine.mahoroba.view.facts import fact
from engine.mahoroba.view.lines import run_of, spoken
from engine.mahoroba.view.seat import card_seen, touched, view
from engine.mahoroba.wording import call_of, label_of, prompt_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.kernel.events import Event


class MahorobaRules(CommonRules):
    """Units in their area and cards set on them have effects in force; nothing is judged while something resolves: KO
    is looked at when what is being done has been done in full (バトルフェイズ ②), by `knock_out`.
    """

    areas = AREAS
    components = Components(AREAS.core)
    registry = REGISTRY
    card_verbs = frozenset(("charge", "place", "set", "use"))
    order_section = "main"

    view = staticmethod(view)
    touched = staticmethod(touched)
    card_seen = staticmethod(card_seen)
    fact = staticmethod(fact)
    spoken = staticmethod(spoken)
    run_of = staticmethod(run_of)
    prompt = staticmethod(prompt_of)
    call = staticmethod(call_of)
    label = staticmethod(label_of)
    why_not = staticmethod(why_not)

    def section(self, of: str, state: State, source: Source) -> str:
        """Where the sheet lets a text ask: by the phase, and by what sort of card it is."""
        return section_of(state, source)

    def standing(self, state: State) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
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

    def travels(self, event: Event) -> tuple[Travel, ...]:
        """Damage markers go to units and come off them."""
        if isinstance(event, PiecesMoved):
            return (Travel(f"token:{event.piece}", event.source, event.target, event.count),)
        return ()


_SET: Final = ("set.0", "set.1")
RULES: Final = MahorobaRules()
State.rules = RULES
