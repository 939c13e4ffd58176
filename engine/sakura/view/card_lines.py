"""The sentences of cards that move or are shown: with their names for a seat that may know them, else as backs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.sight import called, knows
from engine.cardgame.spoken import Spoken
from engine.cardgame.wording import cards_named, who
from engine.sakura.events import CardMoved
from engine.sakura.wording.places import place_name
from engine.text.phrase import Term, say

if TYPE_CHECKING:
    from engine.cardgame.telling import Heard
    from engine.kernel.events import Event
    from engine.sakura.events import CardsRevealed
    from engine.text.phrase import Phrase, Slot

_AFTER_USE: Final = frozenset(("discard", "specials", "enhancements"))
"""Where cards go that were used: the use itself is told."""
_TOLD_OTHERWISE: Final = frozenset(("in-use", "sealed", "falsifying"))
"""Where a card goes by what has a sentence of its own."""


def _purpose(event: CardMoved) -> str:
    """What the move is, where that has a sentence of its own; `silent` where another event tells it."""
    source, target = area_of(event.source), area_of(event.target)
    if event.why == "rebuild" or target in _TOLD_OTHERWISE or (source == "in-use" and target in _AFTER_USE):
        return "silent"
    if event.why == "draw":
        return "draw"
    if target == "specials" and event.status == "unused":
        return "unused"
    if target == "deck":
        return ("top" if event.index == 0 else "bottom") + ("-played" if source == "in-use" else "")
    if event.source == event.target and event.face_up:
        return "opened"
    return target if target in ("cover", "discard") and source == "hand" else ""


def run_of(event: Event) -> tuple[str, ...] | None:
    """What events have in common that are told in one sentence; None for an event that stands alone."""
    if not isinstance(event, CardMoved):
        return None
    purpose = _purpose(event)
    return (purpose, event.source, event.target) if purpose not in ("silent", "unused") else None


def card_moved(event: CardMoved, heard: Heard) -> Spoken | None:
    """A card that was drawn, covered, discarded, put into a deck, or went elsewhere."""
    purpose = _purpose(event)
    if purpose == "silent" or _told_by_disenchantment(event, heard):
        return None
    state, card = heard.state, event.card
    known_now = knows(state, heard.seat, card)
    cards = (state.shown(card) if heard.known or known_now else None,)
    thing = called(card) if known_now else event.target
    things = (thing, event.target) if known_now else (thing,)
    return Spoken(_sentence(event, purpose, cards_named(cards)), things, cards)


_OF_THE_OWNER: Final = {
    "draw": "line-drew",
    "cover": "line-covered",
    "discard": "line-discarded",
    "top-played": "line-deck-top-played",
    "bottom-played": "line-deck-bottom-played",
}
_FROM_SOMEWHERE: Final = {"top": "line-deck-top", "bottom": "line-deck-bottom"}


def _sentence(event: CardMoved, purpose: str, cards: Slot) -> Phrase:
    if purpose == "unused":
        return say("line-turned-unused", card=cards)
    seat = seat_of(event.target)
    if purpose in _OF_THE_OWNER:
        return say(_OF_THE_OWNER[purpose], who=who(seat), cards=cards)
    if purpose == "opened":
        return say("line-card-opened", cards=cards, place=place_name(event.target))
    own = seat_of(event.source) == seat >= 0
    source = say("place-own", area=Term(area_of(event.source))) if own else place_name(event.source)
    if purpose in _FROM_SOMEWHERE:
        return say(_FROM_SOMEWHERE[purpose], who=who(seat), cards=cards, source=source)
    return say("line-card-moved", cards=cards, source=place_name(event.source), target=place_name(event.target))


def _told_by_disenchantment(event: CardMoved, heard: Heard) -> bool:
    """An enhancement that goes to where it usually does at the end of its disenchantment (§9-5 ii)."""
    usual = event.status == "used" or area_of(event.target) == "discard"
    return usual and event.card in heard.state.disenchanting and area_of(event.source) == "enhancements"


def cards_revealed(event: CardsRevealed, heard: Heard) -> Spoken:
    """Cards shown to both players, or looked at by one: the other hears how many they were."""
    state = heard.state
    both = event.seat < 0
    readable = both or heard.seat == event.seat
    known = {card for card in event.cards if knows(state, heard.seat, card)}
    cards = tuple(state.shown(card) if readable or card in known else None for card in event.cards)
    things = tuple(called(card) if card in known else state.where[card] for card in event.cards)
    names = cards_named(cards)
    phrase = say("line-revealed", cards=names) if both else say("line-looked", who=who(event.seat), cards=names)
    return Spoken(phrase, tuple(dict.fromkeys(things)), cards)
