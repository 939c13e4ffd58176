"""What is heard of a duel of Sakura Arms."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from engine.cardgame.view import Fact, PlaceSeen
from engine.sakura.door import cards_of, forms
from sakura_desktop.sakura.blows import SHAPES, motif, shape_of
from sakura_desktop.sakura.playmat import SakuraPlaymat
from sakura_desktop.sound.sounds import BLOWS, Heard, Sound
from tests.desktop.tables import frame, moved

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words


@pytest.mark.parametrize(
    ("source", "target", "count", "heard"),
    [
        ("distance", "aura.0", 1, Heard(Sound.STEP, 1)),
        ("aura.1", "distance", 2, Heard(Sound.STEP, 2)),
        ("life.0", "flare.0", 3, Heard(Sound.PIECES, 3)),
        ("life.0", "card.12", 1, Heard(Sound.PIECES, 1)),
        ("aura.0", "shadow", 2, Heard(Sound.PIECES, 2)),
        ("aura.0", "flare.0", 1, Heard(Sound.BREATH, 1)),
        ("shadow", "aura.0", 1, Heard(Sound.PIECES, 1)),
        ("aura.0", "card.12", 4, Heard(Sound.PIECES, 4)),
    ],
)
def test_crystals_are_heard_by_where_they_go(source: str, target: str, count: int, heard: Heard) -> None:
    assert SakuraPlaymat.sound_of(frame("CrystalsMoved", moved(source, target, count))) == heard


@pytest.mark.parametrize(
    ("place", "number", "left", "heard"),
    [
        ("life.0", 2, 5, Heard(Sound.DRUM, 2)),
        ("life.0", 1, 0, Heard(Sound.DRUM, 3)),
        ("aura.0", 2, 0, Heard(Sound.RING, 2)),
        ("flare.0", 1, 3, Heard(Sound.DRUM, 1)),
        ("life.0", 0, 5, None),
    ],
)
def test_damage_alone_is_heard_as_a_blow(place: str, number: int, left: int, heard: Heard | None) -> None:
    told = frame("Damaged")
    pieces = PlaceSeen(place=place, pieces=(("sakura", left),) if left else ())
    view = replace(told.view, places={**told.view.places, place: pieces})
    hit = Fact(kind="hit", place=place, seat=0, number=number)
    assert SakuraPlaymat.sound_of(replace(told, view=view, fact=hit)) == heard


def test_attacks_strike_by_the_weapon_of_their_megami(words: Words) -> None:
    struck = {form.key: shape_of(cards_of(form.key).normals[0], words.renderer) for form in forms()}
    assert set(struck.values()) == set(BLOWS), "each of them is heard"
    weapons = {motif(form, words.renderer) for form in struck}
    assert set(SHAPES) <= weapons, "none is named that nobody bears"
    assert shape_of(None, words.renderer) in BLOWS


@pytest.mark.parametrize("event", ["PhaseBegan", "Marked", "Damaged", "nothing"])
def test_what_another_event_tells_is_silent(event: str) -> None:
    assert SakuraPlaymat.sound_of(frame(event)) is None
