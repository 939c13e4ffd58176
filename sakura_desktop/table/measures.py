"""How large things are on a board, and where each of its places lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtCore import QRect, QSize


class Measures(NamedTuple):
    """Sizes of things at the board's present scale, in pixels."""

    scale: float
    card: QSize
    small: QSize
    """A card of a pile at the edge."""
    piece: int
    """A crystal, a token, a counter."""
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
