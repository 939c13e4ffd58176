"""What travels over the board: pieces and cards on their way, the thing in the hand, the keys shown on demand.

The overlay never takes the mouse. A flight is a pixmap on its way between two rectangles; when it ends, its item is
unveiled where it belongs. All flights can be ended at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QElapsedTimer, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from sakura_desktop.table.delegates.marks import focus_frame, key_badge

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance

TICK = 16
"""Milliseconds between two pictures of a flight."""
ARC = 0.06
"""How far a flight swings aside, as a share of its way."""


class Flight(msgspec.Struct, frozen=True, kw_only=True):
    """Something on its way: it waits `delay` milliseconds, then travels."""

    pixmap: QPixmap
    source: QRect
    target: QRect
    delay: int = 0

    def at(self, share: float) -> QRect:
        """Where it is after a share of its way, eased at both ends, on a slight arc."""
        eased = share * share * (3 - 2 * share)
        start, goal = QRectF(self.source).center(), QRectF(self.target).center()
        x = start.x() + (goal.x() - start.x()) * eased
        y = start.y() + (goal.y() - start.y()) * eased
        swing = 4 * ARC * eased * (1 - eased)
        x, y = x + (goal.y() - start.y()) * swing, y - (goal.x() - start.x()) * swing
        width = self.source.width() + (self.target.width() - self.source.width()) * eased
        height = self.source.height() + (self.target.height() - self.source.height()) * eased
        return QRect(round(x - width / 2), round(y - height / 2), round(width), round(height))


class Badge(msgspec.Struct, frozen=True):
    """A key and the rectangle that it is for."""

    text: str
    rect: QRect


class Overlay(QWidget):
    """The sheet above the board that things travel over."""

    landed = Signal()
    """All flights have ended."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        """Nothing is under way."""
        super().__init__(parent)
        self._look = look
        self._flights: list[Flight] = []
        self._duration = 0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)
        self._drawn: list[QRect] = []
        self._held: QPixmap | None = None
        self._held_at = QPoint()
        self.focus: QRect | None = None
        self.badges: list[Badge] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def flying(self) -> bool:
        """Something is under way."""
        return bool(self._flights)

    def fly(self, flights: list[Flight], duration: int) -> None:
        """Send things on their way, in place of those under way still."""
        self._flights = [flight for flight in flights if flight.source.isValid() and flight.target.isValid()]
        self._duration = duration
        if not self._flights or duration <= 0:
            self.land()
            return
        self._clock.start()
        self._timer.start()
        self._tick()

    def land(self) -> None:
        """End every flight now."""
        self._timer.stop()
        self._flights = []
        self._repaint([])
        self.landed.emit()

    def _tick(self) -> None:
        elapsed = self._clock.elapsed()
        if all(elapsed >= flight.delay + self._duration for flight in self._flights):
            self.land()
            return
        self._repaint([rect for _, rect in self._now()])

    def _now(self) -> list[tuple[Flight, QRect]]:
        elapsed = self._clock.elapsed() if self._flights else 0
        return [
            (flight, flight.at(min(max((elapsed - flight.delay) / self._duration, 0.0), 1.0)))
            for flight in self._flights
        ]

    def _repaint(self, rects: list[QRect]) -> None:
        for rect in (*self._drawn, *rects):
            self.update(rect.adjusted(-3, -3, 3, 3))
        self._drawn = rects

    def hold(self, pixmap: QPixmap | None, at: QPoint | None = None) -> None:
        """Show a thing in the hand at a point, or by None nothing."""
        if self._held is not None:
            self.update(self._held_rect().adjusted(-3, -3, 3, 3))
        self._held = pixmap
        if pixmap is not None and at is not None:
            self._held_at = at
            self.update(self._held_rect().adjusted(-3, -3, 3, 3))

    def held_rect(self) -> QRect:
        """Where the thing in the hand is drawn."""
        return self._held_rect()

    def _held_rect(self) -> QRect:
        if self._held is None:
            return QRect()
        size = self._held.deviceIndependentSize().toSize()
        return QRect(self._held_at - QPoint(size.width() // 2, size.height() // 2), size)

    def show_focus(self, rect: QRect | None) -> None:
        """Frame what the keyboard has come to."""
        if rect != self.focus:
            self.focus = rect
            self.update()

    def show_badges(self, badges: list[Badge]) -> None:
        """Show keys over what they are for."""
        if badges != self.badges:
            self.badges = badges
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Flights, the hand, the frame of the keyboard, the keys."""
        if not (self._flights or self._held or self.focus or self.badges):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRegion(event.region())
        for flight, rect in self._now():
            size = flight.pixmap.deviceIndependentSize().toSize()
            painter.drawPixmap(rect.center() - QPoint(size.width() // 2, size.height() // 2), flight.pixmap)
        if self.focus is not None:
            focus_frame(painter, self.focus, self._look.theme)
        for badge in self.badges:
            key_badge(painter, badge.rect, badge.text, self._look.theme, max(12, round(15 * self._look.zoom)))
        if self._held is not None:
            painter.setOpacity(0.92)
            painter.drawPixmap(self._held_rect().topLeft(), self._held)
        painter.end()
