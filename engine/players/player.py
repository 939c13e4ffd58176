"""A computer player of one seat, at one of four levels."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.games import tools
from engine.players.search import Thought, think

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cardgame.imagining import Memory
    from engine.cardgame.match import AnyMatch
    from engine.cardgame.play.judge import Judge
    from engine.cardgame.play.outlook import Outlook
    from engine.kernel.decisions import Keys


class Level(NamedTuple):
    """How well a player plays: by how many looks it weighs an answer. The `seconds` bound it on a slow machine only."""

    key: str
    looks: int
    seconds: float


LEVELS: Final = (
    Level("beginner", 4, 1.0),
    Level("casual", 40, 2.0),
    Level("skilled", 600, 4.0),
    Level("master", 4000, 15.0),
)
"""From the weakest on."""


def level(key: str) -> Level:
    """The level of that key. Raises KeyError for one that there isn't."""
    for one in LEVELS:
        if one.key == key:
            return one
    raise KeyError(key)


class Player:
    """One seat's player through one match. The same seed and the same looks give the same answers to the same
    questions, whatever lies where the seat can't see it.
    """

    def __init__(self, judge: Judge, seat: int, seed: int = 0, outlook: Outlook | None = None) -> None:
        """A player that hasn't seen anything yet. With an `outlook` its thoughts say what comes of the ways."""
        self._judge = judge
        self._outlook = outlook
        self._seed = seed
        self._memory: Memory | None = None
        self.seat = seat

    def think(
        self,
        match: AnyMatch,
        looks: int,
        seconds: float | None = None,
        stop: Callable[[], bool] | None = None,
        told: Callable[[float], None] | None = None,
        weighed: Sequence[Keys] = (),
    ) -> Thought:
        """What to answer to the open decision, which must be asked of its seat; see `search.think`."""
        if self._memory is None:
            self._memory = match.memory(self.seat)
        luck = Random(f"{self._seed}/{self.seat}/{match.answers}")
        imagined = match.imagined(self._memory)
        return think(imagined, self._judge, luck, looks, seconds, stop, told, self._outlook, weighed)


def player(game: str, seat: int, seed: int = 0, *, explains: bool = False) -> Player:
    """A player of the game of that key; one that `explains` finds out what comes of its ways (`explaining`). Raises
    KeyError where there is no such game, or none that players know.
    """
    known = tools(game)
    return Player(known.judge, seat, seed, known.outlook if explains else None)
