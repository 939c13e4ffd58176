"""The cards, set by set: declarations by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.hololive.cards import (
    cheer,
    hbp01,
    hbp02,
    hsd01,
    hsd02,
    hsd03,
    hsd04,
    hsd05,
    hsd06,
    hsd07,
    hsd08,
    hsd09,
    hsd10,
    hsd11,
    hsd12,
    hsd13,
    hsd14,
    hsd15,
    hsd16,
    hsd17,
    hsd18,
    hsd19,
    hys01,
)

if TYPE_CHECKING:
    from engine.hololive.card import Card

_SETS: Final = (
    hys01, hsd01, hsd02, hsd03, hsd04, hsd05, hsd06, hsd07, hsd08, hsd09, hsd10, hsd11, hsd12, hsd13,
    hsd14, hsd15, hsd16, hsd17, hsd18, hsd19, hbp01, hbp02, cheer,
)
POOL: Final[tuple[Card, ...]] = tuple(card for one in _SETS for card in one.CARDS)
"""Every card that can be played."""
