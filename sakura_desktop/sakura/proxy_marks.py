"""Paints the proxy of a false proof on its card (§x20-6-1): the declared card's face, small, before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, Qt

from sakura_desktop.table.delegates.marks import pen

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from engine.sakura.door import CardSeen
    from sakura_desktop.appearance import Appearance

SHARE: Final = 0.72
"""How large the proxy is beside its card."""


def proxy_box(rect: QRect) -> QRect:
    """Where the proxy stands on a card: at its lower right corner."""
    size = rect.size() * SHARE
    return QRect(rect.right() + 1 - size.width(), rect.bottom() + 1 - size.height(), size.width(), size.height())


def paint_proxy(painter: QPainter, rect: QRect, card: CardSeen, look: Appearance) -> None:
    """The declared card in a dashed frame, so that nobody takes it for the card itself."""
    if card.declared is None:
        return
    box = proxy_box(rect)
    painter.drawPixmap(box.topLeft(), look.face(card.declared, look.language, box.size()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(look.theme.cherry, 2, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
