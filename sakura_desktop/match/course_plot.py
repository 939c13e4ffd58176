"""A plot of the figures of a match, turn by turn: a line each, in the colour and with the mark of whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from engine.text.phrase import Listing, say
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.widgets.plots import PAD, Datum, DayPlot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.phrase import Phrase
    from sakura_desktop.match.tale import Followed

MARK: Final = 13
"""How large the mark of a player is at a turn, in pixels at zoom 1."""
SAMPLE: Final = 1.5
"""How long the piece of a line is before its name, in heights of the letters."""
CROWDED: Final = 18
"""Of more turns than so many, the mark stands at every second, third … alone."""


class CoursePlot(DayPlot):
    """Lines over turns. Above them it is said which is which; of the turn that is pointed at, the figures."""

    lines: tuple[Followed, ...] = ()
    _players: tuple[Phrase, Phrase] | None = None

    def show_course(self, followed: Sequence[Followed], players: tuple[Phrase, Phrase], title: Phrase) -> None:
        """Show how a match went between these players."""
        self.lines, self._players = tuple(followed), players
        turns = len(followed[0].values) if followed else 0
        self.show_data([self._datum(turn) for turn in range(turns)], title)

    def _datum(self, turn: int) -> Datum:
        said = Listing(tuple(
            say("result-course-figure", name=self._named(line), value=line.values[turn]) for line in self.lines
        ), "comma")
        values = tuple(line.values[turn] for line in self.lines)
        return Datum(say("study-text", text=str(turn)), values, say("result-course-turn", turn=turn, figures=said))

    def _named(self, line: Followed) -> Phrase:
        if line.seat < 0 or self._players is None:
            return line.name
        return say("result-course-of", name=line.name, player=self._players[line.seat])

    def colour(self, line: Followed) -> QColor:
        """That of the player; a soft ink for what is nobody's."""
        theme = self.look.theme
        return QColor(theme.seats[line.seat] if line.seat >= 0 else theme.ink_soft)

    # --- drawing ---

    def small(self) -> QFont:
        """Letters of axes: all of it is to be read."""
        return QFont(self.font())

    def minimumSizeHint(self) -> QSize:
        """A small picture is enough."""
        return QSize(self.look.px(220), self.look.px(120))

    def _draw_title(self, painter: QPainter) -> None:
        """Which line is which; of a turn that is pointed at, what it says."""
        theme, metrics = self.look.theme, QFontMetricsF(self.font())
        painter.setFont(self.font())
        room = QRectF(PAD * 2, PAD, self.width() - 4 * PAD, metrics.height())
        if 0 <= self.at < len(self.data):
            said = self.words.text(self.data[self.at].said)
            painter.setPen(QColor(theme.ink))
            text = metrics.elidedText(said, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft), text)
            return
        for row, lines in enumerate(self._rows()):
            self._draw_row(painter, lines, room.translated(0, row * metrics.height()))

    def _rows(self) -> list[list[Followed]]:
        """Which lines are named beside each other: all, or where those have no room, what is nobody's below."""
        metrics, lines = QFontMetricsF(self.font()), list(self.lines)
        if self._needed(lines, metrics) <= self.width() - 4 * PAD:
            return [lines]
        rows = [[line for line in lines if line.seat >= 0], [line for line in lines if line.seat < 0]]
        return [row for row in rows if row]

    def _needed(self, lines: list[Followed], metrics: QFontMetricsF) -> float:
        """How wide a row of names is."""
        names = [self.words.text(self._named(line)) for line in lines]
        return sum(metrics.horizontalAdvance(name) + metrics.height() * SAMPLE + 4 * PAD for name in names)

    def _draw_row(self, painter: QPainter, lines: list[Followed], room: QRectF) -> None:
        """Each line's sample and name; names that have no room lose their middle: whose it is stands at one end, what
        it is at the other.
        """
        metrics = QFontMetricsF(self.font())
        sample, left = metrics.height() * SAMPLE, room.left()
        beside = (sample + 4 * PAD) * len(lines)
        names = [self.words.text(self._named(line)) for line in lines]
        share = min(1.0, (room.width() - beside) / max(1.0, self._needed(lines, metrics) - beside))
        for line, name in zip(lines, names, strict=True):
            wide = metrics.horizontalAdvance(name) * share + 1
            middle = room.center().y()
            self._pen(painter, line)
            painter.drawLine(QPointF(left, middle), QPointF(left + sample, middle))
            self._mark_of(painter, line, QPointF(left + sample / 2, middle))
            text = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, wide)
            painter.setPen(QColor(self.look.theme.ink))
            place = QRectF(left + sample + PAD, room.top(), wide, room.height())
            painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft), text)
            left += sample + 4 * PAD + wide

    def room(self) -> QRectF:
        """The room below all names."""
        more = (len(self._rows()) - 1) * QFontMetricsF(self.font()).height()
        return super().room().adjusted(0, more, 0, 0)

    def _reword(self) -> None:
        """Longer names take more rows."""
        self._measured = None
        super()._reword()

    def marks(self, painter: QPainter) -> None:
        """What is nobody's lies under what is somebody's."""
        for line in sorted(self.lines, key=lambda line: line.seat):
            points = [
                QPointF(self.column(at).center().x(), self.height_of(value)) for at, value in enumerate(line.values)
            ]
            self._pen(painter, line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points))
            every = 1 + len(points) // CROWDED
            for point in points[::-every]:
                self._mark_of(painter, line, point)

    def _pen(self, painter: QPainter, line: Followed) -> None:
        style = Qt.PenStyle.SolidLine if line.seat >= 0 else Qt.PenStyle.DotLine
        painter.setPen(QPen(self.colour(line), 2.2 if line.seat >= 0 else 1.6, style))

    def _mark_of(self, painter: QPainter, line: Followed, here: QPointF) -> None:
        if line.seat >= 0:
            side = self.look.px(MARK)
            sign = self.look.sign(seat_icon(line.seat), QSize(side, side), self.colour(line).name())
            painter.drawPixmap(QPointF(here.x() - side / 2, here.y() - side / 2), sign)
