"""The rule documents beside the checkout, cut once for all tests, and small ones of our own making."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.rulebook.cutting import cut
from engine.rulebook.reading import Raw, read
from engine.sakura.rulebook import DIALECT
from engine.text.catalog import TermEntry

if TYPE_CHECKING:
    from pathlib import Path

    from engine.rulebook.shapes import Document, Language

FILES = {"ja": "sakura-ja-2024-06-24.txt", "ko": "sakura-ko-2025-01-31.txt"}

JA = """\
# 『凧あげの決まり』

2021/03/01 制定
2023/11/05 更新

# コアルール

# §1 凧と風

## 1-1 凧

凧は空に上がるものである。詳しくは 1-2 に従う。

#### 1-2 風

風は〈北〉か〈南〉から吹く。

- 〈北〉
- 〈南〉

# §2 糸

#### 2-1 糸を引く手順

以下の手順を行う。

- 1) 糸を持つ。
- 2) 糸を引く。
"""

KO = """\
연날리기 규칙
(2024. 02. 09. 기준)
핵심 규칙
1. 연과 바람
1-1. 연
연은 하늘로 오르는 것이다. 자세한 것은 1-2에 따른다.
1-2. 바람
바람은 〈북〉 또는 〈남〉에서 분다.
2. 실
2-1. 실을 당기는 과정
다음 과정을 순서대로 수행한다.
1) 실을 잡는다.
2) 실을 당긴다.
"""


@cache
def shared_document(shared: Path, language: Language) -> Document:
    """A rule document that stands beside the checkout."""
    return cut(read(shared / "rules" / FILES[language]), DIALECT)


def cut_text(*pages: str) -> Document:
    """A text as a document."""
    return cut(Raw(pages, "rules.txt"), DIALECT)


def japanese(*chapters: str) -> str:
    """A Japanese document of all ten chapters of core rules, each with its heading alone, and what follows them."""
    return "\n\n".join([*(f"# §{number} だいじな決まり" for number in range(1, 11)), *chapters])


def korean(*chapters: str) -> str:
    """The same in Korean."""
    return "\n".join([*(f"{number}. 소중한 규칙" for number in range(1, 11)), *chapters])


def texts(document: Document, number: str) -> list[str]:
    """What stands in a section, block by block, with the labels of its steps."""
    section = document.section(number)
    assert section is not None, number
    return [f"{block.label}|{block.text}" if block.kind == "item" else block.text for block in section.blocks]


def term(key: str, text: str, section: str) -> TermEntry:
    """A term as a catalog has it."""
    return TermEntry(key, text, "", section)
