"""Readings over the kanji of card texts that belong to no term."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.games import all_printed
from engine.text.catalog import Catalog
from engine.text.kanji import BrokenReadings, read, readings, shipped_readings, unread
from engine.text.render import Renderer, Span
from engine.text.ruby import ruby_pairs
from tests.engine.text import usage

SAID_IN_A_MATCH = re.compile(
    r"(line|prompt|option|journal|told|ask|answer|call|end|refusal|why|lesson)s?-|board-(ask|question)"
    r"|(mahoroba|hololive|gateruler|sakura)-(told|ask|answer|call|end|drawn|refusal|why|lesson)"
)
"""How messages begin of which the journal, questions, refusals, reasons and lessons are made."""
LIST = {"行う": "おこなう", "行": "ぎょう", "枚": "まい", "1人": "ひとり", "人": "にん", "枚目以降": "まいめいこう"}


def test_every_kanji_on_every_card_has_a_reading() -> None:
    renderer = Renderer(Catalog.load("ja"), strict=True)
    without = {
        f"{number}: {kanji}"
        for cards in all_printed().values()
        for number in cards.numbers()
        for side in cards.sides(number)
        for phrase in cards.side_text(number, side)
        if (kanji := unread(renderer.spans(phrase)))
    }
    assert without == set(), "add the words to translations/<game>/ja/kanji.txt"


def test_every_kanji_of_what_a_term_means_has_a_reading() -> None:
    catalog = Catalog.load("ja")
    renderer = Renderer(catalog, strict=True)
    without = {
        f"{key}: {kanji}" for key in catalog.term_keys() if (kanji := unread(renderer.term(key).gloss))
    }
    assert without == set(), "add the words to translations/<game>/ja/kanji.txt"


@pytest.mark.parametrize(("text", "kana"), [
    ("数を数える", "かず かぞえ"), ("途中の手順", "とちゅう てじゅん"), ("最大値の値", "さいだいち あたい"),
    ("間合の間", "まあい あいだ"), ("カードの名と名前", "な なまえ"), ("同時の時", "どうじ とき"),
    ("1人と6人", "ひとり にん"), ("11人", "にん"), ("外れて外", "はずれ そと"), ("負けと負う", "まけ お"),
    ("入れて入る", "いれ はいる"), ("空の場所に空き", "からの ばしょ あき"), ("表を見て表す", "おもてをみ あらわす"),
])
def test_a_kanji_is_read_as_the_word_is_in_which_it_stands(text: str, kana: str) -> None:
    assert " ".join(span.ruby for span in read([Span(text)]) if span.ruby) == kana


def test_what_stands_for_a_megami_is_read_as_on_her_sheet() -> None:
    catalog = Catalog.load("ja")
    renderer = Renderer(catalog, strict=True)
    for key in catalog.term_keys("sakura"):
        if catalog.has(f"megami-{key}.weapon"):
            said = "".join(span.ruby or span.text for span in read(renderer.term(key).gloss))
            assert said.endswith(f"しょうちょうは{catalog.format(f'megami-{key}.weapon-ruby')}。"), key


class Texts(Visitor):
    """The words of a message, piece by piece: what stands between its variables and terms."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.value)


def test_every_kanji_of_what_is_said_in_a_match_has_a_reading() -> None:
    without = set()
    for path in usage.catalog("ja").sources:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and SAID_IN_A_MATCH.match(entry.id.name):
                texts = Texts()
                texts.visit(entry)
                without |= {f"{entry.id.name}: {text}" for text in texts.found if unread([Span(text)])}
    assert without == set(), "add the words to translations/<game>/ja/kanji.txt"


def test_what_people_are_called_is_read_by_nobody() -> None:
    said = [Span("枚行人は枚を行う。")]
    assert read(said, LIST, people=("枚行人", "人")) == (
        Span("枚行人は"), Span("枚", ruby="まい"), Span("を"), Span("行う", ruby="おこなう"), Span("。"),
    )


def test_readings_of_words_can_be_laid_over_their_kanji() -> None:
    for word, kana in shipped_readings().items():
        assert [text for text, over in ruby_pairs(word, kana) if over], word
        assert "".join(text for text, _ in ruby_pairs(word, kana)) == word


def test_the_longest_word_is_taken() -> None:
    assert read([Span("行う。行。"), Span("3", "number", "3"), Span("枚目以降")], LIST) == (
        Span("行う", ruby="おこなう"), Span("。"), Span("行", ruby="ぎょう"), Span("。"),
        Span("3", "number", "3"), Span("枚目以降", ruby="まいめいこう"),
    )


def test_a_counter_is_read_with_its_number_where_that_changes_it() -> None:
    one, two = Span("1", "number", "1"), Span("2", "number", "2")
    assert read([one, Span("人まで")], LIST) == (Span("1人", "number", "1", "ひとり"), Span("まで"))
    assert read([two, Span("人まで")], LIST) == (two, Span("人", ruby="にん"), Span("まで"))


def test_what_has_a_reading_or_a_name_of_its_own_is_left_alone() -> None:
    spans = (Span("枚", "card", "x"), Span("枚", "term", "x", "ひら"), Span("絵", "plain"))
    assert read(spans, LIST) == spans
    assert unread(spans, LIST) == "枚絵"


def test_a_term_in_another_form_is_read_like_any_word() -> None:
    assert read([Span("行う", "term", "act")], LIST) == (Span("行う", "term", "act", "おこなう"),)


@pytest.mark.parametrize("line", ["枚", "枚 枚", "まい まい", "枚 まい\n枚 ひら"])
def test_a_line_that_is_no_word_with_its_kana_is_refused(line: str) -> None:
    with pytest.raises(BrokenReadings):
        readings(line)


def test_lines_that_say_something_about_the_list_are_passed_over() -> None:
    assert readings("# 枚\n\n枚 まい\n") == {"枚": "まい"}


@pytest.mark.parametrize(("text", "kana"), [
    ("値を選ぶ", "あたい えらぶ"),
    ("使用可能な値", "しよう かのう あたい"),
    ("存在値を選ぶ", "えらぶ"),  # a part of a word that the list doesn't have
    ("開始時に選ぶ", "えらぶ"),  # 時 isn't とき there
    ("カード名を選ぶ", "えらぶ"),
    ("2枚引く", "まい ひく"),
    ("2名を選ぶ", "えらぶ"),
    ("違う方を選ぶ", "えらぶ"),
])
def test_of_a_text_that_isnt_ours_only_what_is_sure_is_read(text: str, kana: str) -> None:
    assert " ".join(span.ruby for span in read((Span(text),), sure=True) if span.ruby) == kana


def test_the_reading_of_a_term_stays_whatever_stands_beside_it() -> None:
    spans = (Span("手札", "term", "hand", "てふだ"), Span("存在時"))
    assert read(spans, sure=True)[0] == spans[0]
