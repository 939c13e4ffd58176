"""A form of a megami in a tile: its illustration and emblem, its name with the reading, its weapon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from engine.sakura.door import megami_name
from engine.text.phrase import Phrase, say
from sakura_desktop.widgets.ruby_label import RubyLine

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

LEAST: Final = 14
"""Pixels of the letters of a name or weapon, …"""
LEAST_IN_LITTLE_ROOM: Final = 12
"""… and where the window's own are smaller."""
LETTERS: Final = 0.85
"""How large the letters on a tile are against the window's own, where that isn't too small."""
LINE: Final = 1.15
"""How far apart two lines of a name are, in sizes of their letters."""
SLIP: Final = 4
"""The slip with the name takes one part in so many of a tile's height, and the illustration all the others."""
RATIO: Final = 4 / 3
"""Height of a tile over its width."""
EDGE: Final = 2
"""Pixels around a tile."""
TITLED: Final = "』"
"""After it a name may go on in another line, where no spaces say where."""
NARROWEST: Final = 80
"""How narrow letters may become before a name or weapon loses its end, in hundredths."""
IN_LINES: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
EMBLEM: Final = 0.26
"""How much of a tile's width its emblem has."""
WAITING: Final = 0.5
"""The same while the illustration is still being painted."""

def weapon_of(form: str) -> Phrase:
    """The word for a form's weapon."""
    return Phrase(f"megami-{form}.weapon")


def least_letters(widget: QWidget) -> int:
    """How small the letters on a tile become, in pixels."""
    return LEAST if QFontInfo(widget.font()).pixelSize() >= LEAST else LEAST_IN_LITTLE_ROOM


def letters(widget: QWidget) -> int:
    """How large the letters on a tile are, in pixels."""
    return max(least_letters(widget), round(QFontInfo(widget.font()).pixelSize() * LETTERS))


def tile_size(widget: QWidget, high: int) -> QSize:
    """How large a tile is at least: its slip has room for a name in two lines. Where a tile with large letters would be
    higher than that, they are smaller.
    """
    sizes = range(letters(widget), least_letters(widget) - 1, -1)
    sides = [SLIP * _lines_height(2, size) for size in sizes]
    side = next((side for side in sides if side + 2 * EDGE <= high), sides[-1])
    return QSize(round(side / RATIO) + 2 * EDGE, side + 2 * EDGE)


def tile_box(room: QRect) -> QRect:
    """What a tile covers of the room that it is given."""
    return room.adjusted(EDGE, EDGE, -EDGE, -EDGE)


def illustrated(box: QRect) -> QRect:
    """Where in a tile the illustration is."""
    return box.adjusted(1, 1, -1, -1)


def emblem_size(box: QRect, share: float = EMBLEM) -> QSize:
    """How large the emblem on a tile is."""
    side = max(16, round(box.width() * share))
    return QSize(side, side)


def _lines_height(lines: int, size: int) -> int:
    return lines * round(size * LINE) + 2


def paint_form(painter: QPainter, box: QRect, form: str, words: Words, look: Appearance, widget: QWidget) -> None:
    """A form in a tile: its illustration with the emblem in a corner, at the foot a slip of paper with the name and
    where there is room its weapon.
    """
    place, size = illustrated(box), letters(widget)
    _illustration(painter, place, form, look)
    most, wide = box.height() // SLIP, place.width() - 6
    font = QFont(widget.font())
    font.setPointSizeF(font.pointSizeF() * size / QFontInfo(font).pixelSize())
    font.setWeight(QFont.Weight.DemiBold)
    name = RubyLine(words.spans(say("form-name", megami=megami_name(form))), font, ruby=True)
    alone = name.width <= wide and name.height <= most
    font, lines = in_lines(name.text(), font, QSize(wide, most), least_letters(widget))
    high = round(name.height) if alone else _lines_height(len(lines), QFontInfo(font).pixelSize())
    below = _lines_height(1, size)
    if high + below > most:
        below = 0
    slip = QRect(place.left(), place.bottom() + 1 - min(most, high + below), place.width(), min(most, high + below))
    _paper(painter, place, slip, look)
    painter.setPen(widget.palette().text().color())
    room = QRectF(slip).adjusted(3, 0, -3, -below)
    if alone:
        name.paint(painter, room)
    else:
        _set_lines(painter, room, lines, font)
    if below:
        painter.setPen(widget.palette().placeholderText().color())
        font, lines = in_lines(words.text(weapon_of(form)), QFont(widget.font()), QSize(wide, below), size)
        _set_lines(painter, QRectF(room.left(), room.bottom(), wide, below), lines, font)


def _illustration(painter: QPainter, place: QRect, form: str, look: Appearance) -> None:
    """A form's picture, corners round as the tile's, its emblem in the upper left one. Until it is painted there is the
    emblem alone, large on a ground of her colour.
    """
    with look.awaiting() as awaited:
        picture = look.scene(form, place.size())
    painter.save()
    painter.setClipPath(_rounded(place))
    painter.drawPixmap(place.topLeft(), picture)
    painter.restore()
    size = emblem_size(place, WAITING if awaited else EMBLEM)
    corner = QPoint((place.width() - size.width()) // 2, place.height() // 7) if awaited else QPoint(2, 2)
    painter.drawPixmap(place.topLeft() + corner, look.emblem(form, size))


def _rounded(place: QRect) -> QPainterPath:
    corners = QPainterPath()
    corners.addRoundedRect(QRectF(place), 5, 5)
    return corners


def _paper(painter: QPainter, place: QRect, slip: QRect, look: Appearance) -> None:
    """The slip, its lower corners round as the tile's."""
    painter.save()
    painter.setClipPath(_rounded(place))
    painter.fillRect(slip, QColor(look.theme.paper_raised))
    painter.restore()


def _set_lines(painter: QPainter, room: QRectF, lines: list[str], font: QFont) -> None:
    """Lines in the middle of a room, close to each other; of one that is too long the end is left out."""
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    pitch = round(QFontInfo(font).pixelSize() * LINE)
    top = room.center().y() - pitch * len(lines) / 2
    for at, text in enumerate(lines):
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 0.5)
        line = QRectF(room.left(), top + at * pitch + (pitch - metrics.height()) / 2, room.width(), metrics.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, shown)


def in_lines(text: str, font: QFont, room: QSize, least: int) -> tuple[QFont, list[str]]:
    """A text in one line or two: as large as it can be, in one where that is as large; then narrower; at worst in one
    line that is too long.
    """
    found = QFont(font)
    sizes = [(size, 100) for size in range(max(least, QFontInfo(font).pixelSize()), least - 1, -1)]
    for size, stretch in (*sizes, *((least, stretch) for stretch in range(95, NARROWEST - 1, -5))):
        found.setPixelSize(size)
        found.setStretch(stretch)
        wide = QFontMetricsF(found).horizontalAdvance
        for lines in ([text], *map(list, _halves(text))):
            if _lines_height(len(lines), size) <= room.height() and max(map(wide, lines)) <= room.width():
                return found, lines
    return found, [text]


def _halves(text: str) -> list[tuple[str, str]]:
    """The ways to part a name in two: at a space, or behind a title."""
    spaces = [(text[:at], text[at + 1 :]) for at, letter in enumerate(text) if letter == " "]
    before, sign, after = text.partition(TITLED)
    return spaces or ([(before + sign, after)] if after else [])


def font_in_lines(room: QRectF, text: str, font: QFont, least: int) -> QFont:
    """The font in which a name has room in lines: as large as it can be, then narrower; at worst the narrowest."""
    found = QFont(font)
    sizes = [(size, 100) for size in range(QFontInfo(font).pixelSize(), least - 1, -1)]
    for size, stretch in (*sizes, (least, 90), (least, NARROWEST)):
        found.setPixelSize(size)
        found.setStretch(stretch)
        taken = QFontMetricsF(found).boundingRect(room, IN_LINES, text)
        if taken.width() <= room.width() + 0.5 and taken.height() <= room.height() + 2:
            break
    return found


def paint_portrait(painter: QPainter, place: QRect, form: str, look: Appearance) -> None:
    """A form's illustration in a circle; her emblem until it is painted."""
    with look.awaiting() as awaited:
        picture = look.scene(form, place.size())
    if awaited:
        painter.drawPixmap(place.topLeft(), look.emblem(form, place.size()))
        return
    circle = QPainterPath()
    circle.addEllipse(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5))
    painter.save()
    painter.setClipPath(circle)
    painter.drawPixmap(place.topLeft(), picture)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.theme.edge), 1.5))
    painter.drawPath(circle)
    painter.restore()


def emblem_held(form: str, look: Appearance) -> QPixmap:
    """The emblem as it is seen to be carried."""
    return look.emblem(form, QSize(look.px(64), look.px(64)))
