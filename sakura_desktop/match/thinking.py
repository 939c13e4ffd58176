"""The process that thinks, as the window hears it: nothing here waits, and what is said comes by signals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.players.process import Anew, Done, Failed, Question, Share, Thinker
from sakura_desktop.games import key_of

if TYPE_CHECKING:
    from engine.cardgame.match import AnyMatch
    from engine.kernel.decisions import Keys
    from engine.players.process import Said, Task


def explained(match: AnyMatch, looks: int, seconds: float | None = None, weighed: tuple[Keys, ...] = ()) -> Question:
    """What should whoever is asked answer, and why? See `process.Question`."""
    asked = match.decision
    if asked is None:
        raise ValueError("nothing is asked")
    return Question(
        game=key_of(match), setup=match.setup, entries=list(match.entries), seat=asked.seat, looks=looks,
        seconds=seconds, weighed=weighed, explains=True,
    )


class Thinking(QObject):
    """One thing that is thought about at a time; asking for another ends it."""

    shared = Signal(int, float)
    """The task, and how much of it is done, between 0 and 1."""
    anew = Signal(int)
    """The task, which is begun anew: the process ended over it."""
    done = Signal(int, object)
    """The task, and what came of it."""
    failed = Signal(int, str)
    """The task, and why it can't be done."""
    _said = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """The process is made with the first task."""
        super().__init__(parent)
        self.thinker = Thinker(self._said.emit)
        self._task = 0
        self._said.connect(self._hear)

    @property
    def busy(self) -> bool:
        """Something is thought about."""
        return self._task != 0

    def give(self, task: Task) -> int:
        """Think about this; the number under which it will be told."""
        self._task = self.thinker.give(task)
        return self._task

    def stop(self) -> None:
        """Think about nothing; nothing is told of what was thought about."""
        if self._task:
            self._task = 0
            self.thinker.stop()

    def close(self) -> None:
        """End the process."""
        self._task = 0
        self.thinker.close()

    def _hear(self, said: Said) -> None:
        if said.task != self._task:
            return
        if isinstance(said, Share):
            self.shared.emit(said.task, said.share)
            return
        if isinstance(said, Anew):
            self.anew.emit(said.task)
            return
        self._task = 0
        if isinstance(said, Done):
            self.done.emit(said.task, said.found)
        elif isinstance(said, Failed):
            self.failed.emit(said.task, said.why)
