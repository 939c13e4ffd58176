"""Seats, places, cards and numbers as they stand in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, seat_of
from engine.text.phrase import CardName, Listing, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.phrase import Slot

_SEATS: Final = (say("seat", seat=0), say("seat", seat=1))


def who(seat: int) -> Phrase:
    """A player: `named` puts the name in, where the player has one."""
    return _SEATS[seat]


def computer_called(players: Sequence[str], seat: int) -> Phrase | None:
    """What the computer is called that plays there, by its level, and by its number where another one plays as well;
    None where a person does.
    """
    if not players[seat]:
        return None
    return say("player-computer", level=players[seat], number=seat + 1 if all(players) else 0)


def named(phrase: Phrase, names: Sequence[str | Phrase]) -> Phrase:
    """The phrase with what the players are called in place of the seats; a player without a name stays a seat."""
    if not any(names):
        return phrase
    if phrase.key == "seat" and len(phrase.slots) == 1:
        seat = phrase.slots[0][1]
        name = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""
        return say("seat-named", name=name) if name else phrase
    return Phrase(phrase.key, tuple((key, _named(slot, names)) for key, slot in phrase.slots))


def _named(slot: Slot, names: Sequence[str | Phrase]) -> Slot:
    if isinstance(slot, Phrase):
        return named(slot, names)
    if isinstance(slot, Listing):
        return Listing(tuple(_named(item, names) for item in slot.items), slot.joiner)
    return slot


def place_name(where: str, number: str | None = None) -> Slot:
    """A place: an area's term, with its player where each has one; a card by the number of what lies there."""
    area = area_of(where)
    if area == "card" or "#" in where:
        return card_name(number)
    seat = seat_of(where)
    return Term(area) if seat < 0 else say("place-of", who=who(seat), area=Term(area))


def card_name(number: str | None) -> Slot:
    """A card by name, or as a card of which nothing is known."""
    return CardName(number) if number is not None else say("card-unknown")


def cards_named(numbers: Sequence[str | None]) -> Slot:
    """Cards one after the other; those of which nothing is known as a count."""
    known: list[Slot] = [CardName(number) for number in numbers if number is not None]
    unknown = len(numbers) - len(known)
    if unknown:
        known.append(say("cards-unknown", count=unknown))
    return known[0] if len(known) == 1 else Listing(tuple(known))


def how_many(least: int, most: int) -> Phrase:
    """How many are to be chosen: just so many, up to so many, or between two numbers."""
    if least == most:
        return say("count-just", count=most)
    if least == 0:
        return say("count-up-to", count=most)
    return say("count-between", least=least, most=most)
