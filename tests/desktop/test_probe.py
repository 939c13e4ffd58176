"""What a test from outside is told."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import Mock

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from sakura_desktop import probe
from sakura_desktop.probe import LOOKS_SPARED, Pauses, Probe

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot

    from sakura_desktop.languages.words import Words


class Clock:
    """A clock that stands until it is set on; its own work is half of it."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now

    def thread_time(self) -> float:
        return self.now / 2


def test_the_longest_pause_is_that_of_a_late_beat_while_something_is_thought_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, thinks = Clock(), [False]
    monkeypatch.setattr(probe, "time", clock)
    pauses = Pauses(lambda: thinks[0])
    told = []
    for after, thinking in ((0.5, False), (0.105, True), (0.205, True), (0.055, False), (0.9, True)):
        clock.now += after
        thinks[0] = thinking
        pauses.beat()
        told.append(pauses.longest.told)
    assert told == ["0 0", "0 0", "200 102", "200 102", "200 102"]


def test_what_the_measuring_itself_takes_is_no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(probe, "time", clock)
    pauses = Pauses(lambda: True)
    pauses.beat()
    clock.now += 0.3
    pauses.leave_out(0.25, 0.125)
    pauses.beat()
    assert pauses.longest.told == "45 25"


def test_an_entry_stays_where_it_is_when_the_menu_that_it_opens_is_open(
    qtbot: QtBot, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    outer = QMenu(stack)
    inner = outer.addMenu("inside")
    inner.setObjectName("menu.inner")
    inner.addAction("what it is about").setObjectName("action.it")
    outer.popup(QPoint(0, 0))
    window = Mock(stack=stack)
    closed = Probe(window, words).report()["widgets"]
    inner.popup(QPoint(200, 0))
    for shown in ((outer, inner), (inner, outer)):
        monkeypatch.setattr(probe, "_visible", lambda shown=shown: shown)
        opened = Probe(window, words).report()["widgets"]
        assert "action.it" in opened
        assert opened["menu.inner"] == closed["menu.inner"]


def test_while_something_moves_it_is_looked_seldom_and_at_once_when_it_rests(
    qtbot: QtBot, words: Words, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Moving(QWidget):
        moves, reports = True, 0

        def probe(self) -> dict[str, object]:
            self.reports += 1
            return {"busy": self.moves}

    clock = Clock()
    monkeypatch.setattr(probe, "time", clock)
    stack, shown = QStackedWidget(), Moving()
    qtbot.addWidget(stack)
    stack.addWidget(shown)
    told = Probe(Mock(stack=stack), words, tmp_path / "probe.json")
    told.setParent(stack)  # so that it looks no more when that is gone
    told.write()

    def reports(looks: int) -> int:
        """How many reports so many looks made of a program that works all the time."""
        before = shown.reports
        for _ in range(looks):
            clock.now += 1
            told._look()
        return shown.reports - before

    assert reports(2 * (LOOKS_SPARED + 1)) == 2
    shown.moves = False
    assert reports(3) == 3
    shown.moves = True
    assert reports(1) == 1, "that something moves is told at once"
