"""Thinking without a process: it is done here, as soon as the event loop runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from engine.cardgame.match import Match
from engine.games import game
from engine.players.player import player
from engine.players.process import Question
from sakura_desktop.match.thinking import Thinking

if TYPE_CHECKING:
    from engine.cardgame.match import AnyMatch
    from engine.players.process import Task


class ThinkingHere(Thinking):
    """Thinks with few looks in this process."""

    def __init__(self, looks: int = 24) -> None:
        super().__init__()
        self.looks = looks
        self.given = 0

    def give(self, task: Task) -> int:
        assert isinstance(task, Question)
        self.given += 1
        self._task = number = self.given

        def think() -> None:
            if self._task == number:
                match: AnyMatch = Match.start(game(task.game), task.setup)
                match.follow(task.entries)
                thought = player(task.game, task.seat, explains=task.explains).think(
                    match, self.looks, weighed=task.weighed
                )
                self._task = 0
                self.done.emit(number, thought)

        QTimer.singleShot(0, self, think)
        return number

    def stop(self) -> None:
        self._task = 0
