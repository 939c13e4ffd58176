"""Views of crystals and vigor: life, the shadow, a player's vigor with the sign of a flinch (§5-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor

from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.marks import lit_ring, pen, tint
from sakura_desktop.table.delegates.piece import minus
from sakura_desktop.table.item_layout import line
from sakura_desktop.table.piece_views import PiecesView

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.table.models.entries import PieceEntry

CLEAR: Final = 7
"""Such a part of the room below its name stays empty above vigor: letters reach down to there."""
BELOW: Final = 3
"""So many pixels vigor reaches further down than other pieces."""


class LifeView(PiecesView):
    """A player's life: its number is the largest, since it decides."""

    loud = 0.62

    def figure(self) -> str:
        """That it would be aura or life, where one would be chosen: the aura stands beside it."""
        losing = self.losing
        return "" if losing.certain or losing.among or not losing.gone else self.words.say("sakura-or-aura")


class ShadowView(PiecesView):
    """The shadow: rows of seven."""

    columns = 7


class VigorView(PiecesView):
    """A player's vigor, and the sign of a flinch over it."""

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """No flinch."""
        super().__init__(name, words, look, parent)
        self.flinched = False

    def show_flinch(self, flinched: bool) -> None:
        """Show or take away the sign."""
        if flinched != self.flinched:
            self.flinched = flinched
            self.refresh()

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Two places at the left, clear of the name above them; the sign of a flinch has the right."""
        clear = room.height() // CLEAR
        left = QRect(room.left(), room.top() + clear, room.width() * 3 // 5, room.height() - clear + BELOW)
        return line(left, count, left.height())

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A point of vigor."""
        paint_vigor(painter, rect, self.pieces().entries[row], self.look)

    def caption(self) -> Phrase | None:
        """The name and how much there is; a flinch is said."""
        model = self.pieces()
        return say(
            "board-vigor", count=model.count, capacity=model.capacity or 2, flinch="yes" if self.flinched else "no"
        )

    def paint_over(self, painter: QPainter) -> None:
        """A flinch has a sign of its own."""
        super().paint_over(painter)
        if not self.flinched:
            return
        room = self.item_room()
        side = min(room.height(), room.width() * 2 // 5)
        sign = self.look.sign("flinch", QSize(side, side), self.look.theme.warning)
        painter.drawPixmap(room.right() - side, room.top() + (room.height() - side) // 2, sign)


def paint_vigor(painter: QPainter, rect: QRect, entry: PieceEntry, look: Appearance) -> None:
    """A point of vigor: a full disc with its sign while there is one, else a broken ring."""
    theme = look.theme
    box = QRectF(rect).adjusted(2, 2, -2, -2)
    if entry.empty:
        painter.setPen(pen(theme.line, 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
        return
    painter.setPen(pen(theme.card_edge, 1.2))
    painter.setBrush(tint(theme.gold, 0.4) if entry.held or entry.picked else QColor(theme.gold))
    painter.drawEllipse(box)
    side = round(box.width() * 0.74)
    sign = look.sign("vigor", QSize(side, side), theme.on_type)
    painter.drawPixmap(round(box.center().x() - side / 2), round(box.center().y() - side / 2), sign)
    if entry.lit:
        lit_ring(painter, rect, theme)
    if entry.picked:
        minus(painter, rect, theme.chosen)
