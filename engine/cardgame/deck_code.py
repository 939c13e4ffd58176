"""Texts that stand for a deck: parts between colons, and behind a dash digits that check them, so that a mistyped code
is told from a right one. The same in every language; blanks and capitals don't count.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

LONGEST: Final = 1000
"""No code has more signs."""


class BadDeckCode(ValueError):
    """A text that is no deck code: `code` is `shape`, `check`, or why a game can't read what its parts say; `part` is
    the part that it can't read.
    """

    def __init__(self, code: str, text: str, part: str = "") -> None:
        """Keep what was read."""
        super().__init__(f"{code}: {part or text}")
        self.code = code
        self.text = text
        self.part = part


def sealed(parts: tuple[str, ...], digits: int) -> str:
    """The code of these parts, checked by so many digits."""
    body = ":".join(parts)
    return f"{body}-{_check(body, digits)}"


def unsealed(text: str, count: int, digits: int) -> list[str]:
    """The parts of a code that has so many. Raises `BadDeckCode`."""
    code = "".join(text[: 2 * LONGEST].split()).lower()
    body, dash, check = code.rpartition("-")
    parts = body.split(":")
    if not dash or len(parts) != count or len(code) > LONGEST:
        raise BadDeckCode("shape", text)
    if check != _check(body, digits):
        raise BadDeckCode("check", text)
    return parts


def _check(body: str, digits: int) -> str:
    return f"{crc32(body.encode()) % 16**digits:0{digits}x}"
