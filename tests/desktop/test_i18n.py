"""Which language is shown, and phrases in it."""

from __future__ import annotations

import threading
from functools import partial
from typing import TYPE_CHECKING

import pytest

from engine.text import compiled
from engine.text.compiled import CACHE_VARIABLE
from engine.text.phrase import CardName, Phrase, Term, say
from sakura_desktop.languages.speech import ReadingOptions
from sakura_desktop.languages.words import (
    LANGUAGES,
    MOST_AHEAD,
    CatalogLoader,
    Words,
    shipped_renderer,
    system_language,
)
from sakura_desktop.study.store import WordStore

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from engine.text.ftl import Entry
    from engine.text.render import Renderer

CARD = "NA-01-yurina-O-N-1"


@pytest.fixture
def words(qapp: object) -> Words:
    return Words("en")


def heard(words: Words) -> list[str]:
    said: list[str] = []
    words.changed.connect(lambda: said.append(words.language))
    return said


def test_the_system_has_a_language_that_the_program_speaks(qapp: object) -> None:
    assert system_language() in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_shown_from_the_beginning(qapp: object, language: str) -> None:
    words = Words(language)
    assert words.language == words.chosen == language
    assert words.say("settings-language-ja") == "日本語"


def test_another_language_words_the_same_phrase_otherwise(words: Words) -> None:
    said = heard(words)
    texts = set()
    for language in LANGUAGES:
        words.set_language(language)
        texts.add(words.say("home-new"))
    assert said == ["ja", "ko", "en"]
    assert len(texts) == 3


def test_the_same_language_again_tells_nobody(words: Words) -> None:
    said = heard(words)
    words.set_language("en")
    words.set_second("")
    words.set_ways(ReadingOptions())
    words.set_peek(False)
    assert said == []


@pytest.mark.parametrize("language", ["", "de", "JA"])
def test_a_language_that_the_program_does_not_speak_is_refused(words: Words, language: str) -> None:
    with pytest.raises(ValueError, match="doesn't speak"):
        words.set_language(language)
    assert words.language == "en"


def test_a_peek_shows_the_second_language_for_as_long_as_it_is_held(words: Words) -> None:
    words.set_second("ko")
    said = heard(words)
    words.set_peek(True)
    assert (words.language, words.chosen, words.peeking) == ("ko", "en", True)
    assert words.say("button-back") == "뒤로"
    words.set_peek(False)
    assert (words.language, words.peeking) == ("en", False)
    assert said == ["ko", "en"]


@pytest.mark.parametrize(("shown", "second", "peeked"), [
    ("en", "", "ja"), ("ko", "", "ja"), ("ja", "", "en"), ("ja", "ko", "ko"), ("ko", "ko", "ja"),
])
def test_a_peek_shows_another_language_even_where_no_second_is_chosen(
    qapp: object, shown: str, second: str, peeked: str,
) -> None:
    assert Words(shown, second).peek_language == peeked


def test_terms_and_cards_are_links_in_rich_text(words: Words) -> None:
    html = words.html(say("cards-gone", card=CardName(CARD)))
    assert f'href="card:{CARD}"' in html
    assert 'href="term:aura"' in words.html(say("form-name", megami=Term("aura")))


def test_what_a_person_typed_stays_text_in_rich_text(words: Words) -> None:
    assert "&lt;b&gt;" in words.html(say("player-named", name="<b>"))


def test_readings_follow_in_small_unless_they_are_hidden(words: Words) -> None:
    words.set_language("ja")
    phrase = say("form-name", megami=Term("vigor"))
    assert "しゅうちゅうりょく" in words.html(phrase)
    assert "しゅうちゅうりょく" not in words.html(phrase, ruby=False)
    words.set_ways(ReadingOptions(ruby="off"))
    assert "しゅうちゅうりょく" not in words.html(phrase)


def test_a_phrase_can_be_asked_for_in_a_language_that_is_not_shown(words: Words) -> None:
    assert words.text(say("button-back"), "ja") == "戻る"
    assert words.spans(say("button-back"), "ko")[0].text == "뒤로"
    assert words.language == "en"


def test_a_hole_in_a_catalog_shows_and_does_not_stop_the_program(words: Words) -> None:
    assert words.text(Phrase("no-such-message")) == "⟦no-such-message⟧"


def test_whatever_is_said_is_worded_ahead_in_the_other_languages(words: Words) -> None:
    steps = words.ahead.steps()
    next(steps)
    words.say("home-new")
    assert not words.ahead.done
    while not words.ahead.done:
        next(steps)
    assert words.ahead.done


def test_wording_ahead_takes_a_language_a_step(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = words.ahead.steps()
    next(steps)
    words.say("home-new")
    asked: list[str] = []
    renderer = words.renderer

    def ask(language: str) -> Renderer:
        asked.append(language)
        return renderer(language)

    monkeypatch.setattr(words, "renderer", ask)
    for done in range(1, len(LANGUAGES) + 1):
        assert next(steps) is True
        assert asked == list(LANGUAGES[:done])
    assert words.ahead.done


def test_wording_ahead_says_when_nothing_is_left_and_when_something_is_again(words: Words) -> None:
    steps = words.ahead.steps()
    while next(steps):
        pass
    assert next(steps) is False
    needed: list[int] = []
    words.ahead.needed.connect(lambda: needed.append(1))
    for _ in range(2):
        words.say("home-new")
    words.say("home-settings")
    assert needed == [1]
    assert next(steps) is True
    words.say("home-new")
    assert needed == [1]


def test_what_was_worded_ahead_is_not_remembered_for_ever(words: Words) -> None:
    next(words.ahead.steps())
    for number in range(MOST_AHEAD + 10):
        words.ahead.remember(say("home-new", number=number))
    assert len(words.ahead._said) == MOST_AHEAD


def test_catalogs_of_all_languages_are_read_beside_the_window(qtbot: QtBot) -> None:
    asked: list[tuple[str, int]] = []

    def renderer(language: str) -> Renderer:
        asked.append((language, threading.get_ident()))
        return shipped_renderer(language)

    words = Words("en", renderers=renderer)
    loader = CatalogLoader(words)
    with qtbot.waitSignal(loader.loaded):
        loader.start()
    loader.close()
    assert [language for language, _ in asked] == [*LANGUAGES]
    assert threading.get_ident() not in {thread for _, thread in asked}
    words.renderer("ja")
    assert len(asked) == len(LANGUAGES)


def test_on_a_first_start_nobody_waits_until_catalogs_are_compiled(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(CACHE_VARIABLE, raising=False)
    compiling, threads = compiled.keep, list[int]()

    def keep(entry: Entry) -> compiled.Kept:
        threads.append(threading.get_ident())
        return compiling(entry)

    monkeypatch.setattr(compiled, "keep", keep)
    words = Words("en", renderers=partial(shipped_renderer, caches=tmp_path))
    lexicon = WordStore(tmp_path / "words.db", words).lexicon
    assert lexicon.word_named(f"card:{CARD}") == f"card:{CARD}"
    assert {lexicon.side(f"card:{CARD}", language).text for language in LANGUAGES} > {"斬", "Slash"}
    assert not threads, "what is asked is parsed, and nothing else"
    loader = CatalogLoader(words)
    with qtbot.waitSignal(loader.loaded):
        loader.start()
    loader.close()
    assert threading.get_ident() not in threads
    assert not list(tmp_path.rglob("*.catalog")), "closing doesn't wait for the whole"
