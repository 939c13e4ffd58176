"""The addendum as a person's file: cut at its headings, known by its terms, opened at what a refusal names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.games import dialects
from engine.gateruler.refusals import REASONS
from engine.gateruler.rulebook import DIALECT
from engine.gateruler.sheet import ADDENDUM
from engine.rulebook.checking import check, defined
from engine.rulebook.library import open_document
from engine.rulebook.problems import RulebookError
from engine.rulebook.searching import search
from engine.text.catalog import Catalog

if TYPE_CHECKING:
    from pathlib import Path

    from engine.rulebook.shapes import Document

OTHERS = tuple(one for one in dialects() if one.game != DIALECT.game)


@pytest.fixture(scope="module")
def rules(shared: Path) -> Document:
    return open_document(shared / "rules" / "gateruler-addendum-ja.txt", (*OTHERS, DIALECT))[0]


def test_every_heading_opens_a_section(rules: Document) -> None:
    assert (rules.game, rules.language) == ("gateruler", "ja")
    numbers = [section.number for section in rules.sections if section.number.startswith("a")]
    assert numbers == [f"a{number}" for number in range(1, 7)]
    assert all(rules.section(number).blocks for number in numbers)
    assert "a3" in {hit.number for hit in search((rules,), "召喚権は必要としません")}


def test_the_terms_of_the_addendum_are_spelled_there(rules: Document) -> None:
    terms = defined(Catalog.load("ja", games=("gateruler",)), "gateruler")
    there = [term for term in terms if term.section in ADDENDUM]
    assert len(there) >= 8
    assert [one for one in check(rules, there, DIALECT) if one.outcome != "spelled"] == []


def test_a_refusal_of_the_addendum_leads_to_its_heading(rules: Document) -> None:
    cited = {reason.section for reason in REASONS.values()} & set(ADDENDUM)
    assert cited >= {"add-guard", "add-open"}
    assert {DIALECT.number_of(section) for section in ADDENDUM} == {f"a{number}" for number in range(1, 7)}
    assert DIALECT.number_of("8-4c") == DIALECT.number_of("5") == DIALECT.number_of("reading-drive-right") == ""


def test_references_of_other_games_are_none_of_these() -> None:
    assert [DIALECT.number_of(one) for one in ("8.3.2", "9-4-1", "main-2", "a1-1", "states")] == [""] * 5
    assert [one.game for one in OTHERS if one.number_of("add-guard")] == []


@pytest.mark.parametrize("name", ["sakura-ja-2024-06-24.txt", "mahoroba-ja.txt", "hololive-ja.txt"])
def test_rules_of_other_games_are_refused(shared: Path, name: str) -> None:
    with pytest.raises(RulebookError):
        open_document(shared / "rules" / name, (DIALECT,))
