"""What code that knows no game asks of the game at hand, by the class of its state: `State.rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.areas import Areas
    from engine.cardgame.clauses import Hook
    from engine.cardgame.components import Components
    from engine.cardgame.hooks import InForce
    from engine.cardgame.registry import Registry
    from engine.cardgame.source import Source
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution


class Rules(Protocol):
    """A game's own part in what every card game does. Its methods are given the game's own state and table."""

    areas: Areas
    """Every area of the game."""
    components: Components
    """What players may bring beside cards."""
    order_section: str
    """The numbered rule by which effects that arose together are put into an order."""

    def section(self, of: str, state: Any, source: Source) -> str:
        """The numbered rule by which a text asks: `may` (whether something is done), `choose` (one of several steps),
        `cards` (which cards), `look` (at cards that only one player sees).
        """

    @property
    def registry(self) -> Registry[Any, Any]:
        """Its cards and their clauses."""

    def sheets(self, state: Any) -> InForce:
        """What is in force from the first to the last moment of a match: the rule sheets that the players brought. It
        is not written; keep it.
        """

    def standing(self, state: Any) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
        """The hooks of the cards that are in force now, each with its source."""

    def arising(self, table: Any, event: Event) -> None:
        """Put upon `table.arisen` what arises from an event by a rule, not by a hook in force."""

    def judgement(self, table: Any) -> Resolution[None] | None:
        """The judgement of victory and defeat, where something is to be judged."""

    def shows(self, table: Any, hook: Any, source: Source) -> Resolution[bool]:
        """Ask a player whether to show a card for an effect that resolves only then (`React.shown_from`)."""
