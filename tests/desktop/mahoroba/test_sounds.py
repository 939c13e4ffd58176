"""What is heard of a duel of まほろば妖女奇譚."""

from __future__ import annotations

from sakura_desktop.mahoroba.playmat import MahorobaPlaymat
from sakura_desktop.sound.sounds import Heard, Sound
from tests.desktop.tables import frame, moved


def test_damage_to_a_unit_is_heard_by_how_much_it_is() -> None:
    def heard(source: str, target: str, count: int) -> Heard | None:
        return MahorobaPlaymat.sound_of(frame("PiecesMoved", moved(source, target, count, "token:damage")))

    assert heard("outside", "card.5", 10) == Heard(Sound.DRUM, 1)
    assert heard("outside", "card.5", 60) == Heard(Sound.DRUM, 3)
    assert heard("card.5", "outside", 20) == Heard(Sound.BREATH, 1)
