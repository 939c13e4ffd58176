"""What may be so, and numbers that a text counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Condition
from engine.cardgame.words.amounts import Count
from engine.cardgame.words.sides import ME, Side
from engine.gateruler.terms import term
from engine.gateruler.values import attributes, ruler_of, souls, units
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.gateruler.clauses.sorts import Sort
    from engine.gateruler.state import State
    from engine.text.phrase import Phrase


@dataclass(eq=False)
class InTurn(Condition):
    """It is a player's turn."""

    side: Side = ME
    said: str = "gateruler-condition-turn"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it is."""
        return state.turn_player == self.side.seat(source)


@dataclass(eq=False)
class InPhase(Condition):
    """It is a phase of that name, or any but that."""

    phase: str
    other: bool = False
    said: str = "gateruler-condition-{phase}"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it is."""
        return (state.phase == self.phase) != self.other

    def phrase(self) -> Phrase:
        """"it is no main phase"."""
        return say(f"gateruler-condition-{'not-' if self.other else ''}{self.phase}")


@dataclass(eq=False)
class UnderAttack(Condition):
    """The player of the text is being attacked: the ruler, a unit or a line."""

    said: str = "gateruler-condition-attacked"

    def holds(self, state: State, source: Source) -> bool:
        """Whether an attack of the other's is under way."""
        return state.attack is not None and state.attack.seat != source.seat


@dataclass(eq=False)
class HasHand(Condition):
    """The player's ruler has a hand; else it drives."""

    said: str = "gateruler-condition-hand"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it is so."""
        return ruler_of(state, source.seat).pays


@dataclass(eq=False)
class ThisHas(Condition):
    """The card of the text has an attribute now."""

    attribute: str

    def holds(self, state: State, source: Source) -> bool:
        """Whether it has."""
        return self.attribute in attributes(state, source.card)

    def phrase(self) -> Phrase:
        """"it is 〈Space〉"."""
        attribute = say("gateruler-attribute", attribute=term(f"attr-{self.attribute}"))
        return say("gateruler-condition-this-has", attribute=attribute)


@dataclass(eq=False)
class CardsIn(Count):
    """The cards in a zone of a player's: none where the player hasn't got it (1-5g)."""

    area: str
    side: Side = ME

    def value(self, state: State, source: Source) -> int:
        """How many, whichever way up they lie."""
        return len(state.piles.get(f"{self.area}.{self.side.seat(source)}", ()))

    def counted(self) -> tuple[str, Phrase]:
        """"cards in your opponent's hand"."""
        return "cards", say("gateruler-counted", area=term(self.area), whose=self.side.value)


@dataclass(eq=False)
class UnitCount(Count):
    """The units of a sort that a player has in play."""

    sort: Sort
    side: Side = ME

    def value(self, state: State, source: Source) -> int:
        """How many."""
        return sum(self.sort.admits(state, source, card) for card in units(state, self.side.seat(source)))

    def counted(self) -> tuple[str, Phrase]:
        """"your 〈Apparition〉 units"."""
        return "cards", say("gateruler-counted-units", card=self.sort.plural(), whose=self.side.value)

    def phrase(self) -> Phrase:
        """"for each 〈Apparition〉 unit of yours"."""
        return say("gateruler-each-unit", card=self.sort.phrase(), whose=self.side.value)


@dataclass(eq=False)
class Souls(Count):
    """The souls of the card of the text."""

    said = "gateruler-each-soul"

    def value(self, state: State, source: Source) -> int:
        """How many."""
        return len(souls(state, source.card))
