"""Cards as they are printed, for lists and for words to learn: by number and by the set that brought them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.cardgame.printed import UnknownGroup
from engine.hololive import printed
from engine.hololive.card_text import art_name
from engine.hololive.printed import PRINTED, set_of
from engine.hololive.registry import REGISTRY
from engine.text.phrase import say
from tests.engine.hololive.sample import (
    DEBUT,
    EVENT,
    FIRST,
    ITEM,
    NUMBERS,
    OSHI,
    SPOT,
    TOOL,
    WHITE,
    renderers,
)  # fmt: skip

if TYPE_CHECKING:
    from engine.text.render import Renderer


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Renderer]:
    return renderers(tmp_path_factory.mktemp("translations"))


@pytest.fixture(autouse=True)
def _only_these(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printed, "EVERY_NUMBER", NUMBERS)


def test_a_set_is_the_beginning_of_a_number() -> None:
    assert [set_of(number) for number in ("hSD01-004", "hBP02-003", "hYS01-001", "hY01-001", "hY06-001")] == [
        "hSD01", "hBP02", "hYS01", "hY", "hY",
    ]  # fmt: skip


def test_every_set_has_a_name(words: dict[str, Renderer]) -> None:
    keys = ("hSD01", "hYS01", "hBP02", "hY")
    named = {key: [one.text(PRINTED.name_of(key)) for one in words.values()] for key in keys}
    assert named["hSD01"] == ["スタートデッキhSD01", "스타트 덱 hSD01", "Start Deck hSD01"]
    assert named["hY"] == ["エールカード", "옐 카드", "Cheer cards"]
    assert len({name for names in named.values() for name in names}) == 12


def test_cards_by_their_set() -> None:
    assert PRINTED.groups() == ("TEST",)
    assert PRINTED.numbers() == PRINTED.of("TEST") == NUMBERS
    assert PRINTED.chosen(" test ") == ("TEST",)
    assert PRINTED.group_of(DEBUT) == "TEST"
    with pytest.raises(UnknownGroup, match="there are: TEST"):
        PRINTED.chosen("hSD99")
    with pytest.raises(KeyError):
        PRINTED.of("hSD99")


def test_what_is_printed_on_a_card() -> None:
    found = {key: value for key, value in PRINTED.facts(FIRST, "TEST").items() if value is not None}
    assert found == {
        "set": "TEST", "kind": "holomem", "colours": "white", "level": "1st", "hp": 100, "baton": 1,
        "arts": (
            {
                "name": art_name(FIRST, "1"), "cost": ("white", "colourless"), "damage": 40, "plus": True,
                "against": None, "extra": None,
            },
            {
                "name": art_name(FIRST, "2"), "cost": ("white", "white"), "damage": 60, "plus": False,
                "against": None, "extra": None,
            },
        ),
    }  # fmt: skip
    assert PRINTED.facts(OSHI, "TEST")["life"] == 4
    assert PRINTED.facts(SPOT, "TEST")["colours"] == "colourless"
    assert [PRINTED.facts(ITEM, "TEST")[key] for key in ("support", "limited", "colours", "hp")] == [
        "item", "yes", None, None,
    ]  # fmt: skip


def test_cards_can_be_learned(words: dict[str, Renderer]) -> None:
    for number in NUMBERS:
        for renderer in words.values():
            assert renderer.text(PRINTED.kind_of(number))
            assert all(renderer.term(key).gloss for key in PRINTED.terms(number, ""))
        assert PRINTED.lines(number) == len(PRINTED.text(number)) == len(PRINTED.side_text(number, ""))
        assert PRINTED.sides(number) == ("",)
    assert PRINTED.likeness(ITEM) != PRINTED.likeness(TOOL)
    assert PRINTED.likeness(DEBUT) != PRINTED.likeness(FIRST)
    assert words["ja"].text(PRINTED.kind_of(EVENT)) == "TESTのイベント"
    assert words["en"].text(say("hololive-card-of-set", set=PRINTED.name_of("hY"), kind="x")) == "x of Cheer cards"
    assert REGISTRY.cards[WHITE].kind == "cheer"
