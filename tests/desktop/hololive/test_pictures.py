"""Cards of the hololive official card game: every face holds what is written on it, and says what it is without its
colour.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from engine.hololive.door import EVERY_NUMBER, card_face
from sakura_desktop.games import games
from sakura_desktop.hololive.icons import ICONS
from sakura_desktop.hololive.pictures.card_backs import KINDS
from sakura_desktop.hololive.pictures.card_content import CardContent, colours_of, content_of
from sakura_desktop.hololive.pictures.card_large import READ, TEXT_FROM
from sakura_desktop.hololive.pictures.card_pictures import HololivePictures
from sakura_desktop.hololive.pictures.colours import COLOURS, HUES, SUPPORT, colour, ink_on
from sakura_desktop.hololive.pictures.emblems import EMBLEMS
from sakura_desktop.hololive.pictures.motifs import voice
from sakura_desktop.hololive.pictures.signs import SIGNS, marks_of
from sakura_desktop.pictures.canvas import Canvas
from sakura_desktop.pictures.colour import contrast, rgba
from sakura_desktop.pictures.icons import area_icon, icons, sign
from sakura_desktop.pictures.markers import STATES
from sakura_desktop.pictures.motif_pen import Pen, draw
from sakura_desktop.pictures.painting import edition, paint, paint_face
from sakura_desktop.pictures.requests import AS_IT_IS, FaceWish, PictureRequest
from sakura_desktop.pictures.shapes import ACROSS
from sakura_desktop.table.closeup import EDGE, READABLE
from sakura_desktop.theme import DARK, LIGHT, THEMES, Theme
from tests.desktop.pictures import paintbox

ART = HololivePictures()
BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
LANGUAGES = pytest.mark.parametrize("language", paintbox.LANGUAGES)
TABLE, READER, HELD = (76, 106), (240, 335), (326, 455)
LEAST_HELD = (READABLE - 2 * EDGE, round((READABLE - 2 * EDGE) * 88 / 63))
SIZES = pytest.mark.parametrize("size", [TABLE, READER], ids=["table", "reader"])
SORA, BUZZ, TWO, KANATA, ENCORE, CHEER, GIFT = (
    "hSD01-003", "hSD01-006", "hSD01-013", "hBP01-001", "hBP01-107", "hY05-001", "hBP02-041",
)  # fmt: skip


@cache
def content(number: str, language: str = "ja", wish: FaceWish = AS_IT_IS) -> CardContent:
    return content_of(paintbox.renderer, number, language, wish)


def painted(shown: CardContent, size: tuple[int, int] = TABLE, theme: Theme = LIGHT) -> Image.Image:
    return paint_face(ART, shown, size, 1.0, theme, paintbox.setter()).image


@cache
def layout(language: str, size: tuple[int, int]) -> paintbox.Layout:
    """Every face of that size, set once for all that is asked of it."""
    return paintbox.layout_of(ART, {number: content(number, language) for number in EVERY_NUMBER}, size)


@LANGUAGES
@pytest.mark.parametrize("size", [(58, 81), TABLE, (190, 265), LEAST_HELD, HELD])
def test_every_face_holds_what_is_written_on_it(language: str, size: tuple[int, int]) -> None:
    assert layout(language, size).over == {}


@LANGUAGES
def test_texts_of_a_card_held_close_are_read_easily(language: str) -> None:
    """On a screen of 1280 × 720: 14 pixels, unless the text of a card needs its whole panel."""
    sizes = layout(language, HELD).texts
    least = TEXT_FROM * HELD[0] / ACROSS - 0.01
    assert least > 14
    small = [number for number, size in sizes.items() if size < least]
    assert len(small) < len(sizes) * {"ja": 0.3, "ko": 0.12, "en": 0.25}[language], len(small)


@LANGUAGES
@pytest.mark.parametrize("size", [LEAST_HELD, HELD])
def test_nothing_on_a_card_held_close_is_smaller_than_is_read(language: str, size: tuple[int, int]) -> None:
    """Names, tags, classes and numbers included, also where the question leaves less room above it."""
    assert {what: letters for what, letters in layout(language, size).letters.items() if letters < READ} == {}


@BOTH
@SIZES
def test_a_face_fills_its_card_and_leaves_the_corners_free(theme: Theme, size: tuple[int, int]) -> None:
    for number in (SORA, KANATA, ENCORE, CHEER):
        picture = painted(content(number), size, theme)
        assert picture.size == size
        assert [paintbox.opacity(picture, at) for at in ((0, 0), (size[0] - 1, size[1] - 1))] == [0, 0]
        assert paintbox.inked(picture) > 0.97


@SIZES
def test_colours_and_kinds_differ_without_words_and_hue(size: tuple[int, int]) -> None:
    sora, encore = content(SORA), content(ENCORE)
    mute = replace(sora.labels, kind="", level="", colour="", tags="")
    of_colours = [replace(sora, colours=(one,), labels=mute) for one in COLOURS]
    sorts = [
        replace(encore, support=one, labels=mute) for one in ("item", "event", "staff", "tool", "mascot", "fan")
    ]
    assert paintbox.all_differ([paintbox.grey(painted(one, size)) for one in (*of_colours, *sorts)], 0.05)


def test_every_figure_shows_on_the_table() -> None:
    buzz = content(BUZZ)
    first = buzz.arts[0]
    others = [
        replace(buzz, hp=90),
        replace(buzz, level="2nd", labels=replace(buzz.labels, level="2nd")),
        replace(buzz, buzz=False),
        replace(buzz, arts=(replace(first, cost=("red", "colourless")), *buzz.arts[1:])),
        replace(buzz, arts=(replace(first, cost=("white",)), *buzz.arts[1:])),
        replace(buzz, arts=(replace(first, damage="90"), *buzz.arts[1:])),
        replace(buzz, arts=(replace(first, text=buzz.arts[1].text), *buzz.arts[1:])),
    ]
    plain = painted(buzz)
    assert all(paintbox.difference(plain, painted(one)) > 0.02 for one in others)
    kanata = content(KANATA)
    skill = kanata.skills[0]
    for other in (replace(kanata, life=6), replace(kanata, skills=(replace(skill, cost="1"), kanata.skills[1]))):
        assert paintbox.difference(painted(kanata), painted(other)) > 0.02
    limited = replace(content(ENCORE), limited=not content(ENCORE).limited)
    assert paintbox.difference(painted(content(ENCORE)), painted(limited)) > 0.02


def test_a_card_held_close_says_all_there_is() -> None:
    against = next(
        content(number) for number in EVERY_NUMBER if any(art.against for art in card_face(number).arts)
    )
    art = next(one for one in against.arts if one.against)
    gift, kanata = content(GIFT), content(KANATA)
    effect, skill = gift.effects[0], kanata.skills[1]
    pairs = [
        (against, replace(against, arts=tuple(replace(one, against="", extra=0) for one in against.arts))),
        (against, replace(against, arts=tuple(replace(one, extra=art.extra + 20) for one in against.arts))),
        (against, replace(against, baton=against.baton + 1)),
        (against, replace(against, labels=replace(against.labels, tags=""))),
        (gift, replace(gift, effects=(replace(effect, kind="bloom"),))),
        (gift, replace(gift, effects=(replace(effect, name="x"),))),
        (gift, replace(gift, effects=(replace(effect, text=()),))),
        (gift, replace(gift, text=())),
        (kanata, replace(kanata, skills=(kanata.skills[0], replace(skill, kind="skill")))),
        (kanata, replace(kanata, skills=(kanata.skills[0], replace(skill, cost="X")))),
    ]
    for one, other in pairs:
        assert paintbox.difference(painted(one, HELD), painted(other, HELD)) > 0.01


def test_two_colours_are_both_on_the_card() -> None:
    both = content(TWO)
    assert len(both.colours) == 2
    for one in both.colours:
        assert paintbox.difference(painted(both), painted(replace(both, colours=(one,)))) > 1


@LANGUAGES
def test_what_stands_on_a_face_is_what_the_engine_says(language: str) -> None:
    renderer = paintbox.renderer(language)
    for number in EVERY_NUMBER:
        face, shown = card_face(number), content(number, language)
        for what in ("kind", "hp", "life", "baton", "buzz", "limited"):
            assert getattr(shown, what) == getattr(face, what), (number, what)
        assert (shown.support, shown.level) == (face.support or "", face.level or "")
        assert shown.colours == colours_of(face)
        assert [(one.cost, one.damage, one.against, one.extra, bool(one.text)) for one in shown.arts] == [
            (one.cost, f"{one.damage}{'+' if one.more else ''}", one.against, one.extra, one.text is not None)
            for one in face.arts
        ]
        assert [one.cost for one in shown.skills] == [str(one.cost) if one.cost >= 0 else "X" for one in face.skills]
        assert [one.kind for one in shown.effects] == [one.kind for one in face.effects]
        assert all(one.text and one.name and one.label for one in (*shown.skills, *shown.effects))
        assert bool(shown.text) == bool(face.text or face.extras)
        assert shown.labels.tags == " ".join(renderer.text(tag) for tag in face.tags)
        assert "".join(run.text for run in shown.name) == renderer.card(number).text


def test_a_face_is_named_as_it_is_wished() -> None:
    assert any(run.ruby for run in content(KANATA).name)
    assert content(KANATA, "ja", FaceWish(named=False)).name == ()
    mixed = content(KANATA, "en", FaceWish(names="ja"))
    assert mixed.name == content(KANATA).name
    assert (mixed.language, mixed.name_language) == ("en", "ja")


@BOTH
def test_inks_read_on_every_colour(theme: Theme) -> None:
    for what in (*COLOURS, SUPPORT, "back", "cheer-back", "oshi-back", "marker"):
        ground = colour(what, theme)
        assert contrast(ink_on(ground, theme), ground) >= 4.5, what
    for motif in (*COLOURS, *EVERY_NUMBER):
        assert contrast(theme.on_type, EMBLEMS.colour(motif, theme)) >= 3, motif


def test_signs_differ_from_each_other() -> None:
    pictures = []
    for name in SIGNS:
        canvas = Canvas(32, 32, 2.2)
        draw(canvas, marks_of(name), (1.1, 1.1), 1.0, {"figure": rgba("#000000"), "ground": rgba("#ffffff")})
        pictures.append(paintbox.grey(canvas.finished()))
    assert paintbox.all_differ(pictures, 3)
    dice = [paintbox.grey(sign(f"die-{number}", 20, "#000000")) for number in range(1, 7)]
    assert paintbox.all_differ(dice, 3)


def test_every_icon_is_painted_and_takes_none_of_another_game_s() -> None:
    assert all(icons()[f"hololive/{name}"] is draw for name, draw in ICONS.items())
    assert all(paintbox.inked(sign(f"hololive/{name}", 24, "#000000")) > 0.05 for name in ICONS)
    for other in games():
        named = other.icons()
        for area in (name.removeprefix("area:") for name in named):
            assert icons()[area_icon(area, game=other.key)] in named.values(), (other.key, area)
    assert area_icon("life", game="hololive") == "hololive/area:life"
    assert area_icon("deck", game="hololive") == "deck"


def test_every_name_has_a_voice_of_its_own() -> None:
    def marks(name: str) -> str:
        pen = Pen()
        voice(name)(pen)
        return repr(pen.marks)

    names = {card_face(number).names[0] for number in EVERY_NUMBER if card_face(number).kind in ("oshi", "holomem")}
    assert len({marks(name) for name in names}) == len(names) > 60
    assert EMBLEMS.marks("hSD01-003") == EMBLEMS.marks("hSD01-006")
    assert set(HUES) == {*COLOURS, SUPPORT}


@BOTH
def test_each_deck_has_a_back_of_its_own(theme: Theme) -> None:
    backs = [paintbox.grey(ART.paint_back(kind, TABLE, theme)) for kind in KINDS]
    assert paintbox.all_differ(backs, 2)
    assert paintbox.difference(ART.paint_back("", TABLE, theme), ART.paint_back("main", TABLE, theme)) == 0
    assert len({ART.back_colour(kind, theme) for kind in KINDS}) == len(KINDS)


@BOTH
@pytest.mark.parametrize("side", [14, 24, 48])
def test_damage_differs_by_state_without_hue(theme: Theme, side: int) -> None:
    ground = Image.new("RGBA", (side, side), theme.paper)
    pictures = [ART.paint_piece(side, theme, state) for state in STATES]
    assert paintbox.all_differ([paintbox.grey(Image.alpha_composite(ground, one)) for one in pictures], 0.8)


def test_orders_are_painted_by_their_game() -> None:
    order = PictureRequest("face", SORA, *TABLE, 1.0, "light", "hololive", "ja")
    assert paintbox.difference(paint(order, paintbox.setter(), content(SORA)), painted(content(SORA))) == 0
    assert len({edition(game) for game in ("hololive", "mahoroba", "sakura")}) == 3
    assert ART.emblem_colour("red", LIGHT) != ART.emblem_colour("red", DARK)
