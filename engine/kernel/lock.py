"""One writer at a time: a lock that the system lets go by itself when its program ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        """Lock the file's first byte or raise OSError at once."""
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        """Lock the whole file or raise OSError at once."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""What the system says when another holds the lock; whatever else it says, this file system knows no locks."""
TRIES = 8


class InUse(OSError):
    """Another holds the lock."""


class FileLock:
    """A lock beside a file: `<name>.lock`, there only while it is held or after its program was killed.

    On a file system without locks nothing is held and nothing refused.
    """

    __slots__ = ("_descriptor", "path")

    def __init__(self, path: Path) -> None:
        """The lock of that file, not yet held."""
        self._descriptor = -1
        self.path = path.with_name(path.name + ".lock")

    @property
    def held(self) -> bool:
        """It is held, and its file is still the one that others would find."""
        return self._descriptor >= 0 and _same(self._descriptor, self.path)

    def acquire(self) -> None:
        """Hold the lock. Raises `InUse` where another does, OSError where the folder can't be written."""
        self.release()
        for _ in range(TRIES):
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
            try:
                _take(descriptor)
            except OSError as error:
                if error.errno in TAKEN:
                    os.close(descriptor)
                    raise InUse(errno.EBUSY, os.strerror(errno.EBUSY), str(self.path)) from error
            # Who let go meanwhile took the file away with the lock: what we hold then is a lock nobody sees.
            if _same(descriptor, self.path):
                self._descriptor = descriptor
                return
            os.close(descriptor)
        raise InUse(errno.EBUSY, os.strerror(errno.EBUSY), str(self.path))

    def release(self) -> None:
        """Let go and take the file away; nothing happens where nothing is held."""
        if self._descriptor < 0:
            return
        descriptor, self._descriptor = self._descriptor, -1
        with suppress(OSError):
            # An open file can be taken away here, and must be while it is locked; on Windows only a closed one can.
            if sys.platform != "win32" and _same(descriptor, self.path):
                self.path.unlink()
        os.close(descriptor)
        if sys.platform == "win32":
            with suppress(OSError):
                self.path.unlink()

    def __del__(self) -> None:
        """A lock that nobody has any more holds nothing."""
        self.release()


def _same(descriptor: int, path: Path) -> bool:
    """The open file is the one at the path."""
    try:
        there = os.stat(path)
    except OSError:
        return False
    here = os.fstat(descriptor)
    return (here.st_dev, here.st_ino) == (there.st_dev, there.st_ino)
