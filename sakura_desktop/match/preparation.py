"""What comes before a match: the screens on which players choose and build, each game's own."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from sakura_desktop.match.seats import TWO

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.preparing_screen import PreparingScreen
    from sakura_desktop.match.seats import Seats
    from sakura_desktop.reader import CardReader
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.settings import Settings
P = TypeVar("P", bound="PreparingScreen")


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

    def preparing(self, make: Callable[[CardReader], P]) -> P:
        """A screen with a reader beside what is chosen there."""
        from sakura_desktop.reader import read_beside

        reader = self.make_reader()
        screen = make(reader)
        screen.card_looked.connect(reader.show_number)
        screen.link.connect(reader.follow)
        read_beside(screen, reader, self.words)
        self.add(screen)
        return screen


class Preparation(QObject):
    """From the first screen to a match of one game. Its screens are made when they are first entered."""

    enters = Signal(object)
    """A screen that is to be shown."""
    ready = Signal(object)
    """What the players bring, a sequence of two; None for what a computer is still to bring."""
    wanted = Signal(int, object, object)
    """The computer of that seat is to bring something: what is chosen of it already, and what is known of the other
    side; None for nothing.
    """
    left = Signal()
    """Back to the first screen."""
    sitting = -1
    """The seat of whoever has just been alone at the screen, when the players have what they bring; -1 where both may
    have looked.
    """

    @abstractmethod
    def begin(self, seats: Seats = TWO) -> None:
        """From the beginning, for who sits there."""

    def quick(self, seats: Seats = TWO) -> None:
        """At once, with what the game has ready; from the beginning where it has nothing ready."""
        self.begin(seats)

    @abstractmethod
    def again(self, sides: Sequence[Any], seats: Seats = TWO) -> None:
        """Once more with what was chosen for the last match; what is built is built anew."""

    @abstractmethod
    def setup(self, sides: Sequence[Any], names: tuple[str, str], seed: int, seats: Seats = TWO) -> Any:
        """The setup of a match of what the players bring."""
