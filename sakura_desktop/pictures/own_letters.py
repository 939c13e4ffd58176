"""The letters that fonts of Japanese, Korean and English lack and names of cards have: a small font of this project's
own, which every other falls back to.

`python -m sakura_desktop.pictures.own_letters FILE` makes the file under `assets/fonts` anew.
"""

from __future__ import annotations

import math
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sakura_desktop.paths import assets_folder

if TYPE_CHECKING:
    from collections.abc import Iterable

FAMILY: Final = "Sakura Letters"
EM: Final = 1000
ASCENT: Final = 880
MIDDLE: Final = 360
"""Halfway up a sign."""
STEPS: Final = 40
"""So many corners a bow has."""

Spot = tuple[float, float]
Outline = list[Spot]


def file() -> Path:
    """Where the font lies."""
    return assets_folder() / "fonts" / "sakura-letters.ttf"


def show_to_qt() -> None:
    """Let Qt's texts fall back to them too, once there is a program with texts."""
    from PySide6.QtGui import QGuiApplication

    if QGuiApplication.instance() is not None:
        _shown_to_qt()


@cache
def _shown_to_qt() -> None:
    from PySide6.QtGui import QFontDatabase

    QFontDatabase.addApplicationFont(str(file()))


def _along(spots: Iterable[Spot], wide: float) -> Outline:
    """The outline of a line of that width along some spots, clockwise."""
    way = list(spots)
    left, right = [], []
    for at, (x, y) in enumerate(way):
        (x0, y0), (x1, y1) = way[max(0, at - 1)], way[min(len(way) - 1, at + 1)]
        long = math.hypot(x1 - x0, y1 - y0)
        across = (-(y1 - y0) / long * wide / 2, (x1 - x0) / long * wide / 2)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    return left + right[::-1]


def _bow(centre: Spot, radius: float, start: float, end: float, grown: float = 1.0) -> Outline:
    """Spots on a bow, its angles in degrees; its radius becomes so much larger to its end."""
    found = []
    for step in range(STEPS + 1):
        share = step / STEPS
        angle, long = math.radians(start + (end - start) * share), radius * (1 + (grown - 1) * share)
        found.append((centre[0] + long * math.cos(angle), centre[1] + long * math.sin(angle)))
    return found


def _star(centre: Spot, long: float, waist: float) -> Outline:
    """Four points, clockwise."""
    return [
        (centre[0] + radius * math.sin(angle), centre[1] + radius * math.cos(angle))
        for radius, angle in ((long if turn % 2 == 0 else waist, turn * math.pi / 4) for turn in range(8))
    ]


def _thai_one() -> tuple[int, list[Outline]]:
    """A curl that winds out of its middle, open to the left."""
    spiral = _bow((285, 270), 70, 200, -460, 3.0)
    return 560, [_along(spiral, 66)]


def _waw() -> tuple[int, list[Outline]]:
    """A small ring on the line, and from it a bow below the line to the left."""
    ring = [*_bow((300, 190), 150, 90, -270)][:-1]
    inside = [*_bow((300, 190), 76, -270, 90)][:-1]
    tail = _along(_bow((120, 195), 294, 5, -105), 74)
    return 500, [ring, inside, tail]


def _flared_cross() -> tuple[int, list[Outline]]:
    """A cross whose arms widen to their ends, the lowest the longest."""
    thin, broad = 34, 110
    x, y, up, down, side = 340, 440, 320, 500, 250
    return 680, [[
        (x - broad, y + up), (x, y + up - 50), (x + broad, y + up), (x + thin, y + thin), (x + side, y + broad),
        (x + side - 50, y), (x + side, y - broad), (x + thin, y - thin), (x + broad, y - down), (x, y - down + 50),
        (x - broad, y - down), (x - thin, y - thin), (x - side, y - broad), (x - side + 50, y), (x - side, y + broad),
        (x - thin, y + thin),
    ]]  # fmt: skip


def _cross() -> tuple[int, list[Outline]]:
    """Two strokes, each a little bent."""
    return 720, [
        _along([(110, 660), (330, 400), (600, 30)], 96), _along([(590, 690), (330, 340), (120, 40)], 76),
    ]  # fmt: skip


def _white_star() -> tuple[int, list[Outline]]:
    """Four points, hollow."""
    return 800, [_star((400, MIDDLE), 390, 120), _star((400, MIDDLE), 250, 76)[::-1]]


MADE: Final = {"๑": _thai_one, "و": _waw, "♰": _flared_cross, "✗": _cross, "✧": _white_star}
LETTERS: Final = frozenset(MADE)
"""What it has."""


def make_file(path: Path) -> None:
    """Write the font."""
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    glyphs, widths, empty = {}, {}, TTGlyphPen(None).glyph()
    for letter, make in MADE.items():
        width, outlines = make()
        pen = TTGlyphPen(None)
        for outline in outlines:
            pen.moveTo(tuple(map(round, outline[0])))
            for spot in outline[1:]:
                pen.lineTo(tuple(map(round, spot)))
            pen.closePath()
        name = f"uni{ord(letter):04X}"
        glyphs[name], widths[name] = pen.glyph(), width
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder([".notdef", *glyphs])
    builder.setupCharacterMap({ord(letter): f"uni{ord(letter):04X}" for letter in MADE})
    builder.setupGlyf({".notdef": empty, **glyphs})
    builder.setupHorizontalMetrics({".notdef": (500, 0), **{
        name: (width, builder.font["glyf"][name].xMin) for name, width in widths.items()
    }})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=ASCENT - EM)
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular", "uniqueFontIdentifier": FAMILY})
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=ASCENT - EM, usWinAscent=ASCENT, usWinDescent=EM - ASCENT)
    builder.setupPost()
    builder.updateHead(created=0, modified=0)
    builder.font.recalcTimestamp = False
    path.parent.mkdir(parents=True, exist_ok=True)
    builder.save(path)


if __name__ == "__main__":
    make_file(Path(sys.argv[1]) if len(sys.argv) > 1 else file())
