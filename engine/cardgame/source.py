"""Who resolves an effect, and what its text may speak of."""

from __future__ import annotations

from typing import NamedTuple


class Source(NamedTuple):
    """Who resolves an effect and what it belongs to: seat, card, its attack, the attack reacted to, the antecedent."""

    seat: int
    card: int = -1
    attack: int = -1
    answering: int = -1
    x: int = 0
    """What X is bound to, where the text speaks of X."""
    scale: int = 1
    """By how much every number written in the text is multiplied."""
    them: tuple[int, ...] = ()
    """The cards just chosen or moved: what "it" and "them" of the text mean."""
