"""What the tests of sessions share: evenings without luck, and what one is at a moment."""

from __future__ import annotations

from typing import Any

from engine.kernel.chance import Scripted
from engine.kernel.decisions import Chance, Decision
from engine.kernel.session import Session
from tests.engine.kernel.lanterns import (
    ChooseAnswer,
    Evening,
    Lanterns,
    Table,
)

IN_ORDER = Scripted()
"""No luck: the deck stays 1, 2, 3 …, seat 0 begins; the hands are 1, 3 and 2, 4."""


def evening(lanterns: int = 12, luck: Scripted | None = None) -> Session[Evening, Table]:
    return Session(Lanterns(), Evening(lanterns=lanterns), luck or IN_ORDER)


def cursed() -> Session[Evening, Table]:
    """The cursed lantern is the first card of seat 0."""
    return Session(Lanterns(), Evening(cursed=True), Scripted([(12, *range(12))]))


def begun(*keys: str, lanterns: int = 12) -> Session[Evening, Table]:
    session = evening(lanterns)
    for key in keys:
        session.submit((key,))
    return session


def asked(session: Session[Evening, Table]) -> Decision:
    assert session.decision is not None
    return session.decision


def offered(session: Session[Evening, Table]) -> list[str]:
    return [option.key for option in asked(session).options]


def moment(session: Session[Evening, Table]) -> tuple[Any, ...]:
    """All that a session is at a moment, in values of its own."""
    return session.state.copy(), session.decision, list(session.events), list(session.entries), session.answers


class NeverAtRest(Lanterns):
    """A game without any moment at rest: one choice and one coin, again and again."""

    def run(self, table: Table) -> Any:
        options = evening().decision
        assert options is not None
        while True:
            yield ChooseAnswer(seat=0, options=options.options)
            yield Chance("pick", 2)
