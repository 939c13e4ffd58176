"""How Korean words sound, in Latin letters."""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from unicodedata import normalize

import koroman

_MOVED: Final = {
    "\u11a8": "\u1100", "\u11a9": "\u1101", "\u11ab": "\u1102", "\u11ae": "\u110c",
    "\u11af": "\u1105", "\u11b6": "\u1105", "\u11b7": "\u1106", "\u11b8": "\u1107",
    "\u11ba": "\u1109", "\u11bd": "\u110c", "\u11c0": "\u110e", "\u11c1": "\u1111",
}
"""Single final consonants, and what each begins a syllable as: ㄷ and ㅌ before 여 as ㅈ and ㅊ."""
_NOUNS: Final = "|".join(normalize("NFD", syllable) for syllable in ("섯", "덟", "행", "왕", "신", "자", "우", "름"))
"""What follows 여 in nouns and numbers, before which a consonant doubles: 열여섯, 한여름."""
_LINKED: Final = re.compile(f"([{''.join(_MOVED)}])\u110b(\u1167(?:\u11bb|(?![\u11a8-\u11c2]|{_NOUNS})))")
"""A final consonant before 여 or 였 of a verb, in single letters."""


@cache
def sound_of(korean: str) -> str:
    """Korean words as they sound, in Latin letters (Revised Romanization)."""
    return str(koroman.romanize(normalize("NFC", _LINKED.sub(_link, normalize("NFD", korean)))))


def _link(syllables: re.Match[str]) -> str:
    """A final consonant before the ending of a verb begins the next syllable: 움직였다 is 움지겼다, where the library
    would read it as a compound, 움징녔다.
    """
    return _MOVED[syllables[1]] + syllables[2]
