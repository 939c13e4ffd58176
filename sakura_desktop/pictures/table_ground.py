"""What a table is: washi with its fibres and a breath of ink."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw, ImageFilter

from sakura_desktop.pictures.colour import mix
from sakura_desktop.pictures.shapes import curve

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.theme import Theme

TILE: Final = 512
SEED: Final = 20160914
"""The paper is the same on every machine and every day."""
MOST: Final = 1600
"""A ground is painted no wider than this and brought up: paper has no edges that would suffer."""


def paint_ground(
    width: int, height: int, theme: Theme, strew: Callable[[Image.Image, Theme], None] | None = None
) -> Image.Image:
    """The table's paper, of so many real pixels; `strew` lays on it what fell there."""
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
    if strew is not None:
        strew(sheet, theme)
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
