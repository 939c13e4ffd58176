"""Cuts the rule documents into their numbered sections, for looking words up in them."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

DOCUMENTS = {"ja": "sakura-ja-2024-06-24.txt", "ko": "sakura-ko-2025-01-31.txt"}
HEADINGS = {
    # three headings of the Japanese document have lost their signs
    "ja": re.compile(r"(?:#+\s*\**§?\s*|(?=\d+-\d+-1 ))(\d+(?:-\d+)*)"),
    "ko": re.compile(r"(\d+(?:-\d+)*)\.\s"),
}
EXTRA_RULES = {"ja": re.compile(r"#+\s*追加ルール"), "ko": re.compile(r"추가 규칙$")}
APPENDIX = {"ja": re.compile(r"#+\s*附則"), "ko": re.compile(r"부칙 1\b")}
LAST_CORE_SECTION = "10-40"


def sections(rules: Path, language: str) -> dict[str, str]:
    """The core rules §1–§10 and the extra rules, these with an x: `x4-2`.

    By section: its heading and its own text, normalised, without its subsections.
    """
    found: dict[str, str] = {}
    section = extra = ""
    for line in (rules / DOCUMENTS[language]).read_text(encoding="utf-8").splitlines():
        if LAST_CORE_SECTION in found and EXTRA_RULES[language].match(line.strip()):
            section, extra = "", "x"
        if extra and APPENDIX[language].match(line.strip()):
            break
        heading = HEADINGS[language].match(line.strip())
        if heading:
            section = extra + heading[1]
        if section:
            found[section] = found.get(section, "") + normalised(line)
    return found


def chapter(section: str) -> str:
    """`x4` of `x4-2-1`."""
    return section.partition("-")[0]


def normalised(text: str) -> str:
    """Without blanks, full-width signs as half-width ones."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text))
