"""The scenes of the practice cards."""

from __future__ import annotations

from engine.mahoroba.door import EVERY_NUMBER
from sakura_desktop.mahoroba.pictures import scenes
from sakura_desktop.mahoroba.pictures.emblems import leading
from sakura_desktop.pictures.scenes.elements_by_name import ELEMENTS
from sakura_desktop.pictures.scenes.language import scenes_folder, scenes_in
from sakura_desktop.pictures.scenes.printing import GROUNDS
from sakura_desktop.theme import DARK, LIGHT
from tests.desktop.pictures import paintbox

EVERY = scenes_in(scenes_folder("mahoroba") / scenes.FILE)


def test_every_card_has_a_scene_of_its_own_of_known_elements() -> None:
    assert tuple(EVERY) == EVERY_NUMBER
    assert len(set(EVERY.values())) == len(EVERY)
    assert {layer.element for scene in EVERY.values() for layer in scene} - {*ELEMENTS, *GROUNDS} == set()


def test_cards_look_different_and_other_by_night() -> None:
    numbers = EVERY_NUMBER[:5]
    assert paintbox.all_differ([scenes.paint(number, leading(number), (60, 52), LIGHT) for number in numbers], 12)
    day, night = (scenes.paint(numbers[2], "sun", (60, 52), theme) for theme in (LIGHT, DARK))
    assert paintbox.difference(day, night) > 12
