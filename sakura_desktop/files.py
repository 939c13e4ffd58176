"""Files that are written whole or not at all, and what is said when one can't be read or written."""

from __future__ import annotations

import errno
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.text.phrase import Phrase, say

_CODES: Final = {
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


@dataclass(frozen=True, slots=True)
class FileTrouble:
    """Why a file wasn't read or written: `unreadable`, `damaged`, `read-only`, `full` or `unwritable`."""

    code: str
    path: Path
    detail: str = ""
    kept: Path | None = None
    """Where a damaged file was put, if it could be moved."""

    def phrase(self) -> Phrase:
        """What happened and what to do, in a sentence."""
        slots = {"path": str(self.path), "detail": self.detail, "kept": str(self.kept or self.path)}
        match self.code:
            case "unreadable":
                return say("trouble-unreadable", **slots)
            case "damaged":
                return say("trouble-damaged", **slots)
            case "read-only":
                return say("trouble-read-only", **slots)
            case "full":
                return say("trouble-full", **slots)
            case _:
                return say("trouble-unwritable", **slots)


def trouble_of(error: OSError, path: Path) -> FileTrouble:
    """What an error of the file system means to a person who wanted to write there."""
    return FileTrouble(_CODES.get(error.errno or 0, "unwritable"), path, error.strerror or str(error))


def write_whole(path: Path, text: str) -> FileTrouble | None:
    """Write a text file in one step: readers find the old text or the new one, never a part."""
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        return trouble_of(error, path)
    return None


def put_aside(path: Path) -> Path | None:
    """Move a damaged file out of the way beside its place, never over an earlier one; None where it can't be moved."""
    for number in range(1, 1000):
        kept = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not kept.exists():
            try:
                return path.rename(kept)
            except OSError:
                return None
    return None
