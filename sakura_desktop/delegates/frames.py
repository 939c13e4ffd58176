"""Paints the mechanisms on a card (§x8-2): the icons of each in a frame, those that are met now lit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter

from engine.duel import card_face
from sakura_desktop.delegates.marks import pen

if TYPE_CHECKING:
    from engine.duel import CardSeen
    from sakura_desktop.art.theme import Theme
    from sakura_desktop.look import Look

SIGNS: Final = {"any": "undefined"}
"""The signs of icons that aren't called as their sign is."""
LEAST: Final = 6
"""How many pixels wide an icon is at least."""


def colour_of(icon: str, theme: Theme) -> str:
    """The colour of an icon that is met: that of the type or subtype that it stands for."""
    return theme.of_subtype(icon) if icon in {"reaction", "full-power"} else theme.of_type(icon)


def _middle(card: CardSeen) -> float:
    """Where the mechanisms stand, as a part of the card's height: on the free paper of a card without figures, under
    the cost of one with nothing else, else over the band that says its type; above the crystals where some lie on it.
    """
    if card.crystals:
        return 0.42
    number = card.copy_of or card.number
    face = card_face(number) if number is not None else None
    if face is not None and any((face.range, face.damage, face.capacity)):
        return 0.9
    return 0.76 if face is not None and face.cost else 0.58


def frame_boxes(rect: QRect, card: CardSeen) -> list[list[QRect]]:
    """Where the icons of each mechanism stand: a line each, all of one size."""
    if not card.frames:
        return []
    longest = max(len(frame.icons) for frame in card.frames)
    lines = len(card.frames)
    side = round(min(rect.width() * 0.2, rect.width() * 0.86 / max(longest, 1), rect.height() * 0.46 / lines - 4))
    middle = _middle(card)
    side = max(LEAST, min(side, round(rect.height() * 0.11)) if middle > 0.8 else side)
    high = lines * (side + 4)
    top = min(rect.top() + round(rect.height() * middle - high / 2), rect.bottom() - high)
    found = []
    for line, frame in enumerate(card.frames):
        left, count = rect.left() + (rect.width() - len(frame.icons) * side) // 2, len(frame.icons)
        found.append([QRect(left + at * side, top + line * (side + 4), side, side) for at in range(count)])
    return found


def paint_frames(painter: QPainter, rect: QRect, card: CardSeen, look: Look) -> None:
    """The mechanisms, each in a frame, which is of gold where all of its icons are met."""
    theme = look.theme
    for frame, boxes in zip(card.frames, frame_boxes(rect, card), strict=True):
        if not boxes:
            continue
        field = QRectF(boxes[0].united(boxes[-1])).adjusted(-2, -1.5, 2, 1.5)
        painter.setPen(pen(theme.gold if frame.complete else theme.card_ink_soft, 2 if frame.complete else 1))
        painter.setBrush(QColor(theme.card))
        painter.drawRoundedRect(field, 3, 3)
        for icon, lit, box in zip(frame.icons, frame.lit, boxes, strict=True):
            _icon(painter, box, icon, look, lit=lit)


def _icon(painter: QPainter, box: QRect, icon: str, look: Look, *, lit: bool) -> None:
    """An icon: pale on its colour where it is met, else a faint line on the paper."""
    theme = look.theme
    inner = box.adjusted(1, 1, -1, -1)
    if lit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour_of(icon, theme)))
        painter.drawRoundedRect(QRectF(inner), 3, 3)
    side = max(6, round(inner.width() * 0.76))
    sign = look.sign(SIGNS.get(icon, icon), QSize(side, side), theme.on_type if lit else theme.ink_faint)
    painter.drawPixmap(inner.center().x() - side // 2 + 1, inner.center().y() - side // 2 + 1, sign)
