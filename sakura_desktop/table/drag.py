"""The hand's grip on the board: dragging, and the same by clicks — first the thing, then the place.

It knows things and places, and asks the models whether a drop is taken; they ask the open decision.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QCursor, QGuiApplication

from sakura_desktop.table.drop_gate import move_of
from sakura_desktop.table.models.component import ComponentModel
from sakura_desktop.table.offer import PAID

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.match.hand import Hand
    from sakura_desktop.table.place_view import PlaceView
    from sakura_desktop.table.spot import Spot
    from sakura_desktop.table.things import Thing


class DragGround(Protocol):
    """What the grip needs of a board."""

    def spots_at(self, point: QPoint) -> list[Spot]:
        """Where a drop at a global point could go, the nearest first."""

    def lift(self, thing: Thing, at: QPoint) -> None:
        """Show the thing in the hand at a global point."""

    def lower_hand(self, *, back_to: Thing | None) -> None:
        """Show the hand empty; a thing not taken springs back to where it lies."""

    def let_go(self, thing: Thing, act: Callable[[], bool]) -> bool:
        """Show the hand empty and do what the drop means: the thing goes on from where it was let go."""

    def busy(self) -> bool:
        """Something is being seen that hurrying would end."""

    def hurry(self) -> bool:
        """End every movement now; true if the board was turned by it, so that what was aimed at is elsewhere."""

    def spread(self, view: PlaceView) -> bool:
        """Show the cards of a pile one beside the other; false where that makes no sense."""


class Drag(QObject):
    """What the hand holds."""

    changed = Signal()
    """Another thing is held, or none."""
    idle_pressed = Signal(object)
    """A `Thing` was clicked with which nothing can be done."""
    touched = Signal(object, int)
    """(`PlaceView`, row): an item was pressed; the reader shows it."""

    def __init__(self, hand: Hand | None, ground: DragGround, parent: QObject | None = None) -> None:
        """An empty hand; without `hand` nothing can be moved (a board that is only looked at)."""
        super().__init__(parent)
        self._hand = hand
        self._ground = ground
        self._pressed: PlaceView | None = None
        self._start = QPoint()
        self._under: Thing | None = None
        self._hurried = False
        """The press brought to an end what was being seen: only a drag goes on from it."""
        self._released: QPoint | None = None
        self.held: Thing | None = None
        self.dragging = False
        if hand is not None:
            hand.changed.connect(self._still_meant)

    def _still_meant(self) -> None:
        """What was taken up for a question that is answered otherwise meanwhile is let go of."""
        if self.held is not None and self._hand is not None and not self._hand.offer.targets(self.held):
            self.cancel()

    def press(self, view: PlaceView, point: QPoint) -> None:
        """The mouse went down on a view."""
        self._hurried = self._ground.busy()
        if self._ground.hurry():
            return
        local = view.viewport().mapFromGlobal(point)
        self._pressed, self._start = view, point
        self._under = view.thing_at(local)
        row = view.row_at(local)
        if row >= 0:
            self.touched.emit(view, row)

    def move(self, point: QPoint) -> None:
        """The mouse moves while it is down: beyond a little way the thing is in the hand."""
        if self._pressed is None or self._under is None or self._hand is None:
            return
        if not self.dragging:
            far = (point - self._start).manhattanLength() >= QGuiApplication.styleHints().startDragDistance()
            if not far or self._hand.offer.decision is None:
                return
            self.dragging = True
            self._hold(self._under)
        self._ground.lift(self._under, point)

    def here(self) -> QPoint:
        """Where on the desktop the hand acts: where it lets go just now, else where the pointer is."""
        return self._released if self._released is not None else QCursor.pos()

    def release(self, point: QPoint) -> None:
        """The mouse went up: a drop, or a click."""
        self._released = point
        try:
            self._let_go(point)
        finally:
            self._released = None

    def _let_go(self, point: QPoint) -> None:
        view, thing = self._pressed, self._under
        self._pressed = self._under = None
        if self.dragging and thing is not None:
            self.dragging = False
            self._drop(thing, self._ground.spots_at(point))
        elif view is not None and not self._hurried:
            self._click(view, thing, point)

    def cancel(self) -> bool:
        """Let go of what is held; false if the hand is empty."""
        held = self.held
        self._pressed = self._under = None
        self.dragging = False
        if held is None:
            return False
        self._hold(None)
        self._ground.lower_hand(back_to=held)
        return True

    def take(self, thing: Thing) -> bool:
        """Do what a click on a thing does: choose it, put it back, or hold it until a place is clicked; what is held is
        laid where alone it can go, else let go of.
        """
        hand = self._hand
        if hand is None:
            return False
        if thing == self.held:
            return self.straight() or self.cancel()
        offer = hand.offer
        targets = offer.targets(thing)
        if offer.several and (offer.key_chosen(thing) or len(targets) == 1) and self._gather(thing):
            return True
        if not targets:
            return hand.point(thing)
        if targets == (thing.source,) or (targets == (PAID,) and not thing.is_card):
            return hand.drop(move_of(thing, targets[0]))
        self._hold(thing)
        return True

    def lay(self, spot: Spot) -> bool:
        """Lay what is held down on a spot."""
        thing = self.held
        return thing is not None and self._drop(thing, [spot])

    def straight(self) -> bool:
        """Lay what is held where alone it can go; false where there is a choice."""
        thing, hand = self.held, self._hand
        if thing is None or hand is None:
            return False
        move = hand.offer.unmistakable(thing)
        if move is None:
            return False
        self._hold(None)
        self._ground.lower_hand(back_to=None)
        return hand.drop(move)

    def _fetch(self, view: PlaceView) -> bool:
        """A click on a piece that takes but isn't taken: the one thing that could come there does."""
        hand, model = self._hand, view.model_of()
        if hand is None or not isinstance(model, ComponentModel):
            return False
        coming = hand.offer.coming(model.place)
        return len(coming) == 1 and hand.drop(coming[0])

    def _lay_alone(self, point: QPoint) -> bool:
        """A click on a place, where there is one thing alone that can be meant to go there."""
        thing = self._hand.offer.alone if self._hand is not None else None
        spots = self._ground.spots_at(point) if thing is not None else []
        there = next((spot for spot in spots if thing is not None and spot.takes(thing)), None)
        return there is not None and thing is not None and there.drop(thing)

    def _gather(self, thing: Thing) -> bool:
        """One of several: a click chooses as often as it may be, then puts back."""
        assert self._hand is not None
        targets = self._hand.offer.targets(thing)
        if len(targets) == 1 and self._hand.offer.ways(move_of(thing, targets[0])):
            return self._hand.drop(move_of(thing, targets[0]))
        return self._hand.point(thing)

    def _click(self, view: PlaceView, thing: Thing | None, point: QPoint) -> None:
        held = self.held
        if held is not None:
            if thing == held:
                here = next((spot for spot in self._ground.spots_at(point) if spot.takes(held)), None)
                if here is not None:
                    self.lay(here)
                else:
                    self.take(held)
                return
            if thing is not None and self._lit(thing) and not any(s.takes(held) for s in self._ground.spots_at(point)):
                self.take(thing)
                return
            self._drop(held, self._ground.spots_at(point))
            return
        if thing is not None and self._lit(thing):
            self.take(thing)
        elif self._lay_alone(point):
            return
        elif not (self._fetch(view) or self._ground.spread(view)) and thing is not None:
            self.idle_pressed.emit(thing)

    def _lit(self, thing: Thing) -> bool:
        if self._hand is None:
            return False
        return thing in self._hand.offer.things() or self._hand.offer.key_chosen(thing) is not None

    def _drop(self, thing: Thing, spots: list[Spot]) -> bool:
        """Lay down on the first spot that takes the thing; else it springs back, and the nearest place says why."""
        taken = next((spot for spot in spots if spot.takes(thing)), None)
        self._hold(None)
        if taken is not None:
            return self._ground.let_go(thing, partial(taken.drop, thing))
        self._ground.lower_hand(back_to=thing)
        elsewhere = [spot for spot in spots if spot.model.place != thing.source]
        if elsewhere and self._hand is not None:
            self._hand.drop(move_of(thing, elsewhere[0].model.drop_places(elsewhere[0].row)[0]))
        return False

    def _hold(self, thing: Thing | None) -> None:
        self.held = thing
        self.changed.emit()
