"""Files of the program itself (settings, decks, lists): read and judged, written whole, and what is said of trouble."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from engine.kernel.files import MEGABYTE, Code, TooLarge, code_of, contents, put, quoted, said
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from pathlib import Path

T = TypeVar("T")

LARGEST: Final = 8 * MEGABYTE
"""Ten thousand duels make a list of 4 MB; what is larger is no file of ours and isn't read."""


@dataclass(frozen=True, slots=True)
class FileTrouble:
    """Why a file wasn't read (`unreadable`, `damaged`) or not written (one of the kernel's codes)."""

    code: str
    path: Path
    detail: str = ""
    kept: Path | None = None
    """Where a damaged file was put, if it could be moved."""

    def phrase(self) -> Phrase:
        """What happened and what to do, in a sentence."""
        match self.code:
            case "unreadable":
                return say("trouble-unreadable", path=str(self.path), detail=self.detail)
            case "damaged":
                return say("trouble-damaged", path=str(self.path), kept=str(self.kept or self.path))
            case _:
                return say("trouble-unwritten", why=why_unwritten(self.code, self.path, self.detail))


def why_unwritten(code: Code | str, path: Path, detail: str) -> Phrase:
    """Why a file can't be written, by one of the kernel's codes, and what helps."""
    return say(f"cannot-write-{code}", path=str(path), **({"detail": detail} if code == "failed" else {}))


def trouble_of(error: OSError | ValueError, path: Path) -> FileTrouble:
    """What an error of the file system means to a person who wanted to write there."""
    return FileTrouble(code_of(error), path, said(error))


def read_json(path: Path, kind: type[T]) -> tuple[T | None, FileTrouble | None]:
    """What a JSON file of that shape says; None where there is none, or none that can be used.

    A damaged file (no JSON, another shape, nested beyond measure, larger than any of ours) is put aside, so that the
    next writing doesn't replace it.
    """
    try:
        return msgspec.json.decode(contents(path, LARGEST), type=kind), None
    except (FileNotFoundError, NotADirectoryError):
        return None, None
    except (TooLarge, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return None, damaged(path, str(error))
    except OSError as error:
        return None, FileTrouble("unreadable", path, said(error))


def damaged(path: Path, detail: str) -> FileTrouble:
    """The trouble with a damaged file, which is put aside."""
    return FileTrouble("damaged", path, quoted(detail), put_aside(path))


def write_whole(path: Path, text: str) -> FileTrouble | None:
    """Write a text file in one step: readers find the old text or the new one, never a part."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        put(path, text.encode("utf-8", "replace"))
    except (OSError, ValueError) as error:
        return trouble_of(error, path)
    return None


def beside(path: Path, word: str) -> Path:
    """A name beside a file that nothing has yet: `list.damaged-1.json`."""
    number = 1
    while path.with_name(f"{path.stem}.{word}-{number}{path.suffix}").exists():
        number += 1
    return path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")


def put_aside(path: Path) -> Path | None:
    """Move a damaged file out of the way beside its place, never over an earlier one; None where it can't be moved."""
    try:
        return path.rename(beside(path, "damaged"))
    except OSError:
        return None
