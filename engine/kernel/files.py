"""Files written whole or not at all: beside their name first, synced, then put there at once."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

BINARY: Final[int] = getattr(os, "O_BINARY", 0)


def put(path: Path, data: bytes) -> os.stat_result:
    """Write a whole file beside its name, sync it and put it there at once; a file that may not be written stays."""
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    beside = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o666)
    try:
        try:
            write(descriptor, data)
            info = os.fstat(descriptor)
        finally:
            os.close(descriptor)
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    _sync_folder(path.parent)
    return info


def write(descriptor: int, data: bytes) -> None:
    """All of the data, onto the disk."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    os.fsync(descriptor)


def said(error: OSError | ValueError) -> str:
    """What the system says, without the path that it adds."""
    return getattr(error, "strerror", None) or str(error)


def _sync_folder(folder: Path) -> None:
    """The file's name onto the disk, where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
