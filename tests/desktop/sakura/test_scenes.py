"""The scenes of Sakura Arms: whose they are, and that no two cards show the same."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.sakura.door import forms
from sakura_desktop.pictures.scenes.elements_by_name import ELEMENTS
from sakura_desktop.pictures.scenes.language import scenes_folder, scenes_in
from sakura_desktop.pictures.scenes.printing import GROUNDS
from sakura_desktop.sakura.pictures import scenes
from sakura_desktop.sakura.pictures.card_source import engine_source
from sakura_desktop.sakura.pictures.emblems import EMBLEMS
from sakura_desktop.theme import DARK, LIGHT
from tests.desktop.pictures import paintbox
from tests.desktop.sakura import faces as card_faces

FILES = sorted(scenes_folder("sakura").glob("*.toml"))
CARDS = [path for path in FILES if path.stem not in {scenes.FORMS, scenes.PLACES}]
MOST_LAYERS = 6
"""One idea, not a heap."""
EVERY = {number: scene for path in CARDS for number, scene in scenes_in(path).items()}


@pytest.mark.parametrize("path", CARDS, ids=[path.stem for path in CARDS])
def test_a_file_shows_every_card_of_one_megami(path) -> None:
    own = {number for number in card_faces.numbers() if scenes.file_of(number) == path}
    assert own
    assert set(scenes_in(path)) == own


def test_every_form_has_an_illustration_of_its_own_hue() -> None:
    drawn = scenes_in(scenes_folder("sakura") / f"{scenes.FORMS}.toml")
    assert list(drawn) == [form.key for form in forms()]
    motif = engine_source(paintbox.renderer).form_motif
    assert [key for key, scene in drawn.items() if scene[0].hue != EMBLEMS.hue(motif(key))[0]] == []
    assert len({scene[1:] for scene in drawn.values()}) == len(drawn)


def test_every_card_has_a_scene() -> None:
    assert set(card_faces.numbers()) - set(EVERY) == set()


def test_every_element_is_known() -> None:
    known = {*ELEMENTS, *GROUNDS, *scenes.DRAWN}
    used = {layer.element for path in FILES for scene in scenes_in(path).values() for layer in scene}
    assert used - known == set()


@pytest.mark.parametrize("number", EVERY)
def test_a_scene_is_composed(number: str) -> None:
    scene = EVERY[number]
    assert scene[0].element == "sky"
    assert sum(layer.element == "sky" for layer in scene) == 1
    assert 3 <= len(scene) <= MOST_LAYERS


def test_no_two_cards_show_the_same() -> None:
    assert len(set(EVERY.values())) == len(EVERY)
    looks = sorted(tuple(sorted((layer.element, layer.at) for layer in scene)) for scene in EVERY.values())
    assert [one for one, other in pairwise(looks) if one == other] == []


def test_a_scene_by_night_is_darker() -> None:
    number = "NA-01-yurina-O-N-1"
    day, night = (
        scenes.paint(scenes.card_scene(number), number, "katana", (80, 70), theme).convert("L").resize((1, 1))
        for theme in (LIGHT, DARK)
    )
    assert night.getpixel((0, 0)) < day.getpixel((0, 0)) - 20


def test_cards_of_a_deck_look_different_though_they_say_the_same() -> None:
    numbers = [number for number in EVERY if "-01-" in number][:6]
    pictures = [scenes.paint(EVERY[number], number, "katana", (60, 52), LIGHT) for number in numbers]
    assert paintbox.all_differ(pictures, 12)
