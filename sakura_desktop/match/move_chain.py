"""A move that leads through decisions: the same move is looked for in each that opens, until it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sakura_desktop.table.offer import Offer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.kernel.decisions import Move, Option
    from engine.sakura.view.shapes import View
    from sakura_desktop.match.payment import Payment
    from sakura_desktop.match.session import MatchSession

LONGEST = 4
"""How many decisions a move may lead through."""


def follow(
    session: MatchSession, find: Callable[[str], str | None], payment: Payment, move: Move
) -> tuple[Option, ...]:
    """Give the answers that the move leads through; the options to choose from where it comes to several."""
    for _ in range(LONGEST):
        decision = session.duel.decision
        if decision is None or (decision.seat != session.seat and session.seat >= 0):
            return ()
        ways = Offer(decision, find).ways(move)
        if ways and all(way.payment for way in ways):
            payment.mean(ways[0].key)
            return ()
        found = plain_first(distinct(decision.option(way.key) for way in ways if not way.payment))
        if len(found) != 1 or decision.most != 1:
            return found if len(found) > 1 else ()
        if not session.give((found[0].key,)) or not found[0].leads:
            return ()
    return ()


def distinct(options: Iterable[Option | None]) -> tuple[Option, ...]:
    """The options that are there, each once."""
    return tuple({option.key: option for option in options if option is not None}.values())


def plain_first(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Those that carry the move out themselves, where there are any."""
    return tuple(option for option in options if not option.leads) or options


def place_of(view: View, handle: str) -> str | None:
    """Where a card or an attack lies; None for what isn't on the table."""
    if any(attack.handle == handle for attack in view.attacks):
        return "attacking"
    for place, seen in view.places.items():
        for card in seen.cards:
            if card.handle == handle:
                return place
            if any(sealed.handle == handle for sealed in card.attached):
                return f"sealed.{card.owner}"
    return None
