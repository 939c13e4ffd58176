from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from sakura_desktop.pictures.cache import SUFFIX, FileCache, MemoryCache

if TYPE_CHECKING:
    from pathlib import Path


def picture(colour: str = "#804060", size: tuple[int, int] = (9, 7)) -> Image.Image:
    return Image.new("RGBA", size, colour)


def only_file(folder: Path) -> Path:
    (found,) = folder.glob(f"*{SUFFIX}")
    return found


# --- in memory ---


def test_a_shelf_holds_no_more_than_its_bytes_and_drops_what_was_used_least_lately() -> None:
    shelf: MemoryCache[str, str] = MemoryCache(100)
    for name in "abc":
        shelf.put(name, name.upper(), 40)
    assert shelf.held == 80
    assert shelf.get("a") is None
    assert shelf.get("b") == "B"
    shelf.put("d", "D", 40)
    assert list(shelf) == ["b", "d"]


def test_a_shelf_keeps_the_last_picture_however_large() -> None:
    shelf: MemoryCache[str, str] = MemoryCache(10)
    shelf.put("large", "L", 400)
    assert "large" in shelf
    shelf.put("larger", "M", 500)
    assert list(shelf) == ["larger"]
    assert shelf.held == 500


def test_a_picture_put_twice_counts_once() -> None:
    shelf: MemoryCache[str, str] = MemoryCache(100)
    shelf.put("a", "old", 60)
    shelf.put("a", "new", 30)
    assert (shelf.get("a"), shelf.held, len(shelf)) == ("new", 30, 1)
    shelf.drop("a")
    shelf.drop("a")
    assert (shelf.held, len(shelf)) == (0, 0)


def test_a_shelf_can_be_cleared() -> None:
    shelf: MemoryCache[str, str] = MemoryCache(100)
    shelf.put("a", "A", 60)
    shelf.clear()
    assert (shelf.held, len(shelf)) == (0, 0)


# --- files ---


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    files = FileCache(tmp_path / "deep" / "pictures")
    assert files.read("a", (9, 7)) is None
    files.write("a", picture())
    found = files.read("a", (9, 7))
    assert found is not None
    assert found.tobytes() == picture().tobytes()
    assert files.read("b", (9, 7)) is None


def test_without_a_folder_nothing_is_kept() -> None:
    files = FileCache(None)
    files.write("a", picture())
    files.tidy()
    assert files.read("a", (9, 7)) is None


def spoil_all(file: Path) -> None:
    file.write_bytes(b"not a picture at all")


def spoil_end(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-30])


def spoil_middle(file: Path) -> None:
    data = bytearray(file.read_bytes())
    at = data.index(b"IDAT") + 8
    data[at : at + 6] = b"\x00\xff\x00\xff\x00\xff"
    file.write_bytes(data)


def spoil_whole(file: Path) -> None:
    file.write_bytes(b"")


@pytest.mark.parametrize("spoil", [spoil_all, spoil_end, spoil_middle, spoil_whole])
def test_a_damaged_file_is_not_taken_and_goes(tmp_path: Path, spoil) -> None:
    files = FileCache(tmp_path)
    files.write("a", Image.effect_noise((40, 40), 60).convert("RGBA"))
    spoil(only_file(tmp_path))
    assert files.read("a", (40, 40)) is None
    assert list(tmp_path.iterdir()) == []


def test_a_picture_of_another_size_or_key_is_not_taken(tmp_path: Path) -> None:
    files = FileCache(tmp_path)
    files.write("a", picture())
    assert files.read("a", (9, 8)) is None
    files.write("a", picture())
    other = only_file(tmp_path)
    files.write("b", picture())
    theirs = next(file for file in tmp_path.glob(f"*{SUFFIX}") if file != other)
    theirs.write_bytes(other.read_bytes())
    assert files.read("b", (9, 7)) is None
    assert files.read("a", (9, 7)) is not None


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES, errno.ENOSPC])
def test_a_folder_that_can_t_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_args: object, **_more: object) -> None:
        raise OSError(code, os.strerror(code))

    files = FileCache(tmp_path)
    monkeypatch.setattr("sakura_desktop.pictures.cache.tempfile.mkstemp", refuse)
    files.write("a", picture())
    files.write("b", picture())
    assert files.read("a", (9, 7)) is None
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_a_disk_that_fills_up_leaves_no_part_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    files = FileCache(tmp_path)
    monkeypatch.setattr(Image.Image, "save", full)
    files.write("a", picture())
    assert list(tmp_path.iterdir()) == []


def test_a_file_stands_where_the_folder_should_be(tmp_path: Path) -> None:
    blocked = tmp_path / "pictures"
    blocked.write_text("in the way")
    files = FileCache(blocked)
    files.write("a", picture())
    files.tidy()
    assert files.read("a", (9, 7)) is None
    assert blocked.read_text() == "in the way"


def test_tidying_removes_the_oldest_first_and_nothing_else(tmp_path: Path) -> None:
    files = FileCache(tmp_path)
    (tmp_path / "notes.txt").write_text("not ours")
    kept = []
    for at, key in enumerate("abc"):
        before = set(tmp_path.iterdir())
        files.write(key, picture())
        (new,) = set(tmp_path.iterdir()) - before
        os.utime(new, (1000 + at, 1000 + at))
        kept.append(new)
    size = kept[0].stat().st_size
    files.tidy(2 * size)
    assert sorted(tmp_path.iterdir()) == sorted([*kept[1:], tmp_path / "notes.txt"])
    files.tidy(0)
    assert list(tmp_path.iterdir()) == [tmp_path / "notes.txt"]
