"""The cards, set by set: declarations by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.hololive.card import Card

POOL: Final[tuple[Card, ...]] = ()
"""Every card that can be played."""
