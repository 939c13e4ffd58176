"""What taking an answer back would take back of knowledge: cards that came to be known, and luck that was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.events import CardMoved

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.areas import Areas
    from engine.kernel.events import Event


def crosses_knowledge(events: Iterable[Event], areas: Areas) -> bool:
    """Whether what happened made something known to a seat, or drew a lot."""
    return any(event.reveals or (isinstance(event, CardMoved) and _shows(event, areas)) for event in events)


def _shows(event: CardMoved, areas: Areas) -> bool:
    """A card that was drawn, or that came out of hiding."""
    return event.why == "draw" or (areas.at(event.source).sight != "all" and areas.at(event.target).sight == "all")
