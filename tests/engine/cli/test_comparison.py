"""Two states measured in turns: the older one laid out from the repository, the ratios by the medians."""

from __future__ import annotations

import os
import subprocess

import pytest

from engine.cli import comparison
from engine.cli.comparison import MEMORY, Row, compare, laid_out, measured
from engine.cli.output import Complaint

FIGURES = """
import json, pathlib
turn = pathlib.Path({log!r})
turns = turn.read_text() if turn.exists() else ""
turn.write_text(turns + {name!r})
print(json.dumps({{"rate": {rate} + 10 * turns.count({name!r}), "name": "a word", "zero": 0, {only!r}: 1}}))
"""
AUTHOR = {f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


def git(folder, *words):
    variables = {**os.environ, **AUTHOR, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    done = subprocess.run(["git", "-C", folder, *words], capture_output=True, text=True, check=True, env=variables)
    return done.stdout.strip()


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """A checkout with one commit, and other files than those of the commit."""
    folder, log = tmp_path / "checkout", str(tmp_path / "log")
    folder.mkdir()
    git(folder, "init", "--quiet")
    (folder / "figures.py").write_text(FIGURES.format(log=log, name="o", rate=100, only="older"))
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "-m", "first")
    (folder / "figures.py").write_text(FIGURES.format(log=log, name="n", rate=300, only="newer"))
    monkeypatch.setattr(comparison, "checkout", lambda: folder)
    return folder


def test_both_are_measured_in_turns_and_told_by_their_medians(repository, tmp_path):
    rows = {row.name: row for row in compare("HEAD", ["figures.py"], turns=3)}
    assert (tmp_path / "log").read_text() == "ononon"
    assert rows["rate"] == Row("rate", 110.0, 310.0)
    assert rows["rate"].ratio == pytest.approx(310 / 110)
    assert rows["zero"].ratio is None
    assert set(rows) - {MEMORY} == {"rate", "zero"}


def test_the_ratios_are_printed(repository, capsys):
    assert comparison.run("HEAD", ["figures.py"], turns=1) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["HEAD", "here", "ratio"]
    assert ["rate", "100.000", "300.000", "3.000"] in [line.split() for line in lines]


def test_the_repository_stays_as_it_is_and_the_older_files_go(repository):
    before = git(repository, "status", "--porcelain"), git(repository, "worktree", "list")
    with laid_out(repository, "HEAD") as folder:
        assert "older" in (folder / "figures.py").read_text()
    assert not folder.exists()
    assert (git(repository, "status", "--porcelain"), git(repository, "worktree", "list")) == before


@pytest.mark.parametrize("commit", ["no-such-commit", "--output=x", ""])
def test_what_is_no_commit_is_refused(repository, commit):
    with pytest.raises(Complaint), laid_out(repository, commit):
        pass


@pytest.mark.parametrize(
    ("script", "said"), [("raise SystemExit(3)", "ended with 3"), ("print('hello')", "no figures")]
)
def test_a_measurement_that_fails_is_told(tmp_path, script, said):
    (tmp_path / "figures.py").write_text(script)
    with pytest.raises(Complaint, match=said):
        measured(tmp_path, ["figures.py"])


def test_memory_is_that_of_the_measurement(tmp_path):
    (tmp_path / "figures.py").write_text("held = b'x' * (80 * 1024 * 1024)\nprint('{}')")
    assert measured(tmp_path, ["figures.py"])[MEMORY] > 80


def test_outside_a_checkout_it_is_said(monkeypatch, tmp_path):
    monkeypatch.setattr(comparison, "__file__", str(tmp_path / "engine" / "cli" / "comparison.py"))
    with pytest.raises(Complaint, match="no git checkout"):
        comparison.checkout()
