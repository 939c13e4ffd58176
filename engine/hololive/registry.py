"""The cards of the game by number and their clauses by reference; the card modules fill it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cardgame.registry import Registry
from engine.hololive.card import STANDING

if TYPE_CHECKING:
    from engine.cardgame.clauses import Effect
    from engine.hololive.card import Card

REGISTRY: Final[Registry[Card, Effect]] = Registry(STANDING)
"""Every card that can be played; `engine.hololive.cards` fills it."""
