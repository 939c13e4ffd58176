"""Files written whole, read within a limit, and what the system's refusals mean."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from engine.kernel.files import CODES, MOST_QUOTED, Replacing, TooLarge, code_of, contents, put, quoted, said
from tests.engine.kernel.files import failing

if TYPE_CHECKING:
    from pathlib import Path


def ended_program() -> int:
    """The number of a program that runs no more."""
    with subprocess.Popen([sys.executable, "-c", ""]) as program:
        program.wait()
        return program.pid


def test_what_killed_programs_left_beside_a_file_goes_when_it_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    for name in (f".list.json.{ended_program()}.tmp", ".list.json.x1_ab2cd"):
        (tmp_path / name).write_text("half", "utf-8")
    put(path, b"whole")
    assert [found.name for found in tmp_path.iterdir()] == ["list.json"]


def test_what_a_running_program_writes_and_what_is_another_files_stays(tmp_path: Path) -> None:
    stay = {f".list.json.{os.getppid()}.tmp", ".list.json.backup", ".lists.json.x1_ab2cd", "list.json.tmp"}
    for name in stay:
        (tmp_path / name).write_text("kept", "utf-8")
    put(tmp_path / "list.json", b"whole")
    assert {found.name for found in tmp_path.iterdir()} == stay | {"list.json"}


def test_what_is_made_by_others_takes_its_place_at_once_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "words.db"
    path.write_bytes(b"old")
    with suppress(KeyError), Replacing(path) as beside:
        beside.write_bytes(b"half")
        raise KeyError
    assert [found.read_bytes() for found in tmp_path.iterdir()] == [b"old"]
    with Replacing(path) as beside:
        beside.write_bytes(b"new")
        assert path.read_bytes() == b"old"
    assert [found.read_bytes() for found in tmp_path.iterdir()] == [b"new"]


def test_where_nothing_can_be_written_is_said_before_anything_is_made(tmp_path: Path) -> None:
    made: list[Path] = []
    with pytest.raises(FileNotFoundError), Replacing(tmp_path / "gone" / "words.apkg") as beside:
        made.append(beside)
    assert not made


def test_a_file_that_may_not_be_written_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "list.json"
    path.write_bytes(b"old")
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda *_: False)
        with pytest.raises(PermissionError):
            put(path, b"new")
    assert path.read_bytes() == b"old"


def test_a_file_larger_than_its_kind_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_bytes(b"12345")
    assert contents(path, 5) == b"12345"
    with pytest.raises(TooLarge):
        contents(path, 4)


def test_only_ordinary_files_are_read(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        contents(tmp_path, 100)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(OSError, match="Invalid"):
            contents(tmp_path / "pipe", 100)


@pytest.mark.parametrize("number", [*CODES, errno.EIO])
def test_every_refusal_means_something(number: int) -> None:
    with pytest.raises(OSError, match=r".") as refused:
        failing(number)()
    assert code_of(refused.value) == CODES.get(number, "failed")
    assert said(refused.value) == os.strerror(number)


def test_a_name_that_cannot_be_one_fails() -> None:
    assert code_of(ValueError("embedded null byte")) == "failed"


def test_what_an_error_quotes_is_cut() -> None:
    assert quoted("x" * MOST_QUOTED) == "x" * MOST_QUOTED
    assert quoted("x" * 400_000) == "x" * (MOST_QUOTED - 1) + "…"
    assert len(said(ValueError("x" * 400_000))) == MOST_QUOTED
