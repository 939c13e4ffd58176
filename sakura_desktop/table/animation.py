"""What happened is shown: event by event the table changes, and what travelled is seen to travel.

Showing never holds anyone up: `hurry` brings the table to where it stands, whatever is still under way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QRect, QTimer, Signal

from sakura_desktop.table.overlay import Flight, Overlay

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from engine.cardgame.view import Frame, SeenMove
    from engine.sakura.view.shapes import View
    from sakura_desktop.settings import Settings

LONGEST = 1_600
"""Milliseconds that all that one answer brings may take, however much it is."""
OVERLAP = 0.55
"""The share of a movement after which the next one begins."""
STAGGER = 40
"""Milliseconds between two crystals that travel together."""
MOST_SEEN = 12
"""So many things of one move are seen to travel; the others come with them."""


class Scenery(Protocol):
    """What the stage needs of a board, in the overlay's coordinates."""

    def show_table(self, view: View) -> None:
        """Show the table as it is in that view."""

    def spots_of(self, move: SeenMove, *, arriving: bool) -> list[QRect]:
        """Where the things of a move stand: before it where they leave, after it where they have come to."""

    def picture_of(self, move: SeenMove, size: QRect) -> QPixmap:
        """What is seen to travel, in the size that it has where it arrives."""

    def veil(self, moves: tuple[SeenMove, ...]) -> None:
        """Leave out what is still under way; nothing for an empty tuple."""


class Animation(QObject):
    """Shows frames one after the other."""

    settled = Signal()
    """Everything is shown; the table stands as it is."""
    halted = Signal()
    """It waits after a frame that is to be looked at, until `hurry` or `go_on`."""

    def __init__(self, scenery: Scenery, overlay: Overlay, settings: Settings, parent: QObject | None = None) -> None:
        """Nothing to show."""
        super().__init__(parent)
        self._scenery = scenery
        self._overlay = overlay
        self._settings = settings
        self._frames: list[Frame[View]] = []
        self._halts: frozenset[int] = frozenset()
        self._halting = False
        self._pace = 1.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        overlay.landed.connect(self._landed)

    @property
    def busy(self) -> bool:
        """Something is still to be shown or under way."""
        return bool(self._frames) or self._halting or self._timer.isActive() or self._overlay.flying

    def play(self, frames: tuple[Frame[View], ...], halts: frozenset[int] = frozenset()) -> None:
        """Show these frames after those that are being shown; wait after those whose numbers are among `halts`."""
        idle = not self.busy
        self._frames += frames
        self._halts |= halts
        moving = sum(1 for frame in self._frames if frame.moves)
        duration = self._settings.animation_ms
        whole = duration * OVERLAP * moving
        self._pace = min(1.0, LONGEST / whole) if whole else 1.0
        if idle:
            self._next()

    def hurry(self) -> None:
        """Show the last frame now."""
        if not self.busy:
            return
        self._timer.stop()
        self._halting = False
        self._halts = frozenset()
        frames, self._frames = self._frames, []
        if frames:
            self._scenery.show_table(frames[-1].view)
        if self._overlay.flying:
            self._overlay.land()
        else:
            self._landed()

    def go_on(self) -> None:
        """Show what comes after the frame that it waits after."""
        if self._halting:
            self._halting = False
            self._next()

    def _next(self) -> None:
        duration = round(self._settings.animation_ms * self._pace)
        while self._frames and not self._halting:
            frame = self._frames.pop(0)
            if frame.moves and duration > 0:
                self._fly(frame, duration)
                return
            passing = duration <= 0 and self._frames and frame.index not in self._halts
            if not passing:
                self._scenery.show_table(frame.view)
            self._halt_after(frame)
        if not self._halting and not self._overlay.flying:
            self._scenery.veil(())
            self.settled.emit()

    def _halt_after(self, frame: Frame[View]) -> None:
        if frame.index in self._halts:
            self._halts -= {frame.index}
            self._halting = True
            self.halted.emit()

    def _fly(self, frame: Frame[View], duration: int) -> None:
        before = [self._scenery.spots_of(move, arriving=False) for move in frame.moves]
        self._scenery.show_table(frame.view)
        flights: list[Flight] = []
        for move, sources in zip(frame.moves, before, strict=True):
            targets = self._scenery.spots_of(move, arriving=True)
            for number, (source, target) in enumerate(zip(sources, targets, strict=False)):
                if number >= MOST_SEEN:
                    break
                picture = self._scenery.picture_of(move, target)
                flights.append(Flight(pixmap=picture, source=source, target=target, delay=number * STAGGER))
        self._scenery.veil(frame.moves)
        if self._frames:
            self._timer.start(round(duration * OVERLAP))
        self._overlay.fly(flights, duration)

    def _landed(self) -> None:
        self._scenery.veil(())
        if not self._frames and not self._halting and not self._timer.isActive():
            self.settled.emit()
