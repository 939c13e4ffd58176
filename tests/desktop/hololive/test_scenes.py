"""The stages of the third game's cards: composed by code, and what support cards show on them declared by name."""

from __future__ import annotations

import pytest

from engine.hololive.door import EVERY_NUMBER, card_face
from sakura_desktop.hololive.pictures import scenes
from sakura_desktop.hololive.pictures.card_pictures import HololivePictures
from sakura_desktop.hololive.pictures.motifs import STAGE
from sakura_desktop.hololive.pictures.signs import SIGNS
from sakura_desktop.pictures.scenes.elements_by_name import ELEMENTS
from sakura_desktop.pictures.scenes.language import scenes_folder, scenes_in
from sakura_desktop.pictures.scenes.printing import GROUNDS
from sakura_desktop.theme import DARK, LIGHT
from tests.desktop.pictures import paintbox

OF_NAMES = {"voice", "creature", "flag"}
OURS = {*STAGE, *OF_NAMES, *(f"sign:{key}" for key in SIGNS)}
DECLARED = scenes_in(scenes_folder("hololive") / scenes.FILE)
SIZE = (60, 52)


def test_every_card_has_a_scene_of_its_own_of_known_elements() -> None:
    made = {number: scenes.scene_of(number) for number in EVERY_NUMBER}
    known = {*ELEMENTS, *GROUNDS, *OURS}
    assert {layer.element for scene in made.values() for layer in scene} <= known
    assert not OURS & {*ELEMENTS, *GROUNDS}
    shown = {(scene, card_face(number).names[0]) for number, scene in made.items()}
    assert len(shown) == len(made)


def test_every_item_tool_and_event_shows_what_is_declared_for_its_name() -> None:
    faces = [card_face(number) for number in EVERY_NUMBER]
    named = {face.names[0] for face in faces if face.support in ("item", "tool", "event")}
    assert set(DECLARED) == named
    assert len(set(DECLARED.values())) == len(DECLARED)


def test_a_stage_grows_with_its_level() -> None:
    def lights(level: str) -> set[str]:
        number = next(one for one in EVERY_NUMBER if card_face(one).level == level and not card_face(one).buzz)
        return {layer.element for layer in scenes.scene_of(number)} & {"beams", "lights", "rays", "confetti", "shaft"}

    assert lights("debut") < lights("1st") < lights("2nd")
    assert lights("spot") == {"shaft"}


def test_cards_look_different_and_other_by_night() -> None:
    numbers = ("hSD01-003", "hSD01-006", "hBP01-001", "hBP01-107", "hY05-001", "hBP02-099")
    assert paintbox.all_differ([scenes.paint(number, SIZE, LIGHT) for number in numbers], 8)
    assert paintbox.difference(scenes.paint(numbers[0], SIZE, LIGHT), scenes.paint(numbers[0], SIZE, DARK)) > 12


@pytest.mark.parametrize("key", ["home", "hBP01-001", "hbp01-001"])
def test_the_first_screen_and_every_card_have_an_illustration(key: str) -> None:
    art = HololivePictures()
    assert art.has_scene(key)
    assert paintbox.difference(art.paint_scene(key, SIZE, LIGHT), art.paint_scene(key, SIZE, DARK)) > 5
    assert not art.has_scene("nobody")
    assert art.paint_scene("red", SIZE, LIGHT).size == SIZE
