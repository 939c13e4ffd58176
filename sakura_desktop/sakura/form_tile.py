"""A form of a megami in a tile: its emblem, its name with the reading, its weapon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPixmap

from engine.sakura.door import megami_name
from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.group_layout import Shape
from sakura_desktop.widgets.ruby_label import RubyLine

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

LARGER: Final = (1.6, 1.45, 1.3, 1.15, 1.0)
"""How much larger than at least whole tiles may be."""
SMALLER: Final = ((98, 50, 0.94), (92, 44, 0.9), (86, 38, 0.86), (82, 33, 0.82), (80, 30, 0.8))
"""Tiles where there are many: width, emblem, letters."""
WIDTH: Final = 106
EMBLEM: Final = 62
READINGS_FROM: Final = 0.95
"""Letters smaller than so much of the widget's own have no readings above them."""


def weapon_of(form: str) -> Phrase:
    """The word for a form's weapon."""
    return Phrase(f"megami-{form}.weapon")


def text_height(widget: QWidget, letters: float = 1.0) -> int:
    """How high the name with its reading and the weapon are together."""
    return round(QFontMetrics(widget.font()).height() * 2.45 * letters)


def tile_size(look: Appearance, widget: QWidget) -> QSize:
    """How large a form's whole tile is at least."""
    return QSize(look.px(WIDTH), look.px(EMBLEM) + text_height(widget) + 16)


def tile_shapes(look: Appearance, widget: QWidget) -> list[Shape]:
    """The shapes that tiles of the grid may have, the largest first."""
    least = tile_size(look, widget)
    found = [Shape(least * scale, 1.0) for scale in LARGER]
    for width, emblem, letters in SMALLER:
        height = look.px(emblem) + text_height(widget, letters) + 8
        found.append(Shape(QSize(look.px(width), height), letters))
    return found


def paint_form(
    painter: QPainter, box: QRect, form: str, words: Words, look: Appearance, widget: QWidget, letters: float = 1.0,
) -> None:
    """A form in a tile: the emblem above, the name with its reading below it, the weapon in small."""
    small = QFont(widget.font())
    small.setPointSizeF(small.pointSizeF() * 0.82 * letters)
    below, small_height = text_height(widget, letters), QFontMetrics(small).height()
    side = max(16, min(box.height() - below - (10 if letters == 1.0 else 4), box.width() - 16))
    top = box.top() + (box.height() - side - below) // 2
    painter.drawPixmap(box.left() + (box.width() - side) // 2, top, look.emblem(form, QSize(side, side)))
    painter.setPen(widget.palette().text().color())
    name = QFont(widget.font())
    name.setPointSizeF(name.pointSizeF() * letters)
    name.setWeight(QFont.Weight.DemiBold)
    ruby = letters >= READINGS_FROM
    line = RubyLine(words.spans(say("form-name", megami=megami_name(form))), name, ruby=ruby)
    room = QRectF(box.left() + 3, top + side, box.width() - 6, below - small_height)
    if line.width > room.width() and not line.read_aloud and " " in line.text():
        _in_lines(painter, room, line.text(), name)
    else:
        line.paint(painter, room)
    painter.setFont(small)
    painter.setPen(widget.palette().placeholderText().color())
    place = QRect(box.left() + 3, top + side + below - small_height, box.width() - 6, small_height)
    weapon = QFontMetrics(small).elidedText(words.text(weapon_of(form)), Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), weapon)


def _in_lines(painter: QPainter, room: QRectF, text: str, font: QFont) -> None:
    """A name of several words in as many lines as the room holds, as large as it can be."""
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    size = font.pointSizeF()
    for share in (0.94, 0.88, 0.82, 0.76, 0.7):
        font.setPointSizeF(size * share)
        painter.setFont(font)
        taken = painter.boundingRect(room, flags, text)
        if taken.width() <= room.width() + 0.5 and taken.height() <= room.height() + 2:
            break
    painter.drawText(room, flags, text)


def emblem_held(form: str, look: Appearance) -> QPixmap:
    """The emblem as it is seen to be carried."""
    return look.emblem(form, QSize(look.px(64), look.px(64)))
