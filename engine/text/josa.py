"""Korean particles by sound: which of two forms follows a word (은/는, 이/가, 을/를, 과/와, 으로/로 …).

A pair is written consonant form first. What stands before is read aloud: Hangul by its final consonant, digits in
Sino-Korean, Latin letters by their Korean names; closing quotes and brackets are silent.
"""

from __future__ import annotations

import re
from typing import Final

_SILENT: Final = "」』”’\"'`)]}〉》】〕｣）］｝〗"
_HANGUL_FIRST: Final = 0xAC00
_HANGUL_LAST: Final = 0xD7A3
_FINALS: Final = 28
_RIEUL: Final = 8

_VOWEL: Final = ""
_CONSONANT: Final = "consonant"
_LIQUID: Final = "ㄹ"

# 영 일 이 삼 사 오 육 칠 팔 구
_DIGITS: Final = dict(
    zip(
        "0123456789",
        (_CONSONANT, _LIQUID, _VOWEL, _CONSONANT, _VOWEL, _VOWEL, _CONSONANT, _LIQUID, _LIQUID, _VOWEL),
        strict=True,
    )
)
# 엘 and 알 end in ㄹ, 엠 and 엔 in another consonant; all other letters end in a vowel (엑스, 에프, 에이치)
_LETTERS: Final = {"l": _LIQUID, "r": _LIQUID, "m": _CONSONANT, "n": _CONSONANT}
# 하이픈, as the dash of a damage is read; 퍼센트
_SIGNS: Final = {"-": _CONSONANT, "－": _CONSONANT, "–": _CONSONANT, "—": _CONSONANT, "−": _CONSONANT, "%": _VOWEL}

_VOWEL_FIRST: Final = frozenset(
    {"는/은", "가/이", "를/을", "와/과", "로/으로", "나/이나", "랑/이랑", "라/이라", "야/아", "면/이면", "며/이며"}
)
_NUMBER: Final = re.compile(r"(\.?)([0-9]+)$")


def particle(before: str, pair: str) -> str:
    """The form of the pair that follows that text; both (`을(를)`) where the sound can't be known."""
    first, slash, second = pair.partition("/")
    if not slash:
        raise ValueError(f"a particle is written as a pair, consonant form first: 을/를, not {pair!r}")
    if pair in _VOWEL_FIRST:
        first, second = second, first
    sound = final_sound(before)
    if sound is None:
        return f"{first}({second})" if second else first
    if sound == _VOWEL or (sound == _LIQUID and first.startswith("으로")):
        return second
    return first


def final_sound(text: str) -> str | None:
    """How the text ends when it is read: `` in a vowel, `ㄹ`, `consonant`; None if that can't be known."""
    heard = text.rstrip(_SILENT)
    if not heard:
        return None
    last = heard[-1]
    if _HANGUL_FIRST <= ord(last) <= _HANGUL_LAST:
        final = (ord(last) - _HANGUL_FIRST) % _FINALS
        if final == _RIEUL:
            return _LIQUID
        return _CONSONANT if final else _VOWEL
    if last in _DIGITS:
        return _number_sound(heard)
    if last.isascii() and last.isalpha():
        return _LETTERS.get(last.lower(), _VOWEL)
    return _SIGNS.get(last)


def _number_sound(text: str) -> str:
    """How a number in Sino-Korean ends: by its last digit, or by 십, 백, 천, 만, 억, 조 where zeros end it."""
    found = _NUMBER.search(text)
    point, digits = found.groups() if found else ("", text[-1])
    bare = digits.rstrip("0")
    if point or not bare or bare == digits:
        return _DIGITS[digits[-1]]
    places = len(digits) - len(bare)
    return _CONSONANT if places < 12 else _VOWEL
