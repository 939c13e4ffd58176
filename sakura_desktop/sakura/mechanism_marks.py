"""Paints the mechanisms on a card (§x8-2): the icons of each in a frame, those that are met now lit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter

from engine.sakura.door import card_face
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.delegates.card import piece_boxes
from sakura_desktop.table.delegates.marks import pen

if TYPE_CHECKING:
    from engine.sakura.door import CardSeen
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.theme import Theme

SIGNS: Final = {"any": "undefined"}
"""The signs of icons that aren't called as their sign is."""
LEAST: Final = 6
"""How many pixels wide an icon is at least."""


def colour_of(icon: str, theme: Theme) -> str:
    """The colour of an icon that is met: that of the type or subtype that it stands for."""
    return colours(theme).of_subtype(icon) if icon in {"reaction", "full-power"} else colours(theme).of_type(icon)


def _at_foot(card: CardSeen) -> bool:
    """Whether the free paper of a card is taken: by figures, by a cost, or by crystals that lie on it."""
    number = card.copy_of or card.number
    face = card_face(number) if number is not None else None
    printed = face is not None and any((face.range, face.damage, face.capacity, face.cost))
    return printed or bool(card.crystals)


def frame_boxes(rect: QRect, card: CardSeen) -> list[list[QRect]]:
    """Where the icons of each mechanism stand: on the free paper a line each, else side by side over the band at the
    foot, whose colour says the same as its word.
    """
    if not card.frames:
        return []
    return _boxes_at_foot(rect, card) if _at_foot(card) else _boxes_on_paper(rect, card)


def _boxes_on_paper(rect: QRect, card: CardSeen) -> list[list[QRect]]:
    longest, lines = max(len(frame.icons) for frame in card.frames), len(card.frames)
    side = round(min(rect.width() * 0.2, rect.width() * 0.86 / max(longest, 1), rect.height() * 0.46 / lines - 4))
    side = max(LEAST, side)
    top = rect.top() + round(rect.height() * 0.58 - lines * (side + 4) / 2)
    found = []
    for line, frame in enumerate(card.frames):
        left, count = rect.left() + (rect.width() - len(frame.icons) * side) // 2, len(frame.icons)
        found.append([QRect(left + at * side, top + line * (side + 4), side, side) for at in range(count)])
    return found


def _boxes_at_foot(rect: QRect, card: CardSeen) -> list[list[QRect]]:
    """In as few lines as may be, the last at the foot or above the crystals there; the sign of a used special at the
    right stays clear.
    """
    gap = max(5, rect.width() // 14)
    room = rect.width() - 6 - (round(max(14.0, rect.width() * 0.26)) if card.status == "used" else 0)
    lines: list[list[int]] = [[]]
    for frame in card.frames:
        taken = sum(lines[-1]) * LEAST + len(lines[-1]) * gap
        if lines[-1] and taken + len(frame.icons) * LEAST > room:
            lines.append([])
        lines[-1].append(len(frame.icons))
    side = min(((room - gap * (len(line) - 1)) // max(sum(line), 1) for line in lines), default=LEAST)
    side = max(LEAST, min(round(rect.height() * 0.115), side))
    found: list[list[QRect]] = []
    lying = piece_boxes(rect, card.crystals)
    foot = lying[0].top() - 1 if lying else rect.bottom() + 1
    for up, line in enumerate(reversed(lines), 1):
        left = rect.left() + 3 + max(0, (room - sum(line) * side - gap * (len(line) - 1)) // 2)
        top, row = foot - up * (side + 2), []
        for count in line:
            row.append([QRect(left + at * side, top, side, side) for at in range(count)])
            left += count * side + gap
        found[:0] = row
    return found


def paint_frames(painter: QPainter, rect: QRect, card: CardSeen, look: Appearance) -> None:
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


def _icon(painter: QPainter, box: QRect, icon: str, look: Appearance, *, lit: bool) -> None:
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
