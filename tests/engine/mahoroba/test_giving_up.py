"""Giving up: no line of the sheet, but two people do."""

from __future__ import annotations

from engine.kernel.decisions import GIVE_UP
from engine.kernel.session import Session
from engine.mahoroba.game import MahorobaGame
from engine.mahoroba.pool import DECKS
from engine.mahoroba.setup import Setup, SideSetup


def test_whoever_is_asked_may_give_up_at_any_question() -> None:
    sides = (SideSetup(deck=DECKS["lanterns"]), SideSetup(deck=DECKS["deep-water"]))
    session = Session(MahorobaGame(), Setup(sides=sides, seed=3))
    session.submit(session.decision.options[0].key for _ in range(1))
    seat = session.decision.seat
    session.submit(GIVE_UP)
    assert (session.decision, session.state.winner, session.state.ending) == (None, 1 - seat, "conceded")
    session.undo()
    assert session.state.winner is None
