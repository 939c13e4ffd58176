"""The moods of players without a plan: wholly even chances would end most turns before anything was built up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from random import Random

    from engine.kernel.decisions import Decision


class Mood(NamedTuple):
    """How much likelier than 1 an act is, by the first part of its key."""

    summon: float = 1.0
    play: float = 1.0
    set: float = 1.0
    reveal: float = 1.0
    use: float = 1.0
    trait: float = 1.0
    gear: float = 1.0
    move: float = 1.0
    attack: float = 1.0
    end: float = 1.0

    def weights(self, decision: Decision) -> list[float] | None:
        """How likely the mood makes each act or attack; other questions are answered evenly, so is all in no mood."""
        if self is EVEN or decision.kind not in ("ChooseAct", "ChooseAttack"):
            return None
        return [float(getattr(self, option.key.partition(":")[0], 1.0)) for option in decision.options]


EVEN: Final = Mood()
MOODS: Final = (
    EVEN,
    Mood(summon=3.0, attack=9.0, end=0.3),
    Mood(summon=1.0, play=9.0, set=6.0, use=9.0, trait=0.2, end=0.2),
    Mood(summon=3.0, play=3.0, reveal=6.0, use=9.0, attack=3.0, trait=0.1, end=0.2),
)


def drawn_mood(rng: Random) -> Mood:
    """A mood for one player of one duel."""
    return MOODS[int(rng.random() * len(MOODS))]
