"""The public door to files: autosave after each answer, killed programs, damaged files, saving under a name."""

from __future__ import annotations

import json
from random import Random

import pytest
from msgspec.structs import replace

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.cardgame.words.flow import ASKS_IN_VAIN
from engine.kernel.codec import DamagedJournal
from engine.kernel.store import CannotSave
from engine.sakura.clauses.aiming import ASKS_FOR_THE_SAME
from engine.sakura.door import GAME
from engine.sakura.game import FORM, SakuraGame
from engine.sakura.play.selfplay import drawn_setup
from engine.sakura.setup import REVISION

SEATS = (0, 1, -1)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "duel.jsonl"


def played(answers, autosave=None, seed=6):
    duel = Match.start(GAME, drawn_setup(Random(seed)), autosave)
    go_on(duel, answers, Random(seed))
    return duel


def go_on(duel, answers, rng):
    for _ in range(answers):
        if duel.decision is not None:
            duel.submit(random_answer(duel.decision, rng))


def all_that_is_seen(duel):
    return (
        duel.decision,
        duel.event_count,
        duel.answers,
        duel.can_undo,
        duel.can_redo,
        duel.winner,
        [duel.view(seat) for seat in SEATS],
        [duel.journal(seat) for seat in SEATS],
    )


# --- autosave


def test_the_file_is_the_duel_after_each_answer(file):
    duel = Match.start(GAME, drawn_setup(Random(6)), file)
    rng = Random(6)
    while duel.decision is not None:
        duel.submit(random_answer(duel.decision, rng))
        if duel.answers % 10 == 0:
            assert all_that_is_seen(Match.load(GAME, file)) == all_that_is_seen(duel)
    assert duel.save_error is None
    assert Match.load(GAME, file).winner == duel.winner


def test_taking_back_and_giving_again_are_saved_too(file):
    duel = played(30, file)
    for _ in range(5):
        duel.undo()
        assert all_that_is_seen(Match.load(GAME, file)) == all_that_is_seen(duel)
    duel.redo()
    loaded = Match.load(GAME, file)
    assert all_that_is_seen(loaded) == all_that_is_seen(duel)
    assert loaded.can_redo
    loaded.redo()
    assert loaded.answers == 27


def test_a_new_duel_is_saved_before_its_first_answer(file):
    duel = Match.start(GAME, drawn_setup(Random(6)), file)
    assert all_that_is_seen(Match.load(GAME, file)) == all_that_is_seen(duel)


def test_a_journal_of_version_1_opens_and_asks_what_it_asked(file):
    """Its duel was begun when payments that can't be made were asked for; a new one asks for none (§10-40)."""
    older = replace(drawn_setup(Random(6)), revision=0)
    duel = Match.start(GAME, older, file)
    go_on(duel, 12, Random(6))
    duel.close()
    first, *rest = file.read_text(encoding="utf-8").splitlines()
    header = json.loads(first)
    del header["setup"]["revision"]
    file.write_text("\n".join([json.dumps({**header, "version": 1}), *rest]) + "\n", encoding="utf-8")
    loaded = Match.load(GAME, file)
    assert (loaded.setup.revision, all_that_is_seen(loaded)) == (0, all_that_is_seen(duel))


def test_a_duel_asks_what_was_asked_by_the_revision_of_the_reading_that_it_was_begun_by():
    asked = {ASKS_IN_VAIN, ASKS_FOR_THE_SAME}
    begun = [replace(drawn_setup(Random(6)), revision=revision) for revision in (1, 2, REVISION)]
    marks = [asked & SakuraGame().open(setup).state.marks for setup in begun]
    assert marks == [asked, {ASKS_FOR_THE_SAME}, set()]


@pytest.mark.parametrize("lost", [1, 2, 5, 9])
def test_a_killed_program_loses_the_last_answer_at_most(file, lost):
    """The last line was cut short: with its end alone nothing is lost, else what it said."""
    duel = played(40, file)
    duel.close()
    data = file.read_bytes()
    cut = data[: len(data) - lost]
    file.write_bytes(cut)
    loaded = Match.load(GAME, file)
    assert loaded.answers in (39, 40)
    assert all_that_is_seen(loaded) == all_that_is_seen(duel.at(loaded.answers))
    assert file.read_bytes() == cut


def test_cut_at_any_byte_of_the_last_answer_it_opens(file):
    duel = played(25, file)
    duel.close()
    data = file.read_bytes()
    begin = data.rstrip(b"\n").rfind(b"\n") + 1
    for end in range(begin, len(data)):
        file.write_bytes(data[:end])
        assert Match.load(GAME, file).answers in (24, 25)


def test_a_killed_duel_is_gone_on_with_in_its_file(file):
    duel = played(25, file)
    duel.close()
    data = file.read_bytes()
    file.write_bytes(data[:-4])
    loaded = Match.load(GAME, file, autosave=file)
    assert loaded.save_error is None
    go_on(loaded, 10, Random(1))
    assert all_that_is_seen(Match.load(GAME, file)) == all_that_is_seen(loaded)


def test_a_disk_that_fails_stops_neither_the_duel_nor_the_later_saves(tmp_path):
    folder = tmp_path / "there"
    folder.mkdir()
    duel = played(10, folder / "duel.jsonl")
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    go_on(duel, 5, Random(1))
    assert duel.save_error is not None
    assert duel.save_error.code == "no-folder"
    assert duel.answers == 15
    folder.mkdir()
    go_on(duel, 1, Random(2))
    assert duel.save_error is None
    assert all_that_is_seen(Match.load(GAME, folder / "duel.jsonl")) == all_that_is_seen(duel)


def test_two_duels_do_not_write_one_file(file):
    first = played(10, file)
    data = file.read_bytes()
    second = Match.load(GAME, file, autosave=file)
    assert second.save_error is not None
    assert second.save_error.code == "in-use"
    go_on(second, 3, Random(1))
    assert file.read_bytes() == data
    first.close()
    go_on(second, 1, Random(1))
    assert second.save_error is None
    assert all_that_is_seen(Match.load(GAME, file)) == all_that_is_seen(second)


# --- files that are no sound journal


def lines_of(file, answers=30):
    played(answers, file).close()
    return file.read_text("utf-8").splitlines()


def changed(lines, number, change):
    """The lines with one of them (the first is 1) changed as a record."""
    raw = json.loads(lines[number - 1])
    change(raw)
    return [*lines[: number - 1], json.dumps(raw), *lines[number:]]


def answer_of(lines):
    """The line of the last answer."""
    return max(number for number, line in enumerate(lines, 1) if '"a":' in line)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda raw: raw.update(format="chess-duel"), "foreign"),
        (lambda raw: raw.pop("format"), "foreign"),
        (lambda raw: raw.update(version=99, made_by="sakura-desktop 9"), "newer"),
        (lambda raw: raw.update(set="s99"), "other-rules"),
        (lambda raw: raw.update(edition="ja-2099-01-01"), "other-rules"),
        (lambda raw: raw.pop("setup"), "bad-setup"),
        (lambda raw: raw["setup"].update(first=7), "bad-setup"),
        (lambda raw: raw["setup"].update(edition="ja-2099-01-01"), "bad-setup"),
        (lambda raw: raw["setup"]["sides"][1].update(megami=["yurina", "nobody"]), "bad-setup"),
        (lambda raw: raw["setup"]["sides"][0]["normals"].pop(), "bad-setup"),
        (lambda raw: raw["setup"]["sides"][0]["normals"].append("NA-99-nobody-O-N-1"), "bad-setup"),
    ],
    ids=[
        "foreign",
        "no-format",
        "newer",
        "set",
        "edition",
        "no-setup",
        "first",
        "edition-of-setup",
        "megami",
        "deck",
        "card",
    ],
)
def test_a_first_line_that_is_not_ours_is_refused(file, change, reason):
    file.write_text("\n".join(changed(lines_of(file), 1, change)) + "\n", "utf-8")
    refused_and_untouched(file, 1, reason)


def refused_and_untouched(file, line, reason):
    data = file.read_bytes()
    for load in (lambda: Match.load(GAME, file), lambda: Match.load(GAME, file, autosave=file)):
        with pytest.raises(DamagedJournal) as refused:
            load()
        assert (refused.value.file, refused.value.line, refused.value.reason) == (str(file), line, reason)
        assert f"{file}:{line}" in str(refused.value)
        assert file.read_bytes() == data


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda raw: raw.update(k="ChooseMoon"), "kind"),
        (lambda raw: raw.update(s=1 - raw["s"]), "seat"),
        (lambda raw: raw.update(a=["nonsense"]), "answer"),
        (lambda raw: raw.update(a=3), "bad-record"),
        (lambda raw: raw.update(extra=1), "bad-record"),
        (lambda raw: raw.clear(), "bad-record"),
    ],
    ids=["kind", "seat", "answer", "no-keys", "extra", "empty"],
)
def test_a_line_that_does_not_follow_is_refused_by_its_number(file, change, reason):
    lines = lines_of(file)
    number = answer_of(lines)
    file.write_text("\n".join(changed(lines, number, change)) + "\n", "utf-8")
    refused_and_untouched(file, number, reason)


def test_lines_that_are_missing_doubled_or_garbled_are_refused(file):
    lines = lines_of(file)
    number = next(place for place, line in enumerate(lines, 1) if '"shuffle"' in line)
    for wrong, line, reason in [
        ([*lines[: number - 1], *lines[number:]], None, None),
        ([*lines[:number], lines[number - 1], *lines[number:]], None, None),
        ([*lines[:9], "{" + lines[9], *lines[10:]], 10, "not-json"),
        ([*lines[:9], "[1]", *lines[10:]], 10, "bad-record"),
        ([*lines[:9], '{"undo": 900}', *lines[10:]], 10, "bad-step"),
        (lines[1:], 1, "no-header"),
        ([], 0, "empty"),
    ]:
        file.write_text("".join(f"{one}\n" for one in wrong), "utf-8")
        with pytest.raises(DamagedJournal) as refused:
            Match.load(GAME, file)
        assert reason in (None, refused.value.reason)
        assert line in (None, refused.value.line)


@pytest.mark.parametrize(
    "data", [b"\x00\xff\x00", b"PK\x03\x04", b"hello, duel\n", "決闘\n".encode("shift-jis"), b"[]\n"]
)
def test_another_kind_of_file_is_refused(file, data):
    file.write_bytes(data)
    with pytest.raises(DamagedJournal) as refused:
        Match.load(GAME, file, autosave=file)
    assert refused.value.line in (0, 1)
    assert file.read_bytes() == data


def test_a_folder_and_nothing_are_no_duels(tmp_path):
    with pytest.raises(DamagedJournal) as refused:
        Match.load(GAME, tmp_path)
    assert refused.value.reason == "unreadable"
    with pytest.raises(DamagedJournal) as refused:
        Match.load(GAME, tmp_path / "gone.jsonl")
    assert refused.value.reason == "missing"
    assert list(tmp_path.iterdir()) == []


def test_an_autosave_never_replaces_what_is_no_duel(file):
    file.write_text("my notes", "utf-8")
    duel = played(5, file)
    assert duel.save_error is not None
    assert duel.save_error.code == "occupied"
    assert file.read_text("utf-8") == "my notes"


# --- saved under a name


def test_saved_under_a_name_it_is_the_same_duel(file):
    duel = played(30)
    duel.undo()
    duel.save_as(file)
    assert all_that_is_seen(Match.load(GAME, file)) == all_that_is_seen(duel)
    assert json.loads(file.read_text("utf-8").splitlines()[0])["format"] == FORM.name
    go_on(duel, 3, Random(1))
    duel.save_as(file)  # an older duel of this game may be replaced
    assert all_that_is_seen(Match.load(GAME, file)) == all_that_is_seen(duel)


def test_what_is_no_duel_is_replaced_only_when_told_to(file):
    file.write_text("my notes", "utf-8")
    duel = played(5)
    with pytest.raises(CannotSave) as refused:
        duel.save_as(file)
    assert (refused.value.code, refused.value.path) == ("occupied", file)
    assert file.read_text("utf-8") == "my notes"
    duel.save_as(file, overwrite=True)
    assert all_that_is_seen(Match.load(GAME, file)) == all_that_is_seen(duel)


def test_where_nothing_can_be_written_saving_is_refused(tmp_path):
    duel = played(5)
    with pytest.raises(CannotSave) as refused:
        duel.save_as(tmp_path / "no" / "folder" / "duel.jsonl")
    assert refused.value.code == "no-folder"
    with pytest.raises(CannotSave):
        duel.save_as(tmp_path, overwrite=True)
    assert list(tmp_path.iterdir()) == []


def test_a_moment_of_the_past_is_saved_as_a_duel_of_its_own(file):
    duel = played(30)
    then = duel.at(12)
    then.save_as(file)
    loaded = Match.load(GAME, file)
    assert (loaded.answers, loaded.can_redo) == (12, False)
    assert all_that_is_seen(loaded) == all_that_is_seen(then)
