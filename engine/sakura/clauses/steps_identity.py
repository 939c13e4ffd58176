"""Which card a card is: exchanged for another (§10-25), a copy (§10-16), taken from the extra cards (§7-1-12), or named
(§10-39).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Step
from engine.cardgame.decisions import ChooseName
from engine.cardgame.table import reveal
from engine.cardgame.words.filters import CardTrait
from engine.cardgame.words.flow import Moving, handle, worded
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.clauses.counters import read_counter, write_counter
from engine.sakura.clauses.steps_cards import put_cards, put_it, where_to
from engine.sakura.events import CounterChanged, Declared
from engine.sakura.procedures.moving import exchange, exchangeable
from engine.sakura.registry import REGISTRY
from engine.sakura.values.attacks import this_card
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.source import Source
    from engine.cardgame.words.choosing import Pick
    from engine.cardgame.words.filters import CardFilter
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Slot


__all__ = ["DECLARED_NAME", "exchange_and_put", "exchange_this", "exchange_this_for", "exchangeable_by"]


def _own_card(state: State, seat: int, number: str, area: str = "") -> int:
    for card, info in enumerate(state.defs):
        if info.number == number and state.owner[card] == seat and area in ("", area_of(state.where[card])):
            return card
    return -1


@dataclass(eq=False)
class Exchange(Moving):
    """A card is exchanged for one in the extra cards or in another area (§10-25), of which what follows speaks: for
    that of a number, or for one that is chosen there. This card where `old` is empty.
    """

    said = "exchange"
    names: ClassVar[bool] = True

    new: str | Pick
    old: str = ""
    area: str = "extra"

    def _pair(self, state: State, source: Source) -> tuple[int, int]:
        """Both cards; -1 for one that isn't there, or has no longer the name that the text says (§10-25)."""
        new = -1
        if isinstance(self.new, str):
            new = _own_card(state, source.seat, self.new, self.area)
        if self.old:
            return _own_card(state, source.seat, self.old), new
        this = this_card(state, source)
        named = this >= 0 and state.info(this).number == REGISTRY.owner(self.ref)
        return this if named else -1, new

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Exchange them, if both are where they must be."""
        old, new = self._pair(table.state, source)
        if not isinstance(self.new, str) and old >= 0:
            taken = yield from self.new.take(table, source)
            new = taken[0] if taken else -1
        done = old >= 0 and new >= 0 and (yield from exchange(table, old, new, self.area))
        table.them = (new,) if done else ()
        return done

    def payable(self, state: State, source: Source) -> bool:
        """Whether they could be exchanged."""
        old, new = self._pair(state, source)
        if not isinstance(self.new, str):
            return old >= 0 and any(exchangeable(state, old, one, self.area) for one in self.new.found(state, source))
        return old >= 0 and new >= 0 and exchangeable(state, old, new, self.area)

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """The one card to where the other lies, either way."""
        old, new = self._pair(state, source)
        if old < 0 or new < 0:
            return ()
        here, there = state.where[old], state.where[new]
        return Move(f"card:{old}", here, there), Move(f"card:{new}", there, here)

    def slots(self) -> dict[str, Slot]:
        """Both cards by name, and where the other one lies."""
        old = CardName(self.old) if self.old else say("this-card")
        new = {"new": CardName(self.new)} if isinstance(self.new, str) else {"cards": self.new.phrase()}
        return {"old": old, "area": Term(self.area), **new}

    def phrase(self) -> Phrase:
        """"exchange this card for “…”"."""
        return say("exchange" if isinstance(self.new, str) else "exchange-for-one", **self.slots())


def exchange_and_put(new: str, to: str) -> Step:
    """The card of the text is exchanged for one of your extra cards (§10-25), and that one goes somewhere."""
    return worded("exchange-and-put", Exchange(new), put_it(to))


@dataclass(eq=False)
class ExchangeByTable(Step):
    """A card is shown and exchanged for the one among the extra cards that a table of names has for it (§10-25): the
    one just chosen, or `this` card. What follows speaks of the card that lies there then. A counter says how many were.
    """

    names: ClassVar[bool] = True
    pairs: tuple[tuple[str, str], ...]
    counter: str
    said: str
    this: bool = False

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Show it, exchange it if the table has its name and the other one lies there; true if it was exchanged."""
        state = table.state
        cards = (source.card,) if self.this else source.them
        if not cards:
            return False
        card = cards[0]
        yield from reveal(table, (card,))
        new = partner(state, card, self.pairs)
        done = new >= 0 and (yield from exchange(table, card, new))
        table.them = (new,) if done else (card,)
        if done:
            seat = source.seat
            yield from write_counter(table, self.counter, seat, read_counter(state, self.counter, seat) + 1)
        return done

    def slots(self) -> dict[str, Slot]:
        """Whether it is the card of the text."""
        return {"which": "this" if self.this else "it"}


def partner(state: State, card: int, pairs: tuple[tuple[str, str], ...]) -> int:
    """The card among the extra cards for which a card would be exchanged by a table of names; -1 if there is none."""
    new = dict(pairs).get(state.info(card).number)
    found = _own_card(state, state.owner[card], new, "extra") if new is not None else -1
    return found if found >= 0 and exchangeable(state, card, found) else -1


@dataclass(frozen=True)
class Exchangeable(CardTrait):
    """A card that could be exchanged by a table of names now."""

    pairs: tuple[tuple[str, str], ...]

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether the other one is there."""
        return partner(state, card, self.pairs) >= 0

    def around(self, noun: Phrase) -> Phrase:
        """The noun: that it must be possible goes without saying."""
        return noun


def exchangeable_by(pairs: tuple[tuple[str, str], ...]) -> CardTrait:
    """That could be exchanged by that table of names (§10-25)."""
    return Exchangeable(pairs)


def exchange_this(new: str) -> Step:
    """The card of the text is exchanged for one of your extra cards (§10-25)."""
    return Exchange(new)


def exchange_this_for(cards: Pick) -> Step:
    """The card of the text is exchanged for one that is chosen in an area (§10-25)."""
    return Exchange(cards, area=cards.areas[0])


def named_by(card: int) -> str:
    """The counter that keeps which name a card's effect declared: where that name stands among all cards' names."""
    return f"named:{card}"


@lru_cache(maxsize=1)
def _all_names(_: int) -> tuple[str, ...]:
    return tuple(sorted(REGISTRY.cards))


def all_names() -> tuple[str, ...]:
    """The names of all cards that there are, by number."""
    return _all_names(len(REGISTRY.cards))


@dataclass(frozen=True)
class OfDeclaredName(CardTrait):
    """A card by the name that the text's card has had declared (§10-39)."""

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether it has that name now."""
        declared = state.counters.get(named_by(source.card))
        return declared is not None and state.info(card).number == all_names()[declared]

    def around(self, noun: Phrase) -> Phrase:
        """"card with the declared name"."""
        return say("card-of-declared-name", card=noun)


DECLARED_NAME: Final = OfDeclaredName()


def declare_name(table: Table, source: Source, names: Iterable[str]) -> Resolution[str]:
    """The source's player declares one of these names (§6-2-1-2); which it was."""
    key = yield from ask_one(
        ChooseName(
            seat=source.seat,
            options=tuple(Option(number) for number in names),
            section="10-39",
            source=handle(source),
        )
    )
    yield from table.happen(Declared(source.seat, key))
    return key


@dataclass(eq=False)
class DeclareName(Step):
    """The name of a card is declared: of a normal card or a special (§6-2-1-1) of the traits given, that a player may
    have brought (§3-1), or of which such a card may be a copy by its own text (§10-16); the opponent's first.
    """

    said = "declare-name"

    cards: CardFilter

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Ask for the name and keep it with this card."""
        state, seat = table.state, source.seat
        names = dict.fromkeys((*self._of(state, source, 1 - seat), *self._of(state, source, seat)))
        if not names:
            return False
        key = yield from declare_name(table, source, names)
        yield from table.happen(CounterChanged(named_by(source.card), all_names().index(key)))
        return True

    def _of(self, state: State, source: Source, seat: int) -> list[str]:
        """The names that cards of a player may have."""
        found: set[str] = set()
        for card, info in enumerate(state.defs):
            named = info.kind in ("normal", "special") and state.owner[card] == seat
            if named and self.cards.admits(state, source, card):
                found.add(info.number)
                if info.copier is not None:
                    found.update(info.copier.may_be())
        return sorted(found)


@dataclass(eq=False)
class Gain(Step):
    """Cards come from the extra cards: specials unused or used, normal cards to an area (§7-1-12)."""

    number: str
    to: str
    of: int = 0
    """How many there are in all, where the text says so."""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Take it, if it lies there."""
        card = _own_card(table.state, source.seat, self.number, "extra")
        if card < 0:
            return False
        return (yield from put_cards(table, self.to, card))

    def phrase(self) -> Phrase:
        """"take “…” from your set-aside cards and …"."""
        if self.to in ("unused", "used"):
            return say("gain-unused" if self.to == "unused" else "gain-used", card=CardName(self.number))
        return say("gain-card-of" if self.of else "gain-card", **self.slots())

    def slots(self) -> dict[str, Slot]:
        """The card by name, where it goes, and of how many it is one, where the text says so."""
        found: dict[str, Slot] = {"card": CardName(self.number), "where": where_to(self.to)}
        return {**found, "of": self.of} if self.of else found
