"""Sentences of the rules and what says the same in the other document."""

from __future__ import annotations

import pytest

from engine.rulebook.aligning import Pair
from engine.rulebook.searching import TITLE
from engine.rulebook.sentences import Passage, passage, sentences, together
from engine.rulebook.shapes import Block, Section

JA = Section("7-1", "攻撃", (
    Block("攻撃を行う。対応してもよい（1回まで。詳しくは後述）。次に進む。"), Block("一つ。二つ。", "item", "1"),
    Block("面\t数\n表\t二", "table"),
))
KO = Section("7-1", "공격", (
    Block("공격을 한다. 대응해도 된다(1번까지. 자세한 것은 뒤에). 다음으로 간다."), Block("하나와 둘.", "item", "1"),
    Block("면\t수\n앞\t둘", "table"),
))
BOTH = Pair("7-1", JA, KO)


def said(text):
    return [text[start:end] for start, end in sentences(text)]


@pytest.mark.parametrize(("text", "parts"), [
    ("一つ。二つ！三つ", ["一つ。", "二つ！", "三つ"]),
    ("1.5배가 된다. 끝.", ["1.5배가 된다.", "끝."]),
    ("行う（ただし。なし。）。次。", ["行う（ただし。なし。）。", "次。"]),
    ("行う。（補足。）次。", ["行う。（補足。）", "次。"]),
    ("  先。 ", ["先。"]), ("", []), ("（開いたまま。次。", ["（開いたまま。次。"]), ("何でも", ["何でも"]),
])
def test_a_text_falls_into_its_sentences(text, parts):
    assert said(text) == parts


def test_each_sentence_has_the_one_that_says_the_same():
    text = JA.blocks[0].text
    at = text.index("対応")
    assert passage(BOTH, "ja", 0, at, at).texts == {
        "ja": "対応してもよい（1回まで。詳しくは後述）。", "ko": "대응해도 된다(1번까지. 자세한 것은 뒤에).",
    }
    assert passage(BOTH, "ko", 0, 0, 15).texts["ja"] == "攻撃を行う。対応してもよい（1回まで。詳しくは後述）。"


def test_where_their_number_differs_it_is_the_whole_paragraph():
    assert passage(BOTH, "ja", 1, 0, 0).texts == {"ja": "一つ。二つ。", "ko": "하나와 둘."}


def test_a_cell_and_a_heading_have_theirs():
    assert passage(BOTH, "ja", 2, 4, 5).texts == {"ja": "表", "ko": "앞"}
    assert passage(BOTH, "ko", TITLE, 0, 0).texts == {"ko": "공격", "ja": "攻撃"}


@pytest.mark.parametrize("other", [None, Section("7-1", "공격", (Block("하나."),))])
def test_where_the_documents_do_not_go_alike_it_stands_alone(other):
    assert passage(Pair("7-1", JA, other), "ja", 0, 0, 0) == Passage({"ja": "攻撃を行う。"}, "7-1")


def test_several_are_one_as_far_as_all_have_it():
    one, two = passage(BOTH, "ja", 0, 0, 0), passage(BOTH, "ja", 1, 0, 0)
    assert together([one, two]).texts["ko"] == "공격을 한다.\n하나와 둘."
    alone = Passage({"ja": "一人。"}, "7-1")
    assert together([one, alone]).texts == {"ja": "攻撃を行う。\n一人。"}
    assert together([]) is None
