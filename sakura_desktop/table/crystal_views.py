"""Views of crystals: a heap, the five places of an aura, vigor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize

from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.crystal import paint_crystal, paint_vigor
from sakura_desktop.table.item_layout import grid, line
from sakura_desktop.table.models.crystals import PieceModel
from sakura_desktop.table.place_view import PlaceView

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words


class PiecesView(PlaceView):
    """Crystals in rows of five, to be counted at a glance."""

    columns = 5

    def crystals(self) -> PieceModel:
        """The place's model."""
        model = self.model_of()
        assert isinstance(model, PieceModel)
        return model

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Rows of five; a capacity is one line."""
        most = self.measures.crystal if self.measures else 24
        if self.crystals().capacity is not None:
            return line(room, count, round(most * 1.15))
        return grid(room, count, most, self.columns)

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A crystal."""
        paint_crystal(painter, rect, self.crystals().entries[row], self.look)

    def caption(self) -> Phrase | None:
        """The place's name and how many crystals are there."""
        model = self.crystals()
        area = self.place.partition(".")[0]
        if model.capacity is None:
            return say("board-area-count", area=area, count=model.count)
        return say("board-area-of", area=area, count=model.count, capacity=model.capacity)

    def figure(self) -> str:
        """How many there are, and of how many."""
        model = self.crystals()
        return str(model.count) if model.capacity is None else f"{model.count}/{model.capacity}"


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
        """Two places at the left; the sign of a flinch has the right."""
        return line(QRect(room.left(), room.top(), room.width() * 3 // 5, room.height()), count, room.height())

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A point of vigor."""
        paint_vigor(painter, rect, self.crystals().entries[row], self.look)

    def caption(self) -> Phrase | None:
        """The name and how much there is; a flinch is said."""
        model = self.crystals()
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
