"""Phrases become pieces of text that know what they name."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

from engine.text.catalog import Catalog, UnknownMessage, UnknownVariable
from engine.text.phrase import CardName, Listing, Name, Phrase, Term, say
from engine.text.render import Renderer, Span

if TYPE_CHECKING:
    from pathlib import Path

EN = """
-aura = Aura
-distance = Distance
-hand = { $form ->
   *[one] hand
    [many] hands
}
    .section = 7-1-10
    .gloss = Cards that are not on { -aura }.
-flinch = Flinch
card-no-1 = Slash
card-no-2-3 = Harmony
megami-yurina = Yurina
move = Move { $count } from { $from } to { -aura }
where = { $area ->
    [hand] in your { $area }
   *[other] on { $area }
}
whose = { $whose ->
    [mine] your
   *[other] their
} { -aura }
deals = { $card } deals { SIGNED($aura) }
hands = two { -hand(form: "many") }
bend = { TERM("flinch", "flinched") } by { $card }
start = { CAP() }{ $what }.
article = { CAP() }{ AN() }{ $what }
words = { $words }
empty = { "" }
"""
GRAMMAR = {
    "ja": """
quoted-card = 「{ $name }」
list-nothing = なし
list-and = { $left }と{ $right }
list-and-more = { $left }、{ $right }
list-and-last = { $left }と{ $right }
""",
    "ko": """
quoted-card = 「{ $name }」
list-nothing = 없음
list-and = { $left }{ JOSA("과/와") } { $right }
list-and-more = { $left }, { $right }
list-and-last = { $left }, { $right }
""",
    "en": """
quoted-card = “{ $name }”
list-nothing = none
list-and = { $left } and { $right }
list-and-more = { $left }, { $right }
list-and-last = { $left }, and { $right }
list-then = { $left }. { CAP() }{ $right }
list-then-more = { $left }. { CAP() }{ $right }
list-then-last = { $left }. { CAP() }{ $right }
""",
}


def renderer(tmp_path: Path, text: str = EN, language: str = "en", *, strict: bool = True) -> Renderer:
    folder = tmp_path / "common" / language
    folder.mkdir(parents=True)
    (folder / "all.ftl").write_text(text + GRAMMAR[language], encoding="utf-8")
    return Renderer(Catalog.load(language, tmp_path), strict=strict)


def test_terms_numbers_and_plain_words(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    phrase = say("move", count=2, **{"from": Term("distance")})
    assert words.spans(phrase) == (
        Span("Move "),
        Span("2", "number", "2"),
        Span(" from "),
        Span("Distance", "term", "distance"),
        Span(" to "),
        Span("Aura", "term", "aura"),
    )
    assert words.text(phrase) == "Move 2 from Distance to Aura"


def test_card_names_stand_in_the_quotation_marks_of_the_language(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    assert words.spans(say("deals", card=CardName("No-1"), aura=1)) == (
        Span("“"),
        Span("Slash", "card", "No-1"),
        Span("” deals "),
        Span("+1", "number", "1"),
    )
    assert words.card("No-2/3") == Span("Harmony", "card", "No-2/3")


def test_english_marks_within_marks_are_single(tmp_path: Path) -> None:
    words = renderer(tmp_path, EN + "card-no-4 = Battalion “Byakuya”\nsays = it says “{ $what }”\n")
    named = CardName("No-4")
    assert words.spans(say("words", words=named))[1] == Span("Battalion ‘Byakuya’", "card", "No-4")
    assert words.card("No-4") == Span("Battalion “Byakuya”", "card", "No-4"), "alone it keeps them"
    both = Listing((named, CardName("No-1")))
    assert words.text(say("words", words=both)) == "“Battalion ‘Byakuya’” and “Slash”"
    assert words.text(say("says", what=say("deals", card=CardName("No-1"), aura=1))) == "it says “‘Slash’ deals +1”"


def test_megami_are_named_without_marks(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    assert words.spans(say("words", words=Name("megami", "yurina"))) == (Span("Yurina", "megami", "yurina"),)


def test_nested_phrases_keep_their_pieces(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    inner = say("deals", card=CardName("No-1"), aura=0)
    assert words.spans(say("words", words=inner)) == words.spans(inner)


def test_a_catalog_chooses_by_word_or_by_the_key_of_a_term(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    assert words.text(say("whose", whose="mine")) == "your Aura"
    assert words.text(say("whose", whose="theirs")) == "their Aura"
    assert words.text(say("where", area=Term("hand"))) == "in your hand"
    assert words.text(say("where", area=Term("aura"))) == "on Aura"


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("Attack card", "An Attack card"), ("Normal card", "A Normal card"), ("Unit", "A Unit"),
        ("unused card", "An unused card"), ("used card", "A used card"), ("“Omega”", "An “Omega”"),
    ],
)  # fmt: skip
def test_an_article_follows_the_sound_of_the_next_word(tmp_path: Path, what: str, said: str) -> None:
    assert renderer(tmp_path).text(say("article", what=say("words", words=what))) == said


def test_an_article_stands_before_the_mark_that_opens_a_name(tmp_path: Path) -> None:
    words = renderer(tmp_path, EN.replace("Slash", "Uppercut").replace("{ CAP() }{ AN() }", "{ AN() }"))
    assert words.spans(say("article", what=CardName("No-1"))) == (
        Span("an “"), Span("Uppercut", "card", "No-1"), Span("”"),
    )  # fmt: skip
    assert renderer(tmp_path / "capital").text(say("article", what=CardName("No-1"))) == "A “Slash”"


def test_a_korean_ending_replaces_that_of_a_verb(tmp_path: Path) -> None:
    words = renderer(tmp_path, 'pair = { $one }{ JOSA("이고/이고/고") } { $two }{ JOSA("이면/면") }\n' + EN, "ko")
    assert words.text(say("pair", one="당신의 턴", two="3 이하")) == "당신의 턴이고 3 이하면"
    assert words.text(say("pair", one="사용했다", two="작다")) == "사용했고 작다면"


def test_forms_of_a_term_are_that_term(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    assert words.spans(say("hands")) == (Span("two "), Span("hands", "term", "hand"))
    assert words.spans(say("bend", card=CardName("No-1")))[0] == Span("flinched", "term", "flinch")


@pytest.mark.parametrize(
    ("count", "joiner", "text"),
    [
        (0, "and", "none"),
        (1, "and", "1"),
        (2, "and", "1 and 2"),
        (3, "and", "1, 2, and 3"),
        (4, "and", "1, 2, 3, and 4"),
        (3, "lines", "1\n2\n3"),
        (0, "lines", "none"),
    ],
)
def test_lists_are_joined(tmp_path: Path, count: int, joiner: str, text: str) -> None:
    words = renderer(tmp_path)
    assert words.text(say("words", words=Listing(tuple(range(1, count + 1)), joiner))) == text


def test_lists_hold_anything(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    mixed = Listing((Term("hand"), CardName("No-1"), "or so", say("whose", whose="mine"), Listing((7, 8))))
    assert words.text(say("words", words=mixed)) == "hand, “Slash”, or so, your Aura, and 7 and 8"
    assert Span("Slash", "card", "No-1") in words.spans(say("words", words=mixed))


def test_steps_follow_as_sentences(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    steps = Listing((Term("hand"), "draw a card", CardName("No-1")), "then")
    assert words.text(say("words", words=steps)) == "hand. Draw a card. “Slash”"


@pytest.mark.parametrize(
    ("what", "text"),
    [(Term("hand"), "Hand."), ("(so)", "(So)."), (3, "3."), (Phrase("whose", (("whose", "mine"),)), "Your Aura.")],
)
def test_a_sentence_begins_with_a_capital(tmp_path: Path, what: Term | str | int | Phrase, text: str) -> None:
    assert renderer(tmp_path).text(say("start", what=what)) == text


def test_a_phrase_may_be_empty(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    assert words.spans(say("empty")) == ()
    assert words.text(say("words", words=say("empty"))) == ""


def test_words_from_outside_stay_words(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    assert words.text(say("words", words="{ -aura } \ue000aura\ue001fake\ue002 $x")) == "{ -aura } aurafake $x"
    long = "a very long reason " * 400
    assert words.text(say("words", words=long)) == long


def test_korean_particles_follow_whatever_was_put_before_them(tmp_path: Path) -> None:
    words = renderer(
        tmp_path,
        "-aura = 오라\n-distance = 간격\ncard-a = 간파\ncard-b = 권역\n"
        'use = { $what }{ JOSA("을/를") } { $way }{ JOSA("으로/로") }\n'
        'bonus = { SIGNED($n) }{ JOSA("이/가") } 된다\nword = { $words }\n',
        "ko",
    )
    assert words.text(say("use", what=CardName("a"), way=Term("aura"))) == "「간파」를 오라로"
    assert words.text(say("use", what=CardName("b"), way=Term("distance"))) == "「권역」을 간격으로"
    assert words.text(say("use", what=10, way=1)) == "10을 1로"
    assert words.text(say("use", what=say("word", words="X"), way="도구")) == "X를 도구로"
    assert words.text(say("bonus", n=3)) == "+3이 된다"
    assert words.text(say("word", words=Listing((Term("aura"), Term("distance"))))) == "오라와 간격"
    assert words.text(say("word", words=Listing((Term("distance"), Term("aura"))))) == "간격과 오라"


def test_readings_come_with_names_and_terms(tmp_path: Path) -> None:
    words = renderer(
        tmp_path,
        "-flinch = 畏縮\n    .ruby = いしゅく\ncard-a = 斬\n    .ruby = ざん\n"
        "megami-a = 『第一章』ユリナ\n    .ruby = だいいっしょうユリナ\n"
        'use = { $card }で{ -flinch }し、{ TERM("flinch", "すくむ") }。{ $who }\n',
        "ja",
    )
    assert words.spans(say("use", card=CardName("a"), who=Name("megami", "a"))) == (
        Span("「"),
        Span("斬", "card", "a", "ざん"),
        Span("」で"),
        Span("畏縮", "term", "flinch", "いしゅく"),
        Span("し、"),
        Span("すくむ", "term", "flinch"),
        Span("。"),
        Span("『第一章』ユリナ", "megami", "a", "だいいっしょうユリナ"),
    )


def test_a_term_has_a_meaning_and_a_section(tmp_path: Path) -> None:
    words = renderer(tmp_path)
    hand = words.term("hand")
    assert (hand.text, hand.section) == ("hand", "7-1-10")
    assert hand.gloss == (Span("Cards that are not on "), Span("Aura", "term", "aura"), Span("."))
    assert words.term("aura").gloss == ()


@pytest.mark.parametrize(
    "phrase",
    [
        say("nothing"),
        say("words", words=Term("nothing")),
        say("words", words=CardName("nothing")),
        say("words", words=Name("megami", "nothing")),
        say("words", words=Listing((1, 2), "nowhere")),
        say("words", words=Listing((say("nothing"),))),
    ],
)
def test_a_hole_in_the_catalogs_raises_when_strict(tmp_path: Path, phrase: Phrase) -> None:
    with pytest.raises(UnknownMessage, match=r"en: no (message|term) '.*no(thing|where)'"):
        renderer(tmp_path).spans(phrase)


def test_a_missing_variable_raises_when_strict(tmp_path: Path) -> None:
    with pytest.raises(UnknownVariable, match="move"):
        renderer(tmp_path).spans(say("move", count=1))


def test_a_hole_shows_and_is_logged_once_when_lenient(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = renderer(tmp_path, strict=False)
    with caplog.at_level(logging.ERROR):
        assert words.text(say("words", words=say("nothing"))) == "⟦nothing⟧"
        assert words.text(say("whose")) == "⟦whose⟧"
        assert words.text(say("start", what=say("nothing"))) == "⟦Nothing⟧."
        assert words.spans(say("words", words=CardName("No-9"))) == (
            Span("“"),
            Span("⟦card-no-9⟧", "card", "No-9"),
            Span("”"),
        )
        assert words.term("nothing").text == "⟦-nothing⟧"
    assert [record.message.split(": ", 2)[2] for record in caplog.records].count("no message 'nothing'") == 1


def test_the_same_phrase_is_worded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = renderer(tmp_path)
    first = words.spans(say("move", count=2, **{"from": Term("distance")}))
    monkeypatch.setattr(words.catalog, "format", None)
    assert words.spans(say("move", count=2, **{"from": Term("distance")})) is first
