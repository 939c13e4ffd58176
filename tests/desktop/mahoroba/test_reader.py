"""What the reader says of cards of まほろば妖女奇譚: what is printed, and how a unit on the mat fares."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.cardgame.view import Change
from engine.mahoroba.door import EVERY_NUMBER, CardSeen, card_face, card_text
from engine.text.phrase import say
from sakura_desktop.cards import card_sort
from tests.desktop.pictures import paintbox
from tests.desktop.reader.opening import reader

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

AKARI, STROLL, ROBE = "PR-01", "PR-08", "PR-29"
LANGUAGES = pytest.mark.parametrize("language", paintbox.LANGUAGES)


def unit(number: str = AKARI, *, status: str = "", damage: int = 0, hp: int = 70, changes: tuple[Change, ...] = (),
         energy: int = 0) -> CardSeen:  # fmt: skip
    attached = tuple(
        CardSeen(handle=f"card:{9 + at}", number=None, kind="card", owner=0, face_up=False, status="energy")
        for at in range(energy)
    )
    return CardSeen(
        handle="card:1", number=number, kind="unit", owner=0, face_up=True, status=status, hp=hp, changes=changes,
        pieces=(("damage", damage),), attached=attached,
    )


def term(key: str, language: str) -> str:
    return paintbox.renderer(language).term(f"mahoroba-{key}").text


@LANGUAGES
def test_every_card_is_read_as_it_is_printed(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    for number in EVERY_NUMBER:
        made.show_number(number)
        said, face = made.text(), card_face(number)
        assert paintbox.renderer(language).card(number).text in said
        lines = [paintbox.renderer(language).text(line) for line in card_text(number)]
        assert all(part in said for line in lines for part in line.split("\n"))
        words = [key for key in (face.kind, face.element, face.strong_against) if key]
        assert all(term(key, language).casefold() in said.casefold() for key in words)
        assert not face.hp or str(face.hp) in said
        assert "⟦" not in said


@LANGUAGES
def test_terms_are_marked_and_lead_to_their_meaning(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    made.show_number(AKARI)
    found = {anchor.ref for anchor in made.page.anchors}
    kinds = {"term:mahoroba-unit", "term:mahoroba-flame", "term:mahoroba-hp", "term:mahoroba-grove"}
    assert kinds <= found
    assert {"term:mahoroba-energy", "term:mahoroba-cost"} <= found


@pytest.mark.parametrize(("language", "second"), [("ja", "ko"), ("ko", "en"), ("en", "ja")])
def test_two_languages_stand_line_by_line(language: str, second: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language, second)
    made.show_number(AKARI)
    said, at = made.text(), -1
    for line in card_text(AKARI):
        first, other = (paintbox.renderer(one).text(line) for one in (language, second))
        assert at < said.index(first) < said.index(other)
        at = said.index(other)


def test_how_a_unit_fares_is_said(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    robe = Change(what="hp", before="70", after="100", source=ROBE, phrase=say("text-command", text="x"))
    made.show_card(unit(damage=30, hp=100, energy=2, status="rest", changes=(robe,)))
    said = made.text()
    assert "HP 70/100" in said
    assert "Energy: 2" in said
    assert "Resting" in said
    assert "“Robe of Scales”: HP 70 → 100" in said


def test_of_a_unit_knocked_out_no_hp_is_left_to_tell(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_card(unit(status="ko"))
    assert "KO" in made.text()
    assert "70/70" not in made.text()


def test_a_card_in_the_hand_is_as_printed(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_number(AKARI)
    printed = made.text()
    made.show_card(CardSeen(handle="card:1", number=AKARI, kind="unit", owner=0, face_up=False))
    assert made.text() == printed


def test_a_card_s_sort_is_a_word() -> None:
    assert card_sort(AKARI).key == "mahoroba-unit"
    assert card_sort(STROLL).key == "mahoroba-strategy"
