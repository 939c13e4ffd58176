"""The file of words: what is kept, and which files are refused."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from engine.study.records import Records
from engine.study.schedule import Grade, Schedule
from engine.study.wordfile import VERSION, CannotKeep, CannotOpen
from engine.study.wordlist import EXAMPLES_KEPT
from engine.text.phrase import CardName, say
from tests.engine.study.conftest import JA_KO, NOON


def test_the_list_keeps_each_word_once_with_where_it_came_from(records):
    assert records.list.add(["term:aura", "term:life"], "hand", NOON) == 2
    assert records.list.add(["term:aura", "term:flare"], "duel", NOON + 1) == 1
    assert [(one.word, one.origin) for one in records.list.words()] == [
        ("term:aura", "hand"), ("term:life", "hand"), ("term:flare", "duel"),
    ]
    records.list.remove("term:aura")
    assert [one.word for one in records.list.words()] == ["term:life", "term:flare"]


def test_taking_a_word_off_forgets_it_but_keeps_the_history(records):
    records.list.add(["term:aura"], "hand", NOON)
    Schedule(records).review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON)
    records.list.remove("term:aura")
    assert records.memory("term:aura", *JA_KO) is None
    assert len(records.history()) == 1


def test_the_latest_sentences_of_a_word_are_kept(records):
    sentences = [say("option-number", number=number) for number in range(EXAMPLES_KEPT + 2)]
    for index, sentence in enumerate(sentences):
        records.list.meet(["term:aura"], sentence, NOON + index)
    assert records.list.examples("term:aura") == tuple(reversed(sentences[2:]))
    named = say("option-use", card=CardName("NA-01-yurina-O-N-1"))
    records.list.meet(["term:life", "term:aura"], named, NOON + 99)
    assert records.list.examples("term:life") == (named,)
    assert set(records.list.met()) == {"term:aura", "term:life"}


def test_what_is_kept_is_there_when_the_file_is_opened_again(tmp_path):
    path = tmp_path / "deep" / "words.db"
    first = Records(path)
    first.list.add(["term:aura"], "hand", NOON)
    first.close()
    second = Records(path)
    assert [one.word for one in second.list.words()] == ["term:aura"]
    second.close()


@pytest.mark.parametrize("content", [b"no database, but long enough to look at", b"SQLite format 3\x00" + b"x" * 4096])
def test_files_that_are_none_are_refused_and_left_alone(tmp_path, content):
    path = tmp_path / "words.db"
    path.write_bytes(content)
    with pytest.raises(CannotOpen) as refused:
        Records(path)
    assert refused.value.code in ("not-words", "damaged")
    assert path.read_bytes() == content


def test_another_program_s_database_and_a_newer_file_are_refused(tmp_path):
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as other:
        other.execute("CREATE TABLE song (title TEXT)")
    with pytest.raises(CannotOpen, match="not-words"):
        Records(foreign)
    newer = tmp_path / "newer.db"
    Records(newer).close()
    with sqlite3.connect(newer) as other:
        other.execute(f"PRAGMA user_version = {VERSION + 1}")
    with pytest.raises(CannotOpen, match="newer"):
        Records(newer)


def test_a_folder_that_can_t_be_made_is_refused(tmp_path):
    closed = tmp_path / "closed"
    closed.write_text("a file where the folder should be")
    with pytest.raises(CannotOpen, match="no-access"):
        Records(closed / "words.db")


def test_a_path_that_is_a_folder_is_refused(tmp_path):
    with pytest.raises(CannotOpen, match="no-access"):
        Records(tmp_path)


def test_backup_and_restore(tmp_path, records):
    records.list.add(["term:aura"], "hand", NOON)
    copy = tmp_path / "copy.db"
    records.file.copy_to(copy)
    records.list.add(["term:life"], "hand", NOON)
    records.file.take_from(copy)
    assert [one.word for one in records.list.words()] == ["term:aura"]
    assert not copy.with_name("copy.db.part").exists()


def test_a_restore_from_what_is_no_backup_changes_nothing(tmp_path, records):
    records.list.add(["term:aura"], "hand", NOON)
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"nonsense" * 100)
    for path in (broken, tmp_path / "missing.db"):
        with pytest.raises(CannotOpen):
            records.file.take_from(path)
    assert [one.word for one in records.list.words()] == ["term:aura"]


def test_a_transaction_that_fails_leaves_nothing(records):
    with pytest.raises(sqlite3.Error):
        records.list.add(["term:aura", object()], "hand", NOON)
    assert records.list.words() == ()


def test_a_file_that_another_program_writes_is_said_and_nothing_is_changed(records):
    with closing(sqlite3.connect(records.file.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        records.file.read("PRAGMA busy_timeout = 0")
        with pytest.raises(CannotKeep) as refused:
            records.list.add(["term:aura"], "hand", NOON)
        assert refused.value.code == "in-use"
        other.execute("ROLLBACK")
    assert records.list.add(["term:aura"], "hand", NOON) == 1


def test_words_met_in_many_sentences_are_kept_at_once_in_their_order(records):
    said = [say("journal-turn", turn=turn) for turn in range(EXAMPLES_KEPT + 2)]
    records.list.meet_all([(sentence, ("term:aura",)) for sentence in said], NOON)
    assert records.list.examples("term:aura") == tuple(reversed(said[2:]))


def test_no_question_of_a_sitting_reads_everything_to_sort_it(records, monkeypatch):
    """With 50,000 answers it would hold the window."""
    records.list.add(["term:aura", "term:life"], "hand", NOON)
    asked, read = {}, records.file.read

    def reading(question, *values):
        asked[question] = values
        return read(question, *values)

    monkeypatch.setattr(records.file, "read", reading)
    schedule = Schedule(records)
    schedule.review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON)
    schedule.today(JA_KO, NOON)
    schedule.later(JA_KO, NOON)
    schedule.given_today(JA_KO, NOON)
    schedule.next_due(JA_KO, NOON)
    records.any_given(*JA_KO)
    assert schedule.undo(JA_KO).word == "term:aura"
    assert len(asked) > 8
    for question, values in asked.items():
        if not question.startswith("SELECT"):
            continue
        plan = [row[-1] for row in read(f"EXPLAIN QUERY PLAN {question}", *values)]
        assert "USE TEMP B-TREE FOR ORDER BY" not in plan, (question, plan)


def test_several_words_are_removed_at_once(records):
    records.list.add(["term:aura", "term:flare", "term:life"], "hand", NOON)
    records.list.remove("term:aura", "term:life")
    assert [one.word for one in records.list.words()] == ["term:flare"]


def test_a_file_of_the_first_version_is_brought_up(tmp_path):
    path = tmp_path / "words.db"
    records = Records(path)
    records.list.add(["term:aura"], "hand", NOON)
    records.close()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(
            "DROP TABLE aside; DROP TABLE more; DROP INDEX review_of; DROP INDEX review_rated; DROP TABLE face;"
            "DROP TABLE own; DROP TABLE remark; DROP TABLE tag; DROP TABLE meaning; PRAGMA user_version = 1;"
        )
    again = Records(path)
    again.set_aside(["term:aura"], "suspended")
    assert again.aside() == {"term:aura": "suspended"}
    again.close()
