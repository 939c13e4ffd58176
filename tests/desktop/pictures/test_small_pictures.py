"""Emblems, signs, crystals, the table and the icon: each is there, has its size, and differs from others by shape."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from engine.games import all_printed
from engine.sakura.door import forms
from sakura_desktop.games import game_of_card, games
from sakura_desktop.pictures.app_icon import SIDES, icon_file, make_files, paint_app_icon
from sakura_desktop.pictures.colour import contrast, rgb
from sakura_desktop.pictures.crest import crest_of
from sakura_desktop.pictures.icons import APP_ICONS, TABLE_ICONS, icons, sign
from sakura_desktop.pictures.table_ground import paint_ground
from sakura_desktop.sakura.pictures.card_source import motif_key
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.sakura.pictures.crystals import STATES, paint_crystal
from sakura_desktop.sakura.pictures.emblems import EMBLEMS
from sakura_desktop.sakura.pictures.motifs import MOTIFS
from sakura_desktop.theme import LIGHT, THEMES, Theme
from tests.desktop.pictures import paintbox
from tests.desktop.sakura import faces as card_faces
from tests.desktop.sakura.roster import FORMS

if TYPE_CHECKING:
    from sakura_desktop.game import Game

BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
UNDRAWN = (
    "Anchor", "Bell", "Chain", "Drum", "Easel", "Fishhook", "Gong",
    "Harp", "Incense", "Jar", "Kite", "Lantern", "Needle", "Oxcart",
)  # fmt: skip
"""Weapons that no form bears, so that each has the crest that is made from its word."""


def form_motifs() -> list[str]:
    return [card_faces.source().form_motif(form.key) for form in forms()]


def test_every_form_has_a_motif_drawn_by_hand() -> None:
    found = form_motifs()
    assert len(found) == len(set(found)) == len(forms()) >= 11
    assert set(found) <= MOTIFS.keys()


def test_every_weapon_that_the_catalog_names_has_a_motif_drawn_by_hand() -> None:
    catalog = paintbox.renderer("en").catalog
    named = {motif_key(catalog.format(f"megami-{form}.weapon")) for form in FORMS if catalog.has(f"megami-{form}")}
    assert len(named) == len(FORMS)
    assert named <= MOTIFS.keys()


@BOTH
def test_motifs_stay_within_their_roundel(theme: Theme) -> None:
    for key, motif in MOTIFS.items():
        corners = [point for mark in EMBLEMS.marks(key) for outline in mark.laid() for point in outline]
        assert max(math.hypot(*point) for point in corners) < 1.25, key
        assert 0 <= motif.hue < 360
        assert contrast(theme.on_type, EMBLEMS.colour(key, theme)) >= 3


def test_weapons_that_nobody_drew_have_crests_of_their_own() -> None:
    keys = [motif_key(word) for word in UNDRAWN]
    assert len({crest_of(key) for key in keys}) == len(UNDRAWN)
    pictures = [paintbox.grey(EMBLEMS.paint(key, 40, LIGHT)) for key in (*MOTIFS, *keys)]
    assert len(pictures) >= 48
    assert paintbox.all_differ(pictures, 1)


def test_a_crest_is_the_same_every_time() -> None:
    assert paintbox.difference(EMBLEMS.paint("umbrella", 64, LIGHT), EMBLEMS.paint("umbrella", 64, LIGHT)) == 0
    assert EMBLEMS.marks("umbrella") == EMBLEMS.marks("umbrella")


def test_a_weapon_s_name_makes_its_key() -> None:
    assert [motif_key(word) for word in ("Katana", "Kotō", "Skate blade", "Umbrella/Hairpin", "")] == [
        "katana", "koto", "skate-blade", "umbrella-hairpin", "",
    ]


@BOTH
def test_pale_ink_reads_on_every_emblem(theme: Theme) -> None:
    keys = [*MOTIFS, *(motif_key(word) for word in UNDRAWN)]
    assert min(contrast(theme.on_type, EMBLEMS.colour(key, theme)) for key in keys) >= 3


@BOTH
@pytest.mark.parametrize("side", [16, 24, 46, 128])
def test_an_emblem_is_a_roundel_of_its_size(theme: Theme, side: int) -> None:
    picture = EMBLEMS.paint("katana", side, theme)
    assert picture.size == (side, side)
    assert paintbox.opacity(picture, (0, 0)) == 0
    assert 0.6 < paintbox.inked(picture) < 0.8


@pytest.mark.parametrize("name", icons())
@pytest.mark.parametrize("side", [16, 48])
def test_a_sign_shows_and_has_its_colour(name: str, side: int) -> None:
    picture = sign(name, side, LIGHT.ink)
    assert picture.size == (side, side)
    assert 0.03 < paintbox.inked(picture) < 0.8
    seen = [pixel for _, pixel in picture.getcolors(side * side) if pixel[3] >= 128]
    assert max(abs(part - wanted) for pixel in seen for part, wanted in zip(pixel, rgb(LIGHT.ink), strict=False)) <= 2


def test_a_card_is_of_the_game_that_has_it_printed() -> None:
    printed = {key: cards.numbers() for key, cards in all_printed().items()}
    assert {number: game_of_card(number).key for numbers in printed.values() for number in numbers} == {
        number: key for key, numbers in printed.items() for number in numbers
    }


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_signs_at_one_game_s_table_differ_from_each_other(game: Game) -> None:
    own = {f"{game.key}/{name}": draw for name, draw in game.icons().items()}
    distinct = {id(draw): name for name, draw in (TABLE_ICONS | APP_ICONS | own).items()}
    assert paintbox.all_differ([paintbox.grey(sign(name, 32, "#000000")) for name in distinct.values()], 3)


@BOTH
@pytest.mark.parametrize("side", [12, 24, 33, 64])
def test_crystals_differ_by_state_without_colour(theme: Theme, side: int) -> None:
    pictures = [paint_crystal(side, theme, state) for state in STATES]
    assert {picture.size for picture in pictures} == {(side, side)}
    ground = Image.new("RGBA", (side, side), colours(theme).lane)
    laid = [paintbox.grey(Image.alpha_composite(ground, picture)) for picture in pictures]
    assert paintbox.all_differ(laid, 0.8)


def test_an_unknown_state_is_a_crystal() -> None:
    assert paintbox.difference(paint_crystal(24, LIGHT, "held"), paint_crystal(24, LIGHT, "normal")) == 0


@BOTH
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3, 900), (700, 1)])
def test_the_table_is_paper_all_over(theme: Theme, size: tuple[int, int]) -> None:
    picture = paint_ground(*size, theme)
    assert picture.size == size
    mean = picture.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(mean, tuple)
    assert max(abs(one - other) for one, other in zip(mean, rgb(theme.paper), strict=True)) < 16


@BOTH
def test_text_reads_on_the_darkest_and_lightest_spot_of_the_table(theme: Theme) -> None:
    middle = paint_ground(640, 360, theme).crop((120, 80, 520, 280))
    spots = ["#{:02x}{:02x}{:02x}".format(*colour) for _, colour in middle.getcolors(80_000)]
    assert min(contrast(theme.ink, spot) for spot in spots) >= 4.5


def test_the_paper_is_the_same_every_time() -> None:
    assert paintbox.difference(paint_ground(300, 200, LIGHT), paint_ground(300, 200, LIGHT)) == 0


@pytest.mark.parametrize("side", SIDES)
def test_the_icon_s_files_are_what_the_painter_paints(side: int) -> None:
    with Image.open(icon_file(side)) as kept:
        assert kept.size == (side, side)
        # another version of Pillow may place a pixel of an edge otherwise
        assert paintbox.difference(kept, paint_app_icon(side)) < 2


def test_the_icon_s_files_can_be_made_anew(tmp_path) -> None:
    make_files(tmp_path / "icons")
    assert len(list((tmp_path / "icons").glob("sakura-desktop-*.png"))) == len(SIDES)
