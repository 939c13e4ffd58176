"""What answers lead to, on the average of the looks: the figures that a game names, at the moments that it asks for."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.cardgame.imagining import Trial
    from engine.cardgame.play.outlook import Figure, Outlook
    from engine.kernel.decisions import Decision, Keys

CHANCE = "chance"
"""The name of the figure that every game has: what the look was worth."""


class Outcome(msgspec.Struct, frozen=True):
    """A figure after an answer, over the looks that could count it."""

    figure: str
    card: str
    looks: int
    mean: float
    change: float
    """How much more it is on the average than before the answer."""
    doubt: float
    """The standard error of the mean."""


class Watched:
    """A trial whose figures are noted as it is played: before, soon, at the end of the turn, at the end."""

    __slots__ = ("_outlook", "_seat", "_trial", "_turn", "before", "soon", "turn")

    def __init__(self, trial: Trial, outlook: Outlook, seat: int) -> None:
        """Watch from here on."""
        self._trial, self._outlook, self._seat = trial, outlook, seat
        self._turn: int = trial.state.turn
        self.before = self._figures()
        self.soon: Mapping[Figure, float] | None = None
        self.turn: Mapping[Figure, float] | None = None

    @property
    def state(self) -> Any:
        """The trial's."""
        return self._trial.state

    @property
    def decision(self) -> Decision | None:
        """The trial's."""
        return self._trial.decision

    def submit(self, keys: Keys) -> None:
        """Answer as in the trial, then look at what there is."""
        self._trial.submit(keys)
        if self.turn is not None:
            return
        asked = self._trial.decision
        if asked is None or self._trial.state.turn != self._turn:
            self.turn = self._figures()
            self.soon = self.soon or self.turn
        elif self.soon is None and asked.rest and asked.seat == self._seat:
            self.soon = self._figures()

    def found(self) -> dict[Figure, tuple[float, float]]:
        """The figures, each when it is to be counted, with their change; those only that could be counted before."""
        later = self._figures()
        moments = {"soon": self.soon or later, "turn": self.turn or later, "later": later}
        tellings, found = self._outlook.tellings, {}
        for figure, before in self.before.items():
            value = moments[tellings[figure[0]].when].get(figure)
            if value is not None:
                found[figure] = (value, value - before)
        return found

    def _figures(self) -> Mapping[Figure, float]:
        return self._outlook.figures(self._trial.state, self._seat)


class Outcomes:
    """The sums of a thought, by answer and figure."""

    def __init__(self) -> None:
        """Nothing noted."""
        self._sums: dict[Keys, dict[Figure, list[float]]] = {}

    def note(self, keys: Keys, worth: float, watched: Watched | None) -> None:
        """One look at an answer: what it was worth, and what was seen of it."""
        sums = self._sums.setdefault(keys, {})
        _add(sums, (CHANCE, ""), worth, 0.0)
        if watched is not None:
            for figure, (value, change) in watched.found().items():
                _add(sums, figure, value, change)

    def of(self, keys: Keys) -> tuple[Outcome, ...]:
        """What an answer led to."""
        return tuple(
            Outcome(name, card, round(count), total / count, change / count, _error(count, total, squares))
            for (name, card), (count, total, squares, change) in self._sums.get(keys, {}).items()
        )


def _add(sums: dict[Figure, list[float]], figure: Figure, value: float, change: float) -> None:
    one = sums.setdefault(figure, [0.0, 0.0, 0.0, 0.0])
    one[0] += 1
    one[1] += value
    one[2] += value * value
    one[3] += change


def _error(count: float, total: float, squares: float) -> float:
    """The standard error of a mean, never nothing: a figure that was always the same may still be another next time."""
    mean = total / count
    spread = max(0.0, squares / count - mean * mean)
    return sqrt((spread + 1 / (count + 2)) / (count + 1))
