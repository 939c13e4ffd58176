from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from sakura_desktop.pictures.line_break import Run
from sakura_desktop.pictures.painting import TEXT_FROM, edition, paint, paint_face
from sakura_desktop.pictures.requests import FaceWish, PictureRequest
from sakura_desktop.pictures.typesetting import Face, Inks, Typesetter
from sakura_desktop.sakura.pictures.card_backs import paint_back
from sakura_desktop.sakura.pictures.card_content import CardContent, CardSide, content_of
from sakura_desktop.theme import DARK, LIGHT, THEMES, Theme
from tests.desktop.pictures import paintbox
from tests.desktop.sakura import faces as card_faces

if TYPE_CHECKING:
    from sakura_desktop.pictures.sheet import Painted

SMALL = (84, 117)
LARGE = (240, 335)
BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
KINDS = ("normal", "special", "poison", "part", "transform")
SLASH, SPECIAL = "NA-01-yurina-O-N-1", "NA-01-yurina-O-S-1"


def face(number: str, size: tuple[int, int] = SMALL, theme: Theme = LIGHT, language: str = "ja", **other: object):
    found = replace(card_faces.content(number, language), **other)
    return paint_face(card_faces.ART, found, size, 1.0, theme, paintbox.setter()).image


@BOTH
@SIZES
def test_a_face_fills_its_card_and_leaves_the_corners_free(theme: Theme, size: tuple[int, int]) -> None:
    picture = face(SLASH, size, theme)
    assert [paintbox.opacity(picture, at) for at in ((0, 0), (size[0] - 1, 0), (0, size[1] - 1))] == [0, 0, 0]
    assert paintbox.opacity(picture, (size[0] // 2, size[1] // 2)) == 255
    assert paintbox.inked(picture) > 0.97


@SIZES
def test_normal_and_special_differ_without_colour(size: tuple[int, int]) -> None:
    normal, special = (paintbox.grey(face(SLASH, size, kind=kind)) for kind in ("normal", "special"))
    assert paintbox.difference(normal, special) > 1


@SIZES
@pytest.mark.parametrize("what", ["type", "subtype"])
def test_types_and_subtypes_differ_without_words_and_colour(size: tuple[int, int], what: str) -> None:
    keys = {"type": ("attack", "action", "enhancement"), "subtype": ("", "reaction", "full-power")}[what]
    labels = card_faces.content(SLASH, "ja").labels
    mute = replace(labels, type="", subtype="", kind="")
    pictures = [paintbox.grey(face(SLASH, size, **{what: key, "labels": mute})) for key in keys]
    assert paintbox.all_differ(pictures, 0.05)


@SIZES
@pytest.mark.parametrize("what", ["range", "damage", "capacity", "cost"])
def test_every_value_shows(size: tuple[int, int], what: str) -> None:
    label = replace(card_faces.content(SPECIAL, "ja").labels, **{what: "X"})
    one, other = (face(SPECIAL, size, labels=label, **{what: value}) for value in ("3", "4"))
    assert paintbox.difference(one, other) > 0.02


def test_the_emblem_of_each_form_shows() -> None:
    pictures = [face(SLASH, LARGE, motifs=(motif,)) for motif in ("katana", "fan", "flame")]
    pictures.append(face(SLASH, LARGE, motifs=("katana", "fan")))
    assert paintbox.all_differ(pictures, 0.3)


def test_large_faces_have_the_text_and_the_reading_and_small_ones_don_t() -> None:
    number = "NA-01-yurina-O-N-5"
    mute = {"text": ()}
    assert paintbox.difference(face(number, LARGE), face(number, LARGE, **mute)) > 1
    assert paintbox.difference(face(number), face(number, **mute)) == 0
    bare = tuple(run._replace(ruby="") for run in card_faces.content(number, "ja").name)
    assert paintbox.difference(face(number, LARGE), face(number, LARGE, name=bare)) > 0.05
    assert paintbox.difference(face(number), face(number, name=bare)) == 0


def test_faces_are_worded_in_their_language() -> None:
    assert paintbox.all_differ([face("NA-01-yurina-O-N-3", language=key) for key in paintbox.LANGUAGES], 1)


@pytest.mark.parametrize("size", [SMALL, LARGE, (168, 235)])
@BOTH
def test_backs_of_the_kinds_differ_without_colour(size: tuple[int, int], theme: Theme) -> None:
    backs = [paint_back(kind, size, theme) for kind in KINDS]
    assert {back.size for back in backs} == {size}
    assert paintbox.opacity(backs[0], (0, 0)) == 0
    assert paintbox.all_differ([paintbox.grey(back) for back in backs], 8)


@SIZES
def test_faces_of_the_kinds_differ_without_words_and_colour(size: tuple[int, int]) -> None:
    mute = replace(card_faces.content(SLASH, "ja").labels, type="", subtype="", kind="")
    pictures = [paintbox.grey(face(SLASH, size, kind=kind, labels=mute)) for kind in KINDS]
    assert paintbox.all_differ(pictures, 1)


@SIZES
@pytest.mark.parametrize("kind", KINDS[2:])
def test_the_word_for_a_kind_that_is_neither_normal_nor_special_shows(kind: str, size: tuple[int, int]) -> None:
    labels = card_faces.content(SLASH, "ja").labels
    one, other = (face(SLASH, size, kind=kind, labels=replace(labels, kind=word)) for word in ("毒", "部"))
    assert paintbox.difference(one, other) > 0.02


# --- two-sided cards ---


def sided(current: int | None, language: str = "ja", **other: object) -> CardContent:
    """A card of two sides, of which one counts, or none."""
    texts = [card_faces.content(number, language).text for number in ("NA-01-yurina-O-N-3", "NA-01-yurina-O-N-5")]
    values = (("umbrella-closed", "4-6", "0/2"), ("umbrella-open", "0-1", "1/2"))
    sides = tuple(
        CardSide(sign, sign[9:], reach, damage, "", text, at == current)
        for at, ((sign, reach, damage), text) in enumerate(zip(values, texts, strict=True))
    )
    found = replace(card_faces.content(SLASH, language), text=(), sides=sides)
    shown = sides[current or 0]
    return replace(found, range=shown.range, damage=shown.damage, **other)


def painted(content: CardContent, size: tuple[int, int]) -> Painted:
    return paint_face(card_faces.ART, content, size, 1.0, LIGHT, paintbox.setter())


@SIZES
def test_which_side_counts_shows_without_colour(size: tuple[int, int]) -> None:
    pictures = [paintbox.grey(painted(sided(current), size).image) for current in (None, 0, 1)]
    assert paintbox.all_differ(pictures, 0.5)


@SIZES
@pytest.mark.parametrize("language", paintbox.LANGUAGES)
@pytest.mark.parametrize("current", [None, 0, 1])
def test_both_sides_have_room(current: int | None, language: str, size: tuple[int, int]) -> None:
    assert painted(sided(current, language), size).over == ()


def test_a_large_face_shows_the_text_of_both_sides_and_a_small_one_only_the_values_that_count() -> None:
    whole = sided(1)
    for at in (0, 1):
        sides = [*whole.sides]
        sides[at] = replace(sides[at], text=(), range="9")
        other = replace(whole, sides=tuple(sides))
        assert paintbox.difference(painted(whole, LARGE).image, painted(other, LARGE).image) > 1
        assert paintbox.difference(painted(whole, SMALL).image, painted(other, SMALL).image) == 0
    loose = sided(None)
    sides = (loose.sides[0], replace(loose.sides[1], damage="7/7"))
    small = painted(replace(loose, sides=sides), SMALL).image
    assert paintbox.difference(painted(loose, SMALL).image, small) > 0.05


def test_what_stands_on_a_two_sided_card_is_asked_side_by_side() -> None:
    known = card_faces.source()
    two = {"shut": "NA-01-yurina-O-N-1", "wide": "NA-01-yurina-O-N-2"}
    made = replace(
        known,
        face=lambda _number, side: known.face(two[side or "shut"], ""),
        text=lambda _number, side: known.text(two[side], ""),
        sides=lambda _number: tuple(two),
        side_term=lambda _number, side: {"shut": "aura", "wide": "life"}[side],
    )
    found = {side: content_of(made, SLASH, "en", FaceWish(side=side)) for side in ("", "none", "shut", "wide")}
    ranges = [known.face(number, "").range for number in two.values()]
    assert [side.range for side in found[""].sides] == ranges
    assert found["wide"].range == ranges[1]
    assert found["shut"].range == found[""].range == ranges[0]
    assert [found[side].side for side in ("", "none")] == [None, None]
    assert found["wide"].side == found["wide"].sides[1]
    assert (found["wide"].side or found[""].sides[0]).sign == "life"
    assert found["none"] == found[""]
    assert len({one.digest() for one in found.values()}) == 3
    assert found["wide"].text == ()
    assert found["wide"].sides[1].text == card_faces.content(two["wide"], "en").text


@pytest.mark.parametrize("what", ["face", "back"])
def test_a_card_that_lies_across_is_turned(what: str) -> None:
    name = SLASH if what == "face" else "normal"
    upright = PictureRequest(what, name, 84, 117, 1.0, "light", "sakura", "ja")
    across = PictureRequest(what, name, 117, 84, 1.0, "light", "sakura", "ja", across=True)
    found = card_faces.content(SLASH, "ja")
    one, other = (paint(order, paintbox.setter(), found) for order in (upright, across))
    assert other.size == (117, 84)
    assert paintbox.difference(one.rotate(90, expand=True), other) == 0


WISHES = (FaceWish(ruby=False), FaceWish(side="open"), FaceWish(named=False), FaceWish(names="ko"))


def test_an_order_s_key_tells_it_from_every_other() -> None:
    plain = PictureRequest("face", SLASH, 84, 117, 1.0, "light", "sakura", "ja")
    others = [
        replace(plain, what="back"), replace(plain, name=SPECIAL), replace(plain, width=85), replace(plain, height=118),
        replace(plain, dpr=1.25), replace(plain, theme="dark"), replace(plain, language="ko"),
        replace(plain, across=True), replace(plain, game="another"),
        *(replace(plain, wish=one) for one in WISHES),
    ]
    assert len({order.key for order in (plain, *others)}) == len(others) + 1


def test_wrong_orders_are_refused() -> None:
    with pytest.raises(ValueError, match="no content"):
        paint(PictureRequest("face", SLASH, 84, 117, 1.0, "light", "sakura", "ja"), paintbox.setter())
    with pytest.raises(ValueError, match="nothing is called"):
        paint(PictureRequest("dragon", "", 84, 117, 1.0, "light", "sakura"), paintbox.setter())


def test_the_edition_of_the_painters_is_one_word() -> None:
    assert len(edition("sakura")) == 16
    assert edition("sakura") == edition("sakura")


def test_the_text_begins_where_it_can_be_read() -> None:
    found = card_faces.content("NA-01-yurina-O-N-5", "ja")
    bare = replace(found, text=())
    below, above = (TEXT_FROM - 1, round((TEXT_FROM - 1) * 88 / 63)), (TEXT_FROM, round(TEXT_FROM * 88 / 63))
    differences = [
        paintbox.difference(
            *(paint_face(card_faces.ART, one, size, 1.0, DARK, paintbox.setter()).image for one in (found, bare))
        )
        for size in (below, above)
    ]
    assert differences[0] == 0
    assert differences[1] > 0


@pytest.mark.parametrize("language", paintbox.LANGUAGES)
def test_text_shrinks_to_its_room_and_no_further_than_the_floor(language: str) -> None:
    setter: Typesetter = paintbox.setter()
    text = {"ja": "桜花結晶を一つ動かす。", "ko": "벚꽃결정 하나를 옮긴다.", "en": "Move one Sakura token."}[language]
    runs = ((Run(text * 4),),)
    laid = setter.fit(Face(language), runs, (200, 60), (30, 8))
    assert not laid.over
    assert 8 <= laid.size < 30
    assert laid.height <= 60.5
    assert setter.fit(Face(language), runs, (40, 12), (30, 8)).over
    roomy = setter.fit(Face(language), runs, (4000, 400), (30, 8))
    assert roomy.size == 30


def test_lines_of_a_name_are_of_like_length() -> None:
    setter = paintbox.setter()
    runs = ((Run("氷雨細音の果ての果て"),),)
    room = (setter.measure(Face("ja"), 20).text("一" * 8, runs[0][0]), 100.0)
    laid = setter.set_at(Face("ja"), 20, runs, room)
    balanced = setter.balanced(laid, room)
    assert [len(line.pieces[0].text) for _, line in laid.lines] == [8, 2]
    assert [len(line.pieces[0].text) for _, line in balanced.lines] == [5, 5]


def test_terms_are_underlined_and_readings_painted() -> None:
    setter = paintbox.setter()
    inks = Inks((0, 0, 0, 255), (90, 0, 0, 255), (200, 0, 0, 255), (0, 0, 90, 255))
    pictures = []
    for runs in ((Run("攻撃"),), (Run("攻撃", "", "term:attack"),), (Run("攻撃", "こうげき"),)):
        image = Image.new("RGBA", (120, 60), "white")
        setter.draw(image, setter.set_at(Face("ja"), 24, (runs,), (120, 60)), (0, 0, 120, 60), inks)
        pictures.append(image)
    assert paintbox.all_differ(pictures, 0.3)
