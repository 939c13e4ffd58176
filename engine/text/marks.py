"""Invisible marks inside formatted messages: where a term, a number, a slot or a particle is.

Fluent hands back one string. To keep knowing what its parts are, the catalog puts private-use characters around them
when it loads messages, and `engine.text.render` reads them off again. No mark survives rendering.
"""

from __future__ import annotations

import re
from typing import Final

TERM: Final = "\ue000"
"""Opens a term: mark, key, `NAMED`, words, `END`."""
NAMED: Final = "\ue001"
END: Final = "\ue002"
SLOT: Final = "\ue003"
"""Stands for a slot with spans of its own: mark, index, `END`."""
NUMBER: Final = "\ue004"
"""Opens a number: mark, the number as shown, `END`."""
JOSA: Final = "\ue005"
"""A Korean particle that follows the sound of what stands before it: mark, both forms, `END`."""
CAPITAL: Final = "\ue006"
"""The next letter is a capital."""
ARTICLE: Final = "\ue007"
"""“a” or “an”, by the sound of what comes next."""

WITH_BODY: Final = frozenset({SLOT, NUMBER, JOSA})
MARKS: Final = re.compile("([\ue000-\ue007])")
_KEY: Final = re.compile("\ue000[^\ue001]*\ue001")
_FOREIGN: Final = re.compile("[\ue000-\ue00f]")


def unmarked(text: str) -> str:
    """The text without marks: words from outside (names, paths) can't pretend to be a term."""
    return _FOREIGN.sub("", text)


def plain(text: str) -> str:
    """The words of marked terms alone."""
    return _FOREIGN.sub("", _KEY.sub("", text))


def term(key: str, words: str) -> str:
    """Words that name a term."""
    return f"{TERM}{key}{NAMED}{words}{END}"


def number(shown: str) -> str:
    """A number as it is shown."""
    return f"{NUMBER}{shown}{END}"


def slot(index: int) -> str:
    """The place of the slot of that index."""
    return f"{SLOT}{index}{END}"


def josa(pair: str) -> str:
    """The place of a particle."""
    return f"{JOSA}{pair}{END}"
