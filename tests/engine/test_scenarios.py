"""Every scenario file holds, and what is no scenario is refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenario import BadScenario, read, run

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_holds(path):
    report = run(path)
    assert report.failures == []
    assert report.rules or report.cards


def test_there_are_scenarios():
    assert len(FILES) >= 12


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = ", "Invalid value"),
        ("rules = []", "title"),
        ('title = "x"\nstops = 1', "stops"),
        ('title = "x"\nstep = 3', "array"),
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
        ("[table]\nmoon = 1", "moon"),
        ('[[step]]\nuse = "NA-99"', "NA-99"),
        ("[[step]]\nexpect = { shadow = 3 }", "shadow is 10"),
        ("[[step]]\nexpect = { sun = 3 }", "nothing is called 'sun'"),
        ('[[step]]\nasks = "ChooseNumber"', "ChooseAct"),
        ('[[step]]\noffers = ["basic:forward"]', "not offered"),
        ('[[step]]\nrefuses = "end"', "is offered"),
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
