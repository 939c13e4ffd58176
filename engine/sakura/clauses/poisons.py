"""Cards of the kind poison (§x7): given to the other player, who owns them then, and returned; never covered; on top of
a rebuilt deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import place
from engine.cardgame.brought import has_area
from engine.cardgame.clauses import Standing, Step
from engine.cardgame.hooks import AroundStep
from engine.cardgame.words.amounts import number_slot
from engine.cardgame.words.choosing import Pick
from engine.cardgame.words.filters import CardFilter, CardTrait
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.cardgame.words.wording import joined
from engine.kernel.decisions import Chance
from engine.kernel.resolution import draw_lots
from engine.sakura.areas import DECK
from engine.sakura.clauses.filters import OfKind
from engine.sakura.procedures.moving import deck_top, move_card
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = ["POISON", "called_one_of", "from_my", "they_take_from_my"]

POISON: Final = OfKind("poison")
_GIVEN: Final = {"hand": ("hand", -1), "deck-top": ("deck", 0)}
"""The area to which a card is given, and where in it."""


@dataclass(frozen=True)
class CalledOneOf(CardTrait):
    """A card by one of several numbers (§6-2-1-2)."""

    numbers: tuple[str, ...]

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether it is one of them now."""
        return state.info(card).number in self.numbers

    def around(self, noun: Phrase) -> Phrase:
        """The names of the cards alone."""
        return say("card-one-of", names=joined([CardName(number) for number in self.numbers], "or"))


@dataclass(eq=False)
class Give(Step):
    """Chosen cards of the player go to the opponent's `hand` or on top of the opponent's deck (`deck-top`), and are the
    opponent's from then on (§x7-4).
    """

    cards: Pick
    to: str

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose and move them."""
        area, index = _GIVEN[self.to]
        seat = OPPONENT.seat(source)
        taken = yield from self.cards.take(table, source, place(area, seat))
        for card in taken:
            yield from move_card(table, card, area, seat=seat, index=index)
        return len(taken) >= self.cards.shortfall

    def phrase(self) -> Phrase:
        """"choose 1 card in your Poison pouch and put it on top of your opponent's deck"."""
        where = say(f"given-to-{self.to}")
        if self.cards.looks:
            areas = joined([Term(area) for area in self.cards.areas])
            card = (self.cards.cards or CardFilter()).phrase()
            return say("give-seen", areas=areas, card=card, count=number_slot(self.cards.count), where=where)
        return say("give", cards=self.cards.phrase(), where=where)


@dataclass(eq=False)
class ReturnThis(Step):
    """The card itself goes back to the opponent's area of that name, where only cards of that kind may lie. If the
    opponent has no such area, or the card is none of them, it stays (§x7-3-1).
    """

    said = "return-this"
    terms = ("area",)

    area: str
    kind: str

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Move it; it becomes the opponent's (§x7-4)."""
        state, seat = table.state, OPPONENT.seat(source)
        if state.defs[source.card].kind != self.kind or not has_area(state, self.area, seat):
            return False
        return (yield from move_card(table, source.card, self.area, seat=seat))


@dataclass(eq=False)
class OnTopWhenRebuilt(Standing):
    """At the end of a rebuild the cards of a sort in that deck go on top of it in a random order (§x7-5): of whoever
    has the area `home` by the own rule, of a player who hasn't by the other's.
    """

    called = "rule-poison"

    cards: CardFilter
    home: str

    def hooks(self) -> Iterable[Hook]:
        """The step at the end of the procedure."""
        return (AroundStep(clause=self, step="9-7", place="after", resolve=self._resolve, fits=self._fits),)

    def _found(self, state: State, source: Source, seat: int) -> list[int]:
        return [card for card in state.piles.get(DECK[seat], ()) if self.cards.admits(state, source, card)]

    def _fits(self, state: State, source: Source, seat: int) -> bool:
        mine = seat == source.seat or not has_area(state, self.home, seat)
        return mine and bool(self._found(state, source, seat))

    def _resolve(self, table: Table, source: Source, seat: int) -> Resolution[bool]:
        found = self._found(table.state, source, seat)
        order = yield from draw_lots(Chance("shuffle", len(found), seat=seat))
        for number in reversed(order):
            yield from deck_top(table, found[number])
        return True

    def phrase(self) -> Phrase:
        """"after a Reshuffle, the Poison cards in the deck go on top of it in a random order"."""
        return say("on-top-when-rebuilt", cards=self.cards.plural())


def from_my(area: str, to: str, *of: CardTrait) -> Step:
    """You choose one of your cards there with these traits, and it goes to the opponent."""
    return Give(Pick((area,), ME, CardFilter(of) if of else None, always_asked=True), to)


def they_take_from_my(area: str, to: str) -> Step:
    """The opponent looks at your cards there and takes one of them."""
    return Give(Pick((area,), ME, chooser=Side.OPPONENT, looks=True), to)


def called_one_of(*numbers: str) -> CardTrait:
    """A card of one of these numbers (§6-2-1-2)."""
    return CalledOneOf(numbers)
