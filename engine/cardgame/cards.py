"""What every card is: its number, its effects in order, and the hooks that they hang into the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.clauses import Clause, Effect, Hook


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card:
    """A card of a card set, as printed; a game's own card says the rest."""

    number: str
    card_set: str
    kind: str
    """What the back tells, or whatever tells cards of one game apart first: normal, special; cheer, member …"""
    effects: tuple[Effect, ...] = ()
    by_kind: dict[str, tuple[Effect, ...]] = field(default_factory=dict)
    """Its effects by their classes; filled in when the card is registered, as is what follows."""
    standing: dict[str, tuple[Hook, ...]] = field(default_factory=dict)
    """Hooks of the effects that are in force for a time, by the effect's class."""
    own: dict[type[Hook], tuple[Hook, ...]] = field(default_factory=dict)
    """Hooks that concern this card alone, wherever it is, by their shape."""

    def clauses(self) -> Iterable[Clause]:
        """Clauses beside its effects: figures that its text computes."""
        return ()

    def texts(self) -> Sequence[Card]:
        """Every side with a text of its own; the card itself is the first."""
        return (self,)
