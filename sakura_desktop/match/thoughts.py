"""Thoughts about a match, found by a process of their own while the window goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from engine.players.process import Done, Failed, Question, Share, Thinker
from sakura_desktop.games import key_of

if TYPE_CHECKING:
    from engine.cardgame.match import AnyMatch
    from engine.kernel.decisions import Keys
    from engine.players.process import Said


class Thoughts(QObject):
    """One thought at a time: another question takes the place of the one before. Whoever asks is told as long as it is
    the last who asked.
    """

    progressed = Signal(object, float)
    """Who asked, and how much is done, between 0 and 1."""
    found = Signal(object, object)
    """Who asked, and the `Thought`."""
    failed = Signal(object, str)
    """Who asked, and why nothing will come."""
    _said = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """No process yet; it is made with the first question."""
        super().__init__(parent)
        self._said.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._thinker = Thinker(self._said.emit)
        self._task = 0
        self._asker: object = None

    def ask(
        self, asker: object, match: AnyMatch, looks: int, seconds: float | None = None, weighed: tuple[Keys, ...] = ()
    ) -> None:
        """Think about the open decision of a match by what its seat may know, and explain the ways."""
        asked = match.decision
        if asked is None:
            raise ValueError("nothing is asked")
        self._asker = asker
        self._task = self._thinker.give(
            Question(
                game=key_of(match), setup=match.setup, entries=list(match.entries), seat=asked.seat, looks=looks,
                seconds=seconds, weighed=weighed, explains=True,
            )
        )

    def stop(self, asker: object) -> None:
        """Whoever asked wants to know it no more."""
        if self._asker is asker:
            self._asker, self._task = None, 0
            self._thinker.stop()

    def close(self) -> None:
        """End the process."""
        self._asker, self._task = None, 0
        self._thinker.close()

    def _hear(self, said: Said) -> None:
        if said.task != self._task or self._asker is None:
            return
        asker = self._asker
        if isinstance(said, Share):
            self.progressed.emit(asker, said.share)
            return
        self._asker, self._task = None, 0
        if isinstance(said, Done):
            self.found.emit(asker, said.found)
        elif isinstance(said, Failed):
            self.failed.emit(asker, said.why)
