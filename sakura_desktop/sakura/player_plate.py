"""A player's plate with the two megami (§2-1)."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter

from engine.sakura.door import View, megami_name
from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.component import lines_of
from sakura_desktop.table.player_plate import PlayerPlate, player_phrase

GAP = 6
"""Between an emblem and its name."""
BEYOND = 6
"""How far two lines may reach beyond their room; where they would go farther, a name loses its end."""


class MegamiPlate(PlayerPlate):
    """Who plays on this side, with which megami."""

    piles: ClassVar = ("extra", "sealed", "outside")

    def _pair(self) -> tuple[str, str]:
        assert isinstance(self.view, View)
        return self.view.players[self.seat].megami

    def line(self) -> Phrase:
        """The plate in one line."""
        first, second = self._pair()
        return say(
            "board-plate",
            name=player_phrase(self.settings, self.seat),
            first=megami_name(first),
            second=megami_name(second),
            turn="yes" if self.view is not None and self.view.turn_player == self.seat else "no",
            decides="yes" if self.decides else "no",
        )

    def paint_face(self, painter: QPainter, rect: QRect) -> None:
        """The two megami one below the other: the emblem of each, beside it her name."""
        font = QFont(self.font())
        painter.setPen(QColor(self.look.theme.ink_soft))
        for box, form in zip(_boxes(rect), self._pair(), strict=True):
            side = box.height() - 1
            painter.drawPixmap(box.topLeft(), self.look.emblem(form, QSize(side, side)))
            font.setPixelSize(max(self.least, box.height() // 2))
            painter.setFont(font)
            beside = box.adjusted(side + GAP, 0, 0, 0)
            metrics = painter.fontMetrics()
            name = self.words.renderer().name("megami", form).text
            lines = lines_of(name, beside.width(), metrics.horizontalAdvance)
            if len(lines) > 1 and len(lines) * (self.least - 1) > box.height() + BEYOND:
                lines = [metrics.elidedText(name, Qt.TextElideMode.ElideRight, beside.width())]
            high = max(self.least - 1, box.height() // max(2, len(lines)))
            top = beside.top() + (box.height() - high * len(lines)) // 2
            for number, line in enumerate(lines):
                room = QRect(beside.left(), top + number * high, beside.width(), high)
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the megami under the mouse."""
        if self.view is not None:
            first, _ = _boxes(self.face_room())
            self.looked.emit(self._pair()[0 if event.position().y() <= first.bottom() else 1])


def _boxes(rect: QRect) -> tuple[QRect, QRect]:
    """The rooms of the two megami."""
    half = rect.height() // 2
    return (
        QRect(rect.left(), rect.top(), rect.width(), half),
        QRect(rect.left(), rect.top() + half, rect.width(), half),
    )
