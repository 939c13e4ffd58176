"""A game whose matches begin at a table that is laid in words, instead of at its own beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.kernel.chance import Scripted

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.match import Game
    from engine.cardgame.view import View
    from engine.kernel.chance import Luck
    from engine.kernel.journal import Format
    from engine.kernel.resolution import Resolution


class LaidGame:
    """A game (`cardgame.match.Game`) from a laid table on; everything else is as in the game itself."""

    def __init__(self, game: Game[Any, View], lay: Callable[[Any], Any], luck: Luck | None = None) -> None:
        """`lay` makes of a setup a state at rest, or one in a phase in which nothing has been done yet."""
        self._game = game
        self._lay = lay
        self._luck = Scripted() if luck is None else luck

    @property
    def form(self) -> Format[Any]:
        """The game's own."""
        return self._game.form

    def luck(self, setup: Any) -> Luck:
        """As it is written down; without a script every order stays as it is."""
        del setup
        return self._luck

    def open(self, setup: Any) -> Any:
        """The table as it is laid."""
        return self._game.table(self._lay(setup), 0)

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
