"""The computers that sit at a table: asked when it is their turn, and shown at a pace that can be followed."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.players.player import LEVELS
from engine.players.process import Question
from sakura_desktop.games import key_of

if TYPE_CHECKING:
    from engine.cardgame.match import AnyMatch
    from engine.players.player import Level
    from engine.players.search import Thought
    from sakura_desktop.match.session import MatchSession
    from sakura_desktop.match.thinking import Thinking
    from sakura_desktop.table.board import Board

LOG: Final = logging.getLogger("sakura_desktop")
BEGINNING: Final = 0.15
"""The share of the pace for an answer of which nothing is seen."""


def level_of(key: str) -> Level:
    """The level of that key; of one that this version doesn't know, the best."""
    return next((level for level in LEVELS if level.key == key), LEVELS[-1])


class Computers(QObject):
    """Answers for the seats of a session that computers play."""

    changed = Signal()
    """It thinks, or doesn't any more; it waits to be let go on."""
    progressed = Signal()
    """The thinking is further."""
    answered = Signal(int, object)
    """The seat, and the `Frame`s of what came of its answer, before they are shown."""
    failed = Signal(int)
    """The seat that no answer was found for: somebody else is to play it, or it is to be tried again."""

    def __init__(self, session: MatchSession, board: Board, thinking: Thinking) -> None:
        """Nobody is asked yet."""
        super().__init__(session)
        self._session, self._board, self._thinking = session, board, thinking
        self._asked: tuple[AnyMatch, int] | None = None
        """The match and the number of its answer that is thought about, or found."""
        self._found: Thought | None = None
        self._task = 0
        self._steps = 0
        self.share = 0.0
        """How far the thinking is."""
        self.anew = False
        """It thinks anew: the process ended over the question."""
        self.lost = False
        """No answer was found: nothing goes on until it is tried once more, or somebody else plays."""
        self.paused = False
        """Two computers wait to be let go on."""
        self.away = True
        """Nobody looks at the table."""
        self._held_back = False
        """The person makes up their mind about something: nothing is to happen meanwhile."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._give)
        session.decision_asked.connect(lambda _decision: self._look())
        board.settled.connect(self._give, Qt.ConnectionType.QueuedConnection)  # the window goes on between
        thinking.shared.connect(self._shared)
        thinking.anew.connect(self._begun_anew)
        thinking.done.connect(self._thought)
        thinking.failed.connect(self._lost)

    @property
    def seat(self) -> int | None:
        """The seat that is asked, where a computer is."""
        return self._session.computer_asked

    @property
    def thinks(self) -> bool:
        """An answer is being thought about."""
        return self._asked is not None and self._found is None

    @property
    def sit(self) -> bool:
        """A computer plays at the table."""
        return bool(self._session.computers)

    @property
    def watched(self) -> bool:
        """Nobody but computers plays."""
        return len(self._session.computers) > 1

    def come(self) -> None:
        """Somebody looks at the table."""
        self.away = False
        self._look()
        self.changed.emit()

    def leave(self) -> None:
        """Nobody looks at the table: nothing is thought about."""
        self.away = True
        self._drop()

    def pause(self, *, paused: bool) -> None:
        """Let two computers wait, or go on."""
        self.paused = paused
        self._steps = 0
        self._look()
        self.changed.emit()

    def hold_back(self, *, held: bool) -> None:
        """Let no answer be given for now, however far one is thought about; or go on."""
        self._held_back = held
        if not held:
            self._look()

    def step(self) -> None:
        """Let one answer be given, and wait."""
        self.paused, self._steps = True, 1
        self._look()
        self._skip()
        self.changed.emit()

    def skip(self) -> bool:
        """Don't wait for the pace this time; false if there was nothing to wait for."""
        waited = self._rest.isActive() or self._board.animation.busy
        if self.seat is not None:
            self._skip()
        return waited

    def _skip(self) -> None:
        self._rest.stop()
        self._board.hurry()
        self._give()

    def _waits(self) -> bool:
        return self.away or (self.watched and self.paused and not self._steps)

    def _look(self) -> None:
        """Ask the computer whose turn it is, unless it has been asked."""
        seat = self.seat
        if seat is None or self._waits():
            self._drop()
            return
        match = self._session.duel
        now = (match, match.answers)
        if self._asked is not None and self._asked[0] is match and self._asked[1] == match.answers:
            self._give()
            return
        self._drop()
        self._asked = now
        level = level_of(match.players[seat])
        self._task = self._thinking.give(
            Question(
                game=key_of(match), setup=match.setup, entries=list(match.entries), seat=seat, looks=level.looks,
                seconds=level.seconds,
            )
        )
        self.changed.emit()

    def _drop(self) -> None:
        """Think about nothing."""
        if self._task:
            self._thinking.stop()
        was = self._asked is not None or self.lost
        self._asked, self._found, self._task, self.share, self.anew, self.lost = None, None, 0, 0.0, False, False
        if was:
            self.changed.emit()

    def _shared(self, task: int, share: float) -> None:
        if task == self._task:
            self.share = share
            self.progressed.emit()

    def _begun_anew(self, task: int) -> None:
        if task == self._task:
            self.share, self.anew = 0.0, True
            self.progressed.emit()
            self.changed.emit()

    def _thought(self, task: int, thought: Thought) -> None:
        if task == self._task:
            self._found, self._task, self.anew = thought, 0, False
            self._give()

    def _lost(self, task: int, why: str) -> None:
        if task == self._task:
            LOG.error("no answer of the computer: %s", why)
            self._asked, self._task, self.anew, self.lost = None, 0, False, True
            self.changed.emit()
            if self.seat is not None:
                self.failed.emit(self.seat)

    def again(self) -> None:
        """Try once more what failed."""
        self._drop()
        self._look()

    def _give(self) -> None:
        """Give the answer that was found, once what happened before has been seen."""
        if self._found is None or self._waits() or self._held_back:
            return
        if self._rest.isActive() or self._board.animation.busy:
            return
        session, asked, keys = self._session, self._asked, self._found.keys
        if session.looking or asked is None or asked[0] is not session.duel or asked[1] != session.duel.answers:
            return
        self._asked, self._found, self.share = None, None, 0.0
        self._steps = max(0, self._steps - 1)
        seat, before = self.seat, session.duel.event_count
        if not session.give(keys):
            self._lost(self._task, "the answer isn't one")
            return
        frames = tuple(session.duel.frames(session.seat, before))
        pace = session.settings.rest_ms
        self._rest.start(pace if any(frame.line is not None for frame in frames) else round(pace * BEGINNING))
        self.answered.emit(seat, frames)
        session.settle()
        self.changed.emit()
