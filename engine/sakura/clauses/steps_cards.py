"""Cards that go: drawn, covered, discarded, onto the deck, sealed, removed, unused again, shown (§7-1, §10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import DECK, area_of, place, seat_of
from engine.sakura.clauses.amounts import Number, number_of, number_slot
from engine.sakura.clauses.base import Step
from engine.sakura.clauses.picking import Pick
from engine.sakura.clauses.sides import ME, OPPONENT, Side
from engine.sakura.clauses.steps import handle
from engine.sakura.decisions import LookAt
from engine.sakura.procedures.moving import (
    cover,
    deck_bottom,
    deck_top,
    discard,
    draw,
    impatience,
    move_cards,
    remove_from_game,
    return_unused,
    reveal,
    seal,
    to_extra,
    to_hand,
)
from engine.sakura.procedures.rebuild import rebuild
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.table import Table


PUT: Final[dict[str, Callable[..., Resolution[bool]]]] = {
    "deck-top": deck_top,
    "deck-bottom": deck_bottom,
    "discard": discard,
    "cover": cover,
    "hand": to_hand,
    "unused": return_unused,
    "removed": remove_from_game,
    "extra": to_extra,
}
_AREA: Final = {"deck-top": "deck", "deck-bottom": "deck", "unused": "specials", "removed": "outside"}
"""The area that a card goes to, where it isn't the word itself."""


@dataclass(eq=False)
class Put(Step):
    """Chosen cards go somewhere: `deck-top`, `deck-bottom`, `discard`, `cover`, `hand`, `unused` (§10-17), `removed`
    (§10-18).
    """

    cards: Pick
    to: str
    ordered: bool = False

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose, then move them at once, laid in the order chosen; true if they were as many as the text says."""
        taken = yield from self.cards.take(table, source, _AREA.get(self.to, self.to), self.ordered)
        done = yield from PUT[self.to](table, *taken)
        return done and len(taken) >= self.cards.shortfall * source.scale

    def phrase(self) -> Phrase:
        """"choose up to 2 cards in your played pile and put them on the bottom of your deck in any order"."""
        several = self.cards.everything or self.cards.any_number or self.cards.count != 1
        count = 2 if several else 1
        where = f"to-{self.to}-in-order" if self.ordered else f"to-{self.to}"
        key = "put-all" if self.cards.everything else "put"
        return say(
            key, who=self.cards.chooser.value, cards=self.cards.phrase(), where=say(where, count=count)
        )


@dataclass(eq=False)
class PutThis(Step):
    """The card itself goes somewhere (§10-11); after an attack only while it still lies in use."""

    to: str

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Move it."""
        if source.attack >= 0 and area_of(table.state.where[source.card]) != "in-use":
            return False
        return (yield from PUT[self.to](table, source.card))

    def phrase(self) -> Phrase:
        """"put this card on top of your deck"."""
        return say("put-this", where=say(f"to-{self.to}", count=1))


@dataclass(eq=False)
class Draw(Step):
    """A player draws cards (§7-1-6)."""

    said = "draw"

    count: Number = 1
    side: Side = ME

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Draw them one by one; true if all were drawn."""
        count = number_of(self.count, table.state, source)
        return (yield from draw(table, self.side.seat(source), count)) == count


@dataclass(eq=False)
class FromDeck(Step):
    """Cards from the top of a player's deck go to `cover` or `discard` (§7-1-6)."""

    count: Number
    to: str
    side: Side = OPPONENT

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """All at once, as far as there are cards."""
        wanted = number_of(self.count, table.state, source)
        top = table.state.piles.get(DECK[self.side.seat(source)], ())[:wanted]
        done = yield from PUT[self.to](table, *top)
        return done and len(top) == wanted

    def phrase(self) -> Phrase:
        """"put the top 3 cards of your opponent's deck into the discard pile"."""
        return say("from-deck", whose=self.side.value, count=number_slot(self.count), area=Term(self.to))


@dataclass(eq=False)
class Rebuild(Step):
    """A player rebuilds the deck by an effect: no damage for it (§9-7)."""

    said = "rebuild"

    side: Side = ME

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Rebuild it; false if something else was done instead (§10-40)."""
        return (yield from rebuild(table, self.side.seat(source), by_rule=False))


@dataclass(eq=False)
class Impatience(Step):
    """焦燥 for a player (§10-10)."""

    said = "suffer-impatience"

    side: Side = OPPONENT

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One damage to aura or to life."""
        yield from impatience(table, self.side.seat(source))
        return True


@dataclass(eq=False)
class Seal(Step):
    """Chosen cards are sealed under this card (§10-9)."""

    cards: Pick

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose and seal them."""
        where = table.state.where[source.card]
        taken = yield from self.cards.take(table, source, place("sealed", seat_of(where)))
        done = True
        for card in taken:
            done = (yield from seal(table, card, source.card)) and done
        return done and len(taken) >= self.cards.shortfall * source.scale

    def phrase(self) -> Phrase:
        """"seal 1 card in your opponent's played pile under this card"."""
        return say("seal", cards=self.cards.phrase(), count=1 if self.cards.count == 1 else 2)


@dataclass(eq=False)
class Unseal(Step):
    """The cards sealed under this card go somewhere (§10-9): each to its owner's area, or to that of `side` where it
    may lie there (§7-2).
    """

    to: str
    side: Side | None = None

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """All of them at once, in the order of their ids."""
        under = sorted(card for card, by in table.state.sealed_under.items() if by == source.card)
        if self.side is None:
            yield from PUT[self.to](table, *under)
        else:
            yield from move_cards(table, under, self.to, seat=self.side.seat(source))
        return bool(under)

    def phrase(self) -> Phrase:
        """"take the cards sealed under this card and put them into the played pile"."""
        if self.side is not None:
            return say("unseal-to", area=Term(self.to), whose=self.side.value)
        return say("unseal", where=say(f"to-{self.to}", count=2))


@dataclass(eq=False)
class Reveal(Step):
    """Chosen cards, or all cards of an area, are shown to both players (§10-24)."""

    cards: Pick

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Show them."""
        taken = yield from self.cards.take(table, source)
        yield from reveal(table, taken)
        return len(taken) >= self.cards.shortfall * source.scale

    def phrase(self) -> Phrase:
        """"your opponent reveals all cards in hand"."""
        return say("reveal", who=self.cards.side.value, cards=self.cards.phrase())


@dataclass(eq=False)
class Look(Step):
    """You look at cards that you can't see otherwise; nobody else does (§7-1-11)."""

    said = "look-at"

    cards: Pick

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Show them to the one player, who goes on when they were seen."""
        taken = yield from self.cards.take(table, source)
        if not taken:
            return False
        yield from reveal(table, taken, source.seat)
        yield from ask_one(
            LookAt(
                seat=source.seat,
                options=(Option("seen"),),
                section="7-1-11",
                source=handle(source),
                secret=True,
                cards=tuple(f"card:{card}" for card in taken),
            )
        )
        return True


def put(cards: Pick, to: str, ordered: bool = False) -> Step:
    """Chosen cards go somewhere."""
    return Put(cards, to, ordered)


def put_this(to: str) -> Step:
    """The card itself goes somewhere."""
    return PutThis(to)


def draw_cards(count: Number = 1, side: Side = ME) -> Step:
    """A player draws cards."""
    return Draw(count, side)


def opponent_mills(count: Number, to: str) -> Step:
    """Cards from the top of the opponent's deck go somewhere."""
    return FromDeck(count, to, OPPONENT)


def rebuild_deck() -> Step:
    """You rebuild your deck, without damage."""
    return Rebuild(ME)


def opponent_reveals_hand() -> Step:
    """The opponent shows all cards in hand."""
    return Reveal(Pick(("hand",), OPPONENT, everything=True, chooser=OPPONENT))
