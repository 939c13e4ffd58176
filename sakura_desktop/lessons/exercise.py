"""What a game lets people practise on a screen of its own: something is made there, and lessons say what."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.kernel.decisions import Keys


class Exercise(QWidget):
    """The part of the screen that is the game's own."""

    changed = Signal()
    """What is made is another."""
    refused = Signal(object)
    """A `Refusal`: why something isn't possible; None when something was."""
    card_looked = Signal(str)

    @abstractmethod
    def begin(self) -> None:
        """Nothing is made yet."""

    @abstractmethod
    def figures(self) -> Mapping[str, int]:
        """What is made, in the figures that the game's dialect names."""

    @abstractmethod
    def made(self) -> Keys:
        """What is made, to be kept."""

    @abstractmethod
    def bring(self, made: Keys) -> None:
        """Go on with what was kept, as far as it can be."""

    @abstractmethod
    def suggest(self, keys: Keys) -> None:
        """Mark what might be chosen next; nothing for none."""
