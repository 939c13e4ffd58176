"""Work done in small pieces, so that the window hears whoever uses it meanwhile."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Iterator

EVERY: Final = 20
"""Milliseconds from one piece to the next."""
PIECE: Final = 0.004
"""Seconds that a piece may take; a step that takes longer isn't cut."""
PIECE_AWAITED: Final = 0.008
"""The same of work that somebody waits for: its pieces follow on each other with only the window's events between."""


class IdleWork(QObject):
    """Takes steps of an iterator between the window's events. An iterator that yields False has nothing to do now: the
    timer stops, and `start` goes on.
    """

    done = Signal()
    """There is nothing left to do."""

    def __init__(self, steps: Iterator[bool], parent: QObject | None = None, *, awaited: bool = False) -> None:
        """Not begun; `awaited`: somebody waits for it."""
        super().__init__(parent)
        self._steps = steps
        self._taking: Iterator[bool] | None = None
        self._piece = PIECE_AWAITED if awaited else PIECE
        self._timer = QTimer(self)
        self._timer.setInterval(0 if awaited else EVERY)
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
        if self._taking is self._steps:
            return  # a step asks a person something, and the window's events go on meanwhile
        before, self._taking = self._taking, self._steps
        try:
            self._take_steps()
        finally:
            self._taking = before

    def _take_steps(self) -> None:
        end, steps = perf_counter() + self._piece, self._steps
        while next(steps, False):
            if perf_counter() >= end or steps is not self._steps:
                return
        if steps is self._steps:
            self._timer.stop()
            self.done.emit()


class LatestWork(IdleWork):
    """Work that somebody waits for, and of which only the latest counts: what was begun before is dropped."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Nothing to do."""
        super().__init__(iter(()), parent, awaited=True)

    def begin(self, steps: Iterator[bool]) -> None:
        """Take these steps, the first at once: what is done in one step needs no waiting."""
        self._steps = steps
        self.start()
        self._work()
