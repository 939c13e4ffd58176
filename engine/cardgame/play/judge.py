"""What a computer player must be told of a game to search it: how promising a table is, and what sensible people do."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.resources.abc import Traversable

    from engine.kernel.decisions import Decision

MOST: Final = 60.0
"""No logit counts for more than this."""


class Figures(msgspec.Struct, frozen=True):
    """What is counted of each side of a table, and what it weighs. It is asked of tables that a player imagines, so it
    may look at all of them.
    """

    names: tuple[str, ...]
    count: Callable[[Any, int], tuple[float, ...]]
    """The figures of the side of that seat, in the order of the names."""
    weights: tuple[float, ...]
    """In logits, in the same order."""

    def chance(self, state: Any, seat: int) -> float:
        """How likely the seat wins: the logistic function of how much more its side weighs."""
        own = other = 0.0
        for weight, mine, theirs in zip(
            self.weights, self.count(state, seat), self.count(state, 1 - seat), strict=True
        ):
            own += weight * mine
            other += weight * theirs
        return 1.0 / (1.0 + exp(max(-MOST, min(MOST, other - own))))


def no_leaning(_decision: Decision, _state: Any) -> None:
    """Nothing is likelier than the rest."""


class Judge(NamedTuple):
    """A game's judgement: how promising a table is, and what sensible people do."""

    figures: Figures
    leanings: Callable[[Decision, Any], Sequence[float] | None]
    """How likely each option of a question is taken by somebody sensible, at this state; None: all evenly. Asked of
    questions that want one.
    """
    takes: Callable[[Decision, Any], Sequence[float] | None] = no_leaning
    """The same for questions that want several or leave it open whether any is taken: how likely each is among them,
    between 0 and 1; None: any number, evenly.
    """


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned from duels (`engine.players.learning`): the weight of each figure by its name, in logits."""

    weights: dict[str, float]
    duels: int
    seed: int
    loss: float
    """The mean logarithmic loss on duels that weren't learned from; 0.693 knows nothing."""
    alike: bool = False
    """Whether both sides brought the same."""


class BadWeights(ValueError):
    """A file that holds no weights of these figures, with the file and the reason in words for whoever wrote it."""


def learned_weights(file: Traversable, names: tuple[str, ...]) -> tuple[float, ...]:
    """The weights in a file of `Learned`, in the order of the names; a figure that hasn't been learned yet weighs
    nothing. Raises `BadWeights`, also for a figure that isn't counted.
    """
    try:
        learned = msgspec.json.decode(file.read_bytes(), type=Learned)
    except OSError as error:
        raise BadWeights(f"{file} can't be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise BadWeights(f"{file} holds no weights: {error}") from error
    if unknown := learned.weights.keys() - set(names):
        raise BadWeights(f"{file} weighs {', '.join(sorted(unknown))}, but counted are {', '.join(names)}")
    return tuple(learned.weights.get(name, 0.0) for name in names)
