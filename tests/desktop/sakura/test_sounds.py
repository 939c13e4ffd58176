"""What is heard of a duel of Sakura Arms."""

from __future__ import annotations

import pytest

from sakura_desktop.sakura.playmat import SakuraPlaymat
from sakura_desktop.sound.sounds import Heard, Sound
from tests.desktop.tables import frame, moved


@pytest.mark.parametrize(
    ("source", "target", "count", "heard"),
    [
        ("distance", "aura.0", 1, Heard(Sound.STEP, 1)),
        ("aura.1", "distance", 2, Heard(Sound.STEP, 2)),
        ("life.0", "flare.0", 3, Heard(Sound.DRUM, 3)),
        ("aura.0", "shadow", 2, Heard(Sound.RING, 2)),
        ("aura.0", "flare.0", 1, Heard(Sound.BREATH, 1)),
        ("shadow", "aura.0", 1, Heard(Sound.PIECES, 1)),
        ("aura.0", "card.12", 4, Heard(Sound.PIECES, 4)),
    ],
)
def test_crystals_are_heard_by_where_they_go(source: str, target: str, count: int, heard: Heard) -> None:
    assert SakuraPlaymat.sound_of(frame("CrystalsMoved", moved(source, target, count))) == heard


@pytest.mark.parametrize("event", ["PhaseBegan", "Marked", "Damaged", "nothing"])
def test_what_another_event_tells_is_silent(event: str) -> None:
    assert SakuraPlaymat.sound_of(frame(event)) is None
