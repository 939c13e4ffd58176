"""The view of a place: its frame and name, its items where they stand, and the hand that takes them.

What a press, a drag or a click means is decided by the board's grip; a view only says what lies where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal

from engine.text.phrase import Phrase, say
from sakura_desktop.table.delegates.field import paint_caption, paint_field
from sakura_desktop.table.delegates.marks import marked_frame, target_frame
from sakura_desktop.table.item_view import ItemView
from sakura_desktop.table.kept import Kept, KeptPicture
from sakura_desktop.table.measures import TITLE
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.table.things import Thing


OFF = 2
"""Pixels by which a name is written higher than the middle of its line: the things below it reach up to there."""


def short_name(words: Words, game: str, area: str) -> str:
    """What an area is called where there is little room; empty where the game has no shorter name for it."""
    return words.say(f"{game}-short", what=area) if game else ""


class PlaceView(ItemView, Kept):
    """One place of the board. Subclasses arrange and paint its items."""

    figure_share = 1.0
    """How much of the caption the figure takes at the most, where that is words."""
    told_apart = True
    """Its items are read one by one; else they are counted."""
    field = True
    """It has a sunk field."""

    grabbed = Signal(object, object)
    """(`PlaceView`, global position): the mouse went down here."""
    moved = Signal(object)
    released = Signal(object)
    hovered = Signal(object, int)
    """(`PlaceView`, row): the mouse is over that item; -1 over none."""

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """A view without a model; `name` is how tests and those who listen find it."""
        super().__init__(parent)
        self.words = words
        self.look = look
        self.setObjectName(name)
        self.on_board = False
        """The board paints its field, once for all, into its ground."""
        self._hovered = -1
        self._named = False
        """Its name was painted."""
        self.kept = KeptPicture(self, self.viewport(), look, self._paint)

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """Paint one item."""

    def caption(self) -> Phrase | None:
        """The place in words, with what is counted there; None for a place without a name."""
        return say("board-area-count", area=self.model_of().area_phrase(), count=self.model_of().rowCount())

    def title(self) -> Phrase:
        """The name written above the place."""
        return say("board-area-name", area=self.model_of().area_phrase())

    def figure(self) -> str:
        """The number written beside the name."""
        return str(self.model_of().rowCount())

    def item_room(self) -> QRect:
        """The part of the view that items stand in."""
        title = self.title_height()
        return self.viewport().rect().adjusted(4, title, -4, -4)

    def caption_room(self) -> QRect:
        """Where the place's name stands."""
        return QRect(6, 1, self.viewport().width() - 12, self.title_height())

    def title_height(self) -> int:
        """How much the caption takes."""
        title = self.measures.title if self.measures else TITLE
        return title if self.titled else 3

    @property
    def titled(self) -> bool:
        """The place's name stands along its upper edge."""
        return self.caption() is not None

    def readable(self) -> list[tuple[Thing | None, QRect]]:
        """What can be read here, with the part of the view that it takes: each item; None is the place as a whole."""
        model = self.model_of()
        things = [model.thing(row) for row in range(model.rowCount())]
        boxes = [self.bare_box_of(thing) if thing is not None else None for thing in things]
        return [(thing, box) for thing, box in zip(things, boxes, strict=True) if thing is not None and box is not None]

    def more_said(self, row: int) -> list[Phrase]:
        """What is said of an item beside its line: why its figures are what they are."""
        del row
        return []

    def veil(self, rows: set[int]) -> None:
        """Leave items out that are still under way to here."""
        if rows != self.veiled:
            self.veiled = rows
            self.repicture()

    def refresh(self) -> None:
        """Arrange and paint anew."""
        super().refresh()
        if self.model() is not None:
            call(self, self.words.text(caption) if (caption := self.caption()) else "")

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture of the place."""
        del event
        self.kept.show()

    def repicture(self) -> None:
        """Paint anew: something looks otherwise."""
        self.kept.renew()

    def _paint(self, painter: QPainter) -> None:
        """The frame, the name, the items from the lowest up."""
        if self.model() is None or self.measures is None:
            return
        self._named = False
        self.paint_ground(painter)
        boxes = self.boxes()
        for row in reversed(self.stacking()):
            if row not in self.veiled:
                self.paint_item(painter, boxes[row], row)
        self.paint_over(painter)

    def paint_ground(self, painter: QPainter) -> None:
        """A sunk field, unless the board has painted it, and the place's name."""
        if not self.on_board:
            paint_field(painter, self.viewport().rect(), self.look.theme)
        self.paint_caption(painter)

    def paint_caption(self, painter: QPainter) -> None:
        """The place's name and count along its upper edge."""
        self._named = self.titled
        if self.titled:
            room, area = self.caption_room(), self.place.partition(".")[0]
            title, short = self.words.text(self.title()), short_name(self.words, self.model_of().game, area)
            room.translate(0, -OFF)
            paint_caption(
                painter, room, area, title, self.figure(), self.look, self.font(), short, self.figure_share
            )

    def paint_over(self, painter: QPainter) -> None:
        """Signs of the whole place."""
        model = self.model_of()
        if model.target:
            target_frame(painter, self.viewport().rect(), self.look.theme)
        if model.marked:
            marked_frame(painter, self.viewport().rect(), self.look.theme)
        if self._named and (model.target or model.marked):
            self.paint_caption(painter)  # in little room the frame goes through its letters

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
