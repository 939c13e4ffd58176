from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from engine.kernel.chance import Scripted
from engine.kernel.codec import DamagedJournal, encode
from engine.kernel.journal import Upcast
from engine.kernel.lock import FileLock, InUse
from engine.kernel.session import Session
from engine.kernel.store import LARGEST, Autosave, CannotSave, load, open_journal, read, save_as
from tests.engine.kernel.lanterns import Evening, Lanterns, Table, legal, steady, wander

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = Lanterns()


def played(answers: int = 12, seed: int = 1, lanterns: int = 20) -> Session[Evening, Table]:
    session = Session(GAME, Evening(seed, lanterns))
    wander(session, steady(answers))
    return session


def go_on(session: Session[Evening, Table], number: int = 5) -> None:
    assert session.decision is not None
    session.submit(legal(session.decision, number))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evening.jsonl"


def in_folder(file: Path) -> list[str]:
    return sorted(path.name for path in file.parent.iterdir())


# --- opening ---------------------------------------------------------------------------------------------------------


def test_a_saved_duel_goes_on_where_it_stood(file: Path) -> None:
    session = played()
    session.undo(3)
    save_as(session.journal, file)
    loaded = load(file, GAME)
    assert loaded.journal == session.journal
    for one in (session, loaded):
        one.redo(2)
        go_on(one)
    assert (loaded.state, loaded.decision, loaded.events) == (session.state, session.decision, session.events)


@pytest.mark.parametrize("answers", range(0, 40, 3))
def test_a_duel_is_saved_and_opened_at_any_point(file: Path, answers: int) -> None:
    session = played(answers)
    save_as(session.journal, file)
    loaded, reading, fault = open_journal(file, GAME)
    assert (loaded.state, loaded.decision, loaded.events) == (session.state, session.decision, session.events)
    assert (reading.recovered, fault) == (False, None)


def test_an_opened_duel_may_have_another_luck(file: Path) -> None:
    save_as(played().journal, file)
    luck = Scripted()
    assert load(file, GAME, luck).luck is luck


def refusal(file: Path, game: Lanterns = GAME) -> DamagedJournal:
    before = file.read_bytes() if file.is_file() else b""
    with pytest.raises(DamagedJournal) as refused:
        load(file, game)
    assert refused.value.file == str(file)
    assert (file.read_bytes() if file.is_file() else b"") == before
    return refused.value


def test_a_missing_file_a_folder_and_an_impossible_name_are_refused(file: Path) -> None:
    assert refusal(file).reason == "missing"
    assert refusal(file.parent).reason == "unreadable"
    assert refusal(file / "below a file that is not there").reason == "missing"
    assert refusal(Path("no\0name")).reason == "unreadable"


def test_a_file_that_the_system_does_not_read_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_as(played().journal, file)

    def forbidden(path: Path) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", forbidden)
        with pytest.raises(DamagedJournal) as refused:
            load(file, GAME)
    assert (refused.value.reason, refused.value.detail) == ("unreadable", "error=Permission denied")


def test_a_huge_file_is_not_even_read(file: Path) -> None:
    with file.open("wb") as huge:
        huge.truncate(LARGEST + 1)
    with pytest.raises(DamagedJournal) as refused:
        load(file, GAME)
    assert refused.value.reason == "foreign"


def test_an_answer_that_does_not_fit_is_told_with_its_line(file: Path) -> None:
    save_as(played().journal, file)
    lines = file.read_text("utf-8").split("\n")
    place = next(at for at, line in enumerate(lines) if "ChooseAct" in line)
    for change, reason in [
        ('{"k":"ChooseAct","s":0,"a":["light:77"]}', "answer"),
        ('{"k":"ChooseAct","s":5,"a":["end"]}', "seat"),
        ('{"k":"ChooseAnswer","s":0,"a":["pass"]}', "kind"),
        ('{"k":"shuffle","c":[0]}', "kind"),
    ]:
        file.write_text("\n".join([*lines[:place], change, *lines[place + 1 :]]), "utf-8")
        refused = refusal(file)
        assert (refused.line, refused.reason) == (place + 1, reason)


def test_a_lot_that_cannot_be_is_told_with_its_line(file: Path) -> None:
    save_as(played().journal, file)
    text = file.read_text("utf-8")
    file.write_text(text.replace('{"k":"shuffle","c":[', '{"k":"shuffle","c":[99,', 1), "utf-8")
    refused = refusal(file)
    assert (refused.line, refused.reason, refused.values["why"]) == (2, "lot", "count")


def test_what_was_taken_back_must_replay_too(file: Path) -> None:
    session = played()
    session.undo(2)
    save_as(session.journal, file)
    lines = file.read_text("utf-8").split("\n")
    last = max(at for at, line in enumerate(lines) if '"a"' in line)
    lines[last] = '{"k":"ChooseAct","s":0,"a":["light:77"]}'
    file.write_text("\n".join(lines), "utf-8")
    assert refusal(file).line == last + 1


def test_a_duel_on_which_the_rules_break_is_told_with_its_line(file: Path) -> None:
    session = Session(GAME, Evening(cursed=True), Scripted([(12, *range(12))]))
    save_as(session.journal, file)
    with file.open("a") as more:
        more.write('{"k":"ChooseAct","s":0,"a":["light:99"]}\n')
    refused = refusal(file)
    assert (refused.line, refused.reason) == (4, "breaks")
    assert refused.values == {"error": "ZeroDivisionError: the cursed lantern"}


def test_a_setup_on_which_the_rules_break_is_told(file: Path) -> None:
    save_as(played().journal, file)
    file.write_text(file.read_text("utf-8").replace('"lanterns":20', '"lanterns":-1'), "utf-8")
    refused = refusal(file)
    assert (refused.line, refused.reason) == (1, "breaks")
    assert refused.values == {"error": "ValueError: fewer lanterns than none"}


def test_a_rescue_opens_the_duel_as_far_as_it_holds(file: Path) -> None:
    session = played()
    save_as(session.journal, file)
    lines = file.read_bytes().split(b"\n")
    marks = [at for at, line in enumerate(lines) if b'"a"' in line]
    lines[marks[7]] = json.dumps({**json.loads(lines[marks[7]]), "a": ["a card that nobody has"]}).encode()
    lines[marks[10]] = b"{damaged"
    file.write_bytes(b"\n".join(lines))
    rescued, _, fault = open_journal(file, GAME, rescue=True)
    session.go_to(7)
    assert (rescued.state, rescued.decision) == (session.state, session.decision)
    assert fault is not None
    assert (fault.line, fault.reason) == (marks[7] + 1, "answer")
    with pytest.raises(CannotSave) as refused:
        Autosave[Evening](file).save(rescued.journal)
    assert refused.value.code == "occupied"
    assert file.read_bytes() == b"\n".join(lines)


def test_a_rescue_of_a_sound_file_finds_no_fault(file: Path) -> None:
    session = played()
    save_as(session.journal, file)
    rescued, _, fault = open_journal(file, GAME, rescue=True)
    assert (rescued.journal, fault) == (session.journal, None)


# --- a kill at any byte ----------------------------------------------------------------------------------------------


def test_a_file_cut_at_any_byte_loses_the_last_entry_at_most(file: Path) -> None:
    session = played(9)
    session.undo(2)
    session.redo()
    whole = encode(session.journal)
    first = whole.index(b"\n") + 1
    records = session.journal.records
    for cut in range(first, len(whole) + 1):
        file.write_bytes(whole[:cut])
        loaded, reading, _ = open_journal(file, GAME)
        lines = whole[:cut].count(b"\n") - 1
        found = reading.journal.records
        assert found in (records[:lines], records[: lines + 1])
        assert reading.recovered == (cut != first and whole[cut - 1 : cut] != b"\n" and len(found) == lines)
        assert loaded.journal.records[: len(found)] == found


@pytest.mark.parametrize("back", [0, 1, 2, 9, 25, 60])
def test_a_file_cut_short_is_carried_on(file: Path, back: int) -> None:
    session = played(9)
    whole = encode(session.journal)
    file.write_bytes(whole[: len(whole) - back])
    loaded = load(file, GAME)
    go_on(loaded)
    with Autosave[Evening](file) as autosave:
        autosave.save(loaded.journal)
        assert autosave.kept_aside is None
    assert file.read_bytes() == encode(loaded.journal)


# --- saving under a name ---------------------------------------------------------------------------------------------


def test_saving_leaves_one_whole_file_and_nothing_beside_it(file: Path) -> None:
    session = played()
    save_as(session.journal, file)
    assert file.read_bytes() == encode(session.journal)
    assert in_folder(file) == ["evening.jsonl"]


def test_an_older_journal_is_replaced(file: Path) -> None:
    save_as(played(seed=1).journal, file)
    save_as(played(seed=2).journal, file)
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
    for save in (lambda: save_as(session.journal, file), lambda: Autosave[Evening](file).save(session.journal)):
        with pytest.raises(CannotSave) as refused:
            save()
        assert (refused.value.code, refused.value.detail, refused.value.path) == ("occupied", detail, file)
        assert file.read_bytes() == there
    save_as(session.journal, file, overwrite=True)
    assert file.read_bytes() == encode(session.journal)


def test_an_empty_file_is_no_loss(file: Path) -> None:
    file.touch()
    save_as(played().journal, file)
    assert load(file, GAME).answers == 12


def test_a_link_stays_a_link(file: Path) -> None:
    link = file.with_name("link.jsonl")
    link.symlink_to(file)
    save_as(played().journal, link)
    with Autosave[Evening](link) as autosave:
        autosave.save(played(15).journal)
    assert link.is_symlink()
    assert load(file, GAME).answers == 15


def failing(code: int) -> Callable[..., Any]:
    def fail(*_args: object, **_more: object) -> Any:
        raise OSError(code, os.strerror(code))

    return fail


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
    save_as(played(seed=1).journal, file)
    before = file.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, call, failing(number))
        with pytest.raises(CannotSave) as refused:
            save_as(played(seed=2).journal, file)
    assert (refused.value.code, refused.value.detail) == (code, os.strerror(number))
    assert file.read_bytes() == before
    assert in_folder(file) == ["evening.jsonl"]


def test_a_file_that_may_not_be_written_is_not_replaced(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_as(played(seed=1).journal, file)
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda path, mode: (Path(path), mode) != (file, os.W_OK))
        for overwrite in (False, True):
            with pytest.raises(CannotSave) as refused:
                save_as(played(seed=2).journal, file, overwrite=overwrite)
            assert refused.value.code == "read-only"
    assert load(file, GAME).setup.seed == 1


def test_a_missing_folder_a_folder_and_an_impossible_name_are_refused(file: Path) -> None:
    journal = played().journal
    codes = []
    for path in (file.parent / "gone" / "evening.jsonl", file.parent, Path("no\0name"), file.parent / ("x" * 300)):
        with pytest.raises(CannotSave) as refused:
            save_as(journal, path)
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
            save_as(played().journal, file)
    assert refused.value.code == "in-use"


# --- autosave --------------------------------------------------------------------------------------------------------


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


def test_every_save_is_synced(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(0)
    synced: list[int] = []
    sync = os.fsync

    def watched(descriptor: int) -> None:
        synced.append(os.fstat(descriptor).st_size)
        sync(descriptor)

    with Autosave[Evening](file) as autosave, monkeypatch.context() as patch:
        autosave.save(session.journal)
        patch.setattr(os, "fsync", watched)
        go_on(session)
        autosave.save(session.journal)
    assert synced == [file.stat().st_size]


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
    write = os.write
    left = [room]

    def full(descriptor: int, data: Any) -> int:
        if not left[0]:
            raise OSError(errno.ENOSPC, "No space left on device")
        done = write(descriptor, data[: left[0]])
        left[0] -= done
        return done

    with Autosave[Evening](file) as autosave:
        autosave.save(session.journal)
        saved = file.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", full)
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


def test_an_older_version_is_kept_aside_and_the_duel_goes_on_in_the_present_one(file: Path) -> None:
    session = played()
    save_as(session.journal, file)
    game = Lanterns(replace(GAME.form, version=2, upcasts={1: Upcast()}))
    loaded = load(file, game)
    with Autosave[Evening](file) as autosave:
        autosave.save(loaded.journal)
        assert autosave.kept_aside is not None
    assert read(autosave.kept_aside, GAME.form).journal == session.journal
    assert read(file, game.form).version == 2


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


# --- two writers -----------------------------------------------------------------------------------------------------


def test_two_duels_do_not_write_one_file(file: Path) -> None:
    one, two = played(seed=1), played(seed=2)
    with Autosave[Evening](file) as autosave:
        autosave.save(one.journal)
        save: Callable[[], None]
        for save in (lambda: Autosave[Evening](file).save(two.journal), lambda: save_as(two.journal, file)):
            with pytest.raises(CannotSave) as refused:
                save()
            assert refused.value.code == "in-use"
    assert load(file, GAME).setup.seed == 1
    with Autosave[Evening](file) as autosave:
        autosave.save(two.journal)
    assert load(file, GAME).setup.seed == 2


def test_a_dropped_autosave_lets_go(file: Path) -> None:
    Autosave[Evening](file).save(played().journal)
    save_as(played(15).journal, file)
    assert load(file, GAME).answers == 15


HOLD = """
import sys
from pathlib import Path
from engine.kernel.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
lock.acquire()
print("held", flush=True)
sys.stdin.read()
"""


def test_the_lock_of_a_killed_program_is_free(file: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(file)]
    root = Path(__file__).parents[3]
    other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root)
    assert other.stdin is not None
    assert other.stdout is not None
    try:
        assert other.stdout.readline().strip() == b"held"
        with pytest.raises(InUse):
            FileLock(file).acquire()
    finally:
        os.kill(other.pid, signal.SIGKILL)
        other.wait()
        other.stdin.close()
        other.stdout.close()
    lock = FileLock(file)
    lock.acquire()
    assert lock.held
    lock.release()
    assert in_folder(file) == []


def test_a_lock_whose_file_was_taken_away_is_held_no_more(file: Path) -> None:
    one, two = FileLock(file), FileLock(file)
    one.acquire()
    one.path.unlink()
    assert not one.held
    two.acquire()
    one.release()
    assert two.held
    two.release()
    assert in_folder(file) == []


def test_where_there_are_no_locks_nothing_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.kernel.lock._take", failing(errno.ENOTSUP))
    one, two = FileLock(file), FileLock(file)
    one.acquire()
    two.acquire()
    assert one.held
    assert two.held


def test_a_lock_that_is_taken_away_again_and_again_is_in_use(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.kernel.lock._same", lambda descriptor, path: False)
    with pytest.raises(InUse):
        FileLock(file).acquire()
