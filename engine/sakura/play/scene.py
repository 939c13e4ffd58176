"""A table of this game laid in words: for scenarios, lessons and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

import msgspec

import engine.sakura.rules  # noqa: F401  # gives the state what cardgame asks of the game
from engine.cardgame.areas import on_card, place
from engine.cardgame.play import scene as any_scene
from engine.cardgame.play.references import read_reference
from engine.sakura.areas import AREAS
from engine.sakura.events import (
    AttackMade,
    CardAttached,
    CardUsed,
    ConductChosen,
    FlinchChanged,
    PhaseBegan,
    PiecesMoved,
    SpecialTurned,
    TableLaid,
    TurnBegan,
    UseEnded,
    VigorChanged,
)
from engine.sakura.megami.roster import FORMS
from engine.sakura.procedures.opening import play
from engine.sakura.registry import REGISTRY
from engine.sakura.state import State
from engine.sakura.table import Table
from engine.sakura.values.keywords import subtype_of
from engine.sakura.values.numbers import distance as current_distance

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SIDES = ("left", "right")
OPENING = "opening"
"""Before the first turn (§4-1): who begins, decks shuffled, mulligans."""


class CardLaid(NamedTuple):
    """A card as it is laid: whose it is, where it lies, with how many crystals; sealed under which, used or not."""

    number: str
    owner: int
    place: str
    crystals: int = 0
    under: str = ""
    used: bool = False


class SideLaid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One player's side of a table: crystals by area, cards by number; a deck's first card is its top.

    A card of the other player's says so: `NUMBER of right`.
    """

    megami: tuple[str, str] = ("", "")
    life: int = 10
    aura: int = 3
    flare: int = 0
    vigor: int = 0
    flinched: bool = False
    deck: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    cover: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    """Unused ones."""
    used: tuple[str | tuple[str, int], ...] = ()
    """Used specials, some with crystals on them."""
    enhancements: tuple[tuple[str, int], ...] = ()
    """With the crystals on each."""
    extra: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    sealed: tuple[tuple[str, str], ...] = ()
    """A card that this side has sealed, and the card that it is sealed under."""
    elsewhere: dict[str, tuple[str, ...]] = {}
    """Cards in areas that a megami brings, by the area's key."""
    tokens: dict[str, dict[str, int]] = {}
    """Tokens by the area's key, then by the token."""
    on_cards: dict[str, dict[str, int]] = {}
    """Tokens on cards (a charge, §x10-3), by the card, then by the token."""
    counters: dict[str, int] = {}
    crystals: dict[str, int] = {}
    """Crystals in areas that a megami brings, by the area's key."""
    begun: bool = False
    """What the chosen forms bring lies as at the beginning of a duel, but for what is said otherwise."""
    cards_used: tuple[str, ...] = ()
    """The cards used this turn, wherever they lie now."""
    attacks_made: int = 0
    """Attacks made this turn, all of them in this phase."""
    attacks_before: int = 0
    """Attacks made in the turn before."""
    terminal: bool = False
    """A terminal card was used this turn (§9-2)."""

    def cards(self, seat: int = 0) -> list[CardLaid]:
        """Every card of the side, as it lies."""
        found = [
            _laid(number, seat, area)
            for area in ("deck", "hand", "discard", "cover", "specials", "extra", "outside")
            for number in getattr(self, area)
        ]
        for one in self.used:
            number, crystals = (one, 0) if isinstance(one, str) else one
            found.append(_laid(number, seat, "specials", crystals)._replace(used=True))
        found += [_laid(number, seat, "enhancements", crystals) for number, crystals in self.enhancements]
        found += [_laid(number, seat, "sealed")._replace(under=under) for number, under in self.sealed]
        found += [_laid(number, seat, area) for area, numbers in self.elsewhere.items() for number in numbers]
        if self.begun:
            for form in filter(None, self.megami):
                spec = FORMS[form][1]
                found += [_laid(card.number, seat, "extra") for card in spec.extras]
                found += [_laid(card.number, seat, area) for card, area in spec.lays if area not in self.elsewhere]
        return found

    def all_counters(self) -> dict[str, int]:
        """The counters that the side has."""
        specs = [FORMS[form][1] for form in filter(None, self.megami)] if self.begun else []
        return {**dict(pair for spec in specs for pair in spec.counters), **self.counters}

    def all_tokens(self) -> list[tuple[str, str, int]]:
        """Token, area, how many."""
        specs = [FORMS[form][1] for form in filter(None, self.megami)] if self.begun and not self.tokens else []
        found = [one for spec in specs for one in spec.tokens]
        return found + [(token, area, count) for area, those in self.tokens.items() for token, count in those.items()]


def _laid(text: str, seat: int, area: str, crystals: int = 0) -> CardLaid:
    """A card at an area of a side, by its number; `NUMBER of right` is a card of that player's. Raises ValueError."""
    number, _, owner = text.partition(" of ")
    if owner and owner not in SIDES:
        raise ValueError(f"nobody is called {owner!r}")
    if number not in REGISTRY.cards:
        raise ValueError(f"no card has the number {number}")
    whose = SIDES.index(owner) if owner else seat
    where = _place(area, seat)
    if whose != seat and AREAS.of(area).owners_only:
        raise ValueError(f"{text} can't lie at {SIDES[seat]}.{area}: only its owner's cards do")
    return CardLaid(number, whose, where, crystals)


def _place(area: str, seat: int) -> str:
    """A place of a side. Raises ValueError."""
    if not AREAS.is_place(place(area, seat)) or area == "card":
        raise ValueError(f"no area is called {area!r}")
    return place(area, seat)


def table_of(sides: tuple[SideLaid, SideLaid], distance: int, shadow: int) -> TableLaid:
    """The table with both sides as they are laid. Raises ValueError for megami, cards and areas that there aren't."""
    crystals: dict[str, int] = {"distance": distance, "shadow": shadow}
    tokens: list[tuple[str, str, int]] = []
    counters: list[tuple[str, int]] = []
    cards: list[CardLaid] = []
    for form in (form for side in sides for form in filter(None, side.megami)):
        if form not in FORMS:
            raise ValueError(f"no megami is called {form!r}")
    begun = [FORMS[form][1] for side in sides if side.begun for form in filter(None, side.megami)]
    of_both = dict(pair for spec in begun for pair in spec.counters_of_both)
    for seat, side in enumerate(sides):
        crystals |= {f"{area}.{seat}": getattr(side, area) for area in ("life", "aura", "flare")}
        crystals |= {_place(area, seat): count for area, count in side.crystals.items()}
        tokens += [(token, _place(area, seat), count) for token, area, count in side.all_tokens()]
        counters += [(f"{key}.{seat}", value) for key, value in (of_both | side.all_counters()).items()]
        cards += side.cards(seat)
    crystals |= {on_card(card): laid.crystals for card, laid in enumerate(cards) if laid.crystals}
    lying = tuple((laid.number, laid.owner, laid.place) for laid in cards)
    megami = (sides[0].megami, sides[1].megami)
    return TableLaid(megami, lying, tuple(crystals.items()), tuple(tokens), tuple(counters))


class Scene(any_scene.Scene[Table]):
    """A laid table of a duel with what is under resolution and the decision at which it stands."""

    def __init__(
        self,
        left: SideLaid | None = None,
        right: SideLaid | None = None,
        *,
        distance: int = 4,
        shadow: int = 10,
        turn: int = 3,
        turn_player: int = 0,
        phase: str = "main",
        conduct: str = "standard",
        turn_start_distance: int | None = None,
        first: int | None = None,
        chance: Sequence[Sequence[int]] = (),
        asks: bool = True,
    ) -> None:
        """Lay the table. In the main phase of standard actions it stands at the choice of the next act, in the opening
        (§4-1) at its first question; unless `asks`, nothing is under resolution yet.
        """
        super().__init__(Table(State()), chance)
        self.sides = (left or SideLaid(), right or SideLaid())
        emit = self.table.emit
        emit(table_of(self.sides, distance, shadow))
        self._lay_cards()
        self.table.first = first
        if phase == OPENING:
            if asks:
                self.resolve(play(self.table, first))
            return
        for seat, one in enumerate(self.sides):
            for _ in range(one.attacks_before):
                emit(AttackMade(-1, seat))
        emit(TurnBegan(turn, turn_player))
        emit(PhaseBegan(phase, current_distance(self.state) if turn_start_distance is None else turn_start_distance))
        self._lay_turn()
        if phase == "main" and conduct:
            emit(ConductChosen(turn_player, conduct))
            if conduct == "standard" and asks:
                self.resolve(play(self.table))

    @classmethod
    def around(cls, table: Table) -> Self:
        """A scene at a table as it stands, with nothing under resolution."""
        made = cls.__new__(cls)
        any_scene.Scene.__init__(made, table)
        made.sides = (SideLaid(), SideLaid())
        return made

    def _lay_cards(self) -> None:
        """What isn't said by where cards and crystals lie."""
        emit = self.table.emit
        laid = [card for seat, side in enumerate(self.sides) for card in side.cards(seat)]
        for seat, side in enumerate(self.sides):
            emit(VigorChanged(seat, side.vigor))
            if side.flinched:
                emit(FlinchChanged(seat, flinched=True))
            for text, tokens in side.on_cards.items():
                for token, count in tokens.items():
                    emit(PiecesMoved(token, place("outside", seat), on_card(self.called(text, seat)), count))
        for card, one in enumerate(laid):
            if one.under:
                emit(CardAttached(card, self.called(one.under, int(one.place[-1]))))
            if one.used:
                emit(SpecialTurned(card, "used"))
            elif one.place.startswith("enhancements") and self.state.kind(card) == "special":
                emit(SpecialTurned(card, "in-use"))
        self.table.arisen.clear()

    def _lay_turn(self) -> None:
        """What was done this turn (§9-2, §9-4)."""
        emit, waiting = self.table.emit, len(self.table.arisen)
        for seat, side in enumerate(self.sides):
            used = [self.called(text, seat) for text in side.cards_used]
            for card in used:
                emit(CardUsed(card, seat, subtype=subtype_of(self.state, card) or ""))
            if side.terminal:
                emit(UseEnded(used[-1] if used else -1, seat, terminal=True))
            for _ in range(side.attacks_made):
                emit(AttackMade(-1, seat))
        del self.table.arisen[waiting:]

    def called(self, text: str, seat: int) -> int:
        """The card of a reference: one of the seat's, unless it says whose. Raises ValueError."""
        found = read_reference(text, REGISTRY.cards, called_place)
        fitting = found.cards(self.state)
        own = [card for card in fitting if self.state.owner[card] == seat]
        return (own or fitting)[0]

    @property
    def state(self) -> State:
        """The state of the table."""
        return self.table.state

    def use(self, number: str, *after: str) -> Scene:
        """The player who is asked uses a card (as an act or as a reaction), then gives further answers."""
        if self.decision is None:
            raise ValueError("no decision is open")
        self.answer(f"use:{self.card(number, self.decision.seat)}")
        return self.answers(*after)

    def basic(self, action: str, payment: str = "vigor") -> Scene:
        """A basic action of standard actions with its payment: `vigor` or the number of a hand card."""
        self.answer(f"basic:{action}")
        if self.decision is not None and self.decision.kind == "ChooseBasicPayment":
            seat = self.decision.seat
            self.answer(payment if payment == "vigor" else f"cover:{self.card(payment, seat, 'hand')}")
        return self

    def may_use(self, number: str) -> bool:
        """Whether the player who is asked is offered the use of the card."""
        return self.decision is not None and self.offers(f"use:{self.card(number, self.decision.seat)}")

    def count(self, where: str) -> int:
        """Crystals at a place."""
        return self.state.count(where)

    def on(self, number: str, seat: int | None = None) -> int:
        """Crystals on a card."""
        return self.state.count(on_card(self.card(number, seat)))

    def crystals(self) -> Mapping[str, int]:
        """All crystals on the table by place, those that are there."""
        return {where: count for where, count in self.state.crystals.items() if count}


def called_place(word: str) -> str | None:
    """The place that a scenario calls so: `shadow`, `left.hand`; None where there is none."""
    side, dot, area = word.partition(".")
    if not dot:
        return word if AREAS.is_place(word) and AREAS.of(word).shared else None
    if side not in SIDES or not AREAS.is_place(place(area, 0)) or area == "card" or AREAS.of(area).shared:
        return None
    return place(area, SIDES.index(side))
