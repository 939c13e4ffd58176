"""What a game hands over to be tried and checked without a screen: `engine.<game>.play.tools.TOOLS`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cardgame.play.selfplay import selfplay

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from engine.cardgame.play.field import Field
    from engine.cardgame.play.judge import Figures, Judge
    from engine.cardgame.play.outlook import Outlook
    from engine.cardgame.play.puzzle import Composer
    from engine.cardgame.play.scenario import Dialect
    from engine.cardgame.play.selfplay import Result


class UnknownSide(ValueError):
    """What a side should bring that can't be brought; the message says to its writer what could."""


class Bringing(NamedTuple):
    """What somebody sensible brings to a match."""

    side: Callable[[Random, Any], Any]
    """A side, drawn by a source of chance; the second argument is what was chosen of it already, None for nothing."""
    setup: Callable[[tuple[Any, Any], int], Any]
    """The setup of a match of two sides with a seed, to be tried out."""
    chosen: Callable[[Any], Any]
    """What was chosen of a side before the rest of it, and is open to the other side by then; None for nothing."""


class Tools(NamedTuple):
    """A game's own part in trying it out."""

    words: Dialect
    """The words of its scenarios."""
    players: tuple[str, ...]
    """The players for self-play; the first is the usual one."""
    fields: Callable[[Any, Any], Field[Any, Any]]
    """Matches between what two sides bring, drawn where that is None, with players by name, `random` among them."""
    read: Callable[[str], Any]
    """What a side brings, from the game's words for it. Raises `UnknownSide`."""
    judge: Judge
    """What computer players are told of it."""
    counted: Figures
    """A plain count of what lies before the players: what the yardstick `flat` judges by. It stays as it is, whatever
    the judge learns.
    """
    outlook: Outlook
    """What is told of its tables to explain an answer."""
    bringing: Bringing
    """What computer players bring."""
    puzzles: Composer | None = None
    """What must be known to find puzzles of it; None where it has none."""

    @property
    def field(self) -> Field[Any, Any]:
        """Matches of which all is drawn."""
        return self.fields(None, None)

    def selfplay(
        self, games: int, seed: int, *, left: str = "", right: str = "", player: str = "", check: bool = False
    ) -> Result:
        """Let computer players play matches among themselves; `left` and `right` say in the game's words what these
        sides bring, empty: drawn. The same seed gives the same matches. Raises `UnknownSide`.
        """
        first, second = (self.read(text) if text else None for text in (left, right))
        return selfplay(self.fields(first, second), games, seed, player or self.players[0], check)
