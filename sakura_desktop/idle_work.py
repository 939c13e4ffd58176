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
    """Takes steps of an iterator between the window's events until it ends."""

    def __init__(self, steps: Iterator[None], parent: QObject | None = None) -> None:
        """Not begun."""
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._work)

    def start(self) -> None:
        """Begin, or go on."""
        self._timer.start()

    def _work(self) -> None:
        end = perf_counter() + PIECE
        while perf_counter() < end:
            try:
                next(self._steps)
            except StopIteration:
                self._timer.stop()
                return
