"""Every scenario of this game holds; its rules are rules that there are, its cards lie on its table; together they show
every heading of the addendum; words that there aren't are errors.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cardgame.play.scenario import BadScenario, read, run
from engine.gateruler.play.scenario import WORDS
from engine.gateruler.sheet import ADDENDUM, section_name

FOLDER = Path(__file__).parents[2] / "scenarios" / "gateruler"
FILES = sorted(FOLDER.rglob("*.toml"))
TABLE = """
title = "A table"
game = "gateruler"
[left]
left = { card = "GR-058", souls = ["GR-010"], damage = 1 }
hand = ["GR-022", "GR-017"]
energy = 2
[right]
ruler = "GR-A1"
"""


def test_together_they_show_every_heading_of_the_addendum() -> None:
    assert len(FILES) >= 8
    assert set(ADDENDUM) <= {rule for path in FILES for rule in read(path, WORDS).rules}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    assert run(path, WORDS).failures == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_that_it_shows_are_there_and_its_cards_are_on_its_table(path: Path) -> None:
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
        'bloom = "GR-022"', 'summon = "GR-999"', 'attack = "GR-058"\nat = "middle"', 'expect = { "left.unit" = [] }',
        'expect = { "GR-058.colour" = "white" }', 'asks = "ChooseRiot"', 'refuses = "juggle:1"', 'settle = 3',
    ],
)  # fmt: skip
def test_a_word_that_there_is_not_is_an_error(tmp_path: Path, step: str) -> None:
    with pytest.raises(BadScenario):
        played(tmp_path, step)


@pytest.mark.parametrize(
    "line", ['left = "GR-999"', "colour = 3", 'ready = "nothing"', 'left = { card = "GR-058", hp = 3 }']
)
def test_a_table_that_cannot_be_laid_is_an_error(tmp_path: Path, line: str) -> None:
    with pytest.raises(BadScenario):
        played(tmp_path, table=f'title = "No table"\n[left]\n{line}\n')


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ('summon = "GR-022"\nto = "deck"', "summon GR-022 to deck is not offered"),
        ('play = "GR-017"', "play GR-017 is not offered"),
        ('set = "GR-022"', "set GR-022 is not offered"),
        ('attack = "GR-022"', "attack GR-022 is not offered"),
        ('expect = { "GR-058.souls" = [] }', "GR-058.souls is ['GR-010']"),
        ('expect = { "GR-058.attributes" = ["deity"] }', "GR-058.attributes is"),
        ('expect = { "left.energy-ready" = 4 }', "left.energy-ready is 2"),
        ('expect = { winner = "left" }', "winner is 'none'"),
    ],
)
def test_what_does_not_hold_is_told(tmp_path: Path, step: str, why: str) -> None:
    (failure,) = played(tmp_path, step)
    assert why in failure
