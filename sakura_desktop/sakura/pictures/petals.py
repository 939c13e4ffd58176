"""Petals that fell on the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw

from sakura_desktop.pictures.colour import rgb
from sakura_desktop.pictures.motif_pen import petal
from sakura_desktop.pictures.shapes import moved, turned
from sakura_desktop.sakura.pictures.colours import colours

if TYPE_CHECKING:
    from sakura_desktop.theme import Theme

SEED: Final = 20160916
"""The petals lie alike on every machine and every day."""


def strew_petals(sheet: Image.Image, theme: Theme) -> None:
    """Some petals that fell in two corners; nowhere else, where things lie."""
    random = Random(SEED)
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
    sheet.paste(Image.new("RGB", sheet.size, rgb(colours(theme).crystal)), (0, 0), layer.reduce(2))
