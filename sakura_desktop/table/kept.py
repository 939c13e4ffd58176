"""Pictures of what lies on the board, kept until it looks otherwise: painting something again is a copy of its picture.

A picture is opaque, since it begins with what lies below: letters are set on their ground as they would be in the
window. Nothing is kept of a board that isn't seen, and a widget has one picture at the most, so that all of them take
hardly more than the board does twice.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QPointF, QRect, QSize
from PySide6.QtGui import QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator
    from typing import TypeAlias

    from PySide6.QtWidgets import QWidget
    from PySide6.QtWidgets import QWidget as Widget

    from sakura_desktop.appearance import Appearance

    Ground: TypeAlias = "tuple[KeptPicture, QRect, tuple[object, ...]]"
    """What a picture lies on, where on that, and how that looks there."""
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
        self.put(painter, self.standing(self._surface.rect()))
        painter.end()

    def _picture_came(self) -> None:
        if self._awaited and not self._look.all_awaited(self._awaited):
            self._awaited = frozenset()
            self.renew()

    # --- as the ground of others

    def standing(self, rect: QRect) -> tuple[object, ...]:
        """How it looks within a rectangle, equal as long as it looks the same: here for the whole of it."""
        del rect
        return self._inputs([(ground, on, ground.standing(on)) for ground, on in self._grounds()])

    def lay(self, painter: QPainter, rect: QRect, known: tuple[object, ...]) -> None:
        """Paint what is within a rectangle, in the widget's own coordinates: here all of it. `known` is what `standing`
        told of it just now.
        """
        del rect
        self.put(painter, known)

    # --- the picture

    def _inputs(self, grounds: list[Ground]) -> tuple[object, ...]:
        """All that the picture is made of, equal as long as it holds; last what it lies on."""
        marks = self._marks() if self._marks is not None else None
        return self._changes, self._surface.size(), self._letters(), marks, grounds

    def _letters(self) -> object:
        """What its words are set in."""
        return self._surface.font()

    def _grounds(self) -> Iterator[tuple[KeptPicture, QRect]]:
        """What it lies on, from the lowest up, and where on that."""
        owner = self.owner
        parent, here = owner.parentWidget(), owner.geometry()
        if isinstance(parent, Kept):
            yield parent.kept, here
        for one in owner.lies_on:
            there = one.kept.owner
            if there.geometry().intersects(here) and not there.isHidden():
                yield one.kept, here.translated(-there.pos())

    def put(self, painter: QPainter, inputs: tuple[object, ...]) -> None:
        """The widget's picture where the painter is, made if there is none that holds: on the screen's own pixels,
        wherever between them the widget begins.
        """
        where = painter.deviceTransform()
        made_for = inputs, where.m11(), _part(where.dx()), _part(where.dy())
        if self._pixmap is None or made_for != self._made_for:
            self._pixmap = self._made(*made_for)
            self._made_for = made_for
        _, scale, right, down = made_for
        painter.drawPixmap(QPointF(-right / FINEST / scale, -down / FINEST / scale), self._pixmap)

    def _made(self, inputs: tuple[Any, ...], scale: float, right: int, down: int) -> QPixmap:
        wide, high = self._surface.width() * scale + right / FINEST, self._surface.height() * scale + down / FINEST
        size, made = QSize(math.ceil(wide), math.ceil(high)), self._pixmap
        if made is None or made.size() != size:
            made = QPixmap(size)  # else the one before is painted over
        made.setDevicePixelRatio(scale)
        if not isinstance(self.owner.parentWidget(), Kept):
            made.fill(self._look.theme.paper)  # what lies on nothing that is kept lies on the window's own colour
        painter = QPainter(made)
        painter.translate(right / FINEST / scale, down / FINEST / scale)
        for ground, on, known in inputs[-1]:
            painter.translate(-on.x(), -on.y())
            ground.lay(painter, on, known)
            painter.translate(on.x(), on.y())
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
