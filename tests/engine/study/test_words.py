"""What there is to learn."""

from __future__ import annotations

import pytest

from engine.sakura.registry import REGISTRY
from engine.study.meetings import words_in, words_in_all
from engine.study.words import UnknownWord, clause_of, every_form, form_of_word, kind_of, number_of, words_of
from engine.text.phrase import CardName, Term, say

SHOT = "NA-03-himika-O-N-1"


def test_a_term_in_every_language(lexicon):
    sides = [lexicon.side("term:aura", language).text for language in ("ja", "ko", "en")]
    assert sides == ["オーラ", "오라", "Aura"]
    assert lexicon.section("term:aura", "ja") == "7-1-3"
    assert lexicon.gloss("term:aura", "en")


def test_a_card_and_its_clauses(lexicon, renderers):
    assert lexicon.side("card:NA-01-yurina-O-N-1", "ja") == ("斬", "ざん")
    word = "clause:NA-02-saine-O-N-3#0"
    assert lexicon.side(word, "ko").text == renderers["ko"].text(clause_of(word))
    assert (kind_of(word), number_of(word), form_of_word(word)) == ("clause", "NA-02-saine-O-N-3", "saine")
    assert (lexicon.gloss(word, "ja"), lexicon.section(word, "ja")) == ("", "")


@pytest.mark.parametrize(
    "word",
    ["", "term:", "term:nothing", "card:NA-99", "clause:NA-02-saine-O-N-3", "clause:NA-02-saine-O-N-3#9", "song:aura",
     "clause:NA-02-saine-O-N-3#x"],
)
def test_what_names_nothing(word, lexicon):
    assert not lexicon.knows(word)
    with pytest.raises(UnknownWord):
        lexicon.side(word, "ja")


def test_every_form_has_words_that_there_are(lexicon):
    for form in every_form():
        words = words_of(form)
        assert len(words) == len(set(words)) > 11
        assert all(lexicon.knows(word) for word in words)
    assert {number_of(word) for form in every_form() for word in words_of(form)} <= set(REGISTRY.cards)
    with pytest.raises(KeyError):
        words_of("nobody")


def test_the_words_of_a_sentence(renderers):
    sentence = say("line-damage", who=say("seat", seat=0), amount=2, area=Term("aura"))
    assert "term:aura" in words_in(sentence, renderers["ja"])
    named = say("option-use", card=CardName(SHOT))
    assert words_in(named, renderers["ko"])[-1] == f"card:{SHOT}"
    empty = say("option-number", number=3)
    assert words_in_all([named, empty], renderers["en"])[0][0] == named
    assert len(words_in_all([named, empty], renderers["en"])) == 1
