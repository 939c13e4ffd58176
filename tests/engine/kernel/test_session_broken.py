"""Games that break the kernel's trust: what a session is then, and what it reports."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.chance import Scripted, Source
from engine.kernel.codec import decode
from engine.kernel.decisions import Chance, IllegalAnswer
from engine.kernel.drive import Diverged
from engine.kernel.journal import Answered
from engine.kernel.session import Broken, Over, Session
from tests.engine.kernel.evenings import IN_ORDER, NeverAtRest, cursed, evening, moment
from tests.engine.kernel.lanterns import (
    CURSED,
    Drew,
    Evening,
    Laid,
    Lanterns,
    Lit,
    State,
    Table,
)


def test_a_session_stands_where_it_stood_when_the_rules_break() -> None:
    session = cursed()
    for key in ("end", "draw", "end", "end"):
        session.submit((key,))
    session.undo(2)
    before = moment(session), list(session.journal.records)
    with pytest.raises(Broken, match="light:99") as broken:
        session.submit((f"light:{CURSED}",))
    assert isinstance(broken.value.__cause__, ZeroDivisionError)
    assert (moment(session), session.journal.records) == before
    assert session.can_redo
    session.submit(("light:2",))
    assert Lit(0, 2) in session.events


def test_a_broken_duel_reports_its_journal_with_the_answer_that_broke_it() -> None:
    session = cursed()
    with pytest.raises(Broken) as broken:
        session.submit((f"light:{CURSED}",))
    report = decode(broken.value.journal.encode(), Lanterns().form)
    assert report.journal.setup == session.setup
    assert report.journal.records == [*session.entries, broken.value.answer]
    assert broken.value.answer == Answered("ChooseAct", 0, (f"light:{CURSED}",))


def test_luck_that_cannot_be_breaks_nothing_else() -> None:
    class Dream:
        """Luck that draws a card too many."""

        def draw(self, index: int, chance: Chance) -> tuple[int, ...]:
            return tuple(range(chance.size + (index > 1))) if chance.what == "shuffle" else (0,)

    session = Session(Lanterns(), Evening(), Dream())
    session.submit(("end",))
    before = moment(session)
    with pytest.raises(Broken) as broken:
        session.submit(("light:4",))
    assert isinstance(broken.value.__cause__, IllegalAnswer)
    assert moment(session) == before


def test_a_setup_that_cannot_be_opened_is_reported() -> None:
    with pytest.raises(Broken, match="could not be opened") as broken:
        evening(-1)
    assert isinstance(broken.value.__cause__, ValueError)
    assert '"lanterns":-1' in broken.value.journal


class Interrupted(Lanterns):
    """A person stops the program in the middle of an answer, once."""

    stops = 1

    def table(self, state: State, events_count: int) -> Table:
        return Table(state)

    def run(self, table: Table) -> Any:
        running = super().run(table)
        question = next(running)
        while True:
            reply = yield question
            if reply == ("draw",) and self.stops:
                self.stops -= 1
                table.emit(Drew(0))
                raise KeyboardInterrupt
            try:
                question = running.send(reply)
            except StopIteration:
                return


def test_an_interruption_leaves_no_half_state() -> None:
    session = Session(Interrupted(), Evening(), IN_ORDER)
    before = moment(session)
    with pytest.raises(KeyboardInterrupt):
        session.submit(("draw",))
    assert moment(session) == before
    session.submit(("draw",))
    assert session.answers == 1


class Tired(Lanterns):
    """A game that breaks on lighting lantern 3 once it is tired."""

    tired = False

    def run(self, table: Table) -> Any:
        running = super().run(table)
        question = next(running)
        while True:
            reply = yield question
            if reply == ("light:3",) and self.tired:
                raise RuntimeError
            question = running.send(reply)


def test_what_can_not_be_done_again_leaves_all_as_it_was() -> None:
    game = Tired()
    session = Session(game, Evening(), IN_ORDER)
    for key in ("light:1", "light:3", "pass"):
        session.submit((key,))
    session.undo(3)
    before = moment(session), list(session.journal.records)
    game.tired = True
    with pytest.raises(Broken) as broken:
        session.redo(3)
    assert isinstance(broken.value.__cause__, Diverged)
    assert (moment(session), session.journal.records) == before
    session.redo()
    assert session.state.lit == [1]


def test_a_game_that_breaks_and_can_not_go_back_asks_nothing_more() -> None:
    session = Session(Forgetful(), Evening(cursed=True), Scripted([(12, *range(12))]))
    records = list(session.journal.records)
    with pytest.raises(Broken) as broken:
        session.submit((f"light:{CURSED}",))
    assert isinstance(broken.value.__cause__, Diverged)
    with pytest.raises(Over):
        session.submit(("end",))
    assert session.journal.records == records


def test_a_game_without_moments_at_rest_is_replayed_from_its_beginning() -> None:
    session = Session(NeverAtRest(), Evening(), Source(4))
    for key in ("end", "draw", "end"):
        session.submit((key,))
    entries = list(session.entries)
    session.undo(2)
    assert session.entries == entries[:2]
    session.redo(2)
    assert session.entries == entries


class Forgetful(Lanterns):
    """A game whose state at rest doesn't go on with what was asked."""

    def table(self, state: State, events_count: int) -> Table:
        state.turn = 1 - state.turn
        return Table(state)


class Talkative(Lanterns):
    """A game that makes something happen before it goes on."""

    def table(self, state: State, events_count: int) -> Table:
        return Table(state)

    def run(self, table: Table) -> Any:
        if table.state.opened:
            table.emit(Laid(tuple(table.state.deck), table.state.turn))
        return (yield from super().run(table))


@pytest.mark.parametrize("game", [Forgetful(), Talkative()])
def test_a_game_that_does_not_go_on_from_rest_is_found_out(game: Lanterns) -> None:
    session = Session(game, Evening(), IN_ORDER)
    session.submit(("end",))
    before = moment(session)
    with pytest.raises(Broken) as broken:
        session.undo()
    cause = broken.value.__cause__
    assert isinstance(cause, Diverged)
    assert cause.code == "rest"
    assert moment(session) == before


class Moody(Lanterns):
    """A game that isn't the same twice: from the second time on, lighting a lantern is forbidden."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = 0

    def run(self, table: Table) -> Any:
        self.begun += 1
        if self.begun > 2:
            table.state.hands[0] = []
        return (yield from super().run(table))


def test_a_game_that_is_not_the_same_twice_is_found_out_and_nothing_moves() -> None:
    session = Session(Moody(), Evening(), IN_ORDER, spacing=1000)
    session.submit(("light:1",))
    session.submit(("end",))
    session.undo()
    assert session.state.lit == [1]
    before = moment(session)
    with pytest.raises(Broken):
        session.undo()
    assert moment(session) == before
