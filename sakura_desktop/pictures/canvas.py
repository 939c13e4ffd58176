"""A sheet to draw on in its own units: shapes are drawn larger and brought down, so that edges are smooth; letters are
drawn at their size, so that they are sharp.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from sakura_desktop.pictures.shapes import circle, dashed, stroke_outlines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sakura_desktop.pictures.colour import Rgba
    from sakura_desktop.pictures.shapes import Point, Points

Whole: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in whole pixels of the large sheet."""
STEPS: Final = ((60_000, 4), (400_000, 3))
"""Sheets of up to so many pixels have their shapes drawn so many times as large; larger ones twice."""


class Canvas:
    """A transparent sheet of `width` × `height` pixels with `across` units from left to right."""

    def __init__(self, width: int, height: int, across: float) -> None:
        """Shapes go on a sheet two to four times as large."""
        self.width = max(1, width)
        self.height = max(1, height)
        self.over = next((over for most, over in STEPS if self.width * self.height <= most), 2)
        self.scale = self.width / across
        """Pixels a unit."""
        self._sheet = Image.new("RGBA", (self.width * self.over, self.height * self.over), (0, 0, 0, 0))
        self._below: Image.Image | None = None
        """What lies under the sheet, at its own size."""

    def _at(self, point: Point) -> Point:
        factor = self.scale * self.over
        return point[0] * factor, point[1] * factor

    def _mask(self, outlines: Sequence[Points], box: Whole, value: int = 255) -> Image.Image:
        """The part of the sheet in a box, opaque within outlines."""
        mask = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
        draw = ImageDraw.Draw(mask)
        for outline in outlines:
            draw.polygon([(x - box[0], y - box[1]) for x, y in outline], fill=value)
        return mask

    def _put(self, colour: Image.Image, box: Whole) -> None:
        """Lay a part over the sheet at the corner of its box."""
        self._sheet.alpha_composite(colour, (box[0], box[1]))

    def fill(self, points: Points, colour: Rgba) -> None:
        """A filled outline."""
        self.fill_all([points], colour)

    def fill_all(self, outlines: Sequence[Points], colour: Rgba) -> None:
        """Filled outlines as one shape, so that they don't show through each other where they overlap."""
        spots = [[self._at(point) for point in outline] for outline in outlines]
        if colour[3] == 255:
            draw = ImageDraw.Draw(self._sheet)
            for outline in spots:
                draw.polygon(outline, fill=colour)
            return
        box = _around(spots, self._sheet.size, 2)
        if box is not None:
            self._put(_tinted(self._mask(spots, box, colour[3]), colour), box)

    def clear_all(self, outlines: Sequence[Points]) -> None:
        """Make the sheet transparent within outlines."""
        draw = ImageDraw.Draw(self._sheet)
        for outline in outlines:
            draw.polygon([self._at(point) for point in outline], fill=(0, 0, 0, 0))

    def stroke(self, points: Points, width: float, colour: Rgba, *, closed: bool = False) -> None:
        """A line with round joints and ends."""
        self.fill_all(stroke_outlines(points, width, closed=closed), colour)

    def dashes(self, points: Points, width: float, colour: Rgba, *, dash: float, gap: float) -> None:
        """A broken line along a closed outline."""
        for piece in dashed([*points, points[0]], dash, gap):
            self.stroke(piece, width, colour)

    def disc(self, centre: Point, radius: float, colour: Rgba) -> None:
        """A filled circle."""
        self.fill(circle(centre, radius), colour)

    def ring(self, centre: Point, radius: float, width: float, colour: Rgba) -> None:
        """A circle's line."""
        self.stroke(circle(centre, radius), width, colour, closed=True)

    def glow(self, points: Points, blur: float, colour: Rgba) -> None:
        """Light of a shape that spreads around it."""
        radius = blur * self.scale * self.over
        spots = [[self._at(point) for point in points]]
        box = _around(spots, self._sheet.size, round(radius * 3))
        if box is not None:
            mask = self._mask(spots, box, colour[3]).filter(ImageFilter.GaussianBlur(radius))
            self._put(_tinted(mask, colour), box)

    def fade(self, top: Rgba, bottom: Rgba, within: Points) -> None:
        """A colour that passes into another from top to bottom of an outline."""
        self.fade_all((top, bottom), [within])

    def fade_all(self, colours: Sequence[Rgba], outlines: Sequence[Points]) -> None:
        """Colours that pass into each other from top to bottom of outlines, which are one shape."""
        spots = [[self._at(point) for point in outline] for outline in outlines]
        box = _around(spots, self._sheet.size, 0)
        if box is None:
            return
        high = box[3] - box[1]
        column = _passing(tuple(colours), high)
        layer = column.resize((box[2] - box[0], high), Image.Resampling.NEAREST)
        mask = self._mask(spots, box)
        if any(colour[3] < 255 for colour in colours):
            mask = ImageChops.multiply(layer.getchannel("A"), mask)
        layer.putalpha(mask)
        self._put(layer, box)

    def shine(self, centre: Point, radius: float, colour: Rgba) -> None:
        """Light that is strongest in the middle of a circle and gone at its rim."""
        left, top = self._at((centre[0] - radius, centre[1] - radius))
        side = max(1, round(radius * 2 * self.scale * self.over))
        box = (max(0, math.floor(left)), max(0, math.floor(top)),
               min(self._sheet.width, math.floor(left) + side), min(self._sheet.height, math.floor(top) + side))  # fmt: skip
        if box[0] >= box[2] or box[1] >= box[3]:
            return
        scale = 256 / side
        part = ((box[0] - left) * scale, (box[1] - top) * scale, (box[2] - left) * scale, (box[3] - top) * scale)
        part = tuple(min(256.0, max(0.0, edge)) for edge in part)
        mask = _light(colour[3]).resize((box[2] - box[0], box[3] - box[1]), Image.Resampling.BILINEAR, part)
        self._put(_tinted(mask, colour), box)

    def lay(self, picture: Image.Image, at: tuple[int, int], within: Points) -> None:
        """Lay a picture that has its own size over all that is drawn so far, its corner at that pixel, cut to an
        outline.
        """
        box = (0, 0, *self._sheet.size)
        mask = self._mask([[self._at(point) for point in within]], box).reduce(self.over)
        below = self.finished()
        layer = Image.new("RGBA", below.size)
        layer.paste(picture, at)
        layer.putalpha(ImageChops.multiply(layer.getchannel("A"), mask))
        below.alpha_composite(layer)
        self._below = below
        self._sheet = Image.new("RGBA", self._sheet.size, (0, 0, 0, 0))

    def cut(self, points: Points) -> None:
        """Leave only what is within an outline."""
        box = (0, 0, *self._sheet.size)
        mask = self._mask([[self._at(point) for point in points]], box)
        self._sheet.putalpha(ImageChops.multiply(self._sheet.getchannel("A"), mask))
        if self._below is not None:
            small = mask.reduce(self.over)
            self._below.putalpha(ImageChops.multiply(self._below.getchannel("A"), small))

    def finished(self) -> Image.Image:
        """The sheet at its own size, over what lies under it."""
        drawn = self._sheet.reduce(self.over)
        if self._below is None:
            return drawn
        whole = self._below.copy()
        whole.alpha_composite(drawn)
        return whole


def _tinted(mask: Image.Image, colour: Rgba) -> Image.Image:
    """A colour wherever a mask lets it through."""
    layer = Image.new("RGB", mask.size, colour[:3])
    layer.putalpha(mask)
    return layer


@lru_cache(maxsize=64)
def _passing(colours: tuple[Rgba, ...], high: int) -> Image.Image:
    """A column of pixels, from one colour to the next: cards of a size have few."""
    column = Image.new("RGBA", (1, high))
    found = []
    for at in range(high):
        whole, share = divmod(at / max(high - 1, 1) * (len(colours) - 1), 1)
        one = min(int(whole), len(colours) - 2)
        found.append(blend(colours[one], colours[one + 1], share if one == whole else 1.0))
    column.putdata(found)
    return column


@lru_cache(maxsize=16)
def _light(opacity: int) -> Image.Image:
    """A square with so much light in its middle and none at its rim."""
    return Image.radial_gradient("L").point(lambda away: round(opacity * (1 - away / 255) ** 1.6))


def blend(one: Rgba, other: Rgba, share: float) -> Rgba:
    """A colour with opacity part of the way from one to another."""
    red, green, blue, opacity = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue, opacity


def _around(outlines: Sequence[Points], size: tuple[int, int], margin: int) -> Whole | None:
    """The box of whole pixels around outlines, within a sheet; None where they are outside of it."""
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    if not xs:
        return None
    left, top = max(0, math.floor(min(xs)) - margin), max(0, math.floor(min(ys)) - margin)
    right, bottom = min(size[0], math.ceil(max(xs)) + margin), min(size[1], math.ceil(max(ys)) + margin)
    return (left, top, right, bottom) if left < right and top < bottom else None
