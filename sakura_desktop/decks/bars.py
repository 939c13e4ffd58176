"""A deck at a glance: bars below each other, each of parts in colours that letters tell apart as well."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.text.phrase import Listing, Phrase
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.pictures.colour import Colour

FULL: Final = 20
"""So many cards fill a bar's room; more of them let all bars be shorter."""
GAP: Final = 6


class Part(NamedTuple):
    """A part of a bar: its colour, ink that reads on it, and the word whose first letter stands in it."""

    ground: Colour
    ink: Colour
    word: Phrase | None
    many: int


class Bar(NamedTuple):
    """A row: what it is called, how long its bar is, of which parts, and the whole of it in words."""

    name: Phrase
    total: int
    parts: Sequence[Part]
    said: Phrase


class Bars(QWidget):
    """Bars below each other; what they say is read out, and told where the mouse rests."""

    def __init__(
        self, name: str, words: Words, look: Appearance, parent: QWidget, said: Callable[[Listing], Phrase]
    ) -> None:
        """No bars; `said` says them all together."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._words, self._look, self._said = words, look, said
        self._bars: Sequence[Bar] = ()
        self.counts: Counter[str] = Counter()
        """How often each card is in the deck."""
        words.changed.connect(self._reword)
        look.changed.connect(self._repaint)

    def bars(self) -> Sequence[Bar]:
        """The rows; asked again whenever words or colours are others."""
        return ()

    def show_cards(self, counts: Counter[str]) -> None:
        """Show what is in a deck, by how often each card is there."""
        self.counts = counts
        self._reword()
        self.updateGeometry()

    def _repaint(self) -> None:
        self._bars = self.bars()
        self.updateGeometry()
        self.update()

    def _reword(self) -> None:
        self._bars = self.bars()
        said = [bar.said for bar in self._bars if bar.total]
        call(self, self._words.text(self._said(Listing(tuple(said), "comma"))))
        self.setToolTip(plain_tip("\n".join(self._words.text(row) for row in said)))
        self.update()

    def sizeHint(self) -> QSize:
        """As many lines of letters as there are rows."""
        return QSize(self._look.px(200), max(1, len(self._bars)) * self._line())

    def minimumSizeHint(self) -> QSize:
        """Names, numbers, and a little of the bars."""
        return QSize(self._look.px(130), max(1, len(self._bars)) * self._line())

    def _line(self) -> int:
        return self.fontMetrics().height() + 3

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Name, bar, number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, line = self.fontMetrics(), self._line()
        names = [self._words.text(bar.name) for bar in self._bars]
        left = max((metrics.horizontalAdvance(name) for name in names), default=0) + GAP
        right = metrics.horizontalAdvance("00") + GAP
        room = self.width() - left - right
        most = max(FULL, *(bar.total for bar in self._bars), 0)
        for row, (name, bar) in enumerate(zip(names, self._bars, strict=True)):
            y = row * line
            painter.setPen(self.palette().windowText().color())
            painter.drawText(QRect(0, y, left, line), int(Qt.AlignmentFlag.AlignVCenter), name)
            long = round(room * bar.total / most)
            if bar.total:
                self._bar(painter, QRect(left, y + 2, long, line - 4), bar)
            painter.setPen(self.palette().windowText().color())
            place = QRect(left + long + GAP, y, right, line)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), str(bar.total))
        painter.end()

    def _bar(self, painter: QPainter, box: QRect, bar: Bar) -> None:
        """The parts beside each other, each with its letter where there is room for it."""
        whole = sum(part.many for part in bar.parts)
        done = 0
        for part in bar.parts:
            start = box.left() + round(box.width() * done / whole)
            done += part.many
            end = box.left() + round(box.width() * done / whole)
            place = QRect(start, box.top(), max(1, end - start), box.height())
            painter.fillRect(place, QColor(part.ground))
            painter.setPen(QPen(self.palette().base().color(), 1))
            painter.drawLine(place.topLeft(), place.bottomLeft())
            self._letter(painter, place, part)

    def _letter(self, painter: QPainter, place: QRect, part: Part) -> None:
        """The first letter of what the part is: colour alone isn't what tells it."""
        if part.word is None:
            return
        letter = self._words.text(part.word)[:1].upper()
        font = QFont(self.font())
        font.setBold(True)
        if QFontMetrics(font).horizontalAdvance(letter) + 4 <= place.width():
            painter.setFont(font)
            painter.setPen(QColor(part.ink))
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), letter)
            painter.setFont(self.font())
