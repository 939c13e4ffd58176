"""What the reader says of the third game's cards: what is printed, how a holomem fares, what its arts would do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.cardgame.view import Change
from engine.hololive.door import EVERY_NUMBER, CardSeen, card_face, card_text
from engine.hololive.play.scene import HolomemLaid, Scene, SideLaid
from engine.hololive.rules import RULES
from engine.text.phrase import say
from sakura_desktop.cards import card_sort, read_card
from tests.desktop.pictures import paintbox
from tests.desktop.reader.opening import reader

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SORA, DEBUT, OSHI, ENCORE, MASCOT, WHITE, GREEN = (
    "hSD01-006", "hSD01-003", "hSD01-001", "hBP01-107", "hBP01-116", "hY01-001", "hY02-001",
)  # fmt: skip
OKAYU = "hSD03-003"
LANGUAGES = pytest.mark.parametrize("language", paintbox.LANGUAGES)


def belonging(number: str, status: str, at: int) -> CardSeen:
    return CardSeen(handle=f"card:{at}", number=number, kind="main", owner=0, face_up=True, status=status)


def holomem(**more: Any) -> CardSeen:
    values = {
        "handle": "card:1", "number": SORA, "kind": "main", "owner": 0, "face_up": True, "hp": 240, **more,
    }
    return CardSeen(**values)


def scene(center: str | HolomemLaid) -> Scene:
    sides = (SideLaid(oshi=OSHI, center=center), SideLaid(oshi=OSHI, center=OKAYU))
    return Scene(*sides, step="performance")


def term(key: str, language: str) -> str:
    return paintbox.renderer(language).term(f"hololive-{key}").text


@LANGUAGES
def test_every_card_is_read_as_it_is_printed(language: str) -> None:
    renderer = paintbox.renderer(language)
    for number in EVERY_NUMBER:
        read, face = read_card(number, None), card_face(number)
        said = "\n".join(renderer.text(fact.phrase) for fact in read.facts)
        ((passage,),) = read.text
        assert [renderer.text(line) for line in passage.lines] == [renderer.text(line) for line in card_text(number)]
        words = [key for key in (face.kind, face.support, face.level, *face.colours) if key]
        words += ["buzz"] * face.buzz + ["limited"] * face.limited
        assert all(term(key, language).casefold() in said.casefold() for key in words), number
        assert all(renderer.text(tag) in said for tag in face.tags)
        assert all(str(figure) in said for figure in (face.hp, face.life) if figure)
        assert "⟦" not in said
        assert not any(fact.live for fact in read.facts)


@LANGUAGES
def test_terms_are_marked_and_lead_to_their_meaning(language: str, qtbot: QtBot) -> None:
    made = reader(qtbot, language)
    made.show_number(SORA)
    found = {anchor.ref for anchor in made.page.anchors}
    for key in ("holomem", "1st", "buzz", "white", "hp", "baton-touch", "arts"):
        assert f"term:hololive-{key}" in found, key


def test_how_a_holomem_fares_is_said(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    more = Change(what="hp", before="240", after="260", source=MASCOT, phrase=say("hololive-line", text="x"))
    attached = (
        belonging(DEBUT, "stack", 2), belonging(WHITE, "cheer", 3), belonging(WHITE, "cheer", 4),
        belonging(GREEN, "cheer", 5), belonging(MASCOT, "support", 6),
    )  # fmt: skip
    made.show_card(
        holomem(status="rest", hp=260, pieces=(("damage", 90),), changes=(more,), attached=attached)
    )
    said = made.text()
    mascot = paintbox.renderer("en").card(MASCOT).text
    change = f"“{mascot}”: HP 240 → 260"
    stack = "Stacked Holomem: “Tokino Sora”"
    for part in ("Resting", "HP 170/260", "Cheer: white 2, green 1", f"Support: “{mascot}”", change, stack):
        assert part in said, part


def test_more_damage_than_hp_leaves_none(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_card(holomem(pieces=(("damage", 300),)))
    assert "HP 0/240" in made.text()


def test_a_card_in_the_hand_is_as_printed(qtbot: QtBot) -> None:
    made = reader(qtbot, "en")
    made.show_number(SORA)
    printed = made.text()
    made.show_card(holomem(hp=None))
    assert made.text() == printed


@pytest.mark.parametrize(
    ("language", "said", "aimed"),
    [("ja", "ダメージ30", "対象："), ("ko", "데미지 30", "대상: "), ("en", "30 damage", "Aimed at: ")],
)
def test_what_arts_would_do_now_is_said(language: str, said: str, aimed: str, qtbot: QtBot) -> None:
    table = scene(HolomemLaid(card=DEBUT, cheer=(WHITE,)))
    (seen,) = RULES.view(table.state, 0).places["center.0"].cards
    made = reader(qtbot, language)
    made.show_card(seen)
    before = made.text()
    made.foresee = lambda card: RULES.prospect(table.state, 0, card.handle)
    made.show_card(seen)
    target = paintbox.renderer(language).card(OKAYU).text
    assert said not in before
    assert said in made.text()
    assert target in made.text().partition(aimed)[2]


def test_arts_without_their_cheer_cannot_be_used_as_it_stands() -> None:
    table = scene(SORA)
    handle = f"card:{table.card(SORA, 0)}"
    facts = read_card(SORA, None, RULES.prospect(table.state, 0, handle)).facts
    lines = [paintbox.renderer("en").text(fact.phrase) for fact in facts if fact.live]
    assert [line for line in lines if "can’t be used as it stands" in line]
    assert len([line for line in lines if line.startswith("“")]) == 2


def test_nothing_is_reckoned_against_a_card_that_lies_face_down() -> None:
    table = scene(HolomemLaid(card=DEBUT, cheer=(WHITE,)))
    handle, target = f"card:{table.card(DEBUT, 0)}", table.card(OKAYU, 1)
    assert [aimed.number for arts in RULES.prospect(table.state, 0, handle) or () for aimed in arts.targets] == [OKAYU]
    table.state.face[target] = False
    assert [arts.targets for arts in RULES.prospect(table.state, 0, handle) or ()] == [()]


def test_a_card_s_sort_is_a_word() -> None:
    assert [card_sort(number).key for number in (SORA, OSHI, ENCORE, WHITE, MASCOT)] == [
        "hololive-holomem", "hololive-oshi", "hololive-event", "hololive-cheer", "hololive-mascot",
    ]  # fmt: skip
