"""Every numbered paragraph of chapters 4 to 13 that rules something is named by a test, in its name or in the first
lines that say what it holds; and none that there isn't.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CHAPTERS = range(4, 14)
_PARAGRAPH = re.compile(r"^ *(?:- )?(\d+(?:\.\d+){2,})(?=\s)", re.MULTILINE)
_IN_NAME = re.compile(r"(?<![a-z0-9])\d+(?:_\d+)+(?![a-z0-9])")
_IN_DOCSTRING = re.compile(r"§(\d+(?:\.\d+)+)")

RULES_NOTHING = {
    "says what a word of the document means, or for what an area is there; what follows from it is ruled elsewhere": (
        "4.3.1", "4.5.1", "4.7.1", "4.8.1", "4.9.1", "4.10.1", "4.11.1", "4.12.1", "4.13.1", "4.14.1", "4.15.1",
        "4.16.1", "5.1.1", "6.1.1.1", "10.1.1", "10.2.1", "12.1.1", "12.2.1", "13.1.1", "13.4.1", "13.5.1", "13.6.1",
    ),
    "says how texts of cards are written": ("4.3.2.4", "4.13.3", "13.2.1.1", "13.3.1.1", "13.4.1.1"),
    "says how a hand turns a card of paper; the screen's own tests show it": (
        "4.3.2.1", "4.3.2.2", "4.3.3.1", "4.3.3.2",
    ),
}  # fmt: skip
"""Paragraphs without a rule of their own, by why."""


def paragraphs(shared: Path) -> list[str]:
    """The numbered paragraphs of chapters 4 to 13 in their order, without the headings above them (`4.1`)."""
    document = (shared / "rules" / "hololive-ja.txt").read_text("utf-8")
    found = dict.fromkeys(_PARAGRAPH.findall(document))
    return [one for one in found if int(one.partition(".")[0]) in CHAPTERS]


def named() -> dict[str, list[str]]:
    """The paragraphs that tests name, with the tests that do."""
    found: dict[str, list[str]] = {}
    for path in TESTS.glob("test_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said = {one.replace("_", ".") for one in _IN_NAME.findall(node.name.removeprefix("test_"))}
                said |= {*_IN_DOCSTRING.findall(ast.get_docstring(node) or "")}
                for one in said:
                    found.setdefault(one, []).append(node.name)
    return found


@pytest.fixture(scope="module")
def listed(shared: Path) -> list[str]:
    file = shared / "rules" / "hololive-ja.txt"
    if not file.is_file():
        pytest.skip("the comprehensive rules (hololive-ja.txt) do not stand beside this checkout")
    return paragraphs(shared)


def test_every_paragraph_that_rules_something_is_named(listed: list[str]) -> None:
    assert len(listed) > 390
    known = {*named(), *(one for group in RULES_NOTHING.values() for one in group)}
    assert [one for one in listed if one not in known] == []


def test_the_exceptions_are_paragraphs_that_no_test_names(listed: list[str]) -> None:
    excepted = [one for group in RULES_NOTHING.values() for one in group]
    tested = named()
    assert [one for one in excepted if one not in listed or one in tested] == []
    assert len(excepted) == len(set(excepted))


def test_tests_name_paragraphs_that_there_are(shared: Path) -> None:
    document = (shared / "rules" / "hololive-ja.txt").read_text("utf-8")
    there = set(re.findall(r"^ *(?:- )?(?:#+ )?(\d+(?:\.\d+)+)(?=\s)", document, re.MULTILINE))
    assert sorted(set(named()) - there) == []
