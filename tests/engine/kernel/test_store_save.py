from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.kernel.codec import encode
from engine.kernel.store import Autosave, CannotSave, load, save_as
from tests.engine.kernel.files import GAME, failing, in_folder, played
from tests.engine.kernel.lanterns import Evening

if TYPE_CHECKING:
    from collections.abc import Callable


def test_saving_leaves_one_whole_file_and_nothing_beside_it(file: Path) -> None:
    session = played()
    save_as(session, file)
    assert file.read_bytes() == encode(session.journal)
    assert in_folder(file) == ["evening.jsonl"]


def test_an_older_journal_is_replaced(file: Path) -> None:
    save_as(played(seed=1), file)
    save_as(played(seed=2), file)
    assert load(file, GAME).setup.seed == 2


@pytest.mark.parametrize(
    ("there", "detail"),
    [
        (b"dear diary\n", "not-json"),
        (b'{"name": "package.json"}', "foreign"),
        (encode(played().journal).replace(b'"version":1', b'"version":2'), "newer"),
        (encode(played().journal) + b"{damaged\n", "not-json"),
        (encode(played().journal)[:30], "not-json"),
    ],
)
def test_what_is_no_sound_journal_is_not_overwritten_unless_a_person_says_so(
    file: Path, there: bytes, detail: str
) -> None:
    file.write_bytes(there)
    session = played()
    save: Callable[[], None]
    for save in (lambda: save_as(session, file), lambda: Autosave[Evening](file).save(session.journal)):
        with pytest.raises(CannotSave) as refused:
            save()
        assert (refused.value.code, refused.value.detail, refused.value.path) == ("occupied", detail, file)
        assert file.read_bytes() == there
    save_as(session, file, overwrite=True)
    assert file.read_bytes() == encode(session.journal)


def test_a_duel_that_can_be_read_but_not_gone_through_is_not_overwritten_unless_a_person_says_so(file: Path) -> None:
    save_as(played(), file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[-1].replace(b'"a":["', b'"a":["no such key ')]))
    before = file.read_bytes()
    with pytest.raises(CannotSave) as refused:
        save_as(played(seed=2), file)
    assert refused.value.code == "occupied"
    assert file.read_bytes() == before
    save_as(played(seed=2), file, overwrite=True)
    assert load(file, GAME).setup.seed == 2


def test_an_empty_file_is_no_loss(file: Path) -> None:
    file.touch()
    save_as(played(), file)
    assert load(file, GAME).answers == 12


def test_a_link_stays_a_link(file: Path) -> None:
    link = file.with_name("link.jsonl")
    link.symlink_to(file)
    save_as(played(), link)
    with Autosave[Evening](link) as autosave:
        autosave.save(played(15).journal)
        file.unlink()
        autosave.save(played(15).journal)
    assert link.is_symlink()
    assert load(file, GAME).answers == 15


@pytest.mark.parametrize(
    ("call", "number", "code"),
    [
        ("open", errno.EROFS, "read-only"),
        ("open", errno.EACCES, "read-only"),
        ("write", errno.ENOSPC, "full"),
        ("write", errno.EDQUOT, "full"),
        ("write", errno.EIO, "failed"),
        ("fsync", errno.EIO, "failed"),
        ("replace", errno.EPERM, "read-only"),
    ],
)
def test_a_save_that_fails_leaves_what_was_there(
    file: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int, code: str
) -> None:
    save_as(played(seed=1), file)
    before = file.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, call, failing(number))
        with pytest.raises(CannotSave) as refused:
            save_as(played(seed=2), file)
    assert (refused.value.code, refused.value.detail) == (code, os.strerror(number))
    assert file.read_bytes() == before
    assert in_folder(file) == ["evening.jsonl"]


def test_a_file_that_may_not_be_written_is_not_replaced(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_as(played(seed=1), file)
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda path, mode: (Path(path), mode) != (file, os.W_OK))
        for overwrite in (False, True):
            with pytest.raises(CannotSave) as refused:
                save_as(played(seed=2), file, overwrite=overwrite)
            assert refused.value.code == "read-only"
    assert load(file, GAME).setup.seed == 1


def test_a_missing_folder_a_folder_and_an_impossible_name_are_refused(file: Path) -> None:
    session = played()
    codes = []
    for path in (file.parent / "gone" / "evening.jsonl", file.parent, Path("no\0name"), file.parent / ("x" * 300)):
        with pytest.raises(CannotSave) as refused:
            save_as(session, path)
        codes.append(refused.value.code)
    assert codes == ["no-folder", "occupied", "failed", "failed"]
    assert in_folder(file) == []


def test_a_sharing_violation_is_another_program(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class SharingViolation(PermissionError):
        winerror = 32

    def held_open(*_args: object) -> None:
        raise SharingViolation(errno.EACCES, "The process cannot access the file")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", held_open)
        with pytest.raises(CannotSave) as refused:
            save_as(played(), file)
    assert refused.value.code == "in-use"
