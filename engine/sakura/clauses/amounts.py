"""Numbers that a text computes, and what they say when they are compared: `life(ME) <= 3` is a condition."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.sakura.areas import AURA, COVER, DECK, DISCARD, ENHANCEMENTS, FLARE, HAND, LIFE, SPECIALS, on_card, place
from engine.sakura.areas import SHADOW as SHADOW_PLACE
from engine.sakura.clauses.base import Amount, Condition
from engine.sakura.clauses.filters import CardFilter, CardTrait
from engine.sakura.clauses.words import joined
from engine.sakura.values.numbers import distance as current_distance
from engine.sakura.values.numbers import hand_limit as current_hand_limit
from engine.sakura.values.numbers import master_distance as current_master_distance
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.sakura.cards import Source
    from engine.sakura.clauses.sides import Side
    from engine.sakura.state import State
    from engine.text.phrase import Slot

Number: TypeAlias = "int | Amount"


def number_of(number: Number, state: State, source: Source) -> int:
    """A number of a text now, printed or computed; a printed one times what the source's text is multiplied by."""
    return number * source.scale if isinstance(number, int) else number.value(state, source)


def number_slot(number: Number) -> Slot:
    """A number of a text as a slot of a phrase."""
    return number if isinstance(number, int) else number.phrase()


def number_parts(*numbers: Number | None) -> tuple[Amount, ...]:
    """Those of the numbers that are clauses, for `parts`."""
    return tuple(number for number in numbers if isinstance(number, Amount))


class Count(Amount):
    """An amount that can be reckoned with and compared."""

    def __add__(self, other: Number) -> Count:
        """The sum of both."""
        return Reckoned(self, "plus", other)

    def __sub__(self, other: Number) -> Count:
        """The difference."""
        return Reckoned(self, "minus", other)

    def __rsub__(self, other: Number) -> Count:
        """A number minus this one."""
        return Reckoned(other, "minus", self)

    def __mul__(self, other: Number) -> Count:
        """The product."""
        return Reckoned(self, "times", other)

    def __le__(self, other: Number) -> Condition:
        """At most that much."""
        return Compare(self, "at-most", other)

    def __ge__(self, other: Number) -> Condition:
        """At least that much."""
        return Compare(self, "at-least", other)

    def __lt__(self, other: Number) -> Condition:
        """Less than that."""
        return Compare(self, "less", other)

    def __gt__(self, other: Number) -> Condition:
        """More than that."""
        return Compare(self, "more", other)

    def equals(self, other: Number) -> Condition:
        """Exactly that much."""
        return Compare(self, "equals", other)


_COMPARED: Final[dict[str, Callable[[int, int], bool]]] = {
    "at-most": operator.le,
    "at-least": operator.ge,
    "less": operator.lt,
    "more": operator.gt,
    "equals": operator.eq,
}
_RECKONED: Final[dict[str, Callable[[int, int], int]]] = {
    "plus": operator.add,
    "minus": operator.sub,
    "times": operator.mul,
}


@dataclass(eq=False)
class Compare(Condition):
    """A number beside another."""

    said = "compare-{how}"

    left: Number
    how: str
    right: Number

    def holds(self, state: State, source: Source) -> bool:
        """Whether they stand so now."""
        return _COMPARED[self.how](number_of(self.left, state, source), number_of(self.right, state, source))


@dataclass(eq=False)
class Reckoned(Count):
    """Two numbers reckoned together (§5-6)."""

    said = "reckon-{how}"

    left: Number
    how: str
    right: Number

    def value(self, state: State, source: Source) -> int:
        """The result now."""
        return _RECKONED[self.how](number_of(self.left, state, source), number_of(self.right, state, source))


def _used_specials(state: State, seat: int) -> int:
    return sum(1 for card in state.piles.get(SPECIALS[seat], ()) if state.status[card] == "used")


_OF_A_PLAYER: Final[dict[str, Callable[[State, int], int]]] = {
    "life": lambda state, seat: state.count(LIFE[seat]),
    "aura": lambda state, seat: state.count(AURA[seat]),
    "flare": lambda state, seat: state.count(FLARE[seat]),
    "vigor": lambda state, seat: state.vigor[seat],
    "hand": lambda state, seat: len(state.piles.get(HAND[seat], ())),
    "deck": lambda state, seat: len(state.piles.get(DECK[seat], ())),
    "discard": lambda state, seat: len(state.piles.get(DISCARD[seat], ())),
    "cover": lambda state, seat: len(state.piles.get(COVER[seat], ())),
    "enhancements": lambda state, seat: len(state.piles.get(ENHANCEMENTS[seat], ())),
    "used-specials": _used_specials,
    "cards-used": lambda state, seat: len(state.used[seat]),
    "attacks-made": lambda state, seat: state.attacks_made[seat],
    "attacks-in-phase": lambda state, seat: state.attacks_in_phase[seat],
    "on-enhancements": lambda state, seat: sum(
        state.count(on_card(card)) for card in state.piles.get(ENHANCEMENTS[seat], ())
    ),
    "hand-limit": lambda state, seat: current_hand_limit(state, seat),
}
_OF_THE_TABLE: Final[dict[str, Callable[[State], int]]] = {
    "distance": current_distance,
    "master-distance": current_master_distance,
    "turn-start-distance": lambda state: state.turn_start_distance,
    "distance-moved": lambda state: abs(current_distance(state) - state.turn_start_distance),
    "shadow": lambda state: state.count(SHADOW_PLACE),
}


@dataclass(eq=False)
class Reading(Count):
    """A number that can be read off the table (§5-1, §5-2): of a player, or of the table where `side` is None."""

    what: str
    side: Side | None = None

    def value(self, state: State, source: Source) -> int:
        """What is read now."""
        if self.side is None:
            return _OF_THE_TABLE[self.what](state)
        return _OF_A_PLAYER[self.what](state, self.side.seat(source))

    def phrase(self) -> Phrase:
        """"your Life", "the current Distance"."""
        if self.side is None:
            return say(f"amount-{self.what}")
        return say(f"amount-{self.what}", whose=self.side.value)


def life(side: Side) -> Count:
    """A player's life (§5-1-5)."""
    return Reading("life", side)


def aura(side: Side) -> Count:
    """A player's aura (§5-1-7)."""
    return Reading("aura", side)


def flare(side: Side) -> Count:
    """A player's flare (§5-1-6)."""
    return Reading("flare", side)


def vigor(side: Side) -> Count:
    """A player's vigor (§5-1-2)."""
    return Reading("vigor", side)


def hand(side: Side) -> Count:
    """How many cards a player has in hand (§7-1-10)."""
    return Reading("hand", side)


def pile(area: str, side: Side) -> Count:
    """How many cards lie in a player's `deck`, `discard`, `cover` or `enhancements`."""
    return Reading(area, side)


def used_specials(side: Side) -> Count:
    """How many of a player's specials are used (§10-20)."""
    return Reading("used-specials", side)


def cards_used(side: Side) -> Count:
    """How many cards a player has used this turn (§9-2)."""
    return Reading("cards-used", side)


def attacks_made(side: Side) -> Count:
    """How many attacks a player has made this turn (§9-4)."""
    return Reading("attacks-made", side)


def hand_limit(side: Side) -> Count:
    """A player's hand limit (§5-1-3)."""
    return Reading("hand-limit", side)


def distance() -> Count:
    """The current distance (§5-2-1)."""
    return Reading("distance")


def master_distance() -> Count:
    """The master's distance (§5-2-2)."""
    return Reading("master-distance")


def turn_start_distance() -> Count:
    """The distance at the start of the turn (§5-2-1)."""
    return Reading("turn-start-distance")


def distance_moved() -> Count:
    """How far the current distance is from the one at the start of the turn (§5-2-1)."""
    return Reading("distance-moved")


def attacks_in_phase(side: Side) -> Count:
    """How many attacks a player has made in this phase (§9-4)."""
    return Reading("attacks-in-phase", side)


def crystals_on_enhancements(side: Side) -> Count:
    """The crystals on a player's enhancements together (§7-1-9)."""
    return Reading("on-enhancements", side)


def shadow() -> Count:
    """The crystals in the shadow (§5-2-3)."""
    return Reading("shadow")


@dataclass(eq=False)
class Bound(Count):
    """X, as it was bound when the cost was paid, a number was declared, or the modification was given."""

    said = "amount-x"

    def value(self, state: State, source: Source) -> int:
        """What X is for this source."""
        return source.x


@dataclass(eq=False)
class Dealt(Count):
    """The damage that the attack of this text dealt to `aura` or `life`, all modifications counted (§9-1-3-2)."""

    where: str

    def value(self, state: State, source: Source) -> int:
        """The value dealt; what was not dealt is undefined and so 0 (§5-11)."""
        attack = state.attack_record(source.attack)
        if attack is None:
            return 0
        return attack.dealt_aura if self.where == "aura" else attack.dealt_life

    def phrase(self) -> Phrase:
        """"the Damage to Aura that this attack dealt"."""
        return say("amount-dealt", where=say(f"damage-to-{self.where}"))


@dataclass(eq=False)
class CrystalsOnThisCard(Count):
    """The crystals on the card of this text (§7-1-9)."""

    said = "amount-on-this-card"

    def value(self, state: State, source: Source) -> int:
        """How many there are now."""
        return state.count(f"card.{source.card}")


@dataclass(eq=False)
class Half(Count):
    """Half of a number, rounded up (§5-6 iv)."""

    said = "amount-half-up"

    amount: Amount

    def value(self, state: State, source: Source) -> int:
        """The half now."""
        return -(-self.amount.value(state, source) // 2)


@dataclass(eq=False)
class CardsIn(Count):
    """How many cards of a sort lie in a player's areas."""

    areas: tuple[str, ...]
    side: Side
    cards: CardFilter

    def value(self, state: State, source: Source) -> int:
        """How many there are now."""
        seat = self.side.seat(source)
        return sum(
            self.cards.admits(state, source, card)
            for area in self.areas
            for card in state.piles.get(place(area, seat), ())
        )

    def phrase(self) -> Phrase:
        """"the number of Poison cards in your opponent's hand"."""
        areas = joined([Term(area) for area in self.areas], "or")
        card = say("card-in-areas", card=self.cards.plural(), areas=areas, whose=self.side.value)
        return say("amount-cards", card=card)


@dataclass(eq=False)
class PrintedY(Count):
    """A number for which a card prints Y, where X is another."""

    amount: Amount
    letter = "Y"

    def value(self, state: State, source: Source) -> int:
        """The number now."""
        return self.amount.value(state, source)

    def phrase(self) -> Phrase:
        """The number in words."""
        return self.amount.phrase()


def x() -> Count:
    """X as it was bound."""
    return Bound()


def half_up(amount: Amount) -> Count:
    """Half of a number, rounded up."""
    return Half(amount)


def cards_in(*areas: str, side: Side, of: tuple[CardTrait, ...] = ()) -> Count:
    """How many cards with these traits lie in a player's areas."""
    return CardsIn(areas, side, CardFilter(of))


def dealt(where: str) -> Count:
    """The damage that this attack dealt to `aura` or `life`."""
    return Dealt(where)

