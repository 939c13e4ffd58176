"""The moods of players without a plan: wholly even chances would end most turns before anything was built up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from random import Random

    from engine.kernel.decisions import Decision


class Mood(NamedTuple):
    """How much likelier than 1 an act is, by the first part of its key."""

    place: float = 1.0
    bloom: float = 1.0
    collab: float = 1.0
    baton: float = 1.0
    skill: float = 1.0
    play: float = 1.0
    attach: float = 1.0
    act: float = 1.0
    arts: float = 1.0
    end: float = 1.0

    def weights(self, decision: Decision) -> list[float] | None:
        """How likely the mood makes each act or arts; other questions are answered evenly, so is all in no mood."""
        if self is EVEN or decision.kind not in ("ChooseAct", "ChooseArts"):
            return None
        return [float(getattr(self, option.key.partition(":")[0])) for option in decision.options]


EVEN: Final = Mood()
MOODS: Final = (
    EVEN,
    Mood(bloom=6.0, collab=4.0, arts=9.0, baton=0.2, end=0.3),
    Mood(place=5.0, play=5.0, attach=5.0, skill=3.0, arts=9.0, baton=0.1, end=0.2),
    Mood(bloom=8.0, skill=4.0, act=4.0, arts=12.0, baton=0.5, end=0.1),
)


def drawn_mood(rng: Random) -> Mood:
    """A mood for one player of one duel."""
    return MOODS[int(rng.random() * len(MOODS))]
