"""Words taken where one reads: beside decks, in the journal, at the end of a duel; what is due is said at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QVBoxLayout, QWidget

from engine.cardgame.view import JournalLine
from engine.study.records import KNOWN
from engine.study.uses import Uses
from engine.text.phrase import CardName, Term, say
from sakura_desktop.match.journal import JournalPanel
from sakura_desktop.match.journal_words import LineWords
from sakura_desktop.reader import CardReader, term_entry
from sakura_desktop.study.collector import Collector
from sakura_desktop.study.met_words import MetWords
from sakura_desktop.study.recorder import MeetingRecorder
from sakura_desktop.widgets.drag_list import DragList
from sakura_desktop.widgets.menu_key import offer_menu_key
from tests.desktop.looks import PlainAppearance
from tests.desktop.settling import settle
from tests.desktop.shell import begin, finish, program
from tests.desktop.study.conftest import CARD, NOON

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.languages.words import Words
    from sakura_desktop.program import Program
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.store import WordStore

SLASH = say("cards-name", card=CardName("NA-01-yurina-O-N-1"))
BOTH = say("study-board-figure", figure=Term("aura"), value=CardName("NA-01-yurina-O-N-1"))
AURA = say("study-board-figure", figure=Term("aura"), value="1")


def line(index: int, phrase: object) -> JournalLine:
    return JournalLine(index=index, answers=index, turn=1, depth=0, phrase=phrase)  # type: ignore[arg-type]


@pytest.fixture
def collector(store: WordStore, words: Words) -> Collector:
    return Collector(store, words)


def test_what_can_be_learned_is_gathered_before_it_is_asked_for(
    collector: Collector, store: WordStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = Uses(store.lexicon._renderers["ja"], "sakura")
    monkeypatch.setattr(term_entry, "cards_with", lambda _words, _key: fresh)
    lexicon = store.lexicon
    steps = collector.ahead(lambda: "sakura")
    assert all(iter(lambda: next(steps), False))
    assert fresh.complete
    assert not next(steps), "nothing is left until another game is chosen"
    clauses = {word for group in lexicon.groups() if ":" not in group for word in lexicon.words_of(group)}
    assert clauses <= set(lexicon._ones)


def entries(widget: object) -> list[str]:
    menu = next(one for one in widget.findChildren(QMenu) if one.objectName() == "word-menu" and one.isVisible())
    found = [action.text() for action in menu.actions() if action.text()]
    menu.hide()
    return found


# --- the journal ---


@pytest.fixture
def journal(
    qtbot: QtBot, words: Words, settings: Settings, collector: Collector
) -> tuple[JournalPanel, LineWords]:
    panel = JournalPanel(words, PlainAppearance(), settings)  # type: ignore[arg-type]  # a look in all it is asked
    sign = LineWords(panel.view, words, collector)
    qtbot.addWidget(panel)
    panel.resize(300, 300)
    panel.show()
    panel.show_lines([line(0, SLASH), line(1, BOTH)])
    return panel, sign


def test_a_line_with_one_word_gives_it_by_the_key_with_its_sentence(
    journal: tuple[JournalPanel, LineWords], store: WordStore
) -> None:
    view = journal[0].view
    view.setCurrentIndex(view.lines.index(1))
    QTest.keyClick(view, Qt.Key.Key_A)
    assert store.listed() == {CARD}
    assert store.records.list.examples(CARD) == (SLASH,)
    QTest.keyClick(view, Qt.Key.Key_A)
    assert store.listed() == frozenset()


def test_of_several_words_of_a_line_it_is_asked_which(
    journal: tuple[JournalPanel, LineWords], store: WordStore
) -> None:
    view = journal[0].view
    view.setCurrentIndex(view.lines.index(2))
    QTest.keyClick(view, Qt.Key.Key_A)
    menu = next(one for one in view.findChildren(QMenu) if one.objectName() == "word-menu" and one.isVisible())
    assert menu.activeAction() is menu.actions()[0], "Enter takes the first"
    assert entries(view) == [
        "＋ Add “Aura” to my words", "＋ Add “Slash” to my words", "＋ Add all 2 to my words", "Copy this line",
    ]
    assert store.listed() == frozenset()


def test_a_line_without_a_word_says_so_and_the_key_goes_no_further(
    journal: tuple[JournalPanel, LineWords], store: WordStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_rest: told.append(text))
    panel = journal[0]
    panel.show_lines([line(0, say("line-turn"))])
    panel.view.setCurrentIndex(panel.view.lines.index(panel.view.lines.rowCount() - 1))
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a")
    QApplication.sendEvent(panel.view, event)
    assert event.isAccepted()
    assert told == ["There is no word to learn in this line."]
    assert not store.path.exists() or store.listed() == frozenset()


def test_the_menu_of_a_line_opens_by_the_keyboard(journal: tuple[JournalPanel, LineWords]) -> None:
    panel = journal[0]
    offer_menu_key(panel)
    panel.activateWindow()
    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.view.lines.index(1))
    QTest.keyClick(panel.view.window().windowHandle(), Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert "＋ Add “Slash” to my words" in entries(panel.view)


def test_the_line_looked_at_has_a_sign_and_is_copied(journal: tuple[JournalPanel, LineWords], store: WordStore) -> None:
    panel, sign = journal
    panel.view._light(panel.view.lines.index(1))
    assert sign.isVisible()
    sign.click()
    assert store.listed() == {CARD}
    panel.view.setCurrentIndex(panel.view.lines.index(1))
    QTest.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == panel.view.lines.index(1).data()
    panel.view._light(panel.view.lines.index(0))
    assert not sign.isVisible()


def test_the_sign_of_a_line_says_how_its_words_stand_and_what_a_press_does(
    journal: tuple[JournalPanel, LineWords], store: WordStore
) -> None:
    panel, sign = journal
    panel.view._light(panel.view.lines.index(1))
    assert sign.isVisibleTo(panel)
    assert (sign.text(), sign.accessibleName()) == ("＋", "＋ Add “Slash” to my words")
    sign.click()
    assert sign.text() == "○"
    assert "Slash" in sign.accessibleName()
    assert "Add" not in sign.accessibleName()
    panel.view._light(panel.view.lines.index(2))
    assert sign.text() == "＋", "one of its two words isn't on the list"
    store.records.list.add(["term:aura"], "hand", NOON)
    store.changed.emit()
    assert sign.text() == "○"
    panel.view._light(panel.view.lines.index(1))
    sign.click()
    assert sign.text() == "＋"
    assert store.listed() == {"term:aura"}


def test_beside_a_reader_the_key_takes_what_that_shows_unless_the_journal_has_its_place(
    qtbot: QtBot, words: Words, settings: Settings, collector: Collector, store: WordStore
) -> None:
    look = PlainAppearance(language="en")
    page, reader = QWidget(), CardReader(words, look, collector=collector)  # type: ignore[arg-type]  # a look in all it is asked
    panel = JournalPanel(words, look, settings)  # type: ignore[arg-type]  # as above
    box = QVBoxLayout(page)
    box.addWidget(reader)
    box.addWidget(panel)
    qtbot.addWidget(page)
    LineWords(panel.view, words, collector, reader)
    page.show()
    panel.show_lines([line(0, SLASH)])
    panel.view.setCurrentIndex(panel.view.lines.index(1))
    QTest.keyClick(panel.view, Qt.Key.Key_A)
    assert store.listed() == {CARD}, "nothing is read"
    reader.show_number("NA-02-saine-O-N-3")
    QTest.keyClick(panel.view, Qt.Key.Key_A)
    assert store.listed() == {CARD, "card:NA-02-saine-O-N-3"}
    reader.hide()
    QTest.keyClick(panel.view, Qt.Key.Key_A)
    assert store.listed() == {"card:NA-02-saine-O-N-3"}


def test_the_sign_goes_with_the_mark_where_the_list_follows_it(journal: tuple[JournalPanel, LineWords]) -> None:
    panel, sign = journal
    panel.show_lines([line(number, SLASH) for number in range(40)])
    panel.activateWindow()
    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.view.lines.index(panel.view.lines.rowCount() - 1))
    for _ in range(20):
        QTest.keyClick(panel.view, Qt.Key.Key_Up)
        assert sign.isVisible()
        row = panel.view.visualRect(panel.view.currentIndex())
        assert panel.view.viewport().rect().contains(row)
        assert row.contains(sign.geometry())


def test_a_line_is_heard_by_the_key_and_in_the_menu(journal: tuple[JournalPanel, LineWords], words: Words) -> None:
    heard: list[object] = []
    words.aloud.asked.connect(heard.append)
    view = journal[0].view
    view.setCurrentIndex(view.lines.index(1))
    QTest.keyClick(view, Qt.Key.Key_V)
    assert not heard
    words.aloud.hear(frozenset({"en"}))
    QTest.keyClick(view, Qt.Key.Key_V)
    assert len(heard) == 1
    assert "Slash" in str(heard)
    words.aloud.hear(frozenset({"ja"}))
    QTest.keyClick(view, Qt.Key.Key_V)
    assert len(heard) == 1, "the journal speaks English"


# --- after a duel ---


def test_what_was_met_in_the_duel_is_offered_added_and_taken_back(
    qtbot: QtBot, store: WordStore, words: Words, settings: Settings, collector: Collector
) -> None:
    recorder = MeetingRecorder(store, words, settings)
    recorder.read("first", [line(0, SLASH)])  # type: ignore[arg-type]  # any duel
    recorder.read("second", [line(0, BOTH), line(1, AURA)])  # type: ignore[arg-type]  # any duel
    assert set(recorder.met()) == {CARD, "term:aura"}
    recorder.read("third", [line(0, AURA)])  # type: ignore[arg-type]  # any duel
    assert recorder.met() == ("term:aura",)
    store.records.list.add((CARD,), "hand", NOON)
    offered = MetWords(words, collector, None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(offered)
    offered.offer((CARD, "term:aura"))
    assert offered.text() == "Add 1 new word"
    offered.click()
    assert store.listed() == {CARD, "term:aura"}
    assert offered.text() == "1 word added: take it back"
    assert {kept.origin for kept in store.records.list.words()} == {"hand", "duel"}
    offered.click()
    assert store.listed() == {CARD}
    offered.offer((CARD,))
    assert not offered.isVisibleTo(offered.parentWidget())


# --- in the program ---


def test_home_says_how_many_words_wait_today(qapp: QApplication, tmp_path: Path) -> None:
    with program(tmp_path, curtain=False) as made:
        button = next(one for one in made.flow.rooms.home.buttons if one.objectName() == "home.study")
        assert button.text() == "My words"
        made.vocabulary.records.list.add([CARD, "term:aura"], "hand", NOON)
        made.flow.home()
        made._shown("home")
        assert button.text() == "My words · 2 today"
        made.words.set_language("ko")
        assert button.text() == "나의 단어장 · 오늘 2개"


def test_cards_of_a_list_give_name_and_lines(qapp: QApplication, tmp_path: Path) -> None:
    with program(tmp_path, curtain=False) as made:
        made.flow.ask("decks")
        settle()
        assert made.window.current_screen is not None
        made.flow.choose()
        made.flow.rooms.seats.settled.emit(made.flow._seats)
        settle()
        screen = made.window.current_screen
        assert screen is not None
        assert screen.objectName() == "choose"
        view = next(one for one in screen.findChildren(DragList) if one.objectName() == "choose.forms")
        view.setCurrentIndex(view.model().index(0, 0))
        spot = view.visualRect(view.currentIndex()).center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, view.viewport().mapToGlobal(QPoint(spot)))
        QApplication.sendEvent(view.viewport(), event)
        found = entries(view)
        assert len(found) == len(view.cards(view.current())) + 1
        assert found[0] == "＋ Add “Slash” to my words"


def choosing(made: Program) -> tuple[Screen, DragList, CardReader]:
    """The choice of megami, its grid at the first, the reader beside it."""
    made.flow.choose()
    made.flow.rooms.seats.settled.emit(made.flow._seats)
    settle()
    screen = made.window.current_screen
    assert screen is not None
    grid = next(one for one in screen.findChildren(DragList) if one.objectName() == "choose.forms")
    grid.setFocus()
    grid.setCurrentIndex(grid.model().index(0, 0))
    return screen, grid, screen.findChildren(CardReader)[0]


def test_the_key_takes_the_card_that_the_reader_offers_though_the_keyboard_is_at_a_megami(
    qapp: QApplication, tmp_path: Path
) -> None:
    heard: list[object] = []
    with program(tmp_path, curtain=False) as made:
        made.words.aloud.hear(frozenset({"en"}))
        made.words.aloud.asked.connect(heard.append)
        screen, grid, reader = choosing(made)
        number = grid.cards(grid.current())[1]
        screen.view.sheet.looked.emit(number)  # type: ignore[attr-defined]  # the mouse rests on it
        assert "(A)" in reader.text()
        QTest.keyClick(grid, Qt.Key.Key_A)
        assert made.vocabulary.listed() == {made.collector.word_of(f"card:{number}")}
        assert "A takes it off" in reader.text()
        QTest.keyClick(grid, Qt.Key.Key_V)
        assert len(heard) == 1
        grid.setCurrentIndex(grid.model().index(1, 0))
        assert "(A)" not in reader.text()
        QTest.keyClick(grid, Qt.Key.Key_A)
        assert len(entries(grid)) == len(grid.cards(grid.current())) + 1, "nothing is read: it is asked which"


def test_the_key_takes_what_the_reader_offers_in_a_replay_and_in_a_lesson_of_building(
    qapp: QApplication, tmp_path: Path
) -> None:
    with program(tmp_path, curtain=False) as made:
        begin(made)
        made.flow.ask("watch")
        settle()
        replay = made.flow.rooms.replay
        view = replay.board.table.view
        seen = next(card for place in view.places.values() for card in place.cards if card.number is not None)
        replay.card_looked.emit(seen)
        QTest.keyClick(replay.transport, Qt.Key.Key_A)
        assert made.vocabulary.listed() == {made.collector.word_of(f"card:{seen.number}")}
        made.flow.learn("building")
        settle()
        exercise = made.flow.rooms.exercise
        view = next(one for one in exercise.findChildren(DragList) if one.isVisible() and one.model().rowCount())
        view.setFocus()
        view.setCurrentIndex(view.model().index(1, 0))
        QTest.keyClick(view, Qt.Key.Key_A)
        assert made.collector.word_of(f"card:{view.current()}") in made.vocabulary.listed()


def test_the_key_takes_what_is_read_beside_the_list_and_what_is_chosen_where_words_are_added(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    with program(tmp_path, curtain=False) as made:
        store, line = made.vocabulary, "clause:NA-01-yurina-O-N-2#0"
        store.records.list.add((line,), "hand", NOON)
        made.flow.rooms.study.open()
        room = made.flow.rooms.study
        qtbot.waitUntil(lambda: room.pages.currentWidget() is room.tabs)
        room.show_tab("list")
        room.list.view.setFocus()
        room.list.view.go_to(line)
        card = made.collector.word_of("card:NA-01-yurina-O-N-2")
        QTest.keyClick(room.list.view, Qt.Key.Key_A)
        assert store.listed() == {line, card}
        room.show_tab("add")
        qtbot.waitUntil(lambda: bool(room.add.found.rowCount()))
        room.add.view.setFocus()
        room.add.view.setCurrentIndex(room.add.found.index(0, 0))
        QTest.keyClick(room.add.view, Qt.Key.Key_A)
        assert store.listed() == {line, card, room.add.view.current()}
        room.show_tab("review")
        QTest.keyClick(room.review, Qt.Key.Key_A)
        assert len(store.listed()) == 3
        room.close()


def test_a_word_that_is_taken_off_and_put_back_is_as_known_as_it_was(collector: Collector, store: WordStore) -> None:
    store.records.list.add((CARD,), "duel", NOON)
    store.records.set_aside((CARD,), KNOWN)
    collector.toggle(CARD)
    assert collector.stage(CARD) == ""
    collector.toggle(CARD)
    assert collector.stage(CARD) == KNOWN
    assert [kept.origin for kept in store.records.list.words()] == ["duel"]


def test_whoever_was_in_a_menu_of_the_journal_comes_back_to_their_line(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path, "en", curtain=False) as made:
        begin(made)
        view = made.flow.rooms.journal.view
        view.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        newest = view.currentIndex().row()
        assert newest == view.model().rowCount() - 1
        view.setCurrentIndex(view.model().index(newest - 1, 0))
        for reason in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            for kind in (QEvent.Type.FocusOut, QEvent.Type.FocusIn):
                QApplication.sendEvent(view, QFocusEvent(kind, reason))
            assert view.currentIndex().row() == newest - 1


def test_words_met_in_a_duel_are_chosen_one_by_one_from_its_result(qapp: object, tmp_path: Path) -> None:
    with program(tmp_path, "en", curtain=False) as made:
        finish(made)
        result = made.flow.rooms.result
        assert made.window.current == "result"
        assert result.choose_met.isVisibleTo(result)
        for size in ((800, 480), (1280, 720)):
            made.window.resize(*size)
            settle(10)
            assert result.met.height() >= result.met.heightForWidth(result.met.width()), size
        result.choose_met.click()
        settle()
        study = made.flow.rooms.study
        assert study.isVisible()
        assert study.add.isVisible()
        assert study.add.source == "duel"
        assert study.focusWidget() is study.add.view, "they are what is chosen among"
        assert set(study.add.offered()) == set(made.vocabulary.records.list.met())
        result.offer_words(())
        assert not result.choose_met.isVisibleTo(result)
        study.close()
