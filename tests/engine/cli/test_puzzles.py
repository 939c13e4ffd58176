"""`sakura-engine puzzles`: listing, proving, making."""
from __future__ import annotations

import json
from itertools import count
from types import SimpleNamespace

import pytest

from engine.cardgame.play.puzzle import Puzzle, key_of, text_of
from engine.cli.main import main
from engine.players import puzzles
from tests.engine.sakura.support import saine, yurina


def table(distance):
    return {
        "table": {"distance": distance},
        "left": {"megami": ["yurina", "saine"], "hand": [yurina("N-1"), yurina("N-2")], "vigor": 1, "aura": 2},
        "right": {"life": 1, "aura": 4, "hand": [saine("N-3")]},
    }


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "05-x.toml"
    path.write_text(text_of(Puzzle("", 5, 3, table(4))), encoding="utf-8")
    return path


def asked(capsys, *arguments):
    code = main(["puzzles", *map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_files_are_listed_and_proved(capsys, file):
    code, said = asked(capsys, file, "--prove")
    assert code == 0
    assert said["count"] == 1
    assert said["puzzles"][0] | {"key": key_of(table(4)), "length": 5, "acts": 3, "wrong": ""} == said["puzzles"][0]
    assert main(["puzzles", str(file)]) == 0
    assert "5 answers, 3 acts" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("said", "why"), [("length = 4\nacts = 3", "it has 5 answers, 3 acts"), ("distance = 9", "nothing wins")]
)
def test_what_does_not_hold_is_told(capsys, file, said, why):
    text = file.read_text(encoding="utf-8")
    text = text.replace("length = 5\nacts = 3", said) if "length" in said else text.replace("distance = 4", said)
    file.write_text(text, encoding="utf-8")
    code, found = asked(capsys, file, "--prove")
    assert code == found["wrong"] == 1
    assert why in found["puzzles"][0]["wrong"]


def test_a_damaged_file_and_a_wrong_command_line_are_told(capsys, file):
    file.write_text("length = [", encoding="utf-8")
    assert main(["puzzles", str(file)]) == 2
    assert "05-x.toml is no puzzle" in capsys.readouterr().err
    assert main(["puzzles", "--make", "1"]) == 2
    assert "--out" in capsys.readouterr().err


def test_those_found_are_written_and_not_too_many_alike(capsys, monkeypatch, tmp_path):
    """Each match here has one puzzle more; of one pair of megami two are kept, of others as many as were asked for."""
    made = {number: Puzzle(key_of(table(number)), number % 6 + 2, 2, table(number)) for number in range(40)}
    for number in range(3, 40):
        made[number].laid["left"]["megami"] = ["yurina", f"m{number}"]
    monkeypatch.setattr(puzzles, "found_in", lambda _game, _seed, number: [made[number]])
    code, said = asked(capsys, "--make", 10, "--out", tmp_path / "new")
    assert code == 0
    assert len(said["made"]) == 10
    assert [one["left"]["megami"] for one in said["made"]].count(["yurina", "saine"]) == 2
    assert len(list((tmp_path / "new").glob("*.toml"))) == 10
    assert said["matches"] == 11


def test_several_processes_find_the_same_in_the_same_order(monkeypatch):
    """The matches are looked through by their numbers, whoever looks."""
    numbers = count()

    class Pool:
        def __init__(self, workers):
            assert workers == 2

        def __enter__(self):
            return self

        def __exit__(self, *_):
            pass

        def imap(self, finder, many):
            return map(finder, many)

    monkeypatch.setattr(puzzles, "get_context", lambda _method: SimpleNamespace(Pool=Pool))
    monkeypatch.setattr(puzzles, "found_in", lambda _game, _seed, number: [(number, next(numbers))])
    each = puzzles._each("sakura", 1, 2, 5)
    assert [next(each) for _ in range(20)] == [[(5 + at, at)] for at in range(20)]
