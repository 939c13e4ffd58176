from __future__ import annotations

import errno
import json
import os
import stat
from pathlib import Path

import pytest

from engine.kernel.chance import Scripted
from engine.kernel.codec import DamagedJournal, encode
from engine.kernel.session import Session
from engine.kernel.store import LARGEST, Autosave, CannotSave, load, open_journal, save_as
from tests.engine.kernel.files import GAME, go_on, played
from tests.engine.kernel.lanterns import Evening, Lanterns


def test_a_saved_duel_goes_on_where_it_stood(file: Path) -> None:
    session = played()
    session.undo(3)
    save_as(session, file)
    loaded = load(file, GAME)
    assert loaded.journal == session.journal
    for one in (session, loaded):
        one.redo(2)
        go_on(one)
    assert (loaded.state, loaded.decision, loaded.events) == (session.state, session.decision, session.events)


@pytest.mark.parametrize("answers", range(0, 40, 3))
def test_a_duel_is_saved_and_opened_at_any_point(file: Path, answers: int) -> None:
    session = played(answers)
    save_as(session, file)
    loaded, reading, fault = open_journal(file, GAME)
    assert (loaded.state, loaded.decision, loaded.events) == (session.state, session.decision, session.events)
    assert (reading.recovered, fault) == (False, None)


def test_an_opened_duel_may_have_another_luck(file: Path) -> None:
    save_as(played(), file)
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
    save_as(played(), file)

    def forbidden(path: Path) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", forbidden)
        with pytest.raises(DamagedJournal) as refused:
            load(file, GAME)
    assert (refused.value.reason, refused.value.detail) == ("unreadable", "error=Permission denied")


def test_what_is_no_file_is_not_even_opened(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = os.stat_result((stat.S_IFIFO | 0o644, *[0] * 9))
    opened: list[Path] = []
    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", lambda path: info)
        patch.setattr(Path, "read_bytes", opened.append)
        with pytest.raises(DamagedJournal) as refused:
            load(file, GAME)
    assert (refused.value.reason, opened) == ("unreadable", [])


def test_a_huge_file_is_not_even_read(file: Path) -> None:
    with file.open("wb") as huge:
        huge.truncate(LARGEST + 1)
    with pytest.raises(DamagedJournal) as refused:
        load(file, GAME)
    assert refused.value.reason == "foreign"


def test_an_answer_that_does_not_fit_is_told_with_its_line(file: Path) -> None:
    save_as(played(), file)
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
    save_as(played(), file)
    text = file.read_text("utf-8")
    file.write_text(text.replace('{"k":"shuffle","c":[', '{"k":"shuffle","c":[99,', 1), "utf-8")
    refused = refusal(file)
    assert (refused.line, refused.reason, refused.values["why"]) == (2, "lot", "count")


def test_what_was_taken_back_must_replay_too(file: Path) -> None:
    session = played()
    session.undo(2)
    save_as(session, file)
    lines = file.read_text("utf-8").split("\n")
    last = max(at for at, line in enumerate(lines) if '"a"' in line)
    lines[last] = '{"k":"ChooseAct","s":0,"a":["light:77"]}'
    file.write_text("\n".join(lines), "utf-8")
    assert refusal(file).line == last + 1


def test_a_duel_on_which_the_rules_break_is_told_with_its_line(file: Path) -> None:
    session = Session(GAME, Evening(cursed=True), Scripted([(12, *range(12))]))
    save_as(session, file)
    with file.open("a") as more:
        more.write('{"k":"ChooseAct","s":0,"a":["light:99"]}\n')
    refused = refusal(file)
    assert (refused.line, refused.reason) == (4, "breaks")
    assert refused.values == {"error": "ZeroDivisionError: the cursed lantern"}


def test_a_setup_on_which_the_rules_break_is_told(file: Path) -> None:
    save_as(played(), file)
    file.write_text(file.read_text("utf-8").replace('"lanterns":20', '"lanterns":-1'), "utf-8")
    refused = refusal(file)
    assert (refused.line, refused.reason) == (1, "breaks")
    assert refused.values == {"error": "ValueError: fewer lanterns than none"}


def test_a_rescue_opens_the_duel_as_far_as_it_holds(file: Path) -> None:
    session = played()
    save_as(session, file)
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
    save_as(session, file)
    rescued, _, fault = open_journal(file, GAME, rescue=True)
    assert (rescued.journal, fault) == (session.journal, None)


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
