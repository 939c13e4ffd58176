"""Who may know which card, and how cards and places are called before a seat.

A card that the seat may know is called `card:<id>`. One that it may not know is called by its place in the pile, if
that is kept in order; else by its number among the backs that look alike there, so that neither its identity nor the
way it went can be read off its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, on_card, seat_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from engine.cardgame.state import State

BOTH: Final = -2
"""The seat of somebody who watches both players' hands: all that either of them may know."""


def knows(state: State, seat: int, card: int) -> bool:
    """Whether a seat (-1: everybody at once, `BOTH`: any of them) may know the face of a card as it lies now.

    The one place where secrecy is decided: by the area's sight, in areas with `by-status` by the card's facing
    (face down: its owner alone), and everybody knows a card that is being used.
    """
    where = state.where[card]
    sight = state.rules.areas.at(where).sight
    if sight == "all" or state.being_used(card):
        return True
    if sight == "owner":
        return seat_of(where) == seat >= 0 or seat == BOTH
    if sight == "by-status":
        return state.face[card] or state.owner[card] == seat or seat == BOTH
    return False


def called(card: int) -> str:
    """The handle of a card that is known."""
    return f"card:{card}"


def looks(state: State, card: int) -> tuple[object, ...]:
    """What tells one back from another: the kind shows on it, what lies on it or under it is to be seen."""
    under = tuple(sorted(state.under(card))) if state.attached else ()
    return (state.kind(card), state.owner[card], under, *state.pieces_at(on_card(card)))


def laid_out(
    state: State, seat: int, where: str, shown: Collection[int] = frozenset()
) -> list[tuple[int, str, bool]]:
    """The cards at a place as a seat sees them: id, handle, known or not; those `shown` to it now are known.

    A pile that is kept in order stays so. Elsewhere the known ones come first, then the backs, which lie in no order.
    """
    pile = state.piles.get(where)
    if not pile:
        return []
    spec = state.rules.areas.at(where)
    if spec.sight == "all":
        return [(card, f"card:{card}", True) for card in pile]
    known = [card in shown or knows(state, seat, card) for card in pile]
    if all(known):
        return [(card, f"card:{card}", True) for card in pile]
    if spec.ordered:
        return [
            (card, f"card:{card}" if open_ else f"{where}#{index}", open_)
            for index, (card, open_) in enumerate(zip(pile, known, strict=True))
        ]
    found = [(card, f"card:{card}", True) for card, open_ in zip(pile, known, strict=True) if open_]
    backs = [card for card, open_ in zip(pile, known, strict=True) if not open_]
    backs.sort(key=lambda card: looks(state, card))
    return found + [(card, f"{where}#{index}", False) for index, card in enumerate(backs)]


def handle(state: State, seat: int, card: int, shown: Collection[int] = frozenset()) -> str:
    """What a card is called before a seat when it is offered: each back by a name of its own."""
    if knows(state, seat, card):
        return called(card)
    return next(name for one, name, _ in laid_out(state, seat, state.where[card], shown) if one == card)


def handle_moving(state: State, seat: int, card: int) -> str:
    """What a card that comes or goes is called before a seat: of backs that look alike and lie in no order, always
    the last, since which of them it was can't be seen.
    """
    if knows(state, seat, card):
        return called(card)
    where = state.where[card]
    rows = laid_out(state, seat, where)
    if state.rules.areas.at(where).ordered:
        return next(name for one, name, _ in rows if one == card)
    look = looks(state, card)
    return [name for one, name, known in rows if not known and looks(state, one) == look][-1]


def place_called(state: State, seat: int, where: str) -> str:
    """A place before a seat: `card.<id>` becomes the back's own name where the seat may not know the card."""
    if area_of(where) != "card":
        return where
    card = int(where[5:])
    return where if knows(state, seat, card) else handle_moving(state, seat, card)
