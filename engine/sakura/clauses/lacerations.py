"""Lacerations (§x22): given to areas, taken in place of cancelled damage, turned into damage, in braces on cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import places, seat_of
from engine.cardgame.clauses import Standing, Step, due_as
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.happenings import Happening
from engine.cardgame.wording import place_name
from engine.cardgame.words.amounts import Count, Number, number_of, number_slot
from engine.cardgame.words.flow import handle
from engine.cardgame.words.sides import ME, Side
from engine.cardgame.words.wording import joined
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import LIFE
from engine.sakura.clauses.amounts import Pieces
from engine.sakura.clauses.timings import InPhase, Whenever
from engine.sakura.events import CrystalsMoved, PiecesMoved
from engine.sakura.procedures.lacerations import (
    LACERATION,
    WOUNDED,
    bleed,
    bleeds_out,
    lacerate,
    lacerated_places,
    lacerations,
    take_laceration,
    token_of,
)
from engine.sakura.values.attacks import figures
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = [
    "answered_as_laceration", "bleeds", "bleeds_at_start", "bleeds_out_at_once", "lacerate_one_of", "lacerations_on",
]  # fmt: skip


@dataclass(eq=False)
class Lacerate(Step):
    """A laceration of one value to one of a player's areas, which a player chooses (§x22-6-3-1)."""

    areas: tuple[str, ...]
    count: Number = 1
    side: Side = ME
    """Whose area …"""
    chooser: Side = ME
    """… and who chooses it."""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose the area where there is a choice; the tokens are those of whose effect it is."""
        seat = self.side.seat(source)
        there = [places(area)[seat] for area in self.areas]
        options = tuple(_touched(table.state, where) for where in there)
        where = yield from ask_one(
            ChooseOne(
                seat=self.chooser.seat(source),
                options=options,
                section="x22-6-3-1",
                source=handle(source),
                prompt=say("prompt-lacerate", count=number_slot(self.count)),
            )
        )
        return (yield from lacerate(table, source.seat, where, number_of(self.count, table.state, source)))

    def phrase(self) -> Phrase:
        """"give 1 Laceration to your Aura, Life or Flare"; "your opponent chooses … and you give …"."""
        key = "lacerate" if self.chooser is ME else "lacerate-they-choose"
        areas = joined([Term(area) for area in self.areas], "or")
        return say(key, count=number_slot(self.count), areas=areas, whose=self.side.value)


def _touched(state: State, where: str) -> Option:
    """A place as an answer: its crystals are touched, if there are any."""
    moves = (Move("piece", where, where),) if state.count(where) else ()
    return Option(where, moves, label=say("option-area", area=place_name(where)))


@dataclass(eq=False)
class AnsweredAsLaceration(Step):
    """The text's player takes a laceration of the values that the attack reacted to has as damage now (§x22-6-3-2)."""

    said = "answered-as-laceration"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose, and take it; the tokens are that player's own."""
        attack = table.state.attack(source.answering)
        if attack is None:
            return False
        found = figures(table.state, attack)
        return (yield from take_laceration(table, source.seat, found.aura, found.life, source.seat))


@dataclass(eq=False)
class EveryLaceration(Count):
    """The tokens of a player, wherever they lie (§x22-2 to §x22-4)."""

    def value(self, state: State, source: Source) -> int:
        """How many there are now."""
        return sum([lacerations(state, source.seat, where) for where in WOUNDED])

    def phrase(self) -> Phrase:
        """"the number of your Laceration tokens"."""
        return say("amount-every-laceration", told="number")

    def counted(self) -> tuple[str, Phrase]:
        """"Laceration tokens of yours"."""
        return "pieces", say("amount-every-laceration", told="things")


@dataclass(eq=False)
class Bleed(Step):
    """A player's own lacerations become damage, area by area (§x22-7): all of them, each time in an area of that
    player's choice (§x22-11-1), or those in areas that are chosen first, in the order of the choice (`chosen`).
    """

    chosen: bool = False
    out: bool = False
    """Only those on lives that they are as many as (§x22-11-2)."""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose areas, turn what lies there into damage."""
        seat = source.seat
        if self.out:
            for mine in LIFE:
                if bleeds_out(table.state, seat, seat_of(mine)):
                    yield from bleed(table, seat, mine)
            return True
        if not self.chosen:
            while there := lacerated_places(table.state, seat):
                yield from bleed(table, seat, (yield from self._next(source, there)))
            return True
        left, order = lacerated_places(table.state, seat), []
        while left:
            where = yield from self._next(source, left)
            if where == "pass":
                break
            left.remove(where)
            order.append(where)
        for where in order:
            yield from bleed(table, seat, where)
        return True

    def _next(self, source: Source, there: list[str]) -> Resolution[str]:
        what = f"token:{token_of(source.seat)}"
        options = [
            Option(where, (Move(what, where, where),), label=say("option-area", area=place_name(where)))
            for where in there
        ]
        if self.chosen:
            options.append(Option("pass"))
        return ask_one(
            ChooseOne(
                seat=source.seat,
                options=tuple(options),
                section="x22-7" if self.chosen else "x22-11-1",
                source=handle(source),
                prompt=say("prompt-bleed"),
            )
        )

    def phrase(self) -> Phrase:
        """"turn your Laceration tokens into Damage, area by area"."""
        if self.out:
            return say("bleed-out")
        return say("bleed-chosen" if self.chosen else "bleed-all")


def lacerate_one_of(*areas: str, side: Side = ME, chooser: Side = ME, count: Number = 1) -> Step:
    """A laceration to one of a player's areas, chosen by a player (§x22-6-3-1)."""
    return Lacerate(areas, count, side, chooser)


def answered_as_laceration() -> Step:
    """You take the damage of the attack that was reacted to as a laceration (§x22-6-3-2)."""
    return AnsweredAsLaceration()


def bleeds() -> Step:
    """Your lacerations in areas of your choice become damage, in an order of your choice (§x22-7)."""
    return Bleed(chosen=True)


def bleeds_at_start() -> Standing:
    """In a player's start phase all of that player's lacerations become damage (§x22-11-1)."""
    return due_as("rule-lacerations", InPhase("start", Bleed(), condition=EveryLaceration() >= 1))


def bleeds_out_at_once() -> Standing:
    """A player's lacerations that are as many as the life they lie on become damage at once (§x22-11-2)."""

    def drained(event: PiecesMoved | CrystalsMoved, state: State, source: Source) -> bool:
        changed = (event.source, event.target)
        return any(mine in changed and bleeds_out(state, source.seat, seat_of(mine)) for mine in LIFE)

    at_once = Whenever(Happening((PiecesMoved, CrystalsMoved), "trigger-bled-out", test=drained), Bleed(out=True))
    return due_as("rule-lacerations", at_once)


def lacerations_on(spot: Spot) -> Count:
    """How many of your lacerations lie on a spot."""
    return Pieces(spot, LACERATION, "amount-lacerations", ME)
