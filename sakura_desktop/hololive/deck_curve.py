"""A game deck at a glance: a bar for each Bloom level and one for support cards, each in the colours of its cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.hololive.deck_facts import COLOURS, ROWS, Summary, summary, term_of
from sakura_desktop.hololive.pictures.colours import colour as colour_of
from sakura_desktop.hololive.pictures.colours import ink_on
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

FULL: Final = 20
"""So many cards fill a bar's room; more of them let all bars be shorter."""
GAP: Final = 6


class DeckCurve(QWidget):
    """Five bars, below each other; what they say is read out, and told where the mouse rests."""

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """Of no cards."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._words, self._look = words, look
        self._shown = summary(Counter())
        words.changed.connect(self._reword)
        look.changed.connect(self.updateGeometry)
        self._reword()

    def show_cards(self, numbers: Counter[str]) -> None:
        """Show what is in a deck, by how often each card is there."""
        self._shown = summary(numbers)
        self._reword()

    def _reword(self) -> None:
        said = [_row_said(self._shown, key) for key in ROWS if self._shown.levels[key]]
        call(self, self._words.text(say("hololive-curve", rows=Listing(tuple(said), "comma") if said else "0")))
        self.setToolTip(plain_tip("\n".join(self._words.text(row) for row in said)))
        self.update()

    def sizeHint(self) -> QSize:
        """Five lines of letters."""
        return QSize(self._look.px(200), len(ROWS) * self._line())

    def minimumSizeHint(self) -> QSize:
        """Names, numbers, and a little of the bars."""
        return QSize(self._look.px(130), len(ROWS) * self._line())

    def _line(self) -> int:
        return self.fontMetrics().height() + 3

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Name, bar, number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, line = self.fontMetrics(), self._line()
        names = {key: self._words.text(say("hololive-curve-row", what=term_of(key))) for key in ROWS}
        left = max(metrics.horizontalAdvance(name) for name in names.values()) + GAP
        right = metrics.horizontalAdvance("00") + GAP
        room = self.width() - left - right
        most = max(FULL, *self._shown.levels.values()) if self._shown.levels else FULL
        for row, key in enumerate(ROWS):
            y = row * line
            painter.setPen(self.palette().windowText().color())
            painter.drawText(QRect(0, y, left, line), int(Qt.AlignmentFlag.AlignVCenter), names[key])
            total = self._shown.levels[key]
            long = round(room * total / most)
            if total:
                self._bar(painter, QRect(left, y + 2, long, line - 4), key)
            painter.setPen(self.palette().windowText().color())
            place = QRect(left + long + GAP, y, right, line)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), str(total))
        painter.end()

    def _bar(self, painter: QPainter, box: QRect, key: str) -> None:
        """The colours of a row beside each other, each with its sign where there is room for it."""
        parts = self._shown.parts(key)
        whole = sum(count for _, count in parts)
        done = 0
        for colour, count in parts:
            start = box.left() + round(box.width() * done / whole)
            done += count
            end = box.left() + round(box.width() * done / whole)
            part = QRect(start, box.top(), max(1, end - start), box.height())
            painter.fillRect(part, QColor(colour_of(colour, self._look.theme)))
            painter.setPen(QPen(self.palette().base().color(), 1))
            painter.drawLine(part.topLeft(), part.bottomLeft())
            self._sign(painter, part, colour)

    def _sign(self, painter: QPainter, part: QRect, colour: str) -> None:
        """The first letter of the colour: colour alone isn't what tells it."""
        if colour == "support":
            return
        sign = self._words.text(say("hololive-curve-row", what=term_of(colour)))[:1].upper()
        if self.fontMetrics().horizontalAdvance(sign) + 2 <= part.width():
            font = QFont(self.font())
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(ink_on(colour_of(colour, self._look.theme), self._look.theme)))
            painter.drawText(part, int(Qt.AlignmentFlag.AlignCenter), sign)
            painter.setFont(self.font())


def _row_said(shown: Summary, key: str) -> Phrase:
    """A level with how many cards, and of which colours."""
    colours = [
        say("hololive-deck-count", what=term_of(colour), count=shown.colours[key][colour])
        for colour in COLOURS
        if shown.colours[key][colour]
    ]
    whole = say("hololive-deck-count", what=term_of(key), count=shown.levels[key])
    return say("hololive-curve-said", row=whole, colours=Listing(tuple(colours), "comma")) if colours else whole
