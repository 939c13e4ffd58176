"""Japanese in Latin letters: how a reading is written so, and whether what was written so is that reading.

Whoever learns the language often has no keyboard for it. What is written is taken in the spelling of Hepburn and in the
systematic one (`shi` and `si`, `tsu` and `tu`), long vowels as they are typed or with a stroke (`ou`, `oo`, `ō`).
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from engine.study.words import letters_alone

_VOWELS: Final = "aiueo"
_VOWELS_OR_NONE: Final = frozenset(("", *_VOWELS))
_ROWS: Final = {
    "": "あいうえお", "k": "かきくけこ", "s": "さしすせそ", "t": "たちつてと", "n": "なにぬねの", "h": "はひふへほ",
    "m": "まみむめも", "y": "や ゆ よ", "r": "らりるれろ", "w": "わゐ ゑを", "g": "がぎぐげご", "z": "ざじずぜぞ",
    "d": "だぢづでど", "b": "ばびぶべぼ", "p": "ぱぴぷぺぽ", "v": "  ゔ  ",
}
_HEPBURN: Final = {
    **{kana: row + vowel for row, all_of in _ROWS.items() for kana, vowel in zip(all_of, _VOWELS, strict=True)},
    "し": "shi", "ち": "chi", "つ": "tsu", "ふ": "fu", "じ": "ji", "ぢ": "ji", "づ": "zu", "を": "o", "ん": "n",
}
_SMALL: Final = {**dict(zip("ぁぃぅぇぉ", _VOWELS, strict=True)), "ゃ": "ya", "ゅ": "yu", "ょ": "yo"}
_ONE_SPELLING: Final = tuple((re.compile(pattern), plain) for pattern, plain in (
    ("cch", "tch"), ("jj", "zj"), ("shi", "si"), ("sh", "sy"), ("chi", "ti"), ("ch", "ty"), ("ts", "t"), ("f", "h"),
    ("ji", "zi"), ("jy?", "zy"), ("di", "zi"), ("du", "zu"), ("wo", "o"), ("m(?=[bmp])", "n"), ("nn$", "n"),
    ("ou", "oo"),
))
_LATIN: Final = re.compile(r"[a-z0-9]+")
_LONG: Final = ("\u0304", "\u0302")
"""The strokes over a long vowel, as signs of their own."""


def in_latin(reading: str) -> str:
    """A reading in the spelling of Hepburn, long vowels as they are typed; empty where not all of it is kana."""
    said = ""
    doubled = False
    for sign in letters_alone(reading):
        if sign == "っ":
            doubled = True
            continue
        if sign == "ー":
            said += said[-1:]
        elif sign in _SMALL:
            said = _joined(said, _SMALL[sign])
        elif sign in _HEPBURN or sign.isascii():
            syllable = _HEPBURN.get(sign, sign)
            said += (syllable[0] if doubled else "") + syllable
        else:
            return ""
        doubled = False
    return said


def _joined(said: str, small: str) -> str:
    """A small kana takes the vowel of the one before it: `ki` and `ya` are `kya`, `shi` and `ya` are `sha`."""
    if said.endswith(("shi", "chi", "ji")):
        return said[:-1] + small[-1]
    bare = said.endswith("u") and said[-2:-1] in _VOWELS_OR_NONE
    return said[:-1] + ("w" if bare else "") + small


def written_in_latin(answer: str) -> bool:
    """Something was written, and all of it in Latin letters."""
    return _LATIN.fullmatch(_typed(answer)) is not None


def reads_as(answer: str, reading: str) -> bool:
    """Whether what was written in Latin letters is that reading."""
    right = in_latin(reading)
    return bool(right) and written_in_latin(answer) and one_spelling(answer) == one_spelling(right)


def _typed(answer: str) -> str:
    """Letters alone; a stroke over a vowel, or one after it, makes it long."""
    letters = ""
    for sign in unicodedata.normalize("NFD", unicodedata.normalize("NFKC", answer).casefold()):
        if sign in _LONG or sign in "-ー":
            letters += letters[-1:]
        elif sign.isalnum():
            letters += sign
    return letters


def one_spelling(answer: str) -> str:
    """What is written in Latin letters in the spelling in which all are compared."""
    latin = _typed(answer)
    for pattern, plain in _ONE_SPELLING:
        latin = pattern.sub(plain, latin)
    return latin
