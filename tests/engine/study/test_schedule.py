"""When a word is asked again, and that no answer is lost."""

from __future__ import annotations

import subprocess
import sys
import textwrap
import time
from datetime import UTC, datetime, timedelta

import pytest

from engine.study import progress
from engine.study.progress import History, by_groups, by_section, forecast, retention, standing, streak
from engine.study.records import KNOWN, LEECH, SUSPENDED, Records
from engine.study.schedule import LEECH_AFTER, Grade, Pair, Schedule, day_begins, day_ends, day_of
from tests.engine.study.conftest import DAY, JA_KO, KO_JA, NOON
from tests.engine.study.whole import days

WORDS = ("term:aura", "term:flare", "term:life")


def test_new_words_come_up_to_the_day_s_number(records, schedule):
    records.list.add([f"term:{key}" for key in ("aura", "flare", "life", "deck")], "hand", NOON)
    schedule.new_a_day = 3
    assert schedule.today(JA_KO, NOON) == ((), WORDS)
    schedule.review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON)
    assert schedule.today(JA_KO, NOON).new == ("term:flare", "term:life")
    assert schedule.today(KO_JA, NOON).new == WORDS


def test_a_word_that_is_not_asked_is_not_the_next_one(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    schedule.review("term:aura", JA_KO, Grade.AGAIN, "recall", NOON)
    after = schedule.review("term:life", JA_KO, Grade.GOOD, "recall", NOON)
    schedule.asked = lambda words, _pair: (word for word in words if word != "term:aura")
    assert schedule.next_due(JA_KO, NOON) == after.due


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
    assert schedule.undo(JA_KO) is None
    first = schedule.review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON)
    schedule.review("term:aura", JA_KO, Grade.AGAIN, "recall", NOON + DAY)
    taken = schedule.undo(JA_KO)
    assert (taken.word, taken.rating, taken.exercise) == ("term:aura", 1, "recall")
    assert records.memory("term:aura", *JA_KO) == first
    schedule.undo(JA_KO)
    assert records.memory("term:aura", *JA_KO) is None
    assert records.history() == ()


def test_shares_by_what_brings_cards_and_by_chapter(records, schedule, lexicon):
    records.list.add(["card:NA-01-yurina-O-N-1", "term:aura"], "megami", NOON)
    schedule.review("card:NA-01-yurina-O-N-1", JA_KO, Grade.GOOD, "face", NOON)
    shares = {share.key: share for share in by_groups(standing(records, JA_KO), lexicon)}
    assert (shares["yurina"].listed, shares["saine"].listed, shares["yurina"].known) == (1, 0, 0)
    chapters = {share.key: share for share in by_section(standing(records, JA_KO), lexicon, "ja", "sakura")}
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


# --- a day ---


def test_a_day_s_reviews_are_due_from_its_beginning_and_what_is_being_learned_at_its_minute(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    learning = schedule.review("term:aura", JA_KO, Grade.GOOD, "recall", NOON)
    learned = schedule.review("term:life", JA_KO, Grade.EASY, "recall", NOON)
    assert schedule.today(JA_KO, learning.due - 1).due == ()
    assert schedule.later(JA_KO, learning.due - 1) == ("term:aura",)
    assert schedule.later(JA_KO, learning.due) == ()
    assert schedule.today(JA_KO, learning.due).due == ("term:aura",)
    assert "term:life" not in schedule.today(JA_KO, day_begins(learned.due) - 1).due
    assert "term:life" in schedule.today(JA_KO, day_begins(learned.due)).due
    assert schedule.next_due(JA_KO, NOON) == learning.due


@pytest.fixture
def somewhere(request, monkeypatch):
    """Clocks as they go in a zone."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system's zone can't be set for one program")
@pytest.mark.parametrize(
    "somewhere", ["<-04>4<-03>,M9.1.6/24,M4.1.6/24", "EET-2EEST,M4.5.5/0,M10.5.4/24", "CET-1CEST,M3.5.0,M10.5.0/3"],
    indirect=True,
)
@pytest.mark.usefixtures("somewhere")
def test_days_follow_on_each_other_also_where_summer_time_leaps_over_midnight():
    begins, hours = day_begins(datetime(2026, 1, 1, 12, tzinfo=UTC).timestamp()), set()
    for _ in range(400):
        ends = day_ends(begins)
        assert (day_of(begins), day_of(ends - 1), day_of(ends)) == (day_of(begins), day_of(begins), day_of(begins) + 1)
        assert day_begins(ends - 1) == begins
        hours.add((ends - begins) / 3600)
        begins = ends
    assert hours == {23.0, 24.0, 25.0}


def test_no_more_reviews_than_a_day_has_and_new_words_apart_from_them(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    for word in WORDS:
        schedule.review(word, JA_KO, Grade.EASY, "recall", NOON)
    schedule.reviews_a_day = 2
    later = NOON + 30 * DAY
    assert len(schedule.today(JA_KO, later).due) == 2
    schedule.review(schedule.today(JA_KO, later).due[0], JA_KO, Grade.EASY, "recall", later)
    assert len(schedule.today(JA_KO, later).due) == 1


def test_ten_more_holds_for_the_day_and_its_direction(records, schedule):
    records.list.add([f"term:{number}" for number in range(9)], "hand", NOON)
    schedule.new_a_day = 2
    schedule.more_new(JA_KO, NOON, 3)
    assert len(schedule.today(JA_KO, NOON).new) == 5
    assert len(Schedule(records, 2).today(JA_KO, NOON).new) == 5
    assert len(schedule.today(KO_JA, NOON).new) == 2
    assert len(schedule.today(JA_KO, NOON + DAY).new) == 2


def test_more_are_more_where_the_day_s_number_was_made_smaller_meanwhile(records, schedule):
    records.list.add([f"term:{number}" for number in range(9)], "hand", NOON)
    for number in range(4):
        schedule.review(f"term:{number}", JA_KO, Grade.GOOD, "recall", NOON)
    schedule.new_a_day = 1
    schedule.more_new(JA_KO, NOON, 2)
    assert len(schedule.today(JA_KO, NOON).new) == 2


def test_before_it_is_due_a_word_can_be_asked_ahead(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    schedule.review("term:life", JA_KO, Grade.EASY, "recall", NOON)
    schedule.review("term:aura", JA_KO, Grade.GOOD, "recall", NOON)
    assert schedule.today(JA_KO, NOON).due == ()
    assert schedule.ahead(JA_KO) == ("term:aura", "term:life")


# --- put aside ---


def test_what_is_put_aside_is_not_asked_until_it_is_taken_up_or_its_day_has_come(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    schedule.bury("term:aura", NOON)
    records.set_aside(["term:flare"], SUSPENDED)
    records.set_aside(["term:life"], KNOWN)
    assert schedule.today(JA_KO, NOON) == ((), ())
    assert schedule.today(JA_KO, NOON + DAY).new == ("term:aura",)
    records.take_up(["term:flare"])
    assert schedule.today(JA_KO, NOON + DAY).new == ("term:aura", "term:flare")
    assert records.aside() == {"term:life": KNOWN}
    assert records.known() == {"term:life"}


def test_a_word_that_is_not_on_the_list_cannot_be_put_aside_and_none_stays_so_without_the_list(records):
    records.set_aside(["term:aura"], SUSPENDED)
    assert records.aside() == {}
    records.list.add(["term:aura"], "hand", NOON)
    records.set_aside(["term:aura"], SUSPENDED)
    records.list.remove("term:aura")
    assert records.aside() == {}


def test_a_word_that_is_forgotten_again_and_again_is_a_leech(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    now, told = NOON, []
    schedule.review("term:aura", JA_KO, Grade.EASY, "recall", now)
    for _ in range(LEECH_AFTER + LEECH_AFTER // 2):
        now += 100 * DAY
        schedule.review("term:aura", JA_KO, Grade.AGAIN, "recall", now)
        told.append(schedule.is_leech("term:aura", JA_KO))
        schedule.review("term:aura", JA_KO, Grade.EASY, "recall", now + 60)
    assert [at + 1 for at, one in enumerate(told) if one] == [LEECH_AFTER, LEECH_AFTER + LEECH_AFTER // 2]
    schedule.put_leech_aside("term:aura")
    assert records.aside() == {"term:aura": LEECH}


def test_how_long_a_word_waits_after_each_grade_is_told_before_it_is_given(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    told = schedule.waits("term:aura", JA_KO, NOON)
    assert list(told) == list(Grade)
    assert sorted(told.values()) == list(told.values())
    assert records.history() == ()
    assert schedule.review("term:aura", JA_KO, Grade.EASY, "recall", NOON).due - NOON == told[Grade.EASY]


def test_the_last_answer_of_another_direction_is_left(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    schedule.review("term:aura", JA_KO, Grade.GOOD, "recall", NOON)
    schedule.review("term:life", KO_JA, Grade.GOOD, "recall", NOON + 1)
    assert schedule.undo(JA_KO).word == "term:aura"
    assert schedule.undo(JA_KO) is None
    assert [one.word for one in records.history()] == ["term:life"]


def test_what_is_asked_at_all_is_counted_before_the_day_s_number(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    schedule.new_a_day = 1
    schedule.asked = lambda words, _pair: (word for word in words if word != "term:aura")
    assert schedule.today(JA_KO, NOON).new == ("term:flare",)


# --- progress ---


def test_how_many_are_due_on_the_days_to_come(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    easy = schedule.review("term:life", JA_KO, Grade.EASY, "recall", NOON)
    schedule.review("term:aura", JA_KO, Grade.GOOD, "recall", NOON)
    records.set_aside(["term:flare"], SUSPENDED)
    after = day_of(easy.due) - day_of(NOON)
    found = forecast(records, JA_KO, NOON, after + 1)
    assert (found[0], found[after], sum(found)) == (1, 1, 2)
    assert forecast(records, JA_KO, NOON, after)[-1] == 0
    assert forecast(records, JA_KO, NOON + 90 * DAY, 3) == (2, 0, 0)


def test_days_without_a_gap_and_what_was_remembered(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    for at in (0, 1, 2, 5, 6):
        grade = Grade.AGAIN if at == 6 else Grade.EASY
        schedule.review("term:aura", JA_KO, grade, "recall", NOON + at * DAY)
    found = days(records, JA_KO)
    here = found[-1].day
    assert streak(found, here) == (2, 3)
    assert streak(found, here + timedelta(days=1)) == (2, 3)
    assert streak(found, here + timedelta(days=2)) == (0, 3)
    assert [(day.learned, day.kept) for day in found] == [(0, 0), (1, 1), (1, 1), (1, 1), (1, 0)]
    assert retention(found) == 75
    assert retention(found[:1]) is None


def test_what_was_hard_of_late(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    for at, word in enumerate(("term:aura", "term:aura", "term:life", "term:flare", "term:flare", "term:flare")):
        schedule.review(word, JA_KO, Grade.AGAIN, "recall", NOON + at)
    assert records.hardest(*JA_KO, NOON, 9) == (("term:flare", 3), ("term:aura", 2))
    assert records.hardest(*JA_KO, NOON + 4, 9) == (("term:flare", 2),)


def test_the_history_is_read_in_steps(records, schedule, monkeypatch):
    monkeypatch.setattr(progress, "AT_ONCE", 2)
    records.list.add(WORDS, "hand", NOON)
    for at in range(5):
        schedule.review("term:aura", JA_KO, Grade.GOOD, "recall", NOON + at)
    history = History(JA_KO)
    assert len(list(history.read_on(records))) == 5, "what was read is looked at, three pieces, what they come to"
    assert history.days[0].answers == 5
    assert len(list(history.read_on(records))) == 1


def test_the_history_goes_on_behind_what_was_read_unless_that_was_changed(records, schedule):
    records.list.add(WORDS, "hand", NOON)
    history = History(JA_KO)
    asked = []
    outcomes = records.outcomes
    records.outcomes = lambda *values: asked.append(values[2]) or outcomes(*values)

    def read():
        asked.clear()
        list(history.read_on(records))
        assert history.days == days(records, JA_KO)
        return asked[0]

    schedule.review("term:aura", JA_KO, Grade.GOOD, "recall", NOON)
    assert read() == 0
    schedule.review("term:life", JA_KO, Grade.AGAIN, "recall", NOON + 1)
    assert read() == 1
    schedule.review("term:life", Pair("ja", "en"), Grade.AGAIN, "recall", NOON + 2)
    assert read() == 2
    schedule.undo(JA_KO)
    assert read() == 0, "an answer that was counted is taken back"
    schedule.review("term:life", JA_KO, Grade.EASY, "recall", NOON + 1)
    assert read() == 1
