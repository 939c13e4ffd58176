"""The emblem of a form: its motif pale on a roundel of its colour, or alone as a watermark."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PIL import Image

from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import from_hue, mix, rgba
from sakura_desktop.pictures.crest import crest_of, draw_crest
from sakura_desktop.pictures.motif_pen import Mark, Pen, draw
from sakura_desktop.pictures.motifs import MOTIFS
from sakura_desktop.pictures.shapes import circle

if TYPE_CHECKING:
    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.shapes import Point
    from sakura_desktop.theme import Theme

SMALL: Final = 26
"""Below so many pixels an emblem loses its rim, so that its motif stays readable."""
KEPT: Final = 24
"""How many motifs stay drawn: each is some thousand points, and is drawn in less time than a card is painted."""


@lru_cache(maxsize=KEPT)
def marks_of(motif: str) -> tuple[Mark, ...]:
    """A motif drawn: by hand where somebody did, else as a crest made from its word."""
    pen = Pen()
    if motif in MOTIFS:
        MOTIFS[motif].draw(pen)
    else:
        draw_crest(pen, crest_of(motif))
    return tuple(pen.marks)


def colour_of(motif: str, theme: Theme) -> Colour:
    """The colour of a motif's emblem; pale ink reads on it."""
    if motif in MOTIFS:
        hue, strength = MOTIFS[motif].hue, MOTIFS[motif].strength
    else:
        crest = crest_of(motif)
        hue, strength = crest.hue, crest.strength
    # yellow and green look lighter than blue and red of the same value
    light = 0.5 + 0.08 * math.cos(math.radians(hue - 250)) + max(0.0, strength - 0.6) * 0.5
    return from_hue(hue, strength, light + (0.04 if theme.dark else 0.0))


def emblem(motif: str, side: int, theme: Theme) -> Image.Image:
    """The roundel of a motif, `side` pixels wide and high."""
    canvas = Canvas(side, side, 2.2)
    centre = (1.1, 1.1)
    base = colour_of(motif, theme)
    pale = mix(theme.on_type, base, 0.04)
    canvas.fill(circle(centre, 1.06), rgba(mix(base, "#000000", 0.35)))
    canvas.fade(rgba(mix(base, "#ffffff", 0.14)), rgba(mix(base, "#000000", 0.14)), circle(centre, 1.02))
    small = side < SMALL
    if not small:
        canvas.ring(centre, 0.94, 0.03, rgba(pale, 0.75))
    tones = {
        "figure": rgba(pale),
        "shade": rgba(mix(pale, base, 0.42)),
        "ground": rgba(mix(base, "#000000", 0.04)),
    }
    draw(canvas, marks_of(motif), centre, 0.9 if small else 0.8, tones)  # type: ignore[arg-type]  # the three tones
    return canvas.finished()


def watermark(
    canvas: Canvas, motif: str, centre: Point, radius: float, ground: Colour, ink: Colour, share: float
) -> None:
    """A motif laid faintly on the paper of a card."""
    tones = {
        "figure": rgba(mix(ground, ink, share)),
        "shade": rgba(mix(ground, ink, share * 0.6)),
        "ground": rgba(ground),
    }
    draw(canvas, marks_of(motif), centre, radius, tones)  # type: ignore[arg-type]  # the three tones


def twin_emblem(motifs: tuple[str, ...], side: int, theme: Theme) -> Image.Image:
    """The emblem of a card: of one form, or of two that share it, the second half behind the first."""
    if len(motifs) < 2:
        return emblem(motifs[0] if motifs else "cherry", side, theme)
    part = round(side * 0.66)
    sheet = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    sheet.alpha_composite(emblem(motifs[1], part, theme), (side - part, side - part))
    sheet.alpha_composite(emblem(motifs[0], part, theme), (0, 0))
    return sheet
