"""What texts do to units and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.cardgame.areas import on_card
from engine.cardgame.clauses import Step
from engine.cardgame.events import CardAttached
from engine.cardgame.table import reveal
from engine.cardgame.words.flow import then
from engine.mahoroba.areas import DECK, DISCARD, HAND
from engine.mahoroba.card import KO, NORMAL, REST, STUN
from engine.mahoroba.clauses.choosing import choose_cards, choose_units
from engine.mahoroba.clauses.units import UnitKind, Units, Whose, living, seat_meant
from engine.mahoroba.events import UnitTurned
from engine.mahoroba.procedures import moving
from engine.mahoroba.procedures.damage_sum import strike
from engine.mahoroba.terms import term
from engine.mahoroba.values import attached, is_main
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.cardgame.clauses import Clause
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table
    from engine.text.phrase import Phrase


# --- choosing units


@dataclass(eq=False)
class ChooseUnit(Step):
    """A player chooses a unit, of which the steps that follow speak ("that unit")."""

    names: ClassVar[bool] = True
    kind: UnitKind
    by: Whose = "me"
    purpose: tuple[Step, ...] = ()
    """The steps that follow, for the words of the question."""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Nothing is meant by what follows where there is no such unit."""
        seat = seat_meant(source, self.by)
        prompt = say("prompt-for-unit", step=then(*self.purpose).phrase()) if self.purpose else None
        table.them = yield from choose_units(
            table, source, seat, self.kind.find(table.state, source), prompt=prompt
        )
        return bool(table.them)

    def payable(self, state: State, source: Source) -> bool:
        """Somebody must be there to be chosen."""
        return bool(self.kind.find(state, source))

    def parts(self) -> tuple[Clause, ...]:
        """What sort of unit; the steps that follow stand by themselves."""
        return (self.kind,)

    def phrase(self) -> Phrase:
        """"Choose one of your units"."""
        units = self.kind.seen_by_chooser() if self.by == "opponent" else self.kind.phrase()
        return say("choose-unit", who=self.by, units=units)


# --- damage and states


@dataclass(eq=False)
class Strike(Step):
    """The skill deals damage to other units too, by a sum of their own (ダメージ計算)."""

    said = "step-strike"

    amount: int
    units: Units

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One sum after the other."""
        found = living(table.state, self.units.find(table.state, source))
        for unit in found:
            yield from strike(table, source, unit, self.amount)
        return bool(found)


@dataclass(eq=False)
class Deal(Step):
    """Damage as printed, by an EX skill or a command: no sum is done."""

    said = "step-deal"

    amount: int
    units: Units

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """To each of them."""
        found = living(table.state, self.units.find(table.state, source))
        for unit in found:
            yield from moving.put_damage(table, unit, self.amount, "effect", source.card)
        return bool(found)


@dataclass(eq=False)
class Heal(Step):
    """Damage markers come off."""

    said = "step-heal"

    amount: int
    units: Units

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are."""
        healed = False
        for unit in living(table.state, self.units.find(table.state, source)):
            healed = (yield from moving.heal(table, unit, self.amount)) or healed
        return healed


@dataclass(eq=False)
class Become(Step):
    """Units rest, are stunned, or become normal (ユニットの状態)."""

    state: str
    units: Units

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Each that isn't so already."""
        turned = False
        for unit in living(table.state, self.units.find(table.state, source)):
            turned = (yield from moving.turn_unit(table, unit, self.state)) or turned
        return turned

    def phrase(self) -> Phrase:
        """"Stun the opponent's main unit"."""
        key = {NORMAL: "step-normal", REST: "step-rest", STUN: "step-stun"}[self.state]
        return say(key, units=self.units.phrase())


@dataclass(eq=False)
class BringForward(Step):
    """A stand-by unit changes places with the main unit of its side, which becomes normal by it."""

    said = "step-bring-forward"

    units: Units

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Unless it is the main unit already."""
        for unit in living(table.state, self.units.find(table.state, source)):
            if not is_main(table.state, unit):
                yield from moving.exchange(table, unit, "effect")
                return True
        return False


@dataclass(eq=False)
class Revive(Step):
    """Knocked out units come back: face up, normal, with nothing on them."""

    said = "step-revive"

    units: Units

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Only what is knocked out."""
        found = [unit for unit in self.units.find(table.state, source) if table.state.status[unit] == KO]
        for unit in found:
            yield from table.happen(UnitTurned(unit, NORMAL))
        return bool(found)


# --- energy and set cards


@dataclass(eq=False)
class DropEnergy(Step):
    """Energy of units goes to the discard pile; the player of the text chooses which."""

    said = "step-drop-energy"

    count: int
    units: Units

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As much as there is."""
        return (yield from _drop(table, source, self.units, "energy", self.count))


@dataclass(eq=False)
class DropSet(Step):
    """A card set on units goes to the discard pile; the player of the text chooses which."""

    said = "step-drop-set"

    units: Units

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """If there is one."""
        return (yield from _drop(table, source, self.units, "set", 1))


def _drop(table: Table, source: Source, units: Units, area: str, count: int) -> Resolution[bool]:
    state = table.state
    cards = [card for unit in units.find(state, source) for card in attached(state, unit, area)]
    for card in (yield from choose_cards(table, source, cards, count, count, "discard")):
        yield from moving.discard(table, card)
    return len(cards) >= count


@dataclass(eq=False)
class EnergyFromDiscard(Step):
    """A card of your discard pile is attached to units as energy."""

    said = "step-energy-from-discard"

    units: Units

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player chooses the card."""
        for unit in living(table.state, self.units.find(table.state, source)):
            cards = table.state.piles.get(DISCARD[source.seat], ())
            chosen = yield from choose_cards(table, source, cards, 1, 1, on_card(unit))
            for card in chosen:
                yield from moving.attach(table, card, unit, "energy", "effect")
            return bool(chosen)
        return False


@dataclass(eq=False)
class PassEnergy(Step):
    """An energy of this unit goes to another unit."""

    said = "step-pass-energy"

    units: Units

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player chooses which."""
        for unit in living(table.state, self.units.find(table.state, source)):
            cards = attached(table.state, source.card, "energy")
            chosen = yield from choose_cards(table, source, cards, 1, 1, on_card(unit))
            for card in chosen:
                yield from table.happen(CardAttached(card, unit))
            return bool(chosen)
        return False


# --- cards


@dataclass(eq=False)
class Draw(Step):
    """Cards from the deck; an empty deck gives none (ドローフェイズ ※ speaks of that phase only)."""

    said = "step-draw"

    count: int

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are."""
        return (yield from moving.draw(table, source.seat, self.count)) == self.count


@dataclass(eq=False)
class DiscardHand(Step):
    """Cards of your hand of your choice are discarded."""

    said = "step-discard-hand"

    count: int

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """As many as there are."""
        cards = table.state.piles.get(HAND[source.seat], ())
        for card in (yield from choose_cards(table, source, cards, self.count, self.count, "discard")):
            yield from moving.discard(table, card)
        return len(cards) >= self.count


@dataclass(eq=False)
class Search(Step):
    """Look for a card in your deck: it is shown and taken into the hand, the deck is shuffled. It may be left."""

    kind: str
    """`unit`, or an element."""

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The whole deck is seen by its player."""
        state, seat = table.state, source.seat
        deck = sorted(state.piles.get(DECK[seat], ()))  # by id: the order of the deck stays a secret
        cards = [card for card in deck if fits_kind(state, card, self.kind)]
        chosen = yield from choose_cards(table, source, cards, 0, 1, "hand", shown=deck)
        for card in chosen:
            yield from reveal(table, (card,))
            yield from moving.move_card(table, card, HAND[seat], "search")
        yield from moving.shuffle(table, seat)
        return bool(chosen)

    def phrase(self) -> Phrase:
        """"Take a unit from your deck into your hand"."""
        return say("step-search", card=card_kind(self.kind))


@dataclass(eq=False)
class TakeBack(Step):
    """A card of your discard pile goes into your hand."""

    kind: str

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player chooses which."""
        state, seat = table.state, source.seat
        cards = [card for card in state.piles.get(DISCARD[seat], ()) if fits_kind(state, card, self.kind)]
        chosen = yield from choose_cards(table, source, cards, 1, 1, "hand")
        for card in chosen:
            yield from moving.move_card(table, card, HAND[seat])
        return bool(chosen)

    def phrase(self) -> Phrase:
        """"Take a unit from your discard pile into your hand"."""
        return say("step-take-back", card=card_kind(self.kind))


def fits_kind(state: State, card: int, kind: str) -> bool:
    """Whether a card is of a kind (`unit` …), or a unit of an element."""
    info = state.info(card)
    return kind in (info.kind, info.element)


def card_kind(kind: str) -> Phrase:
    """"unit", "strategy card", "unit of the element flame"."""
    return say("card-of-sort", term=term(kind))
