"""What travels over the board: where it leaves, where it comes to, what is seen of it on the way."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPoint, QRect, QSize

from sakura_desktop.table.card_views import CardsView, PileView
from sakura_desktop.table.crystal_views import PiecesView
from sakura_desktop.table.delegates.card import card_pixmap, crystal_boxes
from sakura_desktop.table.delegates.token import token_pixmap
from sakura_desktop.table.models.cards import CardModel
from sakura_desktop.table.models.crystals import PieceModel
from sakura_desktop.table.place_view import PlaceView
from sakura_desktop.table.things import CRYSTAL, TOKEN, Thing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import SeenMove
    from engine.sakura.view.shapes import CardSeen, View
    from sakura_desktop.sakura.playmat import Tableau


def leaves(move: SeenMove, thing: Thing) -> bool:
    """Whether a movement is that of a thing: that card, or crystals or tokens of its place."""
    return move.source == thing.source and thing.what in (move.what, move.before)


class Flights:
    """The board as the stage needs it. Rectangles are in the board's coordinates."""

    def __init__(self, board: Tableau) -> None:
        """Over that board."""
        self._board = board
        self._where = board.where
        self._dropped: tuple[Thing, QRect] | None = None

    @contextmanager
    def dropped(self, thing: Thing, at: QRect) -> Iterator[None]:
        """While what a drop means is done, the thing leaves from where the hand let it go."""
        self._dropped = (thing, at) if at.isValid() else None
        try:
            yield
        finally:
            self._dropped = None

    def show_table(self, view: View, *, reset: bool = False) -> None:
        """Show the table as it is in that view."""
        board = self._board
        panels = board.panels.generation
        board.table.show(view, reset=reset)
        board.lane.show_figures(view)
        for half in board.halves.values():
            if half.seat >= 0:
                half.show_view(view, decides=half.plate.decides)
        if board.panels.generation != panels:
            board.lay_out()

    def spots_of(self, move: SeenMove, *, arriving: bool) -> list[QRect]:
        """Where the things of a move stand, before it or after."""
        place = move.target if arriving else move.source
        if not arriving and self._dropped is not None and leaves(move, self._dropped[0]):
            spots, self._dropped = [self._dropped[1]], None
            return spots + (self._counted_at(place, move.what, move.count)[1:] if move.count > 1 else [])
        if move.what == CRYSTAL or move.what.startswith(TOKEN):
            return self._counted_at(place, move.what, move.count)
        handle = move.card.handle if arriving and move.card is not None else move.before
        return [self._card_at(place, handle)]

    def _counted_at(self, place: str, what: str, count: int) -> list[QRect]:
        """Where crystals or tokens stand; nowhere, for a place that isn't on the board."""
        view = self._where.view_for(place, what)
        if view is None:
            return []
        if isinstance(view, PiecesView):
            model = view.crystals()
            boxes = view.boxes()[max(0, model.count - count) : model.count]
            return [self._where.in_board(view, box) for box in reversed(boxes)] or [self._middle(view, self._crystal())]
        if isinstance(view, CardsView):
            handle = place.replace(".", ":")
            box = view.box_of(Thing(handle, view.place))
            found = self._board.table.find(handle)
            if box is not None and found is not None:
                boxes = crystal_boxes(box, max(found[1].crystals, count))[-count:]
                return [self._where.in_board(view, crystal) for crystal in reversed(boxes)]
        return [self._middle(view, self._crystal())] * count

    def _card_at(self, place: str, handle: str) -> QRect:
        view = self._where.view_for(place)
        if isinstance(view, CardsView):
            box = view.box_of(Thing(handle, place)) if handle else None
            if box is None and view.boxes():
                box = view.boxes()[0 if isinstance(view, PileView) else -1]
            return self._where.in_board(view, box) if box is not None else self._middle(view, view.card_size())
        layout = self._board.layout_now
        size = layout.measures.small if layout else QSize(60, 84)
        return self._middle(view, size) if view is not None else QRect(QPoint(0, 0), size)

    def picture_of(self, move: SeenMove, size: QRect) -> QPixmap:
        """What is seen to travel, as large as where it arrives."""
        look = self._board.look
        if move.what == CRYSTAL:
            return look.crystal(size.size(), "normal")
        if move.what.startswith(TOKEN):
            side = min(size.width(), size.height())
            return token_pixmap(move.what.removeprefix(TOKEN), move.source, QSize(side, side), look)
        kind = move.card.kind if move.card is not None else "normal"
        if size.width() > size.height():
            return look.back(kind, size.size(), across=True)
        if move.card is None:
            return look.back(kind, size.size())
        return card_pixmap(cast("CardSeen", move.card), size.size(), look)

    def veil(self, moves: tuple[SeenMove, ...]) -> None:
        """Leave out what is under way to where it goes."""
        rows: dict[PlaceView, set[int]] = {}
        for move in moves:
            view = self._where.view_for(move.target, move.what)
            if not isinstance(view, PlaceView):
                continue
            model = view.model_of()
            if isinstance(model, PieceModel) and model.what == move.what:
                rows.setdefault(view, set()).update(range(max(0, model.count - move.count), model.count))
            elif isinstance(model, CardModel) and move.card is not None and model.place == move.target:
                rows.setdefault(view, set()).add(model.row_of(move.card.handle))
        for view in (*self._board.place_views(), *self._board.panels.views()):
            view.veil(rows.get(view, set()))

    def _middle(self, view: QWidget, size: QSize) -> QRect:
        centre = view.mapTo(self._board, view.rect().center())
        return QRect(centre - QPoint(size.width() // 2, size.height() // 2), size)

    def _crystal(self) -> QSize:
        layout = self._board.layout_now
        side = layout.measures.crystal if layout else 24
        return QSize(side, side)
