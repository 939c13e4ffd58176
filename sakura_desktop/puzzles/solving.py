"""What the proof says of a try, as the window hears it: it is worked out in the process that thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from engine.players.process import Attempt, Question
from engine.players.search import Thought, Way
from engine.players.solving import script_of

if TYPE_CHECKING:
    from engine.cardgame.play.tried import TriedMatch
    from engine.players.solving import Judged, Script
    from sakura_desktop.match.thinking import Thinking


class Solving(QObject):
    """Judges tries at one puzzle after the other. To the computers of a table it is who thinks for the other side."""

    judged = Signal(object, object)
    """The replies that a try consists of, and a `Judged`."""
    shared = Signal(int, float)
    """As of `match.thinking.Thinking`; nothing is told of how far it is."""
    anew = Signal(int)
    """The number of a question that is begun anew: the process ended over it."""
    done = Signal(int, object)
    """The number of a question, and a `Thought` with the other side's answer."""
    failed = Signal(int, str)
    """The number of a question, and why nothing is found."""
    lost = Signal()
    """Nothing is known of a try: it is to be asked again."""

    def __init__(self, thinking: Thinking, parent: QObject | None = None) -> None:
        """Nothing asked yet."""
        super().__init__(parent)
        self._thinking = thinking
        self._game = ""
        self._laid: dict[str, dict[str, Any]] = {}
        self._known: dict[Script, Judged] = {}
        self._asked: Script | None = None
        self._task = 0
        self._question = 0
        self._wanted: Script | None = None
        thinking.anew.connect(self._begun_anew)
        thinking.done.connect(self._hear)
        thinking.failed.connect(self._lose)

    def begin(self, game: str, match: TriedMatch) -> None:
        """Another puzzle is tried."""
        if (game, match.puzzle.laid) != (self._game, self._laid):
            self._game, self._laid, self._known = game, match.puzzle.laid, {}
        self._asked, self._wanted, self._task = None, None, 0

    def known(self, match: TriedMatch) -> Judged | None:
        """How the try stands, where that is known already; else it is asked, and `judged` tells it."""
        script = script_of(match.entries)
        if script not in self._known:
            self._ask(script)
        return self._known.get(script)

    def _ask(self, script: Script) -> None:
        if script != self._asked:
            self._asked = script
            self._task = self._thinking.give(Attempt(game=self._game, laid=self._laid, script=script))

    # for the computers of a table

    def give(self, question: Question) -> int:
        """What does the other side answer there?"""
        self._question += 1
        self._wanted = script_of(question.entries)
        if self._wanted in self._known:
            QTimer.singleShot(0, self, self._tell)
        else:
            self._ask(self._wanted)
        return self._question

    def stop(self) -> None:
        """The other side isn't asked any more."""
        self._wanted = None

    def _tell(self) -> None:
        known = self._known.get(self._wanted) if self._wanted is not None else None
        if known is not None and known.reply is not None:
            self._wanted = None
            self.done.emit(self._question, Thought((Way(known.reply, 0.0, 0),), 0, 0.0))

    def _begun_anew(self, task: int) -> None:
        if task == self._task and self._wanted is not None:
            self.anew.emit(self._question)

    def _hear(self, task: int, found: Judged) -> None:
        if task != self._task or self._asked is None:
            return
        script, self._asked, self._task = self._asked, None, 0
        self._known[script] = found
        self.judged.emit(script, found)
        self._tell()

    def _lose(self, task: int, why: str) -> None:
        if task != self._task:
            return
        self._asked, self._task = None, 0
        if self._wanted is not None:
            self._wanted = None
            self.failed.emit(self._question, why)
        self.lost.emit()
