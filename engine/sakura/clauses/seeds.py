"""Seeds (§x17): tokens of a player's own that sprout in the soil, are laid onto enhancements, are crystals there as
well, and go back to the soil instead of anywhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace as altered

from engine.cardgame.areas import area_of, on_card, place, seat_of
from engine.cardgame.clauses import Standing, Step
from engine.cardgame.happenings import Happening
from engine.cardgame.hooks import AroundStep, Permit, Replace
from engine.cardgame.words.amounts import Compare, Count, Number, number_of
from engine.cardgame.words.sides import ME
from engine.sakura.areas import OUTSIDE
from engine.sakura.clauses.amounts import Pieces
from engine.sakura.clauses.build import keyword
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.sides import ON_THIS_CARD, Spot
from engine.sakura.events import CardMoved, CrystalsMoved, PiecesMoved
from engine.sakura.layers import DEVOTION, LAY_TOKEN
from engine.text.phrase import Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Condition, Hook
    from engine.cardgame.source import Source
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Effect
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Phrase, Slot

__all__ = [
    "SEED", "SPROUTED", "UNSPROUTED", "all_sprouted", "growth", "seed_rules", "seeds_become",
    "seeds_on_enhancements", "seeds_on_this", "sprout", "sprouted_seeds",
]  # fmt: skip

SEED: Final = "seed"
SPROUTED: Final = "sprouted"
UNSPROUTED: Final = "unsprouted"
"""The two parts of the soil (§x17-2-1-1): seeds that may be laid onto enhancements, and those that may not yet."""
_HOLDING: Final = ("in-use", "enhancements")
"""Where a card lies on which there may be seeds (§x17-2)."""


def seeds_of(state: State, seat: int, where: str) -> int:
    """How many seeds of a player lie on the card of a place: of whoever's area that card lies in (§x17-4, §x17-5)."""
    if area_of(where) != "card" or not (count := state.lying(SEED, where)):
        return 0
    lies = state.where[int(where[5:])]
    return count if area_of(lies) in _HOLDING and seat_of(lies) == seat else 0


def sprouting(state: State, seat: int, count: int) -> tuple[PiecesMoved, ...]:
    """So many seeds of the soil sprout, as far as there are such (§5-10)."""
    source, target = place(UNSPROUTED, seat), place(SPROUTED, seat)
    count = min(count, state.lying(SEED, source))
    return (PiecesMoved(SEED, source, target, count),) if count else ()


def home(seat: int, where: str, count: int) -> tuple[Event, ...]:
    """Seeds leave a card for their owner's soil, not sprouted (§x17-2-1-1), and are no crystals any more."""
    gone = CrystalsMoved(where, OUTSIDE[seat], count, "token", seat)
    return gone, PiecesMoved(SEED, where, place(UNSPROUTED, seat), count, "token", seat)


@dataclass(eq=False)
class Sprout(Step):
    """Seeds of the soil sprout (§x17-2-1-1)."""

    said = "sprout-seeds"

    count: Number = 1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are; true if that was all."""
        wanted = number_of(self.count, table.state, source)
        events = sprouting(table.state, source.seat, wanted)
        yield from table.happen(*events)
        return sum(event.count for event in events) == wanted


@dataclass(eq=False)
class SeedRules(Standing):
    """A player's seeds. When this player uses an enhancement of a megami, one sprouts; and sprouted ones may be laid
    onto any enhancement that the player uses (§x17-7-1). Those that would leave a card go to the soil instead, not
    sprouted (§x17-2-1-1); of the crystals of a card those that are no seeds are chosen first (§x17-5).
    """

    called = "rule-sprout"
    said = "seed-rules"

    def hooks(self) -> Iterable[Hook]:
        """Before the devotion, and what may be laid then; crystals that move, and a card that leaves, after all that
        changes where they go.
        """
        name = f"{LAY_TOKEN}{SEED}:{SPROUTED}"
        return (
            AroundStep(clause=self, step=DEVOTION, place="before", resolve=self._sprout, fits=self._fits),
            Permit(clause=self, what=name, fits=self._mine),
            Replace(clause=self, event=CrystalsMoved, fits=self._taken, instead=self._apart, last=True),
            Replace(clause=self, event=CardMoved, fits=self._leaves, instead=self._left, last=True),
        )

    def _mine(self, state: State, source: Source, seat: int) -> bool:
        return seat == source.seat

    def _fits(self, state: State, source: Source, seat: int) -> bool:
        return seat == source.seat and bool(state.uses and state.info(state.uses[-1].card).megami)

    def _sprout(self, table: Table, source: Source, seat: int) -> Resolution[bool]:
        yield from table.happen(*sprouting(table.state, seat, 1))
        return True

    def _among(self, event: CrystalsMoved, state: State, seat: int) -> int:
        """How many of the crystals that move are seeds."""
        seeds = seeds_of(state, seat, event.source)
        return max(0, event.count - (state.count(event.source) - seeds)) if seeds else 0

    def _taken(self, event: CrystalsMoved, state: State, source: Source) -> bool:
        return event.why != "token" and self._among(event, state, source.seat) > 0

    def _apart(self, event: CrystalsMoved, state: State, source: Source) -> tuple[Event, ...]:
        seat = source.seat
        seeds = self._among(event, state, seat)
        if area_of(event.target) == "card":
            lies = state.where[int(event.target[5:])]
            if area_of(lies) in _HOLDING and seat_of(lies) == seat:
                return event, PiecesMoved(SEED, event.source, event.target, seeds, "token", seat)
        plain = event.count - seeds
        rest = (altered(event, count=plain),) if plain else ()
        return (*rest, *home(seat, event.source, seeds))

    def _leaves(self, event: CardMoved, state: State, source: Source) -> bool:
        stays = area_of(event.target) in _HOLDING and seat_of(event.target) == source.seat
        return not stays and seeds_of(state, source.seat, on_card(event.card)) > 0

    def _left(self, event: CardMoved, state: State, source: Source) -> tuple[Event, ...]:
        where = on_card(event.card)
        return (*home(source.seat, where, seeds_of(state, source.seat, where)), event)


@dataclass(eq=False)
class SeedsOnCards(Count):
    """The seeds on a player's enhancements, also on the one in use where `in_use` (§x17-4, §x17-5)."""

    said = "amount-seeds-on-cards"
    in_use: bool = False

    def slots(self) -> dict[str, Slot]:
        """Whether the card in use counts; told as a number."""
        return {"in-use": "yes" if self.in_use else "no", "told": "number"}

    def counted(self) -> tuple[str, Phrase] | None:
        """"Seed tokens on your Enhancements in play"."""
        return "pieces", say(self.said, **{**self.slots(), "told": "things"})

    def value(self, state: State, source: Source) -> int:
        """All together."""
        return sum(
            state.lying(SEED, on_card(card))
            for area in (_HOLDING if self.in_use else ("enhancements",))
            for card in state.piles.get(place(area, source.seat), ())
        )


def sprout(count: Number = 1) -> Step:
    """Seeds of your soil sprout."""
    return Sprout(count)


def seed_rules() -> Standing:
    """The rules of the sheet of who has seeds (§x17-2-1-1, §x17-5, §x17-7)."""
    return SeedRules()


def growth(figure: int) -> Effect:
    """生育X (§x17-6): so many seeds more may be laid onto the card as it is used."""
    return keyword(Keyword("growth", None, say("keyword-with-figure", term=Term("growth"), figure=figure), figure))


def all_sprouted() -> Condition:
    """All seeds of your soil have sprouted: none there has not (§x17-3)."""
    return Compare(Pieces(Spot(UNSPROUTED, ME), SEED), "equals", 0, "condition-all-sprouted")


def sprouted_seeds() -> Count:
    """How many seeds of your soil have sprouted (§x17-2-1-1)."""
    return Pieces(Spot(SPROUTED, ME), SEED, "amount-sprouted-seeds")


def seeds_on_enhancements(*, in_use: bool = False) -> Count:
    """How many seeds lie on your enhancements, also on the one that is in use."""
    return SeedsOnCards(in_use)


def seeds_on_this() -> Count:
    """How many seeds lie on this card."""
    return Pieces(ON_THIS_CARD, SEED, "amount-seeds-on-this")


def seeds_become(count: int) -> Happening:
    """The seeds on this card become so many, from fewer."""

    def became(event: PiecesMoved, state: State, source: Source) -> bool:
        here = on_card(source.card)
        now = state.lying(SEED, here)
        return event.piece == SEED and event.target == here and now - event.count < count <= now

    return Happening((PiecesMoved,), "trigger-seeds-become", test=became, words=(("count", count),))
