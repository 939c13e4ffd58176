"""Every numbered section of the core rules §1 to §10, and of the extra rules of the megami that are there, is named by
a test or a scenario, and none that there isn't.
"""

from __future__ import annotations

import re
from pathlib import Path

from engine.cardgame.play.scenario import read
from engine.sakura.megami.roster import ROSTER
from engine.sakura.play.scenario import WORDS

TESTS = Path(__file__).parent
SCENARIOS = TESTS.parents[1] / "scenarios" / "sakura"
_HEADING = re.compile(r"^#+ \**§?(\d+(?:-\d+)+)", re.MULTILINE)
_FUNCTION = re.compile(r"^def (test_\w+)", re.MULTILINE)
_SECTION = re.compile(r"(?<![a-z0-9])x?\d+(?:_\d+)+(?![a-z0-9])")
_EXTRA_HEADING = re.compile(r"^(?:#+ *)?\**§?(\d+(?:-\d+)+)(?=[ 　ぁ-んァ-ヶ一-龠])", re.MULTILINE)
MEGAMI = frozenset(int(megami.number) - 2 for megami in ROSTER if int(megami.number) > 4)
"""The sections of the extra rules of the megami that can be played: from the fifth on each has one, in their order."""
_NOTHING_TO_DO = frozenset(("x21-2", "x23-1", "x4-1", "x4-2", "x6-3", "x15-1", "x17-2-1", "x17-7"))
"""Headings above others that say nothing of their own."""


def sections(shared):
    """The numbered sections of the core rules, in their order."""
    document = (shared / "rules" / "sakura-ja-2024-06-24.txt").read_text("utf-8")
    core, _, _ = document.partition("\n## 追加ルール\n")
    return list(dict.fromkeys(_HEADING.findall(core)))


def extra_sections(shared):
    """The numbered sections of the extra rules of the megami that are there: `x3-1` …"""
    document = (shared / "rules" / "sakura-ja-2024-06-24.txt").read_text("utf-8")
    _, _, extra = document.partition("\n## 追加ルール\n")
    found = dict.fromkeys(f"x{number}" for number in _EXTRA_HEADING.findall(extra))
    return [one for one in found if int(one[1:].partition("-")[0]) in MEGAMI]


def of_scenarios():
    return {section for path in SCENARIOS.rglob("*.toml") for section in read(path, WORDS).rules}


def of_tests():
    """Those in the names of tests: `test_9_4_i_…`, `test_7_1_7_and_7_1_8_…`."""
    names = [name for path in TESTS.rglob("test_*.py") for name in _FUNCTION.findall(path.read_text("utf-8"))]
    return {found.replace("_", "-") for name in names for found in _SECTION.findall(name.removeprefix("test_"))}


def test_every_section_is_named(shared):
    listed = sections(shared)
    assert len(listed) > 150
    named = of_scenarios() | of_tests()
    assert [section for section in listed if section not in named] == []


def test_every_extra_section_is_named(shared):
    listed = extra_sections(shared)
    assert len(listed) > 40
    named = of_scenarios() | of_tests() | _NOTHING_TO_DO
    assert [section for section in listed if section not in named] == []


def test_scenarios_name_sections_that_there_are(shared):
    assert sorted(of_scenarios() - {*sections(shared), *extra_sections(shared)}) == []
