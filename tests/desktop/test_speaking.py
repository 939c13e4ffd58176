"""Defaults follow what a person speaks and learns; what was chosen stays."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from engine.study.schedule import Pair
from engine.study.words import Lexicon
from sakura_desktop import settings as settings_module
from sakura_desktop.languages.reading import Reading
from sakura_desktop.languages.words import LANGUAGES, Words, shipped_renderer
from sakura_desktop.settings import Settings
from sakura_desktop.study.direction import direction
from sakura_desktop.study.word_texts import reading_of
from tests.desktop.shell import program

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def made(tmp_path: Path, qapp: object) -> Settings:
    return Settings(tmp_path / "settings.json")


@pytest.mark.parametrize(
    ("speaks", "learns", "ruby", "romanised", "second"),
    [
        ("ja", "", "off", False, ""), ("ja", "ko", "off", True, "ko"), ("ko", "ja", "all", False, "ja"),
        ("en", "", "all", False, ""), ("ko", "ko", "all", False, ""),
    ],
)
def test_defaults_follow_what_is_spoken_and_learned(
    made: Settings, speaks: str, learns: str, ruby: str, romanised: bool, second: str
) -> None:
    made.speaks, made.learns = speaks, learns
    assert (made.ruby, made.romanised, made.second_language) == (ruby, romanised, second)


def test_the_system_says_what_is_spoken_until_a_person_does(made: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_module, "system_language", lambda: "ja")
    assert (made.native, made.ruby) == ("ja", "off")
    made.speaks = "ko"
    assert (made.native, made.ruby) == ("ko", "all")


def test_what_was_chosen_stays_also_if_it_was_the_default(made: Settings) -> None:
    made.speaks = "ko"
    made.ruby, made.second_language = "all", ""
    made.speaks, made.learns = "ja", "en"
    assert (made.ruby, made.second_language) == ("all", "")
    again = Settings(made.path)
    assert (again.ruby, again.second_language, again.romanised) == ("all", "", False)


def test_an_older_file_keeps_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_module, "system_language", lambda: "ja")
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"ruby": True, "second_language": "ko", "romanised": False}), "utf-8")
    settings = Settings(file)
    assert (settings.ruby, settings.second_language, settings.romanised) == ("all", "ko", False)
    assert not settings.first_time


def test_what_follows_is_told_and_read_so(made: Settings) -> None:
    words = Words("en")
    reading = Reading(made, words)
    made.speaks, made.learns = "ja", "ko"
    assert (words.language, words.second, words.ways.ruby, words.ways.romanised) == ("ja", "ko", "off", True)
    assert words.ways.learned == "ko"
    assert direction(made, words) == Pair("ko", "ja")
    made.reset()
    assert (words.ways.ruby, words.second) == ("all", "")
    assert reading.parent() is None


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon({language: shipped_renderer(language) for language in LANGUAGES})


@pytest.mark.parametrize(
    ("pair", "learned", "reading"),
    [
        (Pair("ja", "ko"), "ja", "まあい"), (Pair("ko", "ja"), "ko", "gangyeok"), (Pair("ja", "ko"), "ko", "gangyeok"),
        (Pair("ko", "ja"), "", "gangyeok"), (Pair("en", "ja"), "", "まあい"), (Pair("ja", "en"), "en", ""),
    ],
)
def test_the_reading_is_that_of_the_language_that_is_learned(
    lexicon: Lexicon, pair: Pair, learned: str, reading: str
) -> None:
    assert reading_of("term:distance", pair, lexicon, learned) == reading


# --- the first start ---


def test_the_first_start_asks_and_no_other(tmp_path: Path, qapp: object) -> None:
    with program(tmp_path, "ko") as started:
        home = started.flow.rooms.home
        assert home.spoken.isVisible()
        field = home._fields.fields["learns"]
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Down)
        assert started.settings.learns == "ja"
        done = home.findChild(QPushButton, "home.languages.done")
        assert done is not None
        QTest.mouseClick(done, Qt.MouseButton.LeftButton)
        assert not home.spoken.isVisible()
    with program(tmp_path, "ko") as again:
        assert not again.flow.rooms.home.spoken.isVisible()
        assert again.settings.learns == "ja"
