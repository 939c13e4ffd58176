"""The market (§x21): investments, divesting, costs at the market price."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import place
from engine.cardgame.clauses import Standing, Step
from engine.cardgame.decisions import ChooseCards, ChooseOne
from engine.cardgame.hooks import AroundStep, AtPhase, Replace
from engine.cardgame.in_force import choosable, in_force
from engine.cardgame.words.amounts import Count
from engine.cardgame.words.flow import Moving, moves_of
from engine.cardgame.words.sides import ME
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask, ask_one
from engine.sakura.areas import SHADOW
from engine.sakura.clauses.build import keyword
from engine.sakura.clauses.filters import NOT_UNUSED, WithKeyword
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.picking import pick
from engine.sakura.events import Damaged
from engine.sakura.procedures.market import FLOWS, divest, invest, price, price_moves
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Hook
    from engine.cardgame.source import Source
    from engine.cardgame.words.choosing import Pick
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Effect
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = ["divests", "investment", "market_of", "market_price"]

INVESTMENT = "investment"


@dataclass(eq=False)
class Divest(Moving):
    """回収を行う (§x21-5)."""

    said = "do-divest"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player of the text does it."""
        return (yield from divest(table, source.seat))

    def payable(self, state: State, source: Source) -> bool:
        """Whether there is a crystal to begin with."""
        return state.count(FLOWS[source.seat]) > 0

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """A crystal of the flow to the shadow."""
        return (Move("piece", FLOWS[source.seat], SHADOW),)

    def phrase(self) -> Phrase:
        """"Divest"."""
        return say("do-divest")


@dataclass(eq=False)
class MarketPrice(Count):
    """時価: the market price of the owner of the card of the text (§x21-3-1), which nothing else changes."""

    letter = "時価"
    live = True

    def value(self, state: State, source: Source) -> int:
        """What it is now."""
        return price(state, state.owner[source.card])

    def phrase(self) -> Phrase:
        """"your Market"."""
        return say("amount-market-price")


@dataclass(eq=False)
class Market(Standing):
    """What a player with a market may do and suffers (§x21-6): use investments just before a rebuild and at the
    beginning of the main phase, where divesting follows; the price falls and rises with damage to life.
    """

    called = "rule-investments"

    investments: Pick

    def hooks(self) -> Iterable[Hook]:
        """One for each."""
        return (
            AroundStep(clause=self, step="9-7", place="before", resolve=self._before_rebuild, fits=self._has_some),
            AtPhase(clause=self, timing="main-begin", resolve=self._at_main, possible=self._could),
            Replace(clause=self, event=Damaged, fits=self._shifts, instead=self._with_shift),
        )

    def _has_some(self, state: State, source: Source, seat: object) -> bool:
        return seat == source.seat and bool(self.investments.found(state, source))

    def _before_rebuild(self, table: Table, source: Source, subject: object) -> Resolution[bool]:
        return self._invest(table, source)

    def _could(self, state: State, source: Source) -> bool:
        return bool(self.investments.found(state, source) or self._ways(state, source))

    def _at_main(self, table: Table, source: Source) -> Resolution[bool]:
        yield from self._invest(table, source)
        ways = self._ways(table.state, source)
        if not ways:
            return True
        options = [
            Option(key, moves_of(step, table.state, who), label=step.phrase())
            for key, (step, who) in ways.items()
        ]
        key = yield from ask_one(
            ChooseOne(
                seat=source.seat, options=(*options, Option("pass")), section="x21-6-2", prompt=say("prompt-divest")
            )
        )
        if key != "pass":
            step, who = ways[key]
            yield from step.run(table, who)
        return True

    def _invest(self, table: Table, source: Source) -> Resolution[bool]:
        """The cards in the order in which they are chosen (§x21-6-1)."""
        state, seat = table.state, source.seat
        cards = choosable(state, self.investments.found(state, source))
        if not cards:
            return False
        options = tuple(Option(f"card:{card}", (self._back(state, card),)) for card in cards)
        keys = yield from ask(
            ChooseCards(
                seat=seat, options=options, least=0, most=len(cards), ordered=len(cards) > 1, section="x21-6-1",
                prompt=say("prompt-invest"),
            )
        )
        for key in keys:
            yield from invest(table, seat, int(key[5:]))
        return True

    def _back(self, state: State, card: int) -> Move:
        """A normal card to the cover pile; a special where it lies, where it is turned over."""
        where = state.where[card]
        special = state.kind(card) == "special"
        return Move(f"card:{card}", where, where if special else place("cover", state.owner[card]))

    def _ways(self, state: State, source: Source) -> dict[str, tuple[Step, Source]]:
        """Divesting, and what may be done instead of it, as far as each could do anything."""
        found: dict[str, tuple[Step, Source]] = {}
        if self.divesting.payable(state, source):
            found["yes"] = (self.divesting, source)
        for at, (hook, who) in enumerate(in_force(state).around.get("divest", ()), start=1):
            step = getattr(hook.clause, "step", None)
            if step is not None and who.seat == source.seat and hook.open(state, who) and step.possible(state, who):
                found[str(at)] = (step, who)
        return found

    def __post_init__(self) -> None:
        """The divesting that it offers."""
        self.divesting = Divest()

    def _shifts(self, event: Damaged, state: State, source: Source) -> bool:
        return event.where == "life" and event.by != "rebuild" and self._shift(event, state, source) is not None

    def _shift(self, event: Damaged, state: State, source: Source) -> Event | None:
        return price_moves(state, source.seat, -1 if event.seat == source.seat else 1)

    def _with_shift(self, event: Damaged, state: State, source: Source) -> tuple[Event, ...]:
        """The damage, and in the same moment what it makes of the price (§x21-6-3)."""
        shift = self._shift(event, state, source)
        return (event,) if shift is None else (event, shift)

    def phrase(self) -> Phrase:
        """The rule in words."""
        return say("market-rule")

    def parts(self) -> Iterable[Clause]:
        """Which cards are investments, and the divesting."""
        return (self.investments, self.divesting)


def divests() -> Step:
    """回収を行う (§x21-5)."""
    return Divest()


def market_price() -> Count:
    """時価 (§x21-3-1)."""
    return MarketPrice()


def investment() -> Effect:
    """投資券 (§x21-4)."""
    return keyword(Keyword(INVESTMENT))


def market_of() -> Standing:
    """The rules of a player's market (§x21-6)."""
    cards = pick(("discard", "specials"), how="any-number", side=ME, of=(WithKeyword(INVESTMENT), NOT_UNUSED))
    return Market(cards)
