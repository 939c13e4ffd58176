"""Measurements that a folder keeps: what is measured, and every match as it ended, a line each, only added to. Whoever
is stopped, even killed in the middle of a line, goes on from there.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

import msgspec

from engine.kernel.files import contents, put
from engine.kernel.lock import FileLock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MATCHES: Final = "matches.jsonl"
MOST_BYTES: Final = 1 << 30
"""No folder's matches are more."""
VERSION: Final = 1


class Unmeasured(ValueError):
    """A folder whose matches can't be gone on with or shown; the message says to a person why."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """What is measured: of which game, by which seed; a kind of measurement adds who plays and what."""

    FILE: ClassVar[str]
    FORMAT: ClassVar[str]
    SAME: ClassVar[tuple[str, ...]]
    """What may not change where a folder is gone on with."""

    format: str
    version: int = VERSION
    game: str
    seed: int = 1


M = TypeVar("M", bound=Measured)
L = TypeVar("L")


class Folder(Generic[M, L]):
    """Where the matches of a measurement are kept. To be used in a `with`: one at a time adds to it."""

    def __init__(self, path: Path, measured: M, line: type[L]) -> None:
        """Nothing is written yet; a match that ended is a `line`. Raises `Unmeasured` where the folder holds another
        measurement.
        """
        self.path = path
        self.measured = measured
        self.ended: list[L] = []
        """The matches that it holds, in the order in which they ended."""
        self._line = line
        self._lock = FileLock(path / measured.FILE)
        with suppress(FileNotFoundError):
            there = read_measured(path, type(measured))
            for name in measured.SAME:
                if getattr(there, name) != getattr(measured, name):
                    raise Unmeasured(
                        f"{path} holds matches of {name} {getattr(there, name)}, not {getattr(measured, name)};"
                        " go on with those, or take another folder"
                    )

    def __enter__(self) -> Folder[M, L]:
        """Hold the folder. Raises OSError where it can't be written, `InUse` where another adds to it, `Unmeasured`
        where it holds something else.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        self._lock.acquire()
        try:
            whole = _whole(self.path / MATCHES)
            self.ended = list(_read(whole, self._line))
            put(self.path / self.measured.FILE, msgspec.json.format(msgspec.json.encode(self.measured)) + b"\n")
            self._file = (self.path / MATCHES).open("ab")
            self._file.truncate(len(whole))
        except BaseException:
            self._lock.release()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """Let go of it."""
        self._file.close()
        self._lock.release()

    def add(self, ended: L) -> None:
        """Keep a match."""
        self._file.write(msgspec.json.encode(ended) + b"\n")
        self._file.flush()
        self.ended.append(ended)


def read_measured(path: Path, kind: type[M]) -> M:
    """What a folder says that it measures. Raises `Unmeasured` where it says nothing of the kind, OSError."""
    file = path / kind.FILE
    try:
        found = msgspec.json.decode(contents(file, MOST_BYTES), type=kind)
    except (ValueError, msgspec.DecodeError) as error:
        raise Unmeasured(f"{file} is no measurement: {error}") from None
    if found.format != kind.FORMAT or found.version != VERSION:
        raise Unmeasured(f"{file} is of another format or version")
    return found


def read_ended(path: Path, line: type[L]) -> Iterator[L]:
    """The matches that a folder holds, however far it is. Raises `Unmeasured`, OSError."""
    return _read(_whole(path / MATCHES), line)


def _whole(path: Path) -> bytes:
    """The whole lines of a file; what was being written when somebody was killed is none."""
    try:
        found = contents(path, MOST_BYTES)
    except FileNotFoundError:
        return b""
    return found[: found.rfind(b"\n") + 1]


def _read(lines: bytes, line: type[L]) -> Iterator[L]:
    for number, text in enumerate(lines.splitlines(), 1):
        try:
            yield msgspec.json.decode(text, type=line)
        except (ValueError, msgspec.DecodeError) as error:
            raise Unmeasured(f"line {number} of {MATCHES} is no match: {error}") from None
