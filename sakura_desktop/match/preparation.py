"""What comes before a match: the screens on which players choose and build, each game's own."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader import CardReader
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.settings import Settings


class Rooms(NamedTuple):
    """What a game's own screens are made with."""

    words: Words
    settings: Settings
    look: Appearance
    kept: Any
    """What the game keeps between matches, as its own `Game.kept` made it."""
    make_reader: Callable[[], CardReader]
    add: Callable[[Screen], object]
    """Takes a screen into the window."""


class Preparation(QObject):
    """From the first screen to a match of one game. Its screens are made when they are first entered."""

    enters = Signal(object)
    """A screen that is to be shown."""
    ready = Signal(object)
    """What the players bring, a sequence of two."""
    left = Signal()
    """Back to the first screen."""

    @abstractmethod
    def begin(self) -> None:
        """From the beginning."""

    @abstractmethod
    def again(self, sides: Sequence[Any]) -> None:
        """Once more with what was chosen for the last match; what is built is built anew."""

    @abstractmethod
    def setup(self, sides: Sequence[Any], names: tuple[str, str], seed: int) -> Any:
        """The setup of a match of what the players bring."""
