"""How likely the first player was to win, answer by answer: a curve to be looked at, walked, clicked and saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPolygonF

from sakura_desktop.widgets.plots import PAD, Datum, Plot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

PICTURE: Final = QSize(1600, 900)
"""How large the picture is that is saved."""
LARGER: Final = 1.7
"""How much larger its letters are."""
LEAST_GAP: Final = 26
"""Numbers of turns stand so far from each other, in pixels."""


class CurvePoint(NamedTuple):
    """One answer on the curve."""

    answers: int
    turn: int
    chance: float
    """That of the player who sits first."""
    said: Phrase
    lost: bool
    """It is a turning point."""


class ChanceCurve(Plot):
    """A line between the two players; the turning points stand out by a mark and a number."""

    empty = "analysis-curve-empty"
    picked = Signal(int)
    """The point of that number is to be gone to."""

    def __init__(self, name: str, words: Words, look: Appearance, parent: object = None) -> None:
        """No points."""
        super().__init__(name, words, look, parent)  # type: ignore[arg-type]  # a picture's curve stands alone
        self.points: tuple[CurvePoint, ...] = ()
        self.total = 1
        self._players: tuple[Phrase, Phrase] | None = None

    def show_points(
        self, points: Sequence[CurvePoint], total: int, players: tuple[Phrase, Phrase], title: Phrase
    ) -> None:
        """Show these points of a match of so many answers; the mark stays where it is."""
        at = self.points[self.at].answers if 0 <= self.at < len(self.points) else -1
        self.points, self.total, self._players = tuple(points), max(1, total), players
        self.show_data([Datum(point.said, (round(100 * point.chance),), point.said) for point in points], title)
        self.at = next((index for index, point in enumerate(points) if point.answers == at), -1)
        self._say()

    def mark(self, answers: int) -> None:
        """Mark the point of that answer."""
        self._mark(next((index for index, point in enumerate(self.points) if point.answers == answers), -1))

    def _mark(self, at: int) -> None:
        super()._mark(at)
        self._say()

    def _say(self) -> None:
        """Those who listen are told where the mark is."""
        title = self.words.text(self._title)
        here = self.words.text(self.points[self.at].said) if 0 <= self.at < len(self.points) else ""
        self.setAccessibleName(f"{here} — {title}" if here else title)

    # --- where things stand ---

    def field(self) -> QRectF:
        """Where the line is drawn: beside the chances, above the turns."""
        metrics = QFontMetricsF(self.small())
        room = self.room()
        left = metrics.horizontalAdvance("100") + 6
        return room.adjusted(left, metrics.height() / 2, -8, -metrics.height() - 4)

    def point_at(self, index: int) -> QPointF:
        """Where a point stands."""
        field, point = self.field(), self.points[index]
        share = point.answers / max(1, self.total - 1)
        return QPointF(field.left() + field.width() * share, field.bottom() - field.height() * point.chance)

    def boxes(self) -> list[QRectF]:
        """Around each point, the whole height."""
        field = self.field()
        return [QRectF(self.point_at(index).x() - 3, field.top(), 6, field.height()) for index in range(len(self.data))]

    def _mark_at(self, here: QPoint) -> int:
        """The nearest point; a turning point draws from farther."""
        field = self.field()
        if not self.points or not field.adjusted(-8, -8, 8, 24).contains(QPointF(here)):
            return -1
        away = [
            abs(self.point_at(index).x() - here.x()) - (6 if point.lost else 0)
            for index, point in enumerate(self.points)
        ]
        return away.index(min(away))

    # --- hands ---

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes there."""
        at = self._mark_at(event.position().toPoint())
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if at >= 0:
            self._mark(at)
            self.picked.emit(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """What the mouse rests on is told by a tip; the mark stays."""
        event.accept()

    def leaveEvent(self, event: object) -> None:
        """The mark stays."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk the points and go there, page up and down the turning points."""
        step = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        was = self.at
        if step is not None:
            marks = [index for index, point in enumerate(self.points) if point.lost]
            on = [index for index in marks if (index - self.at) * step > 0]
            if on:
                self._mark(on[0] if step > 0 else on[-1])
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self.at >= 0:
            self.picked.emit(self.at)
            return
        else:
            super().keyPressEvent(event)
        if self.at != was and self.at >= 0:
            self.picked.emit(self.at)

    # --- drawing ---

    def small(self) -> QFont:
        """Letters of axes: all of it is to be read."""
        return QFont(self.font())

    def _draw_title(self, painter: QPainter) -> None:
        """The title alone: what a mark says stands elsewhere."""
        at, self.at = self.at, -1
        super()._draw_title(painter)
        self.at = at

    def draw(self, painter: QPainter) -> None:
        """The two grounds, the middle, the turns, the line, the turning points, the mark."""
        theme, field = self.look.theme, self.field()
        metrics = QFontMetricsF(self.small())
        painter.setFont(self.small())
        upper, lower = map(QColor, theme.seats)
        for colour, part in (
            (upper, QRectF(field.topLeft(), QSize(round(field.width()), round(field.height() / 2)))),
            (lower, QRectF(field.left(), field.center().y(), field.width(), field.height() / 2)),
        ):
            colour.setAlphaF(0.09)
            painter.fillRect(part, colour)
        self._chances(painter, metrics)
        self._turns(painter, metrics)
        if 0 <= self.at < len(self.points):
            left = self.point_at(self.at).x()
            painter.setPen(QPen(QColor(theme.cherry), 1.5))
            painter.drawLine(QPointF(left, field.top()), QPointF(left, field.bottom()))
        self._names(painter, metrics)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.ink), 2))
        painter.drawPolyline(QPolygonF([self.point_at(index) for index in range(len(self.points))]))
        self._marks(painter, metrics)

    def _chances(self, painter: QPainter, metrics: QFontMetricsF) -> None:
        theme, field = self.look.theme, self.field()
        for value in (0, 50, 100):
            height = field.bottom() - field.height() * value / 100
            style = Qt.PenStyle.DashLine if value == 50 else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(theme.line), 1, style))
            painter.drawLine(QPointF(field.left(), height), QPointF(field.right(), height))
            painter.setPen(QColor(theme.ink_soft))
            place = QRectF(PAD, height - metrics.height() / 2, field.left() - PAD - 4, metrics.height())
            painter.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(value))

    def _turns(self, painter: QPainter, metrics: QFontMetricsF) -> None:
        """Where each turn begins; as many of their numbers as have room."""
        theme, field = self.look.theme, self.field()
        turn, free = -1, field.left() - LEAST_GAP
        for index, point in enumerate(self.points):
            if point.turn == turn:
                continue
            turn = point.turn
            left = self.point_at(index).x()
            painter.setPen(QPen(QColor(theme.line), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(left, field.top()), QPointF(left, field.bottom()))
            text = str(turn)
            wide = metrics.horizontalAdvance(text)
            if turn and left - wide / 2 >= free:
                painter.setPen(QColor(theme.ink_soft))
                painter.drawText(QPointF(left - wide / 2, field.bottom() + metrics.ascent() + 3), text)
                free = left + wide / 2 + LEAST_GAP / 2

    def _names(self, painter: QPainter, metrics: QFontMetricsF) -> None:
        """Whose half is whose."""
        if self._players is None:
            return
        field = self.field().adjusted(6, 2, -6, -2)
        heights = field.top() + metrics.ascent(), field.bottom() - metrics.descent()
        for name, height in zip(self._players, heights, strict=True):
            text = metrics.elidedText(self.words.text(name), Qt.TextElideMode.ElideRight, field.width() / 2)
            self._text_on_ground(painter, metrics, QPointF(field.left(), height), text, self.look.theme.ink_soft)

    def _text_on_ground(
        self, painter: QPainter, metrics: QFontMetricsF, at: QPointF, text: str, colour: str
    ) -> None:
        """A text that is read whatever lines pass behind it."""
        ground = QColor(self.look.theme.paper_raised)
        ground.setAlphaF(0.8)
        painter.fillRect(metrics.boundingRect(text).translated(at).adjusted(-2, -1, 2, 1), ground)
        painter.setPen(QColor(colour))
        painter.drawText(at, text)

    def _marks(self, painter: QPainter, metrics: QFontMetricsF) -> None:
        """The turning points with their numbers, and the point that is marked."""
        theme, field = self.look.theme, self.field()
        unit = metrics.height() / 3
        lost = [index for index, point in enumerate(self.points) if point.lost]
        for number, index in enumerate(lost, 1):
            here = self.point_at(index)
            painter.setPen(QPen(QColor(theme.paper_raised), 1.5))
            painter.setBrush(QColor(theme.warning))
            painter.drawPolygon(QPolygonF([
                here + QPointF(0, -unit), here + QPointF(unit, 0), here + QPointF(0, unit), here + QPointF(-unit, 0),
            ]))
            text = str(number)
            wide = metrics.horizontalAdvance(text)
            above = here.y() - unit - 3 - metrics.height() >= field.top()
            line = here.y() - unit - 3 - metrics.descent() if above else here.y() + unit + 2 + metrics.ascent()
            self._text_on_ground(painter, metrics, QPointF(here.x() - wide / 2, line), text, theme.warning)
        if 0 <= self.at < len(self.points):
            here = self.point_at(self.at)
            painter.setBrush(QColor(theme.paper_raised))
            painter.setPen(QPen(QColor(theme.cherry), 2.5))
            painter.drawEllipse(here, unit * 0.8, unit * 0.8)

    def picture(self) -> QImage:
        """The curve as a picture to be kept: large, without a mark."""
        alone = ChanceCurve(self.objectName(), self.words, self.look)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * LARGER)
        alone.setFont(font)
        if self._players is not None:
            alone.show_points(self.points, self.total, self._players, self._title)
        alone.at = -1
        alone.resize(PICTURE)
        made = QImage(PICTURE, QImage.Format.Format_RGB32)
        made.fill(QColor(self.look.theme.paper))
        alone.render(made)
        alone.deleteLater()
        return made
