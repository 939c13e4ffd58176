"""What automatic abilities wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cardgame.happenings import Happened, Happening
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.gateruler.events import AttackDeclared, CardPlayed, Destroyed, Entered, PhaseBegan, RulerDamaged

if TYPE_CHECKING:
    from engine.cardgame.clauses import Condition
    from engine.cardgame.source import Source
    from engine.gateruler.clauses.sorts import Sort
    from engine.gateruler.state import State


def phase_begins(phase: str, side: Side = ME) -> Happening:
    """A phase of a player's turn begins: of the end phase the end of the turn (6-5a)."""
    return Happening(
        (PhaseBegan,), f"gateruler-when-{phase}", side, test=lambda event, _state, _source: event.phase == phase
    )


def _this(event: Any, _state: State, source: Source) -> bool:
    return bool(event.card == source.card)


def this_attacks() -> Happening:
    """The unit of the text attacks."""
    return Happening((AttackDeclared,), "gateruler-when-this-attacks", test=_this)


def attacks(sort: Sort, side: Side = ME) -> Happening:
    """A unit of a player's attacks; the text goes on about it."""
    return Happening((AttackDeclared,), "gateruler-when-attacks", side, sort, about="card")


def this_enters() -> Happening:
    """The card of the text comes into play, however."""
    return Happening((Entered,), "gateruler-when-this-enters", test=_this)


def this_special_summoned() -> Happening:
    """The unit of the text was special summoned."""
    return Happening(
        (Entered,), "gateruler-when-this-special", test=lambda event, state, source: (
            _this(event, state, source) and event.how == "special"
        ),
    )  # fmt: skip


def plays_event(side: Side = OPPONENT) -> Happening:
    """A player plays an event."""
    return Happening(
        (CardPlayed,), "gateruler-when-event", side,
        test=lambda event, state, _source: state.info(event.card).kind == "event",
    )  # fmt: skip


def destroyed(sort: Sort, side: Side = ME) -> Happening:
    """A unit of a player's is destroyed."""
    return Happening((Destroyed,), "gateruler-when-destroyed", side, sort)


def was_destroyed(sort: Sort, side: Side = ME) -> Condition:
    """A unit of a player's was destroyed this turn."""
    return Happened(destroyed(sort, side), "gateruler-condition-destroyed")


def is_damaged(side: Side = ME) -> Happening:
    """A player's ruler is dealt damage."""
    return Happening((RulerDamaged,), "gateruler-when-damaged", side)
