"""Rule documents of our own making: every core section that the catalogs name, with its terms in sentences of ours."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.games import dialects
from engine.rulebook.checking import defined
from engine.rulebook.shapes import order
from engine.text.catalog import Catalog

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from engine.rulebook.shapes import Language

FRONT = {"ja": "『凧あげの決まり』\n2023/11/05 更新\n", "ko": "『연날리기의 규칙』\n2024. 02. 09. 기준\n"}
TITLE = {"ja": "だいじな決まり", "ko": "소중한 규칙"}
SENTENCE = {"ja": "ここでは「{}」を決める。", "ko": "여기서는 “{}” 하나를 정한다."}
LINKED, TARGET = "9-4", "9-6"
LINK = {"ja": "くわしくは 9-6 に従う。", "ko": "자세한 것은 9-6에 따른다."}
STEPS = {"ja": "1) 凧を持つ。\n2) 糸を引く。", "ko": "1) 연을 든다.\n2) 실을 당긴다."}
KITE = {"ja": "凧", "ko": "연을"}
TABLED = "9-5"
TABLE = "|風|向き|\n|---|---|\n|北|南|"
ALONE = "9-8"
"""A section that the Korean document doesn't have."""
TWICE = "9-6-2"


@cache
def sections(language: Language) -> dict[str, list[str]]:
    """Every core section with the spellings of its terms; what stands above or before one is there too."""
    found: dict[str, list[str]] = {}
    for term in defined(Catalog.load(language), "sakura"):
        if term.section[0] not in "xa":
            for number in _with_those_before(term.section):
                found.setdefault(number, [])
            found[term.section].append(term.text)
    for number in range(1, 11):
        found.setdefault(str(number), [])
    return dict(sorted(found.items(), key=lambda item: order(item[0])))


def _with_those_before(number: str) -> Iterable[str]:
    parts = number.split("-")
    for depth in range(1, len(parts) + 1):
        for last in range(1, int(parts[depth - 1]) + 1):
            yield "-".join([*parts[: depth - 1], str(last)])


def text_of(language: Language) -> str:
    """The whole document."""
    lines = [FRONT[language]]
    for number, terms in sections(language).items():
        if language == "ko" and number == ALONE:
            continue
        lines.append(_heading(language, number))
        lines += [SENTENCE[language].format(term) for term in terms]
        if number == LINKED:
            lines += [LINK[language], STEPS[language]]
        if number == TABLED:
            lines.append(TABLE)
    return "\n".join(lines) + "\n"


def _heading(language: Language, number: str) -> str:
    if language == "ja":
        return f"# §{number} {TITLE['ja']}" if "-" not in number else f"#### {number} {TITLE['ja']}"
    return f"{number}. {TITLE['ko']}"


def written(folder: Path, language: Language, name: str = "") -> Path:
    """The document as a person's file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / (name or f"kites-{language}.txt")
    path.write_text(text_of(language), "utf-8")
    return path


def sheet(folder: Path) -> Path:
    """Rules of another game in a file: headings without numbers, and below them its terms in sentences of ours."""
    dialect = next(dialect for dialect in dialects() if "ドローフイズ" in dialect.headings)
    by_number: dict[str, list[str]] = {}
    for term in defined(Catalog.load("ja"), dialect.game):
        by_number.setdefault(dialect.number_of(term.section), []).append(SENTENCE["ja"].format(term.text))
    titles = {number: title for title, number in dialect.headings.items()}
    text = "".join(f"## {titles[number]}\n" + "\n".join(lines) + "\n" for number, lines in sorted(by_number.items()))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "sheet.txt"
    path.write_text(text, "utf-8")
    return path
