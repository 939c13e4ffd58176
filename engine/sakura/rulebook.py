"""What the comprehensive rules of Sakura Arms look like, for whoever reads the documents."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from engine.rulebook.dialect import Dialect, Numbering
from engine.rulebook.shapes import chapter

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.text.catalog import TermEntry

_SHORT: Final = 2
"""Words of the extra rules as short as this are everyday words too, and marked in their own chapter alone."""
_EVERYDAY: Final = ("5-6", "5-7")
"""Sections that call what they define by everyday words, which mean it in their own chapter alone."""
_EVERYDAY_LENGTH: Final = 4
_AREA: Final = "7-1-"
_EPITHET: Final = "epithet-"
"""What keys of the names begin with that stand before the name of a megami, in 『』."""
_CLASS: Final = "9-1-1-"
_ATTACK_OBJECT: Final = "6-4"
_CARD: Final = ("カード", "카드")


class SakuraMeanings:
    """Of words that the rules define more than once the one is meant that the signs around it, or the section, point
    to: 〈areas〉, 『names』, 【classes】, 《cards》.
    """

    def at_home(self, term: TermEntry, section: str) -> bool:
        """Short words of the extra rules, and everyday words, are looked for in their own chapter alone."""
        if chapter(term.section) == chapter(section):
            return True
        if term.section in _EVERYDAY:
            return len(term.text) > _EVERYDAY_LENGTH
        return not term.section.startswith("x") or len(term.text) > _SHORT

    def named_so(self, term: TermEntry, before: str) -> bool:
        """The name of a form stands in its marks; elsewhere it is an everyday word."""
        return before.endswith("『") or not term.key.startswith(_EPITHET)

    def meant(self, terms: Sequence[TermEntry], before: str, after: str, section: str) -> TermEntry:
        """By the signs around it, then by the section, then by the core rules."""
        area = next((term for term in terms if term.section.startswith(_AREA)), None)
        own = [term for term in terms if section.startswith("x") and chapter(term.section) == chapter(section)]
        ranks: list[Iterable[TermEntry]] = []
        if before.endswith("〈"):
            ranks += [[area] if area else [], own[-1:]]
        elif before.endswith("『"):
            ranks.append(term for term in terms if term.key.startswith(_EPITHET))
        elif before.endswith("【"):
            ranks.append(term for term in terms if term.section.startswith(_CLASS))
        elif before.endswith("《") and not after[1:].lstrip().startswith(_CARD):
            ranks.append(term for term in terms if term.section == _ATTACK_OBJECT)
        ranks.append(term for term in terms if term.section == section and term is not area)
        ranks.append(own)
        ranks.append(term for term in terms if term.section[0] not in "xa" and term is not area)
        return next((term for rank in ranks for term in rank), terms[0])


DIALECT: Final = Dialect(
    game="sakura",
    unprefixed=True,
    languages=("ja", "ko"),
    least_terms=20,
    numbering=Numbering(
        part=re.compile(r"(?:#{1,6}\s*)?(?:コアルール|追加ルール|附則|핵심 규칙|추가 규칙|부칙|『[^』]*』)"),
        appendix=re.compile(r"(?:#{1,6}\s*)?(?:附則|부칙)\s*(?P<number>\d)\s*[.:：]?\s*(?P<title>\S.*)"),
        last_chapter=10,
        mention=re.compile(
            r"(?:(?P<part>コアルール|総合ルール|追加ルール|핵심 규칙|통합 규칙|추가 규칙)(?:の|의)?\s*[“「]?)?"
            r"(?P<sign>§\s*)?(?<![A-Za-z0-9/+.-])(?P<number>[1-9]\d?(?:-[1-9]\d?)*)(?![\d/]|-\d|-?[A-Za-z])"
        ),
        cited_appendix=re.compile(r"(?:附則|부칙)\s*(?P<number>\d)(?!\d)"),
        no_section=re.compile(r"(?:距離|거리|間合|간격)[^、。,.』”]{0,3}$|『[^』]*$"),
        extra=("追加ルール", "추가 규칙"),
    ),
    lists=("カードリスト", "카드 목록"),
    signs={
        "ja": ((re.compile(r"\bTransFrom\b"), "TransForm"), (re.compile(r"問合"), "間合")),
        "ko": ((re.compile(r"\bTransFrom\b"), "TransForm"),),
    },
    meanings=SakuraMeanings(),
)
"""The rules, in Japanese and Korean."""
