"""The room: its pages, its direction, a file that can't be opened, files outside, plots; from home, menu and key."""

from __future__ import annotations

import csv
import errno
import os
import sqlite3
import zipfile
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise
from threading import Event

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from engine.study.own import Own, Side
from engine.study.progress import Share, standing
from engine.study.records import Records
from engine.study.schedule import Grade, Schedule
from engine.study.tables import AT_ONCE
from engine.study.wordfile import CannotKeep, CannotOpen, WordFile
from engine.text.phrase import say
from sakura_desktop.pictures.letters import letters
from sakura_desktop.study import copies
from sakura_desktop.study import import_export as outside
from sakura_desktop.study import store as store_module
from sakura_desktop.study.direction import direction
from sakura_desktop.study.progress_page import answer_data, every_day, forecast_data, known_data, rank, share_data
from sakura_desktop.study.word_texts import chapter_said
from sakura_desktop.theme import DARK, LIGHT
from sakura_desktop.widgets import plots
from sakura_desktop.widgets.plots import SWATCH, BarPlot, Datum, LinePlot, QueuePlot, SharePlot, tidy_top
from tests.desktop.looks import PlainAppearance
from tests.desktop.settling import settle
from tests.desktop.shell import begin, program, said_by
from tests.desktop.study.conftest import CARD, DAY, JA_EN, NOON, backed_up, press, restored, wait_open
from tests.engine.study.whole import days

LANGUAGES = ("ja", "ko", "en")


@pytest.fixture
def said(monkeypatch):
    """What dialogs say instead of waiting for a person; every question is answered with yes."""
    found = []
    monkeypatch.setattr(outside, "tell", lambda _parent, _words, _title, text: found.append(text))
    monkeypatch.setattr(outside, "confirm", lambda *_args: True)
    return found


def choose_file(monkeypatch, path):
    monkeypatch.setattr(outside, "ask_file", lambda *_args, **_kwargs: path)


# --- the keyboard finds its way ---


def test_the_source_that_is_chosen_is_one_stop_before_the_search(make_room):
    room = make_room(CARD)
    room.show_tab("add")
    for source in ("hand", "duel", "megami"):
        room.add.sources[source].click()
        room.add.picks.text.setFocus()
        press(room, Qt.Key.Key_Backtab)
        assert room.focusWidget() is room.add.sources[source]
        press(room, Qt.Key.Key_Tab)
        assert room.focusWidget() is room.add.picks.text


def test_the_key_of_the_page_that_is_shown_brings_the_keyboard_back_to_it(make_room):
    room = make_room("term:aura")
    room.files["table"].setFocus()
    press(room, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert room.review.isAncestorOf(room.focusWidget())


@pytest.mark.parametrize(("tab", "there"), [("review", "add"), ("list", "list"), ("add", "add"), ("progress", "add")])
def test_ctrl_f_goes_to_the_field_by_which_words_are_found(make_room, tab, there):
    room = make_room("term:aura")
    room.show_tab(tab)
    press(room, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert getattr(room, there).picks.text.hasFocus()
    assert room.tabs.currentIndex() == ("review", "list", "add", "progress").index(there)


# --- direction ---


@pytest.mark.parametrize(
    ("first", "second", "pair"),
    [
        ("en", "", ("ja", "en")), ("ja", "", ("en", "ja")), ("ko", "", ("ja", "ko")), ("ko", "ja", ("ja", "ko")),
        ("ja", "ko", ("ko", "ja")), ("en", "en", ("ja", "en")),
    ],
)
def test_the_direction_is_from_the_second_language_into_the_first(words, settings, first, second, pair):
    words.set_language(first)
    words.set_second(second)
    assert direction(settings, words) == pair


def test_a_direction_chosen_is_kept_and_never_into_itself(make_room, settings):
    room = make_room()
    box = room.direction
    box.asks.setCurrentIndex(LANGUAGES.index("en"))
    box.asks.activated.emit(LANGUAGES.index("en"))
    assert settings.learning == ("en", "ja")
    assert (box.asks.currentIndex(), box.answers.currentIndex()) == (2, 0)
    box.answers.setCurrentIndex(LANGUAGES.index("ko"))
    box.answers.activated.emit(LANGUAGES.index("ko"))
    assert settings.learning == ("en", "ko")
    QTest.mouseClick(box.turn, Qt.MouseButton.LeftButton)
    assert settings.learning == ("ko", "en")
    with pytest.raises(ValueError, match="learning"):
        settings.learning = ("ko", "ko")


# --- pages ---


def test_alt_and_a_number_goes_to_a_page(make_room):
    room = make_room("term:aura")
    for at, key in enumerate((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)):
        press(room, key, Qt.KeyboardModifier.AltModifier)
        assert room.tabs.currentIndex() == at


def test_every_page_speaks_every_language_at_once(make_room, store, words):
    room = make_room("term:aura", CARD)
    for at in range(4):
        room.tabs.setCurrentIndex(at)
        texts = []
        for language in LANGUAGES:
            words.set_language(language)
            QApplication.processEvents()
            texts.append(set(said_by(room)))
        assert not [text for found in texts for text in found if "⟦" in text]
        assert texts[0] != texts[1] != texts[2]


# --- a file that can't be opened ---


def test_what_another_program_has_open_is_neither_replaced_nor_put_aside(make_room, monkeypatch):
    room = make_room("term:aura")
    assert room.status.text() == room.words.say("study-hint")

    def act(code):
        def refuse():
            raise CannotOpen(code, room._store.path, "why")

        assert not room._attempt(refuse)
        return [name for name, button in room.closed.buttons.items() if button.isVisible()]

    assert act("damaged") == ["again", "restore", "anew"]
    assert room.files["restore"].isEnabled()
    assert room.status.text() == "", "the keys of the pages do nothing here"
    assert act("in-use") == ["again"]
    assert not room.closed.what.isVisible()
    assert not room.files["restore"].isEnabled()
    room.resize(1900, 900)
    QApplication.processEvents()
    column = room.closed._column
    assert abs(column.x() - (room.closed.width() - column.x() - column.width())) <= 1, "it stands in the middle"


def test_a_file_that_cannot_be_opened_is_said_with_what_to_do(make_room, store, qtbot):
    store.path.write_text("no words")
    room = make_room()
    assert room.pages.currentWidget() is room.closed
    assert str(store.path) in room.closed.why.text()
    assert [name for name, button in room.files.items() if button.isEnabled()] == ["restore"]
    press(room, Qt.Key.Key_Space)
    wait_open(room, qtbot)
    assert room.pages.currentWidget() is room.closed
    assert store.path.read_text() == "no words"
    room.closed.buttons["anew"].click()
    assert room.pages.currentWidget() is room.tabs
    assert [path.read_text() for path in store.path.parent.glob("words.aside-*.db")] == ["no words"]
    assert "words.aside-1.db" in room.status.text()


def test_a_backup_takes_the_place_of_a_file_that_cannot_be_opened(make_room, store, qtbot, said, monkeypatch, tmp_path):
    store.records.list.add(["term:aura"], "hand", NOON)
    backed_up(store, tmp_path / "copy.db")
    store.close()
    store.path.write_text("no words")
    room = make_room()
    choose_file(monkeypatch, tmp_path / "copy.db")
    room.closed.buttons["restore"].click()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert said == []
    assert room.pages.currentWidget() is room.tabs
    assert store.listed() == {"term:aura"}


# --- files ---


def long_table(store, tmp_path):
    """Words enough for several steps."""
    words = store.lexicon.every_word()[:3 * AT_ONCE]
    path = tmp_path / "long.csv"
    path.write_text("id\n" + "".join(f"{word}\n" for word in words), encoding="utf-8")
    return path, set(words)


def test_a_long_table_is_read_while_the_window_goes_on(make_room, store, qtbot, said, monkeypatch, tmp_path):
    room = make_room("term:aura")
    path, words = long_table(store, tmp_path)
    room.outside._work._piece = 0.0
    choose_file(monkeypatch, path)
    told = []
    room.outside.said.connect(lambda phrase: told.append(room.words.text(phrase)))
    room.files["import"].click()
    assert room.stop.isVisible()
    assert not any(button.isEnabled() for button in room.files.values())
    assert store.listed() == {"term:aura"}, "all of it or nothing"
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert store.listed() == words | {"term:aura"}
    assert not room.stop.isVisible()
    assert all(button.isEnabled() for button in room.files.values())
    assert len([text for text in told if text.startswith("Reading the table: ")]) > 3
    assert told[-1].startswith(f"{len(words - {'term:aura'})} new words")
    assert said == []


def test_what_takes_long_can_be_given_up_and_changed_nothing(make_room, store, qtbot, said, monkeypatch, tmp_path):
    listed = store.lexicon.every_word()[:3 * AT_ONCE]
    room = make_room(*listed)
    path, _ = long_table(store, tmp_path)
    room.outside._work._piece = 0.0
    choose_file(monkeypatch, path)
    room.files["import"].click()
    QTest.mouseClick(room.stop, Qt.MouseButton.LeftButton)
    for name, kept in (("anki", "words.apkg"), ("table", "words.csv")):
        choose_file(monkeypatch, tmp_path / kept)
        room.files[name].click()
        assert room.outside.busy
        QTest.mouseClick(room.stop, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert store.listed() == set(listed)
    assert {one.name for one in tmp_path.iterdir() if "words.db" not in one.name} <= {"long.csv", "settings.json"}
    assert not room.stop.isVisible()
    assert "nothing was changed" in room.status.text()
    assert said == []


def test_a_backup_is_made_while_the_window_goes_on(make_room, store, qtbot, said, monkeypatch, tmp_path):
    room = make_room("term:aura")
    go_on, copy_to = Event(), WordFile.copy_to
    monkeypatch.setattr(WordFile, "copy_to", lambda *args: go_on.wait(60) and copy_to(*args))
    choose_file(monkeypatch, tmp_path / "copy.db")
    room.files["backup"].click()
    QApplication.processEvents()
    assert room.stop.isVisible()
    assert not any(button.isEnabled() for button in room.files.values())
    go_on.set()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert str(tmp_path / "copy.db") in room.status.text()
    assert restored(store, tmp_path / "copy.db") is not None
    assert said == []


@pytest.mark.parametrize("what", ["backup", "restore", "table", "import"])
def test_the_keyboard_is_where_it_was_when_a_file_is_done(make_room, store, qtbot, said, monkeypatch, tmp_path, what):
    room = make_room("term:aura")
    kept = backed_up(store, tmp_path / "copy.db")
    table = tmp_path / "table.csv"
    table.write_text("id\nterm:hand\nterm:deck\n")
    choose_file(monkeypatch, {"restore": kept, "import": table}.get(what, tmp_path / "new"))
    room.files[what].setFocus()
    press(room, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert room.focusWidget() is room.files[what]
    assert said == []


@pytest.mark.parametrize("what", ["backup", "table", "anki"])
def test_a_full_disk_is_said_of_the_file_that_was_to_be_written(
    make_room, store, words, qtbot, said, monkeypatch, tmp_path, what
):
    room = make_room("term:aura")

    def full(*_args, **_named):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "replace", full)
    choose_file(monkeypatch, tmp_path / "new.file")
    room.files[what].click()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    (phrase,) = said
    text = words.text(phrase)
    assert "new.file" in text
    assert "full" in text
    assert "--data-dir" not in text, "nothing of one's own is in danger"
    assert "nothing was changed" in room.status.text()
    assert not (tmp_path / "new.file").exists()
    assert not list(tmp_path.glob(".new*"))


@pytest.mark.parametrize("what", ["backup", "table", "anki"])
def test_where_nothing_can_be_written_is_said_before_anything_is_made(
    make_room, store, qtbot, said, monkeypatch, tmp_path, what
):
    room = make_room(*store.lexicon.every_word()[:3 * AT_ONCE])
    room.outside._work._piece = 0.0
    told = []
    room.outside.said.connect(told.append)
    choose_file(monkeypatch, tmp_path / "gone" / "new.file")
    room.files[what].click()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert len(said) == 1
    begun = say("study-copy-written", part=0)  # a copy is written on a thread of its own, which may come to it later
    assert [phrase for phrase in told if phrase != begun] == [say("study-carrying-stopped")]


@pytest.mark.parametrize("what", ["backup", "restore"])
def test_a_backup_can_be_given_up(make_room, store, qtbot, said, monkeypatch, tmp_path, what):
    room = make_room("term:aura")
    copy = backed_up(store, tmp_path / "copy.db")
    store.records.list.add(("term:life",), "hand", NOON)
    was, there = copy.read_bytes(), set(tmp_path.iterdir())

    def endless(_file, _path, told):
        while True:
            told(0.5)

    monkeypatch.setattr(WordFile, "copy_to", endless)
    choose_file(monkeypatch, copy)
    room.files[what].click()
    QApplication.processEvents()
    assert "%" in room.status.text()
    QTest.mouseClick(room.stop, Qt.MouseButton.LeftButton)
    assert not room.outside.busy
    assert "nothing was changed" in room.status.text()
    assert (copy.read_bytes(), set(tmp_path.iterdir())) == (was, there)
    assert store.listed() == {"term:aura", "term:life"}
    assert said == []


def test_what_takes_the_place_of_everything_is_not_stopped(make_room, store, qtbot, said, monkeypatch, tmp_path):
    room = make_room("term:aura")
    copy = backed_up(store, tmp_path / "copy.db")
    store.records.list.add(("term:life",), "hand", NOON)
    go_on, taken = Event(), copies._taken
    monkeypatch.setattr(copies, "_taken", lambda *args: go_on.wait(60) and taken(*args))
    choose_file(monkeypatch, copy)
    room.files["restore"].click()
    qtbot.waitUntil(lambda: not room.stop.isEnabled(), timeout=60_000)
    assert store.listed() == {"term:aura", "term:life"}
    go_on.set()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert store.listed() == {"term:aura"}
    assert said == []


def test_a_fault_far_down_in_a_table_changes_nothing(make_room, store, qtbot, said, monkeypatch, tmp_path):
    room = make_room("term:aura")
    path, words = long_table(store, tmp_path)
    path.write_text(
        "id,asks,answers,state\n" + "".join(f"{word},,,\n" for word in words - {"term:flinch"})
        + "term:flinch,ja,ko,nonsense\n", encoding="utf-8",
    )
    room.outside._work._piece = 0.0
    choose_file(monkeypatch, path)
    room.files["import"].click()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert len(said) == 1
    assert store.listed() == {"term:aura"}


def test_an_anki_package_and_a_table_are_written_and_the_table_taken_back(
    make_room, store, qtbot, said, monkeypatch, tmp_path
):
    room = make_room("term:aura", CARD)
    store.schedule.review("term:aura", JA_EN, Grade.EASY, "recognise", NOON)
    choose_file(monkeypatch, tmp_path / "words.apkg")
    room.files["anki"].click()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert {"collection.anki2", "media", "0"} == set(zipfile.ZipFile(tmp_path / "words.apkg").namelist())
    assert "2 words" in room.status.text()
    choose_file(monkeypatch, tmp_path / "words.csv")
    room.files["table"].click()
    with (tmp_path / "words.csv").open(encoding="utf-8-sig", newline="") as file:
        assert [row["id"] for row in csv.DictReader(file)] == ["term:aura", CARD]
    store.records.list.remove("term:aura")
    room.files["import"].click()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert store.listed() == {"term:aura", CARD}
    assert store.records.memory("term:aura", *JA_EN) is not None
    assert said == []


def test_what_is_being_written_down_is_not_given_up_any_more(make_room, store, qtbot, said, monkeypatch, tmp_path):
    room = make_room("term:aura")
    path, words = long_table(store, tmp_path)
    choose_file(monkeypatch, path)
    go_on, bring = Event(), Records.bring
    monkeypatch.setattr(Records, "bring", lambda *values: go_on.wait(60) and bring(*values))
    room.files["import"].click()
    qtbot.waitUntil(lambda: room.outside.busy and not room.stop.isEnabled(), timeout=60_000)
    room.outside.stop()
    store.records.list.count()  # the window reads meanwhile
    go_on.set()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert store.listed() == words | {"term:aura"}
    choose_file(monkeypatch, tmp_path / "words.apkg")
    room.outside._work._piece = 0.0
    room.files["anki"].click()
    assert room.stop.isEnabled(), "a package can be given up"
    room.outside.stop()
    assert said == []


def test_a_table_that_cannot_be_kept_is_told_of(make_room, store, qtbot, said, monkeypatch, tmp_path):
    room = make_room("term:aura")
    path, _ = long_table(store, tmp_path)
    choose_file(monkeypatch, path)

    def full(*_values):
        raise CannotKeep(store.path, sqlite3.OperationalError("disk is full"))

    monkeypatch.setattr(Records, "bring", full)
    room.files["import"].click()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert len(said) == 1
    assert store.listed() == {"term:aura"}


def test_backup_and_restore(make_room, store, qtbot, said, monkeypatch, tmp_path):
    room = make_room("term:aura")
    choose_file(monkeypatch, tmp_path / "copy.db")
    room.files["backup"].click()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    store.records.list.remove("term:aura")
    room.files["restore"].click()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    assert said == []
    assert store.listed() == {"term:aura"}
    assert room.sitting.question.word == "term:aura"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("what", "content"),
    [
        ("import", b"\xff\xfe nothing"), ("import", b""), ("import", b"name,word\na,b\n"),
        ("import", b"id,asks,answers,state\nterm:aura,ja,ja,{}\n"), ("restore", b"no words"), ("restore", None),
    ],
)
def test_files_that_are_none_are_said_in_words_and_change_nothing(
    make_room, store, words, qtbot, said, monkeypatch, tmp_path, language, what, content
):
    words.set_language(language)
    room = make_room("term:life")
    path = tmp_path / "strange"
    if content is not None:
        path.write_bytes(content)
    choose_file(monkeypatch, path)
    room.files[what].click()
    qtbot.waitUntil(lambda: not room.outside.busy, timeout=60_000)
    (phrase,) = said
    assert "⟦" not in words.text(phrase)
    assert store.listed() == {"term:life"}


@pytest.mark.parametrize("what", ["anki", "table", "backup"])
def test_a_place_that_cannot_be_written_is_said(make_room, store, words, said, monkeypatch, tmp_path, what):
    room = make_room("term:life")
    (tmp_path / "file").write_text("no folder")
    path = tmp_path / "file" / "out"
    choose_file(monkeypatch, path)
    room.files[what].click()
    (phrase,) = said
    assert "out" in words.text(phrase)


def test_the_file_of_words_itself_is_no_backup_of_it(make_room, store, said, monkeypatch):
    room = make_room("term:life")
    choose_file(monkeypatch, store.path)
    room.files["backup"].click()
    room.files["restore"].click()
    assert len(said) == 2
    assert store.listed() == {"term:life"}


def test_left_file_dialogs_do_nothing(make_room, store, said, monkeypatch):
    room = make_room("term:life")
    choose_file(monkeypatch, None)
    for button in room.files.values():
        button.click()
    assert said == []
    assert store.listed() == {"term:life"}


# --- plots ---


def test_days_without_an_answer_are_filled_in(store, clock):
    store.records.list.add(["term:aura", "term:life"], "hand", NOON)
    schedule = Schedule(store.records)
    schedule.review("term:aura", JA_EN, Grade.EASY, "recognise", NOON)
    schedule.review("term:life", JA_EN, Grade.AGAIN, "recognise", NOON)
    schedule.review("term:aura", JA_EN, Grade.GOOD, "recall", NOON + 3 * DAY)
    found = every_day(days(store.records, JA_EN))
    assert [day.answers for day in found] == [2, 0, 0, 1]
    assert [datum.values for datum in answer_data(found)] == [(1, 2), (0, 0), (0, 0), (1, 1)]
    assert [datum.values[0] for datum in known_data(found)] == [1, 1, 1, 1]
    assert every_day([]) == []


def test_chapters_stand_in_the_order_of_the_rules(words):
    keys = ["x20", "-", "a1", "10", "x3", "2"]
    assert sorted(keys, key=rank) == ["2", "10", "x3", "x20", "a1", "-"]
    assert words.text(chapter_said("x3")) == "Extra rules 3"


@pytest.mark.parametrize(("most", "top"), [(0, 1), (1, 1), (2, 2), (3, 5), (9, 10), (11, 20), (51, 100), (800, 1000)])
def test_axes_end_at_tidy_numbers(most, top):
    assert tidy_top(most) == top


def test_days_below_a_plot_follow_by_equal_steps_and_the_last_is_there(qtbot, words):
    plot = LinePlot("plot", words, PlainAppearance(LIGHT), None)
    qtbot.addWidget(plot)
    days = [date(2026, 11, 24) + timedelta(days=at) for at in range(30)]
    said = [say("study-date", month=one.month, day=one.day) for one in days]
    plot.show_data([Datum(one, (1,), one) for one in said], say("study-plot-known"))
    order = [words.text(one) for one in said]
    for width in range(260, 900, 40):
        plot.resize(width, 200)
        metrics = QFontMetricsF(plot.small())
        places = plot.day_places(metrics)
        at = [order.index(text) for _, text in places]
        assert at[0] == 29
        assert len({before - after for before, after in pairwise(at)}) <= 1
        assert all(
            left + metrics.horizontalAdvance(text) < before for (before, _), (left, text) in pairwise(places)
        ), "none on another"
        assert all(left + metrics.horizontalAdvance(text) <= width for left, text in places)


def test_the_middle_of_an_axis_is_named_only_where_it_is_that_number(qtbot, words, monkeypatch):
    plot = BarPlot("plot", words, PlainAppearance(LIGHT), None)
    qtbot.addWidget(plot)
    plot.resize(420, 220)
    written = []
    monkeypatch.setattr(plots.QPainter, "drawText", lambda _painter, *what: written.append(what[-1]))
    for most, numbers in ((5, {"0", "5"}), (10, {"0", "5", "10"})):
        day = say("study-text", text="day")
        plot.show_data([Datum(day, (most, most), day)], say("study-plot-known"))
        written.clear()
        plot.grab()
        assert {text for text in written if text.isdecimal()} == numbers


def test_where_nothing_is_due_no_axis_is_drawn():
    assert forecast_data([0, 0, 0], date(2026, 11, 24)) == []
    assert len(forecast_data([0, 1, 0], date(2026, 11, 24))) == 3


PLOTS = {
    LinePlot: [(0,), (3,), (4,)], BarPlot: [(0, 2), (1, 1), (4, 5)], SharePlot: [(1, 2, 3), (0, 0, 9), (5, 5, 5)],
    QueuePlot: [(3,), (2,), (5,)],
}


@pytest.mark.parametrize("kind", [LinePlot, BarPlot])
def test_marks_shown_again_are_not_compared_with_those_before(qtbot, words, kind):
    """With many days each mark would be compared with each, as often as it is painted."""
    compared = []

    class Day(Datum):
        __slots__ = ()
        __hash__ = Datum.__hash__

        def __eq__(self, other):
            compared.append(other)
            return super().__eq__(other)

    plot = kind("plot", words, PlainAppearance(LIGHT), None)
    qtbot.addWidget(plot)
    plot.resize(420, 220)
    for _ in range(2):
        days = [say("study-text", text=f"{day}") for day in range(5)]
        plot.show_data([Day(day, (at, at), day) for at, day in enumerate(days)], say("study-plot-known"))
        plot.grab()
    assert compared == []


def test_of_many_parts_those_are_painted_that_are_seen(qtbot, words, monkeypatch):
    plot = SharePlot("plot", words, PlainAppearance(LIGHT), None)
    qtbot.addWidget(plot)
    parts = [say("study-text", text=f"part {at}") for at in range(60)]
    plot.show_data([Datum(part, (1, 2, 3), part) for part in parts], say("study-plot-megami"))
    plot.resize(plot.sizeHint())
    written = []
    monkeypatch.setattr(plots.QPainter, "drawText", lambda _painter, *what: written.append(what[-1]))
    plot.grab(plot.boxes()[7].united(plot.boxes()[9]).toRect().adjusted(0, 3, 0, -3))
    assert [one for one in written if one.startswith("part")] == ["part 7", "part 8", "part 9"]


@pytest.mark.parametrize("kind", PLOTS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_plot_is_drawn_says_its_marks_and_is_walked_by_arrows(qtbot, words, kind, theme, monkeypatch):
    plot = kind("plot", words, PlainAppearance(theme), None)
    qtbot.addWidget(plot)
    plot.resize(420, 220)
    plot.show_data([], say("study-plot-known"))
    blank = drawn(plot)
    data = [
        Datum(say("study-date", month=1, day=at), values, say("study-today-new", count=at))
        for at, values in enumerate(PLOTS[kind])
    ]
    plot.show_data(data, say("study-plot-known"))
    assert drawn(plot) != blank
    assert plot.accessibleName() == "Known words"
    assert plot.accessibleDescription().splitlines() == ["new 0", "new 1", "new 2"]
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.at == 1
    QTest.keyClick(plot, Qt.Key.Key_End)
    assert plot.at == 2
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.at == 2
    told = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_args: told.append(text))
    place = plot.boxes()[1].center().toPoint()
    QApplication.sendEvent(plot, QHelpEvent(QEvent.Type.ToolTip, place, plot.mapToGlobal(place)))
    QApplication.sendEvent(plot, QHelpEvent(QEvent.Type.ToolTip, QPoint(1, 1), plot.mapToGlobal(QPoint(1, 1))))
    assert told == ["new 1"]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_the_parts_of_today_are_told_without_hues(qtbot, words, theme):
    alike = replace(theme, good=theme.cherry, chosen=theme.cherry)
    plot = QueuePlot("plot", words, PlainAppearance(alike), None)
    qtbot.addWidget(plot)
    plot.resize(420, 120)
    nothing = say("study-text", text="")
    plot.show_data([Datum(nothing, (1,), nothing) for _ in range(3)], nothing)
    picture = plot.grab().toImage()
    rows = [
        tuple(picture.pixelColor(box.toRect().left() + 9 + at, box.toRect().center().y()).name() for at in range(24))
        for box in plot.boxes()
    ]
    assert len(set(rows)) == 3


def drawn(plot):
    image = QImage(plot.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    plot.render(painter, QPoint())
    painter.end()
    return image


def test_the_progress_page_shows_the_figures_of_the_direction(make_room, store, qtbot):
    room = make_room("term:aura", CARD)
    store.schedule.review("term:aura", JA_EN, Grade.EASY, "recognise", NOON)
    room.show_tab("progress")
    page = room.progress
    qtbot.waitUntil(lambda: page.complete, timeout=20_000)
    assert [datum.values for datum in page.answers.data] == [(1, 1)]
    assert sum(datum.values[0] for datum in page.forecast.data) == 1
    assert page.forecast.data[0].values == (0, 0)
    assert "1 day in a row" in page.figures.text()
    assert [datum.values[0] for datum in page.today.data] == [1, 0, 1]
    forms = {room.words.text(datum.label): datum.values for datum in page.megami.data}
    assert forms["Yurina"][:2] == (0, 1)
    assert sum(datum.values[1] for datum in page.chapters.data) == 1
    room.direction.turn_round()
    qtbot.waitUntil(lambda: page.complete, timeout=20_000)
    assert page.answers.data == ()


def test_a_word_that_waits_for_its_minute_is_left_for_today_wherever_that_is_told(make_room, store, qtbot):
    room = make_room("term:aura")
    room.sitting.seen()
    room.sitting.choose(room.sitting.question.right)
    room.sitting.grade(Grade.GOOD)
    assert room.sitting.question is None
    assert room.sitting.left == (1, 0)
    assert store.due(JA_EN) == 1
    assert "1 due" in room.review.counts.text()
    room.show_tab("progress")
    qtbot.waitUntil(lambda: room.progress.complete, timeout=20_000)
    assert [datum.values[0] for datum in room.progress.today.data] == [1, 1, 0]


def test_chapters_of_the_first_game_stand_without_its_name(make_room, store, words):
    room = make_room("term:aura")
    store.schedule.review("term:aura", JA_EN, Grade.GOOD, "recognise", NOON)
    first, *others = store.lexicon.games
    stand = standing(store.records, JA_EN)
    assert words.text(room.progress._chapters(first, stand)[0].label) == "Chapter 1"
    assert all(": " in words.text(one.label) for game in others for one in room.progress._chapters(game, stand))


def test_shares_are_known_listed_all(words):
    (datum,) = share_data([Share("yurina", 9, 4, 2)], [say("study-chapter", number="1")])
    assert datum.values == (2, 4, 9)
    assert words.text(datum.said) == "Chapter 1 — 2 known, 4 on the list, 9 in all"


# --- in the program ---


def test_reached_from_home_by_menu_and_by_key_and_left_by_escape(qapp, tmp_path):
    with program(tmp_path, curtain=False) as made:
        for way in ("button", "menu", "key"):
            assert made.window.current == "home"
            if way == "button":
                next(one for one in made.flow.rooms.home.buttons if one.objectName() == "home.study").click()
            elif way == "menu":
                made.window.menus.actions["study"].trigger()
            else:
                QTest.keyClick(made.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
            settle()
            room = made.flow.rooms.study
            assert room.isVisible()
            assert made.window.current == "home"
            assert made.words.say("title-screen", screen="study") == room.windowTitle()
            QTest.keyClick(room, Qt.Key.Key_Escape)
            settle()
            assert not room.isVisible()
        assert (tmp_path / "words.db").exists()


def test_a_card_and_a_term_of_the_list_are_opened_in_the_reader(qapp, tmp_path):
    with program(tmp_path, curtain=False) as made:
        made.vocabulary.records.list.add([CARD, "term:aura"], "hand", NOON)
        made.flow.ask("study")
        room = made.flow.rooms.study
        room.show_tab("list")
        settle()
        reader = room.findChild(object, "reader")
        room.list.show_word(CARD)
        assert reader.shown == "NA-01-yurina-O-N-1"
        room.list.show_word("term:aura")
        assert reader.popup.key == "aura"
        reader.popup.hide()


def test_words_written_by_another_program_are_there_when_a_page_is_shown(make_room, store, qtbot):
    room = make_room("term:aura")
    other = Records(store.path)
    other.own.keep(Own("own:since", {"ja": Side("以降"), "en": Side("from then on")}, "", NOON))
    other.list.add(["own:since"], "own", NOON)
    other.close()
    room.show_tab("list")
    qtbot.waitUntil(lambda: room.list.complete)
    assert set(room.list.view.shown()) == {"term:aura", "own:since"}
    assert room.sitting.left.new == 2


def test_a_file_that_another_program_damaged_is_no_fault_of_the_program(qtbot, tmp_path):
    (tmp_path / "words.db").write_bytes(b"SQLite format 3\x00" + b"\x00" * 200)
    with program(tmp_path, curtain=False) as made:
        made.flow.ask("study")
        room = made.flow.rooms.study
        wait_open(room, qtbot)
        assert room.pages.currentWidget() is room.closed
    with pytest.raises(sqlite3.DatabaseError):
        sqlite3.connect(tmp_path / "words.db").execute("SELECT * FROM word")


def look_up(made):
    """Open the words, look, and close them by Escape."""
    shown = made.window.current
    made.flow.ask("study")
    settle()
    room = made.flow.rooms.study
    assert room.isVisible()
    QTest.keyClick(room, Qt.Key.Key_Escape)
    settle()
    assert not room.isVisible()
    assert made.window.current == shown


def test_looking_a_word_up_loses_nothing_of_a_duel(qapp, tmp_path):
    with program(tmp_path, curtain=False) as made:
        begin(made)
        before = made.flow.journal()
        look_up(made)
        assert made.window.current == "duel"
        assert made.flow.journal() == before


def test_looking_a_word_up_or_going_back_loses_nothing_of_choosing_and_building(qapp, tmp_path):
    with program(tmp_path, curtain=False) as made:
        made.flow.preparation.begin()
        settle()
        choose = made.window.current_screen
        for side, forms in enumerate((("yurina", "saine"), ("himika", "tokoyo"))):
            choose.choosing.sides[side][:] = forms
        look_up(made)
        assert choose.choosing.sides == (["yurina", "saine"], ["himika", "tokoyo"])
        choose.go_on()
        settle()
        build = made.window.current_screen
        build.table.toggle("NA-01-yurina-O-N-1")
        build.table.toggle("NA-02-saine-O-N-2")
        before = {kind: list(cards) for kind, cards in build.draft.chosen.items()}
        assert sum(map(len, before.values())) == 2
        look_up(made)
        assert build.draft.chosen == before
        build.cancelled.emit()
        settle()
        assert made.window.current_screen is choose
        assert choose.choosing.sides == (["yurina", "saine"], ["himika", "tokoyo"])
        choose.go_on()
        settle()
        assert made.window.current_screen is build
        assert build.draft.chosen == before
        build.cancelled.emit()
        choose.choosing.sides[0][:] = ["yurina", "oboro"]
        choose.go_on()
        assert sum(map(len, build.draft.chosen.values())) == 0, "other megami have other cards"


def test_a_question_that_is_open_stays_open_when_the_window_closes(qapp, tmp_path):
    with program(tmp_path, curtain=False) as made:
        made.vocabulary.records.list.add([CARD, "term:aura"], "hand", NOON)
        made.flow.ask("study")
        settle()
        room = made.flow.rooms.study
        asked = room.sitting.question
        assert asked is not None
        room.cancelled.emit()
        settle()
        assert not room.isVisible()
        assert made.settings.study_geometry
        made.flow.ask("study")
        settle()
        assert room.sitting.question is asked


# --- what isn't counted or read yet says so ---


def test_progress_that_is_not_counted_yet_says_so_and_nothing_moves_when_it_is(make_room, store, qtbot):
    room = make_room("term:aura", "term:life")
    for word, grade in (("term:aura", Grade.EASY), ("term:life", Grade.AGAIN), ("term:life", Grade.AGAIN)):
        store.schedule.review(word, JA_EN, grade, "recognise", NOON)
    page = room.progress
    page._reading._piece = 0.0
    room.show_tab("progress")
    counting = room.words.say("study-plot-counting")
    assert not page.complete
    assert {plot.accessibleDescription() for plot in page._titles} == {counting}
    assert page.figures.text() == counting
    assert all(plot._mark_at(plot.rect().center()) == -1 for plot in page._titles)
    QApplication.processEvents()
    tops = {plot: plot.y() for plot in page._titles}
    qtbot.waitUntil(lambda: page.complete, timeout=60_000)
    QApplication.processEvents()
    assert counting not in {plot.accessibleDescription() for plot in page._titles}
    assert page.hard.isVisible()
    assert {plot: plot.y() for plot in page._titles} == tops
    assert all(plot.counted for plot in page._titles)


def test_progress_speaks_of_the_games_that_are_learned_and_of_lines_in_short(make_room, store, words, qtbot):
    room = make_room()
    page = room.progress
    room.show_tab("progress")
    qtbot.waitUntil(lambda: page.complete, timeout=60_000)
    assert page.hard.text() == words.say("study-progress-empty")
    line = "clause:NA-01-yurina-O-N-7#0"
    assert len(store.lexicon.written(line, "ja")) > 40
    store.records.list.add(["term:aura", line], "hand", NOON)
    for at, grade in enumerate((Grade.EASY, Grade.AGAIN, Grade.AGAIN)):
        store.schedule.review(line, JA_EN, grade, "recognise", NOON - 9 + at)
    store.changed.emit()
    qtbot.waitUntil(lambda: page.complete, timeout=60_000)
    assert store.lexicon.written(line, "ja")[:20] in page.hard.text()
    assert store.lexicon.written(line, "ja")[:40] not in page.hard.text()
    first = len(page.chapters.data)
    assert not any(words.say("game-hololive") in words.text(datum.label) for datum in page.chapters.data)
    other = next(iter(store.lexicon.terms("hololive")))
    store.records.list.add([other], "hand", NOON)
    store.changed.emit()
    qtbot.waitUntil(lambda: page.complete, timeout=60_000)
    assert len(page.chapters.data) > first
    assert any(words.say("game-hololive") in words.text(datum.label) for datum in page.chapters.data)


def test_progress_is_counted_again_only_when_something_is_another(make_room, store, qtbot):
    room = make_room("term:aura", "term:life")
    page = room.progress
    page._reading._piece = 0.0
    room.show_tab("progress")
    qtbot.waitUntil(lambda: page.complete, timeout=60_000)
    room.show_tab("review")
    room.show_tab("progress")
    assert page.complete, "nothing is another"
    store.schedule.review("term:aura", JA_EN, Grade.EASY, "recognise", NOON)
    room.show_tab("review")
    room.show_tab("progress")
    assert not page.complete
    assert not page.known.counted
    qtbot.waitUntil(lambda: page.complete, timeout=60_000)
    assert len(page.known.data) == 1


def test_a_long_list_says_that_it_is_being_read(make_room, store, qtbot, monkeypatch):
    monkeypatch.setattr("sakura_desktop.study.list_page.READ_AT_ONCE", 3)
    listed = store.lexicon.every_word()[:10]
    room = make_room(*listed)
    room.list._reading._piece = 0.0
    room.show_tab("list")
    assert room.list.count.text() == room.words.say("study-words-read")
    qtbot.waitUntil(lambda: room.list.complete, timeout=60_000)
    assert room.list.view.shown() == tuple(reversed(listed))
    assert "10" in room.list.count.text()


def test_the_list_is_that_of_the_file_that_took_the_place_of_another(make_room, store, tmp_path):
    room = make_room("term:aura")
    backed_up(store, tmp_path / "copy.db")
    store.records.list.add(("term:life",), "hand", NOON)
    room.show_tab("list")
    assert len(room.list.view.shown()) == 2
    restored(store, tmp_path / "copy.db")
    assert room.list.view.shown() == ("term:aura",)
    store.start_anew()
    assert room.list.view.shown() == ()


def test_what_was_done_on_one_page_is_not_said_on_another(make_room, store):
    room = make_room("term:aura")
    room.show_tab("list")
    room.edits.turn_star(["term:aura"])
    assert "Ctrl+Z" in room.status.text()
    room.show_tab("review")
    assert room.status.text() == room.words.say("study-hint")


def test_whoever_tells_what_is_due_hears_of_every_answer(make_room, store):
    room, told = make_room("term:aura", CARD), []
    store.answered.connect(lambda: told.append(store.due(JA_EN)))
    room.sitting.seen()
    room.sitting.seen()
    room.sitting.choose(room.sitting.question.right)
    room.sitting.grade(Grade.EASY)
    room.sitting.undo()
    room.sitting.set_aside("known")
    assert told == [1, 2, 1]


def test_below_a_word_that_is_on_no_card_no_card_is_read(make_room, qtbot):
    room = make_room("term:aura", CARD)
    room.show_tab("list")
    qtbot.waitUntil(lambda: room.list.complete, timeout=60_000)
    room.list.view.go_to(CARD)
    assert room.list._reader.isVisible()
    room.list.view.go_to("term:aura")
    assert not room.list._reader.isVisible()
    room.list.details.link.emit(CARD)
    assert room.list._reader.isVisible()


def test_a_page_says_that_the_file_is_being_read(make_room, store, qtbot, monkeypatch):
    room = make_room("term:aura")
    store.close()
    go_on, opened = Event(), store_module._open
    monkeypatch.setattr(store_module, "_open", lambda path: go_on.wait(60) and opened(path))
    room.entered()
    assert room.pages.currentWidget() is room.opening
    assert room.opening.text() == room.words.say("study-words-read")
    assert not any(button.isEnabled() for button in room.files.values())
    go_on.set()
    wait_open(room, qtbot)
    assert room.sitting.question.word == "term:aura"


# --- narrow windows ---


def test_in_a_narrow_window_how_many_are_shown_takes_one_line(make_room):
    room = make_room("term:aura")
    room.show_tab("list")
    room.resize(1900, 600)
    QApplication.processEvents()
    assert room.status.geometry().right() < room.files["anki"].x()
    room.resize(round(1.15 * room.files["anki"].width() * 5), 480)
    QApplication.processEvents()
    count = room.list.count
    assert count.height() < 2.5 * count.fontMetrics().height()
    assert room.list.view.height() > 3 * room.list.view.rowHeight(0)


def test_where_nothing_is_found_no_word_stands_beside_the_table(make_room, qtbot):
    room = make_room("term:aura", CARD)
    room.show_tab("list")
    qtbot.waitUntil(lambda: room.list.complete)
    room.list.view.go_to("term:aura")
    assert room.list.details.isVisible()
    room.list.picks.text.setText("zzzz")
    qtbot.waitUntil(lambda: room.list.complete and not room.list.found.rowCount())
    assert room.list.details.isHidden()
    room.list.picks.reset()
    qtbot.waitUntil(lambda: room.list.found.rowCount() == 2)
    room.list.view.go_to(CARD)
    assert room.list.details.isVisible()


def test_the_key_of_a_page_leads_to_where_it_begins_and_ctrl_f_to_its_search(make_room):
    room = make_room("term:aura")
    press(room, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is room.list.view
    room.list.add.setFocus()
    press(room, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is room.list.view
    press(room, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is room.list.picks.text
    press(room, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    room.add.view.setFocus()
    press(room, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    press(room, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is room.add.picks.text
    press(room, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    press(room, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is room.add.picks.text


def test_escape_leaves_the_search_then_the_rows_chosen_then_the_window(make_room, qtbot):
    room = make_room("term:aura", "term:life", CARD)
    room.show_tab("list")
    qtbot.waitUntil(lambda: room.list.complete)
    room.list.picks.text.setText("aura")
    qtbot.waitUntil(lambda: room.list.complete and room.list.found.rowCount() == 1)
    room.list.picks.text.setFocus()
    press(room, Qt.Key.Key_Down)
    assert room.list.view.hasFocus()
    press(room, Qt.Key.Key_Escape)
    assert room.list.picks.text.text() == ""
    qtbot.waitUntil(lambda: room.list.found.rowCount() == 3)
    room.list.view.selectAll()
    press(room, Qt.Key.Key_Escape)
    assert room.list.view.selected() == (room.list.view.current(),)
    assert room.isVisible()
    press(room, Qt.Key.Key_Escape)
    assert not room.isVisible()


def test_escape_leaves_the_search_where_words_are_added(make_room, qtbot):
    room = make_room("term:aura")
    room.show_tab("add")
    room.add.picks.text.setText("aura")
    room.add.picks.text.setFocus()
    press(room, Qt.Key.Key_Escape)
    assert room.add.picks.text.text() == ""
    assert room.isVisible()


def test_a_changed_number_of_words_a_day_counts_at_once(make_room, store, settings):
    store._settings = settings
    settings.study_new = 1
    room = make_room("term:aura", "term:life", "term:flare")
    asked = room.sitting.question
    assert room.sitting.left.new == 1
    settings.study_new = 3
    assert room.sitting.left.new == 3
    assert room.sitting.question is asked
    room.close()
    settings.study_new = 2
    room.open()
    assert room.sitting.left.new == 2
    assert room.sitting.question is asked


def test_the_mark_comes_back_to_its_word_where_a_search_finds_it_and_no_other_word_stands_there(make_room, qtbot):
    room = make_room("term:aura", "term:life", CARD)
    room.show_tab("list")
    qtbot.waitUntil(lambda: room.list.complete)
    view = room.list.view
    view.go_to("term:aura")
    room.list.picks.text.setText("aura")
    qtbot.waitUntil(lambda: room.list.complete and room.list.found.rowCount() == 1)
    assert view.current() == "term:aura"
    room.list.picks.text.setText("life")
    qtbot.waitUntil(lambda: room.list.complete and room.list.found.rowCount() > 0 and not view.current())
    assert room.list.details.isHidden()


def test_a_sample_of_a_colour_stands_halfway_up_the_letters_after_it(qtbot, words):
    plot = QueuePlot("plot", words, PlainAppearance(LIGHT), None)
    qtbot.addWidget(plot)
    font = letters(QFont(), "ko")
    font.setPixelSize(24)
    plot.setFont(font)
    plot.resize(600, 140)
    said = say("study-text", text="HHHH")
    plot.show_data([Datum(said, (count,), said) for count in (0, 0, 9)], said)
    image = plot.grab().toImage()
    below = range(round(plot.boxes()[0].bottom()) + 4, round(plot.room().bottom()))
    left = round(plot.boxes()[0].left())
    ground = image.pixelColor(left - 3, below[0])

    def middle(columns: range) -> float:
        rows = [y for y in below if any(image.pixelColor(x, y) != ground for x in columns)]
        return (rows[0] + rows[-1]) / 2

    assert abs(middle(range(left, left + SWATCH)) - middle(range(left + SWATCH + 4, left + SWATCH + 20))) <= 1


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_plot_says_what_its_colours_stand_for_in_the_colours_that_it_draws(qtbot, words, theme):
    said = say("study-plot-known")
    for kind, values in ((SharePlot, (100, 200, 300)), (BarPlot, (100, 300))):
        plot = kind("plot", words, PlainAppearance(theme), None)
        qtbot.addWidget(plot)
        plot.resize(600, 260)
        plot.show_data([Datum(said, values, said)], said)
        image = plot.grab().toImage()
        high = plot.room().top()
        seen = {
            image.pixelColor(x, y).name() for x in range(300, 600) for y in range(image.height()) if y < high
        }
        drawn_below = {
            image.pixelColor(x, y).name() for x in range(600) for y in range(image.height()) if y > high
        }
        for colour, _ in plot.key():
            assert colour.lower() in seen & drawn_below
        plot.at = 0
        marked = plot.grab().toImage()
        assert plot.key()[0][0].lower() not in {
            marked.pixelColor(x, y).name() for x in range(300, 600) for y in range(round(high))
        }
