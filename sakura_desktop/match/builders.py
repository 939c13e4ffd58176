"""What computers bring to a match: asked for as soon as it may be, while a person builds, waited for if need be."""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject

from engine.games import tools
from engine.players.bringing import TRIED
from engine.players.process import Build
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from sakura_desktop.match.thinking import Thinking
    from sakura_desktop.window import MainWindow

LOG: Final = logging.getLogger("sakura_desktop")
SECONDS: Final = 4.0
"""No side is tried out for longer."""
SEEDS: Final = 2**48


class Builders(QObject):
    """The sides that computers are to bring to the next match."""

    def __init__(
        self, window: MainWindow, thinking: Thinking, key: Callable[[], str], rng: Random, parent: QObject
    ) -> None:
        """Nothing is to be brought; `key` says of which game a match is prepared."""
        super().__init__(parent)
        self._window, self._thinking, self._key, self._rng = window, thinking, key, rng
        self._left: deque[tuple[int, Any, Any]] = deque()
        self._built: dict[int, Any] = {}
        self._task = 0
        self._then: tuple[Sequence[Any], Callable[[Sequence[Any]], None]] | None = None
        thinking.done.connect(self._done)
        thinking.failed.connect(self._failed)

    def clear(self) -> None:
        """Another match is prepared."""
        if self._task:
            self._thinking.stop()
        self._task, self._then = 0, None
        self._left.clear()
        self._built.clear()
        self._window.banners.drop("building")

    def want(self, seat: int, own: Any, facing: Any) -> None:
        """The computer of a seat is to bring something, in place of what it was to bring before."""
        self._left = deque(one for one in self._left if one[0] != seat)
        self._built.pop(seat, None)
        self._left.append((seat, own, facing))
        if not self._task or self._now[0] == seat:
            self._next()

    def complete(self, sides: Sequence[Any], then: Callable[[Sequence[Any]], None]) -> None:
        """Go on with all sides, once those are there that computers bring; at once where nothing is missing, as where a
        person chose for a computer.
        """
        if all(side is not None for side in sides):
            self.clear()
            then(sides)
            return
        self._then = (sides, then)
        if self._task:
            self._window.banners.tell("building", say("computer-builds"), warning=False)
        self._finish()

    def _next(self) -> None:
        self._task = 0
        if self._left:
            self._now = self._left.popleft()
            _, own, facing = self._now
            seed = self._rng.randrange(SEEDS)
            self._task = self._thinking.give(
                Build(game=self._key(), looks=TRIED, own=own, facing=facing, seconds=SECONDS, seed=seed)
            )

    def _done(self, task: int, side: Any) -> None:
        if task == self._task:
            self._built[self._now[0]] = side
            self._next()
            self._finish()

    def _failed(self, task: int, why: str) -> None:
        """What is drawn at once will do."""
        if task == self._task:
            LOG.error("no side of the computer: %s", why)
            self._done(task, tools(self._key()).bringing.side(self._rng, self._now[1]))

    def _finish(self) -> None:
        if self._then is None or self._task:
            return
        sides, then = self._then
        whole = [self._built.get(seat) if side is None else side for seat, side in enumerate(sides)]
        self.clear()
        then(whole)
