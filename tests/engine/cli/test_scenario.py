"""`sakura-engine scenario`: files and folders of them, those that hold and those that don't."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cli.game import tools_of

FOLDER = Path(__file__).parents[2] / "scenarios"
HOLDS = 'title = "Holds"\nrules = ["8-2-2"]\n[[step]]\nasks = "ChooseAct"\n'
FAILS = 'title = "Fails"\n[[step]]\nasks = "ChooseAct"\n[[step]]\nexpect = { distance = 5 }\n'


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "holds.toml").write_text(HOLDS)
    (tmp_path / "deep" / "fails.toml").write_text(FAILS)
    (tmp_path / "notes.txt").write_text("not a scenario")
    return tmp_path


def test_the_projects_own_scenarios_hold(command):
    done = command("scenario", FOLDER, "--json")
    assert (done.code, done.err) == (0, "")
    document = done.document
    assert list(document) == ["scenarios", "passed", "failed"]
    assert (document["passed"], document["failed"]) == (len(document["scenarios"]), 0)
    assert all(list(one) == ["file", "title", "rules", "cards", "failures"] for one in document["scenarios"])


def test_a_scenario_that_does_not_hold_is_told_with_its_step(command, folder):
    done = command("scenario", folder / "deep" / "fails.toml")
    assert done.code == 1
    first, second, last = done.out.splitlines()
    assert first == "failed  fails.toml: Fails"
    assert "step 2" in second
    assert "distance is 4, not 5" in second
    assert last == "0 passed, 1 failed"


def test_folders_are_searched_through(command, folder):
    document = command("scenario", folder, "--json").document
    assert [(one["file"], bool(one["failures"])) for one in document["scenarios"]] == [
        ("fails.toml", True),
        ("holds.toml", False),
    ]
    assert (document["passed"], document["failed"]) == (1, 1)


def test_several_files(command, folder):
    done = command("scenario", folder / "holds.toml", folder / "holds.toml")
    assert (done.code, done.out.splitlines()[-1]) == (0, "2 passed, 0 failed")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title", "is no scenario: Expected '='"),
        ("", "missing required field `title`"),
        ('title = "x"\nmoon = 1', "unknown field `moon`"),
        ('title = "x"\n[left]\nlife = "ten"', "Expected `int`"),
    ],
)
def test_what_is_no_scenario_is_told_in_one_line(command, folder, text, told):
    path = folder / "bad.toml"
    path.write_text(text)
    done = command("scenario", path)
    assert done.code == 2
    assert done.complaint.startswith(str(path))
    assert told in done.complaint


def test_no_file_and_a_folder_without_any(command, tmp_path):
    assert "can't be read" in command("scenario", tmp_path / "gone.toml").complaint
    assert "holds no scenario" in command("scenario", tmp_path).complaint


def test_a_scenario_is_of_the_game_that_it_or_its_folder_names(command, folder, monkeypatch):
    asked = []
    monkeypatch.setattr("engine.cli.scenario.keys", lambda: ["sakura", "deep"])
    monkeypatch.setattr("engine.cli.scenario.tools_of", lambda key: asked.append(key) or tools_of("sakura"))
    (folder / "named.toml").write_text('game = "other"\n' + HOLDS)
    assert command("scenario", folder / "holds.toml", folder / "named.toml", folder / "deep").code == 1
    assert asked == ["sakura", "other", "deep"]


def test_a_game_that_there_is_not(command, folder):
    (folder / "named.toml").write_text('game = "chess"\n' + HOLDS)
    assert "no game is called 'chess'; there are: sakura" in command("scenario", folder / "named.toml").complaint
