"""Paints the pieces of components: an umbrella open or closed, a plan and the halves of its board, a gauge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from sakura_desktop.table.delegates.marks import lit_frame, marked_frame, pen, target_frame, tint

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.pieces import ComponentModel

HALVES = ("shinzan", "kibo")
"""The signs of a plan board's halves, by the plan's number."""
MOST = 20
"""How far a gauge goes."""


def put_sign(painter: QPainter, room: QRect, name: str, colour: str, look: Appearance, share: float = 1.0) -> None:
    """A sign in the middle of a room."""
    side = max(6, round(min(room.width(), room.height()) * share))
    sign = look.sign(name, QSize(side, side), colour)
    painter.drawPixmap(
        round(room.left() + (room.width() - side) / 2), round(room.top() + (room.height() - side) / 2), sign
    )


def put_text(painter: QPainter, room: QRect, text: str, size: int, colour: str, *, bold: bool = False) -> None:
    """Words in the middle of a room, smaller where they would not fit."""
    font = QFont(painter.font())
    font.setBold(bold)
    for pixels in range(size, 7, -1):
        font.setPixelSize(pixels)
        painter.setFont(font)
        if painter.fontMetrics().horizontalAdvance(text) <= room.width():
            break
    painter.setPen(QColor(colour))
    text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def paint_umbrella(painter: QPainter, rect: QRect, model: ComponentModel, word: str, look: Appearance) -> None:
    """The umbrella as it stands, the word for it below where there is room."""
    theme = look.theme
    opened = model.value("umbrella") == 1
    flat = rect.height() < rect.width() * 0.6
    line = rect.height() // 3 if flat else max(13, rect.height() // 6)
    half = rect.width() // 2
    room = rect.adjusted(2, 2, -half, -2) if flat else rect.adjusted(2, 2, -2, -line - 1)
    label = rect.adjusted(half, 2, -4, -2) if flat else QRect(rect.left(), rect.bottom() - line, rect.width(), line)
    if opened:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(theme.cherry, 0.14))
        side = min(room.width(), room.height())
        painter.drawEllipse(QRectF(room.center().x() - side / 2, room.top(), side, side))
    if model.held:
        painter.setOpacity(0.35)
    put_sign(painter, room, "umbrella-open" if opened else "umbrella-closed", theme.cherry, look)
    painter.setOpacity(1.0)
    put_text(painter, label, word, max(10, line - 3), theme.ink)
    paint_state(painter, rect, model, look)


def name_height(height: int) -> int:
    """How much of a half of a plan's board its name takes."""
    return min(24, max(12, height // 6), height // 4)


def paint_half(painter: QPainter, rect: QRect, half: int, word: str, look: Appearance, *, sunk: bool) -> None:
    """One half of a plan's board: its sign and its name, pale where the plan lies on it."""
    theme = look.theme
    painter.setPen(pen(theme.line, 1))
    painter.setBrush(tint(theme.paper_sunk, 0.7))
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    line = name_height(rect.height())
    ink = theme.ink_faint if sunk else theme.ink_soft
    put_sign(painter, rect.adjusted(4, 3, -4, -line - 2), HALVES[half], ink, look, 0.8)
    put_text(painter, QRect(rect.left() + 1, rect.bottom() - line, rect.width() - 2, line), word, line - 3, ink)


def paint_plan(painter: QPainter, rect: QRect, model: ComponentModel, word: str, look: Appearance) -> None:
    """A plan: its sign where the seat knows it, else its back; behind a back's edge while it lies face down."""
    theme = look.theme
    chosen, lies_open = model.value("plan"), model.value("plan-open") == 1
    sheet = QRectF(rect).adjusted(1.5, 3.5, -3.5, -1.5)
    if model.held:
        painter.setOpacity(0.35)
    if not lies_open:
        painter.setPen(pen(theme.card_edge, 1))
        painter.setBrush(QColor(theme.back_special))
        painter.drawRoundedRect(sheet.adjusted(2, -2, 2, -2) if chosen is not None else sheet, 4, 4)
    line = name_height(rect.height())
    room = rect.adjusted(3, 4, -5, -line - 3)
    if chosen is None:
        put_sign(painter, rect.adjusted(4, 4, -6, -4), "plan", theme.gold, look, 0.7)
    else:
        painter.setPen(pen(theme.cherry if lies_open else theme.card_edge, 1.8 if lies_open else 1))
        painter.setBrush(QColor(theme.card))
        painter.drawRoundedRect(sheet, 4, 4)
        ink = theme.cherry if lies_open else theme.card_ink
        put_sign(painter, room, HALVES[chosen], ink, look, 0.86)
        label = QRect(rect.left() + 2, rect.bottom() - line - 2, rect.width() - 6, line)
        put_text(painter, label, word, line - 3, theme.card_ink, bold=lies_open)
    painter.setOpacity(1.0)
    paint_state(painter, sheet.toRect(), model, look)


def paint_gauge(painter: QPainter, rect: QRect, model: ComponentModel, look: Appearance) -> None:
    """A gauge: its sign, its number, and a row of twenty that fills."""
    theme = look.theme
    value = model.value(model.piece) or 0
    colour = theme.enhancement if model.piece == "wind" else theme.reaction
    bar = max(5, rect.height() // 5)
    top = rect.adjusted(1, 0, -1, -bar - 3)
    side = min(top.height(), top.width() // 2)
    put_sign(painter, QRect(top.left() + 1, top.top(), side, top.height()), model.piece, theme.ink, look, 0.9)
    number = QRect(top.left() + side, top.top(), top.width() - side, top.height())
    put_text(painter, number, str(value), max(10, round(top.height() * 0.8)), theme.ink, bold=True)
    track = QRectF(rect.left() + 2, rect.bottom() - bar - 1, rect.width() - 4, bar)
    painter.setPen(pen(theme.line, 1))
    painter.setBrush(QColor(theme.paper_sunk))
    painter.drawRoundedRect(track, 2, 2)
    if value:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(QRectF(track.left(), track.top(), track.width() * value / MOST, track.height()), 2, 2)
    painter.setPen(pen(theme.line, 1))
    for tick in (5, 10, 15):
        x = track.left() + track.width() * tick / MOST
        painter.drawLine(round(x), round(track.top()), round(x), round(track.bottom()))
    paint_state(painter, rect, model, look)


def paint_state(painter: QPainter, rect: QRect, model: ComponentModel, look: Appearance) -> None:
    """Lit, target, marked."""
    if model.target:
        target_frame(painter, rect, look.theme, 5)
    if model.marked:
        marked_frame(painter, rect, look.theme, 5)
    if model.lit and not model.held:
        lit_frame(painter, rect, look.theme, 5)


def piece_pixmap(model: ComponentModel, size: QSize, look: Appearance) -> QPixmap:
    """A piece in the hand."""
    made = QPixmap(size)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(size.width(), size.height())
    name = model.piece
    if name == "umbrella":
        name = "umbrella-open" if model.value("umbrella") else "umbrella-closed"
    put_sign(painter, QRect(0, 0, side, side), name, look.theme.cherry, look)
    painter.end()
    return made
