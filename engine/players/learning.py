"""Learns how promising a table is: from duels of sensible players, by logistic regression of who won upon the figures
of both sides at the beginning of each turn.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.ending import winner_of
from engine.cardgame.play.judge import Learned
from engine.cardgame.play.selfplay import play_out
from engine.players.search import sensible

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.cardgame.play.tools import Tools
    from engine.kernel.decisions import Decision, Keys

Row = tuple[tuple[float, ...], bool]
"""The difference of both sides' figures, and whether the first of them won."""

KEPT_BACK: Final = 5
"""Every so many-th duel isn't learned from but shows what was learned."""
ROUNDS: Final = 12
"""Steps of Newton's method; it has converged long before."""
RIDGE: Final = 1e-3
"""How much large weights cost, a row."""


def learn(
    found: Tools, duels: int, seed: int, told: Callable[[float], None] | None = None, alike: bool = False
) -> Learned:
    """The weights of the game's figures from so many duels with what somebody sensible brings; the same seed gives the
    same. `told` is given how much is done, between 0 and 1. `alike`: both sides bring the same, lest what strong decks
    have more of is taken for what makes a table promising.
    """
    names = found.judge.figures.names
    kept: list[Row] = []
    shown: list[Row] = []
    for number in range(duels):
        rows = _duel(found, Random(f"{seed}/{number}"), alike)
        (kept if number % KEPT_BACK else shown).extend(rows)
        if told is not None:
            told((number + 1) / duels)
    weights = _fitted(kept, len(names))
    named = {name: round(weight, 3) for name, weight in zip(names, weights, strict=True)}
    return Learned(named, duels, seed, round(_loss(shown or kept, list(named.values())), 4), alike)


def _duel(found: Tools, luck: Random, alike: bool) -> list[Row]:
    """A row for each turn of one duel, from the side of whoever has the turn."""
    seen: list[tuple[int, tuple[float, ...]]] = []
    turn = 0
    bringing, figures = found.bringing, found.judge.figures
    side = bringing.side(luck, None)
    setup = bringing.setup((side, side if alike else bringing.side(luck, None)), luck.getrandbits(48))
    player = sensible(found.judge, luck)

    def noting(asked: Decision, state: Any) -> Keys:
        nonlocal turn
        if state.turn != turn:
            turn, seat = state.turn, state.turn_player
            mine, theirs = figures.count(state, seat), figures.count(state, 1 - seat)
            seen.append((seat, tuple([one - other for one, other in zip(mine, theirs, strict=True)])))
        return player(asked, state)

    winner = winner_of(play_out(found.field.game(check=False), setup, noting).state)
    return [] if winner is None else [(row, winner == seat) for seat, row in seen]


def _fitted(rows: Sequence[Row], size: int) -> list[float]:
    """Weights by Newton's method (iteratively reweighted least squares) with a ridge."""
    weights = [0.0] * size
    ridge = RIDGE * max(1, len(rows))
    for _ in range(ROUNDS):
        slope = [ridge * weight for weight in weights]
        bend = [[ridge * (one == other) for other in range(size)] for one in range(size)]
        for row, won in rows:
            likely = _likely(row, weights)
            spread, off = likely * (1.0 - likely), likely - won
            counted = [(place, value) for place, value in enumerate(row) if value]
            for place, value in counted:
                slope[place] += off * value
                line, weighed = bend[place], spread * value
                for other, there in counted:
                    line[other] += weighed * there
        weights = [weight - step for weight, step in zip(weights, _solved(bend, slope), strict=True)]
    return weights


def _likely(row: Sequence[float], weights: Sequence[float]) -> float:
    logit = sum([weight * value for weight, value in zip(weights, row, strict=True)])
    return 1.0 / (1.0 + exp(max(-60.0, min(60.0, -logit))))


def _loss(rows: Sequence[Row], weights: Sequence[float]) -> float:
    if not rows:
        return log(2.0)
    found = (abs((not won) - _likely(row, weights)) for row, won in rows)
    return -sum(log(max(likely, 1e-12)) for likely in found) / len(rows)


def _solved(matrix: list[list[float]], values: list[float]) -> list[float]:
    """Of linear equations, by elimination with pivots."""
    lines = [[*line, value] for line, value in zip(matrix, values, strict=True)]
    for place in range(len(lines)):
        best = max(range(place, len(lines)), key=lambda one: abs(lines[one][place]))
        lines[place], lines[best] = lines[best], lines[place]
        pivot = lines[place]
        for other, line in enumerate(lines):
            if other != place and line[place]:
                share = line[place] / pivot[place]
                lines[other] = [one - share * two for one, two in zip(line, pivot, strict=True)]
    return [line[-1] / line[place] for place, line in enumerate(lines)]
