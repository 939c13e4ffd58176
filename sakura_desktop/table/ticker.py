"""The clock of all that moves over a board: it ticks while anything does, and counts the ticks that came late."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

TICK: Final = 16
"""Milliseconds between two pictures of what moves."""
LATE: Final = 1.5
"""A tick came late after so many times that."""


class Ticker(QObject):
    """Runs while somebody needs it."""

    ticked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """At rest."""
        super().__init__(parent)
        self.ticks = 0
        """How often it has ticked while it ran …"""
        self.late = 0
        """… and how many of these came late."""
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)
        self._last = 0
        self._by_hand: int | None = None
        self._running = False

    @property
    def running(self) -> bool:
        """It ticks."""
        return self._running

    def now(self) -> int:
        """Milliseconds since some moment."""
        return self._clock.elapsed() if self._by_hand is None else self._by_hand

    def run(self) -> None:
        """Tick from now on."""
        if self._running:
            return
        self._running, self._last = True, self.now()
        if self._by_hand is None:
            self._timer.start()

    def rest(self) -> None:
        """Tick no more."""
        self._running = False
        self._timer.stop()

    def by_hand(self) -> None:
        """Let time pass only by `advance` from now on: for whoever looks at single moments."""
        self._by_hand = self.now()
        self._timer.stop()

    def advance(self, milliseconds: int) -> None:
        """Let time pass that is moved by hand, tick by tick while somebody needs them."""
        assert self._by_hand is not None, "time passes by itself"
        goal = self._by_hand + milliseconds
        while self._running and self._by_hand < goal:
            self._by_hand = min(self._by_hand + TICK, goal)
            self._tick()
        self._by_hand = goal

    def _tick(self) -> None:
        now = self.now()
        self.ticks += 1
        self.late += now - self._last > LATE * TICK
        self._last = now
        self.ticked.emit()
