"""Two documents side by side; what names a section; what stands where."""

from __future__ import annotations

import pytest

from engine.rulebook.aligning import align
from engine.rulebook.linking import links
from engine.rulebook.searching import TITLE, fold, search
from engine.rulebook.shapes import Block, Section
from engine.sakura.rulebook import DIALECT
from tests.engine.rulebook.documents import JA, KO, cut_text

NUMBERS = {
    *("1", "1-4", "2-2", "3-3", "4-1", "5", "5-1", "9-4", "9-4-1", "10-35-1", "a1", "a2"),
    *("x3", "x3-3", "x9-4", "x17-7-1"),
}


# --- side by side ----------------------------------------------------------------------------------------------------


def test_sections_stand_side_by_side_by_their_numbers() -> None:
    pairs = align(cut_text(JA), cut_text(KO))
    assert [pair.number for pair in pairs] == ["0", "1", "1-1", "1-2", "2", "2-1"]
    assert [(pair.ja.title, pair.ko.title) for pair in pairs if pair.ja and pair.ko][3] == ("風", "바람")
    assert all(pair.only is None and pair.within == "" for pair in pairs)
    assert pairs[3].in_language("ko") is pairs[3].ko


def test_what_only_one_has_is_said_with_where_the_other_may_have_it() -> None:
    longer = cut_text(JA.replace("# §2 糸", "#### 1-2-1 北風\n\nさむい。\n\n#### 1-3 雲\n\nしろい。\n\n# §2 糸"))
    pairs = {pair.number: pair for pair in align(longer, cut_text(KO))}
    assert [(number, pair.only, pair.within) for number, pair in pairs.items() if pair.only] == [
        ("1-2-1", "ja", "1-2"),
        ("1-3", "ja", "1"),
    ]
    assert pairs["1-2-1"].ko is None
    other = {pair.number: pair for pair in align(cut_text(JA), cut_text(KO + "2-2. 길이\n길다."))}
    assert (other["2-2"].only, other["2-2"].within) == ("ko", "2")


@pytest.mark.parametrize(("ja", "ko", "only"), [(JA, "", "ja"), ("", KO, "ko")])
def test_one_document_alone(ja: str, ko: str, only: str) -> None:
    pairs = align(cut_text(ja) if ja else None, cut_text(ko) if ko else None)
    assert len(pairs) == 6
    assert {(pair.only, pair.within) for pair in pairs} == {(only, "")}


def test_no_document_at_all() -> None:
    assert align(None, None) == ()


# --- links -----------------------------------------------------------------------------------------------------------


def named(text: str, own: str = "2-2", *steps: str) -> list[tuple[str, str]]:
    section = Section(own, "たこ", tuple(Block("ひく。", "item", step) for step in steps))
    return [(text[link.start : link.end], link.target) for link in links(text, section, NUMBERS, DIALECT)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("ここでは9-4-1に従う。", [("9-4-1", "9-4-1")]),
        ("3-3, 9-4에 따른다.", [("3-3", "3-3"), ("9-4", "9-4")]),
        ("9-4のiを行う(5-1 凧)。", [("9-4", "9-4"), ("5-1", "5-1")]),
        ("コアルール 9-4-1 に示す", [("9-4-1", "9-4-1")]),
        ("핵심 규칙의 “9-4 공”", [("9-4", "9-4")]),
        ("§5 を見る", [("§5", "5")]),
        ("一覧(附則 1)と附則2、부칙 1", [("附則 1", "a1"), ("附則2", "a2"), ("부칙 1", "a1")]),
        ("追加ルール 3-3 を見る", [("3-3", "x3-3")]),
        ("8-8 と 99-1 はない。附則 3 もない。", []),
        ("2-2 は自分である。", []),
        ("5 つの糸、10 枚", []),
        ("凧は適正距離 1-4 で、間合 4-1 まで", []),
        ("『適正距離 4-1、1-4/2』の攻撃", []),
        ("적정거리 1-4", []),
        ("NA-99-kite-4-1 と 4-1a と 14-1-1", []),
    ],
)
def test_mentions_of_sections_in_the_core_rules(text: str, found: list[tuple[str, str]]) -> None:
    assert named(text) == found


@pytest.mark.parametrize(
    ("text", "own", "found"),
    [
        ("以下の 3-3 による", "x3-2", [("3-3", "x3-3")]),
        ("以下の17-7-1の4)による", "x17-6", [("17-7-1", "x17-7-1")]),
        ("9-4-1に従う", "x9-1", [("9-4-1", "x9-4-1")]),
        ("9-4を置きかえる", "x22-9", [("9-4", "9-4")]),
        ("コアルールの9-4による", "x9-1", [("9-4", "9-4")]),
        ("4-1による", "x4-2", []),
    ],
)
def test_mentions_in_the_extra_rules_are_of_the_own_chapter_first(text: str, own: str, found) -> None:
    section = Section(own, "たこ")
    there = NUMBERS | {"x9-4-1"}
    assert [(text[link.start : link.end], link.target) for link in links(text, section, there, DIALECT)] == found


def test_a_number_of_the_section_s_own_steps_is_that_step() -> None:
    assert named("5-1 で選んだ糸", "4-1", "5", "5-1") == []
    assert named("5-1 で選んだ糸", "4-1", "5") == [("5-1", "5-1")]


def test_what_stands_in_front_links_nowhere() -> None:
    assert named("5-1 版", "0") == []


# --- searching -------------------------------------------------------------------------------------------------------


def test_words_are_found_with_their_section_and_place() -> None:
    ja = cut_text(JA)
    hits = search([ja], "上がる")
    assert [(hit.number, hit.block) for hit in hits] == [("1-1", 0)]
    assert ja.sections[2].blocks[0].text[hits[0].start : hits[0].end] == "上がる"


def test_headings_are_searched_and_both_documents() -> None:
    hits = search([cut_text(JA), cut_text(KO)], "바람")
    assert [(hit.language, hit.number, hit.block) for hit in hits] == [
        ("ko", "1", TITLE),
        ("ko", "1-2", TITLE),
        ("ko", "1-2", 0),
    ]


@pytest.mark.parametrize("words", ["Ｋｉｔｅ１", "kite 1", "KITE1", "ki te1", "ｋｉｔｅ　１"])
def test_width_case_and_blanks_are_all_one(words: str) -> None:
    document = cut_text("# §1 空\n## 1-1 凧\nここに Kite １ がある。ガラス。")
    (hit,) = search([document], words)
    assert document.sections[1].blocks[0].text[hit.start : hit.end] == "Kite １"
    assert len(search([document], "ｶﾞﾗｽ")) == 1


def test_every_place_in_a_text_is_found() -> None:
    assert len(search([cut_text("# §1 空\n## 1-1 凧\nたこたこ、たこ。")], "たこ")) == 3


def test_a_section_s_number_finds_it_first() -> None:
    hits = search([cut_text(JA), cut_text(KO)], "1-2")
    assert [(hit.language, hit.number, hit.block) for hit in hits[:2]] == [("ja", "1-2", TITLE), ("ko", "1-2", TITLE)]
    assert ("ja", "1-1", 0) in [(hit.language, hit.number, hit.block) for hit in hits]
    assert [hit.number for hit in search([cut_text(JA)], "§2")] == ["2"]


@pytest.mark.parametrize("words", ["", "  ", "\u3000"])
def test_nothing_is_found_by_nothing(words: str) -> None:
    assert search([cut_text(JA)], words) == ()


def test_a_folded_text_knows_where_its_letters_stood() -> None:
    folded = fold("A ㌔ｂ")
    assert folded.text == "aキロb"
    assert folded.span(1, 3) == (2, 3)
