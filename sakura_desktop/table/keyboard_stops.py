"""Where the keyboard can come to on the board: the lit things, or the places that would take the one held; and
everything that can be read, lit or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from sakura_desktop.widgets.arrow_walk import nearest

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QPoint, QRect

    from sakura_desktop.match.hand import Hand
    from sakura_desktop.table.spot import Spot
    from sakura_desktop.table.things import Thing

ROW = 40
"""Stops whose heights differ by less than so many pixels are read as one row."""


class Stop(NamedTuple):
    """Somewhere the keyboard can come to: a thing, a place that would take the one held, or what is only read as a
    whole (cards lying face down, a player's plate).
    """

    rect: QRect
    thing: Thing | None = None
    spot: Spot | None = None
    place: str = ""
    """What is read as a whole, by its place or its name."""

    def same(self, other: Stop) -> bool:
        """The same thing, spot or place, wherever it stands now."""
        return self[1:] == other[1:]


class KeyboardGround(Protocol):
    """What walking needs of a board, in the overlay's coordinates."""

    def rect_of_thing(self, thing: Thing) -> QRect | None:
        """Where a thing stands; None where it can't be seen."""

    def spot_of(self, place: str) -> tuple[Spot, QRect] | None:
        """Where a drop on a place would go, and its rectangle."""

    def readable(self) -> list[Stop]:
        """Everything that can be read, place by place, an attack in the air first."""

    def tray(self) -> list[Stop]:
        """The cards of the pile that is spread; empty while none is."""


def stops_of(hand: Hand | None, held: Thing | None, ground: KeyboardGround) -> list[Stop]:
    """Every stop at which something can be done, in reading order."""
    found = []
    if hand is None:
        return []
    if held is None:
        things = (*hand.offer.things(), *hand.offer.chosen_things())
        for thing in dict.fromkeys(things):
            rect = ground.rect_of_thing(thing)
            if rect is not None:
                found.append(Stop(rect, thing=thing))
    else:
        for place in hand.offer.targets(held):
            there = ground.spot_of(place)
            if there is not None:
                found.append(Stop(there[1], spot=there[0]))
    return sorted(found, key=lambda stop: row_and_column(stop.rect))


def row_and_column(rect: QRect) -> tuple[int, int]:
    """Where a rectangle comes in reading order."""
    return rect.center().y() // ROW, rect.center().x()


def find(stops: Iterable[Stop], wanted: Stop | None) -> Stop | None:
    """A stop as it stands now; None where it is gone."""
    return next((stop for stop in stops if wanted is not None and stop.same(wanted)), None)


def towards(stops: Sequence[Stop], here: Stop, dx: int, dy: int) -> Stop | None:
    """The nearest stop in a direction."""
    at = nearest([stop.rect for stop in stops], here.rect, dx, dy)
    return stops[at] if at is not None else None


def closest(stops: Sequence[Stop], point: QPoint) -> Stop | None:
    """The stop nearest to a point, in whatever direction."""
    return min(stops, key=lambda stop: (stop.rect.center() - point).manhattanLength(), default=None)
