"""Scenes printed: layer over layer on a sheet of any size, with the grain of wood and paper at the end."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops

from sakura_desktop.pictures.canvas import Print
from sakura_desktop.pictures.colour import rgba
from sakura_desktop.pictures.motif_pen import Pen
from sakura_desktop.pictures.scenes.elements_by_name import ELEMENTS
from sakura_desktop.pictures.scenes.tones import inks, tones

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sakura_desktop.pictures.colour import Colour, Rgba
    from sakura_desktop.pictures.motif_pen import Mark
    from sakura_desktop.pictures.scenes.language import Layer, Scene
    from sakura_desktop.pictures.shapes import Point

TRIES: Final = 8
"""How many places are tried for each of many, so that they lie apart."""
GRAIN: Final = 256
"""Side of the tile of grain in pixels."""


class Placed:
    """Where an element lies: moved, turned, as large, perhaps mirrored."""

    def __init__(self, layer: Layer, at: Point, size: float, turn: float) -> None:
        """At a point of the sheet, in its units."""
        cos, sin = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
        across = -layer.wide if layer.flip else layer.wide
        self._right = (cos * across, sin * across)
        self._down = (-sin, cos)
        self._at = at

    def outlines(self, mark: Mark) -> list[list[Point]]:
        """The outlines of a mark as they lie on the sheet."""
        (a, b), (c, d), (left, top) = self._right, self._down, self._at
        return [
            [(left + a * x + c * y, top + b * x + d * y) for x, y in zip(packed[::2], packed[1::2], strict=True)]
            for packed in mark.outlines
        ]


class Plate:
    """A scene under way."""

    def __init__(self, name: str, size: tuple[int, int], hue: float, strength: float, *, dark: bool) -> None:
        """A sheet of so many pixels; the name decides how chance falls."""
        self.name = name
        self.dark = dark
        self._hue, self._strength = hue, strength
        short, long = sorted(size)
        unit = (short * short * long) ** (1 / 3) / 2
        self.half = (size[0] / 2 / unit, size[1] / 2 / unit)
        """Half of the sheet's width and height in units."""
        self.canvas = Print(size[0], size[1], size[0] / unit)

    def colours(self, hue: float | None) -> Mapping[str, Colour]:
        """The tones of a hue, or of the scene's own."""
        return tones(self._hue if hue is None else hue, self._strength, dark=self.dark)

    def lay(self, layer: Layer, draw: Callable[[Pen, Random], None] | None, number: int) -> None:
        """Lay a layer over those before."""
        chance = Random(f"{self.name}/{number}/{layer.seed}")
        by = self.colours(layer.hue)
        fill = [rgba(by[tone], layer.opacity) for tone in layer.tone]
        if draw is None:
            GROUNDS[layer.element](self, layer, fill)
            return
        pen = Pen()
        draw(pen, chance)
        body = inks(by[layer.tone[0]], by)
        others = {
            "shade": rgba(by[layer.shade] if layer.shade else body.shade, layer.opacity),
            "ground": rgba(by[layer.ground] if layer.ground else body.ground, layer.opacity),
            "light": rgba(by[layer.light] if layer.light else body.light, layer.opacity),
        }
        for placed in self._places(layer, chance):
            for mark in pen.marks:
                outlines = placed.outlines(mark)
                if mark.tone == "figure" and len(fill) > 1:
                    self.canvas.fade_all(fill, outlines)
                else:
                    self.canvas.fill_all(outlines, fill[0] if mark.tone == "figure" else others[mark.tone])

    def at(self, place: Point) -> Point:
        """A place, in units from the upper left corner."""
        return self.half[0] * (1 + place[0]), self.half[1] * (1 + place[1])

    def _places(self, layer: Layer, chance: Random) -> list[Placed]:
        found = []
        for spot, size, turn in _strewn(layer, chance) if layer.many > 1 else [(layer.at, layer.size, layer.turn)]:
            (x, y), (dx, dy, turned, larger) = spot, layer.step
            for at in range(layer.times):
                grown = size * larger**at
                found.append(Placed(layer, self.at((x + dx * at, y + dy * at)), grown, turn + turned * at))
        return found


def _strewn(layer: Layer, chance: Random) -> list[tuple[Point, float, float]]:
    """Places, sizes and turns of many, the places apart from each other."""
    (x, y), (wide, high) = layer.at, layer.spread
    spots: list[Point] = []
    found = []
    for _ in range(layer.many):
        tries = [(x + chance.uniform(-wide, wide), y + chance.uniform(-high, high)) for _ in range(TRIES)]
        spot = max(tries, key=lambda one: min((math.dist(one, other) for other in spots), default=0.0))
        spots.append(spot)
        size = layer.size * (1 + chance.uniform(-layer.vary, layer.vary))
        found.append((spot, size, layer.turn + chance.uniform(-layer.whirl, layer.whirl)))
    return found


def _whole(plate: Plate) -> list[Point]:
    return [(0, 0), (2 * plate.half[0], 0), (2 * plate.half[0], 2 * plate.half[1]), (0, 2 * plate.half[1])]


def sky(plate: Plate, layer: Layer, fill: Sequence[Rgba]) -> None:
    """The whole sheet, its tones passing from top to bottom."""
    del layer
    plate.canvas.fade_all(fill if len(fill) > 1 else [*fill, *fill], [_whole(plate)])


def mist(plate: Plate, layer: Layer, fill: Sequence[Rgba]) -> None:
    """A band across the sheet, strongest in its middle."""
    _, y = plate.at(layer.at)
    high = layer.size * 0.5
    clear = (*fill[0][:3], 0)
    band = [(0.0, y - high), (2 * plate.half[0], y - high), (2 * plate.half[0], y + high), (0.0, y + high)]
    plate.canvas.fade_all([clear, fill[0], clear], [band])


def rise(plate: Plate, layer: Layer, fill: Sequence[Rgba]) -> None:
    """A tone that comes up from the sheet's foot and is gone at a place; turned by 180, it comes down from its head."""
    _, y = plate.at(layer.at)
    clear, right, foot = (*fill[0][:3], 0), 2 * plate.half[0], 2 * plate.half[1]
    if layer.turn:
        plate.canvas.fade_all([fill[0], clear], [[(0, 0), (right, 0), (right, y), (0, y)]])
    else:
        plate.canvas.fade_all([clear, fill[0]], [[(0, y), (right, y), (right, foot), (0, foot)]])


def glow(plate: Plate, layer: Layer, fill: Sequence[Rgba]) -> None:
    """Light around a place."""
    plate.canvas.shine(plate.at(layer.at), layer.size, fill[0])


GROUNDS: Final = {"sky": sky, "mist": mist, "rise": rise, "glow": glow}
"""What is laid by light alone, without an outline."""


def print_scene(
    scene: Scene, name: str, size: tuple[int, int], hue: float, strength: float, *, dark: bool,
    motifs: Mapping[str, Callable[[Pen], None]],
) -> Image.Image:
    """A scene in that hue, which is as strong as the emblem's; motifs are elements beside those that any game has."""
    plate = Plate(name, size, scene[0].hue if scene and scene[0].hue is not None else hue, strength, dark=dark)
    for number, layer in enumerate(scene):
        plate.lay(layer, _drawing(layer.element, motifs), number)
    printed = plate.canvas.finished()
    return ImageChops.multiply(printed, _grain_over(printed.size))


def _drawing(
    element: str, motifs: Mapping[str, Callable[[Pen], None]]
) -> Callable[[Pen, Random], None] | None:
    """How an element is drawn; None of one that is a ground. Raises `LookupError` of one that nobody knows."""
    if element in GROUNDS:
        return None
    if element in ELEMENTS:
        return ELEMENTS[element]
    motif = motifs[element]
    return lambda pen, _chance: motif(pen)


@lru_cache(maxsize=1)
def _grain() -> Image.Image:
    """A tile of fibres that lie across, and of a finer grain."""
    chance = Random(20121111)
    fibres = Image.frombytes("L", (12, GRAIN), chance.randbytes(12 * GRAIN))
    fibres = fibres.resize((GRAIN, GRAIN), Image.Resampling.BICUBIC)
    fine = Image.frombytes("L", (GRAIN, GRAIN), chance.randbytes(GRAIN * GRAIN))
    both = Image.blend(fibres, fine, 0.42)
    return both.point(lambda value: min(255, 236 + round(value * 0.105)))


@lru_cache(maxsize=8)
def _grain_over(size: tuple[int, int]) -> Image.Image:
    """The tile of grain laid over a sheet."""
    sheet = Image.new("L", size)
    for left in range(0, size[0], GRAIN):
        for top in range(0, size[1], GRAIN):
            sheet.paste(_grain(), (left, top))
    return Image.merge("RGB", (sheet, sheet, sheet))
