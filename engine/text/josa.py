"""Korean particles by sound: which of two forms follows a word (은/는, 이/가, 을/를, 과/와, 으로/로 …).

A pair is written consonant form first; a third form takes the place of the 다 in which a verb or adjective ends
(`이고/이고/고`: 당신의 턴이고, 3 이하이고, 사용했고). What stands before is read aloud: Hangul by its
final consonant, digits in Sino-Korean, English words as Korean spells their sounds, other Latin letters by their
Korean names; closing quotes and brackets, full stops, marks of a long vowel, of a call, of a song and of
love are silent.
"""

from __future__ import annotations

import re
from typing import Final

_SILENT: Final = "」』”’\"'`)]}〉》】〕｣）］｝〗~〜～ー!?！？…‼.。♡♥♪♫☆★✧♰"
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

_WORD: Final = re.compile(r"[A-Za-z]+$")
_VOWEL_LETTERS: Final = re.compile(r"[aeiouy]")
_WORD_ENDS: Final = (
    # 사이클, 미사일, 스틸: ㄹ, with an e that is silent after it or without
    (re.compile(r"le?$"), _LIQUID),
    # 스팀, 캐논, 로어링; 타임, 엔진 with a silent e
    (re.compile(r"(?:m|n|ng|mb|[aeiouy][mn]e)$"), _CONSONANT),
    # 블랙, 매직, 스텝, 로켓, 북: a voiceless stop after a short vowel closes the syllable, after others it has its own
    (re.compile(r"(?:ck|ook|(?<![aeiouy])[aeiouy][ckpt])$"), _CONSONANT),
)
"""How the sounds of an English word end in Korean spelling; one with another end ends in a vowel (차지, 버스트, 터)."""


def joins_predicate(before: str, forms: str) -> str | None:
    """The third form, where there is one and what stands before ends in a verb or adjective: it replaces the 다."""
    _, _, third = (*forms.split("/"), "", "")[:3]
    return third if third and before.endswith("다") else None


def particle(before: str, pair: str) -> str:
    """The form of the pair that follows that text; both (`을(를)`) where the sound can't be known."""
    first, slash, second = pair.partition("/")
    second = second.partition("/")[0]
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
        return _latin_sound(heard)
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


def _latin_sound(text: str) -> str:
    """How Latin letters end: as a word if they can be one (`Steam`, `NEO`), else by the last one's name (`X`, `HP`)."""
    word = _WORD.findall(text)[-1]
    spelled = word.lower()
    if not _VOWEL_LETTERS.search(spelled) or (word.isupper() and len(word) < 3) or len(word) < 2:
        return _LETTERS.get(spelled[-1], _VOWEL)
    return next((sound for end, sound in _WORD_ENDS if end.search(spelled)), _VOWEL)
