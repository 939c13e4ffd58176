"""How large things are on a board, and where each of its places lies."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

TIGHTEST: Final = 0.86
"""How much smaller than at scale 1 everything may become at zoom 1 before a board scrolls."""
CARD: Final = QSize(76, 106)
"""A card on a board at scale 1."""
PIECE: Final = 25
GAP: Final = 6
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

    def px(self, units: float) -> int:
        """Units of the layout at scale 1 in pixels."""
        return round(units * self.scale)


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


def smallest(base: QSize, zoom: float) -> QSize:
    """The smallest board at a zoom, of one that is `base` at scale 1; a smaller window scrolls."""
    factor = max(zoom, 1.0) * TIGHTEST
    return QSize(round(base.width() * factor), round(base.height() * factor))


def measures_of(size: QSize, base: QSize, zoom: float) -> Measures:
    """Sizes of things on a board of that size: as large as it has room for, times the zoom."""
    fit = max(TIGHTEST, min(size.width() / base.width(), size.height() / base.height()))
    scale = fit * zoom if zoom <= 1 else max(fit, TIGHTEST * zoom)
    return Measures(
        scale=scale,
        card=QSize(round(CARD.width() * scale), round(CARD.height() * scale)),
        small=QSize(round(CARD.width() * scale * 0.86), round(CARD.height() * scale * 0.86)),
        piece=round(PIECE * scale),
        gap=max(3, round(GAP * scale)),
    )


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
