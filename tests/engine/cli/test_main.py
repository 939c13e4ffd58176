"""`sakura-engine` as a whole: help, wrong command lines, and what it does where a terminal can't show a sign."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import VERSION

ROOT = Path(__file__).parents[3]
COMMANDS = ("selfplay", "cards", "terms", "scenario", "replay", "bench")


def test_help_lists_every_command(command):
    done = command("--help")
    assert (done.code, done.err) == (0, "")
    assert all(f"\n    {name} " in done.out for name in COMMANDS)
    assert "nofficial" in done.out


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_explains_itself_and_its_options(command, name):
    done = command(name, "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"usage: sakura-engine {name} ")
    assert "--json" in done.out


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("selfplay", ["--games", "--seed", "--left", "--right", "--player", "--check", "--json"]),
        ("cards", ["--megami", "--lang", "--json"]),
        ("replay", ["--to", "--lang", "--json"]),
        ("bench", ["--games", "--json"]),
    ],
)
def test_the_options_of_a_command(command, name, options):
    said = command(name, "--help").out
    assert [option for option in options if option not in said] == []


def test_its_version(command):
    assert command("--version").out == f"sakura-engine {VERSION}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["selfplay", "--games", "many"],
        ["selfplay", "--seed", "1.5"],
        ["selfplay", "--game", "chess"],
        ["selfplay", "--dance"],
        ["selfplay", "extra"],
        ["cards", "--lang", "fr"],
        ["terms", "--lang", "fr"],
        ["scenario"],
        ["replay"],
        ["replay", "a", "b"],
        ["replay", "a", "--to", "soon"],
        ["replay", "a", "--lang", "fr"],
        ["replay", "a", "--seat", "2"],
        ["bench", "--games", "x"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_is_told_in_a_line_and_how_it_is_right(command, arguments):
    done = command(*arguments)
    assert (done.code, done.out) == (2, "")
    usage, *_, last = done.err.splitlines()
    assert usage.startswith("usage: sakura-engine")
    assert last.startswith("sakura-engine")
    assert ": error: " in last


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["selfplay", "--games", "-1"], "not below 0"),
        (["selfplay", "--player", "chess"], "no player is called 'chess'; there are: seeker, "),
        (["selfplay", "--left", "yurina"], "two megami make a pair"),
        (["selfplay", "--left", "yurina,saine,himika"], "two megami make a pair"),
        (["selfplay", "--left", ","], "two megami make a pair"),
        (["selfplay", "--left", "yurina,nobody"], "no megami is called nobody"),
        (["selfplay", "--right", "no,body"], "no, body"),
        (["selfplay", "--right", "yurina,yurina-a1"], "§2-1"),
        (["selfplay", "--right", "yurina,yurina"], "§2-1"),
        (["cards", "--megami", "nobody"], "no megami is called 'nobody'"),
        (["scenario", "nowhere.toml"], "nowhere.toml can't be read"),
    ],
    ids=" ".join,
)
def test_what_can_not_be_done_is_told_in_one_line(command, arguments, told):
    done = command(*arguments)
    assert done.code == 2
    assert told in done.complaint


def test_an_unknown_megami_is_told_with_those_that_there_are(command):
    assert "yurina-a1, yurina-a2, saine" in command("selfplay", "--left", "yurina,nobody").complaint


def run(*arguments, **variables):
    """The command in a process of its own."""
    line = [sys.executable, "-m", "engine.cli.main", *arguments]
    return subprocess.run(line, capture_output=True, check=False, cwd=ROOT, env={**os.environ, **variables})


@pytest.mark.parametrize(
    "arguments", [["cards", "--megami", "yurina"], ["terms"], ["terms", "--lang", "ko"]], ids=" ".join
)
def test_signs_that_a_terminal_does_not_have_are_told_by_their_numbers(arguments):
    done = run(*arguments, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u" in done.stdout


@pytest.mark.parametrize("arguments", [["cards", "--megami", "himika-a1", "--json"], ["terms", "--json"]], ids=" ".join)
def test_json_is_utf_8_whatever_the_terminal_is(arguments):
    plain, narrow = run(*arguments), run(*arguments, PYTHONIOENCODING="ascii")
    assert plain.returncode == narrow.returncode == 0
    assert plain.stdout.decode("utf-8") == narrow.stdout.decode("utf-8")
    assert "ヒミカ" in narrow.stdout.decode("utf-8") or "オーラ" in narrow.stdout.decode("utf-8")


def test_a_reader_that_goes_away_ends_it_quietly():
    """As `sakura-engine terms | head` does."""
    line = [sys.executable, "-m", "engine.cli.main", "terms"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
    assert b"Traceback" not in said
    assert process.returncode in (0, 1)


def test_it_needs_neither_qt_nor_pillow():
    code = (
        "import sys, engine.cli.main; sys.exit(any(name.split('.')[0] in ('PySide6', 'PIL') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
