"""What pages and their reading do to a text, set right by general rules."""

from __future__ import annotations

import pytest

from engine.rulebook.repairs import lines, mended
from engine.sakura.rulebook import DIALECT
from tests.engine.rulebook.documents import cut_text, texts


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("く北>から< 南>へ", "〈北〉から〈南〉へ"),
        ("強く<北>を引く", "強く〈北〉を引く"),
        ("風は<mark>とても</mark>強い", "風はとても強い"),
        ("値は「・」か「一」", "値は「-」か「-」"),
        ("3·3によって4–1へ", "3-3によって4-1へ"),
        ("トコョと今日とキョウ", "トコヨと今日とキョウ"),
        ("現在の問合はO以上", "現在の間合は0以上"),
        ("風が 吹く、 雲も", "風が吹く、雲も"),
        ("TransFrom カード", "TransForm カード"),
        (r"値は $\{X/Y\}$ と ${\bf v}$", "値は{X/Y}とv"),
        ("%たこの番号", "※たこの番号"),
        ("i、ii、ii、ivの手順", "i、ii、iii、ivの手順"),
        ("上がるかを**20-6**で見る", "上がるかを20-6で見る"),
        ("⽕と⽔", "火と水"),
    ],
)
def test_japanese_signs(line: str, right: str) -> None:
    assert mended(line, "ja", DIALECT) == right


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("연을 <북>으로 옮긴다.북>", "연을 〈북〉으로 옮긴다."),
        ("(연의 [【실】 효과](#1-2-실))", "(연의 【실】 효과)"),
        ("연이 〈북〉", "연이 〈북〉"),
        ("선 택해, 그것을 고른 다. 정소", "선택해, 그것을 고른 다. 장소"),
        ("선택한 다. 이때", "선택한다. 이때"),
    ],
)
def test_korean_signs(line: str, right: str) -> None:
    assert mended(line, "ko", DIALECT) == right


def page(number: int, *body: str) -> str:
    return "\n".join(["凧あげの決まり 第2版", *body, f"{number}"])


def test_heads_feet_and_numbers_of_pages_go() -> None:
    pages = [page(number, f"たこ{number}は上がる。", "そらはひろい。", "かぜがふく。") for number in range(1, 6)]
    assert lines(pages)[:4] == ["たこ1は上がる。", "そらはひろい。", "かぜがふく。", "たこ2は上がる。"]
    assert len(lines(pages)) == 15


@pytest.mark.parametrize("number", ["- 12 -", "12 / 80", "p. 12", "12 쪽", "12ページ"])
def test_a_page_number_goes_from_a_text_too(number: str) -> None:
    assert lines([f"たこは上がる。\n{number}\nかぜがふく。"]) == ["たこは上がる。", "かぜがふく。"]


def test_a_number_of_a_text_stays() -> None:
    assert lines(["たこ\n12\nかぜ"]) == ["たこ", "12", "かぜ"]


def test_what_few_pages_share_stays() -> None:
    assert lines(["おなじ\nたこ", "おなじ\nかぜ"]) == ["おなじ", "たこ", "おなじ", "かぜ"]


# --- paragraphs ------------------------------------------------------------------------------------------------------


def ja(body: str) -> list[str]:
    return texts(cut_text(f"# §1 空\n## 1-1 凧\n{body}"), "1-1")


def ko(body: str) -> list[str]:
    return texts(cut_text(f"1. 하늘\n1-1. 연\n{body}"), "1-1")


def kinds(text: str) -> list[str]:
    return [block.kind for block in cut_text(text).sections[-1].blocks]


def test_a_sentence_goes_on_over_the_lines_of_a_page() -> None:
    body = (
        "たこは空のとても高いところへ上がっていくもの\nであり、風がやむと地面に下りてくるものでもあ\n"
        "る。風が吹く。\nつぎの文。"
    )
    assert ja(body) == [
        "たこは空のとても高いところへ上がっていくものであり、風がやむと地面に下りてくるものでもある。風が吹く。",
        "つぎの文。",
    ]


def test_a_paragraph_that_a_blank_line_cut_goes_on_with_its_particle() -> None:
    assert ja("たこを〈北〉\n\nに置く。\n\nかぜ。") == ["たこを〈北〉に置く。", "かぜ。"]


def test_lines_around_a_number_are_one_sentence() -> None:
    first, second, third = (f"「NA-99-kite-O-{last}」" for last in ("N-1", "N-2", "S-1"))
    assert ko(f"카드 번호가 {first}\n, {second}\n인 연과 번호가\n{third}\n까지인 실.\n끝이다.") == [
        f"카드 번호가 {first}, {second}인 연과 번호가 {third}까지인 실.",
        "끝이다.",
    ]


def test_points_of_a_list_that_end_no_sentence_stay_apart() -> None:
    assert ja("つぎのもの。\n\n- 大凧\n\n- 小凧\n\nたこはこれだけ。") == [
        "つぎのもの。",
        "|大凧",
        "|小凧",
        "たこはこれだけ。",
    ]


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("- 1) 糸を持つ。", "1|糸を持つ。"),
        ("1) 糸を持つ。", "1|糸を持つ。"),
        ("- 2-1) 糸を持つ。", "2-1|糸を持つ。"),
        ("- 5. 1.で選んだ糸を持つ。", "5|1.で選んだ糸を持つ。"),
        ("iv: 糸を持つ。", "iv|糸を持つ。"),
        ("- ii) 糸を持つ。", "ii|糸を持つ。"),
        ("ii-A: 糸を持つ。", "ii-A|糸を持つ。"),
        ("  - a) 糸を持つ。", "a|糸を持つ。"),
        ("・糸を持つ。", "|糸を持つ。"),
        ("- ・ 糸を持つ。", "|糸を持つ。"),
    ],
)
def test_steps_have_their_numbers_as_labels(line: str, step: str) -> None:
    assert ja(line) == [step]


def test_tables_of_tabs_and_of_bars() -> None:
    tabs = cut_text("# §1 空\n## 1-1 凧\nつぎの表。\n風\t高さ\n\n強い\t+2\n弱い\t+0\n\nおわり。").sections[-1]
    bars = cut_text("1. 하늘\n1-1. 연\n다음 표.\n바람 | 높이 |\n---|---|\n강하다 | +2 |\n약하다 | +0 |\n끝.").sections[
        -1
    ]
    assert [block.kind for block in tabs.blocks] == [block.kind for block in bars.blocks]
    assert tabs.blocks[1].rows == (("風", "高さ"), ("強い", "+2"), ("弱い", "+0"))
    assert bars.blocks[1].rows == (("바람", "높이"), ("강하다", "+2"), ("약하다", "+0"))
    assert tabs.blocks[0].rows == ()


def test_headings_without_numbers() -> None:
    assert kinds("1. 하늘\n1-1. 연\n다음과 같다.\n북풍\n세기 | 높이 |\n---|---|\n1 | 2 |") == [
        "paragraph",
        "heading",
        "table",
    ]
    assert kinds("1. 하늘\n1-1. 연\nA. 북풍을 선택한 경우\n오른다.") == ["heading", "paragraph"]
    assert kinds("# §1 空\n## 1-1 凧\n#### 北風\n上がる。") == ["heading", "paragraph"]


# --- steps and their numbers -------------------------------------------------------------------------------------


def test_points_after_the_announcement_of_steps_get_their_numbers() -> None:
    document = cut_text(
        "1. 하늘\n1-1. 연\n연을 올리는 경우, 다음 과정을 순서대로 수행한다.\n- 실을 잡는다.\n- 1에서 잡은 실을 당긴다."
    )
    assert texts(document, "1-1")[1:] == ["1|실을 잡는다.", "2|1에서 잡은 실을 당긴다."]
    assert [(repair.code, repair.now) for repair in document.repairs] == [
        ("step-numbered", "1"),
        ("step-numbered", "2"),
    ]


def test_paragraphs_get_them_only_where_one_jumps_to_a_step() -> None:
    jumping = "다음 과정을 수행한다.\n실을 잡는다.\n바람이 불면 3으로 진행한다.\n실을 당긴다."
    assert ko(jumping)[1:] == ["1|실을 잡는다.", "2|바람이 불면 3으로 진행한다.", "3|실을 당긴다."]
    assert ko(jumping.replace("3으로 진행", "진행"))[1:] == ["실을 잡는다.", "바람이 불면 진행한다.", "실을 당긴다."]


def test_points_without_an_announcement_stay_points() -> None:
    assert ko("다음 효과를 갖는다.\n- 실을 잡는다.\n- 실을 당긴다.")[1:] == ["|실을 잡는다.", "|실을 당긴다."]


@pytest.mark.parametrize(
    ("steps", "labels"),
    [
        ("- 1) あ。\n- い。\n- 3) う。", ["1", "2", "3"]),
        ("i: あ。\nii: い。\nii: う。\niv: え。", ["i", "ii", "iii", "iv"]),
        ("- 1) あ。\n- 2) い。\n- う。", ["1", "2", ""]),
    ],
)
def test_a_step_between_two_others_gets_the_number_between_theirs(steps: str, labels: list[str]) -> None:
    assert [step.partition("|")[0] for step in ja(steps)] == labels
