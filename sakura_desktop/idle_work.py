"""Work done in small pieces while nobody waits for the program."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Iterator

EVERY: Final = 20
"""Milliseconds from one piece to the next."""
PIECE: Final = 0.004
"""Seconds that a piece may take; a step that takes longer isn't cut."""


class IdleWork(QObject):
    """Takes steps of an iterator between the window's events. An iterator that yields False has nothing to do now: the
    timer stops, and `start` goes on.
    """

    def __init__(self, steps: Iterator[bool], parent: QObject | None = None) -> None:
        """Not begun."""
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._work)

    @property
    def active(self) -> bool:
        """Steps are being taken."""
        return self._timer.isActive()

    def start(self) -> None:
        """Begin, or go on."""
        if not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Do nothing more for now."""
        self._timer.stop()

    def _work(self) -> None:
        end = perf_counter() + PIECE
        while perf_counter() < end:
            if not next(self._steps, False):
                self._timer.stop()
                return
