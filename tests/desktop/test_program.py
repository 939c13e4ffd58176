"""The way through the whole program, without a person: home, choice, decks, duel, result, replay, and every window."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from engine.cardgame.match import Match
from engine.kernel.store import CannotSave
from engine.sakura.door import GAME
from engine.text.phrase import say
from sakura_desktop import screen_picture
from sakura_desktop import window as window_module
from sakura_desktop.games import games
from sakura_desktop.languages.words import LANGUAGES, CatalogLoader
from sakura_desktop.match import coordinator
from sakura_desktop.match.coordinator import MatchCoordinator
from sakura_desktop.match.journal import LINE_ROLE
from sakura_desktop.match.keeper import why_unsaved
from sakura_desktop.screen_picture import picture_of
from tests.desktop.settling import settle
from tests.desktop.shell import begin, finish, pairs, play, program, said_by, to_the_choice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from engine.text.phrase import Phrase
    from sakura_desktop.program import Program

CHECKOUT = Path(__file__).resolve().parents[2]
PATIENCE = 60_000
SCREENS = (
    "home", "seats", "choose", "build", "duel", "result", "replay", "replays", "decks", "settings", "help", "about",
)  # fmt: skip
KILLED = """
import os, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.desktop.shell import begin, finish, play, program
with program(Path(sys.argv[1]), "en", curtain=False) as made:
    begin(made)
    play(made, 20)
    print(made.flow.rooms.duel.session.duel.answers, flush=True)
    os._exit(9)
"""


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, curtain=False) as whole:
        yield whole


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Phrase]:
    """What dialogs said instead of waiting for a person."""
    said: list[Phrase] = []
    monkeypatch.setattr(coordinator, "tell", lambda _parent, _words, _title, text: said.append(text))
    monkeypatch.setattr(coordinator, "confirm", lambda _parent, _words, _title, text, _yes: said.append(text))
    return said


def visit_all(made: Program) -> Iterator[str]:
    """Every screen, one after the other."""
    for name in ("home", "new", "replays", "decks", "settings", "help", "about"):
        made.flow.ask(name)
        settle()
        yield made.window.current
    to_the_choice(made)
    yield "choose"
    made.flow.preparation.build.begin(pairs())
    made.flow.enter(made.flow.preparation.build)
    yield "build"
    begin(made)
    play(made, 15)
    yield "duel"
    made.flow.ask("watch")
    settle()
    yield "replay"
    made.flow.rooms.result.show_duel(made.flow.rooms.duel.session.duel)
    made.flow.enter(made.flow.rooms.result)
    yield "result"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_every_language(qapp: object, tmp_path: Path, language: str) -> None:
    with program(tmp_path, language, curtain=False) as made:
        visited = set()
        for name in visit_all(made):
            visited.add(name)
            said = said_by(made.window)
            assert not [text for text in said if "⟦" in text], name
            assert made.words.say("title-screen", screen=name) == made.window.windowTitle()
        assert visited == set(SCREENS)


def test_a_switch_of_language_rewords_whatever_is_shown(made: Program) -> None:
    for name in visit_all(made):
        texts = []
        for language in LANGUAGES:
            made.settings.language = language
            settle()
            texts.append(set(said_by(made.window)))
        assert texts[0] != texts[1] != texts[2], name
        made.settings.language = "ja"
        settle()
        assert texts[0] <= set(said_by(made.window)), name


def test_nothing_is_lost_by_a_switch_in_the_middle_of_a_duel(made: Program) -> None:
    duel = begin(made)
    play(made, 25)
    before = (duel.answers, duel.decision, duel.view(0))
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        QTest.keyClick(made.window, key, Qt.KeyboardModifier.ControlModifier)
        settle()
    QTest.keyClick(made.window, Qt.Key.Key_F6)
    settle()
    assert made.words.language == "ja"
    assert (duel.answers, duel.decision, duel.view(0)) == before
    assert made.window.current == "duel"


def test_a_key_held_peeks_at_the_second_language(made: Program) -> None:
    made.settings.second_language = "ko"
    handle = made.window.windowHandle()
    for key in (Qt.Key.Key_F8, Qt.Key.Key_QuoteLeft):
        QTest.keyPress(handle, key)
        assert made.words.language == "ko"
        assert made.flow.rooms.home.buttons[1].text() == "새 결투"
        QTest.keyRelease(handle, key)
        assert made.words.language == "en"


def test_a_backquote_typed_into_a_name_is_no_peek(made: Program) -> None:
    made.flow.ask("settings")
    line = made.flow.rooms.settings.findChildren(QLineEdit)[0]
    made.window.activateWindow()
    line.setFocus()
    settle()
    assert QApplication.focusWidget() is line
    QTest.keyPress(made.window.windowHandle(), Qt.Key.Key_QuoteLeft)
    assert not made.words.peeking


def test_from_the_choice_to_the_duel_and_again(made: Program) -> None:
    to_the_choice(made)
    choose = made.flow.preparation.choose
    for seat in (0, 1):
        choose.hands.fill(seat)
    choose.go_on()
    assert made.window.current == "build"
    build = made.flow.preparation.build
    for _ in range(2):
        build.tools.buttons["random"].click()
        build.go_on()
    assert made.window.current == "duel"
    play(made, 2000)
    assert made.window.current == "result"
    duel = made.flow.rooms.duel.session.duel
    assert duel.winner is not None
    said = said_by(made.flow.rooms.result)
    assert made.words.say("result-won", player=choose.player(duel.winner)) in said
    (record,) = made.duels.records()
    assert record.winner == duel.winner
    assert record.ending is not None
    made.flow.ask("again")
    assert made.window.current == "build"
    assert build.draft is not None
    assert build.draft.pair == duel.setup.sides[0].megami
    made.flow.ask("same")
    settle()
    again = made.flow.rooms.duel.session.duel
    assert again is not duel
    assert [side.normals for side in again.setup.sides] == [side.normals for side in duel.setup.sides]
    assert len(made.duels.records()) == 2


def test_a_duel_is_saved_after_every_answer_and_gone_on_with(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path, curtain=False) as made:
        duel = begin(made)
        for _ in range(6):
            play(made, 1)
            path = made.flow.duelling.keeper.path
            assert path is not None
            assert Match.load(GAME, path).answers == duel.answers
        before = (duel.answers, duel.view(0), duel.view(1))
    with program(tmp_path, curtain=False) as made:
        assert made.flow.rooms.home.buttons[0].isVisible()
        assert "unclosed" not in made.window.banners.matters()
        made.flow.ask("continue")
        settle()
        again = made.flow.rooms.duel.session.duel
        assert (again.answers, again.view(0), again.view(1)) == before


def test_a_killed_program_offers_to_continue(qapp: object, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path)], cwd=CHECKOUT, capture_output=True, text=True, check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.returncode == 9, done.stderr
    answers = int(done.stdout)
    with program(tmp_path, curtain=False) as made:
        assert made.words.say("home-unclosed", turn=made.duels.records()[0].turn) == (
            made.window.banners.matters()["unclosed"]
        )
        offer = made.window.banners.findChild(QPushButton, "home-unclosed-continue")
        assert isinstance(offer, QPushButton)
        offer.click()
        settle()
        assert made.window.current == "duel"
        assert made.flow.rooms.duel.session.duel.answers in {answers - 1, answers}
        assert "unclosed" not in made.window.banners.matters()


def test_a_duel_played_in_another_window_is_not_played_twice(
    qapp: object, tmp_path: Path, told: list[Phrase],
) -> None:
    with program(tmp_path, curtain=False) as first:
        begin(first)
        play(first, 5)
        with program(tmp_path, curtain=False) as second:
            assert "unclosed" not in second.window.banners.matters()
            second.flow.ask("continue")
            assert second.window.current == "home"
            assert [phrase.key for phrase in told] == ["cannot-write-in-use"]
        play(first, 2)
        assert first.flow.rooms.duel.session.duel.save_error is None


def test_a_duel_that_cannot_be_saved_goes_on_and_says_so(made: Program) -> None:
    begin(made)
    path = made.flow.duelling.keeper.path
    assert path is not None
    play(made, 3)
    whole = path.read_bytes()
    path.unlink()
    path.mkdir()
    play(made, 3)
    session = made.flow.rooms.duel.session
    assert session.duel.save_error is not None
    said = made.window.banners.matters()["save"]
    assert made.words.text(why_unsaved(session.duel.save_error)) in said
    assert made.window.current == "duel"
    path.rmdir()
    path.write_bytes(whole)
    play(made, 1)
    assert session.duel.save_error is None
    assert "save" not in made.window.banners.matters()
    assert Match.load(GAME, path).answers == session.duel.answers


def test_a_data_folder_that_cannot_be_made_is_said_and_the_duel_is_played(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine", "utf-8")
    with program(tmp_path / "taken", curtain=False) as made:
        begin(made)
        play(made, 10)
        assert made.window.current == "duel"
        assert {"save", "write"} <= set(made.window.banners.matters())
    assert (tmp_path / "taken").read_text("utf-8") == "mine"


def test_damaged_settings_decks_and_lists_are_said_at_the_start(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "duels").mkdir()
    for name in ("settings.json", "decks.json", "duels/list.json"):
        (tmp_path / name).write_text("{ damaged", "utf-8")
    with program(tmp_path) as made:
        said = made.window.banners.matters()
        assert {"read-settings.json", "read-decks.json", "read-list.json"} <= set(said)
        assert all("damaged" in text for matter, text in said.items() if matter.startswith("read-"))
    assert len(list(tmp_path.glob("*.damaged-1.json"))) == 2


JOURNAL_FAULTS = {
    "empty": lambda lines: [],
    "foreign": lambda lines: ["a letter to a friend"],
    "newer": lambda lines: [json.dumps({**json.loads(lines[0]), "version": 99}), *lines[1:]],
    "other-rules": lambda lines: [json.dumps({**json.loads(lines[0]), "set": "s12-1"}), *lines[1:]],
    "damaged": lambda lines: [*lines[:4], "{ torn", *lines[5:]],
    "diverged": lambda lines: [*lines[:5], *lines[6:]],
}


@pytest.mark.parametrize("fault", sorted(JOURNAL_FAULTS))
def test_a_damaged_journal_is_refused_in_words_and_left_as_it_is(
    made: Program, told: list[Phrase], tmp_path: Path, fault: str,
) -> None:
    begin(made)
    play(made, 12)
    kept = made.flow.duelling.keeper.path
    assert kept is not None
    lines = kept.read_text("utf-8").splitlines()
    made.flow.home()
    strange = tmp_path / "from a friend.sakura"
    strange.write_text("".join(f"{line}\n" for line in JOURNAL_FAULTS[fault](lines)), "utf-8")
    before = strange.read_bytes()
    made.flow.open_file(strange)
    assert made.window.current == "home"
    (phrase,) = told
    for language in LANGUAGES:
        said = made.words.text(phrase, language)
        assert str(strange) in said
        assert "⟦" not in said
    assert made.words.say(f"cannot-open-{fault}") in made.words.text(phrase)
    assert strange.read_bytes() == before


def test_a_journal_from_elsewhere_is_played_on_in_a_file_of_our_own(made: Program, tmp_path: Path) -> None:
    duel = begin(made)
    play(made, 10)
    elsewhere = tmp_path / "elsewhere" / "duel.sakura"
    elsewhere.parent.mkdir()
    duel.save_as(elsewhere)
    before = elsewhere.read_bytes()
    made.flow.open_file(elsewhere)
    settle()
    assert made.window.current == "duel"
    play(made, 3)
    assert elsewhere.read_bytes() == before
    path = made.flow.duelling.keeper.path
    assert path is not None
    assert path.parent == made.paths.duels
    assert Match.load(GAME, path).answers > 10


def test_saving_over_something_that_is_no_duel_asks_first(
    made: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: list[Phrase],
) -> None:
    begin(made)
    play(made, 5)
    target = tmp_path / "letter.sakura"
    target.write_text("a letter", "utf-8")
    monkeypatch.setattr(coordinator, "ask_file", lambda *_asked, **_how: target)
    answers = iter([False, True])
    monkeypatch.setattr(coordinator, "confirm", lambda *_asked: next(answers))
    made.flow.ask("save")
    assert target.read_text("utf-8") == "a letter"
    made.flow.ask("save")
    assert Match.load(GAME, target).answers == made.flow.rooms.duel.session.duel.answers
    assert str(target) in made.window.note.text()
    assert told == []


@pytest.mark.parametrize("code", ["full", "read-only", "no-folder", "in-use", "occupied", "failed"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_a_duel_is_not_saved_is_worded(made: Program, code: str, language: str) -> None:
    said = made.words.text(why_unsaved(CannotSave(code, Path("duel.sakura"), "reason")), language)  # type: ignore[arg-type]  # one of the codes
    assert "duel.sakura" in said
    assert "⟦" not in said


def test_a_finished_duel_is_watched_and_an_unfinished_one_gone_on_with_from_home(made: Program) -> None:
    finish(made)
    made.flow.home()
    home = made.flow.rooms.home
    assert not home.buttons[0].isVisible()
    (record,) = made.duels.records()
    home.watched.emit(record)
    settle()
    assert made.window.current == "replay"
    made.flow.home()
    home.buttons[1].click()
    begin(made, 2)
    play(made, 4)
    made.window.activateWindow()
    made.flow.home()
    settle()
    assert home.buttons[0].isVisible()
    assert home.focusWidget() is home.buttons[0], "no longer where a duel was begun"
    home.buttons[1].click()
    made.flow.home()
    assert home.focusWidget() is home.buttons[1]
    home.buttons[0].click()
    settle()
    assert made.window.current == "duel"
    made.flow.home()
    assert home.focusWidget() is home.buttons[0], "nothing was played, but it was gone on with"


def test_the_first_screen_rests_while_a_duel_is_played(made: Program) -> None:
    duel = begin(made)
    way = made.flow.rooms.home.buttons[0]
    before = way.accessibleDescription()
    while duel.turn < 2:
        play(made, 1)
    assert made.duels.records()[0].turn == duel.turn
    assert way.accessibleDescription() == before, "nobody sees it"
    made.flow.home()
    assert way.accessibleDescription() != before


def test_undo_and_redo_by_menu(made: Program) -> None:
    duel = begin(made)
    made.settings.confirm_undo = False
    actions = made.window.menus.actions
    assert not actions["undo"].isEnabled()
    play(made, 8)
    assert actions["undo"].isEnabled()
    answers = duel.answers
    actions["undo"].trigger()
    settle()
    assert duel.answers < answers
    assert actions["redo"].isEnabled()
    actions["redo"].trigger()
    settle()
    assert duel.answers == answers
    made.flow.home()
    assert not actions["undo"].isEnabled()


def test_a_line_of_the_journal_leads_back_to_its_moment_and_returns(made: Program) -> None:
    begin(made)
    play(made, 20)
    journal, screen = made.flow.rooms.journal, made.flow.rooms.duel
    line = screen.session.duel.journal(screen.session.seat)[4]
    journal.visited.emit(line)
    settle()
    assert screen.session.looking
    assert not journal.back.isHidden()
    journal.back.click()
    settle()
    assert not screen.session.looking
    assert journal.back.isHidden()


def test_each_game_keeps_the_journal_beside_its_own_board(made: Program) -> None:
    rooms = made.flow.rooms
    tables = {}
    for one in games():
        made.settings.game = one.key
        tables[one.key] = (rooms.duel, rooms.journal)
    for key, (screen, journal) in tables.items():
        made.settings.game = key
        assert (rooms.duel, rooms.journal) == (screen, journal)
        assert screen.isAncestorOf(journal)


def test_the_journal_can_be_hidden(made: Program) -> None:
    begin(made)
    made.window.resize(1600, 900)
    settle()
    journal, reader = made.flow.rooms.journal, made.flow.rooms.duel.side.widgets[0]
    assert journal.isVisible()
    assert reader.isVisible()
    switch = made.window.menus.actions["journal_shown"]
    switch.trigger()
    assert not journal.isVisible()
    assert reader.isVisible()
    assert not made.settings.journal_shown
    switch.trigger()
    assert journal.isVisible()


def test_where_reader_and_journal_take_turns_a_hidden_journal_has_no_tab(made: Program) -> None:
    begin(made)
    made.window.resize(1000, 700)
    settle()
    side = made.flow.rooms.duel.side
    journal, reader = made.flow.rooms.journal, side.widgets[0]
    assert side.tabs.isVisible()
    assert reader.isVisible()
    assert not journal.isVisible()
    switch = made.window.menus.actions["journal_shown"]
    switch.trigger()
    assert not side.tabs.isVisible()
    assert reader.isVisible()
    switch.trigger()
    assert side.tabs.isVisible()
    assert journal.isVisible(), "who asks for it sees it"
    assert not reader.isVisible()
    switch.trigger()
    assert reader.isVisible()
    assert not journal.isVisible()


def test_sounds_are_switched_and_made_louder_by_menu_and_key(made: Program) -> None:
    begin(made)
    actions = made.window.menus.actions
    QTest.keyClick(made.window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert not made.settings.sound
    assert not actions["sound"].isChecked()
    actions["sound"].trigger()
    assert made.settings.sound
    made.settings.volume = 90
    actions["louder"].trigger()
    assert made.settings.volume == 100
    assert not actions["louder"].isEnabled()
    made.settings.volume = 5
    actions["softer"].trigger()
    assert made.settings.volume == 0
    assert not actions["softer"].isEnabled()


def test_no_two_entries_of_the_menus_have_the_same_keys(made: Program) -> None:
    keys = [keys.toString() for action in made.window.findChildren(QAction) for keys in action.shortcuts()]
    assert "Ctrl+Shift+S" in keys
    assert sorted(set(keys)) == sorted(keys)


def test_pages_lead_back_to_the_duel(made: Program) -> None:
    begin(made)
    for name in ("settings", "help", "about"):
        made.flow.ask(name)
        assert made.window.current == name
        getattr(made.flow.rooms, name).cancelled.emit()
        assert made.window.current == "duel"


def test_the_window_comes_back_where_it_was(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path) as made:
        made.window.resize(made.window.minimumWidth(), 666)
        settle()
    with program(tmp_path) as made:
        assert made.window.height() == 666


def test_a_window_that_stood_on_a_screen_that_is_gone_is_seen(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path) as made:
        made.window.move(5000, 4000)
        settle()
    with program(tmp_path) as made:
        room = made.window.screen().availableGeometry()
        assert room.intersects(made.window.frameGeometry())
        assert room.contains(made.window.frameGeometry().topLeft())


def test_the_whole_screen_is_taken_and_left_by_a_key(made: Program) -> None:
    for whole in (True, False):
        QTest.keyClick(made.window, Qt.Key.Key_F11)
        settle()
        assert made.window.isFullScreen() is whole
        assert made.window.menus.actions["fullscreen"].isChecked() is whole


def test_a_picture_of_the_board_goes_to_the_clipboard(made: Program) -> None:
    begin(made)
    board = made.flow.rooms.duel.board.size()
    QGuiApplication.clipboard().clear()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(made.window, Qt.Key.Key_C, both)
    assert QGuiApplication.clipboard().pixmap().size() == board
    assert made.window.note.isVisible()
    assert made.window.note.text() == made.words.say("picture-copied")
    made.flow.home()
    made.flow.ask("copy-picture")
    assert QGuiApplication.clipboard().pixmap().width() == made.flow.rooms.home.width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_done_is_said_in_passing_and_nothing_moves_for_it(made: Program, language: str) -> None:
    begin(made)
    made.settings.language = language
    window, screen = made.window, made.flow.rooms.duel
    for width, height in ((800, 480), (1280, 720)):
        window.resize(width, height)
        settle()
        seen = [one for one in screen.findChildren(QWidget) if one.isVisible()]
        before = [one.geometry() for one in (screen, *seen)]
        made.flow.ask("copy-picture")
        settle()
        assert [one.geometry() for one in (screen, *seen)] == before
        note = window.note
        assert window.rect().contains(note.geometry())
        assert note.height() >= note.heightForWidth(note.width())
        under = window.childAt(note.geometry().center())
        assert under is not None
        assert under is not note
    note._timer.timeout.emit()
    assert not note.isVisible()


def test_a_picture_shows_nothing_that_a_curtain_covers(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path, curtain=True) as made:
        begin(made)
        screen = made.flow.rooms.duel
        assert screen.curtain.is_down
        covered = picture_of(screen).toImage()
        screen.session.duel.submit(())
        assert screen.pictured() is screen
        assert picture_of(screen).toImage() == covered
        screen.session.lift_curtain()
        settle()
        assert screen.pictured() is screen.board


def test_a_picture_of_the_board_is_saved(
    made: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin(made)
    board = made.flow.rooms.duel.board.size()
    said: list[Phrase] = []
    monkeypatch.setattr(screen_picture, "tell", lambda _window, _words, _title, text: said.append(text))
    for target in (tmp_path / "board.png", tmp_path / "nowhere" / "board.png"):
        monkeypatch.setattr(screen_picture, "ask_file", lambda *_asked, target=target, **_how: target)
        made.flow.ask("save-picture")
    assert QPixmap(str(tmp_path / "board.png")).width() == board.width()
    assert str(tmp_path / "board.png") in made.window.note.text()
    assert [phrase.key for phrase in said] == ["picture-not-saved"]


def test_the_seed_of_a_duel_is_drawn_by_chance(made: Program) -> None:
    assert isinstance(made.flow.duelling, MatchCoordinator)
    begin(made, 1)
    first = made.flow.rooms.duel.session.duel.setup.seed
    begin(made, 1)
    assert made.flow.rooms.duel.session.duel.setup.seed == first
    begin(made, 2)
    assert made.flow.rooms.duel.session.duel.setup.seed != first


def test_the_journal_says_the_same_however_it_came_about(made: Program) -> None:
    made.settings.confirm_undo = False
    duel = begin(made, 5)
    session, lines = made.flow.rooms.duel.session, made.flow.rooms.journal.view.lines
    for step in range(40):
        play(made, 1, seed=step)
        if step % 9 == 8:
            made.flow.ask("undo")
            settle()
        told = [lines.index(row).data(LINE_ROLE) for row in range(lines.rowCount())]
        assert [line for line in told if line is not None] == duel.journal(session.seat), step


def test_a_language_of_the_command_line_can_be_changed_back(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path) as made:
        made.settings.language = "ja"
    with program(tmp_path, "ko") as made:
        assert made.words.language == "ko"
        assert made.window.menus.reading.choices["language"]["ko"].isChecked()
        made.window.menus.reading.choices["language"]["ja"].trigger()
        assert made.words.language == "ja"


def test_whoever_does_nothing_is_not_woken(tmp_path: Path, qtbot: QtBot) -> None:
    """Every timer of the program stands still once what waited for an idle moment is done."""
    with program(tmp_path, curtain=False) as made:
        made._catalogs.close()
        begin(made)
        for way in ("home", "new", "replays", "decks", "study", "settings", "help", "about"):
            made.flow.ask(way)
            settle()
        made.flow.ask("continue")

        def awake() -> list[QTimer]:
            return [timer for timer in made.findChildren(QTimer) if timer.isActive()] + [
                timer for timer in made.window.findChildren(QTimer) if timer.isActive()
            ]

        qtbot.waitUntil(lambda: not awake(), timeout=PATIENCE)
        assert made.words.ahead.done
        made.words.text(say("board-option", key="said for the first time"))
        assert len(awake()) == 1
        qtbot.waitUntil(lambda: not awake(), timeout=PATIENCE)
        assert made.words.ahead.done


MADE = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
app = QApplication([])
from sakura_desktop.command_line import Options
from sakura_desktop.paths import find_paths
from sakura_desktop.program import Program
program = Program(app, find_paths(Path(sys.argv[1])), "en")
"""
"""A program in a process of its own; then it is watched …"""
STARTED = """
program.start(Options())
app.exec()
program.close()
"""
"""… and begins."""
FIRST_WINDOW = """
late = ("engine.cardgame", "engine.kernel.session", "PIL", "fsrs", "pypdf")
late += ("sakura_desktop.probe", "sakura_desktop.aloud.system_voices")
program.window.painted.connect(lambda: print(*[name for name in late if name in sys.modules], flush=True))
program.window.painted.connect(lambda: QTimer.singleShot(0, app.quit))
"""


def printed_by(folder: Path, watched: str) -> str:
    """What a program that is watched so prints."""
    done = subprocess.run(
        [sys.executable, "-c", MADE + watched + STARTED, str(folder)],
        cwd=CHECKOUT, capture_output=True, text=True, check=True, timeout=PATIENCE,
    )  # fmt: skip
    return done.stdout


def test_the_first_window_opens_without_engine_painter_and_library(tmp_path: Path) -> None:
    assert printed_by(tmp_path, FIRST_WINDOW) == "\n"


GATHERED = """
program.speaker.look = lambda: None
def loaded():
    games = {name.split(".")[1] for name in sys.modules if name.startswith("engine.") and name.endswith(".printed")}
    print(*sorted(games - {"cardgame"}), flush=True)
    if program.settings.game == "mahoroba":
        app.quit()
    program.settings.game = "mahoroba"
program._learnable.done.connect(loaded)
"""


def test_what_can_be_learned_is_gathered_of_the_chosen_game_alone(tmp_path: Path) -> None:
    assert printed_by(tmp_path, GATHERED).splitlines() == ["sakura", "mahoroba sakura"]


def test_a_game_chosen_while_catalogs_are_compiled_waits_for_them(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiling = CatalogLoader._work
    monkeypatch.setattr(CatalogLoader, "_work", lambda _loader: None)
    with program(tmp_path, curtain=False) as made:
        made.settings.game = "hololive"
        assert not made.words.all_loaded
        assert not made._settled.isActive()
        compiling(made._catalogs)
        assert made._settled.isActive()
        made._settled.stop()
        made.settings.game = "sakura"
        assert made._settled.isActive()


@pytest.mark.parametrize(
    ("screen", "window"),
    [((1920, 1080), (1632, 918)), ((2560, 1440), (2176, 1224)), ((1366, 768), (1280, 720)), ((800, 480), (800, 480))],
)
def test_the_first_window_takes_most_of_a_large_screen_and_has_room_on_a_small_one(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int], window: tuple[int, int]
) -> None:
    there = SimpleNamespace(availableGeometry=lambda: QRect(0, 0, *screen))
    monkeypatch.setattr(QGuiApplication, "primaryScreen", lambda: there)
    monkeypatch.setattr(window_module, "within", lambda size, *_rooms: size)  # the true screen of the tests is small
    with program(tmp_path) as made:
        assert made.window.size() == QSize(*window)


def test_a_first_window_has_room_with_its_frame(made: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    window = made.window
    room = window.screen().availableGeometry().size()
    window.resize(room)
    window._first = True  # as it is until the desktop has put a frame around it
    monkeypatch.setattr(window, "frameGeometry", lambda: QRect(0, 0, window.width(), window.height() + 24))
    window.move(3, 3)
    settle()
    assert window.size() == room - QSize(0, 24)
    window.resize(room)
    window.move(6, 6)
    settle()
    assert window.size() == room, "afterwards it is as large as one makes it"


def test_of_a_program_that_was_closed_nothing_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Many of them begin and end in one process of these tests."""
    monkeypatch.setattr(gc, "freeze", lambda: None)  # what is frozen is never looked at again
    with program(tmp_path) as made:
        begin(made)
        made.window.grab()
        left = weakref.ref(made.words)
    del made

    def gone() -> bool:
        """What was to be done a moment after the start holds the program until then."""
        gc.collect()
        return left() is None

    qtbot.waitUntil(gone, timeout=PATIENCE)
