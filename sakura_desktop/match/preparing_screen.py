"""A screen on which those who sit at the table choose or build what they bring to a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from sakura_desktop.players import player_name
from sakura_desktop.screens.screen import Screen
from sakura_desktop.sound.sounds import Sound

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings


class PreparingScreen(Screen):
    """It knows who sits there."""

    cancelled = Signal()
    card_looked = Signal(str)
    link = Signal(str)
    """A section of the rules in what is said was clicked."""

    def __init__(self, name: str, words: Words, settings: Settings, parent: QWidget | None = None) -> None:
        """Two persons."""
        super().__init__(name, words, parent)
        self.settings = settings
        self.players: tuple[str, str] = ("", "")
        """By which level a computer plays, by seat; empty for a person."""

    def seat(self, players: tuple[str, str]) -> None:
        """Others sit there."""
        self.players = players

    def player(self, seat: int) -> Phrase:
        """What the player is called."""
        return player_name(self.settings.names[seat], seat, self.players)

    def sound(self, refusal: object) -> None:
        """What was laid is heard, or that it can't be laid; not what chance and computers lay before anybody looks."""
        if self.isVisible():
            self.heard.emit(Sound.CARD if refusal is None else Sound.REFUSED, 1)

    def rename(self, seat: int, name: str) -> None:
        """A person is called otherwise."""
        if not self.players[seat]:
            names = list(self.settings.names)
            names[seat] = name
            self.settings.names = (names[0], names[1])
