"""The moods of players without a plan: some acts come more often by the mood of the duel.

Wholly even chances would keep most duels far apart and most hands unused; by moods every distance and card occurs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision, Option


@dataclass(frozen=True, slots=True, eq=False)
class Mood:
    """How much likelier than 1 an act is."""

    forward: float = 1.0
    backward: float = 1.0
    recover: float = 1.0
    focus: float = 1.0
    breakaway: float = 1.0
    use: float = 2.0
    end: float = 1.0
    full_power: float = 2.0
    known: dict[str, float] = field(default_factory=dict, repr=False)
    """What it makes of the keys that it was asked for."""

    def weights(self, decision: Decision) -> list[float] | None:
        """How likely the mood makes each act or conduct; other questions are answered evenly, so is all in no mood."""
        if self is EVEN or decision.kind not in _MOODY:
            return None
        known = self.known
        found = []
        for option in decision.options:
            weight = known.get(option.key)
            if weight is None:
                weight = known[option.key] = _of_key(option.key, self)
            found.append(weight if option.moves or option.key != "full-power" else WITHOUT_A_CARD)
        return found


_MOODY = ("ChooseAct", "ChooseConduct")
EVEN = Mood()
MOODS = (
    EVEN,
    Mood(forward=8.0, backward=0.2, breakaway=0.2, recover=0.5, focus=2.0, end=0.3, use=1.0),
    Mood(forward=4.0, backward=0.5, breakaway=0.5, use=4.0, end=0.4, full_power=5.0),
    Mood(backward=3.0, breakaway=3.0, use=3.0, focus=2.0, end=0.6),
    Mood(forward=5.0, focus=6.0, backward=0.1, breakaway=0.1, use=0.6, end=0.4, full_power=8.0),
)


WITHOUT_A_CARD = 0.1
"""How likely a full-power action is without any card for it."""


def weight_of(option: Option, mood: Mood) -> float:
    """How likely the mood makes an act; a full-power action without any card for it is seldom chosen."""
    return _of_key(option.key, mood) if option.moves or option.key != "full-power" else WITHOUT_A_CARD


def _of_key(key: str, mood: Mood) -> float:
    kind, _, what = key.partition(":")
    if kind == "basic":
        return float(getattr(mood, what, 1.0))
    return {"use": mood.use, "end": mood.end, "full-power": mood.full_power, "standard": 2.0}.get(kind, 1.0)
