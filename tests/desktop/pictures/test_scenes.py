"""Scenes as a language: what may be declared, how it is printed. Which scenes a game has is tested with that game."""

from __future__ import annotations

import re
from random import Random

import pytest
from PIL import Image

from sakura_desktop.games import KEYS
from sakura_desktop.pictures.colour import contrast, luminance, named
from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.motif_pen import Pen
from sakura_desktop.pictures.scenes.elements_by_name import ELEMENTS
from sakura_desktop.pictures.scenes.language import FIELDS, BadScene, Scene, read_scenes, scenes_folder, scenes_in
from sakura_desktop.pictures.scenes.printing import GROUNDS, print_scene
from sakura_desktop.pictures.scenes.tones import NAMES, OF_HUE, inks, tones
from sakura_desktop.pictures.sheet import fade_out
from sakura_desktop.pictures.typesetting import Face, Inks
from tests.conftest import ROOT
from tests.desktop.pictures import paintbox

PAGE = ROOT / "docs" / "drawing-a-card.md"
NIGHT = pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])


def scene(*layers: str) -> Scene:
    return read_scenes(f"a = [{', '.join(f'{{ {layer} }}' for layer in layers)}]")["a"]


def printed(*layers: str, name: str = "a", size: tuple[int, int] = (60, 60), dark: bool = False) -> Image.Image:
    return print_scene(scene(*layers), name, size, 344, 0.6, dark=dark, motifs={})


SKY = 'sky = "haze"'


# --- elements -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(ELEMENTS))
def test_an_element_shows(name: str) -> None:
    pen = Pen()
    ELEMENTS[name](pen, Random(1))
    assert {mark.tone for mark in pen.marks} <= {"figure", "shade", "ground", "light"}
    points = [value for mark in pen.marks for outline in mark.outlines for value in outline]
    assert points
    assert max(map(abs, points)) < 4
    assert paintbox.difference(printed(SKY), printed(SKY, f'{name} = "ink"')) > 0.4


def test_no_two_elements_look_alike() -> None:
    pictures = [printed(SKY, f'{name} = "ink"', size=(40, 40)) for name in ELEMENTS]
    assert paintbox.all_differ(pictures, 1.0)


@pytest.mark.parametrize("name", sorted(GROUNDS))
def test_a_ground_shows(name: str) -> None:
    assert paintbox.difference(printed(SKY), printed(SKY, f'{name} = "ink"')) > 2


def test_no_element_is_called_like_a_field_of_a_layer() -> None:
    assert not FIELDS & {*ELEMENTS, *GROUNDS}
    assert not {*ELEMENTS} & {*GROUNDS}


# --- layers -------------------------------------------------------------------------------------------------------


def test_chance_falls_alike_for_the_same_name() -> None:
    rain = (SKY, 'rain = "ink"', 'petal = "hue", many = 9, size = 0.1, vary = 0.5, whirl = 90')
    assert printed(*rain) == printed(*rain)
    assert printed(*rain) != printed(*rain, name="b")
    assert printed(SKY, 'rain = "ink"') != printed(SKY, 'rain = "ink", seed = 1')


@pytest.mark.parametrize(
    "field",
    ["at = [0.3, 0.2]", "size = 0.5", "turn = 40", "wide = 1.6", "flip = true", "opacity = 0.4",
     "times = 2, step = [0.4, 0, 0, 1]",
     'shade = "gold"', 'ground = "gold"', 'light = "gold"', "hue = 120", "many = 3"],
)  # fmt: skip
def test_every_field_of_a_layer_counts(field: str) -> None:
    plain = 'hilt = "hue", size = 0.6'
    other = 'hilt = "hue"' if field.startswith("size") else plain
    assert paintbox.difference(printed(SKY, plain), printed(SKY, f"{other}, {field}")) > 0.2


def test_a_tone_passes_into_another_from_top_to_bottom() -> None:
    picture = printed('sky = ["ink", "light"]')
    assert [luminance(named(picture.getpixel((30, y)))) for y in (2, 30, 57)] == sorted(
        luminance(named(picture.getpixel((30, y)))) for y in (2, 30, 57)
    )
    moon = printed(SKY, 'moon = ["light", "ink"], size = 0.9')
    assert luminance(named(moon.getpixel((30, 8)))) > 4 * luminance(named(moon.getpixel((30, 52))))


def test_the_hue_of_the_first_layer_is_that_of_the_scene() -> None:
    assert printed('sky = "hue"', 'moon = "deep"') != printed('sky = "hue", hue = 120', 'moon = "deep"')
    own, other = (printed(f'sky = "haze", hue = {hue}', 'moon = "deep"').getpixel((30, 30)) for hue in (0, 120))
    assert own[0] > own[1]
    assert other[1] > other[0]


def test_many_lie_apart() -> None:
    one, many = (printed(SKY, f'moon = "ink", size = 0.1, many = {number}') for number in (2, 12))
    dark = [sum(1 for value in picture.convert("L").tobytes() if value < 110) for picture in (one, many)]
    assert dark[1] > 4.4 * dark[0]


@pytest.mark.parametrize("size", [(40, 90), (90, 40), (7, 5)])
def test_a_scene_fills_any_sheet(size: tuple[int, int]) -> None:
    assert printed(SKY, 'moon = "hue"', size=size).size == size


# --- files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = 3", "f: a: a scene is a list of layers"),
        ('a = ["moon"]', "f: a: a scene is a list of layers"),
        ("a = [{ at = [0, 0] }]", "f: a: a layer names one element, not none"),
        ('a = [{ moon = "ink", sun = "ink" }]', "f: a: a layer names one element, not ['moon', 'sun']"),
        ('a = [{ moon = "pink" }]', "f: a: moon: no tone pink"),
        ('a = [{ moon = "ink", light = "pink" }]', "f: a: moon: no tone pink"),
        ("a = [{ moon = [] }]", "f: a: moon: no tone is named"),
        ('a = [{ moon = "ink", size = "large" }]', "f: a: moon: Expected `float`, got `str`"),
        ("a = [", "f: "),
    ],
)
def test_what_is_no_scene_is_told_with_file_and_name(text: str, told: str) -> None:
    with pytest.raises(BadScene, match=re.escape(told)):
        read_scenes(text, named="f")


def test_an_unknown_element_is_no_layer() -> None:
    with pytest.raises(KeyError, match="griffin"):
        printed(SKY, 'griffin = "ink"')


def test_a_file_that_is_not_there_has_no_scenes() -> None:
    assert scenes_in(ROOT / "no-such-file.toml") == {}


# --- tones --------------------------------------------------------------------------------------------------------


@NIGHT
@pytest.mark.parametrize("hue", range(0, 360, 24))
def test_tones_of_every_hue_are_as_light_as_each_other(hue: int, dark: bool) -> None:
    for name in OF_HUE:
        light = [luminance(tones(one, 0.5, dark=dark)[name]) for one in (hue, 344)]
        assert max(light) - min(light) < 0.09, name


@NIGHT
def test_a_silhouette_stands_out_from_the_sky(dark: bool) -> None:
    by = tones(344, 0.6, dark=dark)
    assert contrast(by["ink"], by["haze"]) > (3 if dark else 10)
    assert contrast(by["light"], by["night"]) > 8


@NIGHT
@pytest.mark.parametrize("tone", sorted(NAMES))
def test_what_is_cut_into_an_element_shows(tone: str, dark: bool) -> None:
    by = tones(344, 0.6, dark=dark)
    assert contrast(by[tone], inks(by[tone], by).ground) > 1.7


# --- on a card ----------------------------------------------------------------------------------------------------


def test_letters_on_a_picture_have_an_edge_of_paper() -> None:
    sheet = Image.new("RGBA", (80, 80), "#804040")
    setter = paintbox.setter()
    laid = setter.fit(Face("en", bold=True), ((Run("l"),),), (80, 80), (60, 60))
    setter.draw(sheet, laid, (0, 0, 80, 80), Inks((0, 0, 0, 255), halo=(255, 255, 255, 255)), "middle")
    row = [named(sheet.getpixel((x, 40))) for x in range(80)]
    ink = row.index("#000000")
    assert set(row[ink - 5 : ink - 2]) == {"#ffffff"}
    assert row[0] == "#804040"


def test_a_picture_passes_into_paper_downwards() -> None:
    picture = Image.new("RGB", (4, 100), "#000000")
    fade_out(picture, "#ffffff", 40, 0.5)
    column = [picture.getpixel((2, y))[0] for y in range(100)]
    assert column[:40] == [0] * 40
    assert column == sorted(column)
    assert column[-1] == pytest.approx(128, abs=2)


# --- the page for whoever draws -----------------------------------------------------------------------------------


def test_the_page_names_every_element_tone_and_field() -> None:
    named_there = set(re.findall(r"`([\w-]+)`", PAGE.read_text("utf-8")))
    assert {*ELEMENTS, *GROUNDS, *NAMES, *FIELDS} - named_there == set()


@pytest.mark.skipif(not all((ROOT / "assets" / key).is_dir() for key in KEYS), reason="a game's folders are gone")
def test_no_element_is_there_for_nothing() -> None:
    files = (path for key in KEYS for path in scenes_folder(key).glob("*.toml"))
    used = {layer.element for path in files for scene in scenes_in(path).values() for layer in scene}
    assert {*ELEMENTS, *GROUNDS} - used == set()
