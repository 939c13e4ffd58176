"""What a session tells is shown in its turn: what happened, then the board turns, a curtain falls, the end is said."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from engine.text.phrase import Phrase, say
from sakura_desktop.table.player_plate import player_phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.view import Frame, View
    from sakura_desktop.match.session import MatchSession
    from sakura_desktop.table.board import Board
    from sakura_desktop.table.curtain import Curtain
    from sakura_desktop.table.prompts.bar import PromptBar


class Playback(QObject):
    """Between a session and the board that shows it."""

    ended = Signal(int)
    """The winner, when the last event has been shown."""
    covered = Signal()
    """The curtain has fallen."""
    resumed = Signal()
    """A pause is over: what is open is to be asked."""
    changed = Signal()
    """Another view is shown."""

    def __init__(self, session: MatchSession, board: Board, bar: PromptBar, curtain: Curtain) -> None:
        """Show that session on that board."""
        super().__init__(board)
        self._session, self._board, self._bar, self._curtain = session, board, bar, curtain
        self._later: list[Callable[[], None]] = []
        self._winner: int | None = None
        session.view_changed.connect(self._show_view)
        session.frames_came.connect(self._show_frames)
        session.ended.connect(self._end)
        session.curtain_fell.connect(lambda seat: self._when_settled(partial(self._cover, seat)))
        board.settled.connect(self._settled)
        board.animation.halted.connect(self._halt)

    @property
    def paused(self) -> bool:
        """An attack is looked at that nobody was asked about."""
        return self._bar.waiting and self._board.animation.busy

    def forget(self) -> None:
        """Another duel is opened: nothing of the last one is to be said any more."""
        self._later, self._winner = [], None

    def _show_view(self, view: View, anew: bool) -> None:
        decision, asked = self._session.decision, self._session.computer_asked
        decides = decision.seat if decision is not None else -1 if asked is None else asked
        act = partial(self._board.show_view, view, lower=self._session.lower, decides=decides, reset=anew)
        if anew:
            self._later.clear()
            act()
        else:
            self._when_settled(act)
        self.changed.emit()

    def _show_frames(self, frames: tuple[Frame[Any], ...]) -> None:
        always = self._session.settings.always_pause
        halts = self._board.playmat.pauses(frames, self._session.duel.decision) if always else frozenset()
        self._board.play(frames, halts)

    def _when_settled(self, act: Callable[[], None]) -> None:
        if self._board.animation.busy:
            self._later.append(act)
        else:
            act()

    def _halt(self) -> None:
        self._bar.wait(say("board-no-reaction"), self._board.animation.go_on)

    def _cover(self, seat: int) -> None:
        """The curtain falls, unless the seat has been taken meanwhile."""
        if self._session.curtain_for == seat:
            self._curtain.drop(seat)
            self.covered.emit()

    def _end(self, winner: int) -> None:
        self._winner = winner
        if not self._board.animation.busy:
            self._settled()

    def _settled(self) -> None:
        later, self._later = self._later, []
        for act in later:
            act()
        if self._bar.waiting:
            self.resumed.emit()
        if self._winner is not None:
            winner, self._winner = self._winner, None
            self.ended.emit(winner)


def idle_phrase(session: MatchSession, *, waits: bool = False) -> Phrase | None:
    """What stands in the prompt while nothing is asked: who thinks, or, where somebody watches, waits."""
    if session.looking:
        return say("board-looking")
    if session.computer_asked is not None:
        who = player_phrase(session.settings, session.computer_asked)
        return say("computer-waits" if waits else "computer-thinks", player=who)
    if not session.is_open or session.duel.decision is not None:
        return None
    winner = session.duel.winner
    return say("board-over") if winner is None else say("board-won", player=player_phrase(session.settings, winner))
