"""What voices are given: readings, no marks, signs in words, for every card, term and gloss there is."""

from __future__ import annotations

import re
from functools import cache

import pytest

from engine.games import all_printed
from engine.study.words import Lexicon
from engine.text.phrase import Term, say
from engine.text.render import Renderer, Span
from sakura_desktop.aloud.aloud import named_spans, spans_of_runs
from sakura_desktop.aloud.spoken_form import spoken
from sakura_desktop.languages.words import LANGUAGES, shipped_renderer
from sakura_desktop.pictures.text_runs import paragraphs_of

KANJI = re.compile(r"[々〆〇㐀-䶿一-鿿]")
PLAIN = re.compile(r"[\w\s、。,.'’%-]*")
"""Letters, figures and pauses; nothing that a voice would spell or stumble over."""


@cache
def renderer(language: str) -> Renderer:
    return shipped_renderer(language)


@cache
def every_line() -> tuple:
    return tuple(
        line for cards in all_printed().values() for number in cards.numbers() for line in cards.text(number)
    )


def test_terms_are_said_by_their_reading():
    ja = renderer("ja")
    assert spoken(named_spans(ja, "term:sakura-token"), ja) == "おうかけっしょう"
    sentence = (Span("桜花結晶", "term", "sakura-crystal", "おうかけっしょう"), Span("を数える"))
    assert spoken(sentence, ja) == "おうかけっしょうを数える"


def test_a_voice_that_reads_no_kanji_gets_none():
    ja = renderer("ja")
    for line in every_line():
        assert not KANJI.search(spoken(ja.spans(line), ja, phonetic=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phonetic", [False, True])
def test_nothing_is_spoken_but_letters_figures_and_pauses(language, phonetic):
    made = renderer(language)
    terms = [made.spans(say("study-text", text=Term(key))) for key in made.catalog.term_keys("sakura")]
    glosses = [made.term(key).gloss for key in made.catalog.term_keys("sakura")]
    for spans in (*map(made.spans, every_line()), *terms, *glosses):
        said = spoken(spans, made, phonetic=phonetic)
        assert PLAIN.fullmatch(said), said
        assert said.strip() or not "".join(span.text for span in spans).strip("〔〕")


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", "【Attack】 Range 3-5, Damage +1/-1", "Attack, Range 3 to 5, Damage plus 1, minus 1"),
        ("ja", "《攻撃》適正距離3-5、ダメージ「-」", "攻撃 適正距離3 から 5、ダメージ なし"),
        ("ko", "간격：1 → 더스트", "간격, 1, 더스트"),
        ("en", "Omega-Burst isn't 1.5 (once).", "Omega-Burst isn't 1.5 once"),
        ("en", "One.\nTwo: three", "One. Two, three"),
    ],
)
def test_signs_are_said_in_words(language, text, said):
    assert spoken((Span(text),), renderer(language)) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("カードは、手札へのダメージ", "カードわ、てふだえのダメージ"),
        ("または相手", "またわあいて"), ("あてはまるカード", "あてはまるカード"), ("はじめ", "はじめ"),
    ],
)
def test_particles_are_written_as_they_sound_where_no_kanji_are_read(text, said):
    ja = renderer("ja")
    parts = re.split("(手札)", text)
    pieces = tuple(Span(part, "term", "", "てふだ") if part == "手札" else Span(part) for part in parts)
    assert spoken(pieces, ja, phonetic=True) == said
    assert "わ" not in spoken(pieces, ja)


def test_text_of_a_page_has_its_readings_also_where_none_are_shown():
    ja = renderer("ja")
    spans = (*named_spans(ja, "term:sakura-token"), Span("を"))
    hidden = paragraphs_of(spans, ruby=False)
    assert spoken(spans_of_runs(ja, hidden), ja) == spoken(spans_of_runs(ja, paragraphs_of(spans)), ja)
    assert spoken(spans_of_runs(ja, hidden), ja) == "おうかけっしょうを"


def test_every_word_that_can_be_learned_has_something_to_be_said():
    lexicon = Lexicon({language: renderer(language) for language in LANGUAGES})
    for word in lexicon.every_word():
        for language in LANGUAGES:
            assert spoken(lexicon.spans(word, language), renderer(language)), word
