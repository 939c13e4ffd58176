"""An item view that lays its items out by itself: where each stands, which is on top, what a hand could take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect

from sakura_desktop.table.models.base import PlaceModel
from sakura_desktop.table.static_view import StaticView

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import CardSeen
    from sakura_desktop.table.measures import Measures
    from sakura_desktop.table.things import Thing


class ItemView(StaticView):
    """The items of one place, laid out anew whenever there are others or the room is another."""

    def __init__(self, parent: QWidget) -> None:
        """Without a model."""
        super().__init__(parent)
        self._model: PlaceModel
        """Kept here as well: asking Qt for it takes longer than most of what is asked of it."""
        self.measures: Measures | None = None
        self.veiled: set[int] = set()
        """Rows left out of the picture: they are still under way to here."""
        self._boxes: list[QRect] = []
        self._bare_boxes: dict[int, QRect] = {}
        self._dirty = True

    @property
    def place(self) -> str:
        """The place that is shown."""
        return self.model_of().place

    def model_of(self) -> PlaceModel:
        """The place's model, with our own methods."""
        return self._model

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Where so many items stand."""
        raise LookupError(f"{type(self).__name__} arranges nothing, neither {count} items nor in {room}")

    def item_room(self) -> QRect:
        """The part of the view that items stand in."""
        return self.viewport().rect()

    def arrange_anew(self) -> None:
        """Where everything stands is found out when it is next asked for: items, room or letters are others."""
        self._dirty = True
        self._bare_boxes.clear()

    def refresh(self) -> None:
        """Arrange and paint anew."""
        self.arrange_anew()
        self.repicture()

    def repicture(self) -> None:
        """Paint anew: something looks otherwise."""
        self.viewport().update()

    def set_measures(self, measures: Measures) -> None:
        """Take other sizes; of the same ones nothing is to be arranged anew."""
        if measures != self.measures:
            self.measures = measures
            self.refresh()

    def boxes(self) -> list[QRect]:
        """Where every item stands, in the view's coordinates."""
        if self._dirty:
            known = self.model() is not None
            self._boxes = self.arrange(self.item_room(), self.model_of().rowCount()) if known else []
            self._dirty = False
        return self._boxes

    def row_at(self, point: QPoint) -> int:
        """The row of the topmost item at a point of the view; -1 for none."""
        boxes = self.boxes()
        for row in self.stacking():
            if boxes[row].contains(point):
                return row
        return -1

    def stacking(self) -> list[int]:
        """Rows from the topmost down: later ones lie over earlier ones."""
        return list(range(len(self.boxes()) - 1, -1, -1))

    def row_of(self, thing: Thing) -> int:
        """The row of a thing, of several alike the one that a hand would take first; -1 for one that isn't here."""
        model = self.model_of()
        return next((row for row in reversed(range(model.rowCount())) if model.thing(row) == thing), -1)

    def box_of(self, thing: Thing) -> QRect | None:
        """Where a thing stands, in the view's coordinates; the one that a hand would take first."""
        row = self.row_of(thing)
        return self.boxes()[row] if row >= 0 else None

    def bare_box_of(self, thing: Thing) -> QRect | None:
        """Where a thing can be taken: the part of it that isn't covered."""
        row = self.row_of(thing)
        if row < 0:
            return self.box_of(thing)
        if row not in self._bare_boxes:
            self._bare_boxes[row] = self._bare(row)
        return self._bare_boxes[row]

    def _bare(self, row: int) -> QRect:
        """The part of an item that none above it covers, as far as that is a rectangle."""
        boxes = self.boxes()
        box = QRect(boxes[row])
        for above in self.stacking():
            if above == row:
                break
            over = boxes[above]
            if over.intersects(box):
                if over.left() > box.left():
                    box.setRight(over.left() - 1)
                elif over.right() < box.right():
                    box.setLeft(over.right() + 1)
        return box if box.width() > 1 else QRect(boxes[row])

    def thing_at(self, point: QPoint) -> Thing | None:
        """What a hand takes at a point."""
        row = self.row_at(point)
        return self.model_of().thing(row) if row >= 0 else None

    def card_at(self, row: int) -> CardSeen | None:
        """The card of a row, where items are cards."""
        del row
        return None

    # what Qt asks of an item view

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew."""
        super().resizeEvent(event)
        self.arrange_anew()

    def setModel(self, model: PlaceModel | None) -> None:  # type: ignore[override]  # only our models are shown
        """Show another place."""
        before = self.model()
        if before is model:
            return
        if isinstance(before, PlaceModel):
            for signal in (before.rowsRemoved, before.rowsMoved, before.rowsInserted, before.modelReset):
                signal.disconnect(self._reordered)
            before.place_relit.disconnect(self.repicture)
        selection = self.selectionModel()
        self._model = model  # type: ignore[assignment]  # without one nobody asks for it
        super().setModel(model)
        if selection is not None:
            selection.deleteLater()  # Qt makes a new one for each model and keeps the old ones
        self._reordered()
        if model is not None:
            for signal in (model.rowsRemoved, model.rowsMoved, model.rowsInserted, model.modelReset):
                signal.connect(self._reordered)
            model.place_relit.connect(self.repicture)
        self.executeDelayedItemsLayout()  # at once: Qt would do it after the next painting, which is then done twice

    def _reordered(self) -> None:
        """Items came, went or changed places."""
        self.veiled = set()
        self.refresh()

    def dataChanged(self, first: QModelIndex, last: QModelIndex, roles: list[int] | None = None) -> None:  # type: ignore[override]  # Qt's stub names other types
        """Items look different."""
        super().dataChanged(first, last, roles or [])
        self.repicture()

    def updateGeometries(self) -> None:
        """Nothing scrolls, so all there is to do is to arrange anew: in another size, or for other letters."""
        self.arrange_anew()
        self.viewport().update()

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        """Where an item stands."""
        boxes = self.boxes()
        return boxes[index.row()] if index.isValid() and index.row() < len(boxes) else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The item at a point."""
        row = self.row_at(point)
        return self.model().index(row, 0) if row >= 0 else QModelIndex()
