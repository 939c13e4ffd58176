"""What the table is: washi with its fibres, a breath of ink, a few petals; and the lane of distance."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw, ImageFilter

from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import mix, rgb, rgba
from sakura_desktop.pictures.motif_pen import petal
from sakura_desktop.pictures.shapes import arc, curve, moved, rounded, turned

if TYPE_CHECKING:
    from sakura_desktop.theme import Theme

TILE: Final = 512
SEED: Final = 20160914
"""The paper is the same on every machine and every day."""
MOST: Final = 1600
"""A ground is painted no wider than this and brought up: paper has no edges that would suffer."""


def paint_ground(width: int, height: int, theme: Theme) -> Image.Image:
    """The table's paper, of so many real pixels."""
    shrink = max(1.0, width / MOST)
    small = (max(1, round(width / shrink)), max(1, round(height / shrink)))
    sheet = Image.new("RGB", small, theme.paper)
    _wash(sheet, theme)
    grain = _grain()
    cover = Image.new("L", small)
    for y in range(0, small[1], TILE):
        for x in range(0, small[0], TILE):
            cover.paste(grain, (x, y))
    dark = Image.new("RGB", small, mix(theme.paper, theme.fibre, 0.9))
    sheet.paste(dark, (0, 0), cover)
    _fibres(sheet, theme)
    _petals(sheet, theme)
    if small != (width, height):
        return sheet.resize((width, height), Image.Resampling.BICUBIC)
    return sheet


@lru_cache(maxsize=1)
def _grain() -> Image.Image:
    """Cloudy grain that joins with itself at the edges."""
    random = Random(SEED)
    fine = Image.frombytes("L", (TILE, TILE), random.randbytes(TILE * TILE))
    wide = Image.new("L", (TILE * 3, TILE * 3))
    for x in range(3):
        for y in range(3):
            wide.paste(fine, (x * TILE, y * TILE))
    middle = (TILE, TILE, 2 * TILE, 2 * TILE)
    small = wide.filter(ImageFilter.GaussianBlur(0.9)).crop(middle)
    large = wide.filter(ImageFilter.GaussianBlur(14)).crop(middle)
    small = small.point([min(90, max(0, round((value - 118) * 1.1))) for value in range(256)])
    large = large.point([min(120, max(0, (value - 124) * 14)) for value in range(256)])
    return Image.blend(small, large, 0.42)


def _wash(sheet: Image.Image, theme: Theme) -> None:
    """Ink that ran thin along the edges, as on old paper."""
    width, height = sheet.size
    small = Image.new("L", (64, 36))
    spots = [(x, y) for y in range(36) for x in range(64)]
    for x, y in spots:
        edge = min(x / 63, 1 - x / 63) * 2, min(y / 35, 1 - y / 35) * 2
        near = max(0.0, 1 - min(edge) * 2.4) ** 1.6
        swell = 0.5 + 0.5 * math.sin(x * 0.31 + math.sin(y * 0.22) * 2.0)
        small.putpixel((x, y), round(90 * near * (0.55 + 0.45 * swell)))
    mask = small.resize((width, height), Image.Resampling.BICUBIC)
    tint = mix(theme.paper, "#000000" if theme.dark else theme.fibre, 0.6)
    sheet.paste(Image.new("RGB", sheet.size, tint), (0, 0), mask)


def _fibres(sheet: Image.Image, theme: Theme) -> None:
    """Long fibres of mulberry, lighter and darker than the paper."""
    random = Random(SEED + 1)
    layer = Image.new("L", sheet.size)
    pencil = ImageDraw.Draw(layer)
    for _ in range(sheet.width * sheet.height // 9000):
        x, y = random.random() * sheet.width, random.random() * sheet.height
        way, bend, length = random.random() * 6.3, random.uniform(-0.9, 0.9), random.uniform(12, 46)
        middle = (x + math.cos(way) * length / 2, y + math.sin(way) * length / 2)
        end = (middle[0] + math.cos(way + bend) * length / 2, middle[1] + math.sin(way + bend) * length / 2)
        pencil.line(curve((x, y), middle, middle, end, 8), fill=random.randint(40, 110), width=1)
    soft = layer.filter(ImageFilter.GaussianBlur(0.5))
    sheet.paste(Image.new("RGB", sheet.size, mix(theme.fibre, theme.ink, 0.16)), (0, 0), soft)


def _petals(sheet: Image.Image, theme: Theme) -> None:
    """Some petals that fell in two corners; nowhere else, where things lie."""
    random = Random(SEED + 2)
    layer = Image.new("L", (sheet.width * 2, sheet.height * 2))
    pencil = ImageDraw.Draw(layer)
    unit = min(layer.size) / 36
    for corner in ((0, 1), (1, 0)):
        for _ in range(9):
            away = random.random() ** 1.5 * 10, random.random() ** 1.5 * 8
            x = abs(corner[0] * layer.width - away[0] * unit)
            y = abs(corner[1] * layer.height - away[1] * unit)
            leaf = turned(petal(1.1, 0.5), random.random() * 360)
            size = unit * random.uniform(0.6, 0.95)
            pencil.polygon(moved(leaf, (x, y), size), fill=random.randint(40, 84))
    sheet.paste(Image.new("RGB", sheet.size, rgb(theme.crystal)), (0, 0), layer.reduce(2))


def paint_lane(width: int, height: int, theme: Theme, places: int = 10) -> Image.Image:
    """The lane of distance, of so many real pixels: a strip of paper with its places in a row (§7-1-1)."""
    canvas = Canvas(width, height, float(width))
    radius = height * 0.18
    canvas.fill(rounded((0.5, 0.5, width - 0.5, height - 0.5), radius), rgba(theme.lane))
    edge = rounded((1, 1, width - 1, height - 1), radius)
    canvas.stroke(edge, 1.4, rgba(mix(theme.lane, theme.lane_mark, 0.6)), closed=True)
    step = width / places
    size = min(step, height) * 0.36
    for at in range(places):
        centre = (step * (at + 0.5), height / 2)
        canvas.ring(centre, size, max(1.0, size * 0.05), rgba(theme.lane_mark, 0.7))
        if at:
            notch = [(step * at, height * 0.34), (step * at, height * 0.66)]
            canvas.stroke(notch, 1.2, rgba(theme.lane_mark, 0.5))
    for x in (0.0, float(width)):
        canvas.fill(arc((x, height / 2), height * 0.1, 0, 360, 24), rgba(theme.lane_mark, 0.4))
    return canvas.finished()
