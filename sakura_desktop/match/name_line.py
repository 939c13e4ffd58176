"""The line in which a player says what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from sakura_desktop.players import player_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.widgets.translated import Translated

NAME_LENGTH: Final = 40


class NameLine(QLineEdit):
    """A person's name; a computer is called by its level."""

    renamed = Signal(int, str)

    def __init__(self, name: str, seat: int, wording: Translated, parent: QWidget) -> None:
        """A person without a name."""
        super().__init__(parent)
        self._seat, self._wording = seat, wording
        self.setObjectName(name)
        self.setMaxLength(NAME_LENGTH)
        self.seat_players(("", ""))
        self.editingFinished.connect(self.tell)

    def seat_players(self, players: tuple[str, str]) -> None:
        """By which level a computer sits at each side, or by an empty one a person."""
        self.setReadOnly(bool(players[self._seat]))
        self.setText("")
        called = player_name("", self._seat, players)
        self._wording.bind(self, "placeholder", self.setPlaceholderText, called)
        self._wording.bind(self, "name", self.setAccessibleName, called)

    def tell(self) -> None:
        """Say what was written."""
        self.renamed.emit(self._seat, self.text())
