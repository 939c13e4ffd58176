"""The file of words: opened when it is needed, put aside, copied, restored; nothing is lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from threading import Event

import pytest

from engine.study import wordfile
from engine.study.records import Records
from engine.study.schedule import Grade
from engine.study.wordfile import CannotKeep, CannotOpen
from sakura_desktop.study import store as store_module
from sakura_desktop.study.copies import Copies, GivenUp
from sakura_desktop.study.store import WordStore, why_closed, why_unkept
from tests.desktop.study.conftest import JA_EN, NOON, backed_up, restored, taken


def listed(store):
    return [kept.word for kept in store.records.list.words()]


def test_the_file_is_made_when_it_is_first_needed(store):
    assert not store.path.exists()
    assert store.lexicon.knows("term:aura")
    assert not store.path.exists()
    assert listed(store) == []
    assert store.path.exists()


def test_a_file_that_is_no_such_file_stays_when_a_new_one_is_begun(store, words):
    store.path.write_text("shopping list")
    with pytest.raises(CannotOpen) as refused:
        _ = store.records
    assert str(store.path) in words.text(why_closed(refused.value))
    assert store.path.read_text() == "shopping list"
    aside = store.start_anew()
    assert aside is not None
    assert aside.read_text() == "shopping list"
    assert listed(store) == []
    store.close()
    store.path.write_text("another")
    assert store.start_anew() != aside


def test_what_sqlite_keeps_beside_the_file_goes_aside_with_it(store, words, tmp_path):
    store.records.list.add(["term:aura"], "hand", NOON)
    assert store.path.with_name("words.db-wal").exists()
    other = WordStore(store.path, words)
    aside = other.start_anew()
    assert aside is not None
    other.close()
    store.close()
    kept = WordStore(aside, words)
    assert listed(kept) == ["term:aura"]
    kept.close()


def test_a_backup_is_restored_and_what_was_here_is_kept(store, words, tmp_path):
    store.records.list.add(["term:aura"], "hand", NOON)
    store.schedule.review("term:aura", JA_EN, Grade.GOOD, "recognise", NOON)
    backed_up(store, tmp_path / "copy.db")
    store.records.list.remove("term:aura")
    store.records.list.add(["term:life"], "hand", NOON)
    kept = restored(store, tmp_path / "copy.db")
    assert listed(store) == ["term:aura"]
    assert store.records.memory("term:aura", *JA_EN) is not None
    before = WordStore(kept, words)
    assert listed(before) == ["term:life"]
    before.close()


def test_a_backup_is_restored_over_a_file_that_is_damaged(store, tmp_path):
    store.records.list.add(["term:aura"], "hand", NOON)
    backed_up(store, tmp_path / "copy.db")
    store.close()
    store.path.write_text("damaged")
    kept = restored(store, tmp_path / "copy.db")
    assert listed(store) == ["term:aura"]
    assert kept.read_text() == "damaged"


@pytest.mark.parametrize("what", ["nothing", "no words"])
def test_a_backup_that_cannot_be_read_changes_nothing(store, tmp_path, what):
    store.records.list.add(["term:aura"], "hand", NOON)
    copy = tmp_path / "copy.db"
    if what == "no words":
        copy.write_text("no words")
    with pytest.raises(CannotOpen):
        restored(store, copy)
    assert listed(store) == ["term:aura"]
    assert sorted(path.name for path in tmp_path.glob("*before*")) == []


def test_a_backup_is_left_as_it_is(store, tmp_path):
    store.records.list.add(["term:aura"], "hand", NOON)
    copy = backed_up(store, tmp_path / "copy.db")
    with closing(sqlite3.connect(copy)) as old:  # as an older program wrote it
        old.execute("PRAGMA journal_mode = DELETE")
        for table in ("own", "face", "remark", "tag", "meaning"):
            old.execute(f"DROP TABLE {table}")
        old.execute("PRAGMA user_version = 2")
    was = copy.read_bytes()
    store.records.list.remove("term:aura")
    restored(store, copy)
    assert listed(store) == ["term:aura"]
    assert copy.read_bytes() == was
    assert not list(tmp_path.glob("copy.db-*"))


def test_a_copy_that_sqlite_had_open_is_whole(store, words, tmp_path):
    other = WordStore(tmp_path / "other" / "words.db", words)
    other.records.list.add(["term:life"], "hand", NOON)
    assert other.path.with_name("words.db-wal").exists()
    restored(store, other.path)
    assert listed(store) == ["term:life"]
    other.close()


def test_an_empty_file_is_no_backup(store, tmp_path):
    store.records.list.add(["term:aura"], "hand", NOON)
    (tmp_path / "copy.db").touch()
    with pytest.raises(CannotOpen) as refused:
        restored(store, tmp_path / "copy.db")
    assert refused.value.code == "not-words"
    assert (tmp_path / "copy.db").stat().st_size == 0
    assert listed(store) == ["term:aura"]


@pytest.mark.parametrize("where", ["back_up", "restore"])
def test_what_is_given_up_leaves_nothing(store, tmp_path, where):
    copy = backed_up(store, tmp_path / "copy.db")
    store.records.list.add(["term:aura"], "hand", NOON)
    there, was = sorted(tmp_path.iterdir()), copy.read_bytes()
    copies = Copies(store)
    copies._stop.set()
    with pytest.raises(GivenUp):
        taken(getattr(copies, where)(copy))
    assert sorted(tmp_path.iterdir()) == there
    assert copy.read_bytes() == was
    assert listed(store) == ["term:aura"]


def test_a_file_that_another_program_writes_is_not_put_aside(store, tmp_path, monkeypatch):
    monkeypatch.setattr(wordfile, "_PATIENCE", 0.0)
    copy = backed_up(store, tmp_path / "copy.db")
    store.close()
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(CannotOpen) as refused:
            restored(store, copy)
        other.execute("ROLLBACK")
    assert refused.value.code == "in-use"
    assert not list(tmp_path.glob("*aside*"))


@pytest.mark.parametrize("code", ["damaged", "not-words", "newer", "in-use", "no-access"])
def test_every_reason_is_said_in_every_language(words, tmp_path, code):
    said = {words.text(why_closed(CannotOpen(code, tmp_path / "words.db", "why")), language) for language in words_of()}
    assert len(said) == 3
    assert not [text for text in said if "⟦" in text or "words.db" not in text]


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (sqlite3.SQLITE_BUSY, "in-use"), (sqlite3.SQLITE_FULL, "full"), (sqlite3.SQLITE_READONLY, "read-only"),
        (1, "failed"),
    ],
)
def test_what_cannot_be_kept_is_said_in_every_language(words, tmp_path, number, code):
    error = sqlite3.OperationalError("why")
    error.sqlite_errorcode = number
    refused = CannotKeep(tmp_path / "words.db", error)
    assert refused.code == code
    said = {words.text(why_unkept(refused, refused.path), language) for language in words_of()}
    assert len(said) == 3
    assert not [text for text in said if "⟦" in text or "words.db" not in text]


def words_of():
    return ("ja", "ko", "en")


# --- opened on a thread ---


def test_a_file_is_looked_through_on_a_thread_and_the_window_is_told(store, words, qtbot, monkeypatch):
    store.records.list.add(["term:aura"], "hand", NOON)
    store.close()
    go_on = Event()
    monkeypatch.setattr(store_module, "_open", lambda path: go_on.wait(60) and Records(path))
    with qtbot.waitSignal(store.opened, timeout=60_000):
        assert not store.open_soon()
        assert store.due(JA_EN) == 0, "nothing is waited for"
        go_on.set()
    assert store.open_soon()
    assert listed(store) == ["term:aura"]
    assert store.due(JA_EN) == 1


def test_who_cannot_wait_gets_the_file_that_is_being_opened(store, monkeypatch):
    store.records.list.add(["term:aura"], "hand", NOON)
    store.close()
    opened = []
    monkeypatch.setattr(store_module, "_open", lambda path: opened.append(path) or Records(path))
    store.open_soon()
    assert listed(store) == ["term:aura"]
    assert len(opened) == 1


def test_a_file_that_cannot_be_opened_is_refused_each_time_it_is_tried(store, qtbot):
    store.path.write_text("shopping list")
    for _ in range(2):
        store.open_soon()
        qtbot.waitUntil(store.open_soon, timeout=60_000)
        with pytest.raises(CannotOpen):
            _ = store.records
    store.open_soon()
    store.close()
