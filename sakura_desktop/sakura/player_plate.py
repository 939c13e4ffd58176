"""A player's plate with the two megami (§2-1)."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter

from engine.sakura.door import View, megami_name
from engine.text.phrase import Phrase, say
from sakura_desktop.table.player_plate import PlayerPlate, player_phrase

LEAST = 8
"""How small the letters of a name become, in pixels, before it takes two lines."""


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
        """The emblems of the two megami with their names."""
        theme = self.look.theme
        font = QFont(self.font())
        forms = self._pair()
        names = [self.words.renderer().name("megami", form).text for form in forms]
        label, width = max(9, rect.height() // 4), rect.width() // 2 - 2
        most = round(label * 0.85)
        if any(_width(font, name, LEAST) > width for name in names):
            label = max(label, 2 * LEAST + 4)
        for box, form, name in zip(self._boxes(rect), forms, names, strict=True):
            side = min(box.height() - label, box.width())
            emblem = self.look.emblem(form, QSize(side, side))
            painter.drawPixmap(box.center().x() - side // 2, box.top(), emblem)
            painter.setPen(QColor(theme.ink_soft))
            font.setPixelSize(_fitting(font, name, width, most))
            painter.setFont(font)
            below = QRect(box.left(), box.top() + side, box.width(), label)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, name)

    @staticmethod
    def _boxes(rect: QRect) -> tuple[QRect, QRect]:
        half = rect.width() // 2
        return (
            QRect(rect.left(), rect.top(), half, rect.height()),
            QRect(rect.left() + half, rect.top(), half, rect.height()),
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the megami under the mouse."""
        if self.view is not None:
            index = 0 if event.position().x() < self.width() / 2 else 1
            self.looked.emit(self._pair()[index])


def _fitting(font: QFont, text: str, width: int, most: int) -> int:
    """The largest size in pixels at which the text fits into that width; the least where it has to be broken."""
    return next((size for size in range(most, LEAST, -1) if _width(font, text, size) <= width), LEAST)


def _width(font: QFont, text: str, size: int) -> int:
    """How wide a text is at a size in pixels."""
    tried = QFont(font)
    tried.setPixelSize(size)
    return QFontMetrics(tried).horizontalAdvance(text)
