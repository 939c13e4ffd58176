"""The view of a place: its frame and name, its items where they stand, and the hand that takes them.

What a press, a drag or a click means is decided by the board's grip; a view only says what lies where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QResizeEvent

from engine.text.phrase import Phrase, say
from sakura_desktop.delegates.marks import marked_frame, pen, target_frame, tint
from sakura_desktop.views.still import StillView

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.art.theme import Theme
    from sakura_desktop.dnd.things import Thing
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.models.base import PlaceModel
    from sakura_desktop.views.geometry import Measures

M = TypeVar("M", bound="PlaceModel")
TITLE = 15
"""Height of a place's name at scale 1."""
SIGN_OF = {
    area: area
    for area in (
        "distance",
        "life",
        "aura",
        "flare",
        "shadow",
        "deck",
        "hand",
        "discard",
        "cover",
        "specials",
        "enhancements",
        "vigor",
    )
} | {"in-use": "play"}
"""The sign before a place's name, by area."""


def paint_field(painter: QPainter, rect: QRect, theme: Theme) -> None:
    """The sunk field of a place."""
    painter.setPen(pen(theme.line, 1))
    painter.setBrush(tint(theme.paper_sunk, 0.55))
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)


class PlaceView(StillView):
    """One place of the board. Subclasses arrange and paint its items."""

    field = True
    """It has a sunk field."""

    grabbed = Signal(object, object)
    """(`PlaceView`, global position): the mouse went down here."""
    moved = Signal(object)
    released = Signal(object)
    hovered = Signal(object, int)
    """(`PlaceView`, row): the mouse is over that item; -1 over none."""

    def __init__(self, name: str, words: Words, look: Look, parent: QWidget) -> None:
        """A view without a model; `name` is how tests and those who listen find it."""
        super().__init__(parent)
        self.words = words
        self.look = look
        self.setObjectName(name)
        self.measures: Measures | None = None
        self.on_board = False
        """The board paints its field, once for all, into its ground."""
        self._boxes: list[QRect] = []
        self._dirty = True
        self._hovered = -1
        self._veiled: set[int] = set()

    # what lies where

    @property
    def place(self) -> str:
        """The place that is shown."""
        return self.model_of().place

    def model_of(self) -> PlaceModel:
        """The place's model, with our own methods."""
        model: PlaceModel = self.model()  # type: ignore[assignment]  # only such models are ever set
        return model

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Where so many items stand."""
        raise LookupError(f"{type(self).__name__} arranges nothing, neither {count} items nor in {room}")

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """Paint one item."""

    def caption(self) -> Phrase | None:
        """The place in words, with what is counted there; None for a place without a name."""
        return say("board-area-count", area=self.place.partition(".")[0], count=self.model_of().rowCount())

    def title(self) -> Phrase:
        """The name written above the place."""
        return say("board-area-name", area=self.place.partition(".")[0])

    def figure(self) -> str:
        """The number written beside the name."""
        return str(self.model_of().rowCount())

    def item_room(self) -> QRect:
        """The part of the view that items stand in."""
        title = self.title_height()
        return self.viewport().rect().adjusted(4, title, -4, -4)

    def title_height(self) -> int:
        """How much the caption takes."""
        return round(TITLE * (self.measures.scale if self.measures else 1.0)) if self.caption() else 3

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

    def thing_at(self, point: QPoint) -> Thing | None:
        """What a hand takes at a point."""
        row = self.row_at(point)
        return self.model_of().thing(row) if row >= 0 else None

    def places_at(self, point: QPoint) -> list[str]:
        """The places that a drop at a point could mean, the nearest first."""
        row = self.row_at(point)
        return list(self.model_of().drop_places(row))

    def box_of(self, thing: Thing) -> QRect | None:
        """Where a thing stands, in the view's coordinates; the one that a hand would take first."""
        model = self.model_of()
        for row in reversed(range(model.rowCount())):
            if model.thing(row) == thing:
                return self.boxes()[row]
        return None

    def bare_box_of(self, thing: Thing) -> QRect | None:
        """Where a thing can be taken: the part of it that isn't covered."""
        box = self.box_of(thing)
        return self.bare(self.boxes().index(box)) if box is not None and box in self.boxes() else box

    def bare(self, row: int) -> QRect:
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

    def global_rect(self, box: QRect | None = None) -> QRect:
        """A rectangle of the view in global coordinates; the whole view by default."""
        view = self.viewport()
        inner = view.rect() if box is None else box
        return QRect(view.mapToGlobal(inner.topLeft()), inner.size())

    def set_measures(self, measures: Measures) -> None:
        """Take other sizes."""
        self.measures = measures
        self.refresh()

    def veil(self, rows: set[int]) -> None:
        """Leave items out that are still under way to here."""
        if rows != self._veiled:
            self._veiled = rows
            self.viewport().update()

    def refresh(self) -> None:
        """Arrange and paint anew."""
        self._dirty = True
        if self.model() is not None:
            self.setAccessibleName(self.words.text(caption) if (caption := self.caption()) else "")
        self.viewport().update()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame, the name, the items from the lowest up."""
        del event
        if self.model() is None or self.measures is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter)
        boxes = self.boxes()
        for row in reversed(self.stacking()):
            if row not in self._veiled:
                self.paint_item(painter, boxes[row], row)
        self.paint_over(painter)
        painter.end()

    def paint_ground(self, painter: QPainter) -> None:
        """A sunk field, unless the board has painted it, and the place's name."""
        if not self.on_board:
            paint_field(painter, self.viewport().rect(), self.look.theme)
        self.paint_caption(painter)

    def paint_caption(self, painter: QPainter) -> None:
        """The place's name and count along its upper edge."""
        if self.caption() is None:
            return
        height = self.title_height()
        font = QFont(self.font())
        side = max(9, round(height * 0.76))
        font.setPixelSize(side)
        theme = self.look.theme
        room = QRect(6, 1, self.viewport().width() - 12, height)
        sign = SIGN_OF.get(self.place.partition(".")[0])
        if sign is not None:
            pixmap = self.look.sign(sign, QSize(side, side), theme.ink_soft)
            painter.drawPixmap(room.left(), room.top() + (height - side) // 2, pixmap)
            room.setLeft(room.left() + side + 4)
        figure = self.figure()
        if figure:
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(theme.ink))
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figure)
            room.setRight(room.right() - painter.fontMetrics().horizontalAdvance(figure) - 4)
            font.setBold(False)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink_soft))
        name = painter.fontMetrics().elidedText(
            self.words.text(self.title()), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def paint_over(self, painter: QPainter) -> None:
        """Signs of the whole place."""
        model = self.model_of()
        if model.target:
            target_frame(painter, self.viewport().rect(), self.look.theme)
        if model.marked:
            marked_frame(painter, self.viewport().rect(), self.look.theme)

    # the hand

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hand over where the mouse went down."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.grabbed.emit(self, event.globalPosition().toPoint())
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hand over where the mouse is."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.moved.emit(event.globalPosition().toPoint())
        else:
            self._hover(self.row_at(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Hand over where the mouse went up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.released.emit(event.globalPosition().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second press is a press."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse any more."""
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.hovered.emit(self, row)

    # what Qt asks of an item view

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew."""
        super().resizeEvent(event)
        self._dirty = True

    def setModel(self, model: PlaceModel | None) -> None:  # type: ignore[override]  # only our models are shown
        """Show another place."""
        before = self.model()
        if before is model:
            return
        if before is not None:
            for signal in (before.rowsRemoved, before.rowsMoved, before.rowsInserted, before.modelReset):
                signal.disconnect(self._reordered)
        super().setModel(model)
        self._reordered()
        if model is not None:
            for signal in (model.rowsRemoved, model.rowsMoved, model.rowsInserted, model.modelReset):
                signal.connect(self._reordered)

    def _reordered(self) -> None:
        """Items came, went or changed places."""
        self._veiled = set()
        self.refresh()

    def dataChanged(self, first: QModelIndex, last: QModelIndex, roles: list[int] | None = None) -> None:  # type: ignore[override]  # Qt's stub names other types
        """Items look different."""
        super().dataChanged(first, last, roles or [])
        self.viewport().update()

    def updateGeometries(self) -> None:
        """Nothing scrolls, so all there is to do is to arrange anew."""
        self._dirty = True
        self.viewport().update()

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        """Where an item stands."""
        boxes = self.boxes()
        return boxes[index.row()] if index.isValid() and index.row() < len(boxes) else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The item at a point."""
        row = self.row_at(point)
        return self.model().index(row, 0) if row >= 0 else QModelIndex()
