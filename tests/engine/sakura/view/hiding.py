"""Other tables that a seat can't tell from the real one: hidden cards take each other's places, or faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.cardgame.events import speaking_of
from engine.cardgame.sight import knows, looks
from engine.sakura.events import CardsRevealed, EffectArose, LastingBegan, TableLaid
from engine.sakura.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from engine.kernel.events import Event


def folded(events: Iterable[Event]) -> State:
    state = State()
    for event in events:
        event.apply(state)
    return state


def never_known(events: Sequence[Event], seat: int) -> list[int]:
    """The cards that a seat never comes to know from the first of the events to the last."""
    state = State()
    known: set[int] = set()
    for event in events:
        event.apply(state)
        known |= {card for card in range(len(state.defs)) if card not in known and knows(state, seat, card)}
        if isinstance(event, CardsRevealed) and event.seat in (-1, seat):
            known |= set(event.cards)
        if isinstance(event, EffectArose):
            known.add(event.source.card)
        if isinstance(event, LastingBegan):
            known.add(event.lasting.source.card)
    return [card for card in range(len(state.defs)) if card not in known]


def alike(state: State, cards: Iterable[int]) -> list[list[int]]:
    """The cards whose backs can't be told apart: by owner, kind, and what lies on them."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for card in cards:
        groups.setdefault(looks(state, card), []).append(card)
    return [group for group in groups.values() if len(group) > 1]


def shuffled(groups: Iterable[list[int]], luck: Random) -> dict[int, int]:
    """Each card with the one whose place it takes."""
    places: dict[int, int] = {}
    for group in groups:
        places |= zip(group, luck.sample(group, len(group)), strict=True)
    return places


def with_other_faces(events: Sequence[Event], faces: dict[int, int]) -> list[Event]:
    """The same duel, but these cards have each other's numbers from the beginning."""
    laid = events[0]
    assert isinstance(laid, TableLaid)
    cards = tuple((laid.cards[faces.get(card, card)][0], *rest) for card, (_, *rest) in enumerate(laid.cards))
    return [replace(laid, cards=cards), *events[1:]]


def with_other_names(events: Sequence[Event], names: dict[int, int]) -> list[Event]:
    """The same duel, but the engine calls these cards by each other's ids: nothing at the table is different."""

    def renamed(card: int) -> int:
        return names.get(card, card)

    changed: list[Event] = []
    back = {new: old for old, new in names.items()}
    for event in events:
        if isinstance(event, TableLaid):
            rows = tuple(event.cards[back.get(card, card)] for card in range(len(event.cards)))
            changed.append(replace(event, cards=rows))
        else:
            changed.append(speaking_of(event, renamed))
    return changed


def rearranged(state: State, seat: int, luck: Random) -> State:
    """The table with all that the seat doesn't know in other places, wherever it could be as well."""
    hidden = [card for card in range(len(state.defs)) if not knows(state, seat, card)]
    takes = shuffled(alike(state, hidden), luck)
    other = state.copy()
    for card, place_of in takes.items():
        other.where[card] = state.where[place_of]
        other.status[card] = state.status[place_of]
        other.face[card] = state.face[place_of]
    gives = {place_of: card for card, place_of in takes.items()}
    other.masks = {gives.get(card, card): number for card, number in state.masks.items()}
    other.uses = speaking_of(state.uses, lambda card: gives.get(card, card))
    other.attacks = speaking_of(state.attacks, lambda card: gives.get(card, card))
    other.piles = {where: tuple(gives.get(card, card) for card in pile) for where, pile in state.piles.items()}
    return other
