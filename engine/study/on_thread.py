"""What takes long is done on a thread and waited for in steps, so that whoever takes them can do something between."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

T = TypeVar("T")

BRIEFLY: Final = 0.005
"""Seconds that it is waited for in one step."""


def on_thread(act: Callable[[], T], name: str, stop: Event | None = None) -> Generator[bool, None, T]:
    """Do something on a thread, in steps until it is done; what it raises is raised here. Given up before, it is told
    so by `stop`, and waited for.
    """
    came: list[T] = []
    failed: list[Exception] = []

    def run() -> None:
        try:
            came.append(act())
        except Exception as error:  # told to whoever takes the steps
            failed.append(error)

    thread = Thread(target=run, name=name)
    thread.start()
    try:
        thread.join(BRIEFLY)
        while thread.is_alive():
            yield True
            thread.join(BRIEFLY)
    finally:
        if thread.is_alive() and stop is not None:
            stop.set()
        thread.join()
    if failed:
        raise failed[0]
    return came[0]
