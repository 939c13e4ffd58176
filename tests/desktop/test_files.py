"""Files written whole or not at all, and where the program keeps them."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from engine.kernel.files import Code
from sakura_desktop.files import FileTrouble, put_aside, write_whole
from sakura_desktop.languages.words import LANGUAGES, Words
from sakura_desktop.paths import DATA_DIR_VARIABLE, find_paths

CODES = ("unreadable", "damaged", *get_args(Code))


def test_a_file_is_written_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "c.json"
    assert write_whole(path, "まっすぐ\n") is None
    assert path.read_bytes() == "まっすぐ\n".encode()
    assert [found.name for found in path.parent.iterdir()] == ["c.json"]


def test_a_file_that_cannot_be_replaced_stays_and_leaves_no_rest(tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    path.mkdir()
    trouble = write_whole(path, "text")
    assert trouble is not None
    assert [found.name for found in tmp_path.iterdir()] == ["c.json"]


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine", "utf-8")
    trouble = write_whole(tmp_path / "taken" / "c.json", "text")
    assert trouble is not None
    assert (tmp_path / "taken").read_text("utf-8") == "mine"


def test_what_is_put_aside_never_replaces_anything(tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    names = []
    for text in ("one", "two", "three"):
        path.write_text(text, "utf-8")
        kept = put_aside(path)
        assert kept is not None
        names.append(kept)
    assert len(set(names)) == 3
    assert [kept.read_text("utf-8") for kept in names] == ["one", "two", "three"]
    assert not path.exists()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_says_which_file(qapp: object, code: str, language: str) -> None:
    said = Words(language).text(FileTrouble(code, Path("somewhere/c.json"), "reason").phrase())
    assert str(Path("somewhere/c.json")) in said
    assert "⟦" not in said


def test_a_folder_given_holds_everything(tmp_path: Path) -> None:
    paths = find_paths(tmp_path)
    places = (paths.settings, paths.decks, paths.duels, paths.reports, paths.log, paths.cache)
    assert all(place.is_relative_to(tmp_path) for place in places)
    assert len(set(places)) == len(places)


def test_the_environment_names_the_folder_unless_one_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "named"))
    assert find_paths().data == tmp_path / "named"
    assert find_paths(tmp_path / "given").data == tmp_path / "given"


def test_without_either_the_systems_places_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATA_DIR_VARIABLE, raising=False)
    paths = find_paths()
    assert all("sakura-desktop" in str(folder) for folder in (paths.data, paths.config, paths.cache))
