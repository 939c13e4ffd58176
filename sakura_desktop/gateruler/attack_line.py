"""The attack under way, over the board: a line from what attacks to what it is aimed at, with what it would deal."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.marks import pen, tint
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent

    from engine.gateruler.door import AttackSeen
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.table.measures import Measures

LETTERS: Final = 19.0
"""The figure at scale 1."""
WIDE: Final = 7.0
"""The line at scale 1."""
HEAD: Final = 3.2
"""How large the head is, by the line's width."""


class AttackLine(QWidget):
    """Nothing while nobody attacks; the mouse goes through it."""

    def __init__(self, words: Words, look: Appearance, board: QWidget) -> None:
        """No attack yet."""
        super().__init__(board)
        self.setObjectName("attack")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words, self._look = words, look
        self.attack: AttackSeen | None = None
        self.against_ruler = False
        """What it would deal is STK."""
        self.ends: Callable[[AttackSeen], tuple[QRect, QRect] | None] = lambda _attack: None
        """Where an attack comes from and where it goes."""
        self._measures: Measures | None = None
        look.changed.connect(self.update)
        self.hide()

    def show_attack(self, attack: AttackSeen | None, *, against_ruler: bool) -> None:
        """Show the attack under way, or by None nothing."""
        self.attack, self.against_ruler = attack, against_ruler
        self.setVisible(attack is not None)
        self.renew()

    def lay_out(self, rect: QRect, measures: Measures) -> None:
        """Lie over that part of the board."""
        self._measures = measures
        self.setGeometry(rect)
        self.update()

    def renew(self) -> None:
        """Say and paint it again."""
        call(self, self._words.text(self.said()) if self.attack is not None else "")
        self.update()

    def said(self) -> Phrase:
        """What it would deal."""
        assert self.attack is not None
        what = "none" if not self.attack.aim else "stk" if self.against_ruler else "atk"
        return say("gateruler-attack-deals", what=what, amount=self.attack.amount)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line in the attacker's colour with its head, and the figure in the middle."""
        del event
        ends = self.ends(self.attack) if self.attack is not None else None
        if ends is None or self.attack is None or self._measures is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.geometry().topLeft())
        theme, scale = self._look.theme, self._measures.scale
        colour = theme.seats[self.attack.seat]
        source, target = QRectF(ends[0]), QRectF(ends[1])
        start, tip = _edge(source, target.center()), _edge(target, source.center())
        width = max(4.0, WIDE * scale)
        style = Qt.PenStyle.SolidLine if self.attack.aim else Qt.PenStyle.DashLine
        way = math.atan2(tip.y() - start.y(), tip.x() - start.x())
        neck = tip - QPointF(math.cos(way), math.sin(way)) * width * HEAD * 0.8
        for ink, wide in ((theme.paper_raised, width + 4), (colour, width)):
            painter.setPen(pen(ink, wide, style))
            painter.drawLine(start, neck)
        painter.setPen(pen(theme.paper_raised, 1.6))
        painter.setBrush(QColor(colour))
        painter.drawPolygon(_head(tip, way, width * HEAD))
        painter.setBrush(tint(colour, 0.12))
        painter.setPen(pen(colour, max(2.4, width * 0.5), style))
        painter.drawRoundedRect(target.adjusted(1, 1, -1, -1), 6, 6)
        self._figure(painter, (start + neck) / 2, colour)
        painter.end()

    def _figure(self, painter: QPainter, at: QPointF, colour: str) -> None:
        """What it would deal, on a label in the middle of the line."""
        assert self._measures is not None
        theme = self._look.theme
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(self._measures.letters(LETTERS))
        text = self._words.text(self.said())
        metrics = QFontMetrics(font)
        size = metrics.horizontalAdvance(text) + font.pixelSize(), round(font.pixelSize() * 1.5)
        box = QRectF(0, 0, *size)
        box.moveCenter(at)
        box.moveLeft(min(max(box.left(), self.x() + 2), self.geometry().right() - box.width() - 2))
        painter.setPen(pen(colour, 2))
        painter.setBrush(QColor(theme.paper_raised))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _edge(rect: QRectF, towards: QPointF) -> QPointF:
    """Where a line from the middle of a rectangle leaves it."""
    middle = rect.center()
    way = towards - middle
    if way.isNull():
        return middle
    across = rect.width() / 2 / abs(way.x()) if way.x() else math.inf
    down = rect.height() / 2 / abs(way.y()) if way.y() else math.inf
    return middle + way * min(across, down, 1.0)


def _head(tip: QPointF, way: float, size: float) -> QPolygonF:
    """An arrow's head."""
    sides = [tip + QPointF(math.cos(way + turn), math.sin(way + turn)) * size for turn in (2.6, -2.6)]
    return QPolygonF([tip, *sides])
