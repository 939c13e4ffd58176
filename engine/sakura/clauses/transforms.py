"""A machine that takes another shape (§x9-3): cards of a kind that come to it, what they do then, and what is in force
or may be done while they lie there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.sakura.areas import EXTRA, HAND, place
from engine.sakura.cards import Card, Effect
from engine.sakura.clauses.amounts import Count
from engine.sakura.clauses.base import Condition, Standing, Step
from engine.sakura.clauses.counters import has_counter, read_counter, write_counter
from engine.sakura.clauses.permissions import ExtraBasicAction
from engine.sakura.clauses.picking import choose_cards
from engine.sakura.clauses.sides import ME, OPPONENT, Side
from engine.sakura.clauses.timings import Trigger
from engine.sakura.events import CardMoved, DeckRanDry, Marked
from engine.sakura.hooks import FIT, Forbid, Modify
from engine.sakura.procedures.lasting import until_start_is_over
from engine.sakura.procedures.moving import move_card
from engine.sakura.setup import CARD_SET
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.hooks import Hook
    from engine.sakura.state import State
    from engine.sakura.table import Table

TIMES = "transforms"
"""The counter of how often a player's machine has changed its shape in this duel."""
NO_LIMIT = 99


def _mark(seat: int) -> str:
    return f"turn:transformed:{seat}"


@dataclass(eq=False)
class TransForm(Step):
    """TransFormする (§x9-3): a card of the kind `transform` goes from the extra cards to the machine, and what it says
    for that is done (§x9-3-1-5).
    """

    said = "do-transform"

    area: str

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose it, move it, do what it says; where none is left it is a time all the same."""
        state, seat = table.state, source.seat
        cards = [card for card in state.piles.get(EXTRA[seat], ()) if state.kind(card) == "transform"]
        taken = yield from choose_cards(table, source, seat, cards, 1, 1, self.area)
        if has_counter(state, TIMES, seat):
            table.emit(Marked(_mark(seat)))
            yield from write_counter(table, TIMES, seat, read_counter(state, TIMES, seat) + 1)
        if not taken:
            return False
        card = taken[0]
        yield from move_card(table, card, self.area)
        for effect in state.info(card).by_kind.get("on-transform", ()):
            yield from effect.clause.run(table, source._replace(card=card, attack=-1, answering=-1))  # type: ignore[attr-defined]  # a step
        return True


@dataclass(eq=False)
class TimesTransformed(Count):
    """How often this player's machine has changed its shape in this duel (§x9-3)."""

    said = "amount-times-transformed"

    def value(self, state: State, source: Source) -> int:
        """What was counted; 0 for a player without a machine."""
        return read_counter(state, TIMES, source.seat)


@dataclass(eq=False)
class TransformedThisTurn(Condition):
    """The machine of the player has changed its shape this turn (§x9-3)."""

    said = "condition-transformed"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it is marked."""
        return _mark(source.seat) in state.marks


@dataclass(eq=False)
class Titled(Standing):
    """Something in force under the name that a card prints for it."""

    title: str
    """The key of its term."""
    standing: Standing

    def hooks(self) -> Iterable[Hook]:
        """What is in force."""
        return self.standing.hooks()

    def phrase(self) -> Phrase:
        """"“…”: …"."""
        return say("titled", name=Term(self.title), text=self.standing.phrase())


@dataclass(eq=False)
class PileTurnsEven(Trigger):
    """The number of cards in a player's pile becomes a multiple of 2 other than 0 (§5-5), when a move is over: the
    cards of one instruction go at once (§7-1-6 to §7-1-8).
    """

    said = "trigger-pile-even"
    terms = ("area",)

    events: ClassVar[tuple[type[Event], ...]] = (CardMoved,)
    area: str
    side: Side = OPPONENT

    def fits(self, event: CardMoved, state: State, source: Source) -> bool:
        """Whether cards came or went, and the number is even now."""
        where = place(self.area, self.side.seat(source))
        count = len(state.piles.get(where, ()))
        changed = (event.source == where) != (event.target == where)
        return changed and where not in event.still and count > 0 and count % 2 == 0


@dataclass(eq=False)
class NoHandLimit(Standing):
    """A player's hand has no limit (§5-1-3)."""

    said = "no-hand-limit"

    side: Side = ME

    def hooks(self) -> Iterable[Hook]:
        """A limit that no hand reaches, in the last layer."""
        return (Modify(clause=self, value="hand-limit", layer=FIT, change=self._change, fits=self._fits),)

    def _change(self, number: int, state: State, source: Source) -> int:
        return NO_LIMIT

    def _fits(self, state: State, source: Source, seat: int) -> bool:
        return seat == self.side.seat(source)


@dataclass(eq=False)
class DrawsAtStart(Standing):
    """A player can draw just so many cards in a start phase, however they would be drawn (§8-1)."""

    said = "draws-at-start"

    count: int
    side: Side = OPPONENT

    def hooks(self) -> Iterable[Hook]:
        """The ban on drawing more."""
        return (Forbid(clause=self, what="draw", fits=self._fits),)

    def _fits(self, state: State, source: Source, seat: int) -> bool:
        drawn = [
            event
            for event in state.happened[state.phase_from :]
            if (isinstance(event, CardMoved) and event.target == HAND[seat])
            or (isinstance(event, DeckRanDry) and event.seat == seat)
        ]
        return seat == self.side.seat(source) and state.phase == "start" and len(drawn) >= self.count


@dataclass(eq=False)
class ThroughNextStart(Step):
    """Something stands in force until a player's next start phase is over (§9-1-3-4)."""

    said = "through-next-start"

    standing: Standing
    side: Side = OPPONENT

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Begin it."""
        yield from ()  # a step is a generator, also one that asks nothing
        until_start_is_over(table, source, self.standing, self.side.seat(source))
        return True


def transform(number: str, *effects: Effect, users: tuple[str, ...]) -> Card:
    """A card of the kind `transform` (§x9-3-1); it has no type."""
    return Card(
        number=number, card_set=CARD_SET, megami=users, kind="transform", type="undefined", effects=effects, extra=True
    )


def on_transform(step: Step) -> Effect:
    """【変形時】 (§x9-3-1-5)."""
    return Effect(("on-transform",), step)


def extra_basic(key: str, step: Step, once_a_turn: bool = False) -> Effect:
    """追加基本動作 (§x9-3-1-7): a basic action more, under its name."""
    return Effect(("forced",), ExtraBasicAction(key, step, once_a_turn=once_a_turn), named=True)
