"""Reading the file of a rule document: text, Markdown or PDF, in whatever encoding; nothing is understood yet."""

from __future__ import annotations

import codecs
import errno
import os
import re
import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.kernel.files import MEGABYTE, TooLarge, contents, said
from engine.rulebook.pdf import pages
from engine.rulebook.problems import RulebookError

if TYPE_CHECKING:
    from pathlib import Path
    from threading import Event

LARGEST_TEXT: Final = 8 * MEGABYTE
LARGEST_PDF: Final = 64 * MEGABYTE
"""The documents have some 400 kB; what is larger than these isn't even read."""
SUFFIXES: Final = (".txt", ".text", ".md", ".markdown", ".pdf")
"""By what a person finds such files; a PDF is known by its first bytes."""

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""Marks of encodings; that of UTF-32 begins as that of UTF-16 does and is looked for first."""
_GUESSES: Final = ("cp932", "cp949", "euc-jp")
_PDF: Final = b"%PDF-"
_CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ufffd]")
_LETTERS: Final = re.compile(r"[ぁ-ヶ가-힣]")
_RARE: Final = re.compile(r"[\ue000-\uf8ff\uf900-\ufaff\uff66-\uff9f\u3400-\u4dbf]|[^\W\d_a-zA-Zぁ-ヿ가-힣一-鿿]")
"""What a text in the wrong encoding is full of: half-width kana, private signs, letters of other scripts."""


class Raw(NamedTuple):
    """A file's text by pages (a text file is one page, unless it has page breaks)."""

    pages: tuple[str, ...]
    name: str


def read(path: Path, stop: Event | None = None) -> Raw:
    """The text of a file, unless `stop` is set meanwhile. Raises `RulebookError`."""
    data = _bytes(path)
    if not data.strip(b"\x00 \t\r\n\f"):
        raise RulebookError("empty", path.name)
    if _PDF in data[:1024]:
        return Raw(pages(data, path.name, stop), path.name)
    if len(data) > LARGEST_TEXT:
        raise RulebookError("too-large", path.name)
    suffix = path.suffix.lower()
    if suffix == ".pdf":
        raise RulebookError("pdf-damaged", path.name, "%PDF")
    if suffix and suffix not in SUFFIXES:
        raise RulebookError("kind", path.name, path.suffix)
    return Raw(tuple(decoded(data, path.name).split("\f")), path.name)


def _bytes(path: Path) -> bytes:
    try:
        return contents(path, LARGEST_PDF)
    except FileNotFoundError as error:
        raise RulebookError("missing", path.name) from error
    except TooLarge as error:
        raise RulebookError("too-large", path.name) from error
    except (OSError, ValueError) as error:
        kind = isinstance(error, IsADirectoryError) or getattr(error, "errno", 0) == errno.EINVAL
        name = os.path.basename(str(path))
        raise RulebookError("kind" if kind else "unreadable", name, path.suffix if kind else said(error)) from error


def decoded(data: bytes, name: str) -> str:
    """A text in UTF-8, UTF-16 or UTF-32 with or without a mark, or in an old encoding of Japan or Korea."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _sound(_attempt(data[len(mark) :], encoding), name)
    text = _attempt(data, "utf-8")
    if text is None and (encoding := _unmarked_utf_16(data)):
        text = _attempt(data, encoding)
    if text is None and b"\x00" in data:
        raise RulebookError("binary", name)
    if text is None:
        guesses = [guess for encoding in _GUESSES if (guess := _attempt(data, encoding)) is not None]
        text = max(guesses, key=_likely, default=None)
        if text is None or _likely(text) < 0:
            raise RulebookError("encoding", name)
    elif "\x00" in text and (encoding := _unmarked_utf_16(data)):
        text = _attempt(data, encoding)
    return _sound(text, name)


def _attempt(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None


def _unmarked_utf_16(data: bytes) -> str:
    """Which UTF-16 it is by its line ends and blanks, which have a zero beside them; empty if neither."""
    little, big = (sum(data.count(sign) for sign in signs) for signs in ((b"\n\x00", b" \x00"), (b"\x00\n", b"\x00 ")))
    if len(data) % 2 or not little + big:
        return ""
    return "utf-16-le" if little >= big else "utf-16-be"


def _likely(text: str) -> float:
    """How much of a text are letters of these languages rather than what a wrong encoding makes of them."""
    return (len(_LETTERS.findall(text)) - 5 * len(_RARE.findall(text))) / len(text)


def _sound(text: str | None, name: str) -> str:
    if text is None:
        raise RulebookError("encoding", name)
    if len(_CONTROL.findall(text)) * 100 > len(text):
        raise RulebookError("binary", name)
    return unicodedata.normalize("NFC", text.removeprefix("\ufeff"))
