"""What a computer player brings: of some sides that somebody sensible would bring, the one that wins most of many quick
matches against sides of what the opponent is known to bring.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from engine.games import game, tools
from engine.kernel.chance import wanted
from engine.kernel.decisions import Chance
from engine.players.search import sensible_answer

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from engine.cardgame.play.judge import Judge
    from engine.kernel.drive import Game

MATCHES: Final = 40
"""As many looks as a player has, so many matches it may try; more than this for a side tell nothing new."""
SIDES: Final = 8
"""So many sides are compared at the most."""
LEAST: Final = 6
"""Fewer matches for a side tell nothing."""
LONGEST: Final = 1_200
"""Answers after which a match is judged where it stands."""


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
    So many `looks` are so many matches that may be tried; when the `seconds` are over or `stop` says so, the best so
    far is taken.
    """
    bringing = tools(key).bringing
    count = min(SIDES, looks // LEAST)
    sides = [bringing.side(luck, own) for _ in range(max(1, count))]
    if len(sides) == 1:
        return sides[0]
    wins = [0.0] * len(sides)
    lasts = [0.0] * len(sides)
    played, judge, begun = game(key), tools(key).judge, perf_counter()
    for turn in range(min(MATCHES, looks // count)):
        against = bringing.side(luck, facing)
        seed = luck.getrandbits(48)
        for at, side in enumerate(sides):
            if (stop is not None and stop()) or (seconds is not None and perf_counter() - begun >= seconds):
                # of the sides that have played this time already none is to gain by it
                wins[:at] = [won - last for won, last in zip(wins[:at], lasts[:at], strict=True)]
                return sides[max(range(len(sides)), key=lambda one: wins[one])]
            sits = turn % 2
            both = (side, against) if sits == 0 else (against, side)
            lasts[at] = _won(played, judge, bringing.setup(both, seed), sits, luck)
            wins[at] += lasts[at]
    return sides[max(range(len(sides)), key=lambda one: wins[one])]


def _won(played: Game[Any, Any], judge: Judge, setup: Any, seat: int, luck: Random) -> float:
    """How a match goes for a seat, if both play as somebody sensible does."""
    table = played.open(setup)
    resolution = played.run(table)
    answer: Any = None
    try:
        for _ in range(LONGEST):
            asked = resolution.send(answer)
            while isinstance(asked, Chance):
                asked = resolution.send(tuple(luck.sample(range(asked.size), wanted(asked))))
            answer = sensible_answer(asked, table.state, judge, luck)
    except StopIteration:
        return 0.5 if table.state.winner is None else float(table.state.winner == seat)
    return judge.chance(table.state, seat)
