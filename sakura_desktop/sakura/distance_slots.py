"""What stands where on the lane of distance: crystals that count, tokens that count, crystals that tokens lie on.

The things that count stand first, so that the last of them is at the present distance; behind them the crystals that
don't count, each under its token.
"""

from __future__ import annotations

from typing import NamedTuple

PLUS, MINUS = "distance-plus", "distance-minus"
"""Tokens that count as distance, and tokens on crystals that then don't."""
PLACES = 10
"""So many places has the lane."""


class DistanceSlots(NamedTuple):
    """How many of what are on the lane; of tokens by seat."""

    crystals: int = 0
    coming: int = 0
    """Crystals that would come by what is chosen."""
    plus: tuple[int, int] = (0, 0)
    minus: tuple[int, int] = (0, 0)

    @property
    def counting(self) -> int:
        """Crystals that no token lies on."""
        return max(0, self.crystals - sum(self.minus))

    @property
    def total(self) -> int:
        """How many cells the lane has."""
        return max(PLACES, self.crystals + self.coming + sum(self.plus))

    def crystal(self, row: int) -> int:
        """The cell of a crystal, of one that would come, or of an empty place. The first rows are those under tokens,
        since a hand takes the last ones.
        """
        under = self.crystals - self.counting
        if row < under:
            return self.counting + sum(self.plus) + row
        return row - under if row < self.crystals else row + sum(self.plus)

    def covered(self, row: int) -> bool:
        """Whether a token lies on that crystal: it can't be taken, and doesn't count."""
        return row < self.crystals - self.counting

    def tokens(self, place: str) -> tuple[int, int]:
        """The first cell of the tokens of a place, and how many cells they take."""
        area, _, number = place.partition(".")
        seat = int(number)
        counts = self.plus if area == PLUS else self.minus
        first = self.counting + (sum(self.plus) if area == MINUS else 0) + (counts[0] if seat else 0)
        return first, counts[seat]

    def zone(self, place: str) -> tuple[int, int]:
        """Where a token may be laid down: beside the crystals for one that counts, else on the crystals."""
        if place.partition(".")[0] == MINUS:
            return 0, max(1, self.counting)
        first = min(self.counting, self.total - 1)
        return first, self.total - first
