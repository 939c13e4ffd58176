"""How the program is read: languages by element, second ones, readings, and the settings and keys for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from engine.sakura.door import card_text
from engine.study.records import Memory, Records
from engine.text.phrase import Term, say
from sakura_desktop.languages.reading import CHOICES, Reading, choice_key, next_choice
from sakura_desktop.languages.reading_menu import ReadingMenu
from sakura_desktop.languages.speech import ELEMENTS, Choice, ReadingOptions
from sakura_desktop.languages.words import Words
from sakura_desktop.pictures.requests import FaceWish
from sakura_desktop.settings import Settings
from sakura_desktop.study.store import WordStore
from tests.desktop.settling import settle
from tests.desktop.shell import LANGUAGES, begin, play, program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sakura_desktop.languages.speech import Element
    from sakura_desktop.match.journal import JournalView
    from sakura_desktop.program import Program

CARD = "NA-01-yurina-O-N-1"
F5, F6 = Qt.Key.Key_F5, Qt.Key.Key_F6
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def words(qapp: object) -> Words:
    return Words("en")


@pytest.fixture
def made(qapp: object, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, "en", curtain=False) as running:
        yield running


# --- elements ---


@pytest.mark.parametrize("element", ELEMENTS)
def test_an_element_speaks_as_the_program_until_another_language_is_chosen(words: Words, element: Element) -> None:
    assert (words.of(element).language, words.of(element).second) == ("en", "")
    words.set_language("ko")
    assert words.of(element).language == "ko"
    words.choose(element, Choice("ja"))
    assert words.of(element).language == "ja"
    assert [words.of(other).language for other in ELEMENTS if other != element] == ["ko"] * 3


def test_the_second_language_stands_beside_what_asks_for_none_of_its_own(words: Words) -> None:
    words.set_second("ja")
    assert [words.of(element).second for element in ELEMENTS] == ["ja", "ja", "ja", ""]
    words.choose("card-text", Choice("", "ko"))
    words.choose("card-name", Choice("", "off"))
    words.choose("journal", Choice("", ""))
    assert [words.of(element).second for element in ELEMENTS] == ["ja", "", "ko", "ja"]


def test_a_language_does_not_stand_beside_itself(words: Words) -> None:
    words.set_second("ja")
    words.choose("card-text", Choice("ja"))
    assert words.of("card-text").second == ""
    words.choose("card-text", Choice("", "en"))
    assert words.of("card-text").second == ""


def test_a_peek_shows_each_element_in_its_second_language_and_the_first_beside_it(words: Words) -> None:
    words.set_second("ja")
    words.choose("card-name", Choice("ko", "en"))
    words.set_peek(True)
    assert [words.of(element).language for element in ELEMENTS] == ["ja", "en", "ja", "ja"]
    assert [words.of(element).second for element in ELEMENTS] == ["en", "ko", "en", ""]
    words.set_peek(False)
    assert [words.of(element).language for element in ELEMENTS] == ["en", "ko", "en", "en"]


def test_a_card_has_its_name_in_the_language_of_names_and_the_second_after_it(words: Words) -> None:
    names = words.of("card-name")
    assert (names.card(CARD).text, names.card_text(CARD)) == ("Slash", "Slash")
    words.choose("card-name", Choice("ja", "ko"))
    names = words.of("card-name")
    assert (names.card(CARD).text, names.card_text(CARD)) == ("斬", "斬 · 참")
    assert names.card(CARD, "en").text == "Slash"


@pytest.mark.parametrize("choice", [Choice("de"), Choice("", "de"), Choice("ja", "JA")])
def test_an_element_speaks_no_language_that_the_program_does_not(words: Words, choice: Choice) -> None:
    with pytest.raises(ValueError, match="doesn't speak"):
        words.choose("journal", choice)


def test_what_is_the_same_again_tells_nobody(words: Words) -> None:
    told: list[bool] = []
    words.changed.connect(lambda: told.append(True))
    words.choose("journal", Choice("", "off"))
    words.set_ways(ReadingOptions())
    words.set_ways(ReadingOptions(known=frozenset({f"card:{CARD}"})))
    assert told == []
    words.choose("journal", Choice("ja", "off"))
    words.set_ways(ReadingOptions(ruby="new", known=frozenset({f"card:{CARD}"})))
    assert told == [True, True]


# --- readings ---


def test_readings_stand_over_all_none_or_unknown_words(words: Words) -> None:
    phrase = say("form-name", megami=Term("vigor"))
    words.set_language("ja")

    def read() -> tuple[str, str]:
        return words.spans(phrase)[0].ruby, words.of("card-name").card(CARD).ruby

    vigor, slash = read()
    assert vigor
    assert slash
    words.set_ways(ReadingOptions(ruby="off"))
    assert read() == ("", "")
    words.set_ways(ReadingOptions(ruby="new"))
    assert read() == (vigor, slash)
    words.set_ways(ReadingOptions(ruby="new", known=frozenset({"term:vigor"})))
    assert read() == ("", slash)
    words.set_ways(ReadingOptions(ruby="new", known=frozenset({f"card:{CARD}"})))
    assert read() == (vigor, "")


@pytest.mark.parametrize(("ruby", "known", "there"), [
    ("all", False, True), ("all", True, True), ("new", False, True), ("new", True, False), ("off", False, False),
])
def test_plain_kanji_of_card_text_are_read_unless_the_clause_is_known(
    words: Words, ruby: str, known: bool, there: bool,
) -> None:
    words.set_ways(ReadingOptions(ruby=ruby))
    clause = card_text("NA-01-yurina-O-N-5")[0]
    spans = words.of("card-text").spans(clause, "ja", known=known)
    assert any(span.kind == "plain" and span.ruby for span in spans) == there
    assert "".join(span.text for span in spans) == words.text(clause, "ja")


def test_the_program_itself_has_readings_over_terms_and_names_alone(words: Words) -> None:
    clause = card_text("NA-01-yurina-O-N-5")[0]
    assert not any(span.kind == "plain" and span.ruby for span in words.spans(clause, "ja"))


def test_other_readings_than_there_are_are_refused(words: Words) -> None:
    with pytest.raises(ValueError, match="readings"):
        words.set_ways(ReadingOptions(ruby="some"))


# --- settings ---


def test_the_words_follow_the_settings(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings.text_language, settings.second_language = "ja", "ko"
    words = Words("en")
    reading = Reading(settings, words)
    assert (words.second, words.of("card-text").language) == ("ko", "ja")
    settings.names_second, settings.journal_language, settings.language = "off", "ko", "ja"
    assert (words.of("card-name").second, words.of("journal").language, words.language) == ("", "ko", "ja")
    settings.ruby, settings.blur_second, settings.romanised, settings.read_first = "new", True, True, "ko"
    assert words.ways == ReadingOptions("new", True, True, "ko", learned="ko")
    settings.zoom = 1.5
    assert reading.parent() is None


def test_a_file_with_the_readings_of_old_is_understood(qapp: object, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    for written, ruby in (("true", "all"), ("false", "off"), ('"new"', "new"), ('"no"', "all"), ("3", "all")):
        file.write_text(f'{{"ruby": {written}}}', "utf-8")
        assert Settings(file).ruby == ruby


def test_what_is_known_comes_from_the_file_of_words(qapp: object, tmp_path: Path) -> None:
    words = Words("ja")
    settings = Settings(tmp_path / "settings.json")
    reading, store = Reading(settings, words), WordStore(tmp_path / "words.db", words)
    reading.learn(store)
    assert words.ways.known == frozenset()
    assert not store.path.exists()
    records = Records(store.path)
    memories = [Memory(f"term:{word}", "ko", "ja", "{}", 0.0, word == "aura") for word in ("aura", "flare")]
    records.bring([one.word for one in memories], "hand", 0.0, memories, (), {}, {})
    records.close()
    assert store.records  # opened: who asks before that is told when it is
    reading.learn(store)
    assert words.ways.known == {"term:aura"}
    store.close()
    store.path.write_text("no words at all", "utf-8")
    reading.learn(store)
    assert words.ways.known == frozenset()


@pytest.mark.parametrize("setting", sorted(CHOICES))
def test_every_choice_has_a_name_in_every_language(qapp: object, setting: str) -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert all("⟦" not in words.say(choice_key(setting, value)) for value in CHOICES[setting])


def test_a_key_goes_through_what_shows_something_of_its_own(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    words = Words("en")
    reading = Reading(settings, words)
    settings.language = "en"

    def through(setting: str, steps: int) -> list[str]:
        found = []
        for _ in range(steps):
            setattr(settings, setting, next_choice(settings, words, setting))
            found.append(getattr(settings, setting))
        return found

    assert through("language", 3) == ["ja", "ko", "en"]
    assert through("second_language", 3) == ["ja", "ko", ""]
    assert through("names_language", 3) == ["ja", "ko", ""]
    assert through("text_second", 4) == ["off", "ja", "ko", "off"]
    settings.second_language = "ja"
    assert through("journal_second", 4) == ["ko", "", "off", "ko"]
    assert through("ruby", 3) == ["off", "new", "all"]
    assert reading.parent() is None


# --- in the program ---


def test_keys_set_the_languages_of_each_element(made: Program) -> None:
    window, settings = made.window, made.settings
    for key, modifiers, setting, value in (
        (F6, SHIFT, "names_language", "ja"), (F6, CTRL, "text_language", "ja"),
        (F6, CTRL | SHIFT, "journal_language", "ja"), (F5, Qt.KeyboardModifier.NoModifier, "second_language", "ja"),
        (F5, SHIFT, "names_second", "off"), (F5, CTRL, "text_second", "off"),
        (F5, CTRL | SHIFT, "journal_second", "ko"),
        (Qt.Key.Key_F7, Qt.KeyboardModifier.NoModifier, "ruby", "off"), (Qt.Key.Key_F7, SHIFT, "blur_second", True),
        (Qt.Key.Key_F7, CTRL, "romanised", True),
    ):
        QTest.keyClick(window, key, modifiers)
        settle()
        assert getattr(settings, setting) == value, setting
    assert made.words.language == "en"


def test_nothing_in_the_duel_changes_by_the_way_it_is_read(made: Program) -> None:
    duel = begin(made)
    before = (duel.answers, duel.decision, duel.view(0))
    made.settings.second_language = "ko"
    for setting, values in CHOICES.items():
        for value in values:
            setattr(made.settings, setting, value)
            settle()
    assert (duel.answers, duel.decision, duel.view(0)) == before
    assert made.window.current == "duel"


def test_the_menu_shows_what_is_set(made: Program) -> None:
    choices, actions = made.window.menus.reading.choices, made.window.menus.reading.actions
    choices["names_language"]["ja"].trigger()
    assert made.settings.names_language == "ja"
    made.settings.names_language = "ko"
    assert [value for value, action in choices["names_language"].items() if action.isChecked()] == ["ko"]
    made.settings.language = "ja"
    assert choices["language"]["ja"].isChecked()
    actions["blur_second"].trigger()
    assert made.settings.blur_second
    assert actions["blur_second"].isChecked()


def test_the_journal_speaks_its_own_language_with_another_under_it(made: Program) -> None:
    made.settings.ruby = "off"
    begin(made)
    view = made.flow.rooms.journal.view
    index = view.lines.index(0)
    english, high = index.data(), view.itemDelegate().sizeHint(None, index).height()
    made.settings.journal_language, made.settings.journal_second = "ja", "en"
    settle()
    assert index.data() != english
    assert view.itemDelegate().sizeHint(None, index).height() > high
    made.settings.journal_second = "off"
    settle()
    assert view.itemDelegate().sizeHint(None, index).height() <= high + 4


def readings_in(view: JournalView, number: int) -> list[str]:
    """What stands above the letters of a row as it is set."""
    sets = view.itemDelegate()._sets(view.lines.sentences(number), 0, view.viewport().width())
    return [piece.ruby for one in sets for _, line, _ in one.block._lines for piece in line.pieces if piece.ruby]


def test_who_wants_readings_has_them_in_the_journal_and_stays_at_the_line(made: Program) -> None:
    made.settings.ruby, made.settings.journal_language = "off", "ja"
    begin(made)
    play(made, 30)
    view = made.flow.rooms.journal.view
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() // 2)
    number = next(at for at, row in enumerate(view.lines._rows) if row.line and row.line.phrase.key == "line-drew")
    top, plain = view.top_row(), view.itemDelegate().sizeHint(None, view.lines.index(number))
    text = view.lines.index(number).data()
    assert readings_in(view, number) == []
    made.settings.ruby = "all"
    settle()
    assert "ひ" in readings_in(view, number)
    assert view.itemDelegate().sizeHint(None, view.lines.index(number)).height() > plain.height()
    assert view.lines.index(number).data() == text
    assert view.top_row() == top
    made.settings.ruby = "off"
    settle()
    assert view.itemDelegate().sizeHint(None, view.lines.index(number)) == plain


def test_what_players_are_called_has_no_reading(made: Program) -> None:
    made.settings.ruby, made.settings.journal_language, made.settings.names = "all", "ja", ("相手", "Kim")
    assert made.words.ways.people == ("相手",)
    begin(made)
    view = made.flow.rooms.journal.view
    said = [view.lines.sentences(number)[0][1] for number in range(view.lines.rowCount())]
    assert any("相手" in span.text for spans in said for span in spans)
    assert not any(span.ruby == "あいて" for spans in said for span in spans)
    made.settings.names = ("", "")
    assert made.words.ways.people == ()


def test_faces_have_names_in_one_language_and_text_in_another(made: Program) -> None:
    made.settings.names_language, made.settings.text_language = "ja", "ko"
    content = made.faces.content(CARD, made.look.language, FaceWish(names=made.words.of("card-name").language))
    assert "".join(run.text for run in content.name) == "斬"
    assert content.labels.type == "공격"
    assert (content.language, content.name_language) == ("ko", "ja")
    plain = made.faces.content(CARD, "ko")
    assert plain.name_language == "ko"
    assert plain.digest() != content.digest()


def test_a_key_says_how_a_setting_of_reading_stands_now(tmp_path: Path, qapp: object) -> None:
    with program(tmp_path, "en") as made:
        window = made.window
        window.activateWindow()
        menu = next(one for one in window.findChildren(ReadingMenu))
        menu.actions["blur_second"].trigger()
        assert "on" in QToolTip.text().split()
        menu.actions["blur_second"].trigger()
        assert QToolTip.text().endswith("off")
        next(one for one in window.findChildren(QAction) if one.objectName() == "action.ruby.next").trigger()
        assert made.words.say("settings-ruby-off") in QToolTip.text()
        QToolTip.hideText()
