from __future__ import annotations

import errno
import os
import stat
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from engine.kernel.codec import encode
from engine.kernel.journal import Upcast
from engine.kernel.session import Session
from engine.kernel.store import Autosave, CannotSave, load, open_journal, read, save_as
from tests.engine.kernel.files import GAME, failing, full_after, go_on, in_folder, played
from tests.engine.kernel.lanterns import Evening, Lanterns, steady

if TYPE_CHECKING:
    from pathlib import Path


def test_nothing_is_opened_before_the_first_save(file: Path) -> None:
    autosave: Autosave[Evening] = Autosave(file)
    assert in_folder(file) == []
    autosave.save(played(0).journal)
    assert in_folder(file) == ["evening.jsonl", "evening.jsonl.lock"]
    autosave.close()
    autosave.close()
    assert in_folder(file) == ["evening.jsonl"]


def test_every_answer_undo_and_redo_adds_its_lines(file: Path) -> None:
    session = played(0)
    with Autosave[Evening](file) as autosave:
        for at, number in enumerate(steady(25)):
            before = file.read_bytes() if at else b""
            if at % 7 == 6:
                session.undo(3)
                autosave.save(session.journal)
                session.redo()
            go_on(session, number)
            autosave.save(session.journal)
            after = file.read_bytes()
            assert after.startswith(before)
            assert after == encode(session.journal)
            assert load(file, GAME).state == session.state


def test_only_what_is_missing_is_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(30)
    written: list[bytes] = []
    write = os.write

    def watched(descriptor: int, data: Any) -> int:
        written.append(bytes(data))
        return write(descriptor, data)

    with Autosave[Evening](file) as autosave, monkeypatch.context() as patch:
        autosave.save(session.journal)
        patch.setattr(os, "write", watched)
        session.undo()
        autosave.save(session.journal)
        autosave.save(session.journal)
    assert written == [b'{"undo":%d}\n' % len(session.entries)]


def test_every_save_is_synced_and_a_new_file_with_its_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(0)
    synced: list[int] = []
    sync = os.fsync

    def watched(descriptor: int) -> None:
        info = os.fstat(descriptor)
        synced.append(-1 if stat.S_ISDIR(info.st_mode) else info.st_size)
        sync(descriptor)

    with Autosave[Evening](file) as autosave, monkeypatch.context() as patch:
        patch.setattr(os, "fsync", watched)
        autosave.save(session.journal)
        first = file.stat().st_size
        go_on(session)
        autosave.save(session.journal)
    assert synced == [first, -1, file.stat().st_size]


def test_short_writes_are_finished(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    session = played()
    with monkeypatch.context() as patch, Autosave[Evening](file) as autosave:
        patch.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:7]))
        autosave.save(session.journal)
        go_on(session)
        autosave.save(session.journal)
    assert file.read_bytes() == encode(session.journal)


@pytest.mark.parametrize("room", [0, 1, 30, 41, 60])
def test_a_full_disk_loses_nothing_and_is_made_up_for(file: Path, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    session = played(5)
    with Autosave[Evening](file) as autosave:
        autosave.save(session.journal)
        saved = file.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", full_after(room))
            for number in (4, 5, 6):
                go_on(session, number)
            with pytest.raises(CannotSave) as refused:
                autosave.save(session.journal)
            assert (refused.value.code, refused.value.path) == ("full", file)
            assert file.read_bytes() == saved
            go_on(session, 7)
            with pytest.raises(CannotSave):
                autosave.save(session.journal)
        autosave.save(session.journal)
    assert file.read_bytes() == encode(session.journal)


def test_half_a_line_that_could_not_be_taken_back_is_cut_off_later(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(5)
    write, truncate = os.write, os.ftruncate
    calls: list[int] = []

    def stuck(descriptor: int, size: int) -> None:
        calls.append(size)
        if len(calls) > 1:
            raise OSError(errno.EIO, "Input/output error")
        truncate(descriptor, size)

    def half(descriptor: int, data: Any) -> int:
        write(descriptor, data[:11])
        raise OSError(errno.EIO, "Input/output error")

    with Autosave[Evening](file) as autosave:
        autosave.save(session.journal)
        go_on(session)
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", half)
            patch.setattr(os, "ftruncate", stuck)
            with pytest.raises(CannotSave):
                autosave.save(session.journal)
        assert open_journal(file, GAME).reading.recovered
        autosave.save(session.journal)
    assert file.read_bytes() == encode(session.journal)


def test_a_folder_that_vanishes_and_comes_back(file: Path) -> None:
    session = played(5)
    folder, away = file.parent / "data", file.parent / "away"
    folder.mkdir()
    with Autosave[Evening](folder / file.name) as autosave:
        autosave.save(session.journal)
        folder.rename(away)
        go_on(session)
        with pytest.raises(CannotSave) as refused:
            autosave.save(session.journal)
        assert refused.value.code == "no-folder"
        folder.mkdir()
        autosave.save(session.journal)
        assert load(folder / file.name, GAME).journal == session.journal


def test_a_file_that_was_deleted_is_written_anew(file: Path) -> None:
    session = played(5)
    with Autosave[Evening](file) as autosave:
        autosave.save(session.journal)
        file.unlink()
        autosave.save(session.journal)
        assert file.read_bytes() == encode(session.journal)


def test_a_read_only_folder_is_told_and_made_up_for(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(5)
    with Autosave[Evening](file) as autosave:
        with monkeypatch.context() as patch:
            patch.setattr(os, "open", failing(errno.EROFS))
            with pytest.raises(CannotSave) as refused:
                autosave.save(session.journal)
            assert refused.value.code == "read-only"
        assert in_folder(file) == []
        autosave.save(session.journal)
    assert file.read_bytes() == encode(session.journal)


def test_another_duel_at_that_place_is_kept_aside(file: Path) -> None:
    one, two, three = played(seed=1), played(seed=2), played(seed=3)
    for session in (one, two, three):
        with Autosave[Evening](file) as autosave:
            autosave.save(session.journal)
    assert autosave.kept_aside == file.with_name("evening-2.jsonl")
    assert in_folder(file) == ["evening-1.jsonl", "evening-2.jsonl", "evening.jsonl"]
    assert [load(file.with_name(name), GAME).setup.seed for name in in_folder(file)] == [1, 2, 3]


def test_a_duel_with_the_same_acts_but_another_setup_is_another(file: Path) -> None:
    one, two = (Session(GAME, Evening(lanterns=1, names=names)) for names in (("a", "b"), ("c", "d")))
    assert one.journal.records == two.journal.records
    for session in (one, two):
        with Autosave[Evening](file) as autosave:
            autosave.save(session.journal)
    assert load(file, GAME).setup == two.setup
    assert load(file.with_name("evening-1.jsonl"), GAME).setup == one.setup


def test_the_same_duel_played_on_otherwise_is_kept_aside(file: Path) -> None:
    session = played()
    with Autosave[Evening](file) as autosave:
        autosave.save(session.journal)
        look = session.at(4)
        go_on(look, 2)
        autosave.save(look.journal)
        assert autosave.kept_aside is not None
        assert load(autosave.kept_aside, GAME).journal == session.journal
    assert load(file, GAME).journal == look.journal


def test_the_same_duel_of_an_older_version_goes_on_in_its_file_in_the_present_one(file: Path) -> None:
    session = played()
    save_as(session, file)
    game = Lanterns(replace(GAME.form, version=2, upcasts={1: Upcast()}))
    loaded = load(file, game)
    with Autosave[Evening](file) as autosave:
        autosave.save(loaded.journal)
        assert autosave.kept_aside is None
    there = read(file, game.form)
    assert (there.version, there.journal.records) == (2, session.journal.records)
    assert in_folder(file) == ["evening.jsonl"]


def test_a_line_without_its_end_is_ended_before_more_is_added(file: Path) -> None:
    session = played()
    file.write_bytes(encode(session.journal)[:-1])
    loaded = load(file, GAME)
    go_on(loaded)
    with Autosave[Evening](file) as autosave:
        autosave.save(loaded.journal)
    assert file.read_bytes() == encode(loaded.journal)


def test_lines_that_another_program_added_are_not_lost(file: Path) -> None:
    session = played()
    with Autosave[Evening](file) as autosave:
        autosave.save(session.journal)
        with file.open("ab") as other:
            other.write(b'{"undo":2}\n')
        go_on(session)
        autosave.save(session.journal)
        assert autosave.kept_aside is not None
        assert autosave.kept_aside.read_bytes().endswith(b'{"undo":2}\n')
    assert file.read_bytes() == encode(session.journal)
