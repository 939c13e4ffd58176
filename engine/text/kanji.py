"""Readings of kanji that belong to no term: `translations/<game>/ja/kanji.txt` lists words with their kana.

Terms and names bring their readings with them; the words between them are a small set, since every sentence is ours. So
they are looked up, the longest word first, and not guessed.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from engine.text.catalog import translations_folder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from engine.text.render import Span

FILE: Final = "ja/kanji.txt"
KANJI: Final = re.compile(r"[々〆〇㐀-䶿一-鿿\uf900-\ufaff]")
"""A sign that needs a reading."""
_FIRST: Final = re.compile(rf"{KANJI.pattern}|(?<![0-9])[0-9]")
"""Where a word of the list may begin: a counter with its number is one."""


class BrokenReadings(ValueError):
    """A line of the list that isn't a word and its kana."""


def readings(text: str) -> dict[str, str]:
    """The list: a word and its kana a line; lines that begin with # say something about it."""
    found: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        word, _, kana = line.partition(" ")
        if not kana or not KANJI.search(word) or KANJI.search(kana) or word in found:
            raise BrokenReadings(f"{FILE}, line {number}: {line!r}")
        found[word] = kana.strip()
    return found


@cache
def shipped_readings(folder: Path | None = None) -> Mapping[str, str]:
    """The lists that the program ships, one after the other: what no game says alone, and those of the games."""
    files = sorted((folder or translations_folder()).glob(f"*/{FILE}"))
    return readings("\n".join(file.read_text("utf-8") for file in files))


def read(
    spans: Iterable[Span], words: Mapping[str, str] | None = None, *, people: Iterable[str] = ()
) -> tuple[Span, ...]:
    """The same spans, those without a reading cut into words with theirs: what is no term, and terms in another form
    than their own. A counter is read with the number before it: `1人` is a word of its own. How `people` read what they
    are called nobody knows.
    """
    names = tuple(people)
    known = shipped_readings() if words is None else words
    longest = max((len(word) for word in known), default=0)
    found: list[Span] = []
    for span in spans:
        if span.ruby or span.kind not in {"plain", "term"}:
            found.append(span)
            continue
        before = found[-1] if found and found[-1].kind == "number" else None
        if before is not None and (counted := known.get(before.text + span.text[:1])) is not None:
            found[-1] = before._replace(text=before.text + span.text[:1], ruby=counted)
            span = span._replace(text=span.text[1:])
        found += _cut(span, known, longest, names)
    return tuple(found)


def unread(spans: Iterable[Span], words: Mapping[str, str] | None = None) -> str:
    """The kanji of the spans over which no reading stands."""
    return "".join(sign for span in read(spans, words) if not span.ruby for sign in KANJI.findall(span.text))


def _cut(span: Span, known: Mapping[str, str], longest: int, names: tuple[str, ...]) -> Iterator[Span]:
    text = span.text
    start = at = 0
    while at < len(text):
        if name := next((name for name in names if text.startswith(name, at)), ""):
            at += len(name)
            continue
        word = _word_at(text, at, known, longest) if _FIRST.match(text, at) else ""
        if not word:
            at += 1
            continue
        if start < at:
            yield span._replace(text=text[start:at])
        yield span._replace(text=word, ruby=known[word])
        start = at = at + len(word)
    if start < len(text):
        yield span._replace(text=text[start:])


def _word_at(text: str, at: int, known: Mapping[str, str], longest: int) -> str:
    """The longest word of the list that begins there."""
    tried = (text[at : at + length] for length in range(min(longest, len(text) - at), 0, -1))
    return next((word for word in tried if word in known), "")
