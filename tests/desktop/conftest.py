"""What tests of the screen share: settings of their own, words, a plain look, a duel's screen around a duel."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from sakura_desktop.games import game
from sakura_desktop.languages.words import Words
from sakura_desktop.match.screen import MatchScreen
from sakura_desktop.settings import Settings
from tests.desktop.looks import PlainAppearance

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.sakura.door import Duel

AT_A_TIME = 60
"""After so many tests the cycles that they left are looked for: much memory hangs on them that Python doesn't count."""
_since = count(1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Keep a worker small and quick: no test pays for what another left."""
    done = yield
    if QApplication.instance() is not None:
        _clear_screen()
    if next(_since) % AT_A_TIME == 0:
        gc.unfreeze()  # a program keeps what it has loaded from collections, and itself with that
        gc.collect()
        gc.freeze()
    return done


def _clear_screen() -> None:
    """Widgets that somebody still holds would be dressed again with every stylesheet, palette and font to come."""
    for widget in QApplication.topLevelWidgets():
        if widget.parent() is None:
            widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


MakeScreen = Callable[..., MatchScreen]


@pytest.fixture
def settings(tmp_path: Path, qtbot: QtBot) -> Settings:
    """Settings in a file of the test's own: no curtain, no movement, unless a test wants them."""
    del qtbot
    made = Settings(tmp_path / "settings.json")
    made.curtain = False
    made.pace = "off"
    return made


@pytest.fixture
def words() -> Words:
    return Words("en")


@pytest.fixture
def look() -> PlainAppearance:
    return PlainAppearance()


@pytest.fixture
def make_screen(qtbot: QtBot, settings: Settings, words: Words, look: PlainAppearance) -> MakeScreen:
    """Opens a duel on its screen, as large as asked for, and waits until it is shown."""

    def make(duel: Duel | Any, width: int = 1280, height: int = 680) -> MatchScreen:
        screen = MatchScreen(words, settings, look, game("sakura"))  # type: ignore[arg-type]  # a plain look paints as a true one
        qtbot.addWidget(screen)
        screen.resize(width, height)
        with qtbot.waitExposed(screen):
            screen.show()
        screen.open(duel)
        QApplication.processEvents()
        return screen

    return make
