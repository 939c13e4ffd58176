"""Records in a file of the program's own: kept, damaged, foreign, not to be moved, not to be written."""

from __future__ import annotations

import json
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import pytest

from sakura_desktop.record_file import RecordFile

if TYPE_CHECKING:
    from sakura_desktop.files import FileTrouble


class Thing(msgspec.Struct, frozen=True):
    name: str
    count: Annotated[int, msgspec.Meta(ge=0)] = 0


class Things(RecordFile[Thing]):
    def __init__(self, path: Path) -> None:
        super().__init__(path, Thing, "things", attrgetter("name"))

    def all(self) -> list[Thing]:
        return list(self._records.values())


@pytest.fixture
def path(tmp_path: Path, qapp: object) -> Path:
    return tmp_path / "there" / "things.json"


def test_what_is_put_is_there_again(path: Path) -> None:
    made = Things(path)
    assert not path.exists()
    made.put(Thing("a", 1))
    made.put(Thing("b"))
    made.put(Thing("a", 2))
    again = Things(path)
    assert again.all() == [Thing("a", 2), Thing("b")]
    assert again.trouble is None


def test_what_is_dropped_or_called_otherwise_is_gone(path: Path) -> None:
    made = Things(path)
    for name in ("a", "b", "c"):
        made.put(Thing(name))
    made.drop("a")
    made.put(Thing("d"), instead="b")
    assert Things(path).all() == [Thing("c"), Thing("d")]


def test_only_a_change_is_told_and_written(path: Path) -> None:
    made = Things(path)
    told: list[bool] = []
    made.changed.connect(lambda: told.append(True))
    made.put(Thing("a", 1))
    written = path.stat()
    made.put(Thing("a", 1))
    made.drop("b")
    assert told == [True]
    assert path.stat().st_ino == written.st_ino


@pytest.mark.parametrize("text", ["", "[", "[]", '{"things": 3}', "\x00", "[" * 100_000])
def test_a_damaged_file_is_put_aside_and_said(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    made = Things(path)
    assert made.all() == []
    assert made.trouble is not None
    assert made.trouble.kept is not None
    assert made.trouble.kept.read_text(encoding="utf-8") == text
    made.put(Thing("a"))
    assert Things(path).all() == [Thing("a")]


def odd(path: Path) -> str:
    """A file of which some is sound."""
    rows = [{"name": "a", "count": 1}, {"name": 3}, {"name": "b", "count": -1}, "nothing", {"name": "c"}]
    path.parent.mkdir()
    path.write_text(json.dumps({"version": 1, "things": rows}), encoding="utf-8")
    return path.read_text(encoding="utf-8")


def test_what_is_sound_in_a_damaged_file_is_taken(path: Path) -> None:
    before = odd(path)
    made = Things(path)
    assert made.all() == [Thing("a", 1), Thing("c")]
    assert made.trouble is not None
    assert made.trouble.kept is not None
    assert made.trouble.kept.read_text(encoding="utf-8") == before
    again = Things(path)
    assert (again.all(), again.trouble) == (made.all(), None)


def test_a_damaged_file_that_can_not_be_moved_is_left_as_it_is(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = odd(path)

    def refuse(*_where: object) -> Path:
        raise PermissionError("no")

    monkeypatch.setattr(Path, "rename", refuse)
    made = Things(path)
    assert made.all() == [Thing("a", 1), Thing("c")]
    assert made.trouble is not None
    assert made.trouble.kept is None
    assert path.read_text(encoding="utf-8") == before


def test_what_can_not_be_written_is_said_and_holds(path: Path) -> None:
    path.parent.write_text("no folder", encoding="utf-8")
    made = Things(path)
    said: list[FileTrouble] = []
    made.save_failed.connect(said.append)
    made.put(Thing("a"))
    assert [trouble.path for trouble in said] == [path]
    assert made.all() == [Thing("a")]
