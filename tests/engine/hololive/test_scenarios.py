"""Every scenario of this game holds; its rules are paragraphs that there are, its cards lie on its table; words that
there aren't are errors.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cardgame.play.scenario import BadScenario, read, run
from engine.hololive.play.scenario import WORDS
from engine.hololive.sheet import section_name

FOLDER = Path(__file__).parents[2] / "scenarios" / "hololive"
FILES = sorted(FOLDER.rglob("*.toml"))
TABLE = """
title = "A table"
[left]
center = { card = "hSD01-003", cheer = ["hY01-001"], stack = [], support = ["hSD05-014"] }
hand = ["hSD01-005", "hSD01-016"]
[right]
center = "hSD05-002"
"""


def test_there_are_some() -> None:
    assert len(FILES) > 8


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    assert run(path, WORDS).failures == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_that_it_shows_are_numbers_and_its_cards_are_on_its_table(path: Path) -> None:
    scenario = read(path, WORDS)
    assert scenario.rules
    assert [section_name(rule) for rule in scenario.rules]
    laid = str([scenario.left, scenario.right])
    assert [number for number in scenario.cards if number not in laid] == []


def played(tmp_path: Path, *steps: str, table: str = TABLE) -> list[str]:
    path = tmp_path / "some.toml"
    path.write_text(table + "\n".join(f"[[step]]\n{step}" for step in steps), encoding="utf-8")
    return run(path, WORDS).failures


@pytest.mark.parametrize(
    "step",
    [
        'bloom = "hSD01-005"', 'skill = "third"', 'dice = [7]', 'place = "hSD99-001"', 'expect = { "left.oshis" = [] }',
        'expect = { "hSD01-003.colour" = "white" }', 'asks = "ChooseRiot"', 'refuses = "juggle:1"', 'wink = true',
    ],
)  # fmt: skip
def test_a_word_that_there_is_not_is_an_error(tmp_path: Path, step: str) -> None:
    with pytest.raises(BadScenario):
        played(tmp_path, step)


@pytest.mark.parametrize("line", ['center = "hSD99-001"', "colour = 3", 'center = "hSD01-003"\nfans = 3'])
def test_a_table_that_cannot_be_laid_is_an_error(tmp_path: Path, line: str) -> None:
    with pytest.raises(BadScenario):
        played(tmp_path, table=f'title = "No table"\n[left]\n{line}\n')


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ('place = "hSD01-005"', "place hSD01-005 is not offered"),
        ('bloom = "hSD01-005"\non = "hSD05-002"', "bloom hSD01-005 is not offered"),
        ('act = "hSD01-003"', "nothing to be done"),
        ('skill = "oshi"', "skill:oshi"),
        ('arts = "hSD01-016"', "can't use such arts"),
        ('expect = { "hSD01-003.cheer" = [] }', "hSD01-003.cheer is ['hY01-001']"),
        ('expect = { "hSD01-003.names" = ["nobody"] }', "hSD01-003.names is"),
        ('expect = { "left.life-left" = 4 }', "left.life-left is 5"),
    ],
)
def test_what_does_not_hold_is_told(tmp_path: Path, step: str, why: str) -> None:
    (failure,) = played(tmp_path, step)
    assert why in failure


def test_where_the_main_step_is_over_it_cannot_be_ended(tmp_path: Path) -> None:
    (failure,) = played(tmp_path, "performance = true", "performance = true")
    assert "it is no main step" in failure
