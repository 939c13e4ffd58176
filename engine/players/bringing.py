"""What a computer player brings: of some sides that somebody sensible would bring, the one that wins most of many quick
matches against sides of what the opponent is known to bring.
"""

from __future__ import annotations

from math import ceil, inf
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.imagining import Trial
from engine.games import game, tools
from engine.players.search import played_on, sensible

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


TRIED: Final = 480
"""As many looks a computer has at the table."""
SIDES: Final = 27
"""So many sides are compared at the most."""
LEAST: Final = 6
"""Fewer matches for a side tell nothing."""
KEPT: Final = 3
"""One of so many sides stays for the next round, in which each that is left is tried so many times as often."""
LONGEST: Final = 1_200
"""Answers after which a match is judged where it stands."""


class _Tried:
    """A side that is tried."""

    __slots__ = ("last", "side", "wins")

    def __init__(self, side: Any) -> None:
        self.side = side
        self.wins = 0.0
        self.last = 0.0
        """What its last match was worth."""


def side_of(
    key: str,
    luck: Random,
    looks: int,
    own: Any = None,
    facing: Any = None,
    *,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> Any:
    """A side of the game of that key: `own` is what is chosen of it already, `facing` what is known of the other side.
    So many `looks` are so many matches that may be tried, the same number in each round; after a round those sides go
    on that won most (sequential halving: Karnin, Koren, Somekh 2013). When the `seconds` are over or `stop` says so,
    the best so far is taken.
    """
    bringing = tools(key).bringing
    left = [_Tried(bringing.side(luck, own)) for _ in range(max(1, min(SIDES, looks // LEAST)))]
    rounds = _rounds(len(left))
    played, judge, begun = game(key), tools(key).judge, perf_counter()
    player = sensible(judge, luck)
    while len(left) > 1:
        for turn in range(max(1, looks // rounds // len(left))):
            against = bringing.side(luck, facing)
            seed = luck.getrandbits(48)
            for at, one in enumerate(left):
                if (stop is not None and stop()) or (seconds is not None and perf_counter() - begun >= seconds):
                    for other in left[:at]:  # none that has played this time already is to gain by it
                        other.wins -= other.last
                    return max(left, key=_wins).side
                sits = turn % 2
                both = (one.side, against) if sits == 0 else (against, one.side)
                match = Trial(played, played.open(bringing.setup(both, seed)), luck)
                one.last = played_on(match, sits, inf, player, judge.figures, LONGEST)
                one.wins += one.last
        left.sort(key=_wins, reverse=True)
        del left[_staying(len(left)) :]
    return left[0].side


def _wins(tried: _Tried) -> float:
    return tried.wins


def _staying(sides: int) -> int:
    """How many of so many sides go on after a round."""
    return ceil(sides / KEPT)


def _rounds(sides: int) -> int:
    """After how many rounds one of so many sides is left."""
    return 0 if sides <= 1 else 1 + _rounds(_staying(sides))
