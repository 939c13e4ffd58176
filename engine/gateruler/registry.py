"""The cards of the game by number and their clauses by reference; the card modules fill it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.registry import Registry
from engine.gateruler.card import ALWAYS, STANDING

if TYPE_CHECKING:
    from engine.cardgame.clauses import Effect
    from engine.gateruler.card import Card

REGISTRY: Final[Registry[Card, Effect]] = Registry(STANDING, ALWAYS)
"""Every card that can be played; `engine.gateruler.cards` fills it."""
