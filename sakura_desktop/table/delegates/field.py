"""Paints the field of a place: its sunk ground, and along its upper edge its sign, its name and what is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap

from sakura_desktop.pictures.icons import area_icon
from sakura_desktop.table.delegates.marks import pen, tint
from sakura_desktop.table.measures import LEAST_LETTERS, LETTERS, NARROWEST

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.theme import Theme

MOST_CAPTIONS = 128
"""How many captions are kept: a table has some thirty, with a few figures each."""
FEWEST = 4
"""Signs of a name that has lost its end, the dots among them: of fewer nobody guesses it."""
_CAPTIONS: dict[tuple[object, ...], QPixmap] = {}
"""The captions painted last, by what they show."""


def paint_field(painter: QPainter, rect: QRect, theme: Theme) -> None:
    """The sunk field of a place."""
    painter.setPen(pen(theme.line, 1))
    painter.setBrush(tint(theme.paper_sunk, 0.55))
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)


def paint_caption(
    painter: QPainter, room: QRect, area: str, title: str, figure: str, look: Appearance, font: QFont, short: str = "",
    share: float = 1.0,
) -> None:
    """Sign, name, and at the right the figure, or words in its place that take no more than a share of the line: they
    become smaller and narrower, then take all of the line, before they lose their end. Where there is little room the
    short name stands for the name, then the sign gives way, then the letters are smaller and narrower, and then the
    name gives way. Painted once for what it says, since the same ones are painted again and again.
    """
    dpr = painter.device().devicePixelRatioF()
    key = (room.width(), room.height(), area, title, figure, short, share, look.theme.name, font.key(), dpr)
    found = _CAPTIONS.pop(key, None)
    if found is None:
        found = QPixmap(round(room.width() * dpr), round(room.height() * dpr))
        found.setDevicePixelRatio(dpr)
        found.fill(Qt.GlobalColor.transparent)
        own = QPainter(found)
        own.setRenderHint(QPainter.RenderHint.Antialiasing)
        _put_caption(own, QRect(0, 0, room.width(), room.height()), area, title, figure, look, font, short, share)
        own.end()
        if len(_CAPTIONS) >= MOST_CAPTIONS:
            del _CAPTIONS[next(iter(_CAPTIONS))]
    _CAPTIONS[key] = found
    painter.drawPixmap(room.topLeft(), found)


def _put_caption(
    painter: QPainter, room: QRect, area: str, title: str, figure: str, look: Appearance, font: QFont, short: str,
    share: float,
) -> None:
    room, font = QRect(room), QFont(font)
    side = max(LEAST_LETTERS, round(room.height() * LETTERS))
    font.setPixelSize(side)
    if figure:
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(look.theme.ink))
        most = round(room.width() * share)
        if painter.fontMetrics().horizontalAdvance(figure) > most:
            figure = fitting(painter, font, (figure,), most)
            if painter.fontMetrics().horizontalAdvance(figure) > most < room.width():
                most = room.width()
                fitting(painter, font, (figure,), most)
            figure = painter.fontMetrics().elidedText(figure, Qt.TextElideMode.ElideRight, most)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figure)
        room.setRight(room.right() - painter.fontMetrics().horizontalAdvance(figure) - 4)
        font.setBold(False)
    sign = area_icon(area, "", game=look.game)
    beside, wide = side + 4, QFontMetrics(font).horizontalAdvance(short or title)
    fitting(painter, font, (title, short), room.width())
    cut = painter.fontMetrics().horizontalAdvance(short or title) > room.width()
    if room.width() < side:
        return
    if sign and (wide + beside < room.width() - 1 or cut):
        pixmap = look.sign(sign, QSize(side, side), look.theme.ink_soft)
        painter.drawPixmap(room.left(), room.top() + (room.height() - side) // 2, pixmap)
        room.setLeft(room.left() + beside)
    painter.setFont(font)
    painter.setPen(QColor(look.theme.ink_soft))
    title = fitting(painter, font, (title, short), room.width())
    metrics, name = painter.fontMetrics(), title
    if metrics.horizontalAdvance(title) > room.width():
        name = metrics.elidedText(title, Qt.TextElideMode.ElideRight, room.width())
        if len(name) <= FEWEST and sign:
            return  # its sign says more than a letter of its name
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)


def caption_width(font: QFont, height: int, name: str) -> int:
    """How wide a caption of that height is with its sign, a name and a figure."""
    side, bold = max(LEAST_LETTERS, round(height * LETTERS)), QFont(font)
    bold.setPixelSize(side)
    bold.setBold(True)  # a little wider than the name is written
    return QFontMetrics(bold).horizontalAdvance(f"{name}0") + side + 11


def fitting(painter: QPainter, font: QFont, names: tuple[str, ...], width: int) -> str:
    """The first of the names that has room, in letters of the font's size or a little smaller or narrower; the painter
    has them then.
    """
    known, font = [name for name in names if name], QFont(font)
    for size in (font.pixelSize(), font.pixelSize() - 1, font.pixelSize() - 2):
        font.setPixelSize(max(LEAST_LETTERS, size))
        painter.setFont(font)
        for name in known:
            if painter.fontMetrics().horizontalAdvance(name) <= width:
                return name
    for stretch in range(95, NARROWEST - 1, -5):
        font.setStretch(stretch)
        painter.setFont(font)
        for name in known:
            if painter.fontMetrics().horizontalAdvance(name) <= width:
                return name
    return known[-1] if known else ""
