"""Pictures of what lies on the board, kept until it looks otherwise: painting something again is a copy of its picture.

A picture is opaque, since it begins with what lies below: letters are set on their ground as they would be in the
window. Nothing is kept of a board that isn't seen. A widget has a picture in each of the languages read last, so that
going back and forth between them paints nothing; the board's paper, on which nothing is written, has one alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
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


SPEECHES: Final = 3
"""In so many ways of saying everything a widget keeps its picture: in each language."""


@dataclass(slots=True)
class Made:
    """A picture as it was made."""

    pixmap: QPixmap
    made_for: tuple[object, ...]
    """What it is made of and for; it holds as long as that does."""
    awaited: frozenset[str]
    """The pictures for which placeholders stand in it."""


class Kept(Widget):
    """A widget on a board whose picture is kept."""

    kept: KeptPicture
    lies_on: tuple[Kept, ...] = ()
    """The neighbours below it that it may cover, from the lowest up; its parent is below them."""


class KeptPicture(QObject):
    """The picture of one widget. It is made anew after `renew`, and where the widget's size, its letters, the screen's
    pixels, what lies below or what `marks` tells are others; and when a picture for which a placeholder stood is there.
    Of a widget that says the same in other words (`Appearance.rewording`) the one before is kept.
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
        parent = owner.parentWidget()
        self._parent = parent if isinstance(parent, Kept) else None  # it stays there, and asking Qt takes its time
        self._changes = 0
        self._made: dict[Hashable, Made] = {}
        """By how everything is said, what was used last at the end."""
        look.ready.connect(self._keep_up)

    @property
    def held(self) -> int:
        """How many bytes it takes in memory."""
        return sum(made.pixmap.width() * made.pixmap.height() * 4 for made in self._made.values())

    def renew(self) -> None:
        """The widget looks otherwise."""
        if not self._look.rewords:
            self._changes += 1
            self._made = {speech: made for speech, made in self._made.items() if speech == self._speech()}
        self._surface.update()

    def forget(self) -> None:
        """Keep nothing: it isn't seen."""
        self._made.clear()

    def show(self) -> None:
        """Paint the widget: what its `paintEvent` does."""
        painter = QPainter(self._surface)
        self.put(painter, self.standing(self._surface.rect()))
        painter.end()

    def _keep_up(self) -> None:
        """Where a picture is there for which a placeholder stands, it looks otherwise."""
        made = self._made.get(self._speech())
        if made is not None and made.awaited and not self._look.all_awaited(made.awaited):
            made.awaited = frozenset()
            self.renew()

    # --- as the ground of others

    def standing(self, rect: QRect) -> tuple[object, ...]:
        """How it looks within a rectangle, equal as long as it looks the same: here for the whole of it."""
        del rect
        self._keep_up()  # it may have come while something else was said
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

    def _speech(self) -> Hashable:
        """How everything on it is said."""
        return self._look.speech

    def _grounds(self) -> Iterator[tuple[KeptPicture, QRect]]:
        """What it lies on, from the lowest up, and where on that."""
        here = self.owner.geometry()
        if self._parent is not None:
            yield self._parent.kept, here
        for one in self.owner.lies_on:
            there = one.kept.owner
            if there.geometry().intersects(here) and not there.isHidden():
                yield one.kept, here.translated(-there.pos())

    def put(self, painter: QPainter, inputs: tuple[object, ...]) -> None:
        """The widget's picture where the painter is, made if there is none that holds: on the screen's own pixels,
        wherever between them the widget begins.
        """
        where = painter.deviceTransform()
        made_for = inputs, where.m11(), _part(where.dx()), _part(where.dy())
        speech = self._speech()
        found = self._made.pop(speech, None)
        if found is None or made_for != found.made_for:
            found = self._make(made_for, found.pixmap if found is not None else None)
        self._made[speech] = found
        if len(self._made) > SPEECHES:
            del self._made[next(iter(self._made))]
        _, scale, right, down = made_for
        painter.drawPixmap(QPointF(-right / FINEST / scale, -down / FINEST / scale), found.pixmap)

    def _make(self, made_for: tuple[tuple[Any, ...], float, int, int], made: QPixmap | None) -> Made:
        inputs, scale, right, down = made_for
        wide, high = self._surface.width() * scale + right / FINEST, self._surface.height() * scale + down / FINEST
        size = QSize(math.ceil(wide), math.ceil(high))
        if made is None or made.size() != size:
            made = QPixmap(size)  # else the one before is painted over
        made.setDevicePixelRatio(scale)
        if self._parent is None:
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
        return Made(made, made_for, frozenset(awaited))


def _part(place: float) -> int:
    """How far between two pixels a place is."""
    return round((place - math.floor(place)) * FINEST) % FINEST
