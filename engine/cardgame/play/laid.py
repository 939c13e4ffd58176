"""Matches that begin at a table that is laid in words, instead of at the game's own beginning, for one person alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.match import Match
from engine.cardgame.view import View

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.match import Game
    from engine.kernel.chance import Luck
    from engine.kernel.journal import Format
    from engine.kernel.resolution import Resolution

PERSON: Final = 0
"""The seat of the person: the left side of the table."""


class LaidGame:
    """A game (`cardgame.match.Game`) from a laid table on; everything else is as in the game itself."""

    def __init__(self, game: Game[Any, View], lay: Callable[[], Any], luck: Luck) -> None:
        """`lay` lays a table with all events that lead to it, at rest or in a phase in which nothing has been done."""
        self._game = game
        self._lay = lay
        self._luck = luck

    @property
    def form(self) -> Format[Any]:
        """The game's own."""
        return self._game.form

    def luck(self, setup: Any) -> Luck:
        """As whoever lays the table wants it."""
        del setup
        return self._luck

    def open(self, setup: Any) -> Any:
        """The table as it is laid."""
        del setup
        return self._lay()

    def table(self, state: Any, events_count: int) -> Any:
        """A table around a state at rest."""
        return self._game.table(state, events_count)

    def run(self, table: Any) -> Resolution[None]:
        """The game from there."""
        return self._game.run(table)

    def view(self, state: Any, seat: int) -> View:
        """All that a seat may know of the table."""
        return self._game.view(state, seat)

    def names(self, setup: Any) -> tuple[str, ...]:
        """Nobody has a name of their own."""
        del setup
        return ("", "")

    def players(self, setup: Any) -> tuple[str, ...]:
        """No level plays: whoever lays the table answers for the other side."""
        del setup
        return ("", "")


class LaidMatch(Match[Any, View]):
    """A match at a laid table in which the other side answers by itself: taking back, and giving again, lead to the
    person's own questions.
    """

    first = 0
    """Answers given before the person was asked first."""

    @property
    def can_undo(self) -> bool:
        """There is an answer of the person's to take back."""
        return self.answers > self.first

    def undo(self) -> None:
        """Take the person's last answer back, with what was answered to it."""
        super().undo()
        while self.can_undo and not self._person_asked():
            super().undo()

    def redo(self) -> None:
        """Give the person's answer again that was taken back last, with what was answered to it."""
        super().redo()
        while self.can_redo and not self._person_asked():
            super().redo()

    def undo_reveals(self) -> bool:
        """Nothing is secret at such a table: it is tried again."""
        return False

    def _person_asked(self) -> bool:
        decision = self._session.decision
        return decision is None or decision.seat == PERSON
