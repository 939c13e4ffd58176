"""In a duel a card may have to be read in the language being learned before another one shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from sakura_desktop.reader.card_sheet import spoken

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words

UNLOCK_MS: Final = 4000
"""How long a card is read in the language being learned before the other one shows by itself."""


class LearningFirst(QObject):
    """Whether the other language waits. It never asks anything of the duel: it only hides, and only for a moment."""

    over = Signal()
    """The other language may show."""

    def __init__(self, words: Words, parent: QObject) -> None:
        """Not beside a duel: nothing waits."""
        super().__init__(parent)
        self._words = words
        self._unlocked = False
        self.in_play = False
        """The reader stands beside a duel."""
        self.timer = QTimer(self, singleShot=True, interval=UNLOCK_MS)
        self.timer.timeout.connect(self.unlock)

    def turn(self) -> None:
        """Another card is read: it begins anew."""
        self._unlocked = False
        self.timer.stop()

    def unlock(self) -> None:
        """The card has been read, or the other language is wanted now."""
        self._unlocked = True
        self.timer.stop()
        self.over.emit()

    def language(self, *, of_card: bool) -> str:
        """The language that what is shown is to be read in alone, empty for none; for a card the time runs from now.
        A peek shows the other one as ever.
        """
        only = self._words.ways.learning if self.in_play and not self._unlocked and not self._words.peeking else ""
        if not (of_card and only and spoken(self._words, only).locked):
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start()
        return only
