"""Numbers that a text computes, and what they say when they are compared: `life(ME) <= 3` is a condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import on_card, place
from engine.cardgame.words.amounts import Count
from engine.cardgame.words.filters import CardFilter, CardTrait
from engine.cardgame.words.sides import ME, Side
from engine.cardgame.words.wording import joined
from engine.sakura.areas import AURA, COVER, DECK, DISCARD, ENHANCEMENTS, FLARE, HAND, LIFE, SAKURA, SPECIALS
from engine.sakura.areas import SHADOW as SHADOW_PLACE
from engine.sakura.clauses.sides import ON_THIS_CARD, Spot
from engine.sakura.values.numbers import distance as current_distance
from engine.sakura.values.numbers import hand_limit as current_hand_limit
from engine.sakura.values.numbers import master_distance as current_master_distance
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.source import Source
    from engine.sakura.state import State

__all__ = [
    "aura", "both_covers", "cards_in", "crystals_in", "crystals_on_enhancements", "dealt", "distance",
    "distance_moved", "flare", "hand", "hand_limit", "life", "master_distance", "on_this_card", "pile", "printed_y",
    "shadow", "turn_start_distance", "used_specials", "vigor",
]  # fmt: skip


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


def crystals_on_enhancements(side: Side) -> Count:
    """The crystals on a player's enhancements together (§7-1-9)."""
    return Reading("on-enhancements", side)


def both_covers() -> Count:
    """How many cards lie in the cover piles of both players together."""
    return Reading("both-covers")


def shadow() -> Count:
    """The crystals in the shadow (§5-2-3)."""
    return Reading("shadow")


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
        areas = joined([Term(area) for area in self.areas], "or")
        card = say("card-in-areas", card=self.cards.plural(), areas=areas, whose=self.side.value)
        return say("amount-cards", card=card)


def cards_in(*areas: str, side: Side, of: tuple[CardTrait, ...] = ()) -> Count:
    """How many cards with these traits lie in a player's areas."""
    return CardsIn(areas, side, CardFilter(of))


def dealt(where: str) -> Count:
    """The damage that this attack dealt to `aura` or `life`."""
    return Dealt(where)


@dataclass(eq=False)
class Pieces(Count):
    """The pieces of a kind (crystals, tokens) on a spot (§10-12), also on the card of the text (§7-1-9)."""

    spot: Spot
    piece: str = SAKURA
    said: str = "amount-crystals-in"

    def value(self, state: State, source: Source) -> int:
        """How many there are now."""
        return state.lying(self.piece, self.spot.place(source))

    def phrase(self) -> Phrase:
        """"the Sakura tokens on this card", "the number of Sakura tokens on your Anvil"."""
        if self.spot == ON_THIS_CARD:
            return say("amount-on-this-card")
        return say(self.said, area=Term(self.spot.area), whose=ME.value)


def crystals_in(spot: Spot) -> Count:
    """The crystals in an area."""
    return Pieces(spot)


def on_this_card() -> Count:
    """The crystals on the card of the text (§7-1-9)."""
    return Pieces(ON_THIS_CARD)


def printed_y(amount: Count) -> Count:
    """A number for which a card prints Y, where X is another."""
    amount.letter = "Y"
    return amount
