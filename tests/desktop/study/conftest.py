"""The room of words around a file of the test's own, with a clock that stands where the test puts it."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from engine.study.schedule import Pair
from sakura_desktop.languages.words import Words, shipped_renderer
from sakura_desktop.study.copies import Copies
from sakura_desktop.study.store import WordStore
from sakura_desktop.study.words_screen import StudyScreen
from tests.desktop.settling import settle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.text.render import Renderer
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.word_table import WordFilter
    from tests.desktop.looks import PlainAppearance

PATIENCE = 60_000
"""Milliseconds: far more than anything needs, so that a busy machine fails no test."""
NOON = 1_790_000_000.0
DAY = 86_400.0
JA_EN = Pair("ja", "en")
CARD = "card:NA-01-yurina-O-N-1"
MOVES = "clause:NA-02-saine-O-N-3#0"
"""A clause that changes a small board."""


class Clock:
    """Tells the time that it is given."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@cache
def renderer(language: str) -> Renderer:
    """What was worded once is worded for all tests."""
    return shipped_renderer(language)


@pytest.fixture
def words() -> Words:
    return Words("en", renderers=renderer)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, words: Words, clock: Clock, qtbot: QtBot) -> Iterator[WordStore]:
    del qtbot
    made = WordStore(tmp_path / "words.db", words, clock=clock)
    yield made
    made.close()


@pytest.fixture
def make_room(
    qtbot: QtBot, settings: Settings, words: Words, look: PlainAppearance, store: WordStore
) -> Callable[..., StudyScreen]:
    """Enters the room with these words on the list."""

    def make(*listed: str) -> StudyScreen:
        if listed:
            store.records.list.add(listed, "hand", store.now())
        reader = QLabel()
        room = StudyScreen(words, settings, look, store, reader, rng=random.Random(1))  # type: ignore[arg-type]
        qtbot.addWidget(room)
        room.resize(1240, 640)
        with qtbot.waitExposed(room):
            room.show()
        room.activateWindow()
        room.entered()
        wait_open(room, qtbot)
        QApplication.processEvents()
        return room

    return make


def wait_open(room: StudyScreen, qtbot: QtBot) -> None:
    """The file is opened on a thread."""
    qtbot.waitUntil(lambda: room.pages.currentWidget() is not room.opening, timeout=PATIENCE)


def narrow(found: WordFilter, what: str, value: str, qtbot: QtBot) -> None:
    """Let only some words be shown: those of many that aren't read yet are looked at in steps."""
    found.only(what, value)
    qtbot.waitUntil(lambda: found.complete, timeout=PATIENCE)


def press(room: StudyScreen, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(room.window().windowHandle(), key, modifier)
    settle(1)


def taken(steps: Iterable[bool]) -> None:
    """Every step of it, one after the other."""
    assert all(steps)


def backed_up(store: WordStore, path: Path) -> Path:
    """A copy of everything."""
    taken(Copies(store).back_up(path))
    return path


def restored(store: WordStore, path: Path) -> Path | None:
    """Everything from a copy; where what was here before is."""
    copies = Copies(store)
    taken(copies.restore(path))
    return copies.kept
