"""What motifs and elements of scenes are drawn with: shapes in a square from -1 to 1, in tones that whoever shows them
gives colours.
"""

from __future__ import annotations

import math
from array import array
from itertools import chain
from typing import TYPE_CHECKING, Literal, NamedTuple

from sakura_desktop.pictures.shapes import arc, circle, curve, stroke_outlines, turned

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sakura_desktop.pictures.canvas import Canvas
    from sakura_desktop.pictures.colour import Rgba
    from sakura_desktop.pictures.shapes import Point, Points

Tone = Literal["figure", "shade", "ground", "light"]
"""An emblem has no `light`: only scenes do."""


class Mark(NamedTuple):
    """Outlines of one tone, laid over those before. Their points are packed, across and down in turn: as pairs of
    Python's numbers they would take seven times the room.
    """

    outlines: tuple[array[float], ...]
    tone: Tone

    @classmethod
    def of(cls, outlines: Iterable[Points], tone: Tone) -> Mark:
        """Outlines by their points."""
        return cls(tuple(array("d", chain.from_iterable(outline)) for outline in outlines), tone)

    def laid(self, centre: Point = (0.0, 0.0), radius: float = 1.0) -> list[list[Point]]:
        """The outlines in a circle: made larger by `radius` and moved to `centre`."""
        left, top = centre
        return [
            [(left + x * radius, top + y * radius) for x, y in zip(packed[::2], packed[1::2], strict=True)]
            for packed in self.outlines
        ]


class Pen:
    """Collects marks; `turn` turns all that is drawn after it around the middle."""

    def __init__(self) -> None:
        """Nothing drawn."""
        self.marks: list[Mark] = []
        self._degrees = 0.0

    def turn(self, degrees: float) -> Pen:
        """Draw from now on turned clockwise by so much in all."""
        self._degrees = degrees
        return self

    def fill(self, points: Points, tone: Tone = "figure") -> None:
        """A filled outline."""
        self.fills([points], tone)

    def fills(self, outlines: Sequence[Points], tone: Tone = "figure") -> None:
        """Filled outlines of one tone."""
        self.marks.append(Mark.of((turned(outline, self._degrees) for outline in outlines), tone))

    def line(self, points: Points, width: float, tone: Tone = "figure", *, closed: bool = False) -> None:
        """A line with round ends."""
        self.fills(stroke_outlines(points, width, closed=closed), tone)

    def disc(self, centre: Point, radius: float, tone: Tone = "figure") -> None:
        """A filled circle."""
        self.fill(circle(centre, radius, 48), tone)

    def ring(self, centre: Point, radius: float, width: float, tone: Tone = "figure") -> None:
        """A circle's line."""
        self.line(circle(centre, radius, 64), width, tone, closed=True)

    def oval(self, centre: Point, across: float, high: float, tone: Tone = "figure") -> None:
        """A filled ellipse, by its half width and half height."""
        self.fill(arc(centre, across, 0, 360, 48, high / across), tone)


def draw(canvas: Canvas, marks: Sequence[Mark], centre: Point, radius: float, colours: Mapping[Tone, Rgba]) -> None:
    """Draw marks in a circle on a sheet; a tone without a colour is left out."""
    for mark in marks:
        colour = colours.get(mark.tone)
        if colour is not None:
            canvas.fill_all(mark.laid(centre, radius), colour)


def petal(length: float, width: float, notch: float = 0.14, root: float = 0.0) -> list[Point]:
    """A cherry petal that points up from the middle, its end notched."""
    tip = -length
    return [
        *curve((0, -root), (-width * 0.9, -length * 0.25), (-width, -length * 0.85), (-width * 0.28, tip)),
        (0, tip + length * notch),
        *curve((width * 0.28, tip), (width, -length * 0.85), (width * 0.9, -length * 0.25), (0, -root)),
    ]


def blossom(pen: Pen, centre: Point, radius: float, tone: Tone, heart: Tone | None = None) -> None:
    """A five-petalled cherry blossom."""
    leaf = petal(radius, radius * 0.5, root=radius * 0.08)
    petals = [[(x + centre[0], y + centre[1]) for x, y in turned(leaf, step * 72)] for step in range(5)]
    pen.fills(petals, tone)
    if heart is not None:
        pen.disc(centre, radius * 0.16, heart)
        for step in range(5):
            end = math.radians(step * 72 - 90)
            near, far = radius * 0.2, radius * 0.5
            pen.line(
                [
                    (centre[0] + near * math.cos(end), centre[1] + near * math.sin(end)),
                    (centre[0] + far * math.cos(end), centre[1] + far * math.sin(end)),
                ],
                radius * 0.06,
                heart,
            )
