"""What is of this game alone in what every card game does (`engine.cardgame.rules.Rules`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.components import Components
from engine.cardgame.hooks import InForce
from engine.cardgame.source import Source
from engine.cardgame.view import Travel
from engine.gateruler.areas import AREAS, FIELD, RULER, UNIT_ZONES
from engine.gateruler.events import PiecesMoved
from engine.gateruler.refusals import why_not
from engine.gateruler.registry import REGISTRY
from engine.gateruler.state import State
from engine.gateruler.view.facts import fact
from engine.gateruler.view.lines import run_of, spoken
from engine.gateruler.view.seat import card_seen, touched_by
from engine.gateruler.view.seat import view as view_of
from engine.gateruler.view.shapes import View
from engine.gateruler.wording import call_of, label_of, prompt_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.hooks import React
    from engine.cardgame.spoken import Spoken
    from engine.cardgame.view import Fact, Refusal
    from engine.cardgame.view import View as AnyView
    from engine.gateruler.table import Table
    from engine.gateruler.view.shapes import CardSeen
    from engine.kernel.decisions import Decision, Move, Option
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase


class GaterulerRules:
    """Static and automatic abilities of face up cards in play are in force; victory, destruction and what waits are
    looked at in system processing.
    """

    areas = AREAS
    components = Components(AREAS.core)
    registry = REGISTRY
    card_verbs = frozenset(("summon", "play", "set", "reveal", "use", "trait", "gear", "move", "attack"))
    stirring: Collection[type[Event]] = frozenset()
    order_section = "14-1a-2"
    _nothing: Final = InForce()

    def section(self, of: str, state: State, source: Source) -> str:
        """Where the rules let a text ask: to look (15-5), to choose what it speaks of (14-3), for any other choice
        (14-1a).
        """
        return {"look": "15-5", "cards": "14-3"}.get(of, "14-1a")

    def sheets(self, state: State) -> InForce:
        """No player brings rules of his own."""
        return self._nothing

    def standing(self, state: State) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
        """Static and automatic abilities of rulers, units and fields in play (14-1a-2, -3); a set card lies face down
        and has none.
        """
        piles, face = state.piles, state.face
        for seat, places in enumerate(_IN_FORCE):
            for where in places:
                for card in piles.get(where, ()):
                    standing = state.info(card).standing
                    if standing and face[card]:
                        for kind in _KINDS:
                            if hooks := standing.get(kind):
                                yield Source(seat, card), hooks

    def arising(self, table: Table, event: Event) -> None:
        """Nothing arises by a rule of its own: TD and what was opened follow from the play of their cards."""

    def watch(self, table: Table) -> None:
        """No text asks for a figure that changes without an event of its own."""

    def judgement(self, table: Table) -> Resolution[None] | None:
        """Victory and defeat are system processing, by `procedures.system`."""
        return None

    # What a seat sees

    def completed(self, state: State, decision: Decision) -> Decision:
        """Every option has its moves from the beginning."""
        return decision

    def view(
        self, state: State, seat: int, before: AnyView | None = None, touched: Collection[str] | None = None
    ) -> View:
        """All that a seat may know of the table."""
        return view_of(state, seat, before if isinstance(before, View) else None, touched)

    def prospect(self, state: State, seat: int, handle: str) -> None:
        """Nothing is reckoned ahead: the figures that an attack would deal stand on its card."""

    def touched(self, event: Event, state: State) -> Collection[str] | None:
        """The places that may show something else after an event."""
        return touched_by(event, state)

    def card_seen(self, state: State, seat: int, card: int, name: str, known: bool) -> CardSeen:
        """One card before a seat."""
        return card_seen(state, seat, card, name, known)

    def travels(self, event: Event) -> tuple[Travel, ...]:
        """Energy is rested and readied; damage is told as a hit."""
        if isinstance(event, PiecesMoved) and event.piece == "energy":
            return (Travel(f"token:{event.piece}", event.source, event.target, event.count),)
        return ()

    def fact(self, event: Event, state: State, seat: int) -> Fact | None:
        """Attacks, damage, cards destroyed, shuffles, cards laid open."""
        return fact(event, state, seat)

    def nesting(self, state: State) -> int:
        """By what waits on the gate below what happens now."""
        return len(state.gate)

    # What is said

    def spoken(self, event: Event, known: bool, state: State, seat: int, previous: Event | None) -> Spoken | None:
        """The sentence of an event for a seat."""
        return spoken(event, known, state, seat, previous)

    def run_of(self, event: Event) -> tuple[str, ...] | None:
        """Cards that go the same way are told together."""
        return run_of(event)

    def prompt(self, decision: Decision) -> Phrase:
        """What is asked, in words."""
        return prompt_of(decision)

    def call(self, decision: Decision, state: State) -> Phrase:
        """What awaits the player who is asked, as both may read it."""
        return call_of(decision, state)

    def label(self, decision: Decision, option: Option, view: AnyView) -> Phrase:
        """An option in words."""
        return label_of(decision, option, view)

    def why_not(self, state: State, decision: Decision | None, move: Move) -> Refusal:
        """Why no option of the open decision has a move."""
        return why_not(state, decision, move)

    # What is shown by choice

    def shows(self, table: Table, hook: React, source: Source) -> Resolution[bool]:
        """No effect of this game waits for a card to be shown."""
        yield from ()
        return False


_IN_FORCE: Final = tuple((RULER[seat], *UNIT_ZONES[seat], FIELD[seat]) for seat in (0, 1))
"""Places from which abilities are in force, by seat."""
_KINDS: Final = ("static", "auto")
RULES: Final = GaterulerRules()
State.rules = RULES
