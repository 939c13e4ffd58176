"""Where the keyboard can come to on the board: the lit things, or the places that would take the one held."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from sakura_desktop.match.hand import Hand
    from sakura_desktop.table.spot import Spot
    from sakura_desktop.table.things import Thing

ROW = 40
"""Stops whose heights differ by less than so many pixels are read as one row."""


class Stop(NamedTuple):
    """Somewhere the keyboard can come to: a lit thing, or a place that would take the one held."""

    rect: QRect
    thing: Thing | None = None
    spot: Spot | None = None

    def same(self, other: Stop) -> bool:
        """The same thing or spot, wherever it stands now."""
        return self.thing == other.thing and self.spot == other.spot


class KeyboardGround(Protocol):
    """What walking needs of a board, in the overlay's coordinates."""

    def rect_of_thing(self, thing: Thing) -> QRect | None:
        """Where a thing stands; None where it can't be seen."""

    def spot_of(self, place: str) -> tuple[Spot, QRect] | None:
        """Where a drop on a place would go, and its rectangle."""


def stops_of(hand: Hand, held: Thing | None, ground: KeyboardGround) -> list[Stop]:
    """Every stop, in reading order."""
    found = []
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
    return sorted(found, key=lambda stop: (stop.rect.center().y() // ROW, stop.rect.center().x()))


def nearest(stops: list[Stop], here: Stop, dx: int, dy: int) -> Stop | None:
    """The nearest stop in a direction; steps aside count double."""
    start = here.rect.center()
    best: tuple[int, Stop] | None = None
    for stop in stops:
        way = stop.rect.center() - start
        along = way.x() * dx + way.y() * dy
        far = along + 2 * (abs(way.x() * dy) + abs(way.y() * dx))
        if along > 0 and (best is None or far < best[0]):
            best = (far, stop)
    return best[1] if best is not None else None
