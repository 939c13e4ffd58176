"""A machine that takes another shape (§x9-3): cards of a kind that come to it, what they do then, and what is in force
or may be done while they lie there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Condition, Standing, Step
from engine.cardgame.happenings import Happened
from engine.cardgame.words.amounts import Count
from engine.cardgame.words.choosing import choose_cards
from engine.cardgame.words.sides import OPPONENT, Side
from engine.sakura.areas import EXTRA
from engine.sakura.cards import Card, Effect
from engine.sakura.clauses.counters import CounterOf, has_counter, read_counter, write_counter
from engine.sakura.clauses.happenings import counter_changes, drawn_at_start
from engine.sakura.clauses.permissions import Cannot, ExtraBasicAction
from engine.sakura.procedures.moving import move_card
from engine.sakura.setup import CARD_SET

if TYPE_CHECKING:

    from engine.cardgame.source import Source
    from engine.cardgame.words.amounts import Count
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table

__all__ = ["draws_at_start", "extra_basic", "on_transform", "times_transformed", "transform", "transformed_this_turn"]

TIMES = "transforms"
"""The counter of how often a player's machine has changed its shape in this duel."""


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
            yield from write_counter(table, TIMES, seat, read_counter(state, TIMES, seat) + 1)
        if not taken:
            return False
        card = taken[0]
        yield from move_card(table, card, self.area)
        for effect in state.info(card).by_kind.get("on-transform", ()):
            yield from effect.clause.run(table, source._replace(card=card, attack=-1, answering=-1))  # type: ignore[attr-defined]  # a step
        return True


def times_transformed() -> Count:
    """How often this player's machine has changed its shape in this duel (§x9-3)."""
    return CounterOf(TIMES, said="amount-times-transformed")


def transformed_this_turn() -> Condition:
    """The machine of the player has changed its shape this turn (§x9-3)."""
    return Happened(counter_changes(TIMES, ""), "condition-transformed")


def draws_at_start(count: int, side: Side = OPPONENT) -> Standing:
    """A player can draw just so many cards in a start phase, however they would be drawn (§8-1)."""
    enough = Happened(drawn_at_start(side), "draws-at-start", least=count)
    return Cannot(("draw",), "draws-at-start", side, only=enough)


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
