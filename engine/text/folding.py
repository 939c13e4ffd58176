"""Text as it is compared when somebody looks for it: whatever the width, the case and the kana it is typed in; Hangul
as far as it is typed.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

KANA: Final = {code: code - 0x60 for code in (*range(0x30A1, 0x30F7), 0x30FD, 0x30FE)}
"""Katakana as hiragana, for `str.translate`."""
_FIRST_SYLLABLE, _LAST_SYLLABLE = 0xAC00, 0xD7A3
_VOWELS, _ENDS = 21, 28
_FIRST: Final = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_MIDDLE: Final = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_ENDINGS: Final = (
    "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ "
    "ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
)
_END: Final = ("", *_ENDINGS.split())
_TWOFOLD: Final = (
    "ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ "
    "ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ"
)
_TYPED: Final = str.maketrans({letters[0]: letters[1:] for letters in _TWOFOLD.split()})
"""Letters made of two, as the keys of a keyboard have them."""
_CONJOINING: Final = str.maketrans({
    **{chr(0x1100 + at): letter for at, letter in enumerate(_FIRST)},
    **{chr(0x1161 + at): letter for at, letter in enumerate(_MIDDLE)},
    **{chr(0x11A7 + at): letters for at, letters in enumerate(_END) if letters},
})


@lru_cache(maxsize=16_384)
def folded(text: str) -> str:
    """A text as it is compared. Hangul falls into the letters of its keys, so that a syllable that is still being typed
    is found in what it is to become: 검 and 거ㅁ in 검사, 걱 on the way to 거기.
    """
    plain = unicodedata.normalize("NFKC", text).casefold().translate(KANA)
    return "".join(map(_letters, plain)).translate(_CONJOINING).translate(_TYPED)


def _letters(sign: str) -> str:
    """The letters of a syllable of Hangul; any other sign as it is."""
    if not _FIRST_SYLLABLE <= ord(sign) <= _LAST_SYLLABLE:
        return sign
    first, rest = divmod(ord(sign) - _FIRST_SYLLABLE, _VOWELS * _ENDS)
    middle, end = divmod(rest, _ENDS)
    return _FIRST[first] + _MIDDLE[middle] + _END[end]


def parts_of(sought: str) -> tuple[str, ...]:
    """The parts of what is sought, parted by spaces, folded."""
    return tuple(folded(sought).split())


def finds(sought: str, texts: str) -> bool:
    """Whether every part of what is sought is in a text that is folded already."""
    return has_all(parts_of(sought), texts)


def has_all(parts: Iterable[str], texts: str) -> bool:
    """The same of parts that are folded already, for many texts."""
    return all(part in texts for part in parts)
