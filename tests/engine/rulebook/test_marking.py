"""The terms of a text: the longest, whole words, and of words that mean several things the right one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.rulebook.marking import Marker
from engine.sakura.rulebook import DIALECT
from engine.text.catalog import Catalog


@pytest.fixture(scope="module")
def markers() -> dict[str, Marker]:
    return {language: Marker(Catalog.load(language), DIALECT) for language in ("ja", "ko")}


@pytest.fixture
def marked(markers: dict[str, Marker]):
    """The terms of a text as they stand there, with their keys."""

    def mark(language: str, text: str, section: str = "9-2") -> list[tuple[str, str]]:
        return [(text[one.start : one.end], one.key) for one in markers[language].marks(text, section)]

    return mark


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("集中力上限まで", [("集中力上限", "vigor-limit")]),
        ("山札の再構成をする。", [("山札の再構成", "rebuild")]),
        ("隙がある。間隙はない。", [("隙", "unguarded")]),
        ("毒を渡す。消毒した。毒づく。", []),
        ("努力と能力", []),
        ("生成した《攻撃》", [("生成", "generate"), ("攻撃", "attack-object")]),
        ("ＴｒａｎｓＦｏｒｍカード", [("ＴｒａｎｓＦｏｒｍカード", "transform-card")]),
        ("山 札 か ら", [("山 札", "deck")]),
    ],
)
def test_japanese_terms(marked, text: str, found: list[tuple[str, str]]) -> None:
    assert marked("ja", text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("손패에서 한 장", [("손패", "hand")]),
        ("손패만큼은, 손패로부터", [("손패", "hand"), ("손패", "hand")]),
        ("맨손패기", []),
        ("손패싸움", []),
        ("패산의 재구성을", [("패산의 재구성", "rebuild")]),
        ("공개된다. 무효화된 것", [("공개", "public"), ("무효화", "cancelled")]),
        ("원하는 만큼 독립한 힘줄", []),
        ("현재 간격이", [("현재 간격", "current-distance")]),
        ("현재간격이", [("현재간격", "current-distance")]),
    ],
)
def test_korean_terms_with_what_follows_a_noun(marked, text: str, found: list[tuple[str, str]]) -> None:
    assert marked("ko", text) == found


@pytest.mark.parametrize(
    ("language", "text", "section", "key"),
    [
        ("ja", "〈ライフ〉", "8-1", "life"),
        ("ja", "ライフ", "8-1", "life-total"),
        ("ja", "〈使用中〉", "8-1", "in-use"),
        ("ja", "【使用済】", "8-1", "used"),
        ("ja", "使用済", "8-1", "devoted"),
        ("ja", "《攻撃》カード", "8-1", "attack"),
        ("ja", "《攻撃》を", "8-1", "attack-object"),
        ("ja", "〈付与札〉", "8-1", "enhancements"),
        ("ja", "付与札", "8-1", "enhancement-in-play"),
        ("ja", "保有者", "8-1", "owner"),
        ("ja", "保有者", "x7-4", "poison-owner"),
        ("ja", "〈構想〉", "x18-6", "plots"),
        ("ja", "構想", "x18-2-1-1", "plot-kind"),
        ("ko", "〈오라〉", "8-1", "aura"),
        ("ko", "오라가", "8-1", "aura-total"),
        ("ko", "『오우카』", "x12-1", "epithet-sakuraist"),
    ],
)
def test_of_words_that_are_defined_twice_the_one_that_is_meant(
    marked, language: str, text: str, section: str, key: str
) -> None:
    assert marked(language, text, section)[0][1] == key


def test_a_mark_knows_every_key_of_its_spelling(markers: dict[str, Marker]) -> None:
    (mark,) = markers["ja"].marks("ライフ", "8-1")
    assert set(mark.keys) == {"life", "life-total"}


def test_short_words_of_an_extra_rule_are_terms_in_their_chapter_alone(marked) -> None:
    assert marked("ja", "白いマス", "8-1") == []
    assert marked("ja", "マスを進む", "x18-5") == [("マス", "plot-space")]
    assert marked("ja", "順序の変更", "8-1") == []
    assert marked("ja", "値の変更", "5-7") == [("変更", "range-change")]
    assert marked("ja", "種結晶を", "8-1") == [("種結晶", "seed")]


def test_the_name_of_a_form_is_one_in_its_marks_alone(marked) -> None:
    assert marked("ja", "『消失』の姿", "8-1") == [("消失", "epithet-vanished")]
    assert marked("ja", "記憶の消失", "8-1") == []


def test_a_verb_is_known_in_its_other_forms(marked) -> None:
    assert marked("ja", "凍結しました", "x13-5") == [("凍結", "freeze")]
    assert marked("ko", "조립했다면", "x3-7") == [("조립", "assemble")]


def test_words_without_a_section_are_not_marked(marked) -> None:
    assert marked("ja", "決死の覚悟") == []


def test_no_mark_lies_in_another_and_all_are_in_order(markers: dict[str, Marker]) -> None:
    text = "ターンプレイヤーは〈手札〉のカードを捨て札にする。開始フェイズに集中力を得る。"
    marks = markers["ja"].marks(text, "8-1")
    assert len(marks) > 5
    assert all(one.end <= other.start for one, other in pairwise(marks))
