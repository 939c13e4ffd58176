"""What is of this game alone in what every card game does (`engine.cardgame.rules.Rules`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.components import Components
from engine.cardgame.rules import CommonRules
from engine.cardgame.source import Source
from engine.cardgame.view import Travel
from engine.gateruler.areas import AREAS, FIELD, RULER, UNIT_ZONES
from engine.gateruler.events import PiecesMoved
from engine.gateruler.refusals import why_not
from engine.gateruler.registry import REGISTRY
from engine.gateruler.state import State
from engine.gateruler.view.facts import fact
from engine.gateruler.view.lines import run_of, spoken
from engine.gateruler.view.seat import card_seen, touched, view
from engine.gateruler.wording import call_of, label_of, prompt_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.kernel.events import Event


class GaterulerRules(CommonRules):
    """Static and automatic abilities of face up cards in play are in force; victory, destruction and what waits are
    looked at in system processing. TD and what was opened follow from the play of their cards.
    """

    areas = AREAS
    components = Components(AREAS.core)
    registry = REGISTRY
    card_verbs = frozenset(("summon", "play", "set", "reveal", "use", "trait", "gear", "move", "attack"))
    order_section = "14-1a-2"

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
        """Where the rules let a text ask: to look (15-5), to choose what it speaks of (14-3), for any other choice
        (14-1a).
        """
        return {"look": "15-5", "cards": "14-3"}.get(of, "14-1a")

    def standing(self, state: State) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
        """Static and automatic abilities of rulers, units and fields in play (14-1a-2, -3), which lie face up; set
        cards have none.
        """
        piles = state.piles
        for seat, places in enumerate(_IN_FORCE):
            for where in places:
                for card in piles.get(where, ()):
                    standing = state.info(card).standing
                    if standing:
                        for kind in _KINDS:
                            if hooks := standing.get(kind):
                                yield Source(seat, card), hooks

    def travels(self, event: Event) -> tuple[Travel, ...]:
        """Energy is rested and readied; damage is told as a hit."""
        if isinstance(event, PiecesMoved) and event.piece == "energy":
            return (Travel(f"token:{event.piece}", event.source, event.target, event.count),)
        return ()

    def nesting(self, state: State) -> int:
        """By what waits on the gate below what happens now."""
        return len(state.gate)


_IN_FORCE: Final = tuple((RULER[seat], *UNIT_ZONES[seat], FIELD[seat]) for seat in (0, 1))
"""Places from which abilities are in force, by seat."""
_KINDS: Final = ("static", "auto")
RULES: Final = GaterulerRules()
State.rules = RULES
