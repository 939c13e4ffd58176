"""The turn, between the main areas: which it is, whose, and its phases, with that of now and the way it strikes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.table.delegates.marks import pen, tint
from sakura_desktop.table.kept import Kept, KeptPicture
from sakura_desktop.table.measures import LEAST_LETTERS
from sakura_desktop.table.player_plate import narrowed, player_phrase
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from engine.cardgame.view import View
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.measures import Measures

PHASES: Final = ("draw", "main", "battle", "end")
NUMBER: Final = 20.0
"""Letters of the turn's number at scale 1 …"""
NAMES: Final = 15.8
"""… and of its phases."""
ROW: Final = 1.7
"""How high a phase's row is at the most, by its letters."""


class TurnView(Kept, QWidget):
    """What turn it is; nothing is done with it."""

    def __init__(self, words: Words, look: Appearance, settings: Settings, parent: QWidget) -> None:
        """No turn yet."""
        super().__init__(parent)
        self.setObjectName("turn")
        self._words, self._look, self._settings = words, look, settings
        self._view: View | None = None
        self._lower = 0
        self._measures: Measures | None = None
        self._said: tuple[Phrase, int] | None = None
        self.kept = KeptPicture(self, self, look, self._paint)

    def show_view(self, view: View, lower: int) -> None:
        """Show the turn of a view at a table with that seat below, at the left."""
        self._view, self._lower = view, lower
        if (self._line(), lower) != self._said:
            self.renew()

    def _line(self, *, whole: bool = True) -> Phrase:
        """The turn in one line: whose it is and its phase as well, or not."""
        assert self._view is not None
        name = player_phrase(self._settings, self._view.turn_player)
        phase = self._view.phase or "none"
        room, phase = ("much", phase) if whole else ("little", "none")
        return say("mahoroba-turn-line", turn=self._view.turn, name=name, phase=phase, room=room)

    def renew(self) -> None:
        """Say it again."""
        if self._view is None:
            return
        self._said = self._line(), self._lower
        text = self._words.text(self._said[0])
        call(self, text)
        self.setToolTip(plain_tip(text))
        self.kept.renew()

    def lay_out(self, rect: QRect, measures: Measures) -> None:
        """Take that rectangle."""
        self._measures = measures
        self.setGeometry(rect)
        self.kept.renew()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its picture."""
        del event
        self.kept.show()

    def _paint(self, painter: QPainter) -> None:
        """The turn above, below it the phases, one in each row."""
        if self._view is None or self._measures is None:
            return
        letters = self._measures.letters(NAMES)
        row = min(round(letters * ROW), self.height() // (len(PHASES) + 2))
        head = min(round(self._measures.letters(NUMBER) * ROW), self.height() - row * len(PHASES))
        top = (self.height() - head - row * len(PHASES)) // 2
        self._head(painter, QRect(0, top, self.width(), head))
        for at, phase in enumerate(PHASES):
            self._row(painter, QRect(0, top + head + at * row, self.width(), row), phase)

    def _head(self, painter: QPainter, rect: QRect) -> None:
        """The number of the turn, before it the mark of whose it is."""
        assert self._view is not None
        assert self._measures is not None
        theme, seat = self._look.theme, self._view.turn_player
        text = self._words.text(self._line(whole=False))
        side = min(self._measures.letters(NUMBER), rect.height()) if seat >= 0 else 0
        font = self._fitting(text, self._measures.letters(NUMBER), rect.width() - side - 10, bold=True)
        wide = QFontMetrics(font).horizontalAdvance(text) + (side + 6 if side else 0)
        left = rect.left() + max(2, (rect.width() - wide) // 2)
        if side:
            sign = self._look.sign(seat_icon(seat), QSize(side, side), theme.seats[seat])
            painter.drawPixmap(left, rect.top() + (rect.height() - side) // 2, sign)
            left += side + 6
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        box = QRect(left, rect.top(), rect.right() - left, rect.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _row(self, painter: QPainter, rect: QRect, phase: str) -> None:
        """A phase: that of now on a ground of its own, with a point towards whoever it goes against."""
        assert self._view is not None
        assert self._measures is not None
        theme, now = self._look.theme, self._view.phase == phase
        text = self._words.say("mahoroba-phase", phase=phase)
        point = max(5, rect.height() // 3)
        if now and self._view.turn_player >= 0:
            self._ground(painter, QRectF(rect).adjusted(1, 1, -1, -1), point)
        painter.setFont(self._fitting(text, self._measures.letters(NAMES), rect.width() - 2 * point - 4, bold=now))
        painter.setPen(QColor(theme.ink if now else theme.ink_soft))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def _ground(self, painter: QPainter, box: QRectF, point: int) -> None:
        assert self._view is not None
        seat, middle = self._view.turn_player, box.center().y()
        colour = self._look.theme.seats[seat]
        inner = box.adjusted(point, 0, -point, 0)
        left, right = inner.left(), inner.right()
        tip = QPointF(box.right(), middle) if seat == self._lower else QPointF(box.left(), middle)
        right_side = [QPointF(right, box.top()), *([tip] if seat == self._lower else ()), QPointF(right, box.bottom())]
        left_side = [QPointF(left, box.bottom()), *([tip] if seat != self._lower else ()), QPointF(left, box.top())]
        painter.setPen(pen(colour, 2))
        painter.setBrush(tint(colour, 0.18))
        painter.drawPolygon(QPolygonF([*right_side, *left_side]))

    def _fitting(self, text: str, most: int, width: int, *, bold: bool) -> QFont:
        """Letters of that size, or narrower or smaller where a word has less room."""
        font = QFont(self.font())
        font.setBold(bold)
        sizes = range(most, LEAST_LETTERS - 1, -1)
        return narrowed(font, sizes, lambda metrics: metrics.horizontalAdvance(text) <= width)
