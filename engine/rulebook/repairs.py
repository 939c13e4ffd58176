"""General repairs of what the making of a text out of pages does to it: noise of pages, signs read wrongly.

Each rule is about a kind of slip, not about a place, so that another edition is mended the same way. The file's own
text is kept beside what is made of it (`engine.rulebook.library`).
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.rulebook.dialect import Dialect
    from engine.rulebook.shapes import Language

_LEAST_PAGES: Final = 4
"""Only among as many pages what stands on half of them is their head or foot."""
_EDGE: Final = 2
"""How many lines at the top and the bottom of a page may be its head and foot."""

_PAGE_NUMBER: Final = re.compile(
    r"(?:[-–—]\s*\d{1,3}\s*[-–—]|\d{1,3}\s*[/／]\s*\d{1,3}|(?:p|P|page|Page)\.?\s*\d{1,3}|\d{1,3}\s*(?:ページ|쪽))"
)
_BARE_NUMBER: Final = re.compile(r"\d{1,3}")
_SENTENCE: Final = re.compile(r"[。.．]$")
_DIGITS: Final = re.compile(r"\d+")


def lines(pages: Iterable[str]) -> list[str]:
    """All lines of all pages, without what belongs to the pages: their numbers, heads and feet."""
    cut = [page.replace("\r\n", "\n").replace("\r", "\n").split("\n") for page in pages]
    edges = [_edges(page) for page in cut]
    seen = Counter(text for page in edges for text in set(page.values()))
    heads = {text for text, count in seen.items() if len(cut) >= _LEAST_PAGES and count * 2 > len(cut)}
    kept = []
    for page, edge in zip(cut, edges, strict=True):
        for index, line in enumerate(page):
            bare = line.strip()
            if _PAGE_NUMBER.fullmatch(bare) or (index in edge and edge[index] in heads):
                continue
            if len(cut) > 1 and index in edge and _BARE_NUMBER.fullmatch(bare):
                continue
            kept.append(line)
    return kept


def _edges(page: list[str]) -> dict[int, str]:
    """The lines at the top and bottom of a page that are no sentences, by their place; numbers as the same sign."""
    filled = [index for index, line in enumerate(page) if line.strip()]
    outer = {index: page[index].strip() for index in (*filled[:_EDGE], *filled[-_EDGE:])}
    return {index: _DIGITS.sub("#", line) for index, line in outer.items() if not _SENTENCE.search(line)}


# --- signs ---------------------------------------------------------------------------------------------------------

_WIDE: Final = "ぁ-ゖァ-ヺー々〆一-鿿"
_CLOSING: Final = "、。，．・：；？！」』）】》〉"
_OPENING: Final = "「『（【《〈"
_I_ROW: Final = "キシチニヒミリギジヂビピきしちにひみりぎじぢびぴ"

_SHARED: Final[tuple[tuple[re.Pattern[str], str], ...]] = (
    (re.compile(r"</?[A-Za-z][A-Za-z0-9]*(?:\s[^<>]*)?>"), ""),  # tags: <mark>…</mark>
    (re.compile(r"\[([^\[\]]+)\]\(#[^()\s]*\)"), r"\1"),  # links inside a web page
    (re.compile(r"\*\*(.+?)\*\*"), r"\1"),  # bold
    # a formula that was none
    (re.compile(r"\s*\$\s*(?:\\[a-z]+\s*)?\\?\{(?:\\[a-z]+\s*)?\s*([^\\{}$]+?)\s*\\?\}\s*\$\s*"), r"{\1}"),
    (re.compile(r"(?<=\d)[‐‑‒–—−·･・](?=\d)"), "-"),  # 3·3 is 3-3
    (re.compile(r"「\s*[‐‑‒–—−・･一ー]\s*」"), "「-」"),  # the sign for no damage
    (re.compile(r"[<〈]\s*([^<>〈〉\s][^<>〈〉\n]{0,14}?)\s*[>〉]"), r"〈\1〉"),  # areas have one pair of signs
)
_OF: Final[dict[Language, tuple[tuple[re.Pattern[str], str], ...]]] = {
    "ja": (
        (re.compile(r"く([^く<>〈〉、。\s]{1,8})>"), r"〈\1〉"),  # a く that was <
        (re.compile(rf"(?<=[{_WIDE}{_CLOSING}])[ \u3000]+(?=[{_WIDE}{_OPENING}{_CLOSING}])"), ""),
        (re.compile(rf"(?<=[{_OPENING}])[ \u3000]+|[ \u3000]+(?=[{_CLOSING}])"), ""),
        (re.compile(rf"(?<![{_I_ROW}])ョ"), "ヨ"),  # a small yo has an i before it
        (re.compile(r"(?<=i、ii、)ii(?=、iv)"), "iii"),
        (re.compile(r"(?<![A-Za-z])O(?=以[上下])"), "0"),
        (re.compile(r"状態が(?=そうでないか)"), "状態か"),
        (re.compile(r"^%(?=\S)"), "※"),
        (re.compile(r"\s*\$\s*\\sigma\s*\$\s*"), "の"),
        (re.compile(r"\{([ivx]+)\}"), r"\1"),
    ),
    "ko": (
        (re.compile(r"(?<=[.다)])([가-힣]{1,10})>$"), ""),  # what is left of a tag that was none
        (re.compile(r"정소"), "장소"),
        (re.compile(r"(?<=선) (?=택[해하한할])|(?<=한) (?=다\.)"), ""),
    ),
}
_RADICALS: Final = re.compile(r"[⺀-⿟]")


def mended(line: str, language: Language, dialect: Dialect) -> str:
    """A line with its signs set right and without blanks at its ends."""
    line = _RADICALS.sub(lambda found: unicodedata.normalize("NFKC", found[0]), line)
    for pattern, instead in (*_OF[language][:1], *_SHARED, *_OF[language][1:], *dialect.signs.get(language, ())):
        line = pattern.sub(instead, line)
    return line.strip(" \u3000\xa0\r")
