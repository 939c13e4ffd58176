"""Questions with plausible wrong choices, judged by the engine where they are about the board."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from engine.sakura.boards import LAID, NEAREST, SMALL_BOARDS, shown, worked
from engine.sakura.pool import every_number
from engine.sakura.registry import REGISTRY
from engine.study.exercises import BOARD, CHOICES, FACE, RECALL, RECOGNISE, Asker, difference, written_right
from engine.study.schedule import Pair
from engine.study.variations import elements, stays
from engine.study.words import kind_of, number_of
from engine.text.phrase import Phrase, Term, say
from tests.engine.study.conftest import JA_KO, KO_JA

RETREAT = "clause:NA-02-saine-O-N-3#0"
"""Shadow to distance, if the own aura is low."""


def test_the_kinds_of_exercise(lexicon):
    asker = Asker(lexicon, Random(1))
    assert asker.exercises("term:aura", JA_KO) == (RECOGNISE, RECALL)
    assert asker.exercises("card:NA-01-yurina-O-N-1", JA_KO) == (RECOGNISE, RECALL, FACE)
    assert asker.exercises(RETREAT, JA_KO) == (RECOGNISE, BOARD)
    with pytest.raises(ValueError, match="no face"):
        asker.ask("term:aura", JA_KO, FACE)


@pytest.mark.parametrize("pair", [JA_KO, KO_JA])
def test_wrong_choices_are_of_the_same_kind_and_say_something_else(lexicon, pair):
    asker = Asker(lexicon, Random(5))
    words = [word for form in lexicon.groups() for word in lexicon.words_of(form)][::7] + list(lexicon.terms())[::7]
    for word in words:
        question = asker.ask(word, pair, RECOGNISE)
        assert question.choices[question.right] == word
        assert {kind_of(choice) for choice in question.choices if choice} == {kind_of(word)}
        assert len(set(question.texts)) == CHOICES
        assert question.texts[question.right] == lexicon.side(word, pair.answers).text


def test_no_wrong_choice_is_written_alike_in_both_languages(lexicon):
    """"+X/+Y" among Korean words for 隙; a card that is called "желание" in Japanese and in English."""
    looked, alike = 0, 0
    for pair in (Pair("ja", "ko"), Pair("ja", "en")):
        names = [one for one in lexicon.every_word() if kind_of(one) == "card" and lexicon.game_of(one) == "sakura"]
        for word in (*lexicon.terms("sakura"), *names)[::4]:
            if not lexicon.has_sides(word, *pair):
                continue
            faces = {lexicon.written(word, language) for language in pair}
            alike += len(faces) == 1
            if len(faces) == 2:
                question = Asker(lexicon, Random(5)).ask(word, pair, RECOGNISE)
                assert all(
                    lexicon.written(one, pair.asks) != lexicon.written(one, pair.answers) for one in question.choices
                )
                looked += 1
    assert looked > 300
    assert alike > 2


def test_wrong_names_of_a_card_are_of_its_megami_and_type_first(lexicon):
    question = Asker(lexicon, Random(2)).ask("card:NA-01-yurina-O-N-1", JA_KO, FACE)
    assert question.prompt == "NA-01-yurina-O-N-1"
    cards = [REGISTRY.cards[number_of(choice)] for choice in question.choices]
    assert {card.type for card in cards} == {"attack"}
    assert {card.megami for card in cards} == {("yurina",)}


def test_the_same_chance_asks_the_same(lexicon):
    first, again = (Asker(lexicon, Random(9)).ask("term:aura", JA_KO, RECOGNISE) for _ in range(2))
    assert first == again


def test_the_engine_says_what_a_clause_does():
    found = shown("NA-02-saine-O-N-3", 0)
    assert found.after.distance == found.before.distance + 1
    assert found.after.shadow == found.before.shadow - 1


def test_a_question_about_a_board_has_one_right_board(lexicon):
    question = Asker(lexicon, Random(3)).ask(RETREAT, JA_KO, BOARD)
    assert len(set(question.boards)) == len(question.boards) == CHOICES
    assert question.boards[question.right] == shown("NA-02-saine-O-N-3", 0).after
    assert question.before == shown("NA-02-saine-O-N-3", 0).before


def test_wrong_boards_come_first_that_change_what_the_line_changes():
    """A card drawn beside damage taken would be found by whoever knows one word."""
    def figures(board):
        return (board.distance, board.shadow, *board.mine, *board.theirs)

    number, line = "NA-02-saine-O-N-3", 0
    right = shown(number, line)
    before, after = figures(right.before), figures(right.after)
    shared = [
        sum(old != new and old != other for old, new, other in zip(before, after, figures(board), strict=True))
        for board in islice(SMALL_BOARDS.others(number, line, Random(4)), NEAREST)
    ]
    assert shared == sorted(shared, reverse=True)
    assert shared[0] == 2, "distance and shadow both"
    assert shared[-1] == 0


def test_every_clause_that_is_shown_changes_the_board_it_is_laid_on():
    found = [(number, line) for number in every_number() for line in range(len(REGISTRY.cards[number].effects))]
    there = [one for one in found if shown(*one) is not None]
    assert len(there) >= 20
    for number, line in there:
        assert any(worked(number, line, laid) == shown(number, line) for laid in LAID)
        assert shown(number, line).before != shown(number, line).after


@pytest.mark.parametrize(
    ("answer", "word", "language", "right"),
    [
        ("Aura", "term:aura", "en", True), (" aura ", "term:aura", "en", True), ("오라", "term:aura", "ko", True),
        ("おーら", "term:aura", "ja", True), ("斬", "card:NA-01-yurina-O-N-1", "ja", True),
        ("ザン", "card:NA-01-yurina-O-N-1", "ja", True), ("", "term:aura", "en", False),
        ("flare", "term:aura", "en", False), ("ora", "term:aura", "ko", True), ("Ora", "term:aura", "ko", True),
        ("peulleeo", "term:aura", "ko", False), ("jeollyeok", "term:full-power", "ko", True),
    ],
)
def test_what_is_written_may_differ_in_width_case_and_kana(answer, word, language, right, lexicon):
    assert written_right(answer, word, language, lexicon) is right


# --- lines that differ in one element ---


def test_wrong_lines_differ_from_the_right_one_in_one_element_or_in_two(lexicon):
    variations = lexicon.variations("sakura")
    line = lexicon.clause_of("clause:NA-02-saine-O-N-3#0")
    right = [one.value for one in elements(line)]
    found = list(islice(variations.of(line, Random(3)), 3))
    assert len(set(found)) == 3
    for other in found:
        assert _apart(right, [one.value for one in elements(other)]) <= 2
    first, second, both = found
    assert replaced_values(line, first) | replaced_values(line, second) == replaced_values(line, both)


def _apart(one, other):
    leaves = [[value for value in values if not isinstance(value, Phrase)] for values in (one, other)]
    return sum(a != b for a, b in zip(*leaves, strict=True))


def replaced_values(line, other):
    return {
        (at, str(new.value)) for at, (old, new) in enumerate(zip(elements(line), elements(other), strict=True))
        if old.value != new.value and not isinstance(new.value, Phrase)
    }


def test_every_variation_is_a_sentence_in_every_language(lexicon):
    rng = Random(11)
    for word in [one for one in lexicon.every_word() if kind_of(one) == "clause"][::9]:
        for other in islice(lexicon.variations(lexicon.game_of(word)).of(lexicon.clause_of(word), rng), 4):
            for language in lexicon.languages:
                assert "⟦" not in lexicon.line(other, language)


OWNER = {"ja": "あなたの", "ko": "당신(의)? ", "en": r"\byour "}
"""How a line says that something is one's own."""


def test_no_wrong_line_only_leaves_out_whose_a_thing_is_or_adds_it(lexicon):
    """"Choose 1 card in the hand" beside "in your hand": neither would be wrong."""
    looked = 0
    for line, other in wrong_lines(lexicon):
        for language, owner in OWNER.items():
            one, two = lexicon.line(line, language), lexicon.line(other, language)
            assert one == two or re.sub(owner, "", one) != re.sub(owner, "", two), two
            looked += one != two
    assert looked > 10_000


def test_no_wrong_line_leads_from_an_area_to_that_area_or_names_one_twice(lexicon):
    for _, other in wrong_lines(lexicon):
        said = lexicon.line(other, "en")
        assert not re.search(r"(?:^|: |\. )([^:.\n]+) [→⇔] \1: \d|\b([Yy]our \w+|\w+) or \2\b", said), said


def test_no_wrong_line_shows_by_its_grammar_that_it_is_wrong(lexicon):
    """Not "choose 1 cards", nor "2 card", nor "every cards", nor "or more the number of", nor "your not sprouted", nor
    an X that nothing explains: whoever reads no Japanese would leave them out too.
    """
    slips = re.compile(
        r"\b(1|an?|this|that|each|every|another|next) (\w+ )?(cards|attacks)\b|\b[2-9] (\w+ )?(card|attack)\b"
        r"|(or more|no) the number|(is|by) Sakura tokens|your (opponent’s )?(not|cards being)|must choose look",
        re.IGNORECASE,
    )
    for line, other in wrong_lines(lexicon):
        right, said = (lexicon.line(one, "en") for one in (line, other))
        assert not slips.search(said) or slips.search(right), said
        assert not re.search(r"[+-]X", said) or "X" in right, said


def test_a_wrong_line_is_another_one_in_every_language(lexicon):
    """Where two languages say the same of two lines, the third only words it otherwise: "place that card" and "place
    it" there are no two answers.
    """
    looked = 0
    for line, other in wrong_lines(lexicon):
        said = {lexicon.line(line, language) != lexicon.line(other, language) for language in lexicon.languages}
        assert len(said) == 1, (lexicon.line(line, "en"), lexicon.line(other, "en"))
        looked += said == {True}
    assert looked > 5_000


def test_no_wrong_line_puts_a_card_where_it_lies(lexicon):
    """"Choose 1 card in your hand and return it to your hand"."""
    assert stays(say("put", cards=say("pick", areas=Term("hand")), where=say("to-hand")))
    assert not stays(say("put", cards=say("pick", areas=Term("hand")), where=say("to-deck-top")))
    moved = 0
    for line, other in wrong_lines(lexicon):
        assert not stays(other) or stays(line), lexicon.line(other, "en")
        moved += "('where', Phrase(key='to-" in repr(line)
    assert moved > 500


def test_cards_go_where_the_text_says_whose_and_how_many(lexicon):
    """Several go, not "it"; from your hand to your piles, not to theirs."""
    looked = 0
    for line, other in wrong_lines(lexicon):
        put = [{one.path: one.value for one in elements(said) if str(one.value).startswith("Phrase(key='to-")}
               for said in (line, other)]
        for path in put[0].keys() & put[1].keys():
            right, said = (dict(found[path].slots) for found in put)
            assert (right["count"], right["whose"]) == (said["count"], said["whose"]), lexicon.line(other, "en")
            looked += 1
    assert looked > 500


def test_what_stands_for_a_card_that_was_named_stays(lexicon):
    """Where "that unit" is meant, "that card" isn't wrong."""
    rng = Random(12)
    for word in [one for one in lexicon.every_word() if kind_of(one) == "clause"]:
        if lexicon.game_of(word) == "gateruler":
            line = lexicon.clause_of(word)
            for other in lexicon.variations("gateruler").of(line, rng):
                right, said = (re.findall(r"\b[Tt]h(?:is|at) (\w+)", lexicon.line(one, "en")) for one in (line, other))
                assert len(right) != len(said) or right == said, lexicon.line(other, "en")


@pytest.mark.parametrize(
    ("word", "begins"),
    [
        ("clause:NA-01-yurina-O-S-3#1", "Immediate Resurgence: "), ("gateruler:clause:GR-052#0", ""),
        ("mahoroba:clause:PR-29#0", "[Set] "),
    ],
)
def test_where_few_variations_are_left_other_lines_are_built_alike(word, begins, lexicon):
    """Not the shortest ones: nobody mistakes "〔閉〕" for a line that resurges, nor a keyword for "can't attack"."""
    pair = Pair("ja", "en")
    assert len(set(lexicon.variations(lexicon.game_of(word)).of(lexicon.clause_of(word), Random(1)))) < CHOICES - 1
    question = Asker(lexicon, Random(3)).ask(word, pair, RECOGNISE)
    assert len(question.texts) == CHOICES
    assert all(text.startswith(begins) for text in question.texts)
    assert all(not one or kind_of(lexicon.one(one)) == "clause" for one in question.choices)


def wrong_lines(lexicon):
    """Lines of Sakura Arms, each with every wrong line that may stand beside it."""
    rng = Random(12)
    clauses = [word for word in lexicon.every_word() if kind_of(word) == "clause" and lexicon.game_of(word) == "sakura"]
    for word in clauses[::3]:
        line = lexicon.clause_of(word)
        for other in lexicon.variations("sakura").of(line, rng):
            yield line, other


@pytest.mark.parametrize(
    ("answer", "word", "language", "pieces"),
    [
        ("aoura", "term:aura", "en", [("same", "A"), ("extra", "o"), ("same", "ura")]),
        ("일썸", "card:NA-01-yurina-O-N-2", "ko", [("same", "일"), ("extra", "썸"), ("missing", "섬")]),
        ("", "term:aura", "ko", [("missing", "오라")]),
    ],
)
def test_what_was_written_is_told_from_what_is_right(answer, word, language, pieces, lexicon):
    assert list(difference(answer, word, language, lexicon)) == pieces


@pytest.mark.parametrize("pair", [JA_KO, KO_JA, Pair("ja", "en"), Pair("en", "ja")])
def test_a_term_that_looks_much_like_it_is_among_the_choices(lexicon, pair):
    for seed in range(6):
        choices = Asker(lexicon, Random(seed)).ask("term:non-turn-player", pair, RECOGNISE).choices
        assert "term:turn-player" in choices


def test_korean_written_in_latin_letters_is_compared_with_how_it_sounds(lexicon):
    found = difference("orra", "term:aura", "ko", lexicon)
    assert "".join(piece.text for piece in found if piece.how != "extra") == "ora"
