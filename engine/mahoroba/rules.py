"""What is of this game alone in what every card game does (`engine.cardgame.rules.Rules`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.components import Components
from engine.cardgame.hooks import InForce
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
from engine.mahoroba.view.seat import card_seen, touched_by
from engine.mahoroba.view.seat import view as view_of
from engine.mahoroba.view.shapes import View
from engine.mahoroba.wording import call_of, label_of, prompt_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.hooks import React
    from engine.cardgame.spoken import Spoken
    from engine.cardgame.view import Fact, Refusal
    from engine.cardgame.view import View as AnyView
    from engine.kernel.decisions import Decision, Move, Option
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.table import Table
    from engine.mahoroba.view.shapes import CardSeen
    from engine.text.phrase import Phrase


class MahorobaRules:
    """Units in their area and cards set on them have effects in force; nothing is judged while something resolves."""

    areas = AREAS
    components = Components(AREAS.core)
    registry = REGISTRY
    card_verbs = frozenset(("charge", "place", "set", "use"))
    stirring: Collection[type[Event]] = frozenset()
    order_section = "main"
    _nothing: Final = InForce()

    def section(self, of: str, state: State, source: Source) -> str:
        """Where the sheet lets a text ask: by the phase, and by what sort of card it is."""
        return section_of(state, source)

    def sheets(self, state: State) -> InForce:
        """No player brings rules of his own."""
        return self._nothing

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

    def arising(self, table: Table, event: Event) -> None:
        """Nothing arises by a rule of its own."""

    def watch(self, table: Table) -> None:
        """No text asks for a figure that changes without an event of its own."""

    def judgement(self, table: Table) -> Resolution[None] | None:
        """KO is looked at when what is being done has been done in full (バトルフェイズ ②), by `knock_out`."""
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
        """Nothing is reckoned ahead: every figure of a skill is printed."""

    def touched(self, event: Event, state: State) -> Collection[str] | None:
        """The places that may show something else after an event."""
        return touched_by(event)

    def card_seen(self, state: State, seat: int, card: int, name: str, known: bool) -> CardSeen:
        """One card before a seat."""
        return card_seen(state, seat, card, name, known)

    def travels(self, event: Event) -> tuple[Travel, ...]:
        """Damage markers go to units and come off them."""
        if isinstance(event, PiecesMoved):
            return (Travel(f"token:{event.piece}", event.source, event.target, event.count),)
        return ()

    def fact(self, event: Event, state: State, seat: int) -> Fact | None:
        """Skills, damage, units knocked out, shuffles, cards laid open."""
        return fact(event, state, seat)

    def nesting(self, state: State) -> int:
        """What a skill or a command does is not told as nested."""
        return 0

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


_SET: Final = ("set.0", "set.1")
RULES: Final = MahorobaRules()
State.rules = RULES
