"""`flat`, a yardstick: it tries each answer by random play of two turns and counts what lies before the players then.

It sees all cards, so it is no fair player; it is what a fair one is measured by. It stays as it is, whatever the
others learn: it plays on as the game's `random` does and counts by `Tools.counted` alone.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.imagining import Trial
from engine.players.search import played_on, possible_answers

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from engine.cardgame.play.field import Player
    from engine.cardgame.play.judge import Figures
    from engine.kernel.decisions import Keys
    from engine.kernel.drive import Game
    from engine.kernel.session import Moment

    Drawn = Callable[[Random, Mapping[str, int]], Player]

TURNS: Final = 2
"""So many turns it plays on."""
LONGEST: Final = 400
"""Answers after which it counts where the match stands."""


def flat_answer(
    moment: Moment[Any, Any],
    game: Game[Any, Any],
    counted: Figures,
    drawn: Drawn,
    luck: Random,
    looks: int | None = None,
    seconds: float | None = None,
) -> Keys:
    """The answer after which it stood best in the mean, each tried as often, by so many looks or seconds in all."""
    begun = perf_counter()
    asked = moment.decision
    assert asked is not None
    answers = possible_answers(asked, luck)
    if len(answers) == 1:
        return answers[0]
    found = [0.0] * len(answers)
    tries = [0] * len(answers)
    done = 0
    while looks is None or done < looks:
        if seconds is not None and perf_counter() - begun >= seconds:
            break
        at = done % len(answers)
        trial, player = _standing(moment, game, luck), drawn(luck, {})
        until = trial.state.turn + TURNS
        trial.submit(answers[at])
        found[at] += played_on(trial, asked.seat, until, player, counted, LONGEST)
        tries[at] += 1
        done += 1
    means = [total / count if count else -1.0 for total, count in zip(found, tries, strict=True)]
    return answers[max(range(len(answers)), key=means.__getitem__)]


def _standing(moment: Moment[Any, Any], game: Game[Any, Any], luck: Random) -> Trial:
    """The match itself, with other chance to come."""
    if not moment.checkpoints:
        return Trial(game, game.open(moment.setup), luck, moment.entries)
    point = moment.checkpoints[-1]
    return Trial(game, game.table(point.state.copy(), 0), luck, moment.entries[point.entries :])
