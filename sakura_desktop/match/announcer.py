"""Tells those who listen what happens in a match: each line of the journal, each question, each refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject

from engine.text.phrase import say
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.widgets.announce import announce, listened

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import Frame, Refusal
    from engine.kernel.decisions import Decision
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.session import MatchSession

QUIET: Final = frozenset({"PhaseBegan"})
"""Events that have a line but say nothing that one wouldn't hear by what follows."""


class Announcer(QObject):
    """Says it in one piece for each answer: what is said piece by piece is cut off by the next."""

    def __init__(self, words: Words, session: MatchSession, screen: QWidget) -> None:
        """Of that session, in the name of its screen."""
        super().__init__(screen)
        self._words, self._session, self._screen = words, session, screen
        session.frames_came.connect(self._happened)
        session.decision_asked.connect(self._asked)
        session.refused.connect(self._refused)

    def _happened(self, frames: Iterable[Frame[Any]]) -> None:
        announce(self._screen, told(self._words, frames))

    def _asked(self, decision: Decision | None) -> None:
        if decision is None or not listened():
            return
        question = self._session.duel.prompt() or say("board-ask", kind=decision.kind)
        player = player_phrase(self._session.settings, decision.seat)
        announce(self._screen, self._words.text(say("spoken-asks", player=player, question=question)))

    def _refused(self, refusal: Refusal) -> None:
        announce(self._screen, self._words.text(refusal.phrase), at_once=True)


def told(words: Words, frames: Iterable[Frame[Any]]) -> str:
    """What happened, a sentence for each event that has one."""
    if not listened():
        return ""
    lines = (frame.line for frame in frames if frame.event not in QUIET)
    return "\n".join(words.text(line.phrase) for line in lines if line is not None)
