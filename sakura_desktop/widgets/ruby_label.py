"""A name with its reading above it, painted in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from engine.text.ruby import ruby_pairs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.text.render import Span

SMALL = 0.55


class RubyLine:
    """Spans laid out in a line, each with its reading above where it has one and readings are shown."""

    def __init__(self, spans: Iterable[Span], font: QFont, *, ruby: bool, narrowest: float = 0.6) -> None:
        """Measure the line; `narrowest` is how far `paint` may shrink it to fit."""
        self._pieces = [
            piece for span in spans for piece in (ruby_pairs(span.text, span.ruby) if ruby else ((span.text, ""),))
        ]
        self._font = font
        self._narrowest = narrowest
        self.height = self._heights(1.0)
        self.width = self._width(1.0)

    def _fonts(self, scale: float) -> tuple[QFont, QFont]:
        base, above = QFont(self._font), QFont(self._font)
        base.setPointSizeF(self._font.pointSizeF() * scale)
        above.setPointSizeF(max(self._font.pointSizeF() * scale * SMALL, 5.0))
        above.setWeight(QFont.Weight.Normal)
        return base, above

    def _heights(self, scale: float) -> float:
        base, above = (QFontMetricsF(font) for font in self._fonts(scale))
        return base.height() + (above.height() * 0.8 if any(ruby for _, ruby in self._pieces) else 0.0)

    def _width(self, scale: float) -> float:
        return sum(width for _, _, width in self._measured(scale))

    def _measured(self, scale: float) -> list[tuple[str, str, float]]:
        """Each piece with its room. A long reading may stand over half of a neighbour that has none of its own."""
        base, above = (QFontMetricsF(font) for font in self._fonts(scale))
        widths = [base.horizontalAdvance(text) for text, _ in self._pieces]
        rooms = list(widths)
        for at, (_, ruby) in enumerate(self._pieces):
            over = (above.horizontalAdvance(ruby) - widths[at]) / 2 if ruby else 0.0
            for other in (at - 1, at + 1):
                free = 0 <= other < len(widths) and not self._pieces[other][1]
                rooms[at] += max(0.0, over - (widths[other] / 2 if free else 0.0))
        return [(text, ruby, room) for (text, ruby), room in zip(self._pieces, rooms, strict=True)]

    def size(self) -> QSizeF:
        """How much room the line takes unshrunk."""
        return QSizeF(self.width, self.height)

    def text(self) -> str:
        """The line without readings."""
        return "".join(text for text, _ in self._pieces)

    @property
    def read_aloud(self) -> bool:
        """Some of it has a reading above."""
        return any(ruby for _, ruby in self._pieces)

    def _scale_for(self, width: float) -> float:
        """How far the line must shrink; widths don't shrink evenly, so it is tried."""
        scale = 1.0
        while scale > self._narrowest and self._width(scale) > width:
            scale -= 0.04
        return scale

    def paint(self, painter: QPainter, box: QRectF, *, centred: bool = True) -> None:
        """Draw the line in the box with the painter's pen, shrunk where it is too long, cut where that isn't enough."""
        scale = self._scale_for(box.width())
        base, above = self._fonts(scale)
        metrics = QFontMetricsF(base)
        height, width = self._heights(scale), self._width(scale)
        top = box.top() + max(0.0, (box.height() - height) / 2) + (height - metrics.height())
        if width > box.width() + 1:
            painter.setFont(base)
            line = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(QRectF(box.left(), top, box.width(), metrics.height()), Qt.AlignmentFlag.AlignLeft, line)
            return
        left = box.left() + ((box.width() - width) / 2 if centred else 0.0)
        over = QFontMetricsF(above)
        for text, ruby, room in self._measured(scale):
            painter.setFont(base)
            painter.drawText(QRectF(left, top, room, metrics.height()), Qt.AlignmentFlag.AlignHCenter, text)
            if ruby:
                painter.setFont(above)
                wide = max(room, over.horizontalAdvance(ruby) + 1)
                place = QRectF(left + (room - wide) / 2, top - over.height() * 0.8, wide, over.height())
                painter.drawText(place, Qt.AlignmentFlag.AlignHCenter, ruby)
            left += room
