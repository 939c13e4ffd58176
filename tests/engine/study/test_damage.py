"""A file of words that is damaged or held by others is said at once, in words, and left as it is."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest

from engine.study import wordfile
from engine.study.records import BadState, Memory, Records, card_of
from engine.study.schedule import Grade, Schedule
from engine.study.tables import BadTable
from engine.study.wordfile import CannotKeep, CannotOpen
from tests.engine.study.conftest import JA_KO, NOON
from tests.engine.study.whole import from_table


@pytest.fixture
def kept(tmp_path):
    """The path of a file of words with something in every table; it is closed."""
    path = tmp_path / "kept.db"
    records = Records(path)
    records.list.add(["term:aura"], "hand", NOON)
    Schedule(records).review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON)
    records.close()
    return path


DAMAGE = (
    "UPDATE word SET added = 'yesterday'",
    "UPDATE card SET due = 'soon'",
    "UPDATE card SET due = 1e300",
    "UPDATE card SET state = X'00'",
    "UPDATE review SET at = 'noon'",
    "DROP TABLE meeting",
    "ALTER TABLE card RENAME COLUMN due TO late",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -1",
    "CREATE TRIGGER another AFTER INSERT ON review BEGIN SELECT RAISE(ABORT, 'no'); END",
    "CREATE VIEW another AS SELECT * FROM word",
)


@pytest.mark.parametrize("damage", DAMAGE)
def test_values_that_cannot_be_are_damage(kept, damage):
    with closing(sqlite3.connect(kept, isolation_level=None)) as other:
        other.execute(damage)
    before = kept.read_bytes()
    with pytest.raises(CannotOpen, match="damaged"):
        Records(kept)
    assert kept.read_bytes() == before


def test_a_row_that_its_index_lacks_is_damage(kept):
    """What `quick_check` doesn't look at."""
    with closing(sqlite3.connect(kept, isolation_level=None)) as other:
        other.execute("PRAGMA writable_schema = ON")
        other.execute("DELETE FROM sqlite_master WHERE name = 'card_due'")
        other.execute("PRAGMA writable_schema = OFF")
        page = other.execute("PRAGMA page_size").fetchone()[0]
    assert page
    with closing(sqlite3.connect(kept, isolation_level=None)) as other:
        whole = other.execute("PRAGMA integrity_check").fetchone()[0]
    if whole == "ok":
        pytest.fail("the file should be damaged")
    with pytest.raises(CannotOpen, match="damaged"):
        Records(kept)


def test_damage_while_it_is_open_is_said_too(kept):
    records = Records(kept)
    with closing(sqlite3.connect(kept, isolation_level=None)) as other:
        other.execute("DROP TABLE card")
    with pytest.raises(CannotOpen, match="damaged"):
        records.memory("term:aura", *JA_KO)
    records.close()


def test_a_file_that_others_hold_is_said_without_waiting_long(kept, monkeypatch):
    monkeypatch.setattr(wordfile, "_PATIENCE", 0.0)
    with closing(sqlite3.connect(kept, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(CannotOpen, match="in-use"):
            Records(kept)


def test_nobody_waits_longer_than_a_moment():
    assert wordfile._PATIENCE <= 1.0


def test_a_restore_while_another_writes_is_given_up(kept, tmp_path, monkeypatch):
    monkeypatch.setattr(wordfile, "_PATIENCE", 0.0)
    records = Records(tmp_path / "mine.db")
    with closing(sqlite3.connect(records.file.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(CannotKeep) as refused:
            records.file.take_from(kept)
        assert refused.value.code == "in-use"
        other.execute("ROLLBACK")
    records.close()


@pytest.mark.parametrize("number", [sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL])
def test_a_disk_that_takes_nothing_is_no_damage_of_the_file(kept, number, monkeypatch):
    def refuse(*_args):
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorcode = number
        raise error

    monkeypatch.setattr(wordfile, "_make_ready", refuse)
    with pytest.raises(CannotOpen) as refused:
        Records(kept)
    assert refused.value.code == "no-access"


def test_a_copy_that_cannot_be_written_is_said(kept, tmp_path):
    records = Records(kept)
    with pytest.raises((CannotKeep, OSError)):
        records.file.copy_to(tmp_path / "gone" / "copy.db")
    records.close()


SOUND = {
    "card_id": 1, "state": 2, "step": None, "stability": 3.5, "difficulty": 5.0,
    "due": "2026-03-01T12:00:00+00:00", "last_review": "2026-02-26T12:00:00+00:00",
}
UNSOUND = [
    {"stability": -1.0}, {"stability": 1e300}, {"stability": "nan"}, {"difficulty": 99}, {"difficulty": 0.5},
    {"due": "2026-03-01T12:00:00"}, {"due": "9999-12-31T23:59:59-12:00"}, {"due": 5}, {"due": None}, {"state": 9},
    {"state": 10**400}, {"step": "one"}, {"step": 10**9, "state": 1}, {"step": -3, "state": 1}, {"step": 0},
    {"last_review": "0001-01-01T00:00:00+00:00"}, {"stability": None}, {"card_id": {}},
]


def test_a_sound_state_is_taken():
    assert card_of(json.dumps(SOUND)).stability == 3.5


@pytest.mark.parametrize("change", UNSOUND, ids=str)
def test_a_state_that_the_scheduler_could_not_go_on_with_is_refused(change, records, lexicon):
    state = json.dumps(SOUND | change)
    with pytest.raises(BadState):
        card_of(state)
    quoted = state.replace('"', '""')
    with pytest.raises(BadTable) as refused:
        from_table(f'id,asks,answers,state\nterm:aura,ja,ko,"{quoted}"\n', records, lexicon, NOON)
    assert (refused.value.code, refused.value.row) == ("row", 2)
    assert records.list.words() == ()


@pytest.mark.parametrize("state", ["[" * 100_000, "{" * 10, "5", "null", "[]", '{"card_id": ' + "[" * 5000])
def test_a_nested_or_foreign_cell_is_refused(state):
    with pytest.raises(BadState) as refused:
        card_of(state)
    assert len(str(refused.value)) <= 200


def test_a_word_whose_memory_cannot_be_read_is_asked_as_a_new_one(records):
    records.list.add(["term:aura"], "hand", NOON)
    schedule = Schedule(records)
    after = schedule.review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON)
    records.bring((), "import", NOON, [after._replace(state="nonsense")], (), {}, {})
    schedule.review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON + 60)
    assert card_of(records.memory("term:aura", *JA_KO).state)
    assert schedule.undo(JA_KO) is not None


def test_a_large_table_is_gone_through_once(records, lexicon, monkeypatch):
    """Each id is looked up once, and no row is compared with the others."""
    asked = []
    knows = lexicon.knows
    monkeypatch.setattr(lexicon, "knows", lambda word: asked.append(word) or knows(word))
    rows = "".join(f"term:{number}\n" for number in range(30_000))
    brought = from_table(f"id\nterm:aura\n{rows}{rows}", records, lexicon, NOON)
    assert (brought.new, len(brought.unknown)) == (1, 30_000)
    assert len(asked) == 30_001


def test_a_clause_is_named_by_a_number_alone(lexicon):
    assert lexicon.knows("clause:NA-02-saine-O-N-3#0")
    assert not lexicon.knows("clause:NA-02-saine-O-N-3#-1")


def test_a_memory_is_made_of_a_sound_state_only():
    with pytest.raises(BadState):
        Memory.of_state("term:aura", *JA_KO, "{}")
