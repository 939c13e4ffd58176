"""Taking back and going forth by gestures: what a hand did in one movement comes back in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.kernel.decisions import GIVE_UP
from engine.kernel.journal import Answered

if TYPE_CHECKING:
    from sakura_desktop.match.session import MatchSession


class History(QObject):
    """Undo, redo, and looks at moments of the past."""

    doubtful = Signal()
    """Taking back would cross knowledge that the other seat, or chance, gave: it waits for `undo(sure=True)`."""
    changed = Signal()
    looking_changed = Signal(int)
    """Before which answer the moment shown stands; -1 for the present."""

    def __init__(self, session: MatchSession, parent: QObject | None = None) -> None:
        """Nothing to take back yet."""
        super().__init__(parent)
        self._session = session
        self._marks: list[int] = []
        self._forth: list[int] = []

    def clear(self) -> None:
        """Another duel: its gestures aren't known, so it is taken back answer by answer."""
        self._marks, self._forth = [], []
        self.changed.emit()

    def mark(self) -> None:
        """A gesture begins: taking back returns to here."""
        self._marks.append(self._session.duel.answers)
        self._forth = []

    def drop_mark(self) -> None:
        """The gesture came to nothing."""
        if self._marks:
            self._marks.pop()

    @property
    def can_undo(self) -> bool:
        """There is something to take back."""
        if not self._session.is_open or self._session.looking or not self._session.duel.can_undo:
            return False
        answers = self._session.duel.answers
        return any(mark < answers for mark in self._marks) or self._last_own(answers) >= 0

    @property
    def can_redo(self) -> bool:
        """There is something taken back that can be done again."""
        return self._session.is_open and not self._session.looking and self._session.duel.can_redo

    def undo(self, *, sure: bool = False) -> bool:
        """Take back the last gesture; false if there is none, or it has to be asked for first."""
        if not self.can_undo:
            return False
        duel = self._session.duel
        start = duel.answers
        goal = self._goal_back()
        asks = self._session.settings.confirm_undo and not sure
        while duel.can_undo and (duel.answers > goal or self._session.unasked is not None):
            if asks and duel.undo_reveals():
                self._replay(start)
                self.doubtful.emit()
                return False
            duel.undo()
        if self._marks and duel.answers <= self._marks[-1]:
            self._marks.pop()
        self._forth.append(start)
        self._done()
        return True

    def redo(self) -> bool:
        """Do again the gesture taken back last."""
        if not self.can_redo:
            return False
        duel = self._session.duel
        self._marks.append(duel.answers)
        goal = self._forth.pop() if self._forth else duel.answers + 1
        while duel.can_redo and (duel.answers < goal or self._of_nobody()):
            duel.redo()
        self._done()
        return True

    def give_up(self) -> bool:
        """Whoever decides gives the duel up, an answer that is taken back like any other; false if nobody decides."""
        self.mark()
        given = self._session.submit(GIVE_UP)
        if not given:
            self.drop_mark()
        self.changed.emit()
        return given

    def leave(self) -> bool:
        """Give the answer that tells nothing from behind a curtain, one that is taken back like any other; false where
        there is none.
        """
        self.mark()
        given = self._session.leave()
        if not given:
            self.drop_mark()
        self.changed.emit()
        return given

    def look_at(self, answers: int) -> None:
        """Show the moment before that answer, until `back_to_present`."""
        self._session.look(self._session.duel.at(answers))
        self.looking_changed.emit(answers)

    def back_to_present(self) -> None:
        """Show the present again."""
        if self._session.looking:
            self._session.look(None)
            self.looking_changed.emit(-1)

    def _goal_back(self) -> int:
        answers = self._session.duel.answers
        while self._marks and self._marks[-1] >= answers:
            self._marks.pop()
        return self._marks[-1] if self._marks else self._last_own(answers)

    def _last_own(self, answers: int) -> int:
        """Before which of so many answers the last moment stands at which a person was asked; of computers alone, the
        one before. -1 where there is none.
        """
        computers = self._session.computers
        if not computers or len(computers) > 1:
            return answers - 1
        seats = [entry.seat for entry in self._session.duel.entries if isinstance(entry, Answered)]
        return next((at for at in reversed(range(answers)) if seats[at] not in computers), -1)

    def _of_nobody(self) -> bool:
        """A computer answers next, or it goes without asking."""
        computer = len(self._session.computers) == 1 and self._session.computer_asked is not None
        return computer or self._session.unasked is not None

    def _replay(self, answers: int) -> None:
        duel = self._session.duel
        while duel.can_redo and duel.answers < answers:
            duel.redo()

    def _done(self) -> None:
        self._session.show_anew()
        self.changed.emit()
