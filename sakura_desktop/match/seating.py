"""Who sits before the screen: whose view is shown, which half is theirs, when a curtain falls between the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cardgame.sight import BOTH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Set

    from engine.cardgame.view import View
    from engine.kernel.decisions import Decision, Move
    from sakura_desktop.settings import Settings

PUBLIC: Final = -1
"""The seat of whoever may know only what both may know."""


class Seated(NamedTuple):
    """Whose view is to be shown, and whether a curtain falls before it is."""

    seat: int
    curtain: bool


def handles_in(view: View) -> frozenset[str]:
    """Every card that the view can name."""
    found = set()
    for place in view.places.values():
        for card in place.cards:
            found.add(card.handle)
            found.update(sealed.handle for sealed in card.attached)
    return frozenset(found)


def _cards_named(decision: Decision) -> Iterator[str]:
    for option in decision.options:
        yield from (move.what for move in option.moves if _is_card(move))
        at = option.key.find("card:")
        if at >= 0:
            yield option.key[at:]
    yield from getattr(decision, "cards", ())


def _is_card(move: Move) -> bool:
    return move.what.startswith("card:")


def is_private(decision: Decision, public: View) -> bool:
    """Whether a decision shows or asks for something that only its seat may know.

    It does where it says so itself, and where it names a card that nobody else can name.
    """
    known = handles_in(public)
    return decision.secret or any(handle not in known for handle in _cards_named(decision))


def watches(computers: Set[int], settings: Settings) -> int | None:
    """Whose view is shown where a computer plays: that of the person; of two computers that of somebody who watches.
    None where two persons play.
    """
    if len(computers) > 1:
        return BOTH if settings.watch_open else PUBLIC
    return 1 - min(computers) if computers else None


def seat_for(
    decision: Decision, public: Callable[[], View], now: int, settings: Settings, computers: Set[int] = frozenset()
) -> Seated:
    """Whose view is shown while the decision is open.

    Where a computer plays it is always the same one. Without curtains it is the view of whoever decides. With them a
    player in turn, or one who decides about something secret, takes the seat behind a curtain; a short public question
    in between is asked over what both may know: `public` gives that view where it comes to it.
    """
    watching = watches(computers, settings)
    if watching is not None:
        return Seated(watching, curtain=False)
    if now == decision.seat or not settings.curtain:
        return Seated(decision.seat, curtain=False)
    view = public()
    if decision.seat == view.turn_player or is_private(decision, view):
        return Seated(decision.seat, curtain=True)
    return Seated(PUBLIC, curtain=False)


def lower_half(decides: int | None, before: int, settings: Settings, computers: Set[int] = frozenset()) -> int:
    """Whose half is the lower one: the one of the seat that decides, or always the first player's; against a computer
    the person's.
    """
    if computers:
        return 1 - min(computers) if len(computers) == 1 else 0
    if settings.turn_board == "stay":
        return 0
    return decides if decides is not None else before
