"""Lanterns: a tiny card game for the kernel's tests, with hidden cards, shuffles, nested answers and an unwinding end.

Two seats light lanterns, cards with numbers. What a lantern does when lit: a third (3, 6, 9 …) lets the other seat
light one in answer, which may be answered again; a fourth shuffles what was lit back into the deck; a fifth ends the
turn at once, from however deep; a seventh throws away up to two hand cards, in order; the cursed one breaks the rules.
Who has lit the most when neither can go on has won.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from engine.kernel.chance import Source
from engine.kernel.decisions import Chance, Decision, Move, Option
from engine.kernel.events import Event
from engine.kernel.journal import Format
from engine.kernel.resolution import ask, ask_one, draw_lots

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.decisions import Keys
    from engine.kernel.resolution import Resolution
    from engine.kernel.session import Session

CURSED = 99
"""The lantern that breaks the rules; it lies under the deck of a cursed evening."""


class Evening(msgspec.Struct, frozen=True):
    """The setup: whose names, how many lanterns, the cursed one among them or not, and the seed of luck."""

    seed: int = 1
    lanterns: int = 12
    cursed: bool = False
    names: tuple[str, str] = ("灯", "등불")


class State:
    """Deck, hands, what was lit, scores, whose turn."""

    __slots__ = ("deck", "hands", "lit", "opened", "over", "scores", "turn")

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.lit: list[int] = []
        self.scores = [0, 0]
        self.turn = -1
        self.opened = False
        self.over = False

    def copy(self) -> State:
        """An independent copy."""
        new = State()
        new.deck = self.deck.copy()
        new.hands = [self.hands[0].copy(), self.hands[1].copy()]
        new.lit = self.lit.copy()
        new.scores = self.scores.copy()
        new.turn, new.opened, new.over = self.turn, self.opened, self.over
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __repr__(self) -> str:
        return f"State({', '.join(f'{name}={getattr(self, name)}' for name in self.__slots__)})"


class Table:
    """The state and what happened."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Apply and record."""
        event.apply(self.state)
        self.events.append(event)


class Laid(Event, frozen=True):
    """The deck was laid out in that order and the first seat chosen."""

    deck: tuple[int, ...]
    first: int

    def apply(self, state: State) -> None:
        state.deck = list(self.deck)
        state.turn = self.first
        state.opened = True


class Drew(Event, frozen=True):
    """A seat drew the top card."""

    seat: int

    def apply(self, state: State) -> None:
        state.hands[self.seat].append(state.deck.pop(0))


class Lit(Event, frozen=True):
    """A seat lit a lantern from its hand."""

    seat: int
    card: int

    def apply(self, state: State) -> None:
        state.hands[self.seat].remove(self.card)
        state.lit.append(self.card)
        state.scores[self.seat] += 1


class Thrown(Event, frozen=True):
    """A seat threw hand cards under the deck, in that order."""

    seat: int
    cards: tuple[int, ...]

    def apply(self, state: State) -> None:
        for card in self.cards:
            state.hands[self.seat].remove(card)
            state.deck.append(card)


class Shuffled(Event, frozen=True):
    """All but the last lantern lit went back, and the deck has a new order."""

    deck: tuple[int, ...]

    def apply(self, state: State) -> None:
        state.deck = list(self.deck)
        state.lit = state.lit[-1:]


class TurnEnded(Event, frozen=True):
    """The next seat's turn began."""

    def apply(self, state: State) -> None:
        state.turn = 1 - state.turn


class Ended(Event, frozen=True):
    """Nobody can go on."""

    def apply(self, state: State) -> None:
        state.over = True


class ChooseAct(Decision, frozen=True):
    """Light a lantern, draw, or end the turn."""


class ChooseAnswer(Decision, frozen=True):
    """Light a lantern in answer, or pass."""


class ChooseThrown(Decision, frozen=True):
    """Up to two hand cards to throw away, in order."""


class EndOfTurn(Exception):
    """Unwinds from however deep to the end of the turn."""


class Lanterns:
    """The game as the kernel wants it."""

    def __init__(self, form: Format[Evening] | None = None) -> None:
        self.form = form or Format(
            key="lanterns", setup=Evening, set="summer", edition="2024-06-24", made_by="lanterns 1.0"
        )

    def luck(self, setup: Evening) -> Source:
        """Seeded by the setup."""
        return Source(setup.seed)

    def open(self, setup: Evening) -> Table:
        """All lanterns in the deck, in order."""
        if setup.lanterns < 0:
            raise ValueError("fewer lanterns than none")
        state = State()
        state.deck = [*range(1, setup.lanterns + 1), *([CURSED] if setup.cursed else [])]
        return Table(state)

    def table(self, state: State, events_count: int) -> Table:
        """Around a state at rest."""
        return Table(state)

    def run(self, table: Table) -> Resolution[None]:
        """The evening from wherever it is."""
        state = table.state
        if not state.opened:
            order = yield from draw_lots(Chance("shuffle", len(state.deck)))
            (first,) = yield from draw_lots(Chance("pick", 2))
            table.emit(Laid(tuple(state.deck[at] for at in order), first))
            for seat in (0, 1, 0, 1):
                if state.deck:
                    table.emit(Drew(seat))
        while not state.over:
            with suppress(EndOfTurn):
                yield from turn(table)
            if not state.deck and not any(state.hands):
                table.emit(Ended())
            else:
                table.emit(TurnEnded())


def turn(table: Table) -> Resolution[None]:
    """Acts until the seat ends its turn."""
    state = table.state
    while True:
        seat = state.turn
        hand = f"hand.{seat}"
        options = [Option(f"light:{card}", (Move(f"card:{card}", hand, "lit"),)) for card in state.hands[seat]]
        if state.deck:
            options.append(Option("draw", (Move("card", "deck", hand),)))
        options.append(Option("end"))
        act = yield from ask_one(ChooseAct(seat=seat, options=tuple(options), rest=True))
        if act == "end":
            return
        if act == "draw":
            table.emit(Drew(seat))
            return
        yield from light(table, seat, int(act[6:]))


def light(table: Table, seat: int, card: int) -> Resolution[None]:
    """A lantern is lit and does what it does."""
    state = table.state
    table.emit(Lit(seat, card))
    if card == CURSED:
        raise ZeroDivisionError("the cursed lantern")
    if card % 4 == 0:
        pile = state.deck + state.lit[:-1]
        order = yield from draw_lots(Chance("shuffle", len(pile), seat=seat))
        table.emit(Shuffled(tuple(pile[at] for at in order)))
    if card % 7 == 0 and state.hands[seat]:
        options = tuple(Option(f"card:{one}") for one in state.hands[seat])
        most = min(2, len(options))
        keys = yield from ask(ChooseThrown(seat=seat, options=options, least=0, most=most, ordered=True, secret=True))
        table.emit(Thrown(seat, tuple(int(key[5:]) for key in keys)))
    if card % 3 == 0:
        yield from answer(table, 1 - seat)
    if card % 5 == 0:
        raise EndOfTurn


def answer(table: Table, seat: int) -> Resolution[None]:
    """The other seat may light one in answer."""
    hand = table.state.hands[seat]
    options = (Option("pass"), *(Option(f"light:{card}") for card in hand))
    act = yield from ask_one(ChooseAnswer(seat=seat, options=options, secret=True))
    if act != "pass":
        yield from light(table, seat, int(act[6:]))


def legal(decision: Decision, number: int) -> Keys:
    """The legal answer that a number stands for: how many options, and from which on."""
    count = decision.least + number % (decision.most - decision.least + 1)
    start = number // 3
    return tuple(decision.options[(start + at) % len(decision.options)].key for at in range(count))


def wander(session: Session[Evening, Table], numbers: Iterable[int]) -> None:
    """Give legal answers as the numbers say, until they or the evening are over."""
    for number in numbers:
        if session.decision is None:
            return
        session.submit(legal(session.decision, number))


def steady(count: int, seed: int = 1) -> list[int]:
    """As many numbers that look like any others, always the same."""
    return [number * number * 7919 // 31 + seed for number in range(seed, seed + count)]
