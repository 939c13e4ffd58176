"""What is aimed at whom, over the board: a line from what attacks to what is attacked, with what it would deal; and
from the top of the gate to what was chosen for it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.marks import pen, tint
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent

    from engine.gateruler.door import AttackSeen, OnGate
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.table.measures import Measures

LETTERS: Final = 19.0
"""The figure at scale 1."""
WIDE: Final = 7.0
"""The line of an attack at scale 1 …"""
THIN: Final = 2.6
"""… and one from the gate."""
LIGHT: Final = 0.8
"""How strong that is: figures that it crosses are read through it."""
HEAD: Final = 3.2
"""How large a head is, by its line's width."""


class Ends(NamedTuple):
    """Where an attack goes, on the board: from a card to a card, or to an empty zone; and the zone of that."""

    source: QRect
    target: QRect
    zone: QRect


class AimLines(QWidget):
    """Nothing while nothing is aimed; the mouse goes through it."""

    def __init__(self, words: Words, look: Appearance, board: QWidget) -> None:
        """No attack yet."""
        super().__init__(board)
        self.setObjectName("aims")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words, self._look = words, look
        self.attack: AttackSeen | None = None
        self.against_ruler = False
        """What the attack would deal is STK."""
        self.top: OnGate | None = None
        """What resolves next."""
        self.ends: Callable[[AttackSeen], Ends | None] = lambda _attack: None
        """Where an attack comes from and where it goes."""
        self.chosen: Callable[[OnGate], tuple[QRect, list[QRect]]] = lambda _top: (QRect(), [])
        """Where the top of the gate is, and what was chosen for it."""
        self._measures: Measures | None = None
        look.changed.connect(self.update)
        self.hide()

    def show_aims(self, attack: AttackSeen | None, top: OnGate | None, *, against_ruler: bool) -> None:
        """Show the attack under way and what the top of the gate is aimed at; None for neither."""
        self.attack, self.top, self.against_ruler = attack, top, against_ruler
        self.setVisible(attack is not None or (top is not None and bool(top.aims)))
        self.renew()

    def lay_out(self, rect: QRect, measures: Measures) -> None:
        """Lie over that part of the board."""
        self._measures = measures
        self.setGeometry(rect)
        self.update()

    def renew(self) -> None:
        """Say and paint it again."""
        call(self, self._words.text(self.said(self.attack)) if self.attack is not None else "")
        self.update()

    def said(self, attack: AttackSeen) -> Phrase:
        """What an attack would deal."""
        what = "none" if not attack.aim else "stk" if self.against_ruler else "atk"
        return say("gateruler-attack-deals", what=what, amount=attack.amount)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line of the attack, over it those from the gate."""
        del event
        if self._measures is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.geometry().topLeft())
        if self.attack is not None and (ends := self.ends(self.attack)) is not None:
            self._attack(painter, self.attack, ends)
        if self.top is not None:
            source, targets = self.chosen(self.top)
            painter.setOpacity(LIGHT)
            for target in targets:
                self._line(painter, QRectF(source), QRectF(target), self._look.theme.seats[self.top.seat], THIN)
        painter.end()

    def _attack(self, painter: QPainter, attack: AttackSeen, ends: Ends) -> None:
        """In the attacker's colour, around the zone of what is attacked a frame, the figure in the middle."""
        colour = self._look.theme.seats[attack.seat]
        style = Qt.PenStyle.SolidLine if attack.aim else Qt.PenStyle.DashLine
        middle = self._line(painter, QRectF(ends.source), QRectF(ends.target), colour, WIDE, style)
        painter.setBrush(tint(colour, 0.12))
        painter.setPen(pen(colour, 3.2, style))
        painter.drawRoundedRect(QRectF(ends.zone).adjusted(1, 1, -1, -1), 6, 6)
        self._figure(painter, middle, colour, self._words.text(self.said(attack)))

    def _line(
        self, painter: QPainter, source: QRectF, target: QRectF, colour: str, wide: float,
        style: Qt.PenStyle = Qt.PenStyle.SolidLine,
    ) -> QPointF:
        """A line from edge to edge with a head, set off from what it crosses; its middle."""
        assert self._measures is not None
        paper, width = self._look.theme.paper_raised, max(wide * 0.6, wide * self._measures.scale)
        start, tip = edge(source, target.center()), edge(target, source.center())
        way = math.atan2(tip.y() - start.y(), tip.x() - start.x())
        head = max(9.0, width * HEAD)
        neck = tip - QPointF(math.cos(way), math.sin(way)) * head * 0.8
        for ink, across in ((paper, width + 3), (colour, width)):
            painter.setPen(pen(ink, across, style))
            painter.drawLine(start, neck)
        painter.setPen(pen(paper, 1.4))
        painter.setBrush(QColor(colour))
        sides = [tip + QPointF(math.cos(way + turn), math.sin(way + turn)) * head for turn in (2.6, -2.6)]
        painter.drawPolygon(QPolygonF([tip, *sides]))
        return (start + neck) / 2

    def _figure(self, painter: QPainter, at: QPointF, colour: str, text: str) -> None:
        """What an attack would deal, on a label."""
        assert self._measures is not None
        theme = self._look.theme
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(self._measures.letters(LETTERS))
        box = QRectF(0, 0, QFontMetrics(font).horizontalAdvance(text) + font.pixelSize(),
                     round(font.pixelSize() * 1.5))  # fmt: skip
        box.moveCenter(at)
        box.moveLeft(min(max(box.left(), self.x() + 2), self.geometry().right() - box.width() - 2))
        painter.setPen(pen(colour, 2))
        painter.setBrush(QColor(theme.paper_raised))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def edge(rect: QRectF, towards: QPointF) -> QPointF:
    """Where a line from the middle of a rectangle leaves it."""
    middle = rect.center()
    way = towards - middle
    across = rect.width() / 2 / abs(way.x()) if way.x() else math.inf
    down = rect.height() / 2 / abs(way.y()) if way.y() else math.inf
    return middle + way * min(across, down, 1.0)
