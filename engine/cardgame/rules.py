"""What code that knows no game asks of the game at hand, by the class of its state: `State.rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from engine.cardgame.hooks import InForce

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from engine.cardgame.areas import Areas
    from engine.cardgame.clauses import Hook
    from engine.cardgame.components import Components
    from engine.cardgame.hooks import React
    from engine.cardgame.registry import Registry
    from engine.cardgame.source import Source
    from engine.cardgame.spoken import Spoken
    from engine.cardgame.view import Call, CardSeen, Fact, Refusal, Travel, View
    from engine.kernel.decisions import Decision, Move, Option
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase


class Rules(Protocol):
    """A game's own part in what every card game does. Its methods are given the game's own state and table."""

    areas: Areas
    """Every area of the game."""
    components: Components
    """What players may bring beside cards."""
    card_verbs: frozenset[str]
    """What keys of options begin with that go on with a card's id: `use:12`."""
    stirring: Collection[type[Event]]
    """The kinds of events from which something may arise by a rule: `arising` is called upon no others."""
    order_section: str
    """The numbered rule by which effects that arose together are put into an order."""

    def section(self, of: str, state: Any, source: Source) -> str:
        """The numbered rule by which a text asks: `may` (whether something is done), `choose` (one of several steps),
        `cards` (which cards), `look` (at cards that only one player sees).
        """

    @property
    def registry(self) -> Registry[Any, Any]:
        """Its cards and their clauses."""

    def sheets(self, state: Any) -> InForce:
        """What is in force from the first to the last moment of a match: the rule sheets that the players brought. It
        is not written; keep it.
        """

    def standing(self, state: Any) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
        """The hooks of the cards that are in force now, each with its source."""

    def arising(self, table: Any, event: Event) -> None:
        """Put upon `table.arisen` what arises from an event by a rule, not by a hook in force."""

    def watch(self, table: Any) -> None:
        """Events have happened at once: tell of a change of the figures that texts ask for, where they are watched."""

    def judgement(self, table: Any) -> Resolution[None] | None:
        """The judgement of victory and defeat, where something is to be judged; asked for while it is `at_stake`."""

    # What a seat sees

    def completed(self, state: Any, decision: Decision) -> Decision:
        """A decision with the moves that are made only when a screen asks for them."""

    def view(
        self, state: Any, seat: int, before: View | None = None, touched: Collection[str] | None = None
    ) -> View:
        """All that a seat may know of the table; -1 for what both may know. With the view `before` the last event and
        the places that the event `touched`, what shows the same stays the same object.
        """

    def prospect(self, state: Any, seat: int, handle: str) -> object:
        """What using a thing of that player's would do now, as far as the player may know it: a shape of the game's
        own; None where there is nothing to be said.
        """

    def touched(self, event: Event, state: Any) -> Collection[str] | None:
        """The places that may show something else after an event, with the table after it; None where any may."""

    def card_seen(self, state: Any, seat: int, card: int, name: str, known: bool) -> CardSeen:
        """One card before a seat, by the handle that it has there."""

    def travels(self, event: Event) -> tuple[Travel, ...]:
        """The pieces that went from place to place by an event."""

    def fact(self, event: Event, state: Any, seat: int) -> Fact | None:
        """What an event was beside what travelled, as the seat may know it, with the table after it; mostly nothing."""

    def nesting(self, state: Any) -> int:
        """How deeply what happens now is nested."""

    # What is said

    def spoken(self, event: Event, known: bool, state: Any, seat: int, previous: Event | None) -> Spoken | None:
        """The sentence of an event for a seat, with the table after it; None where it has none. `known`: the seat knew
        the card that it moved. `previous`: the event before it.
        """

    def run_of(self, event: Event) -> tuple[str, ...] | None:
        """What events have in common that are told in one sentence; None for an event that stands alone."""

    def prompt(self, decision: Decision) -> Phrase:
        """What is asked, in words."""

    def call(self, decision: Decision, state: Any) -> Call:
        """What awaits the player who is asked, in words that both may read."""

    def label(self, decision: Decision, option: Option, view: View) -> Phrase:
        """An option in words, as the seat that sees the view may read them."""

    def why_not(self, state: Any, decision: Decision | None, move: Move) -> Refusal:
        """Why no option of the open decision has a move."""

    # What is shown by choice

    def shows(self, table: Any, hook: Any, source: Source) -> Resolution[bool]:
        """Ask a player whether to show a card for an effect that resolves only then (`React.shown_from`)."""


_NOTHING: Final = InForce()


class CommonRules:
    """What most games answer alike: a game says what is otherwise with it, and what no other can say for it."""

    stirring: Collection[type[Event]] = frozenset()

    def sheets(self, state: Any) -> InForce:
        """No player brings rules of his own."""
        return _NOTHING

    def arising(self, table: Any, event: Event) -> None:
        """Nothing arises by a rule of its own."""

    def watch(self, table: Any) -> None:
        """No text asks for a figure that changes without an event of its own."""

    def judgement(self, table: Any) -> Resolution[None] | None:
        """Victory and defeat are judged where a procedure says so: nothing is at stake elsewhere."""
        table.at_stake = False
        return None

    def completed(self, state: Any, decision: Decision) -> Decision:
        """Every option has its moves from the beginning."""
        return decision

    def prospect(self, state: Any, seat: int, handle: str) -> object:
        """Nothing is reckoned ahead."""
        return None

    def travels(self, event: Event) -> tuple[Travel, ...]:
        """Nothing but cards goes anywhere."""
        return ()

    def nesting(self, state: Any) -> int:
        """What resolves is told one after the other."""
        return 0

    def shows(self, table: Any, hook: React, source: Source) -> Resolution[bool]:
        """No effect waits for a card to be shown."""
        yield from ()
        return False
