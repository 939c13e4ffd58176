"""Every scenario file holds, and what is no scenario is refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.sakura.registry import REGISTRY
from engine.scenario import BadScenario, read, run

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_holds(path):
    report = run(path)
    assert report.failures == []
    assert report.rules or report.cards


def test_each_file_says_another_thing():
    assert len(FILES) >= 100
    assert len({path.stem for path in FILES}) == len({read(path).title for path in FILES}) == len(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_cards_that_it_shows_are_on_its_table(path):
    scenario = read(path)
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
        read(path)


def test_a_missing_file(tmp_path):
    with pytest.raises(BadScenario, match=r"none\.toml"):
        read(tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[left]\nhand = ["NA-99-nobody-O-N-1"]', "NA-99-nobody-O-N-1"),
        ('[[step]]\nuse = "NA-99"', "NA-99"),
        ("[[step]]\nexpect = { shadow = 3 }", "shadow is 10"),
        ("[[step]]\nexpect = { sun = 3 }", "nothing is called 'sun'"),
        ('[[step]]\nexpect = { "left.mood" = 3 }', "a side has no 'mood'"),
        ('[[step]]\nexpect = { "attack.aura" = 3 }', "no attack is in the air"),
        ('[[step]]\ncards = ["NA-01-yurina-O-N-1"]', "NA-01-yurina-O-N-1 is not offered"),
        ("[[step]]\ncrystals = { shadow = 1 }", "does not answer"),
        ('[left]\nhand = ["NA-03-himika-O-N-1"]\nsealed = [["NA-03-himika-O-N-7", "NA-99"]]', "no card NA-99"),
        ('[[step]]\nasks = "ChooseNumber"', "ChooseAct"),
        ('[[step]]\noffers = ["basic:forward"]', "not offered"),
        ('[[step]]\nrefuses = "end"', "is offered"),
        ('[left]\nvigor = 1\n[[step]]\nrefuses = { thing = "crystal", from = "shadow", to = "left.aura" }', "offered"),
        ('[[step]]\nrefuses = "basic:recover"\ncode = "aura-full"', "the refusal is no-payment (9-6)"),
        ('[[step]]\nrefuses = "basic:recover"\ncode = "no-payment"\nsection = "1-1"', "is no-payment (9-6)"),
        ("[[step]]\nend = true\npass = true", "one of"),
        ('[[step]]\nend = true\nwho = "right"', "not asked"),
        ('[[step]]\nbasic = "forward"', "does not answer"),
    ],
)
def test_what_does_not_hold_is_told_with_its_step(tmp_path, text, told):
    path = tmp_path / "bad.toml"
    path.write_text('title = "x"\n' + text)
    report = run(path)
    assert len(report.failures) == 1
    assert told in report.failures[0]
