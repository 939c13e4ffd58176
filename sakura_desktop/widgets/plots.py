"""Plots drawn by ourselves: a line over days, bars over days, bars of shares. Each mark says what it stands for."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.pictures.colour import mix
from sakura_desktop.widgets.broken_lines import paint_broken
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

PAD: Final = 6
DAYS_APART: Final = 8
"""Pixels between two days below a plot."""
STEPS: Final = (1, 2, 5)
SWATCH: Final = 10
"""Pixels of a sample of a colour."""
PATTERNS: Final = (Qt.BrushStyle.NoBrush, Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.Dense6Pattern)
"""What lies over the first colour of a plot, over the second and over the third: who sees no hues tells them by it."""


class Datum(NamedTuple):
    """One mark of a plot: what it is called on the axis, its value with the parts of it, and what it says."""

    label: Phrase
    values: tuple[int, ...]
    """What lies in front first: the known of the listed of all."""
    said: Phrase


def tidy_top(most: int) -> int:
    """The end of an axis that a value has room on: 1, 2, 5, 10, 20, 50 …"""
    scale = 1
    while True:
        for step in STEPS:
            if step * scale >= max(1, most):
                return step * scale
        scale *= 10


def swatch(left: float, baseline: float, metrics: QFontMetricsF) -> QRectF:
    """A sample of a colour, halfway up the letters of the text that it stands before."""
    return QRectF(left, baseline - (metrics.capHeight() + SWATCH) / 2, SWATCH, SWATCH)


class Plot(QWidget):
    """Marks to be looked at: by the mouse resting on one, or by the arrows."""

    empty: ClassVar = "study-plot-empty"
    """What is said where there are no marks yet."""
    counting: ClassVar = "study-plot-counting"
    patterned: ClassVar[tuple[int, ...]] = (0, 0, 0)
    """The number of the pattern over each of its colours."""

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """No marks."""
        super().__init__(parent)
        self.setObjectName(name)
        self.words = words
        self.look = look
        self.data: tuple[Datum, ...] = ()
        self.counted = True
        """False while what it shows is still being counted: what was shown before isn't shown any more."""
        self.at = -1
        """The mark that the keyboard has come to."""
        self._title = say("study-text", text="")
        self.wording = Translated(words, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)
        words.changed.connect(self._reword)

    def show_data(self, data: Sequence[Datum], title: Phrase) -> None:
        """Show these marks under a title."""
        self.data, self._title, self.counted = tuple(data), title, True
        self.at = -1
        self.wording.bind(self, "name", self.setAccessibleName, title)
        self._reword()
        self.updateGeometry()

    def wait(self, title: Phrase) -> None:
        """What belongs under this title is being counted; the room of what was shown stays."""
        self._title, self.counted, self.at = title, False, -1
        self._reword()

    def _reword(self) -> None:
        said = [self.words.text(datum.said) for datum in self.data] if self.counted else [self.words.say(self.counting)]
        self.setAccessibleDescription("\n".join(said))
        self.update()

    def boxes(self) -> list[QRectF]:
        """Where each mark is to be pointed at."""
        return []

    def draw(self, painter: QPainter) -> None:
        """Draw the marks."""

    def key(self) -> tuple[tuple[str, str], ...]:
        """What each colour stands for: the colour, and by which key that is said."""
        return ()

    # --- what all plots draw ---

    def fill(self, painter: QPainter, box: QRectF, colour: str, number: int) -> None:
        """Fill a part with a colour, and over it with the pattern of that number."""
        painter.fillRect(box, QColor(colour))
        if PATTERNS[number] != Qt.BrushStyle.NoBrush:
            painter.fillRect(box, QBrush(QColor(self.look.theme.paper_raised), PATTERNS[number]))

    def small(self) -> QFont:
        """Letters of axes."""
        return QFont(self.font())

    def room(self) -> QRectF:
        """The room below the title."""
        top = PAD + QFontMetrics(self.font()).height() + PAD
        return QRectF(PAD, top, self.width() - 2 * PAD, self.height() - top - PAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet, the title, the marks; what a marked one says stands beside the title."""
        theme = self.look.theme
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.cherry if self.hasFocus() else theme.line), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(theme.paper_raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        self._draw_title(painter)
        if self.data and self.counted:
            self.draw(painter)
        else:
            painter.setPen(QColor(theme.ink_soft))
            said = self.words.say(self.empty if self.counted else self.counting)
            paint_broken(painter, self.room(), said, Qt.AlignmentFlag.AlignCenter)
        painter.end()

    def _draw_title(self, painter: QPainter) -> None:
        theme, font = self.look.theme, QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        title = self.words.text(self._title)
        line = QRectF(PAD * 2, PAD, self.width() - 4 * PAD, QFontMetrics(font).height())
        painter.drawText(line, int(Qt.AlignmentFlag.AlignLeft), title)
        painter.setFont(self.font())
        if 0 <= self.at < len(self.data):
            said = self.words.text(self.data[self.at].said)
            room = line.width() - QFontMetricsF(font).horizontalAdvance(title) - 3 * PAD
            text = QFontMetricsF(self.font()).elidedText(said, Qt.TextElideMode.ElideRight, room)
            painter.setPen(QColor(theme.cherry))
            painter.drawText(line, int(Qt.AlignmentFlag.AlignRight), text)
        elif self.data and self.counted:
            self._draw_key(painter, line)

    def _draw_key(self, painter: QPainter, line: QRectF) -> None:
        """A sample of each colour with what it stands for, at the end of the title's line."""
        metrics, right = QFontMetricsF(self.font()), line.right()
        baseline = line.top() + metrics.ascent()
        for number, (colour, key) in reversed([*enumerate(self.key())]):
            text = self.words.say(key)
            right -= metrics.horizontalAdvance(text)
            painter.setPen(QColor(self.look.theme.ink))
            painter.drawText(QPointF(right, baseline), text)
            right -= SWATCH + 5
            sample = swatch(right, baseline, metrics)
            self.fill(painter, sample, colour, self.patterned[number])
            painter.setPen(QPen(QColor(self.look.theme.ink_soft), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(sample)
            right -= 2 * PAD

    # --- hands ---

    def _mark_at(self, here: QPoint) -> int:
        place = QPointF(here)
        if not self.counted:
            return -1
        return next((at for at, box in enumerate(self.boxes()) if box.contains(place)), -1)

    def event(self, event: QEvent) -> bool:
        """Say what the mark under a resting mouse stands for."""
        if event.type() == QEvent.Type.ToolTip:
            helped: QHelpEvent = event  # type: ignore[assignment]  # a tool tip's event is one
            at = self._mark_at(helped.pos())
            if at < 0:
                QToolTip.hideText()
                event.ignore()
            else:
                box: QRect = self.boxes()[at].toAlignedRect()
                QToolTip.showText(helped.globalPos(), self.words.text(self.data[at].said), self, box)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The mark under the mouse is marked."""
        self._mark(self._mark_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """None is marked."""
        self._mark(-1)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows, Home and End walk the marks."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(
            Qt.Key(event.key())
        )
        last = len(self.data) - 1
        if not self.counted:
            super().keyPressEvent(event)
        elif step is not None and self.data:
            self._mark(min(max(self.at + step, 0), last) if self.at >= 0 else 0 if step > 0 else last)
        elif event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End} and self.data:
            self._mark(0 if event.key() == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """An edge shows that it has the keyboard."""
        super().focusInEvent(event)
        self.update()

    def _mark(self, at: int) -> None:
        if at != self.at:
            self.at = at
            self.update()

    def minimumSizeHint(self) -> QSize:
        """Small plots are no use."""
        return QSize(self.look.px(220), self.look.px(130))


class DayPlot(Plot):
    """Marks over days from left to right, with an axis of values: what lines and bars have in common."""

    _measured: tuple[object, object, int, QRectF] | None = None
    """For which marks, which size and letters the axis was measured, its highest value, and where the marks are drawn.
    """

    def field(self) -> QRectF:
        """Where the marks are drawn: beside the values, above the days."""
        return self._measure()[1]

    def top(self) -> int:
        """The highest value of the axis."""
        return self._measure()[0]

    def _measure(self) -> tuple[int, QRectF]:
        """Both, measured once for as long as they stay: each mark asks for them, and would compare all marks."""
        stands, known = (self.width(), self.height(), self.font()), self._measured
        if known is None or known[0] is not self.data or known[1] != stands:
            top = tidy_top(max((max(datum.values) for datum in self.data), default=1))
            metrics = QFontMetricsF(self.small())
            left = metrics.horizontalAdvance(str(top)) + 8
            field = self.room().adjusted(left, metrics.height() / 2, -8, -metrics.height() - 4)
            self._measured = known = self.data, stands, top, field
        return known[2:]

    def column(self, at: int) -> QRectF:
        """The column of a mark."""
        field = self.field()
        wide = field.width() / max(1, len(self.data))
        return QRectF(field.left() + at * wide, field.top(), wide, field.height())

    def height_of(self, value: float) -> float:
        """How far down a value stands."""
        field = self.field()
        return field.bottom() - field.height() * value / self.top()

    def boxes(self) -> list[QRectF]:
        """Whole columns."""
        return [self.column(at) for at in range(len(self.data))]

    def draw(self, painter: QPainter) -> None:
        """The axes; then whatever the plot draws; the marked column stands out."""
        theme, field = self.look.theme, self.field()
        painter.setFont(self.small())
        metrics = QFontMetricsF(self.small())
        for value in sorted({0, self.top() // 2 if self.top() % 2 == 0 else 0, self.top()}):
            height = self.height_of(value)
            painter.setPen(QPen(QColor(theme.line), 1, Qt.PenStyle.SolidLine if not value else Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(field.left(), height), QPointF(field.right(), height))
            painter.setPen(QColor(theme.ink_soft))
            place = QRectF(PAD, height - metrics.height() / 2, field.left() - PAD - 5, metrics.height())
            painter.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(value))
        if 0 <= self.at < len(self.data):
            painter.fillRect(self.column(self.at), QColor(mix(theme.paper_raised, theme.cherry, 0.10)))
        self._days(painter, metrics)
        self.marks(painter)

    def _days(self, painter: QPainter, metrics: QFontMetricsF) -> None:
        """As many of the days as have room, the last of them always."""
        painter.setPen(QColor(self.look.theme.ink_soft))
        line = self.field().bottom() + metrics.ascent() + 3
        for left, text in self.day_places(metrics):
            painter.drawText(QPointF(left, line), text)

    def day_places(self, metrics: QFontMetricsF) -> list[tuple[float, str]]:
        """Where the days are written that have room, from the last back by equal steps."""
        field, labels = self.field(), [self.words.text(datum.label) for datum in self.data]
        widths = [metrics.horizontalAdvance(text) for text in labels]
        last, end = len(labels) - 1, self.width() - PAD
        moved = max(0.0, self.column(last).center().x() + widths[-1] / 2 - end)
        step = max(1, ceil((max(widths) + DAYS_APART + moved) / self.column(0).width()))
        shown = range(last, -1, -step)
        return [
            (min(max(self.column(at).center().x() - widths[at] / 2, field.left()), end - widths[at]), labels[at])
            for at in shown
        ]

    def marks(self, painter: QPainter) -> None:
        """Draw the marks of the days."""


class LinePlot(DayPlot):
    """A line over the days, the ground under it tinted."""

    def marks(self, painter: QPainter) -> None:
        """The ground, the line, a point a day."""
        theme, field = self.look.theme, self.field()
        points = [
            QPointF(self.column(at).center().x(), self.height_of(datum.values[0])) for at, datum in enumerate(self.data)
        ]
        ground = QPolygonF([
            QPointF(points[0].x(), field.bottom()), *points, QPointF(points[-1].x(), field.bottom()),
        ])
        tint = QColor(theme.cherry)
        tint.setAlphaF(0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawPolygon(ground)
        painter.setPen(QPen(QColor(theme.cherry), 2))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(QColor(theme.paper_raised))
        radius = 3.0 if len(points) <= 60 else 1.5
        for at, point in enumerate(points):
            wide = radius * 1.6 if at == self.at else radius
            painter.drawEllipse(point, wide, wide)


class BarPlot(DayPlot):
    """A bar a day: what was right in front of all that was answered."""

    front: ClassVar = "good"
    """The colour of what lies in front, by its name in the theme."""

    def key(self) -> tuple[tuple[str, str], ...]:
        """Right, and the others."""
        return (self.look.theme.good, "study-key-right"), (self.look.theme.paper_sunk, "study-key-wrong")

    def marks(self, painter: QPainter) -> None:
        """All in a pale colour with an edge, what was right filled before it."""
        theme, bottom = self.look.theme, self.field().bottom()
        for at, datum in enumerate(self.data):
            column = self.column(at)
            wide = min(max(2.0, column.width() * 0.62), 34.0)
            left = column.center().x() - wide / 2
            right, every = datum.values
            if not every:
                continue  # no bar: its edge alone would look like a broken axis
            every_top, right_top = self.height_of(every), self.height_of(right)
            painter.setPen(QPen(QColor(theme.ink_soft), 1))
            painter.setBrush(QColor(theme.paper_sunk))
            painter.drawRect(QRectF(left, every_top, wide, bottom - every_top))
            painter.fillRect(QRectF(left, right_top, wide, bottom - right_top), QColor(getattr(theme, self.front)))


class DuePlot(BarPlot):
    """A bar a day: what is still to come."""

    front = "cherry"

    def key(self) -> tuple[tuple[str, str], ...]:
        """All are of one kind."""
        return ()


class SharePlot(Plot):
    """A bar for each part of what there is: the known in front of the listed in front of all."""

    patterned = (0, 1, 0)

    def key(self) -> tuple[tuple[str, str], ...]:
        """As the figures behind each bar stand beside each other."""
        theme = self.look.theme
        colours = (theme.good, self._listed_colour(), theme.paper_sunk)
        return tuple(zip(colours, ("study-key-known", "study-key-listed", "study-key-all"), strict=True))

    def _listed_colour(self) -> str:
        return mix(self.look.theme.paper, self.look.theme.cherry, 0.42)

    def _line(self) -> float:
        return QFontMetricsF(self.small()).height() + 6

    def sizeHint(self) -> QSize:
        """A line for each part."""
        return QSize(self.look.px(360), round(self.room().top() + len(self.data) * self._line()) + 2 * PAD)

    def minimumSizeHint(self) -> QSize:
        """All lines: the page scrolls."""
        return QSize(self.look.px(260), max(self.look.px(120), self.sizeHint().height()))

    def boxes(self) -> list[QRectF]:
        """A line each."""
        room, line = self.room(), self._line()
        return [QRectF(room.left(), room.top() + at * line, room.width(), line) for at in range(len(self.data))]

    def draw(self, painter: QPainter) -> None:
        """Name, bar, figures."""
        theme, metrics = self.look.theme, QFontMetricsF(self.small())
        painter.setFont(self.small())
        labels = [self.words.text(datum.label) for datum in self.data]
        label_wide = min(max(metrics.horizontalAdvance(text) for text in labels) + 10, self.width() * 0.42)
        figures = [f"{datum.values[0]} / {datum.values[1]} / {datum.values[2]}" for datum in self.data]
        figure_wide = max(metrics.horizontalAdvance(text) for text in figures) + 10
        most = max(datum.values[2] for datum in self.data) or 1
        painted = painter.clipBoundingRect()
        for at, (datum, box) in enumerate(zip(self.data, self.boxes(), strict=True)):
            if not box.intersects(painted):
                continue  # of many parts a page has room for some
            if at == self.at:
                painter.fillRect(box, QColor(mix(theme.paper_raised, theme.cherry, 0.10)))
            painter.setPen(QColor(theme.ink))
            place = QRectF(box.left() + 4, box.top(), label_wide - 6, box.height())
            # parts of one game begin alike: in the middle something goes, not where they differ
            text = metrics.elidedText(labels[at], Qt.TextElideMode.ElideMiddle, place.width())
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
            self._bar(painter, box, label_wide, figure_wide, datum, most)
            painter.setPen(QColor(theme.ink_soft))
            place = QRectF(box.right() - figure_wide, box.top(), figure_wide - 4, box.height())
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), figures[at])

    def _bar(
        self, painter: QPainter, box: QRectF, left: float, right: float, datum: Datum, most: int
    ) -> None:
        theme = self.look.theme
        known, listed, words = datum.values
        room = box.adjusted(left, 4, -right, -4)
        full = room.width() / most
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.paper_sunk))
        painter.drawRect(QRectF(room.left(), room.top(), full * words, room.height()))
        painter.setPen(Qt.PenStyle.NoPen)
        there = QRectF(room.left(), room.top(), full * listed, room.height())
        self.fill(painter, there, self._listed_colour(), self.patterned[1])
        painter.fillRect(QRectF(room.left(), room.top(), full * known, room.height()), QColor(theme.good))


class QueuePlot(Plot):
    """Today in one bar: what is done, what is due, what is new."""

    patterned = (0, 1, 2)

    def sizeHint(self) -> QSize:
        """A bar and its figures."""
        return QSize(self.look.px(360), self.look.px(92))

    def minimumSizeHint(self) -> QSize:
        """The same height."""
        return QSize(self.look.px(220), self.look.px(92))

    def _colours(self) -> tuple[str, ...]:
        theme = self.look.theme
        return theme.good, theme.cherry, theme.chosen

    def boxes(self) -> list[QRectF]:
        """The parts of the bar, one beside the other."""
        room = self.room()
        bar = QRectF(room.left() + 6, room.top(), room.width() - 12, room.height() * 0.42)
        every = sum(datum.values[0] for datum in self.data) or 1
        left, found = bar.left(), []
        for datum in self.data:
            wide = bar.width() * datum.values[0] / every
            found.append(QRectF(left, bar.top(), wide, bar.height()))
            left += wide
        return found

    def draw(self, painter: QPainter) -> None:
        """The bar with an edge; below it what each colour is, with its number."""
        theme, room = self.look.theme, self.room()
        boxes = self.boxes()
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.paper_sunk))
        painter.drawRect(QRectF(room.left() + 6, boxes[0].top(), room.width() - 12, boxes[0].height()))
        painter.setFont(self.small())
        metrics, left = QFontMetricsF(self.small()), room.left() + 6
        baseline = boxes[0].bottom() + 11 + metrics.ascent()
        for at, (datum, box, colour) in enumerate(zip(self.data, boxes, self._colours(), strict=True)):
            text = self.words.text(datum.said)
            for part in (box, swatch(left, baseline, metrics)):
                self.fill(painter, part, colour, self.patterned[at])
            painter.setPen(QColor(theme.cherry if at == self.at else theme.ink))
            painter.drawText(QPointF(left + 15, baseline), text)
            left += metrics.horizontalAdvance(text) + 34
