"""Files of the program: read within a limit, written whole or not at all, and what a refusal of the system means.

A file is made whole beside its name, synced, and put there at once. What a killed program left beside it goes with the
next writing.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from engine.kernel.lock import InUse

if TYPE_CHECKING:
    from pathlib import Path

BINARY: Final[int] = getattr(os, "O_BINARY", 0)
MEGABYTE: Final = 1024 * 1024
MOST_QUOTED: Final = 200
"""Letters of a foreign text that an error quotes: enough to know it again."""

Code: TypeAlias = Literal[
    "full",  # the disk or the quota is
    "read-only",  # the file, folder or disk may not be written
    "no-folder",  # the folder is gone
    "in-use",  # another program, or another window of this one, holds the file
    "failed",  # the system refuses for another reason
]
CODES: Final[dict[int, Code]] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EBUSY: "in-use",
    errno.ETXTBSY: "in-use",
}
SHARING_VIOLATIONS: Final = (32, 33)
"""What Windows says of a file that another program holds open."""


class TooLarge(OSError):
    """A file is larger than any of its kind; it isn't read."""


def code_of(error: OSError | ValueError) -> Code:
    """What a refusal to write (or a name that can't be one) means to a person."""
    if isinstance(error, InUse) or getattr(error, "winerror", None) in SHARING_VIOLATIONS:
        return "in-use"
    return CODES.get(getattr(error, "errno", None) or 0, "failed")


def said(error: OSError | ValueError) -> str:
    """What the system says, without the path that it adds."""
    return quoted(getattr(error, "strerror", None) or str(error))


def quoted(text: str) -> str:
    """A text from outside as an error quotes it: cut where it is long."""
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1]}…"


def contents(path: Path, most: int) -> bytes:
    """All of an ordinary file of no more than so many bytes. Raises OSError, `TooLarge` among them, or ValueError."""
    info = path.stat()
    if not stat.S_ISREG(info.st_mode):
        number = errno.EISDIR if stat.S_ISDIR(info.st_mode) else errno.EINVAL
        raise OSError(number, os.strerror(number), str(path))
    if info.st_size > most:
        raise TooLarge(errno.EFBIG, f"{info.st_size} bytes", str(path))
    return path.read_bytes()


def put(path: Path, data: bytes) -> os.stat_result:
    """Write a whole file beside its name, sync it and put it there at once; a file that may not be written stays."""
    with Replacing(path) as beside:
        return fill(beside, data)


def fill(beside: Path, data: bytes) -> os.stat_result:
    """Write a whole file where it stands, and sync it: what `Replacing` puts there at the end."""
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o666)
    try:
        write(descriptor, data)
        return os.fstat(descriptor)
    finally:
        os.close(descriptor)


class Replacing:
    """The making of a whole file by whatever writes to a path: `with Replacing(path) as beside`.

    At the end `beside` takes the place of the file at once; where the making fails, it goes and the file stays. What
    programs that were killed meanwhile left beside the file goes first.
    """

    __slots__ = ("_beside", "_path")

    def __init__(self, path: Path) -> None:
        """The file that is to be made or replaced."""
        self._path = path
        self._beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")

    def __enter__(self) -> Path:
        """The temporary path beside the file, to be written to."""
        if self._path.exists() and not os.access(self._path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self._path))
        clear_left_over(self._path)
        self._beside.touch()  # what can't be written there is refused before anything is made
        return self._beside

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Put the file there, or take away what was begun."""
        try:
            if kind is None:
                os.replace(self._beside, self._path)
                _sync_folder(self._path.parent)
        finally:
            with suppress(OSError):
                self._beside.unlink()


def clear_left_over(path: Path) -> None:
    """Take away what programs that were killed while they wrote this file left beside it."""
    rest = re.compile(re.escape(f".{path.name}.") + r"(\d+\.tmp|[a-z0-9_]{8})")
    with suppress(OSError):
        for name in os.listdir(path.parent):
            left = rest.fullmatch(name)
            if left and not _runs(left[1].removesuffix(".tmp")):
                with suppress(OSError):
                    path.with_name(name).unlink()


def _runs(number: str) -> bool:
    """A program of that number runs here. Windows lets nobody take away what a program holds open, so none is asked."""
    if not number.isdecimal() or sys.platform == "win32":
        return False
    try:
        os.kill(int(number), 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True


def write(descriptor: int, data: bytes) -> None:
    """All of the data, onto the disk."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    os.fsync(descriptor)


def _sync_folder(folder: Path) -> None:
    """The file's name onto the disk, where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
