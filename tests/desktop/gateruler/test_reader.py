"""What the reader says of cards of Gate Ruler: what is printed, and how a card in play fares."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.cardgame.view import Change
from engine.gateruler.door import EVERY_NUMBER, RULERS, CardSeen, card_face, card_text
from engine.text.phrase import say
from sakura_desktop.cards import card_sort
from sakura_desktop.gateruler.pictures.card_content import figures_of
from sakura_desktop.gateruler.words import ruler_lines, term
from tests.desktop.pictures import paintbox
from tests.desktop.reader.opening import reader

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

DRAGON, TANK, FLAK, LANTERNS, MIST = "GR-025", "GR-041", "GR-048", "GR-015", "GR-016"
LANGUAGES = pytest.mark.parametrize("language", paintbox.LANGUAGES)


def word(key: str, language: str) -> str:
    return paintbox.renderer(language).term(term(key).key).text


def unit(
    number: str = DRAGON, *, status: str = "", damage: int = 0, atk: int = 4, hp: int = 5, stk: int = 2,
    keywords: tuple[str, ...] = ("pierce",), attributes: tuple[str, ...] = ("dragon", "fire"),
    changes: tuple[Change, ...] = (), souls: tuple[str, ...] = (),
) -> CardSeen:  # fmt: skip
    attached = tuple(
        CardSeen(handle=f"card:{9 + at}", number=one, kind="", owner=0, face_up=True, status="soul")
        for at, one in enumerate(souls)
    )
    return CardSeen(
        handle="card:1", number=number, kind="", owner=0, face_up=True, status=status, level=3, atk=atk, hp=hp, stk=stk,
        keywords=keywords, attributes=attributes, changes=changes, pieces=(("damage", damage),), attached=attached,
    )  # fmt: skip


@LANGUAGES
def test_every_card_is_read_as_it_is_printed(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    renderer = paintbox.renderer(language)
    for number in EVERY_NUMBER:
        made.show_number(number)
        said, face = made.text(), card_face(number)
        assert renderer.card(number).text in said
        lines = [renderer.text(line) for line in card_text(number)]
        assert all(part in said for line in lines for part in line.split("\n")), number
        words = [face.kind, face.timing, *face.marks, *face.keywords]
        assert all(word(key, language).casefold() in said.casefold() for key in words if key), number
        assert all(str(value) in said for _, value in figures_of(face))
        assert face.ruler is not None or f"{face.level}" in said
        assert "⟦" not in said


@LANGUAGES
def test_rulers_say_what_they_can_do(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    for number in RULERS:
        made.show_number(number)
        printed = card_face(number).ruler
        assert printed is not None
        said = made.text()
        assert all(paintbox.renderer(language).text(line) in said for line in ruler_lines(printed))


def test_where_the_facts_of_a_card_come_from_is_said(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_number(TANK)
    assert "Practice card of this program" in made.text()
    assert "Chosen by this program" not in made.text()
    made.show_number(LANTERNS)
    assert "Published card" in made.text()
    assert "Chosen by this program, as no page tells it: kind of card, level" in made.text()


@LANGUAGES
def test_terms_are_marked_and_lead_to_their_meaning(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    made.show_number(FLAK)
    found = {anchor.ref for anchor in made.page.anchors}
    assert {"term:gateruler-event", "term:gateruler-instant", "term:gateruler-level"} <= found


@pytest.mark.parametrize(("language", "second"), [("ja", "ko"), ("ko", "en"), ("en", "ja")])
def test_two_languages_stand_line_by_line(language: str, second: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language, second)
    made.show_number(LANTERNS)
    said, at = made.text(), -1
    for line in card_text(LANTERNS):
        first, other = (paintbox.renderer(one).text(line) for one in (language, second))
        assert at < said.index(first, at + 1) < said.index(other, at + 1)
        at = said.index(other, at + 1)


def test_how_a_unit_fares_is_said(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    change = Change(what="atk", before="4", after="6", source="GR-033", phrase=say("gateruler-called", name="x"))
    made.show_card(unit(damage=2, atk=6, status="rest", changes=(change,), souls=(TANK,)))
    said = made.text()
    name = paintbox.renderer("en").card("GR-033").text
    assert "HP 3/5 (damage 2)" in said
    assert "ATK 6" in said
    assert "STK 2" in said
    assert "Rested" in said
    assert f"“{name}”: ATK 4 → 6" in said
    assert paintbox.renderer("en").card(TANK).text in said


def test_damage_beyond_its_hp_leaves_none(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_card(unit(damage=9))
    assert "HP 0/5 (damage 9)" in made.text()


def test_keywords_and_attributes_that_it_gained_or_lost_are_said(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_card(unit())
    assert "Keywords:" not in made.text()
    assert "Attributes:" not in made.text()
    made.show_card(unit(keywords=("pierce", "vigilance"), attributes=("dragon",)))
    assert "Keywords: Pierce, Vigilance" in made.text()
    assert "Attributes: " in made.text()
    made.show_card(unit(keywords=()))
    assert "Keywords: —" in made.text()


def test_a_ruler_in_play_says_no_hp(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_card(unit("GR-W23", hp=10, atk=2, keywords=(), attributes=()))
    assert "HP 10/10" not in made.text()
    assert "ATK 2" in made.text()


def test_a_card_in_the_hand_is_as_printed(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_number(DRAGON)
    printed = made.text()
    made.show_card(CardSeen(handle="card:1", number=DRAGON, kind="", owner=0, face_up=False, level=3))
    assert made.text() == printed


def test_a_card_s_sort_is_a_word() -> None:
    sorts = [card_sort(number).key for number in ("GR-A1", DRAGON, FLAK, LANTERNS)]
    assert sorts == ["gateruler-ruler-card", "gateruler-unit", "gateruler-event", "gateruler-field-card"]
