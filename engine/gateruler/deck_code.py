"""A ruler with a deck as a short text, the same in every language: `gate1:gr-w23:gr=1x4.6x3.10-…`."""

from __future__ import annotations

from typing import Final

from engine.cardgame.deck_code import CardWriting
from engine.gateruler.pool import EVERY_NUMBER
from engine.gateruler.setup import SideSetup

WRITING: Final = CardWriting("gate1", EVERY_NUMBER)


def deck_code(side: SideSetup) -> str:
    """The code of a ruler with a deck."""
    return WRITING.code(side.ruler, side.deck)


def read_deck_code(text: str) -> SideSetup:
    """The ruler and the deck of a code, legal or not. Raises `BadDeckCode`."""
    ruler, (deck,) = WRITING.read(text, 1)
    return SideSetup(ruler=ruler, deck=deck)
