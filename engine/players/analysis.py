"""A match looked at afterwards: how likely each seat was to win at every question, and what an answer lost.

Every answer is weighed by what its seat could know then, beside the best one that was found. What was lost counts only
beyond the chance of the looks themselves.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

import msgspec

from engine.players.explaining import BEYOND, doubt, ranked, why
from engine.text.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.match import AnyMatch
    from engine.cardgame.play.outlook import Outlook
    from engine.kernel.decisions import Decision, Keys
    from engine.players.search import Thought

LEAST: Final = 0.05
"""An answer that lost less chance is no turning point."""
MOST_POINTS: Final = 8


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What was found of one answer of a match. Chances are those of the seat that gave it."""

    answers: int
    """How many answers were given before it."""
    seat: int
    turn: int
    chance: float
    """With the best answer that was found."""
    played: tuple[str, ...]
    played_chance: float
    best: tuple[str, ...]
    noise: float
    """The standard error of the difference of both chances."""
    why: Phrase
    """What the best answer leads to, beside the one that was given."""

    @property
    def loss(self) -> float:
        """How much chance the answer gave away; nothing if it was the best."""
        return 0.0 if self.played == self.best else max(0.0, self.chance - self.played_chance)

    @property
    def turns(self) -> bool:
        """It lost more than the looks may err."""
        return self.loss >= LEAST and self.loss >= BEYOND * self.noise

    def of(self, seat: int) -> float:
        """How likely a seat was to win."""
        return self.chance if seat == self.seat else 1.0 - self.chance


def question(match: AnyMatch, number: int) -> tuple[AnyMatch, Keys] | None:
    """The moment before the answer of that number and the answer as its seat was shown it; None where there was
    nothing to weigh: only one answer was legal, or the duel was given up.
    """
    moment = match.at(number)
    asked = moment.decision
    if asked is None or (len(asked.options) == 1 and asked.least == 1):
        return None
    played = settled(asked, moment.shown_keys(match.given(number)))
    if any(asked.option(key) is None for key in played):
        return None
    return moment, played


def settled(asked: Decision, keys: Keys) -> Keys:
    """An answer in the order of the options, where its order doesn't matter."""
    if asked.ordered or len(keys) < 2:
        return keys
    order = [option.key for option in asked.options]
    return tuple(sorted(keys, key=order.index))


def verdict(match: AnyMatch, number: int, played: Keys, thought: Thought, outlook: Outlook, game: str) -> Verdict:
    """What a thought about the moment before an answer says of it; `game` is the key of its messages."""
    asked = match.decision
    assert asked is not None
    ways = ranked(thought)
    best = ways[0]
    given = next((way for way in ways if way.keys == played), best)
    return Verdict(
        answers=number,
        seat=asked.seat,
        turn=match.turn,
        chance=best.chance,
        played=played,
        played_chance=given.chance,
        best=best.keys,
        noise=hypot(doubt(best), doubt(given)),
        why=why(best, [given] if given is not best else ways[1:], outlook, game),
    )


def turning_points(verdicts: Iterable[Verdict], most: int = MOST_POINTS) -> tuple[Verdict, ...]:
    """The answers that lost most, in the order in which they were given."""
    found = sorted((one for one in verdicts if one.turns), key=lambda one: -one.loss)[:most]
    return tuple(sorted(found, key=lambda one: one.answers))


def doubtful(verdicts: Iterable[Verdict], most: int) -> tuple[Verdict, ...]:
    """The answers that most likely lost something: worth a longer look."""
    found = [one for one in verdicts if one.loss >= max(LEAST, one.noise)]
    return tuple(sorted(found, key=lambda one: -one.loss)[:most])
