"""Cards that go: drawn, covered, discarded, onto the deck, sealed, removed, unused again, shown (§7-1, §10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from engine.cardgame.areas import area_of, place, seat_of
from engine.cardgame.clauses import Step
from engine.cardgame.table import reveal
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.choosing import Pick, Show
from engine.cardgame.words.flow import Moving
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.kernel.decisions import Move
from engine.sakura.areas import DECK
from engine.sakura.clauses.picking import pick
from engine.sakura.events import SpecialTurned
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
    seal,
    to_extra,
    to_hand,
)
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.values.attacks import this_card
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Slot

__all__ = [
    "draw_cards", "look_at_all", "opponent_mills", "opponent_reveals_hand", "put", "put_it", "put_this",
    "rebuild_deck", "show_cards", "show_top",
]  # fmt: skip


def turn_used(table: Table, *cards: int) -> Resolution[bool]:
    """Turn specials to their used side, without using them (§6-2-2-3); those that lie elsewhere come used."""
    state = table.state
    there = [card for card in cards if area_of(state.where[card]) == "specials"]
    if there:
        yield from table.happen(*(SpecialTurned(card, "used") for card in there))
    others = [card for card in cards if card not in there]
    return (yield from move_cards(table, others, "specials", status="used")) == len(others)


PUT: Final[dict[str, Callable[..., Resolution[bool]]]] = {
    "deck-top": deck_top,
    "deck-bottom": deck_bottom,
    "discard": discard,
    "cover": cover,
    "hand": to_hand,
    "unused": return_unused,
    "used": turn_used,
    "removed": remove_from_game,
    "extra": to_extra,
}
_AREA: Final = {"deck-top": "deck", "deck-bottom": "deck", "unused": "specials", "used": "", "removed": "outside"}
"""The area that a card goes to, where it isn't the word itself."""


def put_cards(table: Table, to: str, *cards: int) -> Resolution[bool]:
    """Put cards somewhere at once: by the procedure of that word, or into an area that a megami brings."""
    if to in PUT:
        return (yield from PUT[to](table, *cards))
    return (yield from move_cards(table, cards, to)) == len(cards)


def where_to(to: str, count: int | str = 1, ordered: bool = False, whose: str = "me") -> Phrase:
    """Where cards are put, in words: so many, or `this` one; to the piles of `me`, of whoever was named (`their`), or
    of the card's `owner`.
    """
    if to not in PUT:
        return say("to-area", area=Term(to), count=count, whose=whose)
    return say(f"to-{to}-in-order" if ordered else f"to-{to}", count=count, whose=whose)


def whose_piles(cards: Pick) -> str:
    """Whose piles a text calls those to which these cards go: theirs in whose areas they lie, where one player is."""
    return "owner" if cards.side is None else "me" if cards.side is ME else "their"


@dataclass(eq=False)
class Put(Step):
    """Chosen cards go somewhere: `deck-top`, `deck-bottom`, `discard`, `cover`, `hand`, `unused` (§10-17), `removed`
    (§10-18).
    """

    names: ClassVar[bool] = True
    cards: Pick
    to: str
    ordered: bool = False
    shown: bool = False
    """They are shown before they go (§10-24)."""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose, then move them at once, laid in the order chosen; true if they were as many as the text says."""
        taken = yield from self.cards.take(table, source, _AREA.get(self.to, self.to), self.ordered)
        if self.shown:
            yield from reveal(table, taken)
        done = yield from put_cards(table, self.to, *taken)
        table.them = taken
        return done and len(taken) >= self.cards.shortfall * source.scale

    def possible(self, state: State, source: Source) -> bool:
        """Whether there is such a card."""
        return bool(self.cards.found(state, source))

    def phrase(self) -> Phrase:
        """"choose up to 2 cards in your played pile and put them on the bottom of your deck in any order"."""
        where = where_to(self.to, 1 if self.cards.single else 2, self.ordered, whose_piles(self.cards))
        key = "put-all" if self.cards.how == "all" else "put-shown" if self.shown else "put"
        return say(key, who=self.cards.chooser.value, cards=self.cards.phrase(), where=where)


@dataclass(eq=False)
class PutThis(Moving):
    """The card itself goes somewhere; after an attack only the card whose use has made that, while it still lies in use
    (§10-11).
    """

    to: str

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """The card itself, from where it lies."""
        area = _AREA.get(self.to, self.to)
        where = place(area, state.owner[source.card]) if area else ""
        return (Move(f"card:{source.card}", state.where[source.card], where),) if where else ()

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Move it."""
        if source.attack >= 0 and not self._by_its_use(table.state, source):
            return False
        return (yield from PUT[self.to](table, source.card))

    @staticmethod
    def _by_its_use(state: State, source: Source) -> bool:
        """Whether the card lies in use and its use has made the attack."""
        return area_of(state.where[source.card]) == "in-use" and this_card(state, source) >= 0

    def phrase(self) -> Phrase:
        """"put this card on top of your deck"."""
        return say("put-this", where=where_to(self.to, "this"))


@dataclass(eq=False)
class PutThem(Moving):
    """The cards of which the text speaks, just chosen or moved, go somewhere: `it`, where that is one."""

    said = "put-it"

    to: str

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """Each from where it lies."""
        area = _AREA.get(self.to, self.to)
        if not area:
            return ()
        return tuple(
            Move(f"card:{card}", state.where[card], place(area, state.owner[card])) for card in source.them
        )

    def payable(self, state: State, source: Source) -> bool:
        """Whether the text speaks of any."""
        return bool(source.them)

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Move them at once; true if there are any, and all went."""
        return bool(source.them) and (yield from put_cards(table, self.to, *source.them))

    def slots(self) -> dict[str, Slot]:
        """Where it goes, in words."""
        return {"where": where_to(self.to, whose="owner")}


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
    """Cards from the top of a player's deck go to `cover` or `discard` (§7-1-6), or are shown to both where `to` is
    empty (§10-24).
    """

    count: Number
    to: str
    side: Side = OPPONENT

    @property
    def names(self) -> bool:  # type: ignore[override]  # only of cards that stay a text goes on to speak
        """What follows speaks of the cards that were shown."""
        return not self.to

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """All at once, as far as there are cards."""
        wanted = number_of(self.count, table.state, source)
        top = table.state.piles.get(DECK[self.side.seat(source)], ())[:wanted]
        if not self.to:
            yield from reveal(table, top)
            table.them = top
            return len(top) == wanted
        done = yield from PUT[self.to](table, *top)
        return done and len(top) == wanted

    def phrase(self) -> Phrase:
        """"put the top 3 cards of your opponent's deck into the discard pile"."""
        if not self.to:
            return say("show-from-deck", whose=self.side.value, count=number_slot(self.count))
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
    face_up: bool = False
    """The text says that they lie face up."""

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
        key = "seal-face-up" if self.face_up else "seal"
        return say(key, cards=self.cards.phrase(), count=1 if self.cards.single else 2)


@dataclass(eq=False)
class Unseal(Step):
    """The cards sealed under this card go somewhere (§10-9): each to its owner's area, or to that of `side` where it
    may lie there (§7-2).
    """

    to: str
    side: Side | None = None

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """All of them at once, in the order of their ids."""
        under = sorted(table.state.under(source.card))
        if self.side is None:
            yield from PUT[self.to](table, *under)
        else:
            yield from move_cards(table, under, self.to, seat=self.side.seat(source))
        return bool(under)

    def phrase(self) -> Phrase:
        """"take the cards sealed under this card and put them into the played pile"."""
        if self.side is not None:
            return say("unseal-to", area=Term(self.to), whose=self.side.value)
        return say("unseal", where=where_to(self.to, 2, whose="owner"))


def put(cards: Pick, to: str, ordered: bool = False, shown: bool = False) -> Step:
    """Chosen cards go somewhere, perhaps shown first."""
    return Put(cards, to, ordered, shown)


def put_this(to: str) -> Step:
    """The card itself goes somewhere."""
    return PutThis(to)


def put_it(to: str) -> Step:
    """The card just chosen, moved or exchanged for goes somewhere."""
    return PutThem(to)


def draw_cards(count: Number = 1, side: Side = ME) -> Step:
    """A player draws cards."""
    return Draw(count, side)


def opponent_mills(count: Number, to: str) -> Step:
    """Cards from the top of the opponent's deck go somewhere."""
    return FromDeck(count, to, OPPONENT)


def show_top(count: Number, side: Side) -> Step:
    """Cards from the top of a player's deck are shown to both, and what follows speaks of them (§10-24)."""
    return FromDeck(count, "", side)


def rebuild_deck() -> Step:
    """You rebuild your deck, without damage."""
    return Rebuild(ME)


def opponent_reveals_hand() -> Step:
    """The opponent shows all cards in hand."""
    return Show(Pick(("hand",), OPPONENT, how="all", chooser=OPPONENT))


def show_cards(cards: Pick) -> Step:
    """Chosen cards are shown to both players (§10-24), and what follows speaks of them."""
    return Show(cards)


def look_at_all(area: str) -> Step:
    """You look at all cards that the opponent has there."""
    return Show(pick((area,), OPPONENT, how="all"), ME)
