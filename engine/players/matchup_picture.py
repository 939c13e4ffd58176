"""A table of chances as a picture (SVG): a square for each pair, its colour and its number say the same."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from engine.players.matchups import Cell

SIDE: Final = 30
LABEL: Final = 170
LETTERS: Final = 11
LOW: Final = (178, 86, 36)
MIDDLE: Final = (247, 247, 244)
HIGH: Final = (38, 103, 164)
"""Orange below, blue above one half: told apart by the colour-blind as well."""
DARK: Final = 140
"""Below this brightness letters on a square are white."""


def svg(cells: Iterable[Cell], brought: Sequence[str], named: Callable[[str], str], title: str) -> str:
    """The picture. Whoever points at a square reads the pair, the number of matches and the interval."""
    at = {key: number for number, key in enumerate(brought)}
    size = LABEL + SIDE * len(brought) + SIDE
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 {size} {size}" '
        f'font-family="sans-serif" font-size="{LETTERS}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{size}" height="{size}" fill="#fff"/>',
    ]
    for key, number in at.items():
        middle = LABEL + SIDE * number + SIDE // 2
        name = escape(named(key))
        found.append(f'<text x="{LABEL - 6}" y="{middle + 4}" text-anchor="end">{name}</text>')
        found.append(f'<text transform="translate({middle + 4},{LABEL - 6}) rotate(-90)">{name}</text>')
    found += [_square(cell, at[cell.first], at[cell.second], named) for cell in cells if cell.games]
    found.append("</svg>\n")
    return "\n".join(found)


def _square(cell: Cell, row: int, column: int, named: Callable[[str], str]) -> str:
    x, y = LABEL + SIDE * column, LABEL + SIDE * row
    colour = colour_of(cell.chance)
    letters = "#fff" if brightness(colour) < DARK else "#111"
    told = (
        f"{named(cell.first)} – {named(cell.second)}: {cell.chance:.0%} "
        f"({cell.low:.0%}–{cell.high:.0%}), {cell.wins}/{cell.games}"
    )
    return (
        f'<g><title>{escape(told)}</title><rect x="{x}" y="{y}" width="{SIDE - 1}" height="{SIDE - 1}" '
        f'fill="#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"/>'
        f'<text x="{x + SIDE // 2}" y="{y + SIDE // 2 + 4}" text-anchor="middle" fill="{letters}">'
        f"{cell.chance * 100:.0f}</text></g>"
    )


def colour_of(chance: float) -> tuple[int, int, int]:
    """The colour of a chance: white in the middle, full from a tenth and nine tenths on."""
    far = min(1.0, abs(chance - 0.5) / 0.4)
    end = HIGH if chance > 0.5 else LOW
    red, green, blue = (round(middle + (full - middle) * far) for middle, full in zip(MIDDLE, end, strict=True))
    return red, green, blue


def brightness(colour: tuple[int, int, int]) -> float:
    """How bright a colour is to the eye (Rec. 601), of 255."""
    red, green, blue = colour
    return 0.299 * red + 0.587 * green + 0.114 * blue
