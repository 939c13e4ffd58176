"""Why an answer is good, in a sentence: what it leads to on the average of the looks, beside the other answers.

Nothing is said but what came of the looks: of the figures that a game names (`Outlook`) the one in which this answer is
best for the seat beside the others, and the one in which it is worst, where the difference is beyond chance.
"""

from __future__ import annotations

from math import hypot, sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from engine.players.outcomes import CHANCE
from engine.text.phrase import CardName, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.play.outlook import Figure, Outlook
    from engine.players.outcomes import Outcome
    from engine.players.search import Thought, Way

BEYOND: Final = 2.0
"""A difference of so many standard errors isn't chance."""
LARGE: Final = 20
"""Of numbers from here on nobody wants to know parts of one."""
CLEAR: Final = 0.05
"""A difference of so much chance is worth a word of its own."""
FEWEST: Final = 6
"""Of an answer with fewer looks nothing is said."""
HALF: Final = 0.5
"""What changes more than by half was brought about."""
MOST_HINTS: Final = 3
SELDOM: Final = 0.04
"""An answer that had a smaller share of the looks isn't worth showing beside the best."""


class Hint(msgspec.Struct, frozen=True):
    """An answer that may be given: how likely it wins, and why."""

    keys: tuple[str, ...]
    chance: float
    looks: int
    why: Phrase


class _Mean(NamedTuple):
    looks: float
    mean: float
    doubt: float


def hints(thought: Thought, outlook: Outlook, game: str) -> tuple[Hint, ...]:
    """The best answers, each with what it leads to beside all others; `game` is the key of its messages. Behind the
    best they stand by their chances, and none is told to be likelier than it: by how much one seems so, the looks err.
    """
    ways = ranked(thought)
    shown = [way for way in ways if way.looks >= SELDOM * thought.looks][:MOST_HINTS] or ways[:1]
    shown[1:] = sorted(shown[1:], key=lambda way: -way.chance)
    found = []
    for way in shown:
        others = [other for other in ways if other is not way]
        chance = min(way.chance, ways[0].chance)
        found.append(Hint(way.keys, chance, way.looks, why(way, others, outlook, game)))
    return tuple(found)


def ranked(thought: Thought) -> list[Way]:
    """The ways from the best on, by the chance that they have at least, for all that the looks may err."""
    return sorted(thought.ways, key=lambda way: (doubt(way) - way.chance, -way.looks))


def why(way: Way, others: Sequence[Way], outlook: Outlook, game: str) -> Phrase:
    """What the way leads to beside these others: what is best of it, what is worst of it. Where it always won, nothing
    is a risk, and where it always lost, nothing is good.
    """
    if not others:
        return say("why-only")
    if way.looks < FEWEST:
        return say("why-seldom")
    if sum(other.looks for other in others) < FEWEST:
        return say("why-clear")
    gains, risks = differences(way, others, outlook, game)
    gains, risks = () if way.chance <= 0 else gains, () if way.chance >= 1 else risks
    lead = _lead(way, others)
    best = all(way.chance >= other.chance for other in others)
    gain = gains[0] if gains else say("why-whole") if lead > 0 else say("why-even") if best else None
    if risks:
        return say("why-both", gain=gain, risk=risks[0]) if gain is not None else say("why-risk", risk=risks[0])
    return gain or say("why-short" if lead < 0 else "why-even")


def differences(
    way: Way, others: Sequence[Way], outlook: Outlook, game: str
) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
    """In what the way is better for the seat than these others, and in what worse: what weighs most first."""
    gains: list[tuple[float, Phrase]] = []
    risks: list[tuple[float, Phrase]] = []
    for one in way.outcomes:
        telling = outlook.tellings.get(one.figure)
        beside = _together(other for way in others for other in way.outcomes if _figure(other) == _figure(one))
        if telling is None or beside is None or one.looks < FEWEST or beside.looks < FEWEST:
            continue
        more = one.mean - beside.mean
        if abs(more) < telling.least or abs(more) < BEYOND * hypot(one.doubt, beside.doubt):
            continue
        found = gains if more * telling.good > 0 else risks
        found.append((abs(more) * telling.worth, _told(one, beside, more, game)))
    for those in (gains, risks):
        those.sort(key=lambda pair: -pair[0])
    return tuple(phrase for _, phrase in gains), tuple(phrase for _, phrase in risks)


def _lead(way: Way, others: Sequence[Way]) -> int:
    """Whether the way is likelier (1) or less likely (-1) to win than these others together, beyond chance, whatever
    its figures; 0 where that can't be told.
    """
    own = _together(one for one in way.outcomes if one.figure == CHANCE)
    beside = _together(one for other in others for one in other.outcomes if one.figure == CHANCE)
    if own is None or beside is None:
        return 0
    more = own.mean - beside.mean
    if abs(more) < max(CLEAR, BEYOND * hypot(own.doubt, beside.doubt)):
        return 0
    return 1 if more > 0 else -1


def doubt(way: Way) -> float:
    """The standard error of its chance."""
    return next((one.doubt for one in way.outcomes if one.figure == CHANCE), 1.0)


def _told(one: Outcome, beside: _Mean, more: float, game: str) -> Phrase:
    before = one.mean - one.change
    slots: dict[str, Any] = {
        "value": _number(one.mean),
        "others": _number(beside.mean),
        "less": _number(-one.change),
        "others-less": _number(before - beside.mean),
        "share": round(100 * one.mean),
        "other-share": round(100 * beside.mean),
        "how": "turns" if abs(one.change) > HALF else "stays",
    }
    if one.card:
        slots["card"] = CardName(one.card)
    return Phrase(f"{game}-why-{one.figure}-{'more' if more > 0 else 'less'}", tuple(slots.items()))


def _figure(one: Outcome) -> Figure:
    return one.figure, one.card


def _together(ones: Iterable[Outcome]) -> _Mean | None:
    """The mean of several answers' looks as if they were one's."""
    found = list(ones)
    looks = sum(one.looks for one in found)
    if not looks:
        return None
    mean = sum(one.looks * one.mean for one in found) / looks
    return _Mean(looks, mean, sqrt(sum((one.looks * one.doubt) ** 2 for one in found)) / looks)


def _number(value: float) -> str:
    """With one place behind the point, without one where that says nothing."""
    places = 1 if abs(value) < LARGE else 0
    return f"{round(value, places) + 0.0:.1f}".removesuffix(".0")
