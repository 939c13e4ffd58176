"""Against the computer: played without a curtain; hints and the analysis say what comes of it in every language."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics

from engine.games import tools
from sakura_desktop.mahoroba.playmat import UnitsPlate
from sakura_desktop.match.hints import named_answer, percent
from sakura_desktop.match.seats import Seats
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, program
from tests.desktop.thinking import ThinkingHere

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.match.screen import MatchScreen
    from sakura_desktop.program import Program

PATIENCE = 120_000
KEY = "mahoroba"
ANSWERS = 12


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, game=KEY, pace="off") as whole:
        yield whole


@pytest.fixture
def screen(made: Program, qtbot: QtBot) -> MatchScreen:
    """Some answers of a person's, the computer's between them."""
    bringing, rng = tools(KEY).bringing, random.Random(3)
    made.flow.duelling.thinking = ThinkingHere(16)
    made.flow.duelling.rng = random.Random(3)
    made.flow.duelling.begin([bringing.side(rng, None), bringing.side(rng, None)], Seats(("", "casual"), 0))
    screen: MatchScreen = made.flow.rooms.duel
    session = screen.session
    for _ in range(ANSWERS):
        qtbot.waitUntil(lambda: session.decision is not None, timeout=PATIENCE)
        assert (session.seat, session.lower, session.curtain_for) == (0, 0, None)
        options = session.decision.options
        screen.history.mark()
        session.submit((options[0].key,))
    qtbot.waitUntil(lambda: session.decision is not None and len(session.decision.options) > 1, timeout=PATIENCE)
    return screen


def test_the_computer_has_answered_and_is_called_so(screen: MatchScreen, made: Program) -> None:
    called = made.words.say("player-computer", level="casual", number=0)
    lines = [made.words.text(line.phrase) for line in screen.session.duel.journal(0)]
    assert any(line.startswith(called) for line in lines)


def test_how_many_units_are_left_is_seen_in_little_room(screen: MatchScreen, made: Program) -> None:
    plate = screen.board.findChildren(UnitsPlate)[0]
    assert plate.view is not None
    units = str(plate.view.players[plate.seat].units)
    for language in LANGUAGES:
        made.settings.language = language
        settle()
        font = QFont(plate.font())
        whole = plate.units_said(font, QRect(0, 0, 1_000, 20))
        room = QRect(0, 0, QFontMetrics(font).horizontalAdvance(whole) - 1, 20)
        short = plate.units_said(font, room)
        assert units in short
        assert "…" not in short
        assert len(short) < len(whole)


def test_hints_tell_the_best_answers_with_chance_and_why(screen: MatchScreen, made: Program, qtbot: QtBot) -> None:
    screen.tools["hint"].click()
    hints = screen.hints
    assert hints is not None
    qtbot.waitUntil(lambda: bool(hints.found), timeout=PATIENCE)
    best = hints.found[0]
    for language in LANGUAGES:
        made.settings.language = language
        settle()
        row = hints.sheet.rows[0]
        assert row.text() == made.words.text(named_answer(screen.session.duel, best.keys))
        assert made.words.say("hint-chance", chance=percent(best.chance)) in row.accessibleName()
        assert row.accessibleDescription() == made.words.text(best.why)
    option = screen.session.decision.option(best.keys[0]) if screen.session.decision else None
    assert option is not None
    assert hints.ghost.shown == option.moves[:1]
    answers = screen.session.duel.answers
    hints.sheet.take.click()
    assert screen.session.duel.given(answers) == best.keys


def test_a_match_is_looked_through_move_by_move(screen: MatchScreen, made: Program, qtbot: QtBot) -> None:
    made.flow.ask("analyse")
    analysis = made.flow.rooms.analysis
    qtbot.waitUntil(lambda: analysis.work.finished, timeout=PATIENCE)
    assert {one.seat for one in analysis.work.verdicts} == {0, 1}
    point = analysis.curve.points[-1]
    analysis.go(point.answers)
    moment = screen.session.duel.at(point.answers)
    found = analysis.work.verdicts[-1]
    for language in LANGUAGES:
        made.settings.language = language
        settle()
        analysis.go(point.answers)
        assert made.words.text(named_answer(moment, found.played)) in analysis._said.text()
        assert made.words.say("player-computer", level="casual", number=0) in analysis._title.text()
