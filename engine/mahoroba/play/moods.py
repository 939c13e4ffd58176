"""The moods of players without a plan: wholly even chances would end most turns before anything was built up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from random import Random

    from engine.kernel.decisions import Decision


class Mood(NamedTuple):
    """How much likelier than 1 an act is, by the first part of its key."""

    charge: float = 1.0
    place: float = 1.0
    use: float = 1.0
    set: float = 1.0
    ex: float = 1.0
    retreat: float = 1.0
    battle: float = 1.0
    skill: float = 1.0
    end: float = 1.0

    def weights(self, decision: Decision) -> list[float] | None:
        """How likely the mood makes each act or skill; other questions are answered evenly, so is all in no mood."""
        if self is EVEN or decision.kind not in ("ChooseAct", "ChooseSkill"):
            return None
        return [float(getattr(self, option.key.partition(":")[0])) for option in decision.options]


EVEN: Final = Mood()
MOODS: Final = (
    EVEN,
    Mood(skill=9.0, battle=0.5, retreat=0.3),
    Mood(skill=9.0, charge=3.0, ex=0.2, retreat=0.1, battle=0.4),
    Mood(skill=5.0, use=6.0, set=6.0, battle=0.2, end=0.5),
    Mood(skill=9.0, place=8.0, charge=0.5, ex=0.5, retreat=2.0, battle=2.0),
)


def drawn_mood(rng: Random) -> Mood:
    """A mood for one player of one duel."""
    return MOODS[int(rng.random() * len(MOODS))]
