"""Ruby: which part of a kana reading belongs over which kanji or Latin words of a name."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Final

from engine.text.folding import KANA

if TYPE_CHECKING:
    from collections.abc import Iterator

_KANJI: Final = re.compile(r"[々〆〇㐀-䶿一-鿿\uf900-\ufaff\U00020000-\U0003ffff]")
_KANA: Final = re.compile(r"[ぁ-ゖァ-ヺーゝゞヽヾ]")
_LATIN: Final = re.compile(r"[A-Za-z'’]")
_MARK: Final = re.compile(rf"[\[［]({_KANA.pattern}+)[\]］]")
"""A reading in brackets, as Anki has it behind a word."""
_BLANK: Final = re.compile(r"[ \u3000\n]")
_LAST_KANJI: Final = re.compile(rf"{_KANJI.pattern}*\Z")
_READ: Final = ("kanji", "latin")
"""Kinds of runs over which a reading may stand."""

Pairs = tuple[tuple[str, str], ...]


@lru_cache(maxsize=1024)
def ruby_pairs(name: str, reading: str) -> Pairs:
    """The name cut into runs, each with the reading that belongs over it; kana and signs have none.

    Latin words have the reading that is given for them in kana; letters that the reading spells as they are have none,
    kanji too, where a person wrote down only how the hard ones are read.
    Where the reading can be laid under the name in no way or in several, the whole name takes the whole reading.
    """
    reading = reading.strip()
    if not reading or not any(_kind_of(letter) in _READ for letter in name):
        return ((name, ""),) if name else ()
    runs = tuple(("".join(run), kind) for kind, run in groupby(name, _kind_of))
    found = _alignments(runs, reading)
    first = next(found, None)
    if first is None or next(found, None) is not None:
        return ((name, reading),)
    return tuple(
        (run, reading if kind in _READ and _KANA.match(reading) else "")
        for (run, kind), reading in zip(runs, first, strict=True)
    )


def taken_off(text: str) -> tuple[str, str]:
    """A text in which readings stand behind what they are of, `お上限[じょうげん]`: without them, and how it is read;
    nothing where none stand there. A reading is of the kanji before it; where kana stand before it or there is a blank,
    which is left out, of all since the blank.
    """
    plain = read = ""
    at = 0
    for mark in _MARK.finditer(text):
        before = text[at : mark.start()]
        last = _BLANK.split(before)[-1]
        if _KANA.fullmatch(last[-1:]) or len(last) < len(before):
            base, blank = last, before[: -len(last)][-1:]
        else:
            base, blank = _LAST_KANJI.search(last)[0], ""  # type: ignore[index]  # it finds at least no letter
        if not base:
            continue
        free = before[: len(before) - len(base) - len(blank)]
        plain, read, at = plain + free + base, read + free + mark[1], mark.end()
    return plain + text[at:], read + text[at:] if at else ""


def _kind_of(letter: str) -> str:
    if _KANJI.match(letter):
        return "kanji"
    if _KANA.match(letter):
        return "kana"
    if _LATIN.match(letter):
        return "latin"
    return "sign" if unicodedata.category(letter)[0] in "PZS" else "other"


def _plain(text: str) -> str:
    """For comparing: hiragana, half width, small letters. As long as what it was."""
    return "".join(
        folded if len(folded := unicodedata.normalize("NFKC", one).casefold()) == 1 else one for one in text
    ).translate(KANA)


def _alignments(runs: tuple[tuple[str, str], ...], reading: str) -> Iterator[tuple[str, ...]]:
    """Every way to lay the reading under the runs."""
    if not runs:
        if not reading:
            yield ()
        return
    (run, kind), rest = runs[0], runs[1:]
    for length in _lengths(run, kind, reading):
        for following in _alignments(rest, reading[length:]):
            yield (reading[:length], *following)


def _lengths(run: str, kind: str, reading: str) -> Iterator[int]:
    """How much of the reading's beginning the run may take."""
    if kind == "kanji":
        kana = sum(1 for _ in takewhile(_KANA.match, reading))
        # no kanji is read by less than one kana
        yield from range(len(run), kana + 1)
        if reading.startswith(run):
            yield len(run)
    elif kind == "sign":
        yield sum(1 for _ in takewhile(lambda letter: _kind_of(letter) == "sign", reading))
    elif _plain(reading).startswith(_plain(run)):
        yield len(run)
    elif kind == "latin":
        yield from range(1, sum(1 for _ in takewhile(_KANA.match, reading)) + 1)
