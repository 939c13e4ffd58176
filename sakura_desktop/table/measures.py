"""How large things are on a board, and where each of its places lies."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

CARD: Final = QSize(76, 106)
"""A card on a board at scale 1."""
PIECE: Final = 25
GAP: Final = 5
TITLE: Final = 19
"""Height of a place's name at scale 1."""
LETTERS: Final = 0.78
"""The letters of a name by the height of its line."""
LEAST_LETTERS: Final = 12
"""Pixels: no smaller even on the smallest board …"""
READ: Final = 14
"""… and on one as large as a window of 1280×720 has."""
READ_AT: Final = 15.6
"""Letters of that size at scale 1 are read on any board."""
NARROWEST: Final = 75
"""How narrow letters may become where there is little room, in hundredths, before a name is broken or loses its end."""
MOST_GROWN: Final = 1.35
"""How much larger type on the board becomes with the zoom; the frame stays."""
PROMPT: Final = 90
"""Height of the question's band at scale 1."""
LEAST_PROMPT: Final = 72
"""Pixels of the question's band, on however small a board."""
LEAST_PLATE: Final = 116
"""Pixels of a player's plate's width, on however small a board: names are to be read."""
LEAST: Final = QSize(420, 300)
"""Below that a board scrolls."""
NEAR: Final = 12
"""Pixels that a place may move without anybody's eye losing it."""


class Measures(NamedTuple):
    """Sizes of things at the board's present scale, in pixels."""

    scale: float
    card: QSize
    small: QSize
    """A card of a pile at the edge."""
    piece: int
    """A piece, a token, a counter."""
    gap: int
    grown: float = 1.0
    """How much larger type is than the scale makes it."""
    asks: bool = True
    """There is a band for the question."""

    def px(self, units: float) -> int:
        """Units of the layout at scale 1 in pixels."""
        return round(units * self.scale)

    def enlarged(self, pixels: int) -> int:
        """A length that is larger on a larger board, and no smaller on a smaller one."""
        return max(pixels, self.px(pixels))

    def letters(self, units: float) -> int:
        """Letters of that size at scale 1, in pixels."""
        least = min(READ, max(LEAST_LETTERS, round(READ_AT * self.scale)))
        return max(least, round(units * self.scale * self.grown))

    @property
    def title(self) -> int:
        """Height of a place's name."""
        return max(LEAST_LETTERS + 3, round(TITLE * self.scale * self.grown))

    @property
    def prompt(self) -> int:
        """Height of the question's band."""
        if not self.asks:
            return 0
        return max(LEAST_PROMPT, round(PROMPT * self.scale * self.grown))


class Measured:
    """What has lengths of its own on a board that is larger or smaller."""

    measures: Measures | None = None
    """None until it is laid out."""

    def enlarged(self, pixels: int) -> int:
        """A length of its own, larger on a larger board."""
        return self.measures.enlarged(pixels) if self.measures is not None else pixels


class Layout(NamedTuple):
    """The rectangle of each place by name, and the sizes of things. `prompt` is where the question stands; `plate.N`
    where a player's plate does, `panels.N` where their components do.
    """

    measures: Measures
    rects: dict[str, QRect]

    def near(self, other: Layout) -> bool:
        """Whether every place lies nearly where it does in the other, so that what flies there still arrives."""
        if self.rects.keys() != other.rects.keys():
            return False
        ways = (rect.center() - other.rects[place].center() for place, rect in self.rects.items())
        return all(way.manhattanLength() <= NEAR for way in ways)


def grown(zoom: float) -> float:
    """How much type on a board grows with the zoom."""
    return min(max(zoom, 0.9), MOST_GROWN)


def measures_of(size: QSize, base: QSize, zoom: float, *, asks: bool = True, card: QSize = CARD) -> Measures:
    """Sizes of things on a board of that size: as large as it has room for beside the question, whose band and whose
    type alone grow with the zoom; without that band where nothing is asked. `base` is the board at scale 1 without it,
    `card` a card there where it has room.
    """
    larger = grown(zoom)
    band, least = (PROMPT * larger, LEAST_PROMPT) if asks else (0.0, 0)
    wide, high = size.width() / base.width(), size.height() / (base.height() + band)
    scale = min(wide, high, max(0.1, (size.height() - least) / base.height()))
    return Measures(
        scale=scale,
        card=QSize(round(card.width() * scale), round(card.height() * scale)),
        small=QSize(round(CARD.width() * scale * 0.86), round(CARD.height() * scale * 0.86)),
        piece=round(PIECE * scale),
        gap=max(2, round(GAP * scale)),
        grown=larger,
        asks=asks,
    )


def rows(top: int, gap: int, heights: list[int], spare: int) -> list[tuple[int, int]]:
    """Tops and heights of rows one below the other; what is to spare, or short, is shared by their height."""
    whole = max(1, sum(heights))
    found = []
    for height in heights:
        higher = height + spare * height // whole
        found.append((top, higher))
        top += higher + gap
    return found


def columns(rect: QRect, gap: int, widths: list[int], flexible: int) -> list[QRect]:
    """Rectangles side by side; the flexible one takes what the others leave."""
    widths = list(widths)
    widths[flexible] = rect.width() - sum(w for i, w in enumerate(widths) if i != flexible) - gap * (len(widths) - 1)
    found = []
    left = rect.left()
    for width in widths:
        found.append(QRect(left, rect.top(), width, rect.height()))
        left += width + gap
    return found
