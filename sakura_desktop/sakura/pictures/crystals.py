"""Crystals of cherry: five petals cut like stones, a light inside, a little glow. Each state has a shape of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import mix, rgba
from sakura_desktop.pictures.motif_pen import petal
from sakura_desktop.pictures.shapes import circle, moved, turned
from sakura_desktop.sakura.pictures.colours import colours

if TYPE_CHECKING:
    from PIL import Image

    from sakura_desktop.pictures.shapes import Point
    from sakura_desktop.theme import Theme

STATES: Final = ("normal", "empty", "lit", "ghost", "shadow")
CENTRE: Final = (1.0, 1.0)
RADIUS: Final = 0.76


def paint_crystal(side: int, theme: Theme, state: str) -> Image.Image:
    """A crystal, `side` pixels wide and high: `normal`; `empty`, the place of one; `lit`, which may be moved; `ghost`,
    which is about to come or go; `shadow`, one that lies in shadow and doesn't glow.
    """
    canvas = Canvas(side, side, 2.0)
    match state:
        case "empty":
            _empty(canvas, theme)
        case "ghost":
            _ghost(canvas, theme)
        case "lit":
            _lit(canvas, theme)
        case "shadow":
            _stone(canvas, theme, dim=0.4)
        case _:
            _glow(canvas, theme, 0.5)
            _stone(canvas, theme, dim=0.0)
    return canvas.finished()


def _petals(radius: float, width: float = 0.62) -> list[list[Point]]:
    leaf = petal(radius, radius * width, notch=0.16)
    return [moved(turned(leaf, step * 72), CENTRE) for step in range(5)]


def _blossom(radius: float) -> list[Point]:
    """The outline of all five petals together, as far as a glow needs it."""
    found: list[Point] = []
    for step in range(5):
        found += moved(turned(petal(radius, radius * 0.62), step * 72), CENTRE)
    return found


def _glow(canvas: Canvas, theme: Theme, strength: float) -> None:
    canvas.glow(_blossom(RADIUS * 1.04), 0.12, rgba(colours(theme).crystal_glow, strength))


def _stone(canvas: Canvas, theme: Theme, *, dim: float) -> None:
    """Petals, the facets on them, an edge, and the light in the middle."""
    petals = _petals(RADIUS)
    own = colours(theme)
    edge, base = mix(own.crystal_edge, own.shadow, dim), mix(own.crystal, own.shadow, dim)
    for outline in petals:
        canvas.stroke(outline, 0.09, rgba(edge), closed=True)
    for outline in petals:
        canvas.fill(outline, rgba(base))
    light = mix(base, own.crystal_core, 0.62)
    deep = mix(base, own.back_normal if theme.dark else own.crystal_edge, 0.2)
    for step in range(5):
        way = step * 72
        facets = (
            ([(0, 0), (-0.17, -0.34), (-0.05, -0.6), (0, -0.5)], light),
            ([(0, 0), (0.24, -0.36), (0.3, -0.52), (0.1, -0.66), (0, -0.5)], deep),
        )
        for facet, colour in facets:
            canvas.fill(moved(turned(facet, way), CENTRE), rgba(colour, 0.8))
    canvas.disc(CENTRE, 0.2, rgba(mix(base, own.crystal_core, 0.5)))
    canvas.disc(CENTRE, 0.12, rgba(colours(theme).crystal_core))


def _lit(canvas: Canvas, theme: Theme) -> None:
    """A crystal in a ring of light with four points, so that its shape says it too."""
    ring = circle(CENTRE, 0.92, 48)
    canvas.glow(circle(CENTRE, 0.78), 0.12, rgba(theme.lit, 0.5))
    canvas.stroke(ring, 0.075, rgba(theme.lit), closed=True)
    for way in (45, 135, 225, 315):
        point = [(0, -1.12), (0.11, -0.9), (-0.11, -0.9)]
        canvas.fill(moved(turned(point, way), CENTRE, 0.98), rgba(theme.lit))
    _stone(canvas, theme, dim=0.0)


def _empty(canvas: Canvas, theme: Theme) -> None:
    """The print of a blossom in the paper."""
    for outline in _petals(RADIUS * 0.84, 0.52):
        canvas.fill(outline, rgba(mix(colours(theme).lane, colours(theme).lane_mark, 0.22), 0.6))
        canvas.stroke(outline, 0.045, rgba(colours(theme).lane_mark, 0.75), closed=True)


def _ghost(canvas: Canvas, theme: Theme) -> None:
    """A broken outline: here, and not yet."""
    for outline in _petals(RADIUS):
        canvas.fill(outline, rgba(colours(theme).crystal, 0.22))
    for outline in _petals(RADIUS):
        canvas.dashes(outline, 0.085, rgba(colours(theme).crystal_edge, 0.95), dash=0.16, gap=0.12)
