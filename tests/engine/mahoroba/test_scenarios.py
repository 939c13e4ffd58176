"""Every scenario of this game holds, and together they show every heading of the sheet."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cardgame.play.scenario import read, run
from engine.mahoroba.play.scenario import WORDS
from engine.mahoroba.sheet import HEADINGS, heading_of

FOLDER = Path(__file__).parents[2] / "scenarios" / "mahoroba"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    assert run(path, WORDS).failures == []


def test_every_heading_is_shown() -> None:
    shown = {heading_of(rule)[0] for path in FILES for rule in read(path, WORDS).rules}
    assert shown == set(HEADINGS) - {"areas"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_cards_that_it_shows_are_on_its_table(path: Path) -> None:
    scenario = read(path, WORDS)
    laid = str([scenario.left, scenario.right])
    assert [number for number in scenario.cards if number not in laid] == []
