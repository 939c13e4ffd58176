"""The backs of cards: the two kinds differ by pattern and shape, as the rules want them told apart (§6-2-1-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.art.canvas import Canvas
from sakura_desktop.art.cardframe import ACROSS, CORNER
from sakura_desktop.art.colour import mix, rgba
from sakura_desktop.art.emblems import marks_of
from sakura_desktop.art.pen import draw
from sakura_desktop.art.shapes import arc, circle, notched, rounded

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.art.theme import Theme

SCALE: Final = 78.0
"""Radius of a wave."""


def paint_back(kind: str, size: tuple[int, int], theme: Theme) -> Image.Image:
    """The back of a normal or of a special card, of so many real pixels."""
    canvas = Canvas(size[0], size[1], ACROSS)
    bottom = ACROSS * size[1] / size[0]
    special = kind == "special"
    base = theme.back_special if special else theme.back_normal
    canvas.fill(rounded((0, 0, ACROSS, bottom), CORNER), rgba(theme.card_edge))
    inner = rounded((5, 5, ACROSS - 5, bottom - 5), CORNER - 4)
    canvas.fade(rgba(mix(base, "#ffffff", 0.07)), rgba(mix(base, "#000000", 0.16)), inner)
    if special:
        _lattice(canvas, bottom, mix(base, theme.gold, 0.3))
        _special_middle(canvas, bottom, theme, base)
    else:
        _waves(canvas, bottom, mix(base, theme.on_type, 0.2))
        _normal_middle(canvas, bottom, theme, base)
    canvas.cut(rounded((0, 0, ACROSS, bottom), CORNER))
    return canvas.finished()


def _waves(canvas: Canvas, bottom: float, ink: str) -> None:
    """Waves in rows, each before the row behind it."""
    row, y = 0, SCALE * 0.5
    while y < bottom + SCALE:
        x = (SCALE if row % 2 else 0.0) - SCALE
        while x < ACROSS + SCALE:
            for share in (0.92, 0.6, 0.28):
                canvas.stroke(arc((x, y), SCALE * share, 205, 335, 14), 6, rgba(ink))
            x += SCALE * 2
        row, y = row + 1, y + SCALE * 0.62


def _lattice(canvas: Canvas, bottom: float, ink: str) -> None:
    """A lattice of lozenges with a grain in each."""
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


def _normal_middle(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    pale = mix(theme.on_type, base, 0.1)
    line = rounded((26, 26, ACROSS - 26, bottom - 26), 18)
    canvas.stroke(line, 8, rgba(mix(pale, base, 0.35)), closed=True)
    centre = (ACROSS / 2, bottom / 2)
    canvas.disc(centre, 176, rgba(base))
    canvas.ring(centre, 164, 9, rgba(pale))
    tones = {"figure": rgba(pale), "shade": rgba(mix(pale, base, 0.5)), "ground": rgba(base)}
    draw(canvas, marks_of("cherry"), centre, 146, tones)  # type: ignore[arg-type]  # the three tones


def _special_middle(canvas: Canvas, bottom: float, theme: Theme, base: str) -> None:
    gold = mix(theme.gold, "#ffffff", 0.18)
    for inset, width in ((24, 9), (46, 5)):
        line = notched((inset, inset, ACROSS - inset, bottom - inset), 44)
        canvas.stroke(line, width, rgba(gold), closed=True)
    centre = (ACROSS / 2, bottom / 2)
    lozenge = circle(centre, 246, 4)
    canvas.fill(lozenge, rgba(base))
    canvas.stroke(lozenge, 10, rgba(gold), closed=True)
    canvas.stroke(circle(centre, 216, 4), 5, rgba(gold), closed=True)
    tones = {"figure": rgba(gold), "shade": rgba(mix(gold, base, 0.5)), "ground": rgba(base)}
    draw(canvas, marks_of("cherry"), centre, 122, tones)  # type: ignore[arg-type]  # the three tones
