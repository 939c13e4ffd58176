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
    from collections.abc import Callable, Sequence

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

    def _put(self, picture: Image.Image, mask: Image.Image, box: Whole) -> None:
        """Lay a picture over the sheet at the corner of its box, wherever a mask lets it through."""
        picture.putalpha(mask)
        self._sheet.alpha_composite(picture, (box[0], box[1]))

    def _tint(self, colour: Rgba, mask: Image.Image, box: Whole) -> None:
        """Lay a colour over the sheet wherever a mask lets it through."""
        self._put(Image.new("RGB", mask.size, colour[:3]), mask, box)

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
            self._tint(colour, self._mask(spots, box, colour[3]), box)

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
            self._tint(colour, self._mask(spots, box, colour[3]).filter(ImageFilter.GaussianBlur(radius)), box)

    def fade(self, top: Rgba, bottom: Rgba, within: Points) -> None:
        """A colour that passes into another from top to bottom of an outline."""
        self.fade_all((top, bottom), [within])

    def fade_all(self, colours: Sequence[Rgba], outlines: Sequence[Points]) -> None:
        """Colours that pass into each other from top to bottom of outlines, which are one shape."""
        spots = [[self._at(point) for point in outline] for outline in outlines]
        box = _around(spots, self._sheet.size, 0)
        if box is None:
            return
        layer = _passing("RGB", [colour[:3] for colour in colours], (box[2] - box[0], box[3] - box[1]))
        mask = self._mask(spots, box)
        if any(colour[3] < 255 for colour in colours):
            mask = ImageChops.multiply(_passing("L", [colour[3] for colour in colours], mask.size), mask)
        self._put(layer, mask, box)

    def shine(self, centre: Point, radius: float, colour: Rgba) -> None:
        """Light that is strongest in the middle of a circle and gone at its rim."""
        left, top = self._at((centre[0] - radius, centre[1] - radius))
        side = max(1, round(radius * 2 * self.scale * self.over))
        box = (max(0, math.floor(left)), max(0, math.floor(top)),
               min(self._sheet.width, math.floor(left) + side), min(self._sheet.height,
                                                                    math.floor(top) + side))  # fmt: skip
        if box[0] >= box[2] or box[1] >= box[3]:
            return
        scale = 256 / side
        part = (max(0.0, (box[0] - left) * scale), max(0.0, (box[1] - top) * scale),
                min(256.0, (box[2] - left) * scale), min(256.0, (box[3] - top) * scale))  # fmt: skip
        mask = _light(colour[3]).resize((box[2] - box[0], box[3] - box[1]), Image.Resampling.BILINEAR, part)
        self._tint(colour, mask, box)

    def lay(self, paint: Callable[[tuple[int, int]], Image.Image], place: Whole, within: Points) -> None:
        """Lay a picture, which is painted in the size of a place in pixels, over all that is drawn so far, cut to an
        outline.
        """
        box = (0, 0, *self._sheet.size)
        mask = self._mask([[self._at(point) for point in within]], box).reduce(self.over)
        below = self.finished()
        layer = Image.new("RGBA", below.size)
        layer.paste(paint((place[2] - place[0], place[3] - place[1])), place[:2])
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


class Print(Canvas):
    """A sheet that is opaque from the beginning: nothing of what is printed on it stays clear."""

    def __init__(self, width: int, height: int, across: float) -> None:
        """All black."""
        super().__init__(width, height, across)
        self._sheet = Image.new("RGB", self._sheet.size)

    def _put(self, picture: Image.Image, mask: Image.Image, box: Whole) -> None:
        self._sheet.paste(picture, box, mask)

    def _tint(self, colour: Rgba, mask: Image.Image, box: Whole) -> None:
        self._sheet.paste(colour[:3], box, mask)


def _passing(mode: str, colours: Sequence[int | tuple[int, ...]], size: tuple[int, int]) -> Image.Image:
    """Colours, or shades of grey, that pass into each other from top to bottom."""
    column = Image.new(mode, (1, len(colours)))
    column.putdata(colours)
    # from the middle of the first pixel to the middle of the last
    column = column.resize((1, size[1]), Image.Resampling.BILINEAR, (0, 0.5, 1, len(colours) - 0.5))
    return column.resize(size, Image.Resampling.NEAREST)


@lru_cache(maxsize=16)
def _light(opacity: int) -> Image.Image:
    """A square with so much light in its middle and none at its rim."""
    return Image.radial_gradient("L").point(lambda away: round(opacity * max(0.0, 1 - away / 181) ** 1.6))


def _around(outlines: Sequence[Points], size: tuple[int, int], margin: int) -> Whole | None:
    """The box of whole pixels around outlines, within a sheet; None where they are outside of it."""
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    if not xs:
        return None
    left, top = max(0, math.floor(min(xs)) - margin), max(0, math.floor(min(ys)) - margin)
    right, bottom = min(size[0], math.ceil(max(xs)) + margin), min(size[1], math.ceil(max(ys)) + margin)
    return (left, top, right, bottom) if left < right and top < bottom else None
