"""Documents cut into sections: by their numbers, with the slips that numbers have."""

from __future__ import annotations

import re

import pytest

from engine.rulebook.cutting import cut
from engine.rulebook.dialect import Dialect, Numbering
from engine.rulebook.problems import RulebookError
from engine.rulebook.reading import Raw
from engine.rulebook.shapes import FRONT, Repair, chapter, depth, order, parent
from tests.engine.rulebook.documents import JA, KO, cut_text, japanese, korean, texts


def numbers(*pages: str) -> list[str]:
    return [section.number for section in cut_text(*pages).sections]


@pytest.mark.parametrize("text", [JA, KO])
def test_every_heading_opens_its_section(text: str) -> None:
    assert numbers(text) == [FRONT, "1", "1-1", "1-2", "2", "2-1"]


def test_headings_lose_their_signs_and_keep_their_words() -> None:
    ja, ko = cut_text(JA), cut_text(KO)
    assert [section.title for section in ja.sections] == ["", "凧と風", "凧", "風", "糸", "糸を引く手順"]
    assert [section.title for section in ko.sections[1:]] == ["연과 바람", "연", "바람", "실", "실을 당기는 과정"]


def test_a_document_knows_its_language_its_name_and_its_edition() -> None:
    ja, ko = cut_text(JA), cut_text(KO)
    assert (ja.language, ja.title, ja.edition) == ("ja", "『凧あげの決まり』", "2023-11-05")
    assert (ko.language, ko.title, ko.edition) == ("ko", "연날리기 규칙", "2024-02-09")


def test_without_a_date_in_front_there_is_no_edition() -> None:
    assert cut_text("たこの本\n# §1 凧\n## 1-1 いつ\n2020/01/01に上がる。").edition == ""


def test_what_stands_in_front_is_kept() -> None:
    front = texts(cut_text(JA), FRONT)
    assert front[0] == "『凧あげの決まり』"
    assert "2023/11/05 更新" in front


def test_the_body_of_a_section_is_its_own_alone() -> None:
    ja = cut_text(JA)
    assert texts(ja, "1") == []
    assert texts(ja, "1-1") == ["凧は空に上がるものである。詳しくは 1-2 に従う。"]
    assert texts(ja, "2-1") == ["以下の手順を行う。", "1|糸を持つ。", "2|糸を引く。"]


@pytest.mark.parametrize(
    "heading",
    ["# 1-1 凧", "#### 1-1凧", "1-1 凧", "**1-1** 凧", "## **§1-1** 凧", "1-1. 凧"],
)
def test_a_heading_is_known_however_it_is_written(heading: str) -> None:
    document = cut_text(f"# §1 空\n{heading}\nたこは上がる。")
    assert [(section.number, section.title) for section in document.sections] == [("1", "空"), ("1-1", "凧")]


@pytest.mark.parametrize(
    "line",
    [
        "1-2 で選んだ糸を引く。",  # a sentence that begins with a number
        "1-2) 糸を引く",  # a step
        "1-2\t糸",  # a row of a table
        "1-5 糸",  # doesn't follow, and has no sign of a heading
        "2 つの糸",  # a chapter needs signs
        "3-1 糸",
    ],
)
def test_a_line_that_only_begins_with_a_number_is_body(line: str) -> None:
    assert numbers(f"# §1 空\n## 1-1 凧\nたこは上がる。\n{line}\nたこは下りる。") == ["1", "1-1"]


def test_steps_numbered_like_chapters_are_no_chapters() -> None:
    steps = "1. 실을 잡는다.\n2. 실을 당긴다."
    assert numbers(f"1. 하늘\n1-1. 연\n다음과 같다.\n{steps}\n1-2. 바람\n바람이 분다.") == ["1", "1-1", "1-2"]


def test_extra_rules_have_an_x_and_appendices_an_a() -> None:
    ja = japanese(
        "## 追加ルール", "## §1 はじめに", "ここから追加のきまり。", "## §2 大凧", "#### 2-1 大きさ", "とても大きい。",
        "## 附則 1 凧の一覧", "凧の名をならべる。", "#### 大凧の場合", "- 1) 一枚", "## 附則2 正誤", "正しく直す。",
    )  # fmt: skip
    ko = korean(
        "추가 규칙", "1. 들어가며", "여기부터 추가 규칙이다.", "2. 큰 연", "2-1. 크기", "아주 크다.",
        "부칙 1 연 목록", "연의 이름을 적는다.", "큰 연의 경우", "1) 한 장", "부칙 2 정오표", "바르게 고친다.",
    )  # fmt: skip
    for text in (ja, ko):
        assert numbers(text)[10:] == ["x1", "x2", "x2-1", "a1", "a2"]
    assert [block.kind for block in cut_text(ja).sections[-2].blocks] == ["paragraph", "heading", "item"]
    assert [block.kind for block in cut_text(ko).sections[-2].blocks] == ["paragraph", "heading", "item"]


def test_the_title_of_a_part_stands_in_no_section() -> None:
    document = cut_text(japanese("そのほか。", "# 『凧あげの決まり』", "## 追加ルール", "## §1 はじめに", "おわり。"))
    assert texts(document, "10") == ["そのほか。"]


def test_a_heading_that_was_lost_costs_only_itself() -> None:
    document = cut_text("# §1 空\n## 1-1 凧\nたこ。\n## 1-3 雲\nくも。\n# §2 糸\n## 2-1-1 長さ\nながい。")
    assert [section.number for section in document.sections] == ["1", "1-1", "1-3", "2", "2-1-1"]
    assert document.repairs == (
        Repair("heading-lost", "1-2", "", "1-2"),
        Repair("heading-lost", "2-1", "", "2-1"),
    )


def test_a_number_that_stands_already_is_that_which_should_follow() -> None:
    document = cut_text(
        "1. 하늘\n1-1. 연\n1-1-1. 앞면\n앞이다.\n1-1-2. 뒷면\n뒤이다.\n1-2. 실\n1-1-1. 길이\n길다.\n1-1-2. 굵기\n굵다."
    )
    assert [section.number for section in document.sections][-3:] == ["1-2", "1-2-1", "1-2-2"]
    assert texts(document, "1-2-2") == ["굵다."]
    assert document.repairs == (
        Repair("renumbered", "1-2-1", "1-1-1", "1-2-1"),
        Repair("renumbered", "1-2-2", "1-1-2", "1-2-2"),
    )


def test_a_title_with_a_slip_in_its_signs_is_mended() -> None:
    assert cut_text("# §1 空\n## 1-1 領域: < 北>\nきたである。").sections[-1].title == "領域: 〈北〉"


@pytest.mark.parametrize("text", ["", "かぜがふく。", "1-1 かぜ\nかぜがふく。", "# §1 かぜ\nかぜがふく。"])
def test_a_text_without_sections_is_no_such_document(text: str) -> None:
    with pytest.raises(RulebookError) as caught:
        cut_text(text)
    assert caught.value.code in ("not-rules", "language")


def test_sections_are_in_the_order_of_the_rules() -> None:
    mixed = ["a1", "x2", "10", "2", "x10-1", "2-10", "2-9", "0", "x3-1", "2-9-1", "a2"]
    assert sorted(mixed, key=order) == ["0", "2", "2-9", "2-9-1", "2-10", "10", "x2", "x3-1", "x10-1", "a1", "a2"]


# --- rules in which every paragraph has a number

_NEVER = re.compile(r"(?!)")
PARAGRAPHS = Dialect(
    game="lanterns", languages=("ja",), least_terms=1,
    numbering=Numbering(
        sign=".", paragraphs=True, part=_NEVER, appendix=_NEVER, last_chapter=2, mention=_NEVER, cited_appendix=_NEVER,
        no_section=_NEVER, extra=(),
    ),
)  # fmt: skip
NUMBERED = """灯籠の遊び方

1\t灯籠\t1
2\t夜\t2

1 灯籠

1.1 灯籠の置き方

- 1.1.1 灯籠を1つ置くたびに、次の
ことを行います。

- 灯をともす。
- 1.1.3 灯籠がないなら、何もしません。

## 2 夜

- ### 2.1 夜の長さ

2.1.1 夜は2.5刻です。
3 つの灯籠で終わります。

- 2025年12月24日の版です。2026年01月30日に改めました。
"""


def test_every_numbered_paragraph_is_a_section() -> None:
    document = cut(Raw((NUMBERED,), "rules.txt"), PARAGRAPHS)
    assert [section.number for section in document.sections] == [
        FRONT, "1", "1.1", "1.1.1", "1.1.3", "2", "2.1", "2.1.1",
    ]  # fmt: skip
    assert [section.title for section in document.sections] == [
        "", "灯籠", "灯籠の置き方", "", "", "夜", "夜の長さ", "",
    ]  # fmt: skip
    assert (document.title, document.edition, document.repairs) == ("灯籠の遊び方", "2026-01-30", ())


def test_a_paragraph_has_its_lines_together() -> None:
    document = cut(Raw((NUMBERED,), "rules.txt"), PARAGRAPHS)
    assert [block.text for block in document.section("1.1.1").blocks] == [
        "灯籠を1つ置くたびに、次のことを行います。", "灯をともす。",
    ]  # fmt: skip
    assert document.section("2.1.1").blocks[1].text == "3 つの灯籠で終わります。"


def test_numbers_with_points_have_chapters_and_sections_above_them() -> None:
    assert [(chapter(one), parent(one), depth(one)) for one in ("8", "8.3", "8.3.2", "x4-2-1", "a1")] == [
        ("8", "", 0), ("8", "8", 1), ("8", "8.3", 2), ("x4", "x4-2", 2), ("a1", "", 0),
    ]  # fmt: skip
    assert sorted(["10.1", "9.10", "9.2", "9.2.1"], key=order) == ["9.2", "9.2.1", "9.10", "10.1"]
    assert (PARAGRAPHS.number_of("8.3"), PARAGRAPHS.number_of("8-3"), PARAGRAPHS.number_of("main")) == ("8.3", "", "")
