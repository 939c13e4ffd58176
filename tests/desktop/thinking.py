"""Thoughts without a process: found here, as soon as the event loop runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from engine.players.player import player
from sakura_desktop.games import key_of
from sakura_desktop.match.thoughts import Thoughts

if TYPE_CHECKING:
    from engine.cardgame.match import AnyMatch
    from engine.kernel.decisions import Keys


class ThoughtsHere(Thoughts):
    """Thinks with few looks in this process."""

    def __init__(self, looks: int = 24) -> None:
        super().__init__()
        self.looks = looks
        self.asked = 0

    def ask(
        self, asker: object, match: AnyMatch, looks: int, seconds: float | None = None, weighed: tuple[Keys, ...] = ()
    ) -> None:
        del seconds
        assert looks >= 1
        assert match.decision is not None
        self._asker, self.asked = asker, self.asked + 1
        task = self.asked
        seat = match.decision.seat

        def think() -> None:
            if self._asker is asker and self.asked == task:
                thinking = player(key_of(match), seat, explains=True)
                thought = thinking.think(match, self.looks, weighed=weighed)
                self._asker = None
                self.found.emit(asker, thought)

        QTimer.singleShot(0, self, think)
