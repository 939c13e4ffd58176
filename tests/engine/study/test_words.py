"""What there is to learn."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import all_printed
from engine.study.exercises import RECOGNISE, Asker
from engine.study.meetings import words_in, words_in_all
from engine.study.words import Lexicon, UnknownWord, bare, kind_of, number_of
from engine.text.catalog import LANGUAGES, Catalog, catalog_files, translations_folder
from engine.text.phrase import CardName, Term, say
from engine.text.render import Renderer
from tests.engine.study.conftest import JA_KO

SHOT = "NA-03-himika-O-N-1"


def test_a_term_in_every_language(lexicon):
    sides = [lexicon.side("term:aura", language).text for language in ("ja", "ko", "en")]
    assert sides == ["オーラ", "오라", "Aura"]
    assert lexicon.section("term:aura", "ja") == "7-1-3"
    assert lexicon.gloss("term:aura", "en")


def test_a_card_and_its_clauses(lexicon, renderers):
    assert lexicon.side("card:NA-01-yurina-O-N-1", "ja") == ("斬", "ざん")
    word = "clause:NA-02-saine-O-N-3#0"
    assert lexicon.side(word, "ko").text == renderers["ko"].text(lexicon.clause_of(word))
    assert (kind_of(word), number_of(word), lexicon.group_of(word)) == ("clause", "NA-02-saine-O-N-3", "saine")
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
    for form in lexicon.groups():
        words = lexicon.words_of(form)
        assert len(words) == len(set(words)) > 5
        assert all(lexicon.knows(word) for word in words)
    with pytest.raises(KeyError):
        lexicon.words_of("nobody")


def test_the_words_of_a_sentence(renderers, lexicon):
    sentence = say("line-damage", who=say("seat", seat=0), amount=2, area=Term("aura"))
    assert "term:aura" in words_in(sentence, renderers["ja"], lexicon)
    named = say("option-use", card=CardName(SHOT))
    assert words_in(named, renderers["ko"], lexicon)[-1] == f"card:{SHOT}"
    empty = say("option-number", number=3)
    assert words_in_all([named, empty], renderers["en"], lexicon)[0][0] == named
    assert len(words_in_all([named, empty], renderers["en"], lexicon)) == 1


# --- words of several games


class Kites:
    """Another game with two cards, one of them with a line of text."""

    sets = ("autumn",)
    boards = None

    def __init__(self):
        self.named = {"kite-1": (say("option-number", number=3),), "kite-2": ()}

    def numbers(self):
        return tuple(self.named)

    def groups(self):
        return ("hand",)

    def of(self, group):
        return {"hand": self.numbers()}[group]

    def group_of(self, number):
        return "hand"

    def text(self, number):
        return self.named[number]


@pytest.fixture(scope="module")
def both(tmp_path_factory):
    file = tmp_path_factory.mktemp("translations") / "kites" / "en" / "cards.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("card-kite-1 = First\ncard-kite-2 = Second\n")
    shipped = {language: catalog_files(translations_folder(), language) for language in LANGUAGES}
    renderers = {language: Renderer(Catalog(language, [*files, file])) for language, files in shipped.items()}
    return Lexicon(renderers, {**all_printed(), "kites": Kites()})


def test_a_game_is_loaded_when_its_words_are_asked_for(renderers):
    class Shelf(dict):
        def __getitem__(self, game):
            asked.append(game)
            return super().__getitem__(game)

    asked = []
    lexicon = Lexicon(renderers, Shelf(all_printed().items()))
    asked.clear()
    assert lexicon.word_named("clause:NA-01-yurina-O-N-1#0") == "clause:NA-01-yurina-O-N-1#0"
    assert lexicon.word_named("term:hololive-player").startswith("hololive:term:")
    assert all(lexicon.steps("sakura"))
    assert set(asked) == {"sakura"}
    assert lexicon.knows(lexicon.word_of_card("PR-01"))
    assert set(asked) == {"sakura", "mahoroba"}


def test_words_of_the_first_game_stand_without_its_key_and_others_with_theirs(both):
    words = set(both.every_word())
    assert both.games[0] == "sakura"  # whatever the other is called, the one without a prefix is offered first
    assert both.every_word()[0].startswith("term:")
    assert {"term:aura", "card:NA-01-yurina-O-N-1", "kites:card:kite-1", "kites:clause:kite-1#0"} <= words
    assert both.words_of("kites:hand") == ("kites:card:kite-1", "kites:clause:kite-1#0", "kites:card:kite-2")
    assert [both.game_of(word) for word in ("term:aura", "kites:card:kite-2")] == ["sakura", "kites"]
    assert (kind_of("kites:clause:kite-1#0"), number_of("kites:clause:kite-1#0")) == ("clause", "kite-1")
    assert both.group_of("kites:card:kite-1") == "kites:hand"
    assert both.word_of_card("kite-2") == "kites:card:kite-2"
    assert [bare(word) for word in ("term:aura", "kites:card:kite-2")] == ["term:aura", "card:kite-2"]


@pytest.mark.parametrize(
    "word",
    ["card:kite-1", "kites:card:NA-01-yurina-O-N-1", "sakura:card:NA-01-yurina-O-N-1", "chess:card:kite-1",
     "kites:term:aura", "kites:clause:kite-2#0", "kites:card:", "kites::kite-1", "kites:kites:card:kite-1"],
)
def test_a_word_of_one_game_is_none_of_another(word, both):
    assert not both.knows(word)
    with pytest.raises(UnknownWord):
        both.side(word, "ja")


def test_wrong_choices_are_of_the_same_game(both):
    question = Asker(both, Random(1)).ask("card:NA-01-yurina-O-N-1", JA_KO, RECOGNISE)
    assert not [choice for choice in question.choices if choice.startswith("kites")]


# --- one word in several places ---


def test_a_line_that_says_a_term_alone_is_that_term(lexicon):
    assert lexicon.one("clause:NA-01-yurina-O-S-2#0") == "term:terminal"
    assert lexicon.one("clause:NA-06-yukihi-O-N-2#0") == "term:umbrella-closed"
    assert lexicon.one("card:NA-01-yurina-O-N-1") == "card:NA-01-yurina-O-N-1"


def test_a_line_of_several_cards_is_one_word_with_all_its_places(lexicon):
    one = "clause:NA-03-himika-O-N-5#1"
    assert lexicon.one("clause:NA-06-yukihi-O-N-6#1") == one
    assert lexicon.one(one) == one
    assert lexicon.places(one) == ("NA-03-himika-O-N-5", "NA-05-oboro-O-N-4", "NA-06-yukihi-O-N-6")
    listed = [word for word in lexicon.every_word() if word.startswith("clause:")]
    texts = [(lexicon.side(word, "ja"), lexicon.side(word, "ko"), lexicon.side(word, "en")) for word in listed]
    assert len(set(texts)) == len(texts)


def test_terms_with_one_face_in_two_languages_are_told(lexicon):
    found = lexicon.namesakes("term:life", "ja", "ko")
    assert [one for one in found if one.startswith("term:")] == ["term:life-total", "term:life"]
    assert lexicon.namesakes("term:life-total", "ja", "ko") == found
    assert lexicon.namesakes("term:flinch", "ja", "ko") == ("term:flinch",)
    assert lexicon.namesakes("card:NA-01-yurina-O-N-1", "ja", "ko") == ("card:NA-01-yurina-O-N-1",)


def test_what_sort_of_card_every_card_is_has_words_in_every_language(lexicon):
    """Of one that two megami share both are named."""
    for word in (one for game in lexicon.games for one in lexicon.cards(game)):
        for language in lexicon.languages:
            said = lexicon.line(lexicon.cards_of(word).kind_of(number_of(word)), language)
            assert said, word
            assert "⟦" not in said, word


def test_the_word_alone_is_no_example_of_it(lexicon):
    alone = say("line-phase-main")
    long = say("line-damage", who=say("seat", seat=0), amount=2, area=Term("aura"))
    assert lexicon.example("term:main-phase", (alone,), "ko") is None
    assert lexicon.example("term:aura", (), "ko") is None
    assert lexicon.example("term:aura", (alone, long), "ja") == long
