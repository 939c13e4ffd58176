"""Charged cards (§x10-3): which cards become so when they are used, where they stay so, and how the charge is released
to raise a gauge (§x10-4).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, on_card, place, seat_of
from engine.cardgame.clauses import Standing
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.hooks import Act, AroundStep, React, Replace
from engine.cardgame.in_force import forbidden
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.events import CardMoved, CardUsed, PiecesMoved, SpecialTurned
from engine.sakura.names import megami_name
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.source import Source
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.gauges import Gauge
    from engine.sakura.state import State
    from engine.sakura.table import Table

STAYS: Final = ("in-use", "discard", "enhancements", "specials")
"""The areas of the player in which a card stays charged (§x10-3-1-1)."""


def is_charged(state: State, token: str, card: int) -> bool:
    """Whether a card is charged."""
    return bool(state.lying(token, on_card(card)))


def charged_cards(state: State, token: str, seat: int) -> list[int]:
    """The charged cards that lie in a player's areas, in the order of their ids."""
    found = [
        int(where.partition(".")[2])
        for where, count in state.pieces.get(token, {}).items()
        if count and area_of(where) == "card"
    ]
    return sorted(card for card in found if seat_of(state.where[card]) == seat)


def _gone(state: State, token: str, card: int) -> PiecesMoved:
    return PiecesMoved(token, on_card(card), place("outside", seat_of(state.where[card])), 1)


@dataclass(eq=False)
class ChargesCards(Standing):
    """Cards of other megami are charged when this player uses them, and stay so where they may (§x10-3-1-1)."""

    megami: str
    token: str

    def hooks(self) -> Iterable[Hook]:
        """The charge with the use; and its loss with any move elsewhere, or as the card becomes unused."""
        return (
            Replace(clause=self, event=CardUsed, fits=self._charges, instead=self._charged),
            Replace(clause=self, event=CardMoved, fits=self._leaves, instead=self._lost),
            Replace(clause=self, event=SpecialTurned, fits=self._turns, instead=self._lost),
        )

    def _charges(self, event: CardUsed, state: State, source: Source) -> bool:
        users = state.info(event.card).megami
        return (
            event.seat == source.seat
            and bool(users)
            and self.megami not in users
            and not is_charged(state, self.token, event.card)
            and forbidden(state, "charge", source.seat) is None
        )

    def _charged(self, event: CardUsed, state: State, source: Source) -> tuple[Event, ...]:
        charge = PiecesMoved(self.token, place("outside", source.seat), on_card(event.card), 1)
        return (charge, event)

    def _leaves(self, event: CardMoved, state: State, source: Source) -> bool:
        if not is_charged(state, self.token, event.card) or seat_of(event.source) != source.seat:
            return False
        stays = area_of(event.target) in STAYS and seat_of(event.target) == source.seat
        return not stays or event.status == "unused"

    def _turns(self, event: SpecialTurned, state: State, source: Source) -> bool:
        charged = is_charged(state, self.token, event.card) and seat_of(state.where[event.card]) == source.seat
        return charged and event.status == "unused"

    def _lost(self, event: CardMoved | SpecialTurned, state: State, source: Source) -> tuple[Event, ...]:
        return (_gone(state, self.token, event.card), event)

    def phrase(self) -> Phrase:
        """"cards of other megami become electrified when you use them"."""
        return say("charges-cards", megami=megami_name(self.megami))


@dataclass(eq=False)
class Discharges(Standing):
    """The charge of a card may be released to raise a gauge by 1 (§x10-4): as the card goes into use, just before a
    rebuild, and among standard actions.
    """

    called = "rule-discharge"

    token: str
    gauges: tuple[Gauge, ...]

    def hooks(self) -> Iterable[Hook]:
        """One for each of the three times."""
        return (
            React(clause=self, events=(CardUsed,), fits=self._went_in, resolve=self._as_used, told=False),
            AroundStep(clause=self, step="9-7", place="before", resolve=self._before_rebuild, fits=self._has_some),
            Act(clause=self, key=self.token, options=self._acts, resolve=self._act),
        )

    def _went_in(self, event: CardUsed, state: State, source: Source) -> bool:
        return event.seat == source.seat and is_charged(state, self.token, event.card)

    def _as_used(self, table: Table, source: Source, event: CardUsed) -> Resolution[bool]:
        if not self._went_in(event, table.state, source):
            return False  # another effect of the same moment released it, or took the card away
        return (yield from self._offer(table, source, [event.card]))

    def _has_some(self, state: State, source: Source, seat: int) -> bool:
        return seat == source.seat and bool(charged_cards(state, self.token, seat))

    def _before_rebuild(self, table: Table, source: Source, subject: object) -> Resolution[bool]:
        while cards := charged_cards(table.state, self.token, source.seat):
            if not (yield from self._offer(table, source, cards)):
                break
        return True

    def _offer(self, table: Table, source: Source, cards: list[int]) -> Resolution[bool]:
        """Release one of them, if the player likes; false if not."""
        options = (*self._options(table.state, cards, source.seat), Option("pass"))
        key = yield from ask_one(
            ChooseOne(seat=source.seat, options=options, section="x10-4", prompt=say("prompt-discharge"))
        )
        if key == "pass":
            return False
        yield from self._act(table, source, key)
        return True

    def _options(self, state: State, cards: list[int], seat: int) -> tuple[Option, ...]:
        """Each card with each gauge, as its token is taken there."""
        return tuple(
            Option(
                f"act:{self.token}:{card}:{gauge.key}",
                (Move(f"token:{self.token}", on_card(card), place(gauge.key, seat)),),
                label=say("option-discharge", card=CardName(state.info(card).number), name=Term(gauge.term)),
            )
            for card in cards
            for gauge in self.gauges
        )

    def _acts(self, state: State, source: Source) -> tuple[Option, ...]:
        return self._options(state, charged_cards(state, self.token, source.seat), source.seat)

    def _act(self, table: Table, source: Source, key: str) -> Resolution[bool]:
        """Release the charge of the card and raise the gauge that the key names."""
        _, _, card, gauge = key.split(":")
        raised = next(one for one in self.gauges if one.key == gauge)
        yield from table.happen(_gone(table.state, self.token, int(card)))
        yield from raised.raise_by(table, source.seat, 1)
        return True

    def phrase(self) -> Phrase:
        """"you may discharge cards to raise your Wind Gauge or Thunder Gauge"."""
        return say("discharges")
