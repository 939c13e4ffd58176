"""A game deck as a short text, the same in every language: `holo1:hsd01-001:hsd01=3x4.4x3.5x3,hbp01=104:hy01=1x10-…`:
the oshi, the deck and the cheer deck.
"""

from __future__ import annotations

from typing import Final

from engine.cardgame.deck_code import CardWriting
from engine.hololive.pool import EVERY_NUMBER
from engine.hololive.setup import SideSetup

WRITING: Final = CardWriting("holo1", EVERY_NUMBER)


def deck_code(side: SideSetup) -> str:
    """The code of a game deck."""
    return WRITING.code(side.oshi, side.deck, side.cheer)


def read_deck_code(text: str) -> SideSetup:
    """The game deck of a code, legal or not. Raises `BadDeckCode`."""
    oshi, (deck, cheer) = WRITING.read(text, 2)
    return SideSetup(oshi=oshi, deck=deck, cheer=cheer)
