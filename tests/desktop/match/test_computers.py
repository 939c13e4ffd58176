"""Computers at a table: asked and answered for without a curtain, taken back past, left, lost, watched."""

from __future__ import annotations

import os
import random
import signal
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QProgressBar, QPushButton, QToolButton, QWidget

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.games import game, tools
from engine.players.player import Level
from engine.players.process import Build, Question, Share
from engine.players.search import Thought, Way
from engine.sakura.door import GAME, Setup, SideSetup
from engine.text.phrase import say
from sakura_desktop.match import computers as module
from sakura_desktop.match import coordinator
from sakura_desktop.match.confirmations import Confirmation
from sakura_desktop.match.move_told import card_in
from sakura_desktop.match.seats import TWO, Seats, seats_of
from sakura_desktop.screens.match_list import names_of
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, decks, program, said_by, to_the_choice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.cardgame.match import AnyMatch
    from engine.cardgame.view import CardSeen, Frame
    from sakura_desktop.match.computers import Computers
    from sakura_desktop.match.session import MatchSession
    from sakura_desktop.program import Program

AGAINST = Seats(("", "beginner"), 1)
WATCHED = Seats(("beginner", "beginner"), 0)
CONTROLS = ("progress", "play", "step", "skip", "open", "pace", "undo", "redo", "keys", "give-up")
PATIENCE = 240_000
"""Milliseconds: far more than anything needs."""


class Slow(QObject):
    """In place of `Thinking`: it answers when the test says so."""

    shared = Signal(int, float)
    anew = Signal(int)
    done = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number = 0
        self.task: Any = None
        self.match: AnyMatch | None = None

    def give(self, task: Any) -> int:
        self.number += 1
        self.task = task
        return self.number

    def stop(self) -> None:
        self.task = None

    def close(self) -> None:
        self.task = None

    def answer(self) -> None:
        """What is asked is answered: with some legal answer, or a side."""
        task, self.task = self.task, None
        if isinstance(task, Build):
            found: Any = tools(task.game).bringing.side(random.Random(task.seed), task.own)
        else:
            assert isinstance(task, Question)
            if self.match is None or self.match.setup != task.setup:
                self.match = Match.start(game(task.game), task.setup)
            match = self.match
            match.follow(task.entries)
            assert match.decision is not None
            assert match.decision.seat == task.seat
            keys = random_answer(match.decision, random.Random(match.answers))
            found = Thought((Way(keys, 0.5, 1),), 1, 0.0)
        self.done.emit(self.number, found)
        settle()


@pytest.fixture
def made(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr(coordinator, "Thinking", Slow)
    with program(tmp_path, pace="off") as whole:
        yield whole


def slow(made: Program) -> Slow:
    thinking = made.flow.duelling.thinking
    assert isinstance(thinking, Slow)
    return thinking


def begin(made: Program, seats: Seats = AGAINST) -> MatchSession:
    made.flow.duelling.rng = random.Random(1)
    made.flow.duelling.begin(decks(1), seats)
    settle()
    return made.flow.rooms.duel.session


def computers(made: Program) -> Computers:
    found = made.flow.rooms.duel.computers
    assert found is not None
    return found


def until_own(made: Program) -> None:
    """The computer answers until the person is asked."""
    session = made.flow.rooms.duel.session
    for _ in range(200):
        if session.decision is not None:
            return
        slow(made).answer()
    raise AssertionError("the person is never asked")


def own(made: Program) -> None:
    """The person answers."""
    screen = made.flow.rooms.duel
    decision = screen.session.decision
    assert decision is not None
    screen.history.mark()
    assert screen.session.submit(random_answer(decision, random.Random(screen.session.duel.answers)))
    settle()


class TestAgainst:
    def test_no_curtain_falls_and_the_view_stays_the_persons(self, made: Program) -> None:
        session = begin(made)
        for _ in range(6):
            until_own(made)
            assert session.decision is not None
            assert (session.decision.seat, session.seat, session.lower, session.curtain_for) == (0, 0, 0, None)
            own(made)
            if session.computer_asked is not None:
                assert (session.decision, session.seat, session.lower, session.curtain_for) == (None, 0, 0, None)

    def test_who_thinks_is_said_and_called_by_the_level(self, made: Program) -> None:
        session = begin(made)
        while session.computer_asked is None:
            own(made)
        called = made.words.say("player-computer", level="beginner", number=0)
        assert called in made.flow.rooms.duel.bar.accessibleName()
        made.settings.language = "ja"
        settle()
        assert "CPU（入門）" in made.flow.rooms.duel.bar.accessibleName()
        assert made.settings.names == ("", "")

    def test_how_far_it_is_is_shown(self, made: Program) -> None:
        session = begin(made)
        while session.computer_asked is None:
            own(made)
        shown = made.flow.rooms.duel.findChild(QProgressBar, "duel.progress")
        assert (shown.value(), shown.isEnabled()) == (0, True)
        slow(made).shared.emit(slow(made).number, 0.4)
        assert shown.value() == 40
        slow(made).shared.emit(slow(made).number - 1, 0.9)
        assert shown.value() == 40
        while session.computer_asked is not None:
            slow(made).answer()
        assert (shown.value(), shown.isEnabled()) == (0, False)

    def test_afterwards_it_is_called_so_as_well(self, made: Program) -> None:
        session = begin(made)
        while session.computer_asked is None:
            own(made)
        slow(made).answer()
        called = made.words.say("player-computer", level="beginner", number=0)
        until_own(made)
        made.flow.rooms.duel.history.give_up()
        settle()
        assert made.flow.rooms.result._reason.text().startswith(called)
        assert made.words.text(made.duels.records()[0].ending).startswith(called)
        made.flow.ask("analyse")
        settle()
        screen = made.flow.rooms.analysis
        assert called in screen._title.text()
        assert screen.settings.computers == ("", "beginner")

    def test_taking_back_goes_past_its_answers(self, made: Program) -> None:
        session = begin(made)
        until_own(made)
        while session.decision is not None:
            before = session.duel.answers
            own(made)
        slow(made).answer()
        assert session.duel.answers > before + 1 or session.decision is not None
        after = session.duel.answers
        assert made.flow.rooms.duel.history.undo(sure=True)
        assert (session.duel.answers, session.decision is not None) == (before, True)
        assert made.flow.rooms.duel.redo()
        assert session.duel.answers == after

    @pytest.mark.parametrize("sure", [True, False])
    def test_it_waits_while_taking_back_is_asked_for(
        self, made: Program, monkeypatch: pytest.MonkeyPatch, sure: bool
    ) -> None:
        session = begin(made)
        until_own(made)
        while session.decision is not None:
            before = session.duel.answers
            own(made)
        after = session.duel.answers
        monkeypatch.setattr(type(session.duel), "undo_reveals", lambda _match: True)
        screen = made.flow.rooms.duel
        assert not screen.undo()
        asked = screen.findChild(Confirmation)
        slow(made).answer()
        assert not computers(made).skip()
        assert asked.isVisible()
        assert session.duel.answers == after, "what it has found waits for the person"
        (asked.yes if sure else asked.no).click()
        settle()
        if sure:
            assert (session.duel.answers, session.decision is not None, slow(made).task) == (before, True, None)
        else:
            assert session.duel.answers == after + 1
        assert not screen.findChildren(Confirmation) or not asked.isVisible()

    def test_taking_back_again_goes_to_the_own_answer_before(self, made: Program) -> None:
        """While it thinks, and once it has answered: never to a question that it is asked."""
        session = begin(made)
        stood: list[int] = []
        for _ in range(6):
            until_own(made)
            stood.append(session.duel.answers)
            own(made)
        while session.computer_asked is None:
            stood.append(session.duel.answers)
            own(made)
        slow(made).answer()
        for goal in reversed(stood):
            assert made.flow.rooms.duel.undo(sure=True)
            assert (session.duel.answers, session.decision is not None, slow(made).task) == (goal, True, None)
        assert not made.flow.rooms.duel.history.can_undo
        for goal in stood[1:]:
            assert made.flow.rooms.duel.redo()
            assert session.duel.answers == goal

    def test_what_is_found_while_the_board_moves_is_not_given_by_taking_back(self, made: Program) -> None:
        session = begin(made)
        until_own(made)
        given: list[int] = []
        computers(made).answered.connect(lambda seat, _frames: given.append(seat))
        made.settings.pace = "slow"
        made.flow.rooms.duel.board.ticker.by_hand()
        while session.decision is not None:
            made.flow.rooms.duel.board.hurry()
            before = session.duel.answers
            own(made)
        assert made.flow.rooms.duel.board.animation.busy
        slow(made).answer()
        assert not given, "it waits until what the person did has been seen"
        assert made.flow.rooms.duel.undo(sure=True)
        assert (session.duel.answers, given) == (before, [])

    def test_before_the_first_own_answer_nothing_is_taken_back(self, made: Program) -> None:
        session = begin(made)
        until_own(made)
        assert session.duel.answers > 0
        assert not made.flow.rooms.duel.history.can_undo
        own(made)
        assert made.flow.rooms.duel.history.can_undo

    def test_leaving_stops_it_and_coming_back_asks_again(self, made: Program) -> None:
        session = begin(made)
        while session.computer_asked is None:
            own(made)
        assert slow(made).task is not None
        made.flow.home()
        assert slow(made).task is None
        made.flow.ask("continue")
        settle()
        assert slow(made).task.seat == 1

    def test_an_answer_to_what_was_taken_back_is_not_given(self, made: Program) -> None:
        session = begin(made)
        until_own(made)
        while session.decision is not None:
            own(made)
        asked = slow(made).number
        made.flow.rooms.duel.history.undo(sure=True)
        now = session.duel.answers
        slow(made).done.emit(asked, Thought((Way(("end",), 0.5, 1),), 1, 0.0))
        assert (slow(made).task, session.duel.answers) == (None, now)

    def test_it_is_there_again_when_the_duel_is_gone_on_with(self, made: Program) -> None:
        begin(made)
        record = made.duels.records()[0]
        assert record.players == ("", "beginner")
        made.flow.home()
        assert names_of(record)[1] == say("player-computer", level="beginner", number=0)
        made.flow.duelling.keeper.close()
        made.flow.duelling.resume(record)
        session = made.flow.rooms.duel.session
        assert session.computers == {1}

    def test_when_it_is_lost_that_is_said_and_it_may_think_once_more(self, made: Program) -> None:
        session = begin(made)
        while session.computer_asked is None:
            own(made)
        before, bar = session.duel.answers, made.flow.rooms.duel.bar
        slow(made).failed.emit(slow(made).number, "it ended")
        called = made.words.say("player-computer", level="beginner", number=0)
        assert made.words.say("computer-stands", player=called) in bar.accessibleName()
        offer = made.window.banners.findChild(QPushButton, "computer-again")
        assert offer is not None
        offer.click()
        settle()
        assert made.words.say("computer-thinks", player=called) in bar.accessibleName()
        assert "computer" not in made.window.banners.matters()
        slow(made).answer()
        assert session.duel.answers > before

    def test_what_is_said_of_a_lost_one_goes_when_it_is_asked_something_else(self, made: Program) -> None:
        session = begin(made)
        while session.computer_asked is None:
            own(made)
        slow(made).failed.emit(slow(made).number, "it ended")
        assert "computer" in made.window.banners.matters()
        made.flow.home()
        made.flow.ask("continue")
        settle()
        assert computers(made).thinks
        assert "computer" not in made.window.banners.matters()

    def test_when_it_is_lost_a_person_plays_on_for_it(self, made: Program) -> None:
        session = begin(made)
        while session.computer_asked is None:
            own(made)
        slow(made).failed.emit(slow(made).number, "it ended")
        offer = made.window.banners.findChild(QPushButton, "computer-by-hand")
        assert offer is not None
        offer.click()
        settle()
        assert session.computers == frozenset()
        if session.curtain_for is not None:
            session.lift_curtain()
        assert session.decision is not None
        assert session.decision.seat == 1


class TestPace:
    def test_the_next_answer_waits_and_can_be_let_come(self, made: Program) -> None:
        made.settings.pace = "slow"
        session = begin(made, WATCHED)
        answers = []
        for _ in range(6):
            slow(made).answer()
            answers.append(session.duel.answers)
            if computers(made).skip():
                settle()
                answers.append(session.duel.answers)
        assert answers == sorted(answers)
        assert len(set(answers)) < len(answers)

    def test_space_lets_it_come(self, made: Program) -> None:
        session = begin(made)
        while session.computer_asked is None:
            own(made)
        made.settings.pace = "slow"
        slow(made).answer()
        while session.computer_asked is not None and slow(made).task is None:
            QTest.keyClick(made.flow.rooms.duel, Qt.Key.Key_Space)
            settle()
        assert session.decision is not None or slow(made).task is not None

    def test_what_it_did_is_told_where_questions_are_asked(
        self, made: Program, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        made.settings.pace = "slow"
        session, duel = begin(made), made.flow.rooms.duel
        monkeypatch.setattr(duel.side, "underMouse", lambda: False)  # wherever tests before have left the mouse
        read: list[CardSeen | None] = []
        duel.card_shown.connect(read.append)
        came: list[tuple[Frame[Any], ...]] = []
        computers(made).answered.connect(lambda _seat, frames: came.append(frames))
        played = 0
        for _ in range(60):
            duel.board.hurry()
            if session.computer_asked is None:
                assert not came or said(made, came[-1]) not in duel.bar.accessibleName()
                own(made)
                continue
            read.clear()
            slow(made).answer()
            computers(made).skip()
            duel.board.hurry()
            if came and session.computer_asked is not None and said(made, came[-1]):
                assert said(made, came[-1]) in duel.bar.accessibleName()
                card = card_in(came[-1])
                played += card is not None
                assert card is None or card in read
        assert played

    def test_what_it_did_is_told_as_far_as_it_has_been_seen(self, made: Program) -> None:
        made.settings.pace = "slow"
        session, board = begin(made), made.flow.rooms.duel.board
        board.ticker.by_hand()
        bar = made.flow.rooms.duel.bar
        came: list[tuple[Frame[Any], ...]] = []
        computers(made).answered.connect(lambda _seat, frames: came.append(frames))
        grew = 0
        for _ in range(60):
            board.hurry()
            if session.computer_asked is None:
                own(made)
                continue
            slow(made).answer()
            computers(made).skip()
            while board.busy():
                shown = board.animation.shown or 0
                later = [frame for frame in came[-1] if frame.line is not None and frame.index > shown]
                for frame in later:
                    assert said(made, (frame,)) not in bar.accessibleName()
                grew += bool(later)
                board.ticker.advance(40)
        assert grew


def said(made: Program, frames: tuple[Frame[Any], ...]) -> str:
    """The first sentence of what happened."""
    return next((made.words.text(frame.line.phrase) for frame in frames if frame.line is not None), "")


class TestWatched:
    def test_it_waits_and_goes_step_by_step(self, made: Program) -> None:
        session = begin(made, WATCHED)
        slow(made).answer()
        computers(made).pause(paused=True)
        settle()
        before = session.duel.answers
        assert slow(made).task is None
        computers(made).step()
        slow(made).answer()
        assert session.duel.answers == before + 1
        assert slow(made).task is None
        computers(made).pause(paused=False)
        assert slow(made).task is not None

    def test_enter_presses_its_buttons(self, made: Program) -> None:
        begin(made, WATCHED)
        screen = made.flow.rooms.duel
        made.window.activateWindow()
        play = screen.findChild(QToolButton, "duel.play")
        play.setFocus()
        settle()
        QTest.keyClick(play, Qt.Key.Key_Return)
        assert computers(made).paused
        QTest.keyClick(play, Qt.Key.Key_Return)
        assert not computers(made).paused

    def test_taking_back_waits(self, made: Program) -> None:
        session = begin(made, WATCHED)
        for _ in range(4):
            slow(made).answer()
        before = session.duel.answers
        made.settings.confirm_undo = False
        assert made.flow.rooms.duel.undo()
        assert (session.duel.answers, computers(made).paused) == (before - 1, True)

    @pytest.mark.parametrize("open_", [True, False])
    def test_hands_are_open_or_not(self, made: Program, open_: bool) -> None:
        session = begin(made, WATCHED)
        for _ in range(4):
            slow(made).answer()
        made.settings.watch_open = open_
        settle()
        for seat in (0, 1):
            hand = session.view().places[f"hand.{seat}"].cards
            assert hand
            assert all((card.number is not None) is open_ for card in hand)
        assert all(card.number is None for card in session.view().places["deck.0"].cards)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_controls_have_room_beside_the_board(self, made: Program, language: str) -> None:
        made.settings.language = language
        made.window.resize(1280, 720)
        begin(made, WATCHED)
        settle()
        shown = [made.flow.rooms.duel.findChild(QWidget, f"duel.{name}") for name in CONTROLS]
        assert all(widget.isVisible() for widget in shown)
        assert all(widget.width() >= widget.sizeHint().width() for widget in shown[1:])
        boxes = [QRect(widget.mapTo(made.window, QPoint()), widget.size()) for widget in shown]
        assert not any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[:at])
        assert all(box.right() < 1280 for box in boxes)


class TestPreparation:
    def test_it_chooses_openly_and_builds_in_secret(self, made: Program) -> None:
        made.settings.sits, made.settings.level = "computer", "casual"
        made.settings.curtain = True
        to_the_choice(made)
        choose = made.flow.preparation.choose
        pair = tuple(choose.choosing.sides[1])
        assert len(pair) == 2
        choose.hands.fill(0)
        choose.go_on()
        build = made.flow.preparation.build
        assert (made.window.current, build.at, build.curtain.is_down) == ("build", 0, False)
        assert slow(made).task.own == pair
        slow(made).answer()
        build.tools.buttons["random"].click()
        build.go_on()
        assert made.window.current == "duel"
        duel = made.flow.rooms.duel.session.duel
        assert duel.players == ("", "casual")
        assert duel.setup.sides[1].megami == pair

    def test_what_it_still_builds_is_waited_for(self, made: Program) -> None:
        made.settings.sits = "watch"
        to_the_choice(made)
        made.flow.preparation.choose.go_on()
        assert made.window.current == "choose"
        slow(made).answer()
        assert made.window.current == "choose"
        slow(made).answer()
        assert made.window.current == "duel"
        assert all(made.flow.rooms.duel.session.duel.players)

    def test_what_it_cannot_build_is_drawn(self, made: Program) -> None:
        made.settings.sits = "watch"
        to_the_choice(made)
        made.flow.preparation.choose.go_on()
        for _ in range(2):
            slow(made).failed.emit(slow(made).number, "it ended")
        assert made.window.current == "duel"

    def test_by_striking_it_picks_and_strikes_for_itself(self, made: Program) -> None:
        made.settings.sits = "computer"
        made.settings.curtain = True
        to_the_choice(made)
        choose = made.flow.preparation.choose
        choose.begin(strike=True)
        choose.hands.fill(0)
        choose.go_on()
        assert (choose.choosing.seat, choose.choosing.striking, choose.curtain.is_down) == (0, True, False)
        choose.hands.press(1, 0)
        choose.go_on()
        assert choose.choosing.pairs() is not None

    def test_another_game_is_played_against_it(self, made: Program) -> None:
        made.settings.game, made.settings.sits = "mahoroba", "computer"
        to_the_choice(made)
        screen = made.flow.preparation.screen
        assert screen.sides[1].computer
        screen.begin_button.click()
        slow(made).answer()
        assert made.window.current == "duel"
        until_own(made)
        own(made)


class TestKilled:
    def test_the_duel_goes_on_when_the_process_is_killed_while_it_thinks(
        self, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
    ) -> None:
        looks = [120]
        monkeypatch.setattr(module, "level_of", lambda key: Level(key, looks[0], 60.0))
        with program(tmp_path, pace="off") as made:
            thinking = made.flow.duelling.thinking
            killed: list[int] = []
            told: list[bool] = []

            def kill(said: object) -> None:
                """At the first word of how far it is, on the thread that hears it: it is far from done."""
                number = thinking.thinker.process_id
                if isinstance(said, Share) and not killed and number is not None:
                    killed.append(number)
                    os.kill(number, signal.SIGTERM)

            thinking._said.connect(kill, Qt.ConnectionType.DirectConnection)
            session = begin(made)
            bar = made.flow.rooms.duel.bar
            thinking.anew.connect(lambda _task: told.append(any("has ended" in one for one in said_by(bar))))
            while session.computer_asked is None:
                own(made)
            before = session.duel.answers
            qtbot.waitUntil(lambda: session.duel.answers > before, timeout=PATIENCE)
            assert killed
            assert told == [True]
            assert not any("has ended" in one for one in said_by(bar))
            assert thinking.thinker.process_id not in {None, *killed}
            looks[0] = 2
            for _ in range(4):
                qtbot.waitUntil(lambda: session.decision is not None, timeout=PATIENCE)
                own(made)
            assert session.computers == {1}
            assert made.window.banners.findChild(QPushButton, "computer-by-hand") is None


def test_a_side_without_a_player_is_a_persons(tmp_path: Path) -> None:
    found = decks(1)
    sides = [SideSetup(megami=one.megami, normals=one.normals, specials=one.specials) for one in found]
    path = tmp_path / "old.sakura"
    Match.start(GAME, Setup(sides=(sides[0], sides[1]), seed=1)).save_as(path)
    text = path.read_text("utf-8")
    assert text.count(',"player":""') == 2
    path.write_text(text.replace(',"player":""', ""), "utf-8")
    assert Match.load(GAME, path).players == ("", "")


class TestSeats:
    def test_by_keyboard(self, made: Program) -> None:
        made.flow.ask("new")
        screen = made.flow.rooms.seats
        made.window.activateWindow()
        settle()
        assert screen.next.hasFocus()
        screen.groups["sits"]["two"].setFocus()
        QTest.keyClick(screen.groups["sits"]["two"], Qt.Key.Key_Left)
        assert made.settings.sits == "computer"
        screen.groups["level"]["beginner"].setFocus()
        QTest.keyClick(screen.groups["level"]["beginner"], Qt.Key.Key_Right)
        assert seats_of(made.settings) == Seats(("", "casual"))
        screen.groups["begins"]["person"].click()
        assert seats_of(made.settings) == Seats(("", "casual"), 0)

    def test_open_hands_let_no_curtain_fall(self, made: Program) -> None:
        made.flow.ask("new")
        groups = made.flow.rooms.seats.groups
        groups["sits"]["two"].click()
        groups["hands"]["open"].click()
        assert (seats_of(made.settings), made.settings.curtain) == (TWO, False)
        groups["hands"]["curtain"].click()
        assert made.settings.curtain

    def test_two_computers_have_a_level_each(self, made: Program) -> None:
        made.flow.ask("new")
        groups = made.flow.rooms.seats.groups
        groups["sits"]["watch"].click()
        groups["watched-0"]["beginner"].click()
        groups["watched-1"]["master"].click()
        assert seats_of(made.settings) == Seats(("beginner", "master"))

    def test_a_level_that_is_not_there_is_another(self, made: Program) -> None:
        made.settings.sits, made.settings.level = "computer", "from-another-version"
        assert seats_of(made.settings).players == ("", "casual")
