"""The backs of cards: the kinds differ by pattern and shape, as the rules want them told apart (§6-2-1-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.motif_pen import draw
from sakura_desktop.pictures.shapes import ACROSS, CORNER, arc, chamfered, circle, curve, notched, rounded
from sakura_desktop.sakura.pictures.card_frame import shield
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.sakura.pictures.emblems import EMBLEMS

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from sakura_desktop.pictures.shapes import Points
    from sakura_desktop.theme import Theme

SCALE: Final = 78.0
"""Radius of a wave."""


def paint_back(kind: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    """The back of a card of a kind, of so many real pixels."""
    canvas = Canvas(size[0], size[1], ACROSS)
    bottom = ACROSS * size[1] / size[0]
    base = colours(theme).back_of(kind)
    canvas.fill(rounded((0, 0, ACROSS, bottom), CORNER), rgba(theme.card_edge))
    inner = rounded((5, 5, ACROSS - 5, bottom - 5), CORNER - 4)
    canvas.fade(rgba(mix(base, "#ffffff", 0.07)), rgba(mix(base, "#000000", 0.16)), inner)
    pattern, middle = _BACKS.get(kind, _BACKS["normal"])
    pattern(canvas, bottom, theme, base)
    middle(canvas, bottom, theme, base)
    canvas.cut(rounded((0, 0, ACROSS, bottom), CORNER))
    return canvas.finished()


def _waves(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    """Waves in rows, each before the row behind it."""
    ink = mix(base, theme.on_type, 0.2)
    row, y = 0, SCALE * 0.5
    while y < bottom + SCALE:
        x = (SCALE if row % 2 else 0.0) - SCALE
        while x < ACROSS + SCALE:
            for share in (0.92, 0.6, 0.28):
                canvas.stroke(arc((x, y), SCALE * share, 205, 335, 14), 6, rgba(ink))
            x += SCALE * 2
        row, y = row + 1, y + SCALE * 0.62


def _lattice(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    """A lattice of lozenges with a grain in each."""
    ink = mix(base, theme.gold, 0.3)
    step = 90.0
    start = -bottom
    while start < ACROSS + bottom:
        canvas.stroke([(start, 0), (start + bottom, bottom)], 5, rgba(ink))
        canvas.stroke([(start, bottom), (start + bottom, 0)], 5, rgba(ink))
        start += step
    y = 0.0
    while y <= bottom:
        x = 0.0
        while x <= ACROSS + step:
            canvas.disc((x, y + step / 2), 8, rgba(ink))
            x += step
        y += step


def _drops(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    """Drops that fall, row by row."""
    ink = mix(base, theme.on_type, 0.22)
    for row in range(int(bottom // 110) + 2):
        for column in range(8):
            x, y = column * 96.0 + (48.0 if row % 2 else 0.0) - 24, row * 110.0
            drop = [*curve((x, y - 42), (x - 40, y + 2), (x - 26, y + 34), (x, y + 34)),
                    *curve((x, y + 34), (x + 26, y + 34), (x + 40, y + 2), (x, y - 42))]  # fmt: skip
            if row % 2:
                canvas.fill(drop, rgba(ink))
            else:
                canvas.stroke(drop, 6, rgba(ink), closed=True)


def _plates(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    """Six-sided plates, each held by a bolt."""
    ink = mix(base, theme.on_type, 0.22)
    for row in range(int(bottom // 104) + 2):
        for column in range(7):
            centre = (column * 120.0 + (60.0 if row % 2 else 0.0) - 30, row * 104.0)
            canvas.stroke(circle(centre, 60, 6, 30), 6, rgba(ink), closed=True)
            canvas.disc(centre, 11, rgba(ink))


def _arrows(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    """Arrowheads that drive upwards."""
    ink = mix(base, theme.on_type, 0.2)
    y = -40.0
    while y < bottom + 120:
        for x in range(0, int(ACROSS) + 1, 126):
            canvas.stroke([(x - 63.0, y + 52), (float(x), y), (x + 63.0, y + 52)], 12, rgba(ink))
        y += 62


def _spears(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    """Spears in ranks, each with its blade and its crossbar."""
    ink = mix(base, theme.on_type, 0.2)
    for row in range(int(bottom // 230) + 2):
        for column in range(9):
            x, y = column * 84.0 + (42.0 if row % 2 else 0.0) - 12, row * 230.0 - 60
            canvas.stroke([(x, y + 64), (x, y + 200)], 8, rgba(ink))
            canvas.fill([(x, y), (x + 17, y + 52), (x, y + 72), (x - 17, y + 52)], rgba(ink))
            canvas.stroke([(x - 20, y + 84), (x + 20, y + 84)], 7, rgba(ink))


def _normal_middle(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    pale = mix(theme.on_type, base, 0.1)
    line = rounded((26, 26, ACROSS - 26, bottom - 26), 18)
    canvas.stroke(line, 8, rgba(mix(pale, base, 0.35)), closed=True)
    centre = (ACROSS / 2, bottom / 2)
    canvas.disc(centre, 176, rgba(base))
    canvas.ring(centre, 164, 9, rgba(pale))
    _motif(canvas, "cherry", bottom, 146, pale, base)


def _special_middle(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    gold = mix(theme.gold, "#ffffff", 0.18)
    for inset, width in ((24, 9), (46, 5)):
        line = notched((inset, inset, ACROSS - inset, bottom - inset), 44)
        canvas.stroke(line, width, rgba(gold), closed=True)
    centre = (ACROSS / 2, bottom / 2)
    _plate(canvas, circle(centre, 246, 4), gold, base)
    canvas.stroke(circle(centre, 216, 4), 5, rgba(gold), closed=True)
    _motif(canvas, "cherry", bottom, 122, gold, base)


def _poison_middle(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    pale = mix(theme.on_type, base, 0.1)
    line = rounded((28, 28, ACROSS - 28, bottom - 28), 110)
    canvas.stroke(line, 9, rgba(mix(pale, base, 0.3)), closed=True)
    x, y = ACROSS / 2, bottom / 2
    drop = [*curve((x, y - 300), (x - 260, y - 40), (x - 210, y + 210), (x, y + 210)),
            *curve((x, y + 210), (x + 210, y + 210), (x + 260, y - 40), (x, y - 300))]  # fmt: skip
    canvas.fill(drop, rgba(base))
    canvas.stroke(drop, 9, rgba(pale), closed=True)
    _motif(canvas, "poison", bottom + 30, 128, pale, base)


def _part_middle(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    pale = mix(theme.on_type, base, 0.1)
    canvas.stroke(chamfered((28, 28, ACROSS - 28, bottom - 28), 76), 10, rgba(mix(pale, base, 0.3)), closed=True)
    for x in (64.0, ACROSS - 64):
        for y in (64.0, bottom - 64):
            canvas.disc((x, y), 17, rgba(pale))
    centre = (ACROSS / 2, bottom / 2)
    _plate(canvas, circle(centre, 216, 6, 30), pale, base)
    _motif(canvas, "electron", bottom, 150, pale, base)


def _transform_middle(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    pale = mix(theme.on_type, base, 0.1)
    for inset in (26, 48):
        shape = [(ACROSS / 2, inset), (ACROSS - inset, inset + 130), (ACROSS - inset, bottom - inset - 130),
                 (ACROSS / 2, bottom - inset), (inset, bottom - inset - 130), (inset, inset + 130)]  # fmt: skip
        canvas.stroke(shape, 8 if inset < 30 else 4, rgba(mix(pale, base, 0.3)), closed=True)
    centre = (ACROSS / 2, bottom / 2)
    shield = circle(centre, 222, 3, -90)
    canvas.fill(circle(centre, 184), rgba(base))
    canvas.fill(shield, rgba(base))
    canvas.ring(centre, 176, 10, rgba(pale))
    _motif(canvas, "new-form", bottom, 146, pale, base)


def _curtains(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    """The folds of a curtain."""
    ink = mix(base, theme.on_type, 0.18)
    for step in range(13):
        x = step * 52.0
        canvas.stroke(curve((x, -20), (x + 34, bottom * 0.3), (x - 34, bottom * 0.7), (x, bottom + 20)), 12, rgba(ink))


def _plot_middle(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    pale = mix(theme.on_type, base, 0.1)
    left, right, high = 30.0, ACROSS - 30, bottom - 30
    line = [(left, 30.0), (right, 30.0), (right - 34, bottom / 2), (right, high), (left, high), (left + 34, bottom / 2)]
    canvas.stroke(line, 9, rgba(mix(pale, base, 0.3)), closed=True)
    centre = (ACROSS / 2, bottom / 2)
    _plate(canvas, circle(centre, 222, 8, 22.5), pale, base)
    _motif(canvas, "masks", bottom, 160, pale, base)


def _unit_middle(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    pale = mix(theme.on_type, base, 0.1)
    for inset, width in ((26, 9), (50, 4)):
        canvas.stroke(shield((inset, inset, ACROSS - inset, bottom - inset), 120), width,
                      rgba(mix(pale, base, 0.3)), closed=True)  # fmt: skip
    x, y = ACROSS / 2, bottom / 2
    middle = shield((x - 206, y - 232, x + 206, y + 262), 130)
    _plate(canvas, middle, pale, base)
    _motif(canvas, "armet", bottom - 16, 150, pale, base)


def _plate(canvas: Canvas, shape: Points, edge: str, base: str) -> None:
    """What a motif lies on."""
    canvas.fill(shape, rgba(base))
    canvas.stroke(shape, 10, rgba(edge), closed=True)


def _motif(canvas: Canvas, motif: str, bottom: float, radius: float, ink: str, base: str) -> None:
    tones = {"figure": rgba(ink), "shade": rgba(mix(ink, base, 0.5)), "ground": rgba(base)}
    draw(canvas, EMBLEMS.marks(motif), (ACROSS / 2, bottom / 2), radius, tones)  # type: ignore[arg-type]  # the three tones


_BACKS: Final[dict[str, tuple[Callable[[Canvas, float, Theme, str], None], ...]]] = {
    "normal": (_waves, _normal_middle),
    "special": (_lattice, _special_middle),
    "poison": (_drops, _poison_middle),
    "part": (_plates, _part_middle),
    "transform": (_arrows, _transform_middle),
    "plot": (_curtains, _plot_middle),
    "unit": (_spears, _unit_middle),
}
