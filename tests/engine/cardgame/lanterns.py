"""Lanterns on the middle: a tiny card game that stands on nothing but `engine.cardgame`, with every kind of thing that
card games share.

Two seats draw and light lanterns. What a lantern of a number does: 2 goes into the shade, where only its owner sees it;
3 gives its player a drop of oil whenever the other seat lights one; 4 lets its player draw another card or not; 5 keeps
the other seat from drawing while it is lit; 6 hides the top card of its deck under it; 7 makes each lit lantern
of its player worth one more. Who has more worth, oil included, when nothing is left, or after sixty turns, has won; the
second seat if both have the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from engine.cardgame import cards, state, table, view
from engine.cardgame.areas import SEATS, Areas, AreaSpec, on_card, place, seat_of
from engine.cardgame.clauses import Effect, Standing, Step
from engine.cardgame.components import Component, Components, CounterSpec
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.events import (
    CardAttached,
    CardMoved,
    CardsRevealed,
    CounterChanged,
    DeckShuffled,
    DuelEnded,
    PiecesMoved,
)
from engine.cardgame.hooks import ADD, Forbid, InForce, Modify, React
from engine.cardgame.in_force import forbidden, in_force
from engine.cardgame.refusals import EVERYWHERE, Refused, reason, worded
from engine.cardgame.registry import Registry
from engine.cardgame.seeing import places_seen
from engine.cardgame.sight import called, knows, laid_out
from engine.cardgame.source import Source
from engine.cardgame.spoken import Spoken
from engine.cardgame.view import Travel
from engine.cardgame.wording import card_name, place_name, who
from engine.kernel.chance import Source as Luck
from engine.kernel.decisions import Chance, Decision, Move, Option
from engine.kernel.events import Event
from engine.kernel.journal import Format
from engine.kernel.resolution import ask_one, draw_lots
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from engine.cardgame.clauses import Hook
    from engine.kernel.resolution import Resolution

OIL, WICKS = "oil", "wicks"
NIGHT = 60
"""Turns."""
AREAS = Areas(
    (
        AreaSpec(key="deck", section="1", cards=True, facing="down", sight="nobody", ordered=True),
        AreaSpec(key="hand", section="2", cards=True, facing="down", sight="owner"),
        AreaSpec(key="lit", section="3", cards=True, pieces=(OIL,)),
        AreaSpec(key="shade", section="4", cards=True, facing="by-status", sight="by-status"),
        AreaSpec(key="under", section="5", cards=True, facing="down", sight="nobody", effective=False),
        AreaSpec(key="store", section="6", shared=True, endless=True, pieces=(OIL,)),
    )
)
COMPONENTS = Components(AREAS.core)
COMPONENTS.declare("evening", Component(key="evening", counters=(CounterSpec(key=WICKS, term="wicks", secret=True),)))
REGISTRY: Registry[cards.Card, Effect] = Registry(("lit",))


class Evening(msgspec.Struct, frozen=True):
    """The setup."""

    seed: int = 1
    names: tuple[str, str] = ("灯", "")


class State(state.State):
    """Nothing beside what every card game has."""

    __slots__ = ()

    def brought(self, seat: int) -> tuple[str, ...]:
        return ("evening",)


class Laid(Event, frozen=True):
    """The lanterns of both seats lie in their decks."""

    cards: tuple[tuple[str, int], ...]

    def apply(self, state: State) -> None:
        state.defs = [REGISTRY.cards[number] for number, _ in self.cards]
        state.owner = [owner for _, owner in self.cards]
        state.where = [place("deck", owner) for owner in state.owner]
        state.status = [""] * len(self.cards)
        state.face = [False] * len(self.cards)
        state.piles = {
            place("deck", seat): tuple(card for card, owner in enumerate(state.owner) if owner == seat)
            for seat in SEATS
        }
        state.counters = {place(WICKS, seat): 0 for seat in SEATS}
        state.memo.clear()


class TurnBegan(Event, frozen=True):
    """A seat's turn."""

    turn: int
    seat: int

    def apply(self, state: State) -> None:
        state.turn, state.turn_player = self.turn, self.seat


class ChooseLantern(Decision, frozen=True):
    """Which lantern of the hand is lit: `light:<id>`, or `pass`."""

    public = True


class Over(Exception):
    """The evening has ended."""


# --- what lanterns do


def _lit_by_other(event: CardMoved, _state: State, source: Source) -> bool:
    return event.target == place("lit", 1 - source.seat)


@dataclass(eq=False)
class Oil(Standing):
    def hooks(self) -> Iterable[Hook]:
        return (React(clause=self, events=(CardMoved,), fits=_lit_by_other, resolve=self._pour),)

    def _pour(self, at: Any, source: Source, _event: Event) -> Resolution[None]:
        yield from at.happen(PiecesMoved(OIL, "store", place("lit", source.seat), 1))

    def phrase(self) -> Phrase:
        return say("oil")


@dataclass(eq=False)
class NoDraws(Standing):
    def hooks(self) -> Iterable[Hook]:
        return (Forbid(clause=self, what="draw", fits=lambda _state, source, seat: seat != source.seat),)

    def phrase(self) -> Phrase:
        return say("no-draws")


@dataclass(eq=False)
class Brighter(Standing):
    def hooks(self) -> Iterable[Hook]:
        return (
            Modify(
                clause=self, value="worth", layer=ADD, change=lambda worth, _state, _source: worth + 1,
                fits=lambda _state, source, seat: seat == source.seat,
            ),
        )  # fmt: skip

    def phrase(self) -> Phrase:
        return say("brighter")


@dataclass(eq=False)
class Another(Step):
    def run(self, at: Any, source: Source) -> Resolution[bool]:
        key = yield from ask_one(ChooseOne(seat=source.seat, options=(Option("yes"), Option("no")), section="4"))
        return (yield from draw(at, source.seat)) if key == "yes" else False

    def phrase(self) -> Phrase:
        return say("another")


@dataclass(eq=False)
class Hide(Step):
    def run(self, at: Any, source: Source) -> Resolution[bool]:
        pile = at.state.piles.get(place("deck", source.seat), ())
        if not pile:
            return False
        yield from at.happen(CardMoved(pile[0], place("deck", source.seat), place("under", source.seat)))
        yield from at.happen(CardAttached(pile[0], source.card))
        return True

    def phrase(self) -> Phrase:
        return say("hide")


@dataclass(eq=False)
class Shade(Step):
    def run(self, at: Any, source: Source) -> Resolution[bool]:
        yield from at.happen(CardMoved(source.card, place("lit", source.seat), place("shade", source.seat)))
        return True

    def phrase(self) -> Phrase:
        return say("shade")


for number, kind, clause in (
    (1, "", None),
    (2, "on-light", Shade()),
    (3, "lit", Oil()),
    (4, "on-light", Another()),
    (5, "lit", NoDraws()),
    (6, "on-light", Hide()),
    (7, "lit", Brighter()),
):
    effects = (Effect((kind,), clause),) if clause is not None else ()
    REGISTRY.add(cards.Card(number=f"L-{number}", card_set="lanterns", kind="lantern", effects=effects))
DECK = tuple(f"L-{number}" for number in (1, 2, 3, 4, 5, 6, 7, 1, 2, 6))


# --- how it is played


def draw(at: Any, seat: int) -> Resolution[bool]:
    pile = at.state.piles.get(place("deck", seat), ())
    if not pile or forbidden(at.state, "draw", seat):
        return False
    yield from at.happen(CardMoved(pile[0], place("deck", seat), place("hand", seat), why="draw"))
    return True


def light(at: Any, seat: int, card: int) -> Resolution[None]:
    yield from at.happen(CardMoved(card, place("hand", seat), place("lit", seat)))
    yield from at.happen(CounterChanged(place(WICKS, seat), at.state.counters[place(WICKS, seat)] + 1))
    for effect in at.state.info(card).by_kind.get("on-light", ()):
        yield from effect.clause.run(at, Source(seat, card))


def options_of(state: State, seat: int) -> tuple[Option, ...]:
    hand, lit = place("hand", seat), place("lit", seat)
    found = [Option(f"light:{card}", (Move(f"card:{card}", hand, lit),)) for card in state.piles.get(hand, ())]
    return (*found, Option("pass"))


def worth(state: State, seat: int) -> int:
    """Each lit lantern is worth one, or more by what is in force; a drop of oil is worth one."""
    one = 1
    for hook, source in in_force(state).modify.get("worth", ()):
        if hook.fits is None or hook.fits(state, source, seat):
            one = hook.change(one, state, source)
    return one * len(state.piles.get(place("lit", seat), ())) + state.lying(OIL, place("lit", seat))


def turns(at: Any) -> Resolution[None]:
    at_rest = at.state.turn > 0
    while True:
        state = at.state
        if not at_rest:
            yield from at.happen(TurnBegan(state.turn + 1, 1 - state.turn_player))
            yield from draw(at, state.turn_player)
        at_rest = False
        seat = state.turn_player
        key = yield from ask_one(
            ChooseLantern(seat=seat, options=options_of(state, seat), section="3", rest=True, secret=True)
        )
        if key == "pass":
            shaded = state.piles.get(place("shade", seat), ())
            if shaded:
                yield from at.happen(CardsRevealed(shaded[:1]))
        else:
            yield from light(at, seat, int(key[6:]))


def run(at: Any) -> Resolution[None]:
    try:
        if at.state.turn == 0:
            for seat in SEATS:
                pile = at.state.piles[place("deck", seat)]
                order = yield from draw_lots(Chance("shuffle", len(pile), seat=seat))
                yield from at.happen(DeckShuffled(seat, tuple(pile[one] for one in order)))
        yield from turns(at)
    except Over:
        return


class Rules:
    """What the middle asks of the game."""

    areas = AREAS
    components = COMPONENTS
    registry = REGISTRY
    stirring: tuple[type[Event], ...] = ()
    card_verbs = frozenset(("light",))
    order_section = "3"
    _nothing = InForce()

    def section(self, of: str, state: State, source: Source) -> str:
        return "3"

    def sheets(self, state: State) -> InForce:
        return self._nothing

    def standing(self, state: State) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
        for seat in SEATS:
            for card in state.piles.get(place("lit", seat), ()):
                hooks = state.info(card).standing.get("lit")
                if hooks:
                    yield Source(seat, card), hooks

    def arising(self, at: Any, event: Event) -> None:
        return

    def judgement(self, at: Any) -> Resolution[None] | None:
        """Over when nothing is left to draw or to light, or the night is."""
        left = ("deck", "hand")
        piles = at.state.piles
        going = at.state.turn <= NIGHT and any(piles.get(place(area, seat)) for area in left for seat in SEATS)
        if at.state.turn == 0 or going:
            return None
        return self._end(at)

    def _end(self, at: Any) -> Resolution[None]:
        yield from ()
        at.emit(DuelEnded(0 if worth(at.state, 0) > worth(at.state, 1) else 1, "worth"))
        raise Over

    def completed(self, state: State, decision: Decision) -> Decision:
        return decision

    def view(self, state: State, seat: int, before: Any = None, touched: Collection[str] | None = None) -> view.View:
        def see(where: str) -> view.PlaceSeen:
            laid = [self.card_seen(state, seat, *one) for one in laid_out(state, seat, where)]
            return view.PlaceSeen(place=where, cards=tuple(laid), pieces=state.pieces_at(where))

        return view.View(
            seat=seat,
            turn=state.turn,
            turn_player=state.turn_player,
            phase="",
            places=places_seen(state, see, None if before is None else before.places, touched),
            panels=tuple(
                view.PanelSeen(
                    key="evening", seat=owner,
                    counters=((WICKS, state.counters.get(place(WICKS, owner), 0)),) if seat == owner else (),
                )
                for owner in SEATS
            ),
            winner=state.winner,
            ending=say("over") if state.winner is not None else None,
        )  # fmt: skip

    def prospect(self, state: State, seat: int, handle: str) -> object:
        return None

    def touched(self, event: Event, state: State) -> Collection[str] | None:
        if isinstance(event, CardMoved):
            return (event.source, event.target)
        if isinstance(event, PiecesMoved):
            return (event.source, event.target)
        if isinstance(event, CardAttached):
            return (state.where[event.under],)
        return None if isinstance(event, Laid | DeckShuffled) else ()

    def card_seen(self, state: State, seat: int, card: int, name: str, known: bool) -> view.CardSeen:
        under = [one for one, by in state.attached.items() if by == card]
        return view.CardSeen(
            handle=name,
            number=state.info(card).number if known else None,
            kind="lantern",
            owner=state.owner[card],
            face_up=state.face[card],
            pieces=state.pieces_at(on_card(card)),
            attached=tuple(
                self.card_seen(state, seat, one, hidden, open_)
                for where in dict.fromkeys(state.where[one] for one in under)
                for one, hidden, open_ in laid_out(state, seat, where)
                if one in under
            ),
        )

    def travels(self, event: Event) -> tuple[Travel, ...]:
        if isinstance(event, PiecesMoved):
            return (Travel(f"token:{event.piece}", event.source, event.target, event.count),)
        return ()

    def fact(self, event: Event, state: State, seat: int) -> view.Fact | None:
        if isinstance(event, DeckShuffled):
            return view.Fact(kind="shuffled", place=place("deck", event.seat), seat=event.seat)
        return None

    def nesting(self, state: State) -> int:
        return 0

    def spoken(self, event: Event, known: bool, state: State, seat: int, previous: Event | None) -> Spoken | None:
        if not isinstance(event, CardMoved):
            return None
        now = known or knows(state, seat, event.card)
        card = card_name(state.info(event.card).number if now else None)
        thing = called(event.card) if knows(state, seat, event.card) else event.target
        to = place_name(event.target)
        return Spoken(say("line-moved", who=who(seat_of(event.target)), card=card, target=to), (thing,))

    def run_of(self, event: Event) -> tuple[str, ...] | None:
        return None

    def prompt(self, decision: Decision) -> Phrase:
        return say("prompt", kind=decision.kind)

    def call(self, decision: Decision, state: State) -> Phrase:
        return say("call", kind=decision.kind)

    def label(self, decision: Decision, option: Option, view: view.View) -> Phrase:
        return say("option", key=option.key)

    def why_not(self, state: State, decision: Decision | None, move: Move) -> view.Refusal:
        code = "over" if decision is None else "only-from-hand"
        return worded(Refused(code, ""), REASONS)

    def shows(self, at: Any, hook: Any, source: Source) -> Resolution[bool]:
        raise AssertionError("no lantern is shown by choice")


REASONS = EVERYWHERE | {"over": reason("3", "refusal-over"), "only-from-hand": reason("2", "refusal-only-from-hand")}
State.rules = Rules()


class Lanterns:
    """The game."""

    form = Format(key="lanterns", setup=Evening, set="lanterns", edition="1", made_by="tests")

    def __init__(self, table: type[table.Table[Any]] = table.Table) -> None:
        self._table = table

    def names(self, setup: Evening) -> tuple[str, ...]:
        return setup.names

    def players(self, setup: Evening) -> tuple[str, ...]:
        return ("",) * len(setup.names)

    def view(self, state: State, seat: int) -> view.View:
        return state.rules.view(state, seat)

    def luck(self, setup: Evening) -> Luck:
        return Luck(setup.seed)

    def open(self, setup: Evening) -> table.Table[Any]:
        made = self._table(State())
        made.emit(Laid(tuple((number, seat) for seat in SEATS for number in DECK)))
        return made

    def table(self, state: State, events_count: int) -> table.Table[Any]:
        return self._table(state)

    def run(self, at: table.Table[Any]) -> Resolution[None]:
        return run(at)
