"""What the tests of files share: evenings to be saved, folders looked into, and disks that refuse or are full."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, Any

from engine.kernel.session import Session
from tests.engine.kernel.lanterns import Evening, Lanterns, Table, legal, steady, wander

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GAME = Lanterns()


def played(answers: int = 12, seed: int = 1, lanterns: int = 20) -> Session[Evening, Table]:
    """An evening under way."""
    session = Session(GAME, Evening(seed, lanterns))
    wander(session, steady(answers))
    return session


def go_on(session: Session[Evening, Table], number: int = 5) -> None:
    """One more answer."""
    assert session.decision is not None
    session.submit(legal(session.decision, number))


def in_folder(file: Path) -> list[str]:
    """All names in the folder of a file."""
    return sorted(path.name for path in file.parent.iterdir())


def failing(code: int) -> Callable[..., Any]:
    """A call that the system refuses."""

    def fail(*_args: object, **_more: object) -> Any:
        raise OSError(code, os.strerror(code))

    return fail


def full_after(room: int) -> Callable[[int, Any], int]:
    """`os.write` on a disk with room for so many bytes."""
    left = [room]
    write = os.write

    def full(descriptor: int, data: Any) -> int:
        if not left[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        done = write(descriptor, data[: left[0]])
        left[0] -= done
        return done

    return full
