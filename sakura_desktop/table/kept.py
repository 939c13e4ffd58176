"""Pictures of what lies on the board, kept until it looks otherwise: painting something again is a copy of its picture.

A picture is opaque, since it begins with what lies below: letters are set on their ground as they would be in the
window. Nothing is kept of a board that isn't seen, and a widget has one picture at the most, so that all of them take
hardly more than the board does twice.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from PySide6.QtWidgets import QWidget
    from PySide6.QtWidgets import QWidget as Widget

    from sakura_desktop.appearance import Appearance
else:
    Widget = object  # the class that it is mixed into is one

FINEST: Final = 64
"""Into so many parts a pixel of the screen is cut where a widget begins between two of them."""


class Kept(Widget):
    """A widget on a board whose picture is kept."""

    kept: KeptPicture
    lies_on: tuple[Kept, ...] = ()
    """The neighbours below it that it may cover, from the lowest up; its parent is below them."""


class KeptPicture(QObject):
    """The picture of one widget. It is made anew after `renew`, and where the widget's size, its letters, the screen's
    pixels, what lies below or what `marks` tells are others; and when a picture for which a placeholder stood is there.
    """

    def __init__(
        self,
        owner: Kept,
        surface: QWidget,
        look: Appearance,
        paint: Callable[[QPainter], None],
        marks: Callable[[], Hashable] | None = None,
    ) -> None:
        """None yet. `paint` paints `surface`, of the owner's size and place; `marks` tells what changes unheard."""
        super().__init__(owner)
        self.owner, self._surface, self._look, self._paint, self._marks = owner, surface, look, paint, marks
        self._changes = 0
        self._pixmap: QPixmap | None = None
        self._made_for: tuple[object, ...] = ()
        self._awaited: frozenset[str] = frozenset()
        """The pictures for which placeholders stand in it."""
        look.ready.connect(self._picture_came)

    @property
    def held(self) -> int:
        """How many bytes it takes in memory."""
        return self._pixmap.width() * self._pixmap.height() * 4 if self._pixmap is not None else 0

    def renew(self) -> None:
        """The widget looks otherwise."""
        self._changes += 1
        self._surface.update()

    def forget(self) -> None:
        """Keep nothing: it isn't seen."""
        self._pixmap = None

    def show(self) -> None:
        """Paint the widget: what its `paintEvent` does."""
        painter = QPainter(self._surface)
        self.put(painter)
        painter.end()

    def _picture_came(self) -> None:
        if self._awaited and not self._look.all_awaited(self._awaited):
            self._awaited = frozenset()
            self.renew()

    # --- as the ground of others

    def standing(self, rect: QRect) -> tuple[object, ...]:
        """How it looks within a rectangle, equal as long as it looks the same: here for the whole of it."""
        del rect
        return self._inputs()

    def _inputs(self) -> tuple[object, ...]:
        """All that the picture is made of, equal as long as it holds."""
        below = [(ground.standing(on), on) for ground, on in self._grounds()]
        marks = self._marks() if self._marks is not None else None
        return self._changes, self._surface.size(), self._letters(), marks, below

    def _letters(self) -> object:
        """What its words are set in."""
        return self._surface.font()

    def lay(self, painter: QPainter, rect: QRect) -> None:
        """Paint what is within a rectangle, in the widget's own coordinates: here all of it."""
        del rect
        self.put(painter)

    # --- the picture

    def _grounds(self) -> Iterator[tuple[KeptPicture, QRect]]:
        """What it lies on, from the lowest up, and where on that."""
        owner, parent, here = self.owner, self.owner.parentWidget(), self.owner.geometry()
        if isinstance(parent, Kept):
            yield parent.kept, here
        for one in owner.lies_on:
            there = one.kept.owner
            if there.geometry().intersects(here) and not there.isHidden():
                yield one.kept, here.translated(-there.pos())

    def put(self, painter: QPainter) -> None:
        """The widget's picture where the painter is, made if there is none that holds: on the screen's own pixels,
        wherever between them the widget begins.
        """
        where = painter.deviceTransform()
        scale = where.m11()
        off = QPoint(_part(where.dx()), _part(where.dy()))
        inputs = self._inputs(), scale, off
        if self._pixmap is None or inputs != self._made_for:
            self._pixmap = self._made(scale, QPointF(off) / FINEST)
            self._made_for = inputs
        painter.drawPixmap(-QPointF(off) / FINEST / scale, self._pixmap)

    def _made(self, scale: float, off: QPointF) -> QPixmap:
        wide, high = self._surface.width() * scale + off.x(), self._surface.height() * scale + off.y()
        size, made = QSize(math.ceil(wide), math.ceil(high)), self._pixmap
        if made is None or made.size() != size:
            made = QPixmap(size)  # else the one before is painted over
        made.setDevicePixelRatio(scale)
        if not isinstance(self.owner.parentWidget(), Kept):
            made.fill(self._look.theme.paper)  # what lies on nothing that is kept lies on the window's own colour
        painter = QPainter(made)
        painter.translate(off / scale)
        for ground, on in self._grounds():
            painter.translate(-on.topLeft())
            ground.lay(painter, on)
            painter.translate(on.topLeft())
        painter.setFont(self._surface.font())
        painter.setPen(self._surface.palette().color(self._surface.foregroundRole()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with self._look.awaiting() as awaited:
            self._paint(painter)
        painter.end()
        self._awaited = frozenset(awaited)
        return made


def _part(place: float) -> int:
    """How far between two pixels a place is."""
    return round((place - math.floor(place)) * FINEST) % FINEST
