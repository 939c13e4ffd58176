"""Jobs in processes: as many results as jobs, whatever becomes of a process."""

from __future__ import annotations

import os
import signal

import pytest

from engine.players import workers
from engine.players.workers import Lost, spread


def double(number):
    if number < 0:
        raise ValueError("below 0")
    return 2 * number


def dies_once(path):
    """The process is killed at the first try; the second finds what the first left."""
    if path and not os.path.exists(path):
        with open(path, "w", encoding="utf-8"):
            pass
        os.kill(os.getpid(), signal.SIGTERM)
    return path


def dies(_):
    os.kill(os.getpid(), signal.SIGTERM)


@pytest.mark.parametrize("count", [1, 2])
def test_each_job_is_done_and_what_one_raises_is_its_own(count):
    found = dict(spread(double, [3, -1, 5], count))
    assert (found[0], found[2]) == (6, 10)
    assert isinstance(found[1], ValueError)


def test_no_jobs_are_no_work():
    assert list(spread(double, [], 2)) == []


def test_the_job_of_a_process_that_dies_goes_to_another(tmp_path):
    jobs = ["", str(tmp_path / "tried"), "", ""]
    assert dict(spread(dies_once, jobs, 2)) == dict(enumerate(jobs))


def test_a_job_that_kills_every_process_is_given_up(monkeypatch):
    monkeypatch.setattr(workers, "ROUNDS", 1)
    found = dict(spread(dies, [1, 2], 2))
    assert [type(found[number]) for number in (0, 1)] == [Lost, Lost]


def test_whoever_wants_no_more_gets_no_more():
    results = spread(double, list(range(50)), 2)
    next(results)
    results.close()
    assert list(results) == []
