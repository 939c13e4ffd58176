"""A form of a megami in a tile: its illustration and emblem, its name with the reading, its weapon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
)

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
SMALLER: Final = (
    (98, 62, 0.94), (92, 56, 0.9), (88, 50, 0.86), (86, 48, 0.85), (84, 42, 0.84), (82, 38, 0.82), (80, 32, 0.8),
    (80, 28, 0.8),
)  # fmt: skip
"""Tiles where there are many: width, picture, letters."""
SCROLLED: Final = (102, 60)
"""The same where there are more than fit even so, and the grid scrolls."""
SCROLLED_LETTERS: Final = 0.85
LEAST: Final = 14
"""Pixels of the letters of a name or weapon, …"""
LEAST_IN_LITTLE_ROOM: Final = 12
"""… and where the window's own are smaller. Rather than with smaller ones the grid scrolls."""
TITLED: Final = "』"
"""After it a name may go on in another line, where no spaces say where."""
NARROWEST: Final = 80
"""How narrow letters may become before a weapon loses its end, in hundredths."""
IN_LINES: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
WIDTH: Final = 106
EMBLEM: Final = 62
WEAPON: Final = 0.82
"""How much smaller than a name's the letters of a weapon are."""
READINGS_FROM: Final = WIDTH
"""On tiles narrower than that names have no readings above them."""


def weapon_of(form: str) -> Phrase:
    """The word for a form's weapon."""
    return Phrase(f"megami-{form}.weapon")


def name_height(widget: QWidget, letters: float = 1.0) -> int:
    """How high a name in two lines is, which is as much as one with its reading takes."""
    font = QFont(widget.font())
    font.setPixelSize(max(least_letters(widget), round(QFontInfo(font).pixelSize() * letters)))
    return 2 * QFontMetrics(font).height()


def _weapon_height(widget: QWidget) -> int:
    return QFontMetrics(_weapon_font(widget)).height()


def _weapon_font(widget: QWidget) -> QFont:
    small = QFont(widget.font())
    small.setPixelSize(max(least_letters(widget), round(QFontInfo(small).pixelSize() * WEAPON)))
    return small


def least_letters(widget: QWidget) -> int:
    """How small the letters on a tile become, in pixels."""
    return LEAST if QFontInfo(widget.font()).pixelSize() >= LEAST else LEAST_IN_LITTLE_ROOM


def tile_size(look: Appearance, widget: QWidget) -> QSize:
    """How large a form's whole tile is at least."""
    return QSize(look.px(WIDTH), look.px(EMBLEM) + name_height(widget) + _weapon_height(widget) + 16)


def tile_shapes(look: Appearance, widget: QWidget) -> list[Shape]:
    """The shapes that tiles of the grid may have, the largest first."""
    least = tile_size(look, widget)
    full, least_read = QFontInfo(widget.font()).pixelSize(), least_letters(widget)
    smaller = [tile for tile in SMALLER if full * tile[-1] >= least_read]
    return [*(Shape(least * scale, 1.0) for scale in LARGER), *(_small(look, widget, *tile) for tile in smaller)]


def scrolled_shape(look: Appearance, widget: QWidget) -> Shape:
    """The shape of tiles in a grid that scrolls."""
    letters = min(1.0, max(SCROLLED_LETTERS, least_letters(widget) / QFontInfo(widget.font()).pixelSize()))
    return _small(look, widget, *SCROLLED, letters)


def _small(look: Appearance, widget: QWidget, width: int, picture: int, letters: float) -> Shape:
    return Shape(QSize(look.px(width), look.px(picture) + name_height(widget, letters) + 8), letters)


def paint_form(
    painter: QPainter, box: QRect, form: str, words: Words, look: Appearance, widget: QWidget, letters: float = 1.0,
) -> None:
    """A form in a tile: its illustration with the emblem in a corner, which passes into the tile's paper below; there
    the name with its reading, the weapon in small. On tiles lower than whole ones the emblem alone shows the weapon.
    """
    least = least_letters(widget)
    name_room, weapon_room = name_height(widget, letters), _weapon_height(widget)
    if box.height() < look.px(EMBLEM) + name_room + weapon_room:
        weapon_room = 0
    side = max(16, box.height() - name_room - weapon_room - 2)
    top = box.top()
    _illustration(painter, box.adjusted(1, 1, -1, -1), side, form, look)
    painter.setPen(widget.palette().text().color())
    name = QFont(widget.font())
    name.setPointSizeF(name.pointSizeF() * letters)
    name.setWeight(QFont.Weight.DemiBold)
    ruby = letters >= 1.0 and box.width() + 6 >= look.px(READINGS_FROM)
    line = RubyLine(words.spans(say("form-name", megami=megami_name(form))), name, ruby=ruby)
    room = QRectF(box.left() + 3, top + side, box.width() - 6, name_room)
    lines = line.text() if " " in line.text() else line.text().replace(TITLED, f"{TITLED}\n")
    if line.width > room.width() and lines != line.text().replace(" ", ""):
        _in_lines(painter, room, lines, name, least)
    else:
        line.paint(painter, room)
    if not weapon_room:
        return
    painter.setPen(widget.palette().placeholderText().color())
    place = QRect(box.left() + 2, top + side + name_room, box.width() - 4, weapon_room)
    weapon = words.text(weapon_of(form))
    small = _weapon_font(widget)
    for stretch in range(100, NARROWEST - 1, -5):
        small.setStretch(stretch)
        if QFontMetrics(small).horizontalAdvance(weapon) <= place.width():
            break
    painter.setFont(small)
    weapon = painter.fontMetrics().elidedText(weapon, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), weapon)


def _illustration(painter: QPainter, place: QRect, shown: int, form: str, look: Appearance) -> None:
    """A form's picture, corners round as the tile's, its emblem in the upper left one; below the height in which it is
    shown it passes into paper.
    """
    corners = QPainterPath()
    corners.addRoundedRect(QRectF(place), 5, 5)
    paper = QColor(look.theme.paper_raised)
    veil = QLinearGradient(0, place.top() + shown * 0.72, 0, place.top() + shown * 1.05)
    for at, opacity in ((0.0, 0.0), (0.6, 0.6), (1.0, 0.93)):
        paper.setAlphaF(opacity)
        veil.setColorAt(at, paper)
    painter.save()
    painter.setClipPath(corners)
    painter.drawPixmap(place.topLeft(), look.scene(form, place.size()))
    painter.fillRect(place, veil)
    painter.restore()
    side = max(16, round(shown * 0.4))
    painter.drawPixmap(place.left() + 2, place.top() + 2, look.emblem(form, QSize(side, side)))


def _in_lines(painter: QPainter, room: QRectF, text: str, font: QFont, least: int) -> None:
    """A name of several words in as many lines as the room holds."""
    painter.setFont(font_in_lines(room, text, font, least))
    painter.drawText(room, IN_LINES, text)


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


def emblem_held(form: str, look: Appearance) -> QPixmap:
    """The emblem as it is seen to be carried."""
    return look.emblem(form, QSize(look.px(64), look.px(64)))
