"""Views of pieces at a place: a heap in rows of five, or a line of places where there is a limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.piece import paint_piece
from sakura_desktop.table.item_layout import grid, line
from sakura_desktop.table.models.pieces import PieceModel
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.things import TOKEN, Thing

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter


class PiecesView(PlaceView):
    """Pieces in rows of five, to be counted at a glance."""

    told_apart = False
    columns = 5
    beside = 0
    """How much of its height tokens take that lie beside the pieces."""

    def item_room(self) -> QRect:
        """What the tokens beside them leave."""
        return super().item_room().adjusted(0, 0, 0, -self.beside)

    def leave(self, beside: int) -> None:
        """Leave so much of the height to tokens."""
        if beside != self.beside:
            self.beside = beside
            self.refresh()

    def pieces(self) -> PieceModel:
        """The place's model."""
        model = self.model_of()
        assert isinstance(model, PieceModel)
        return model

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Rows of five; a capacity is one line."""
        most = self.measures.piece if self.measures else 24
        if self.pieces().capacity is not None:
            return line(room, count, round(most * 1.15))
        return grid(room, count, most, self.columns)

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A piece."""
        paint_piece(painter, rect, self.pieces().entries[row], self.look)

    def caption(self) -> Phrase | None:
        """The place's name and how many pieces are there."""
        model = self.pieces()
        area = model.area_phrase()
        if model.capacity is None:
            return say("board-area-count", area=area, count=model.count)
        return say("board-area-of", area=area, count=model.count, capacity=model.capacity)

    def readable(self) -> list[tuple[Thing | None, QRect]]:
        """All of them together, though there be none; of tokens only where some lie."""
        model, whole = self.pieces(), self.viewport().rect()
        if model.count:
            return [(Thing(model.what, model.place), whole)]
        return [] if model.what.startswith(TOKEN) else [(None, whole)]

    def figure(self) -> str:
        """How many there are, and of how many."""
        model = self.pieces()
        return str(model.count) if model.capacity is None else f"{model.count}/{model.capacity}"
