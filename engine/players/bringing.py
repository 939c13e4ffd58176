"""What a computer player brings: of some sides that somebody sensible would bring, the one that wins most of many quick
matches against sides of what the opponent is known to bring.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.imagining import Trial
from engine.games import game, tools
from engine.players.search import played_on, sensible

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


TRIED: Final = 160
"""As many looks a computer has at the table."""
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
    player = sensible(judge, luck)
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
            match = Trial(played, played.open(bringing.setup(both, seed)), luck)
            lasts[at] = played_on(match, sits, inf, player, judge.figures, LONGEST)
            wins[at] += lasts[at]
    return sides[max(range(len(sides)), key=lambda one: wins[one])]
