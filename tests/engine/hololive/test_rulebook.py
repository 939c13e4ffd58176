"""The comprehensive rules as a person's file: cut into numbered paragraphs, known by their terms, with mentions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from engine.games import dialects
from engine.hololive.rulebook import DIALECT
from engine.rulebook.checking import check, defined
from engine.rulebook.library import open_document
from engine.rulebook.linking import links
from engine.rulebook.problems import RulebookError
from engine.rulebook.searching import search
from engine.rulebook.shapes import FRONT, depth, order
from engine.text.catalog import Catalog

if TYPE_CHECKING:
    from pathlib import Path

    from engine.rulebook.shapes import Document


OTHERS = tuple(one for one in dialects() if one.game != DIALECT.game)


@pytest.fixture(scope="module")
def rules(shared: Path) -> Document:
    return open_document(shared / "rules" / "hololive-ja.txt", (*OTHERS, DIALECT))[0]


def test_every_numbered_paragraph_is_found_in_order(rules: Document, shared: Path) -> None:
    assert (rules.game, rules.language, rules.repairs) == ("hololive", "ja", ())
    numbers = [section.number for section in rules.sections]
    assert numbers[0] == FRONT
    assert numbers[1:] == sorted(set(numbers[1:]), key=order)
    text = (shared / "rules" / "hololive-ja.txt").read_text("utf-8")
    printed = re.findall(r"(?m)^(?:- |#+ )?(\d{1,2}(?:\.\d{1,2})+) ", text)
    assert set(printed) <= set(numbers)
    assert {number for number in numbers if depth(number) == 0} - {FRONT} == {str(one) for one in range(1, 15)}
    assert len(numbers) > 480


def test_a_heading_is_a_title_and_a_paragraph_is_none(rules: Document) -> None:
    assert rules.section("8.3").title == "ホロメンを Bloom させる"
    one = rules.section("8.3.1")
    assert (one.title, len(one.blocks)) == ("", 1)
    assert one.blocks[0].text.startswith("先攻か後攻かに関係なく")
    assert one.blocks[0].text.endswith("実行することはできません。")
    assert [len(rules.section(number).blocks) for number in ("8.3.2", "8.3.3")] == [4, 4]
    assert "9.2.1.2" in {hit.number for hit in search((rules,), "お休みしているホロメンを選ぶことはできません")}
    assert search((rules,), "§8.3.2")[0].number == "8.3.2"


def test_every_term_is_spelled_at_its_paragraph(rules: Document) -> None:
    found = check(rules, defined(Catalog.load("ja", games=("hololive",)), "hololive"), DIALECT)
    assert len(found) > 100
    assert [one for one in found if one.outcome != "spelled"] == []


def test_mentions_lead_to_their_paragraphs(rules: Document) -> None:
    section = rules.section("8.3.4")
    (link,) = links(section.blocks[0].text, section, rules.numbers, DIALECT)
    assert link.target == "5.13"
    everywhere = [
        link.target
        for section in rules.sections
        for block in section.blocks
        for link in links(block.text, section, rules.numbers, DIALECT)
    ]
    assert len(everywhere) > 60


def test_numbers_of_one_game_are_none_of_another() -> None:
    assert (DIALECT.number_of("8.3.2"), DIALECT.number_of("9-4-1"), DIALECT.number_of("x17-6")) == ("8.3.2", "", "")
    assert [one.game for one in OTHERS if one.number_of("8.3.2")] == []


@pytest.mark.parametrize("name", ["sakura-ja-2024-06-24.txt", "mahoroba-ja.txt"])
def test_rules_of_other_games_are_refused(shared: Path, name: str) -> None:
    with pytest.raises(RulebookError):
        open_document(shared / "rules" / name, (DIALECT,))
