"""Cards of まほろば妖女奇譚: every face holds what is written on it, and says what it is without its colour."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from engine.mahoroba.door import DECKS, EVERY_NUMBER, card_face
from sakura_desktop.mahoroba.pictures.card_content import CardContent, content_of
from sakura_desktop.mahoroba.pictures.card_pictures import MahorobaPictures
from sakura_desktop.mahoroba.pictures.colours import COMMANDS, ELEMENTS, colour
from sakura_desktop.mahoroba.pictures.emblems import EMBLEMS
from sakura_desktop.mahoroba.pictures.signs import SIGNS, marks_of
from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import contrast, rgba
from sakura_desktop.pictures.markers import STATES
from sakura_desktop.pictures.motif_pen import draw
from sakura_desktop.pictures.painting import edition, paint, paint_face
from sakura_desktop.pictures.requests import AS_IT_IS, FaceWish, PictureRequest
from sakura_desktop.theme import DARK, LIGHT, THEMES, Theme
from tests.desktop.pictures import paintbox

ART = MahorobaPictures()
BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
LANGUAGES = pytest.mark.parametrize("language", paintbox.LANGUAGES)
TABLE, READER = (76, 106), (240, 335)
SIZES = pytest.mark.parametrize("size", [TABLE, READER], ids=["table", "reader"])
AKARI, STROLL = "PR-01", "PR-08"


@cache
def content(number: str, language: str = "ja", wish: FaceWish = AS_IT_IS) -> CardContent:
    return content_of(paintbox.renderer, number, language, wish)


def painted(shown: CardContent, size: tuple[int, int] = TABLE, theme: Theme = LIGHT) -> Image.Image:
    return paint_face(ART, shown, size, 1.0, theme, paintbox.setter()).image


@LANGUAGES
@pytest.mark.parametrize("size", [(58, 81), TABLE, (84, 117), (150, 210), (190, 265), READER, (420, 587)])
def test_every_face_holds_what_is_written_on_it(language: str, size: tuple[int, int]) -> None:
    faces = {number: content(number, language) for number in EVERY_NUMBER}
    assert paintbox.layout_of(ART, faces, size).over == {}


@BOTH
@SIZES
def test_a_face_fills_its_card_and_leaves_the_corners_free(theme: Theme, size: tuple[int, int]) -> None:
    for number in (AKARI, STROLL):
        picture = painted(content(number), size, theme)
        assert picture.size == size
        assert [paintbox.opacity(picture, at) for at in ((0, 0), (size[0] - 1, size[1] - 1))] == [0, 0]
        assert paintbox.inked(picture) > 0.97


@SIZES
def test_elements_and_kinds_differ_without_words_and_colour(size: tuple[int, int]) -> None:
    mute = replace(content(AKARI).labels, kind="", element="", advantage="", strong_against="")
    units = [replace(content(AKARI), element=element, labels=mute) for element in ELEMENTS]
    kinds = [replace(content(STROLL), kind=kind, labels=mute) for kind in COMMANDS]
    assert paintbox.all_differ([paintbox.grey(painted(one, size)) for one in (*units, *kinds)], 0.05)


@SIZES
def test_every_figure_shows(size: tuple[int, int]) -> None:
    akari = content(AKARI)
    first = akari.skills[0]
    others = [
        replace(akari, hp=80),
        replace(akari, skills=(replace(first, cost=2), *akari.skills[1:])),
        replace(akari, skills=(replace(first, damage="90"), *akari.skills[1:])),
        replace(akari, skills=(replace(first, key="ex", damage=""), *akari.skills[1:])),
        replace(akari, skills=(replace(first, text=akari.skills[1].text), *akari.skills[1:])),
    ]
    plain = painted(akari, size)
    assert all(paintbox.difference(plain, painted(one, size)) > 0.02 for one in others)


def test_the_text_is_on_the_large_face_alone() -> None:
    hazuki = content("PR-05")
    bare = replace(hazuki, text=())
    assert hazuki.text
    assert paintbox.difference(painted(hazuki, READER), painted(bare, READER)) > 0.5
    assert paintbox.difference(painted(hazuki), painted(bare)) == 0


@LANGUAGES
def test_what_stands_on_a_face_is_what_the_engine_says(language: str) -> None:
    for number in EVERY_NUMBER:
        face, shown = card_face(number), content(number, language)
        assert (shown.kind, shown.element, shown.strong_against, shown.hp) == (
            face.kind, face.element, face.strong_against, face.hp,
        )
        assert [(one.key, one.cost, one.damage) for one in shown.skills] == [
            (one.key, one.cost, "" if one.damage is None else str(one.damage)) for one in face.skills
        ]
        assert bool(shown.text) == bool(face.text)
        assert [bool(one.text) for one in shown.skills] == [one.text is not None for one in face.skills]
        names = "".join(run.text for run in shown.name)
        assert names == paintbox.renderer(language).card(number).text


def test_a_face_is_named_as_it_is_wished() -> None:
    assert any(run.ruby for run in content(AKARI).name)
    assert not any(run.ruby for run in content(AKARI, "ja", FaceWish(ruby=False)).name)
    assert content(AKARI, "ja", FaceWish(named=False)).name == ()
    mixed = content(AKARI, "en", FaceWish(names="ja"))
    assert mixed.name == content(AKARI).name
    assert (mixed.language, mixed.name_language) == ("en", "ja")
    wishes = (AS_IT_IS, FaceWish(ruby=False), FaceWish(named=False), FaceWish(names="ko"))
    assert len({content(AKARI, "ja", wish).digest() for wish in wishes}) == len(wishes)


@BOTH
def test_pale_ink_reads_on_every_colour(theme: Theme) -> None:
    for what in (*ELEMENTS, *COMMANDS, "back", "marker"):
        assert contrast(theme.on_type, colour(what, theme)) >= 4.5, what
    for motif in (*ELEMENTS, *COMMANDS, *EVERY_NUMBER):
        assert contrast(theme.on_type, EMBLEMS.colour(motif, theme)) >= 3, motif


def test_every_card_has_a_wreath_of_its_own() -> None:
    assert len({repr(EMBLEMS.marks(number)) for number in EVERY_NUMBER}) == len(EVERY_NUMBER)


def test_signs_differ_from_each_other() -> None:
    pictures = []
    for name in SIGNS:
        canvas = Canvas(32, 32, 2.2)
        draw(canvas, marks_of(name), (1.1, 1.1), 1.0, {"figure": rgba("#000000"), "ground": rgba("#ffffff")})
        pictures.append(paintbox.grey(canvas.finished()))
    assert paintbox.all_differ(pictures, 3)


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_the_emblem_of_an_element(deck: str) -> None:
    motif = ART.motif(paintbox.renderer, deck)
    assert motif in ELEMENTS
    assert ART.paint_emblem(motif, 40, LIGHT).size == (40, 40)
    assert ART.emblem_colour(motif, LIGHT) != ART.emblem_colour(motif, DARK)


@BOTH
def test_every_back_is_alike(theme: Theme) -> None:
    backs = [ART.paint_back(kind, TABLE, theme) for kind in ("unit", "strategy", "")]
    assert all(paintbox.difference(backs[0], back) == 0 for back in backs)
    assert paintbox.inked(backs[0]) > 0.97


@BOTH
@pytest.mark.parametrize("side", [14, 24, 48])
def test_markers_differ_by_state_without_colour(theme: Theme, side: int) -> None:
    ground = Image.new("RGBA", (side, side), theme.paper)
    pictures = [ART.paint_piece(side, theme, state) for state in STATES]
    assert paintbox.all_differ([paintbox.grey(Image.alpha_composite(ground, one)) for one in pictures], 0.8)


def test_orders_are_painted_by_their_game() -> None:
    order = PictureRequest("face", AKARI, *TABLE, 1.0, "light", "mahoroba", "ja")
    assert paintbox.difference(paint(order, paintbox.setter(), content(AKARI)), painted(content(AKARI))) == 0
    ours, theirs = (
        paint(PictureRequest("piece", "normal", 32, 32, 1.0, "light", game), paintbox.setter())
        for game in ("mahoroba", "sakura")
    )
    assert paintbox.difference(ours, theirs) > 5
    assert edition("mahoroba") != edition("sakura")
