"""Looking through a match afterwards: every answer is thought about in its turn, those that seem to have lost something
longer. What was found is kept while the match is; it can be stopped and gone on with at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.games import tools
from engine.players.analysis import doubtful, question, turning_points, verdict
from sakura_desktop.games import key_of
from sakura_desktop.match.thinking import explained

if TYPE_CHECKING:
    from engine.cardgame.match import AnyMatch
    from engine.kernel.decisions import Keys
    from engine.players.analysis import Verdict
    from engine.players.search import Thought
    from sakura_desktop.match.thinking import Thinking

LOOKS: Final = 48
"""Looks at each answer."""
SECONDS: Final = 2.0
LONGER: Final = 320
"""Looks at those that seem to have lost something."""
MORE_SECONDS: Final = 6.0
MOST_LONGER: Final = 12
"""So many answers are looked at longer."""
FIRST_SHARE: Final = 0.7
"""How much of the work the first looks are."""


class Analysis(QObject):
    """Thinks about one answer of a match after the other."""

    changed = Signal()
    """Another verdict, begun, stopped or done."""

    def __init__(self, thinking: Thinking, parent: QObject | None = None) -> None:
        """No match."""
        super().__init__(parent)
        self._thinking = thinking
        self._match: AnyMatch | None = None
        self._total = 0
        self._verdicts: dict[int, Verdict] = {}
        self._longer: set[int] = set()
        self._next = 0
        self._task = 0
        self._asked: tuple[AnyMatch, int, Keys] | None = None
        self.running = False
        thinking.done.connect(self._found)
        thinking.failed.connect(self._failed)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What was found so far, in the order of the answers."""
        return tuple(self._verdicts[number] for number in sorted(self._verdicts))

    @property
    def turning_points(self) -> tuple[Verdict, ...]:
        """The answers that lost most, of those looked at."""
        return turning_points(self._verdicts.values())

    @property
    def finished(self) -> bool:
        """There is nothing more to look at."""
        return self._match is not None and self._next >= self._total and not self._waiting()

    @property
    def share(self) -> float:
        """How much of it is done, between 0 and 1."""
        if self.finished:
            return 1.0
        first = self._next / max(1, self._total)
        later = len(self._longer) / max(1, len(self._longer) + len(self._waiting()))
        return FIRST_SHARE * first + ((1 - FIRST_SHARE) * later if self._next >= self._total else 0.0)

    def open(self, match: AnyMatch) -> None:
        """Look through that match; of the one looked through before, what was found is kept."""
        if match is self._match and match.answers == self._total:
            return
        self.stop()
        self._match, self._total, self._next = match, match.answers, 0
        self._verdicts, self._longer = {}, set()
        self.changed.emit()

    def go_on(self) -> None:
        """Look at what was not looked at yet."""
        if not self.running and not self.finished and self._match is not None:
            self.running = True
            self._step()
            self.changed.emit()

    def stop(self) -> None:
        """Look no further, now; what was found stays."""
        was, self.running, self._asked = self.running, False, None
        if self._task:
            self._task = 0
            self._thinking.stop()
        if was:
            self.changed.emit()

    def _waiting(self) -> list[int]:
        """Answers that are to be looked at longer."""
        found = doubtful(self._verdicts.values(), MOST_LONGER)
        left = MOST_LONGER - len(self._longer)
        return [one.answers for one in found if one.answers not in self._longer][: max(0, left)]

    def _step(self) -> None:
        """The next answer is thought about."""
        if not self.running or self._match is None:
            return
        longer = self._next >= self._total
        if longer:
            waiting = self._waiting()
            if not waiting:
                self.running = False
                self.changed.emit()
                return
            number = waiting[0]
            self._longer.add(number)
        else:
            number = self._next
        asked = question(self._match, number)
        if asked is None or asked[0].decision is None:
            self._past(number)
            return
        moment, played = asked
        looks, seconds = (LONGER, MORE_SECONDS) if longer else (LOOKS, SECONDS)
        self._asked = moment, number, played
        self._task = self._thinking.give(explained(moment, looks, seconds, (played,)))

    def _past(self, number: int) -> None:
        """That answer was looked at, or can't be; the next in a moment, so that the window goes on between."""
        if self._next == number:
            self._next += 1
        self.changed.emit()
        QTimer.singleShot(0, self, self._step)

    def _found(self, task: int, thought: Thought) -> None:
        if task != self._task or self._asked is None:
            return
        self._task = 0
        moment, number, played = self._asked
        self._asked = None
        key = key_of(moment)
        if thought.looks:
            self._verdicts[number] = verdict(moment, number, played, thought, tools(key).outlook, key)
        self._past(number)

    def _failed(self, task: int, _why: str) -> None:
        if task == self._task and self._asked is not None:
            self._task, number = 0, self._asked[1]
            self._asked = None
            self._past(number)
