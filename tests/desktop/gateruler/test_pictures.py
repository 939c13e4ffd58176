"""Cards of Gate Ruler: every face holds what is written on it, and says what it is without its colour; every card has a
scene of its own.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from engine.gateruler.card import KEYWORDS
from engine.gateruler.door import DECKS, EVERY_NUMBER, card_face
from sakura_desktop.games import games
from sakura_desktop.gateruler.icons import ICONS
from sakura_desktop.gateruler.pictures import scenes
from sakura_desktop.gateruler.pictures.card_content import CardContent, content_of, figures_of
from sakura_desktop.gateruler.pictures.card_large import TEXT_FROM
from sakura_desktop.gateruler.pictures.card_pictures import GateRulerPictures
from sakura_desktop.gateruler.pictures.colours import HUES, colour
from sakura_desktop.gateruler.pictures.emblems import EMBLEMS, motif_of
from sakura_desktop.gateruler.pictures.motifs import MOTIFS
from sakura_desktop.gateruler.pictures.signs import SIGNS, marks_of
from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import contrast, rgba
from sakura_desktop.pictures.icons import area_icon, icons, sign
from sakura_desktop.pictures.markers import STATES
from sakura_desktop.pictures.motif_pen import draw
from sakura_desktop.pictures.painting import edition, paint, paint_face
from sakura_desktop.pictures.requests import AS_IT_IS, FaceWish, PictureRequest
from sakura_desktop.pictures.scenes.elements_by_name import ELEMENTS
from sakura_desktop.pictures.scenes.language import scenes_folder, scenes_in
from sakura_desktop.pictures.scenes.printing import GROUNDS
from sakura_desktop.pictures.shapes import ACROSS
from sakura_desktop.theme import DARK, LIGHT, THEMES, Theme
from tests.desktop.pictures import paintbox

FACTIONS = ("volnar", "atlas", "yomajin", "wonder")
ART = GateRulerPictures()
BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
LANGUAGES = pytest.mark.parametrize("language", paintbox.LANGUAGES)
TABLE, READER, HELD = (76, 106), (240, 335), (293, 409)
SIZES = pytest.mark.parametrize("size", [TABLE, READER], ids=["table", "reader"])
RULER, UNIT, EVENT, FIELD, LEGEND = "GR-W23", "GR-041", "GR-048", "GR-015", "GR-009"
SCENE = (60, 52)


@cache
def content(number: str, language: str = "ja", wish: FaceWish = AS_IT_IS) -> CardContent:
    return content_of(paintbox.renderer, number, language, wish)


def painted(shown: CardContent, size: tuple[int, int] = TABLE, theme: Theme = LIGHT) -> Image.Image:
    return paint_face(ART, shown, size, 1.0, theme, paintbox.setter()).image


# --- faces


@cache
def layout(language: str, size: tuple[int, int]) -> paintbox.Layout:
    """Every face of that size, set once for all that is asked of it."""
    return paintbox.layout_of(ART, {number: content(number, language) for number in EVERY_NUMBER}, size)


@LANGUAGES
@pytest.mark.parametrize("size", [(58, 81), TABLE, (190, 265), HELD])
def test_every_face_holds_what_is_written_on_it(language: str, size: tuple[int, int]) -> None:
    assert layout(language, size).over == {}


@LANGUAGES
def test_texts_of_a_card_held_close_are_read_easily(language: str) -> None:
    """On a screen of 1280 × 720: 14 pixels, unless the text of a card needs its whole panel."""
    sizes = layout(language, HELD).texts
    least = TEXT_FROM * HELD[0] / ACROSS - 0.01
    assert least > 14
    small = {number: size for number, size in sizes.items() if size < least}
    assert len(small) < len(EVERY_NUMBER) * 0.1, small
    assert min(sizes.values()) > 8, small


@BOTH
@SIZES
def test_a_face_fills_its_card_and_leaves_the_corners_free(theme: Theme, size: tuple[int, int]) -> None:
    for number in (RULER, UNIT, EVENT, FIELD):
        picture = painted(content(number), size, theme)
        assert picture.size == size
        assert [paintbox.opacity(picture, at) for at in ((0, 0), (size[0] - 1, size[1] - 1))] == [0, 0]
        assert paintbox.inked(picture) > 0.97


@SIZES
def test_factions_kinds_and_timings_differ_without_words_and_hue(size: tuple[int, int]) -> None:
    unit, event = content(UNIT), content(EVENT)
    mute = replace(unit.labels, kind="", timing="", sorts="")
    others = [replace(unit, faction=one, labels=mute) for one in (*FACTIONS, "")]
    others += [replace(event, timing=one, labels=mute) for one in ("normal", "instant")]
    others += [replace(event, kind="field", timing="", labels=mute)]
    assert paintbox.all_differ([paintbox.grey(painted(one, size)) for one in others], 0.05)


@SIZES
def test_every_figure_icon_and_keyword_shows(size: tuple[int, int]) -> None:
    unit = content(UNIT)
    others = [
        replace(unit, badge="5"),
        *(replace(unit, figures=(*unit.figures[:at], replace(unit.figures[at], value=9), *unit.figures[at + 1 :]))
          for at in range(3)),
        replace(unit, marks=("od",)),
        replace(unit, marks=("od", "td", "cnt")),
        replace(unit, keywords=unit.keywords[:1]),
        replace(unit, keywords=("pierce", *unit.keywords[1:])),
        replace(unit, legendary=True),
    ]  # fmt: skip
    plain = painted(unit, size)
    assert all(paintbox.difference(plain, painted(one, size)) > 0.02 for one in others)


def test_a_card_held_close_says_all_there_is() -> None:
    legend, ruler = content(LEGEND), content(RULER)
    pairs = [
        (legend, replace(legend, labels=replace(legend.labels, sorts=""))),
        (legend, replace(legend, legendary=False)),
        (legend, replace(legend, text=legend.text[:-1])),
        (legend, replace(legend, chosen=())),
        (legend, replace(legend, labels=replace(legend.labels, origin=""))),
        (ruler, replace(ruler, figures=ruler.figures[1:])),
        (ruler, replace(ruler, code="")),
        (ruler, replace(ruler, badge="A")),
    ]
    for at, (one, other) in enumerate(pairs):
        assert paintbox.difference(painted(one, HELD), painted(other, HELD)) > 0.01, at


@LANGUAGES
def test_what_stands_on_a_face_is_what_the_engine_says(language: str) -> None:
    renderer = paintbox.renderer(language)
    for number in EVERY_NUMBER:
        face, shown = card_face(number), content(number, language)
        for what in ("kind", "faction", "timing", "legendary", "marks", "keywords"):
            assert getattr(shown, what) == getattr(face, what), (number, what)
        assert [(figure.key, figure.value) for figure in shown.figures] == list(figures_of(face))
        assert shown.badge == (face.ruler.code[0] if face.ruler is not None else str(face.level))
        assert len(shown.text) >= len(face.text)
        said = "".join(run.text for paragraph in shown.text for run in paragraph)
        assert all(renderer.text(line).replace("\n", "") in said for line in face.text)
        assert bool(shown.chosen) == bool(face.known)
        assert "".join(run.text for run in shown.name) == renderer.card(number).text


def test_which_facts_this_program_chose_stands_on_published_cards_alone() -> None:
    for number in EVERY_NUMBER:
        face = card_face(number)
        assert face.published or not face.known, number
    origins = {content(number, "en").labels.origin for number in (UNIT, FIELD)}
    assert origins == {"Practice card of this program", "Published card"}


def test_a_face_is_named_as_it_is_wished() -> None:
    assert any(run.ruby for run in content(FIELD).name)
    assert content(FIELD, "ja", FaceWish(named=False)).name == ()
    mixed = content(FIELD, "en", FaceWish(names="ja"))
    assert mixed.name == content(FIELD).name
    assert (mixed.language, mixed.name_language) == ("en", "ja")


# --- scenes


def test_every_card_has_a_scene_of_its_own_of_known_elements() -> None:
    declared = scenes_in(scenes_folder("gateruler") / scenes.FILE)
    assert set(declared) == set(EVERY_NUMBER)
    made = {number: scenes.scene_of(number) for number in EVERY_NUMBER}
    assert {layer.element for scene in made.values() for layer in scene} <= {*ELEMENTS, *GROUNDS, *MOTIFS}
    assert not {*MOTIFS} & {*ELEMENTS, *GROUNDS}
    assert len(set(declared.values())) == len(declared)
    shown = [scene for number, scene in declared.items()]
    assert len({tuple((layer.element, layer.tone, layer.at) for layer in scene) for scene in shown}) == len(shown)


def test_cards_look_different_and_other_by_night() -> None:
    numbers = (RULER, UNIT, EVENT, FIELD, LEGEND, "GR-069", "GR-085")
    assert paintbox.all_differ([scenes.paint(number, SCENE, LIGHT) for number in numbers], 8)
    assert paintbox.difference(scenes.paint(UNIT, SCENE, LIGHT), scenes.paint(UNIT, SCENE, DARK)) > 12


@pytest.mark.parametrize("key", ["home", UNIT, UNIT.lower(), *DECKS])
def test_the_first_screen_cards_and_decks_have_an_illustration(key: str) -> None:
    assert ART.has_scene(key)
    assert paintbox.difference(ART.paint_scene(key, SCENE, LIGHT), ART.paint_scene(key, SCENE, DARK)) > 5


def test_what_has_no_illustration_has_an_emblem() -> None:
    assert not ART.has_scene("volnar")
    assert ART.paint_scene("volnar", SCENE, LIGHT).size == SCENE


# --- colours, signs, pieces


@BOTH
def test_inks_read_on_every_colour(theme: Theme) -> None:
    for what in (*HUES, "energy", "damage"):
        assert contrast(theme.on_type, colour(what, theme)) >= 4.5, what
    for motif in (*FACTIONS, *EVERY_NUMBER):
        assert contrast(theme.on_type, EMBLEMS.colour(motif, theme)) >= 3, motif
    assert {*FACTIONS} < {*HUES}


def test_signs_differ_from_each_other() -> None:
    assert {*KEYWORDS} < {*SIGNS}
    pictures = []
    for name in SIGNS:
        canvas = Canvas(32, 32, 2.2)
        draw(canvas, marks_of(name), (1.1, 1.1), 1.0, {"figure": rgba("#000000"), "ground": rgba("#ffffff")})
        pictures.append(paintbox.grey(canvas.finished()))
    assert paintbox.all_differ(pictures, 3)


def test_every_icon_is_painted_and_takes_none_of_another_game_s() -> None:
    assert all(icons()[f"gateruler/{name}"] is draw for name, draw in ICONS.items())
    assert all(paintbox.inked(sign(f"gateruler/{name}", 24, "#000000")) > 0.05 for name in ICONS)
    for other in games():
        named = other.icons()
        for area in (name.removeprefix("area:") for name in named if name.startswith("area:")):
            assert icons()[area_icon(area, game=other.key)] in named.values(), (other.key, area)


def test_emblems_of_decks_are_those_of_their_strongest_cards() -> None:
    for deck, numbers in DECKS.items():
        assert motif_of(deck) in numbers
        assert EMBLEMS.marks(motif_of(deck))
    assert len({motif_of(deck) for deck in DECKS}) == len(DECKS)


@BOTH
def test_every_card_has_the_same_back(theme: Theme) -> None:
    back = ART.paint_back("card", TABLE, theme)
    assert paintbox.difference(back, ART.paint_back("anything", TABLE, theme)) == 0
    assert paintbox.inked(back) > 0.97


@BOTH
@pytest.mark.parametrize("side", [14, 24, 48])
def test_pieces_differ_by_state_and_kind_without_hue(theme: Theme, side: int) -> None:
    ground = Image.new("RGBA", (side, side), theme.paper)
    wanted = [*STATES, "energy"]
    pictures = [ART.paint_piece(side, theme, state) for state in wanted]
    assert paintbox.all_differ([paintbox.grey(Image.alpha_composite(ground, one)) for one in pictures], 0.8)


def test_orders_are_painted_by_their_game() -> None:
    order = PictureRequest("face", UNIT, *TABLE, 1.0, "light", "gateruler", "ja")
    assert paintbox.difference(paint(order, paintbox.setter(), content(UNIT)), painted(content(UNIT))) == 0
    assert len({edition(game) for game in ("gateruler", "hololive", "mahoroba", "sakura")}) == 4
