"""The program's icon: a blossom cut like a stone on red paper.

`python -m sakura_desktop.pictures.app_icon FOLDER` makes the files under `assets/icons` anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sakura_desktop.paths import assets_folder
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.motif_pen import petal
from sakura_desktop.pictures.shapes import arc, moved, rounded, turned
from sakura_desktop.theme import LIGHT

if TYPE_CHECKING:
    from PIL import Image

PETAL: Final = "#f08cab"
GLOW: Final = "#fff3f0"
SIDES: Final = (16, 24, 32, 48, 64, 128, 256)


def paint_app_icon(side: int) -> Image.Image:
    """The icon, `side` pixels wide and high; small ones have fewer lines."""
    from sakura_desktop.pictures.canvas import Canvas

    canvas = Canvas(side, side, 2.0)
    small = side < 40
    plate = rounded((0.04, 0.04, 1.96, 1.96), 0.42)
    canvas.fade(rgba(mix(LIGHT.cherry, "#ffffff", 0.12)), rgba(mix(LIGHT.cherry, "#000000", 0.28)), plate)
    if not small:
        wave = mix(LIGHT.cherry, GLOW, 0.16)
        for row, y in enumerate((1.52, 1.74, 1.96)):
            for step in range(6):
                centre = (step * 0.44 - 0.12 + (row % 2) * 0.22, y + 0.1)
                for radius in (0.22, 0.13):
                    canvas.stroke(arc(centre, radius, 200, 340, 16), 0.022, rgba(wave))
        canvas.stroke(rounded((0.13, 0.13, 1.87, 1.87), 0.34), 0.03, rgba(GLOW, 0.5), closed=True)
    centre = (1.0, 1.04)
    radius = 0.84 if small else 0.76
    leaf = petal(radius, radius * 0.56, notch=0.15, root=0.04)
    for step in range(5):
        outline = moved(turned(leaf, step * 72), centre)
        canvas.stroke(outline, 0.05, rgba(mix(LIGHT.cherry, "#000000", 0.2)), closed=True)
        canvas.fill(outline, rgba(mix(GLOW, PETAL, 0.22)))
        if not small:
            light = [(0, -0.06), (-0.19, -0.36), (-0.06, -0.62), (0, -0.5)]
            deep = [(0, -0.06), (0.2, -0.38), (0.3, -0.52), (0.1, -0.64), (0, -0.5)]
            canvas.fill(moved(turned(light, step * 72), centre), rgba("#ffffff", 0.85))
            canvas.fill(moved(turned(deep, step * 72), centre), rgba(PETAL, 0.5))
    canvas.disc(centre, 0.17, rgba(PETAL))
    canvas.disc(centre, 0.09, rgba(GLOW))
    canvas.cut(plate)
    return canvas.finished()


def icon_file(side: int) -> Path:
    """The file of the icon of that size."""
    return assets_folder() / "icons" / f"sakura-desktop-{side}.png"


def make_files(folder: Path) -> None:
    """Write the icon in every size."""
    folder.mkdir(parents=True, exist_ok=True)
    for side in SIDES:
        paint_app_icon(side).save(folder / f"sakura-desktop-{side}.png", optimize=True)


if __name__ == "__main__":
    make_files(Path(sys.argv[1]) if len(sys.argv) > 1 else assets_folder() / "icons")
