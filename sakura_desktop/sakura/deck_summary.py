"""The cards chosen at a glance: how many there are of each sort, and how many attacks reach each distance."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from engine.sakura.door import card_face
from engine.text.phrase import Listing, Term, say
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.delegates.marks import pen, tint
from sakura_desktop.widgets.plain_label import PlainLabel, plain_tip
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

SORTS: Final = ("attack", "action", "enhancement", "reaction", "full-power")
"""Types and subtypes, in the order of the rules (§6-2-1-5)."""
DISTANCES: Final = range(11)
CELL: Final = 30
"""How wide a distance is at zoom 1, and how narrow at the least."""
NARROWEST: Final = 17
IN_TWO: Final = 0.64
"""How much of their length the counts need in two lines, wherever those are parted."""
FULL: Final = 5
"""So many attacks fill the height of the lane."""


def sorts_of(numbers: Iterable[str]) -> Counter[str]:
    """How many cards there are of each type and subtype; a card counts for both."""
    faces = map(card_face, numbers)
    return Counter(sort for face in faces for sort in (face.type, face.subtype) if sort)


def reach_of(numbers: Iterable[str]) -> Counter[int]:
    """How many attacks reach each distance, by their printed ranges."""
    return Counter(distance for number in numbers for distance in card_face(number).reach)


class DeckSummary(QWidget):
    """A line of counts, a lane of distances beside it."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """Of no cards."""
        super().__init__(parent)
        self.setObjectName("build.summary")
        self._words = words
        self._numbers: tuple[str, ...] = ()
        self.counts = PlainLabel(self)
        self.counts.setWordWrap(True)
        self.lane = ReachLane(words, look, self)
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.counts, 1)
        row.addWidget(self.lane)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for changed in (words.changed, look.changed):
            changed.connect(self._reword)
        self._reword()

    def show_cards(self, numbers: Iterable[str]) -> None:
        """Count these cards."""
        self._numbers = tuple(numbers)
        self.lane.show_reach(reach_of(self._numbers))
        self._reword()

    def _reword(self) -> None:
        found = sorts_of(self._numbers)
        said = (say("build-sort", what=Term(sort), count=found[sort]) for sort in SORTS)
        self.counts.setText(" · ".join(self._words.text(one).replace(" ", "\N{NO-BREAK SPACE}") for one in said))
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The counts have a line, or where that isn't enough two; the lane what is left."""
        super().resizeEvent(event)
        self._share()

    def stand(self, width: int) -> None:
        """Where so much width has no room for the counts beside the lane, they are above it."""
        narrow = round(self._length() * IN_TWO) + self._row.spacing() + self.lane.minimumSizeHint().width() > width
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        self._share()

    def _length(self) -> int:
        return self.counts.fontMetrics().horizontalAdvance(self.counts.text()) + 4

    def _share(self) -> None:
        line, least, most = self._length(), self.lane.minimumSizeHint().width(), self.lane.sizeHint().width()
        if self._row.direction() == QBoxLayout.Direction.TopToBottom:
            self.lane.setFixedWidth(max(least, min(most, self.width())))
            return
        left = self.width() - self._row.spacing()
        needed = line if line + most <= left else round(line * IN_TWO)
        self.lane.setFixedWidth(max(least, min(most, left - needed)))
        self._row.activate()  # else it is painted once as wide as it was


class ReachLane(QWidget):
    """The distances from 0 to 10 as on the table, each with how many attacks reach it."""

    def __init__(self, words: Words, look: Appearance, parent: QWidget) -> None:
        """None reaches any."""
        super().__init__(parent)
        self.setObjectName("build.reach")
        self._words, self._look = words, look
        self.reach: Counter[int] = Counter()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        words.changed.connect(self._reword)
        look.changed.connect(self.updateGeometry)
        self._reword()

    def show_reach(self, reach: Counter[int]) -> None:
        """Show how many attacks reach each distance."""
        self.reach = reach
        self._reword()
        self.update()

    def _reword(self) -> None:
        rows = tuple(
            say("build-reach-at", distance=distance, count=self.reach[distance])
            for distance in DISTANCES if self.reach[distance]
        )
        said = say("build-reach-said", rows=Listing(rows, "comma")) if rows else say("build-reach-none")
        call(self, self._words.text(said))
        self.setToolTip(plain_tip(self._words.text(said)))

    def _line(self) -> int:
        return self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        """The lane, and its numbers below."""
        return QSize(self._look.px(CELL) * len(DISTANCES), 2 * self._line() + 6)

    def minimumSizeHint(self) -> QSize:
        """Narrower where there is little room."""
        return QSize(self._look.px(NARROWEST) * len(DISTANCES), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A bar and a number for each distance that an attack reaches, on the lane; below it the distances."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lane = QRectF(0.5, 0.5, self.width() - 1, self.height() - self._line() - 1)
        painter.setPen(pen(colours(theme).lane_mark, 1))
        painter.setBrush(QColor(colours(theme).lane))
        painter.drawRoundedRect(lane, 6, 6)
        cell = lane.width() / len(DISTANCES)
        bold = QFont(self.font())
        bold.setPixelSize(QFontInfo(bold).pixelSize())
        bold.setBold(True)
        middle = Qt.AlignmentFlag.AlignCenter
        for at, distance in enumerate(DISTANCES):
            count = self.reach[distance]
            room = QRectF(lane.left() + at * cell, lane.top(), cell, lane.height())
            if count:
                bar = QRectF(room)
                bar.setTop(room.bottom() - room.height() * min(1.0, count / FULL))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(tint(theme.warning, 0.4))
                painter.drawRoundedRect(bar.adjusted(1, 0, -1, 0), 3, 3)
                painter.setFont(bold)
                painter.setPen(QColor(theme.ink))
                painter.drawText(room, middle, str(count))
            painter.setFont(self.font())
            painter.setPen(QColor(theme.ink if count else theme.ink_soft))
            painter.drawText(QRectF(room.left(), lane.bottom(), cell, self._line()), middle, str(distance))
        painter.end()
