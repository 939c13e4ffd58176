"""Emblems: a motif pale on a roundel of its colour, or alone as a watermark. A game draws its motifs; a word for which
nobody has drawn one has a crest made from it.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import from_hue, mix, rgba
from sakura_desktop.pictures.crest import crest_of, draw_crest
from sakura_desktop.pictures.motif_pen import Mark, Pen, draw
from sakura_desktop.pictures.shapes import circle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PIL import Image

    from sakura_desktop.pictures.colour import Colour
    from sakura_desktop.pictures.shapes import Point
    from sakura_desktop.theme import Theme

SMALL: Final = 26
"""Below so many pixels an emblem loses its rim, so that its motif stays readable."""
KEPT: Final = 24
"""How many motifs stay drawn: each is some thousand points, and is drawn in less time than a card is painted."""


class Motif(NamedTuple):
    """How a motif is drawn, and the colour of its emblem: hue in degrees and how strong it is."""

    draw: Callable[[Pen], None]
    hue: float
    strength: float


class Emblems:
    """The emblems of a game, by the word for their motif."""

    def __init__(self, drawn: Mapping[str, Motif]) -> None:
        """These motifs are drawn by hand."""
        self._drawn = drawn
        self.marks = lru_cache(maxsize=KEPT)(self._marks)
        """A motif drawn: by hand where somebody did, else as a crest made from its word."""

    def _marks(self, motif: str) -> tuple[Mark, ...]:
        pen = Pen()
        if motif in self._drawn:
            self._drawn[motif].draw(pen)
        else:
            draw_crest(pen, crest_of(motif))
        return tuple(pen.marks)

    def hue(self, motif: str) -> tuple[float, float]:
        """The hue of a motif's emblem in degrees, and how strong it is."""
        found = self._drawn.get(motif) or crest_of(motif)
        return found.hue, found.strength

    def colour(self, motif: str, theme: Theme) -> Colour:
        """The colour of a motif's emblem; pale ink reads on it."""
        hue, strength = self.hue(motif)
        # yellow and green look lighter than blue and red of the same value
        light = 0.5 + 0.08 * math.cos(math.radians(hue - 250)) + max(0.0, strength - 0.6) * 0.5
        return from_hue(hue, strength, light + (0.04 if theme.dark else 0.0))

    def paint(self, motif: str, side: int, theme: Theme) -> Image.Image:
        """The roundel of a motif, `side` pixels wide and high."""
        canvas = Canvas(side, side, 2.2)
        centre = (1.1, 1.1)
        base = self.colour(motif, theme)
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
        draw(canvas, self.marks(motif), centre, 0.9 if small else 0.8, tones)  # type: ignore[arg-type]  # the three tones
        return canvas.finished()

    def watermark(
        self, canvas: Canvas, motif: str, centre: Point, radius: float, ground: Colour, ink: Colour, share: float
    ) -> None:
        """A motif laid faintly on the paper of a card."""
        tones = {
            "figure": rgba(mix(ground, ink, share)),
            "shade": rgba(mix(ground, ink, share * 0.6)),
            "ground": rgba(ground),
        }
        draw(canvas, self.marks(motif), centre, radius, tones)  # type: ignore[arg-type]  # the three tones
