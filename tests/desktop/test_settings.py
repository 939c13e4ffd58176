"""Settings: found again, judged one by one, written whole or not at all."""

from __future__ import annotations

import errno
import json
import os
from typing import TYPE_CHECKING

import pytest

from sakura_desktop.settings import PLACES, TEMPO, Settings

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.files import FileTrouble

OTHERS = {
    "theme": "dark", "language": "ko", "second_language": "ja", "ruby": "new", "zoom": 1.5, "motion": "little",
    "game": "another", "turn_board": "stay", "curtain": False, "closeups": False,
    "always_pause": True, "pay_default": "ask",
    "confirm_undo": False, "names": ("春", "여름"), "geometry": "AAAA", "last_folder": "x", "journal_shown": False,
    "names_language": "ja", "names_second": "off", "text_language": "ko", "text_second": "en",
    "journal_language": "en", "journal_second": "ja", "blur_second": True, "romanised": True, "read_first": "ja",
    "rulebook_view": "ko", "rulebook_zoom": 1.3, "rulebook_place": "9-4", "rulebook_geometry": "AAAA",
    "study_geometry": "AAAA",
    "meet_words": False, "learning": ("ja", "en"), "sits": "two", "level": "master",
    "levels_watched": ("beginner", "master"), "begins": "person", "pace": "slow", "watch_open": False,
    "replay_open": True, "replay_speed": 200,
    "study_new": 7, "study_reviews": 80, "study_homonyms": True,
    "sound": False, "volume": 35,
    "speaks": "ja", "learns": "ko", "languages_asked": True, "facts_second": False, "study_listen": True,
    "aloud_ja": "auto", "aloud_ko": "off", "aloud_en": "auto", "aloud_volume": 60, "aloud_speed": 80,
}


FOLLOWING = {"speaks": {"ruby", "language"}, "learns": {"second_language", "romanised"}, "learning": {"romanised"}}
"""Settings whose defaults follow others."""


@pytest.fixture
def file(tmp_path: Path, qapp: object) -> Path:
    return tmp_path / "deep" / "settings.json"


def test_every_setting_has_another_value_in_this_test() -> None:
    assert set(OTHERS) == set(Settings.entries())
    assert all(OTHERS[name] != entry.default for name, entry in Settings.entries().items())


@pytest.mark.parametrize("name", sorted(OTHERS))
def test_a_setting_is_found_again(file: Path, name: str) -> None:
    settings = Settings(file)
    told: list[str] = []
    settings.changed.connect(told.append)
    setattr(settings, name, OTHERS[name])
    assert told[0] == name
    assert set(told[1:]) <= FOLLOWING.get(name, set())
    again = Settings(file)
    assert getattr(again, name) == OTHERS[name]
    assert again.trouble is None
    others = [other for other in OTHERS if other != name and other not in FOLLOWING.get(name, ())]
    assert all(getattr(again, other) == Settings.entries()[other].default for other in others)


def test_nothing_is_written_until_something_is_set(file: Path) -> None:
    Settings(file).theme = "system"
    assert not file.exists()


def test_the_same_value_again_tells_nobody(file: Path) -> None:
    settings = Settings(file)
    settings.zoom = 1.25
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.zoom = 1.25
    assert told == []


@pytest.mark.parametrize(("name", "value"), [
    ("theme", "blue"), ("ruby", "yes"), ("zoom", "large"), ("zoom", True), ("names", ("one",)), ("pace", 200),
    ("volume", "loud"), ("volume", True), ("sound", 1),
])
def test_a_value_that_cannot_be_is_refused(file: Path, name: str, value: object) -> None:
    settings = Settings(file)
    with pytest.raises(ValueError, match=name):
        setattr(settings, name, value)
    assert getattr(settings, name) == Settings.entries()[name].default


@pytest.mark.parametrize(("given", "kept"), [(0.1, 0.75), (9, 2.0), (1.234, 1.23)])
def test_the_zoom_stays_between_its_ends(file: Path, given: float, kept: float) -> None:
    settings = Settings(file)
    settings.zoom = given
    assert settings.zoom == kept


@pytest.mark.parametrize(("given", "kept"), [(-5, 0), (180, 100), (35.0, 35)])
def test_the_volume_stays_between_its_ends(file: Path, given: float, kept: int) -> None:
    settings = Settings(file)
    settings.volume = given  # type: ignore[assignment]  # as a slider or a file may say it
    assert settings.volume == kept
    assert isinstance(settings.volume, int)


def test_names_are_tidied(file: Path) -> None:
    settings = Settings(file)
    settings.names = ("  はな ", "x" * 60)
    assert settings.names == ("はな", "x" * 40)


def test_one_pace_for_all_that_is_seen(file: Path) -> None:
    settings = Settings(file)
    found = {}
    for name in ("off", "fast", "normal", "slow"):
        settings.pace = name
        found[name] = settings.tempo
    assert found == TEMPO
    assert found["off"] == 0 < found["fast"] < found["normal"] == 1 < found["slow"]


@pytest.mark.parametrize(
    ("before", "pace"),
    [
        ({"animation": "off"}, "off"), ({"animation": "slow", "pace": "fast"}, "slow"), ({"pace": "at-once"}, "fast"),
        ({"animation": "fast", "pace": "at-once"}, "fast"), ({"pace": "slow"}, "slow"),
        ({"animation": "wild"}, "normal"),
    ],
)  # fmt: skip
def test_movement_and_the_pace_of_computers_became_one_setting(file: Path, before: dict[str, str], pace: str) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(before), "utf-8")
    settings = Settings(file)
    assert settings.pace == pace
    settings.theme = "dark"
    written = json.loads(file.read_text("utf-8"))
    assert "animation" not in written
    assert Settings(file).pace == pace


def test_one_bad_value_in_the_file_leaves_the_others(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"theme": "dark", "zoom": "huge", "ruby": False}), "utf-8")
    settings = Settings(file)
    assert (settings.theme, settings.zoom, settings.ruby) == ("dark", 1.0, "off")


def test_a_setting_of_a_newer_version_stays_in_the_file(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"music": {"volume": 3}}), "utf-8")
    Settings(file).theme = "dark"
    assert json.loads(file.read_text("utf-8")) == {"music": {"volume": 3}, "theme": "dark"}


@pytest.mark.parametrize("text", ["{", "[]", "\x00\x01", '{"theme": "dark"', ""])
def test_a_damaged_file_is_kept_aside_and_said(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")
    settings = Settings(file)
    assert settings.theme == "system"
    assert settings.trouble is not None
    assert settings.trouble.code == "damaged"
    kept = settings.trouble.kept
    assert kept is not None
    assert kept.read_text("utf-8") == text
    settings.theme = "dark"
    assert Settings(file).theme == "dark"
    assert kept.read_text("utf-8") == text


def test_bytes_that_are_no_text_are_kept_aside(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_bytes(b'{"theme": "\xff\xfe"}')
    settings = Settings(file)
    assert settings.trouble is not None
    assert settings.trouble.kept is not None


def test_a_second_damaged_file_does_not_replace_the_first(file: Path) -> None:
    file.parent.mkdir(parents=True)
    kept = []
    for text in ("first {", "second {"):
        file.write_text(text, "utf-8")
        trouble = Settings(file).trouble
        assert trouble is not None
        kept.append(trouble.kept)
    assert [path.read_text("utf-8") for path in kept if path] == ["first {", "second {"]


def test_a_file_that_cannot_be_read_is_said_and_left(tmp_path: Path, qapp: object) -> None:
    folder = tmp_path / "settings.json"
    folder.mkdir()
    settings = Settings(folder)
    assert settings.trouble is not None
    assert settings.trouble.code == "unreadable"
    assert folder.is_dir()


@pytest.mark.parametrize(("number", "code"), [
    (errno.EROFS, "read-only"), (errno.EACCES, "read-only"), (errno.ENOSPC, "full"), (errno.EIO, "failed"),
])
def test_a_folder_that_cannot_be_written_is_said_once_and_the_setting_holds(
    file: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str,
) -> None:
    settings = Settings(file)
    told: list[FileTrouble] = []
    settings.save_failed.connect(told.append)

    def refuse(*_where: object) -> int:
        raise OSError(number, "no")

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        settings.theme = "dark"
        settings.zoom = 1.5
        assert (settings.theme, settings.zoom) == ("dark", 1.5)
    assert [trouble.code for trouble in told] == [code]
    settings.ruby = "off"
    again = Settings(file)
    assert (again.theme, again.zoom, again.ruby) == ("dark", 1.5, "off")


def test_reset_brings_the_defaults_back_but_leaves_the_window(file: Path) -> None:
    settings = Settings(file)
    for name, value in OTHERS.items():
        setattr(settings, name, value)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.reset()
    again = Settings(file)
    assert again.geometry == OTHERS["geometry"]
    assert again.last_folder == OTHERS["last_folder"]
    assert (again.rulebook_place, again.rulebook_geometry) == ("9-4", "AAAA")
    defaults = set(OTHERS) - set(PLACES)
    assert set(told) == defaults
    assert all(getattr(again, name) == Settings.entries()[name].default for name in defaults)


def test_a_board_of_other_players_follows_all_but_the_names_and_writes_nothing(file: Path) -> None:
    settings = Settings(file)
    settings.names = ("Hana", "Mia")
    guests = settings.for_players(("Yuki", ""))
    settings.pace = "slow"
    settings.names = ("Haru", "Mia")
    assert (guests.names, guests.pace) == (("Yuki", ""), "slow")
    before = file.read_text("utf-8")
    guests.names = ("Sora", "Rin")
    guests.theme = "dark"
    assert guests.names == ("Sora", "Rin")
    assert (settings.names, settings.theme) == (("Haru", "Mia"), "system")
    assert file.read_text("utf-8") == before


def test_what_the_command_line_asks_for_holds_until_it_is_set_and_is_not_written(file: Path) -> None:
    settings = Settings(file)
    settings.language = "ja"
    settings.this_time["language"] = "ko"
    assert settings.language == "ko"
    settings.theme = "dark"
    assert Settings(file).language == "ja"
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.language = "ja"
    assert (settings.language, told) == ("ja", ["language"])


def test_the_running_program_writes_a_moment_after_what_was_set_together(file: Path, qtbot: QtBot) -> None:
    settings, told = Settings(file), list[str]()
    settings.changed.connect(told.append)
    settings.write_soon()
    settings.language, settings.theme = "ko", "dark"
    assert {"language", "theme"} <= set(told)
    assert not file.exists()
    qtbot.waitUntil(file.exists, timeout=60_000)
    again = Settings(file)
    assert (again.language, again.theme) == ("ko", "dark")
    settings.theme = "light"
    settings.write_now()
    assert Settings(file).theme == "light"
    settings.theme = "dark"
    assert Settings(file).theme == "dark", "the program has ended: what its window says last is kept too"
