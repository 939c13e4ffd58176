"""The choice of decks before a match: what each side takes, who begins; building is entered from here."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, Literal

from PySide6.QtCore import Qt, Signal

from engine.text.phrase import Phrase, say
from sakura_desktop.match.preparing_screen import PreparingScreen
from sakura_desktop.widgets.status_label import StatusLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

BEGINS: Final = ("drawn", "first", "second")
FIRST: Final[dict[str, Literal[0, 1] | None]] = {"drawn": None, "first": 0, "second": 1}


class DeckChoice(PreparingScreen):
    """What every such choice has. Its messages begin with the game's key: `<key>-choose-window`, `-begin`, `-begins`,
    `-begins-by`.
    """

    chosen = Signal(object)
    """What both bring; None for what a computer is to bring."""
    building = Signal(int)
    """The player of that seat wants to build, from the deck taken."""

    def __init__(self, key: str, words: Words, settings: Settings, parent: QWidget | None = None) -> None:
        """Nothing is taken yet."""
        self._key = key
        super().__init__(f"{key}-choose", words, settings, parent)
        self.status = StatusLabel("choose.status", words, self)
        self.status.linkActivated.connect(self.link)
        self.begins = self.wording.choice(
            "choose.begins", [(how, say(f"{key}-begins-by", how=how)) for how in BEGINS], f"{key}-begins"
        )
        self.begins_label = self.label(f"{key}-begins")
        self.begin_button = self.button("choose.begin", f"{key}-begin", self.go_on)
        self.begin_button.setProperty("role", "leading")
        self.back = self.button("choose.back", "button-home", self.cancelled.emit)

    def title(self) -> Phrase:
        """What the window's title says."""
        return say(f"{self._key}-choose-window")

    @property
    def first(self) -> Literal[0, 1] | None:
        """Who begins; None: chance decides, or who."""
        return FIRST[self.begins.currentData()]

    def to_the_beginning(self) -> None:
        """The beginning has the keyboard."""
        self.begin_button.setFocus(Qt.FocusReason.TabFocusReason)

    def seat(self, players: tuple[str, str]) -> None:
        """Who sits at each side: the level of a computer, or nothing for a person. Who begins between a person and a
        computer was asked where they sat down.
        """
        super().seat(players)
        for widget in (self.begins, self.begins_label):
            widget.setVisible(sum(not level for level in players) != 1)

    @abstractmethod
    def begin(self, sides: Sequence[Any] = ()) -> None:
        """From the beginning, or from what was brought to a match before."""

    @abstractmethod
    def started(self, seat: int) -> tuple[Any, str]:
        """From which deck a player builds, and the name under which it is kept, if it is."""

    @abstractmethod
    def take(self, seat: int, deck: Any, called: Phrase) -> None:
        """A player takes this deck, called so unless it is one of those listed."""

    @abstractmethod
    def go_on(self) -> None:
        """Begin with what is taken; say why not, where one of it isn't a deck."""
