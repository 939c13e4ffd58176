"""A player's plate with the two megami (§2-1)."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter

from engine.sakura.door import View, megami_name
from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.component import lines_of
from sakura_desktop.table.player_plate import SMALLEST, PlayerPlate, narrowed, player_phrase

GAP = 6
"""Between an emblem and its name."""
HIGH = 0.6
"""The letters of a name by the height of its room, where they are as large as may be."""
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
        painter.setPen(QColor(self.look.theme.ink_soft))
        names = [self.words.renderer().name("megami", form).text for form in self._pair()]
        gap = GAP // 3 if self.little else GAP
        boxes = [(box, box.adjusted(box.height() - 1 + gap, 0, 0, 0)) for box in _boxes(rect)]
        fonts = [self._font_for(name, beside.size()) for name, (_, beside) in zip(names, boxes, strict=True)]
        pixels = min(font.pixelSize() for font in fonts)
        for form, name, font, (box, beside) in zip(self._pair(), names, fonts, boxes, strict=True):
            side = box.height() - 1
            painter.drawPixmap(box.topLeft(), self.look.emblem(form, QSize(side, side)))
            font.setPixelSize(pixels)
            painter.setFont(font)
            self._write(painter, name, beside)

    def _font_for(self, name: str, room: QSize) -> QFont:
        """The largest letters in which a name has room in one line, narrower ones where the least are too wide; where
        also these are, and two lines have no room, smaller ones.
        """
        font = QFont(self.font())
        for pixels in range(max(self.least, round(room.height() * HIGH)), self.least - 1, -1):
            font.setPixelSize(pixels)
            if _wide(name, QFontMetrics(font)) <= room.width():
                return font
        smaller = (self.least,) if self._has_two(room.height()) else range(self.least, SMALLEST - 1, -1)
        return narrowed(font, smaller, lambda metrics: _wide(name, metrics) <= room.width())

    def _has_two(self, height: int) -> bool:
        """Whether a name has room in two lines there."""
        return not self.little and 2 * (self.least - 1) <= height + BEYOND

    def _write(self, painter: QPainter, name: str, room: QRect) -> None:
        """A name in one line, in two where these have room, else without its beginning: titles begin alike, and who she
        is stands last.
        """
        metrics = painter.fontMetrics()
        lines = [name] if _wide(name, metrics) <= room.width() else lines_of(
            name, room.width(), metrics.horizontalAdvance
        )
        if len(lines) > 2 or (len(lines) > 1 and not self._has_two(room.height())):
            lines = [metrics.elidedText(name, Qt.TextElideMode.ElideLeft, room.width())]
        high = max(self.least - 1, room.height() // max(2, len(lines)))
        top = room.top() + (room.height() - high * len(lines)) // 2
        for number, line in enumerate(lines):
            place = QRect(room.left(), top + number * high, room.width(), high)
            place.setLeft(place.left() - _blank(line, metrics))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the megami under the mouse."""
        if self.view is not None:
            first, _ = _boxes(self.face_room())
            self.looked.emit(self._pair()[0 if event.position().y() <= first.bottom() else 1])


def _blank(text: str, metrics: QFontMetrics) -> int:
    """How much of the first sign is blank: a bracket as wide as a kanji begins in the middle of its room."""
    return max(0, metrics.leftBearing(text[0])) if text else 0


def _wide(name: str, metrics: QFontMetrics) -> int:
    return metrics.horizontalAdvance(name) - _blank(name, metrics)


def _boxes(rect: QRect) -> tuple[QRect, QRect]:
    """The rooms of the two megami."""
    half = rect.height() // 2
    return (
        QRect(rect.left(), rect.top(), rect.width(), half),
        QRect(rect.left(), rect.top() + half, rect.width(), half),
    )
