"""When a word is asked again, and that no answer is lost."""

from __future__ import annotations

import subprocess
import sys
import textwrap

from engine.study.progress import by_group, by_section, days
from engine.study.records import Records
from engine.study.schedule import Grade, Schedule
from tests.engine.study.conftest import DAY, JA_KO, KO_JA, NOON

WORDS = ("term:aura", "term:flare", "term:life")


def test_new_words_come_up_to_the_day_s_number(records, schedule):
    records.list.add([f"term:{key}" for key in ("aura", "flare", "life", "deck")], "hand", NOON)
    schedule.new_a_day = 3
    assert schedule.today(JA_KO, NOON) == ((), WORDS)
    schedule.review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON)
    assert schedule.today(JA_KO, NOON).new == ("term:flare", "term:life")
    assert schedule.today(KO_JA, NOON).new == WORDS


def test_a_word_is_due_again_when_the_scheduler_says(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    after = schedule.review("term:life", JA_KO, Grade.GOOD, "recall", NOON)
    assert after.due > NOON
    assert "term:life" not in schedule.today(JA_KO, NOON).words
    assert schedule.today(JA_KO, after.due).due == ("term:life",)
    again = schedule.review("term:life", JA_KO, Grade.AGAIN, "recall", after.due)
    easy = schedule.review("term:flare", JA_KO, Grade.EASY, "recall", NOON)
    assert again.due - after.due < easy.due - NOON


def test_a_word_counts_as_known_when_it_lasts_and_not_any_more_when_it_is_forgotten(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    now = NOON
    for _ in range(6):
        memory = schedule.review("term:aura", JA_KO, Grade.GOOD, "recognise", now)
        now = memory.due
    assert memory.known
    assert not schedule.review("term:aura", JA_KO, Grade.AGAIN, "recognise", now).known
    told = days(records, JA_KO)
    assert [day.known for day in told][-2:] == [1, 0]
    assert sum(day.answers for day in told) == 7
    assert sum(day.right for day in told) == 6
    assert days(records, KO_JA) == ()


def test_the_last_answer_is_taken_back(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    assert schedule.undo() is None
    first = schedule.review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON)
    schedule.review("term:aura", JA_KO, Grade.AGAIN, "recall", NOON + DAY)
    taken = schedule.undo()
    assert (taken.word, taken.rating, taken.exercise) == ("term:aura", 1, "recall")
    assert records.memory("term:aura", *JA_KO) == first
    schedule.undo()
    assert records.memory("term:aura", *JA_KO) is None
    assert records.history() == ()


def test_shares_by_what_brings_cards_and_by_chapter(records, schedule, lexicon):
    records.list.add(["card:NA-01-yurina-O-N-1", "term:aura"], "megami", NOON)
    schedule.review("card:NA-01-yurina-O-N-1", JA_KO, Grade.GOOD, "face", NOON)
    shares = {share.key: share for share in by_group(records, JA_KO, lexicon)}
    assert (shares["yurina"].listed, shares["saine"].listed, shares["yurina"].known) == (1, 0, 0)
    chapters = {share.key: share for share in by_section(records, JA_KO, lexicon, "ja", "sakura")}
    assert (chapters["7"].listed, chapters["10"].listed) == (1, 0)
    assert sum(share.words for share in chapters.values()) == len(list(lexicon.terms("sakura")))


def test_a_killed_program_loses_nothing_before_the_last_answer(tmp_path):
    path = tmp_path / "words.db"
    program = f"""
        import os
        from pathlib import Path
        from engine.study.records import Records
        from engine.study.schedule import Grade, Pair, Schedule
        records = Records(Path({str(path)!r}))
        records.list.add({WORDS!r}, "hand", {NOON})
        schedule = Schedule(records)
        for word in {WORDS!r}:
            schedule.review(word, Pair("ja", "ko"), Grade.GOOD, "recognise", {NOON})
        records.file._db.execute("BEGIN IMMEDIATE")
        records.file._db.execute("DELETE FROM review")
        os._exit(9)
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], check=False)
    assert done.returncode == 9
    records = Records(path)
    assert [one.word for one in records.history()] == list(WORDS)
    assert Schedule(records).today(JA_KO, NOON + DAY).due == WORDS
    records.close()
