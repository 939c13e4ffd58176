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
_JOINS: Final = re.compile(rf"(?:{KANJI.pattern}|[ァ-ヺー0-9０-９] ?)\Z")
"""The end of a text with which one kanji makes a longer word: カード名."""
_COUNTED: Final = re.compile(r"[0-9０-９] ?\Z")
_COUNTERS: Final = frozenset("枚回個倍度人層")
"""Kanji that are read the same after any number, or nearly."""
_UNSURE: Final = frozenset("方名直手")
"""Kanji that others often read otherwise than our sentences do."""
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


def _longest(words: Iterable[str]) -> int:
    return max(map(len, words), default=0)


@cache
def _shipped_longest() -> int:
    return _longest(shipped_readings())


def read(
    spans: Iterable[Span], words: Mapping[str, str] | None = None, *, people: Iterable[str] = (), sure: bool = False
) -> tuple[Span, ...]:
    """The same spans, those without a reading cut into words with theirs: what is no term, and terms in another form
    than their own. A counter is read with the number before it: `1人` is a word of its own. How `people` read what they
    are called nobody knows. In a text that isn't ours a word may be a part of a longer one that the list doesn't have:
    with `sure` nothing is read of which that may be so.
    """
    names = tuple(people)
    known = shipped_readings() if words is None else words
    longest = _shipped_longest() if words is None else _longest(known)
    found: list[Span] = []
    given: list[int] = []
    for span in spans:
        if span.ruby or span.kind not in {"plain", "term"}:
            given += [len(found)] if span.ruby else []
            found.append(span)
            continue
        before = found[-1] if found and found[-1].kind == "number" else None
        if before is not None and (counted := known.get(before.text + span.text[:1])) is not None:
            found[-1] = before._replace(text=before.text + span.text[:1], ruby=counted)
            span = span._replace(text=span.text[1:])
        found += _cut(span, known, longest, names)
    return _sure(found, frozenset(given)) if sure else tuple(found)


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


def _sure(pieces: list[Span], given: frozenset[int]) -> tuple[Span, ...]:
    """Without the readings that words of a text that isn't ours might not have: of one kanji that makes a longer word
    with what stands beside it, and of words beside a kanji over which nothing stands. Those that were `given` stay.
    """
    befores = ["", *(piece.text for piece in pieces[:-1])]
    afters = [*(piece.text for piece in pieces[1:]), ""]
    bare = {
        at for at, (before, piece, after) in enumerate(zip(befores, pieces, afters, strict=True))
        if at not in given and KANJI.search(piece.text) and (not piece.ruby or _may_differ(before, piece.text, after))
    }
    for forth in (True, False):
        for at in range(len(pieces)) if forth else reversed(range(len(pieces))):
            beside = at - 1 if forth else at + 1
            if at in given or not pieces[at].ruby or beside not in bare:
                continue
            one, other = (befores[at], pieces[at].text) if forth else (pieces[at].text, afters[at])
            if KANJI.match(one[-1:]) and KANJI.match(other):
                bare.add(at)
    return tuple(piece._replace(ruby="") if at in bare else piece for at, piece in enumerate(pieces))


def _may_differ(before: str, word: str, after: str) -> bool:
    """A word of one kanji that may be read otherwise between these texts."""
    if len(KANJI.findall(word)) != 1 or not KANJI.match(word):
        return False
    if before in _COUNTERS or (word in _COUNTERS and _COUNTED.search(before)):
        return word in _UNSURE
    joined = len(word) == 1 and KANJI.match(after) is not None
    return word in _UNSURE or joined or _JOINS.search(before) is not None


def _word_at(text: str, at: int, known: Mapping[str, str], longest: int) -> str:
    """The longest word of the list that begins there."""
    tried = (text[at : at + length] for length in range(min(longest, len(text) - at), 0, -1))
    return next((word for word in tried if word in known), "")
