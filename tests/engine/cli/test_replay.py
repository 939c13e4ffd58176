"""`sakura-engine replay`: a saved duel in words, and files that are none."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.cli.game import keys
from engine.sakura.door import GAME
from engine.sakura.play.selfplay import drawn_setup

KEYS = ["lines", "answers", "winner"]
LINE_KEYS = ["turn", "depth", "text"]


@pytest.fixture(scope="module")
def duel():
    """A duel to its end."""
    found = Match.start(GAME, drawn_setup(Random(8)))
    rng = Random(8)
    while found.decision is not None:
        found.submit(random_answer(found.decision, rng))
    return found


@pytest.fixture
def file(duel, tmp_path):
    path = tmp_path / "saved duel.jsonl"
    duel.save_as(path)
    return path


def test_a_duel_of_one_game_alone(command, file):
    told = command("replay", file)
    assert command("replay", file, "--game", "sakura").out == told.out
    for other in (key for key in keys() if key != "sakura"):
        refused = command("replay", file, "--game", other)
        assert (refused.code, refused.out) == (1, "")
        assert "not of the one asked for" in refused.err


def test_json_is_one_document_with_the_lines(command, file, duel):
    done = command("replay", file, "--json")
    assert (done.code, done.err) == (0, "")
    document = done.document
    assert list(document) == KEYS
    assert all(list(line) == LINE_KEYS for line in document["lines"])
    assert (document["answers"], document["winner"]) == (duel.answers, duel.winner)
    assert len(document["lines"]) == len(duel.journal(-1))


def test_in_words_each_line_is_set_in_as_deeply_as_it_is_nested(command, file):
    lines = command("replay", file, "--json").document["lines"]
    told = [f"{'  ' * line['depth']}{part}" for line in lines for part in line["text"].splitlines()]
    assert command("replay", file).out.splitlines() == told


def test_each_language_tells_the_same_lines_in_its_words(command, file):
    told = [command("replay", file, "--lang", language, "--json").document for language in ("ja", "ko", "en")]
    shapes = [[(line["turn"], line["depth"]) for line in document["lines"]] for document in told]
    assert shapes[0] == shapes[1] == shapes[2]
    texts = [[line["text"] for line in document["lines"]] for document in told]
    assert not any(ja == ko or ko == en for ja, ko, en in zip(*texts, strict=True))
    assert command("replay", file, "--json").document == told[2]


@pytest.mark.parametrize("answers", [0, 1, 30])
def test_only_as_far_as_a_moment(command, file, duel, answers):
    document = command("replay", file, "--to", answers, "--json").document
    assert (document["answers"], document["winner"]) == (answers, None)
    assert len(document["lines"]) == len(duel.at(answers).journal(-1))


def test_a_seat_is_told_what_it_may_know(command, file):
    """What both may know is told of neither hand; each seat is told of its own."""
    both, left, right = (command("replay", file, "--seat", seat).out for seat in (-1, 0, 1))
    assert len({both, left, right}) == 3


@pytest.mark.parametrize("to", [-1, 100_000])
def test_a_moment_that_there_is_not(command, file, duel, to):
    done = command("replay", file, "--to", to)
    assert done.code == 2
    assert f"from 0 to {duel.answers}" in done.complaint


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda lines: [], "it is empty"),
        (lambda lines: ["my notes"], "line 1"),
        (lambda lines: lines[1:], "line 1: its first line is missing"),
        (lambda lines: [lines[0].replace('"version":2', '"version":9'), *lines[1:]], "update the program"),
        (lambda lines: [lines[0].replace('"set":"s9-2"', '"set":"s9-1"'), *lines[1:]], "another card set"),
        (lambda lines: [lines[0].replace('"sakura-arms-duel"', '"chess"'), *lines[1:]], "no journal of a game that"),
        (lambda lines: [lines[0].replace('-N-', '-X-'), *lines[1:]], "no duel can begin with what its sides bring"),
        (lambda lines: [*lines[:20], "{", *lines[20:]], "line 21: the journal is damaged here: not-json"),
        (lambda lines: [*lines[:20], *lines[21:]], "the journal is damaged here"),
    ],
    ids=["empty", "notes", "no header", "newer", "season", "foreign", "cards", "line", "missing line"],
)  # fmt: skip
def test_a_damaged_file_is_refused_with_file_line_and_reason(command, file, change, told):
    lines = change(file.read_text("utf-8").splitlines())
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    data = file.read_bytes()
    done = command("replay", file, "--json")
    assert done.code == 1
    assert done.complaint.startswith(str(file))
    assert told in done.complaint
    assert file.read_bytes() == data


def test_no_file_and_a_folder(command, tmp_path):
    assert command("replay", tmp_path / "gone").complaint == f"{tmp_path / 'gone'}: there is no such file"
    assert "it can't be read" in command("replay", tmp_path).complaint
