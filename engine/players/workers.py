"""Work that is done beside each other: in this process, or in several of this machine."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from concurrent.futures import Future

Job = TypeVar("Job")
Done = TypeVar("Done")

ROUNDS: Final = 3
"""So many times processes may die with no job done between, before the jobs left are given up."""


IN_FLIGHT: Final = 1_000
"""So many jobs are handed to a cluster at once."""
WAIT: Final = "20s"
"""So long a scheduler is waited for."""
RETRIES: Final = 3
"""So often a cluster begins a job again that failed with its worker."""


class Lost(Exception):
    """A job whose process died each time that it was begun."""


class NoCluster(Exception):
    """No cluster can be asked; the message says to a person why."""


def spread(
    work: Callable[[Job], Done], jobs: Sequence[Job], workers: int = 1
) -> Iterator[tuple[int, Done | Exception]]:
    """Do the jobs; as they are done, the number of each and what came of it or what it raised. With more than one
    worker in processes of their own, to which work, jobs and results are sent; a process that dies gives its job to
    another.
    """
    if workers <= 1:
        for number, job in enumerate(jobs):
            yield number, _tried(work, job)
        return
    left = dict(enumerate(jobs))
    fruitless = 0
    while left and fruitless < ROUNDS:
        pool = ProcessPoolExecutor(min(workers, len(left)), get_context("spawn"), _begin)
        before = len(left)
        try:
            numbers = {pool.submit(work, job): number for number, job in left.items()}
            for future in as_completed(numbers):
                if not _broke(future):
                    left.pop(numbers[future])
                    error = future.exception()
                    yield numbers[future], error if isinstance(error, Exception) else future.result()
        except BrokenProcessPool:  # it died before every job was handed over
            pass
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
        fruitless = fruitless + 1 if len(left) == before else 0
    for number in left:
        yield number, Lost("the process that played it died each time")


def spread_over(
    work: Callable[[Job], Done], jobs: Sequence[Job], scheduler: str
) -> Iterator[tuple[int, Done | Exception]]:
    """The same by the workers of a Dask cluster whose scheduler has that address, on which this project is installed.
    Dask gives the jobs of a worker that is gone to the others. Raises `NoCluster`.
    """
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise NoCluster("a scheduler needs Dask distributed: pip install sakura-desktop[cluster]") from None
    try:
        client = Client(scheduler, timeout=WAIT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no scheduler answers at {scheduler}: {error}") from None
    with client:
        waiting = iter(enumerate(jobs))
        numbers: dict[str, int] = {}
        done = as_completed(loop=client.loop)

        def hand_over(count: int) -> None:
            for number, job in islice(waiting, count):
                future = client.submit(work, job, pure=False, retries=RETRIES)
                numbers[future.key] = number
                done.add(future)

        hand_over(IN_FLIGHT)
        for future in done:
            failed = future.exception()
            yield numbers.pop(future.key), failed if isinstance(failed, Exception) else future.result()
            hand_over(1)


def _tried(work: Callable[[Job], Done], job: Job) -> Done | Exception:
    try:
        return work(job)
    except Exception as error:
        return error


def _broke(future: Future[Done]) -> bool:
    return isinstance(future.exception(), BrokenProcessPool)


def _begin() -> None:
    """A process ends with the one that began it, however that ends, and quietly when it is interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
