"""What a session tells is shown in its turn: what happened, then the board turns, a curtain falls, a question is asked,
the end is said.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from engine.text.phrase import Phrase, say
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.widgets.transition import Transition, changing_places, fading

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from engine.cardgame.view import Frame, View
    from engine.kernel.decisions import Decision
    from sakura_desktop.match.session import MatchSession
    from sakura_desktop.table.board import Board
    from sakura_desktop.table.curtain import Curtain
    from sakura_desktop.table.prompts.bar import PromptBar

BEFORE_THE_CURTAIN: Final = 1.1
"""Seconds that the table is left as it is before a curtain falls …"""
BEFORE_IT_TURNS: Final = 0.4
"""… before the board turns to another player …"""
TURNS: Final = 0.4
"""… which takes so long."""


class Playback(QObject):
    """Between a session and the board that shows it."""

    ended = Signal(int)
    """The winner, when the last event has been shown."""
    covered = Signal()
    """The curtain has fallen."""
    hushed = Signal()
    """Something is to be seen first: nothing is asked meanwhile."""
    asked = Signal(object)
    """The `Decision` that is open is to be asked now; None: nothing is."""
    changed = Signal()
    """Another view is shown."""

    def __init__(self, session: MatchSession, board: Board, bar: PromptBar, curtain: Curtain) -> None:
        """Show that session on that board."""
        super().__init__(board)
        self._session, self._board, self._bar, self._curtain = session, board, bar, curtain
        self._turning = Transition(session.settings, board.parentWidget() or board)
        self._later: list[Callable[[], None]] = []
        self._winner: int | None = None
        self._away = False
        self._to_ask = False
        session.view_changed.connect(self._show_view)
        session.frames_came.connect(self._show_frames)
        session.ended.connect(self._end)
        session.curtain_fell.connect(self._let_fall)
        session.decision_asked.connect(self._ask)
        board.settled.connect(self._settled)
        board.animation.halted.connect(self._halt)

    def forget(self) -> None:
        """Another duel is opened: nothing of the last one is to be said any more."""
        self._later, self._winner, self._to_ask = [], None, False

    def leave(self) -> None:
        """Nobody looks any more: what is being seen is over, and the end is said when somebody comes back."""
        self._away = True
        self._board.hurry()

    def come(self) -> None:
        """Somebody looks again."""
        self._away = False
        if not self._board.busy():
            self._say_end()

    def _show_view(self, view: View, anew: bool) -> None:
        if anew:
            self._later.clear()
            self._put(view, anew=True)
        else:
            turns = self._session.lower != self._board.playmat.lower and self._session.curtain_for is None
            if turns and self._session.duel.decision is not None:
                self._board.animation.linger(BEFORE_IT_TURNS)
            # by then more may have happened: what is shown is what the session shows then
            self._when_settled(lambda: self._put(self._session.view(), anew=False))
        self.changed.emit()

    def _put(self, view: View, *, anew: bool) -> None:
        decision, asked = self._session.decision, self._session.computer_asked
        decides = decision.seat if decision is not None else -1 if asked is None else asked
        before = self._before_it_turns() if not anew else None
        self._board.show_view(view, lower=self._session.lower, decides=decides, reset=anew)
        if before is not None:
            self._turn(before)

    def _before_it_turns(self) -> QPixmap | None:
        """What is seen of the board that is about to turn; None where it isn't, or isn't seen to."""
        turns = self._session.lower != self._board.playmat.lower and self._session.curtain_for is None
        if not turns or self._curtain.is_down or not self._turning.shown:
            return None
        self._turning.end()
        return self._turning.over.grab()

    def _turn(self, before: QPixmap) -> None:
        """Let it be seen that the halves change places."""
        after, ground = self._turning.over.grab(), self._board.palette().window().color()
        turns = fading(before, after) if self._turning.still else changing_places(before, after, ground)
        self._turning.run(TURNS, turns, covers=True)

    def _show_frames(self, frames: tuple[Frame[Any], ...]) -> None:
        always = self._session.settings.always_pause
        halts = self._board.playmat.pauses(frames, self._session.duel.decision) if always else frozenset()
        self._board.play(frames, halts)

    def _when_settled(self, act: Callable[[], None]) -> None:
        if self._board.busy():
            self._later.append(act)
        else:
            act()

    def _ask(self, decision: Decision | None) -> None:
        self._to_ask = self._board.busy()
        if not self._to_ask:
            self.asked.emit(decision)
            if decision is not None:
                self._ask_ahead(1 - decision.seat)
        elif not self._bar.waiting:
            self.hushed.emit()

    def _ask_ahead(self, seat: int) -> None:
        """Have the pictures painted that this player sees as soon as the seat is theirs: no card is blank then."""
        session = self._session
        if not session.computers:
            self._board.playmat.ask_ahead(session.duel.view(seat), session.lower_for(seat))

    def _halt(self) -> None:
        self._bar.wait(say("board-no-reaction"), self._board.animation.go_on)

    def _let_fall(self, seat: int) -> None:
        """The curtain falls when what happened has been seen, and a moment later: with its pictures."""
        self._curtain.expect(self._board.playmat.emblems(self._session.view(), seat))
        self._board.animation.linger(BEFORE_THE_CURTAIN)
        self._when_settled(partial(self._cover, seat))

    def _cover(self, seat: int) -> None:
        """The curtain falls, unless the seat has been taken meanwhile."""
        if self._session.curtain_for == seat:
            playmat = self._board.playmat
            self._curtain.drop(seat, playmat.emblems(self._session.view(), seat))
            self.covered.emit()
            self._ask_ahead(seat)

    def _end(self, winner: int) -> None:
        self._winner = winner
        if not self._board.busy():
            self._say_end()

    def _settled(self) -> None:
        """Who won is told first: what says so on the table stands until then."""
        if not self._board.busy():
            self._say_end()
        later, self._later = self._later, []
        for act in later:
            act()
        if self._to_ask and not self._board.busy():
            self._ask(self._session.decision)

    def _say_end(self) -> None:
        if self._winner is not None and not self._away:
            winner, self._winner = self._winner, None
            self.ended.emit(winner)


def idle_phrase(
    session: MatchSession, *, waits: bool = False, anew: bool = False, lost: bool = False
) -> Phrase | None:
    """What stands in the prompt while nothing is asked: who thinks, or thinks `anew`, or has found nothing (`lost`);
    where somebody watches, who waits.
    """
    if session.looking:
        return say("board-looking")
    if session.computer_asked is not None:
        who = player_phrase(session.settings, session.computer_asked)
        if waits:
            return say("computer-waits", player=who)
        if lost:
            return say("computer-stands", player=who)
        return say("computer-thinks-anew" if anew else "computer-thinks", player=who)
    if not session.is_open or session.duel.decision is not None:
        return None
    winner = session.duel.winner
    return say("board-over") if winner is None else say("board-won", player=player_phrase(session.settings, winner))
