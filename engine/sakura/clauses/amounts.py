"""Numbers that a text computes, and what they say when they are compared: `life(ME) <= 3` is a condition."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, on_card, place, seat_of
from engine.cardgame.words.amounts import Compare, Count
from engine.cardgame.words.filters import CardFilter, CardTrait
from engine.cardgame.words.wording import joined
from engine.sakura.areas import AREAS, AURA, COVER, DECK, DISCARD, ENHANCEMENTS, FLARE, HAND, LIFE, SAKURA
from engine.sakura.clauses.sides import ON_THIS_CARD, Spot
from engine.sakura.values.numbers import distance as current_distance
from engine.sakura.values.numbers import room
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.clauses import Condition
    from engine.cardgame.source import Source
    from engine.cardgame.words.sides import Side
    from engine.sakura.state import State

__all__ = [
    "an_area_with", "areas_with", "areas_with_figure", "aura", "both_covers", "cards_in", "crystals_in",
    "crystals_on_enhancements", "dealt", "distance", "distance_moved", "flare", "fund_figures", "funds", "hand", "life",
    "on_called", "on_this_card", "pile", "printed_y", "reflection_figures", "reflections", "turn_start_distance",
    "vigor",
]  # fmt: skip


_FUNDS: Final = ("aura", "flare", "flow")
"""The areas whose crystals are a player's funds (§x21-2-2)."""
_OF_A_PLAYER: Final[dict[str, Callable[[State, int], int]]] = {
    "life": lambda state, seat: state.count(LIFE[seat]),
    "aura": lambda state, seat: state.count(AURA[seat]),
    "flare": lambda state, seat: state.count(FLARE[seat]),
    "vigor": lambda state, seat: state.vigor[seat],
    "aura-room": lambda state, seat: room(state, AURA[seat]),
    "hand": lambda state, seat: len(state.piles.get(HAND[seat], ())),
    "deck": lambda state, seat: len(state.piles.get(DECK[seat], ())),
    "discard": lambda state, seat: len(state.piles.get(DISCARD[seat], ())),
    "cover": lambda state, seat: len(state.piles.get(COVER[seat], ())),
    "enhancements": lambda state, seat: len(state.piles.get(ENHANCEMENTS[seat], ())),
    "funds": lambda state, seat: sum([state.count(place(area, seat)) for area in _FUNDS]),
    "on-enhancements": lambda state, seat: sum(
        state.count(on_card(card)) for card in state.piles.get(ENHANCEMENTS[seat], ())
    ),
}
_PILES: Final = frozenset(("hand", "deck", "discard", "cover", "enhancements"))
"""Those of them that count cards."""


def reflection_figures(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """The mirror number by its term (§x14-2-1)."""
    return (("reflections", _reflections(state)),)


def fund_figures(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """The funds of both players, the own first (§x21-2-2)."""
    mine, theirs = (_OF_A_PLAYER["funds"](state, one) for one in (seat, 1 - seat))
    return ("funds", mine), ("funds-theirs", theirs)


def _reflections(state: State) -> int:
    return sum(state.count(mine) == state.count(theirs) for mine, theirs in (AURA, FLARE, LIFE))


_OF_THE_TABLE: Final[dict[str, Callable[[State], int]]] = {
    "distance": current_distance,
    "turn-start-distance": lambda state: state.turn_start_distance,
    "distance-moved": lambda state: abs(current_distance(state) - state.turn_start_distance),
    "last-turn": lambda state: state.turn - 1,
    "reflections": _reflections,
    "both-covers": lambda state: sum(len(state.piles.get(where, ())) for where in COVER),
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

    def counted(self) -> tuple[str, Phrase] | None:
        """"cards in your hand"."""
        if self.what == "both-covers":
            return "cards", say("counted-both-covers")
        if self.side is None or self.what not in _PILES:
            return None
        return "cards", say(f"counted-{self.what}", whose=self.side.value)


life = partial(Reading, "life")
"""A player's life (§5-1-5)."""
aura = partial(Reading, "aura")
"""A player's aura (§5-1-7)."""
flare = partial(Reading, "flare")
"""A player's flare (§5-1-6)."""
funds = partial(Reading, "funds")
"""A player's funds: the crystals of aura, flare and flow together (§x21-2-2)."""
vigor = partial(Reading, "vigor")
"""A player's vigor (§5-1-2)."""
hand = partial(Reading, "hand")
"""How many cards a player has in hand (§7-1-10)."""
pile = Reading
"""How many cards lie in a player's `deck`, `discard`, `cover` or `enhancements`."""
distance = partial(Reading, "distance")
"""The current distance (§5-2-1)."""
turn_start_distance = partial(Reading, "turn-start-distance")
"""The distance at the start of the turn (§5-2-1)."""
distance_moved = partial(Reading, "distance-moved")
"""How far the current distance is from the one at the start of the turn (§5-2-1)."""
reflections = partial(Reading, "reflections")
"""How many of aura, flare and life are the same for both players (§x14-2-1)."""
both_covers = partial(Reading, "both-covers")
"""How many cards lie in the cover piles of both players together."""
crystals_on_enhancements = partial(Reading, "on-enhancements")
"""The crystals on a player's enhancements together (§7-1-9)."""


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
class CardsIn(Count):
    """How many cards of a sort lie in a player's areas."""

    areas: tuple[str, ...]
    side: Side
    cards: CardFilter
    said: str = ""
    """Words of its own."""

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
        if self.said:
            return say(self.said, whose=self.side.value)
        return say("amount-cards", card=self._lying())

    def counted(self) -> tuple[str, Phrase] | None:
        """"Poison cards in your opponent's hand"."""
        return "cards", self.phrase() if self.said else self._lying()

    def _lying(self) -> Phrase:
        areas = joined([Term(area) for area in self.areas], "or")
        return say("card-in-areas", card=self.cards.plural(), areas=areas, whose=self.side.value)


def cards_in(*areas: str, side: Side, of: tuple[CardTrait, ...] = (), said: str = "") -> Count:
    """How many cards with these traits lie in a player's areas."""
    return CardsIn(areas, side, CardFilter(of), said)


def dealt(where: str) -> Count:
    """The damage that this attack dealt to `aura` or `life`."""
    return Dealt(where)


@dataclass(eq=False)
class Pieces(Count):
    """The pieces of a kind (crystals, tokens) on a spot (§10-12), also on the card of the text (§7-1-9)."""

    spot: Spot
    piece: str = SAKURA
    said: str = "amount-crystals-in"
    bound: Side | None = None
    """Whose tokens, where they are bound to a player."""

    def value(self, state: State, source: Source) -> int:
        """How many there are now."""
        kind = self.piece if self.bound is None else place(self.piece, self.bound.seat(source))
        return state.lying(kind, self.spot.place(source))

    def phrase(self) -> Phrase:
        """"the number of Sakura tokens on this card", "the number of Sakura tokens on your Anvil"."""
        return self._said("number")

    def counted(self) -> tuple[str, Phrase] | None:
        """"Sakura tokens on your Anvil"."""
        return "pieces", self._said("things")

    def _said(self, form: str) -> Phrase:
        if self.spot == ON_THIS_CARD:
            return say("amount-on-this-card" if self.piece == SAKURA else self.said, told=form)
        if self.bound is not None:
            return say(self.said, spot=self.spot.phrase(), told=form)
        whose = "nobody" if self.spot.side is None else self.spot.side.value
        return say(self.said, area=Term(self.spot.area), whose=whose, told=form)


@dataclass(eq=False)
class AreasWith(Count):
    """How many areas hold exactly so many crystals (§7-1): an area of both players counts once, each player's own for
    itself, with all that lies on its cards; outside the game there are none to be counted (§7-1-16).
    """

    said = "amount-areas-with"

    crystals: int

    def value(self, state: State, source: Source) -> int:
        """How many there are now."""
        return _areas_with(state, self.crystals * source.scale)


def _areas_with(state: State, crystals: int) -> int:
    lying: dict[str, int] = {}
    for where, count in state.crystals.items():
        area = state.where[seat_of(where)] if area_of(where) == "card" else where
        lying[area] = lying.get(area, 0) + count
    return sum(count == crystals and not AREAS.at(area).endless for area, count in lying.items())


def areas_with_figure(key: str, crystals: int) -> Callable[[State, int], tuple[tuple[str, int], ...]]:
    """The same as a figure of a component."""

    def figure(state: State, seat: int) -> tuple[tuple[str, int], ...]:
        return ((key, _areas_with(state, crystals)),)

    return figure


def an_area_with(crystals: int) -> Condition:
    """There is an area that holds exactly so many crystals."""
    return Compare(AreasWith(crystals), "at-least", 1, "condition-area-with")


def areas_with(crystals: int) -> Count:
    """How many areas hold exactly so many crystals."""
    return AreasWith(crystals)


def crystals_in(spot: Spot) -> Count:
    """The crystals in an area."""
    return Pieces(spot)


def on_this_card() -> Count:
    """The crystals on the card of the text (§7-1-9)."""
    return Pieces(ON_THIS_CARD)


@dataclass(eq=False)
class CrystalsOnCalled(Count):
    """The crystals on the cards of a number, of one player or of both."""

    number: str
    side: Side | None = None

    def value(self, state: State, source: Source) -> int:
        """How many there are now."""
        return sum(
            state.count(on_card(card))
            for card, info in enumerate(state.defs)
            if info.number == self.number and (self.side is None or state.owner[card] == self.side.seat(source))
        )

    def phrase(self) -> Phrase:
        """"the number of Sakura tokens on “…”"."""
        return self._said("number")

    def counted(self) -> tuple[str, Phrase] | None:
        """"Sakura tokens on “…”"."""
        return "pieces", self._said("things")

    def _said(self, form: str) -> Phrase:
        if self.side is None:
            return say("amount-on-called", card=CardName(self.number), told=form)
        return say("amount-on-called-of", card=CardName(self.number), whose=self.side.value, told=form)


def on_called(number: str, side: Side | None = None) -> Count:
    """The crystals on the cards of a number."""
    return CrystalsOnCalled(number, side)


def printed_y(amount: Count) -> Count:
    """A number for which a card prints Y, where X is another."""
    amount.letter = "Y"
    return amount
