"""The ghost hand: a translucent thing that shows on the board where a hand would take it.

It travels once from where the thing lies to where it goes, and then stays there with an arrow behind it until it is put
away. Without movement it is shown at its goal at once. A caption stands beside the goal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from sakura_desktop.motion import still
from sakura_desktop.table.bubble import Bubble
from sakura_desktop.table.delegates.marks import pen, target_frame, tint
from sakura_desktop.table.effects import Flight
from sakura_desktop.table.things import Thing
from sakura_desktop.table.ticker import TICK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.decisions import Move
    from sakura_desktop.table.board import Board

SLOW: Final = 1_100
"""Milliseconds of a way at the normal pace: slower than a thing that is really moved, so that the eye can follow."""
GHOSTLY: Final = 0.72


class GhostHand(QObject):
    """What would be moved, shown on a board. Moves are shown one after the other."""

    def __init__(self, board: Board) -> None:
        """Nothing is shown."""
        super().__init__(board)
        self._board = board
        self._sheet = _Sheet(board)
        self._bubble = Bubble(board, "ghost.caption", "side")
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)
        self._moves: tuple[Move, ...] = ()
        self._step = 0
        board.installEventFilter(self)
        for changed in (board.look.ready, board.look.changed, board.words.changed):
            changed.connect(self._repaint)

    @property
    def shown(self) -> tuple[Move, ...]:
        """The moves that are shown; none while it is hidden."""
        return self._moves if self._sheet.isVisible() else ()

    @property
    def pressed(self) -> str:
        """The name of the button that is shown to be pressed; empty where none is."""
        button = self._sheet.button
        return button.objectName() if button is not None and self._sheet.isVisible() else ""

    @property
    def travelling(self) -> bool:
        """It is on its way."""
        return self._timer.isActive()

    @property
    def caption(self) -> str:
        """What stands beside it."""
        return self._bubble.text

    def show(self, moves: Sequence[Move] = (), caption: str = "", button: QWidget | None = None) -> bool:
        """Show moves of a hand one after the other, or the press of a button of the prompt, with a caption; false where
        none of it is to be seen on the board.
        """
        self.hide()
        self._moves = tuple(move for move in moves if self._flight(move) is not None)
        if not self._moves and button is None:
            return False
        self._step = 0
        self._sheet.button = button if not self._moves else None
        self._sheet.setGeometry(self._board.rect())
        self._sheet.show()
        self._sheet.raise_()
        self._set_out()
        if caption:
            self.say(caption)
        return True

    def say(self, caption: str) -> None:
        """Another caption beside what is shown."""
        last = self._flight(self._moves[-1]) if self._moves else None
        self._bubble.say(caption, last.target if last is not None else self._sheet.goal())

    def hide(self) -> None:
        """Put it away."""
        self._timer.stop()
        self._bubble.hide()
        self._sheet.hide()
        self._sheet.flight = self._sheet.button = None

    def _set_out(self) -> None:
        duration = self._duration()
        if self._moves and duration:
            self._clock.start()
            self._timer.start()
        else:
            self._step = max(0, len(self._moves) - 1)
        self._tick()

    def _tick(self) -> None:
        if not self._moves:
            self._sheet.update()
            return
        duration = self._duration()
        share = min(self._clock.elapsed() / duration, 1.0) if self._timer.isActive() and duration else 1.0
        self._sheet.flight, self._sheet.share = self._flight(self._moves[self._step]), share
        self._sheet.update()
        if share < 1.0 or not self._timer.isActive():
            return
        if self._step + 1 < len(self._moves):
            self._step += 1
            self._clock.restart()
        else:
            self._timer.stop()

    def _duration(self) -> float:
        settings = self._board.settings
        return 0.0 if still(settings) else SLOW * settings.tempo

    def _repaint(self) -> None:
        """A picture has come, things are called or look otherwise, or everything lies elsewhere."""
        if self._sheet.isVisible():
            self._tick()

    def _flight(self, move: Move) -> Flight | None:
        """The way of a move over the board as it is now; None where one of its ends isn't there."""
        thing = Thing(move.what, move.source)
        source = self._board.hits.rect_of_thing(thing)
        place = self._board.hits.rect_of_place(move.target)
        if source is None or place is None:
            return None
        pixmap = self._board.picture_of(thing)
        size = pixmap.deviceIndependentSize().toSize()
        goal = QRect(place.center() - QPoint(size.width() // 2, size.height() // 2), size)
        return Flight(pixmap=pixmap, source=source, target=goal)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The board has another size: everything lies elsewhere."""
        if event.type() == QEvent.Type.Resize and self._sheet.isVisible():
            self._sheet.setGeometry(self._board.rect())
            QTimer.singleShot(0, self, self._repaint)
        return super().eventFilter(watched, event)


class _Sheet(QWidget):
    """What the ghost hand is drawn on; the mouse goes through it."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.setObjectName("ghost")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board = board
        self.flight: Flight | None = None
        self.share = 1.0
        self.button: QWidget | None = None
        self.hide()

    def goal(self) -> QRect:
        """Where it leads to, on the board; invalid where it leads nowhere."""
        if self.flight is not None:
            return self.flight.target
        if self.button is None or not self.button.isVisible():
            return QRect()
        return QRect(self.button.mapTo(self._board, QPoint()), self.button.size())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The arrow, the thing, the hand."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.flight is not None:
            self._arrow(painter, self.flight)
            self._thing(painter, self.flight.at(self.share), self.flight.pixmap)
        elif self.button is not None and self.button.isVisible():
            goal = self.goal()
            target_frame(painter, goal.adjusted(-4, -4, 4, 4), self._board.look.theme)
            self._hand(painter, QPointF(goal.center()))
        painter.end()

    def _arrow(self, painter: QPainter, flight: Flight) -> None:
        points = [QPointF(flight.at(step / 20).center()) for step in range(21)]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        theme = self._board.look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.paper_raised, 6))
        painter.drawPath(path)
        painter.setPen(pen(theme.target, 3, Qt.PenStyle.DashLine))
        painter.drawPath(path)
        along = points[-1] - points[-3]
        length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
        unit, size = along / length, 13.0
        across = QPointF(-unit.y(), unit.x())
        foot = points[-1] - unit * size
        painter.setPen(pen(theme.paper_raised, 1.5))
        painter.setBrush(tint(theme.target, 1.0))
        painter.drawPolygon(QPolygonF([points[-1], foot + across * size * 0.6, foot - across * size * 0.6]))

    def _thing(self, painter: QPainter, rect: QRect, pixmap: QPixmap) -> None:
        size = pixmap.deviceIndependentSize().toSize()
        painter.setOpacity(GHOSTLY)
        painter.drawPixmap(rect.center() - QPoint(size.width() // 2, size.height() // 2), pixmap)
        painter.setOpacity(1.0)
        self._hand(painter, QPointF(rect.center()))

    def _hand(self, painter: QPainter, tip: QPointF) -> None:
        """A hand whose forefinger points at a spot."""
        theme, unit = self._board.look.theme, self._board.look.px(100) / 100
        path = QPainterPath()
        path.addRoundedRect(QRectF(-4, -2, 9, 24), 4.5, 4.5)
        for left, top, height in ((4, 12, 14), (11, 13, 13), (18, 15, 11)):
            path.addRoundedRect(QRectF(left, top, 8, height), 4, 4)
        path.addRoundedRect(QRectF(-4, 16, 30, 20), 8, 8)
        thumb = QPainterPath()
        thumb.addRoundedRect(QRectF(-13, 17, 8, 16), 4, 4)
        path = path.united(thumb).simplified()
        painter.save()
        painter.translate(tip)
        painter.rotate(-18)
        painter.scale(unit, unit)
        painter.setPen(pen(theme.ink, 1.8))
        painter.setBrush(tint(theme.paper_raised, 0.92))
        painter.drawPath(path)
        painter.restore()
