"""A table laid in words, and acts upon it named by what a player does: for scenarios, lessons and tests.

A `Scene` stands at a decision, or at none when what it was told to resolve is done. It holds no session and no journal:
it drives the procedures of the rules directly, with chance scripted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import engine.sakura.rules  # noqa: F401  # gives the state what cardgame asks of the game
from engine.cardgame.areas import area_of, on_card
from engine.kernel.decisions import Chance, Decision, IllegalAnswer, check_answer, check_outcome
from engine.sakura.events import (
    CardAttached,
    ConductChosen,
    FlinchChanged,
    PhaseBegan,
    SpecialTurned,
    TableLaid,
    TurnBegan,
    VigorChanged,
)
from engine.sakura.megami.roster import FORMS
from engine.sakura.procedures.opening import play
from engine.sakura.state import State
from engine.sakura.table import Table
from engine.sakura.values.numbers import distance as current_distance

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from engine.kernel.decisions import Keys

Pair = tuple[int, int]


class SideLaid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One player's side of a table: crystals by area, cards by number; a deck's first card is its top."""

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
    used: tuple[str, ...] = ()
    """Used specials."""
    enhancements: tuple[tuple[str, int], ...] = ()
    """With the crystals on each."""
    extra: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    sealed: tuple[tuple[str, str], ...] = ()
    """A card and the card that it is sealed under."""
    elsewhere: dict[str, tuple[str, ...]] = {}
    """Cards in areas that a megami brings, by the area's key."""
    tokens: dict[str, dict[str, int]] = {}
    """Tokens by the area's key, then by the token."""
    counters: dict[str, int] = {}
    crystals: dict[str, int] = {}
    """Crystals in areas that a megami brings, by the area's key."""
    begun: bool = False
    """What the chosen forms bring lies as at the beginning of a duel, but for what is said otherwise."""

    def cards(self) -> list[tuple[str, str, int]]:
        """Every card with its area and its crystals."""
        found = [
            (number, area, 0)
            for area in ("deck", "hand", "discard", "cover", "specials", "extra", "outside")
            for number in getattr(self, area)
        ]
        found += [(number, "specials", 0) for number in self.used]
        found += [(number, "enhancements", crystals) for number, crystals in self.enhancements]
        found += [(number, "sealed", 0) for number, _ in self.sealed]
        found += [(number, area, 0) for area, numbers in self.elsewhere.items() for number in numbers]
        if self.begun:
            for form in filter(None, self.megami):
                spec = FORMS[form][1]
                found += [(card.number, "extra", 0) for card in spec.extras]
                found += [(card.number, area, 0) for card, area in spec.lays if area not in self.elsewhere]
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


def table_of(sides: tuple[SideLaid, SideLaid], distance: int, shadow: int) -> TableLaid:
    """The table with both sides as they are laid."""
    cards: list[tuple[str, int, str]] = []
    crystals: dict[str, int] = {"distance": distance, "shadow": shadow}
    tokens: list[tuple[str, str, int]] = []
    counters: list[tuple[str, int]] = []
    for seat, side in enumerate(sides):
        for area in ("life", "aura", "flare"):
            crystals[f"{area}.{seat}"] = getattr(side, area)
        crystals |= {f"{area}.{seat}": count for area, count in side.crystals.items()}
        tokens += [(token, f"{area}.{seat}", count) for token, area, count in side.all_tokens()]
        counters += [(f"{key}.{seat}", value) for key, value in side.all_counters().items()]
        for number, area, count in side.cards():
            if count:
                crystals[on_card(len(cards))] = count
            cards.append((number, seat, f"{area}.{seat}"))
    megami = (sides[0].megami, sides[1].megami)
    return TableLaid(megami, tuple(cards), tuple(crystals.items()), tuple(tokens), tuple(counters))


class Scene:
    """A laid table with what is under resolution and the decision at which it stands."""

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
        chance: Sequence[Sequence[int]] = (),
    ) -> None:
        """Lay the table. In the main phase of standard actions it stands at the choice of the next act."""
        self.sides = (left or SideLaid(), right or SideLaid())
        self.table = Table(State())
        self.chance = [tuple(outcome) for outcome in chance]
        self.decision: Decision | None = None
        self._running: Generator[Any, Any, Any] | None = None
        self._lay(distance, shadow)
        emit = self.table.emit
        emit(TurnBegan(turn, turn_player))
        emit(PhaseBegan(phase, current_distance(self.state) if phase == "start" else None))
        if phase == "main" and conduct:
            emit(ConductChosen(turn_player, conduct))
            if conduct == "standard":
                self.resolve(play(self.table))

    def _lay(self, distance: int, shadow: int) -> None:
        self.table.emit(table_of(self.sides, distance, shadow))
        used: list[int] = []
        for seat, side in enumerate(self.sides):
            used += [self.card(number, seat, "specials") for number in side.used]
            self.table.emit(VigorChanged(seat, side.vigor))
            if side.flinched:
                self.table.emit(FlinchChanged(seat, flinched=True))
            for number, under in side.sealed:
                self.table.emit(CardAttached(self.card(number, seat, "sealed"), self.card(under, seat)))
        for card in used:
            self.table.emit(SpecialTurned(card, "used"))
        self.table.arisen.clear()

    @property
    def state(self) -> State:
        """The state of the table."""
        return self.table.state

    def resolve(self, what: Generator[Any, Any, Any]) -> Scene:
        """Resolve a procedure up to its first decision or its end."""
        self._running = what
        return self._go(None)

    def _go(self, answer: object) -> Scene:
        self.decision = None
        if self._running is None:
            raise ValueError("nothing is under resolution")
        try:
            asked = self._running.send(answer)
            while isinstance(asked, Chance):
                asked = self._running.send(self._draw(asked))
            self.decision = asked
        except StopIteration:
            self._running = None
        return self

    def _draw(self, chance: Chance) -> tuple[int, ...]:
        """The next scripted outcome; else the order as it is, the lowest numbers."""
        if self.chance:
            outcome = self.chance.pop(0)
            check_outcome(chance, outcome)
            return outcome
        return tuple(range(chance.size if chance.what == "shuffle" else min(chance.count, chance.size)))

    def answer(self, *keys: str) -> Scene:
        """Answer the open decision by option keys; raises `IllegalAnswer` if that isn't among the legal ones."""
        if self.decision is None:
            raise ValueError("no decision is open")
        check_answer(self.decision, keys)
        return self._go(keys)

    @property
    def keys(self) -> Keys:
        """The keys of the open decision's options."""
        return tuple(option.key for option in self.decision.options) if self.decision else ()

    def card(self, number: str, seat: int | None = None, area: str | None = None) -> int:
        """The id of a card by its number (and owner, and area, where it isn't alone)."""
        for card, info in enumerate(self.state.defs):
            if (
                info.number == number
                and seat in (None, self.state.owner[card])
                and area in (None, area_of(self.state.where[card]))
            ):
                return card
        raise ValueError(f"no card {number} of seat {seat} in {area or 'any area'}")

    def use(self, number: str, *after: str) -> Scene:
        """The player who is asked uses a card (as an act or as a reaction), then gives further answers."""
        if self.decision is None:
            raise ValueError("no decision is open")
        self.answer(f"use:{self.card(number, self.decision.seat)}")
        return self.answers(*after)

    def answers(self, *keys: str) -> Scene:
        """Several decisions answered one after the other, each by one key."""
        for key in keys:
            self.answer(key)
        return self

    def basic(self, action: str, payment: str = "vigor") -> Scene:
        """A basic action of standard actions with its payment: `vigor` or the number of a hand card."""
        self.answer(f"basic:{action}")
        if self.decision is not None and self.decision.kind == "ChooseBasicPayment":
            seat = self.decision.seat
            self.answer(payment if payment == "vigor" else f"cover:{self.card(payment, seat, 'hand')}")
        return self

    def offers(self, key: str) -> bool:
        """Whether the open decision offers that option."""
        return key in self.keys

    def may_use(self, number: str) -> bool:
        """Whether the player who is asked is offered the use of the card."""
        return self.decision is not None and self.offers(f"use:{self.card(number, self.decision.seat)}")

    def refuses(self, *keys: str) -> bool:
        """Whether the answer is refused; nothing has changed then."""
        if self.decision is None:
            return True
        try:
            check_answer(self.decision, keys)
        except IllegalAnswer:
            return True
        return False

    def count(self, where: str) -> int:
        """Crystals at a place."""
        return self.state.count(where)

    def on(self, number: str, seat: int | None = None) -> int:
        """Crystals on a card."""
        return self.state.count(on_card(self.card(number, seat)))

    def where(self, number: str, seat: int | None = None) -> str:
        """The place where a card lies."""
        return self.state.where[self.card(number, seat)]

    def numbers(self, where: str) -> tuple[str, ...]:
        """The cards at a place by number, in order."""
        return tuple(self.state.defs[card].number for card in self.state.piles.get(where, ()))

    def crystals(self) -> Mapping[str, int]:
        """All crystals on the table by place, those that are there."""
        return {where: count for where, count in self.state.crystals.items() if count}

    def happened(self, kind: type) -> list[Any]:
        """The events of a kind, in order."""
        return [event for event in self.table.events if isinstance(event, kind)]
