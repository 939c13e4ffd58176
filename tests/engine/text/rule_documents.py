"""Cuts the rule documents into their numbered sections, for looking words up in them."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

DOCUMENTS = {"ja": "sakura-ja-2024-06-24.txt", "ko": "sakura-ko-2025-01-31.txt"}
HEADINGS = {"ja": re.compile(r"#+\s*\**§?\s*(\d+(?:-\d+)*)"), "ko": re.compile(r"(\d+(?:-\d+)*)\.\s")}
EXTRA_RULES = {"ja": re.compile(r"#+\s*追加ルール"), "ko": re.compile(r"추가 규칙$")}
LAST_CORE_SECTION = "10-40"


def core_sections(rules: Path, language: str) -> dict[str, str]:
    """The core rules §1–§10, by section: its heading and its own text, normalised, without its subsections."""
    found: dict[str, str] = {}
    section = ""
    for line in (rules / DOCUMENTS[language]).read_text(encoding="utf-8").splitlines():
        if LAST_CORE_SECTION in found and EXTRA_RULES[language].match(line.strip()):
            break
        heading = HEADINGS[language].match(line.strip())
        if heading:
            section = heading[1]
        if section:
            found[section] = found.get(section, "") + normalised(line)
    return found


def normalised(text: str) -> str:
    """Without blanks, full-width signs as half-width ones."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text))
