"""What may be heard: a small closed set, named by what it sounds like. Which event sounds how a game says."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

RATE: Final = 48_000
"""Samples a second of every file: what sound devices run at."""


class Sound(StrEnum):
    """A sound by name."""

    STEP = "step"
    """Something is set down somewhere else."""
    CARD = "card"
    PIECES = "pieces"
    """A handful of them, by how many."""
    RING = "ring"
    """A blow that was held off, by how heavy it was."""
    DRUM = "drum"
    """A blow that hurts, by how heavy it is."""
    BREATH = "breath"
    """Something is gained inside."""
    BLADE = "blade"
    """A blow is on its way: an edge, …"""
    BLUNT = "blunt"
    """… a weight, …"""
    SHOT = "shot"
    """… something that flies, …"""
    SPELL = "spell"
    """… something without a body."""
    CHORD = "chord"
    """Something opens and is more than before, by how much."""
    DICE = "dice"
    """Chance decides."""
    CLAPPER = "clapper"
    """A turn begins."""
    SHUFFLE = "shuffle"
    CURTAIN = "curtain"
    WIN = "win"
    LOSS = "loss"
    REFUSED = "refused"
    TICK = "tick"
    """Something is chosen."""

    def files(self) -> tuple[str, ...]:
        """The names of its files: by how strong it is, or several takes of the same."""
        count = max(len(GRADES.get(self, ())), TAKES.get(self, 0), 1)
        return tuple(f"{self}-{number}.wav" for number in range(1, count + 1)) if count > 1 else (f"{self}.wav",)

    def file(self, strength: int, played: int) -> str:
        """The file for a strength, when the sound has been played so often before."""
        files = self.files()
        if self in TAKES:
            return files[played % len(files)]
        reached = [number for number, least in enumerate(GRADES.get(self, ())) if strength >= least]
        return files[max(reached, default=0)]


GRADES: Final = {
    Sound.STEP: (1, 2, 3),
    Sound.PIECES: (1, 2, 3, 5),
    Sound.RING: (1, 2, 4),
    Sound.DRUM: (1, 2, 3),
    Sound.CHORD: (1, 2, 3),
}
"""From which strength on each variant is heard."""
BLOWS: Final = {"cut": Sound.BLADE, "blunt": Sound.BLUNT, "shot": Sound.SHOT, "spell": Sound.SPELL}
"""What a blow on its way sounds like, by how it is seen (`table.steps.Shape`)."""
TAKES: Final = {Sound.CARD: 3}
"""Sounds that come so often that one take would tire; they are heard in turn."""


class Heard(NamedTuple):
    """What is heard of an event."""

    sound: Sound
    strength: int = 1
    """How much moved, or how heavy it was."""
