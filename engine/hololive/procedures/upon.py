"""What a question is asked upon, in words: who is about to take how much, who was downed, what dice show. Texts speak
of "that holomem", and of several at once nobody could tell which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.wording import cards_named
from engine.hololive.events import CheerArchived, DamageDealt
from engine.hololive.table import Fall, Throw, Wound
from engine.hololive.terms import place_called, term
from engine.hololive.values import hp_left, on_stage, taken, top
from engine.text.phrase import CardName, Listing, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.source import Source
    from engine.hololive.state import State
    from engine.text.phrase import Phrase, Slot


def upon(state: State, seat: int, subject: object) -> Phrase | None:
    """What has happened or is about to, as the seat reads it: all of it lies open. None where it says nothing more than
    the text does.
    """
    match subject:
        case Wound(target=card, arts=arts):
            amount = max(0, taken(state, subject))
            return say("hololive-upon-wound", card=_left(state, seat, card), amount=amount, arts=int(arts))
        case DamageDealt(card=card, amount=amount, arts=arts):
            return say("hololive-upon-damage", card=_left(state, seat, card), amount=amount, arts=int(arts))
        case Fall(card=card):
            return say("hololive-upon-fall", card=_at(state, seat, card))
        case CheerArchived(cheer=cheer) if cheer:
            return say("hololive-upon-cheer", cards=cards_named([state.info(one).number for one in cheer]))
        case Throw(numbers=numbers) if numbers:
            shown: Slot = Listing(tuple(map(str, numbers)), "comma") if len(numbers) > 1 else str(numbers[0])
            return say("hololive-upon-dice", numbers=shown)
        case _:
            return None


def _at(state: State, seat: int, card: int) -> Slot:
    name = CardName(state.info(card).number)
    return say("hololive-holomem-at", card=name, area=_area(state, seat, card)) if on_stage(state, card) else name


def _left(state: State, seat: int, card: int) -> Slot:
    """With the HP that it has left: many holomem of one name stand in the back."""
    if not on_stage(state, card):
        return CardName(state.info(card).number)
    name, area = CardName(state.info(card).number), _area(state, seat, card)
    return say("hololive-upon-holomem", card=name, area=area, left=max(0, hp_left(state, card)))


def _area(state: State, seat: int, card: int) -> Slot:
    where = state.where[card]
    return term(area_of(where)) if seat_of(where) == seat else place_called(where)


def told_apart(state: State, seat: int, waiting: Sequence[tuple[Source, Phrase | None, object]]) -> list[Phrase | None]:
    """What each of the effects says that are to be put into an order, of their sources and what they are upon; where
    that tells those apart that say the same, also upon what, or of which holomem.
    """
    abouts: dict[Phrase | None, set[Slot | None]] = {}
    found = [(label, _about(state, seat, source, subject)) for source, label, subject in waiting]
    for label, about in found:
        abouts.setdefault(label, set()).add(about)
    return [
        label
        if label is None or about is None or len(abouts[label]) == 1
        else say("hololive-next-upon", upon=about, step=label)
        for label, about in found
    ]


def _about(state: State, seat: int, source: Source, subject: object) -> Slot | None:
    bearer = top(state, source.card) if source.card >= 0 else -1
    return upon(state, seat, subject) or (_left(state, seat, bearer) if bearer >= 0 else None)
