"""What somebody does while steps are still being seen: leaving, taking back, closing, and the beginning of a duel."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from engine.cardgame.play.random_player import random_answer
from engine.games import open_match
from tests.desktop.settling import settle
from tests.desktop.shell import begin, program

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sakura_desktop.program import Program
    from sakura_desktop.table.steps import Step

ANSWERS = 24


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    """The program at the normal pace with open hands; time passes by hand alone."""
    with program(tmp_path, pace="normal", curtain=False, motion="full") as made:
        made.flow.rooms.duel.board.ticker.by_hand()
        yield made


def through(made: Program) -> None:
    """Let time pass until all is seen."""
    board = made.flow.rooms.duel.board
    for _ in range(400):
        if not board.busy():
            break
        board.ticker.advance(100)
        settle(1)
    assert not board.busy()


def leave_and_return(made: Program) -> None:
    made.flow.ask("home")
    settle()
    assert made.window.current == "home"
    made.flow.ask("continue")
    settle()


def take_back(made: Program) -> None:
    made.flow.rooms.duel.undo(sure=True)


def take_back_and_do_again(made: Program) -> None:
    screen = made.flow.rooms.duel
    screen.undo(sure=True)
    screen.redo()


def look_back(made: Program) -> None:
    screen = made.flow.rooms.duel
    screen.history.look_at(0)
    screen.board.ticker.advance(50)
    screen.history.back_to_present()


def turn_the_board(made: Program) -> None:
    made.settings.turn_board = "stay" if made.settings.turn_board == "turn" else "turn"


def another_size_and_language(made: Program) -> None:
    made.window.resize(1000, 640)
    made.settings.language = "ko"


@pytest.mark.parametrize(
    "act", [leave_and_return, take_back, take_back_and_do_again, look_back, turn_the_board, another_size_and_language]
)
def test_afterwards_all_is_as_it_stands(made: Program, act: Callable[[Program], None]) -> None:
    begin(made)
    rng, screen = random.Random(1), made.flow.rooms.duel
    session, interrupted = screen.session, 0
    for _ in range(ANSWERS):
        through(made)
        assert session.duel.decision is not None
        session.submit(random_answer(session.duel.decision, rng))
        screen.board.ticker.advance(rng.randrange(300))
        if not screen.board.busy():
            continue
        interrupted += 1
        act(made)
        settle(1)
        through(made)
        assert screen.board.table.view == session.view()
        assert screen.bar.decision == session.decision is not None
        lines = session.duel.journal(session.seat)
        assert made.flow.rooms.journal.told == (lines[-1].index + 1 if lines else 0)
    assert interrupted > ANSWERS / 3


def test_answers_while_steps_are_seen_are_kept_when_the_window_is_closed(made: Program, tmp_path: Path) -> None:
    begin(made)
    rng, screen = random.Random(2), made.flow.rooms.duel
    session = screen.session
    while not screen.board.busy() or session.duel.answers < ANSWERS:
        through(made)
        assert session.duel.decision is not None
        session.submit(random_answer(session.duel.decision, rng))
    answers = session.duel.answers
    assert made.window.close()
    settle()
    made.close()
    (journal,) = tmp_path.rglob("*.sakura")
    assert open_match(journal).answers == answers


def test_a_new_duel_tells_first_who_goes_first(made: Program) -> None:
    board, began = made.flow.rooms.duel.board, list["Step"]()
    board.animation.began.connect(began.append)
    duel = begin(made)
    first = duel.view(-1).turn_player
    assert [(one.kind, one.seat) for one in began] == [("begins", first)]
    said = next(line for line in duel.journal(-1) if line.phrase.key == "line-first-player")
    assert made.flow.rooms.journal.told == said.index + 1, "what comes after isn't told before it is seen"
    assert made.flow.rooms.duel.bar.decision is None
    through(made)
    assert {"shuffle", "move"} <= {one.kind for one in began}
    assert made.flow.rooms.duel.bar.decision == duel.decision


def test_a_duel_gone_on_with_does_not_begin_again(made: Program) -> None:
    begin(made)
    through(made)
    began: list[Step] = []
    made.flow.rooms.duel.board.animation.began.connect(began.append)
    leave_and_return(made)
    assert not began
