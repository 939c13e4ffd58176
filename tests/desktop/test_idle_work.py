"""Work in pieces: the first at once where somebody waits, the rest between the window's events, the latest alone."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from sakura_desktop.idle_work import IdleWork, LatestWork

PATIENCE = 60_000


@pytest.fixture
def work(qtbot):
    made = LatestWork()
    made._piece = 0.0  # a step a piece
    return made


def test_what_is_done_in_one_step_is_done_at_once(work):
    told, steps = [], []
    work.done.connect(lambda: told.append(True))
    work.begin(iter([]))
    assert told == [True]
    work.begin(step for step in [True] if not steps.append(step))
    assert steps == [True]
    assert work.active


def test_the_rest_comes_between_events_and_the_end_is_told_once(work, qtbot):
    told, steps = [], []
    work.done.connect(lambda: told.append(len(steps)))
    work.begin(True for step in range(5) if not steps.append(step))
    assert steps == [0]
    assert told == []
    qtbot.waitUntil(lambda: not work.active, timeout=PATIENCE)
    assert steps == [0, 1, 2, 3, 4]
    assert told == [5]


def test_only_the_latest_is_gone_on_with(work, qtbot):
    first, second = [], []
    work.begin(True for step in range(5) if not first.append(step))
    work.begin(True for step in range(3) if not second.append(step))
    qtbot.waitUntil(lambda: not work.active, timeout=PATIENCE)
    assert first == [0]
    assert second == [0, 1, 2]


def test_a_step_that_asks_a_person_something_is_not_taken_twice(work, qtbot):
    """A dialog lets the window's events go on: the timer among them."""
    taken = []

    def steps():
        for step in range(3):
            taken.append(step)
            for _ in range(5):
                QApplication.processEvents()
            yield True

    work.begin(steps())
    qtbot.waitUntil(lambda: not work.active, timeout=PATIENCE)
    assert taken == [0, 1, 2]


def test_work_that_has_nothing_to_do_now_waits_to_be_started_again(qtbot):
    steps = []
    work = IdleWork(step < 2 for step in range(5) if not steps.append(step))
    work.start()
    qtbot.waitUntil(lambda: not work.active, timeout=PATIENCE)
    assert steps == [0, 1, 2]
    work.start()
    qtbot.waitUntil(lambda: not work.active, timeout=PATIENCE)
    assert steps == [0, 1, 2, 3]
