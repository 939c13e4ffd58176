"""Every scenario file holds, and what is no scenario is refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cardgame.play.scenario import BadScenario, read, run
from engine.sakura.play.scenario import WORDS
from engine.sakura.registry import REGISTRY

FOLDER = Path(__file__).parents[3] / "scenarios" / "sakura"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_holds(path):
    report = run(path, WORDS)
    assert report.failures == []
    assert report.rules or report.cards


def test_each_file_says_another_thing():
    assert len(FILES) >= 100
    assert len({path.stem for path in FILES}) == len({read(path, WORDS).title for path in FILES}) == len(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_cards_that_it_shows_are_on_its_table(path):
    scenario = read(path, WORDS)
    laid = str([scenario.left, scenario.right])
    assert [number for number in scenario.cards if number not in REGISTRY.cards or number not in laid] == []
    assert scenario.step


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = ", "Invalid value"),
        ("rules = []", "title"),
        ('title = "x"\nstops = 1', "stops"),
        ('title = "x"\nstep = 3', "array"),
        ('title = "x"\n[table]\nmoon = 1', "moon"),
        ('title = "x"\n[table]\nphase = "noon"', "phase"),
        ('title = "x"\n[table]\nturn_player = "nobody"', "turn_player"),
        ('title = "x"\n[left]\nlife = "ten"', "life"),
        ('title = "x"\n[left]\nlfie = 10', "lfie"),
    ],
)
def test_what_is_no_scenario(tmp_path, text, told):
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(BadScenario, match=told):
        read(path, WORDS)


def test_a_missing_file(tmp_path):
    with pytest.raises(BadScenario, match=r"none\.toml"):
        read(tmp_path / "none.toml", WORDS)
