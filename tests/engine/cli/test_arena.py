"""`sakura-engine arena`."""

from __future__ import annotations

import pytest

from engine.kernel.session import Session

KEYS = [
    "games", "wins_a", "wins_b", "nobody", "decisions", "seconds_a", "seconds_b", "processor_a", "processor_b",
    "errors",
]  # fmt: skip


def test_json_is_one_document_with_the_figures(command):
    done = command("arena", "greedy", "random", "--games", 4, "--seed", 7, "--json")
    assert (done.code, done.err) == (0, "")
    figures = done.document
    assert list(figures) == KEYS
    assert (figures["games"], figures["wins_a"] + figures["wins_b"], figures["errors"]) == (4, 4, [])
    assert 0 < figures["seconds_a"]["median"] <= figures["seconds_a"]["p95"]


def test_without_json_it_is_told_in_words_with_an_interval(command):
    done = command("arena", "greedy", "random", "--games", 2)
    assert done.code == 0
    assert "greedy: 2 of 2 (100.0%; 34.2% to 100.0% by 95 %)" in done.out
    assert "random: 0 of 2 (0.0%; 0.0% to 65.8% by 95 %)" in done.out


def test_any_game_and_any_budget(command):
    done = command("arena", "looks:2", "flat", "--looks", 3, "--game", "mahoroba", "--games", 1, "--json")
    assert (done.code, done.document["errors"]) == (0, [])


def test_the_first_duels_of_a_seed_can_be_left_out(command):
    parts = [command("arena", "greedy", "random", "--games", games, "--from", start, "--json").document
             for games, start in ((1, 0), (3, 1), (4, 0))]
    counts = [[part[what] for what in ("games", "wins_a", "wins_b", "decisions")] for part in parts]
    assert [one + other for one, other in zip(*counts[:2], strict=True)] == counts[2]


def test_an_error_is_told_and_ends_with_1(command, monkeypatch):
    def fails(self, keys):
        raise RuntimeError("the table fell over")

    monkeypatch.setattr(Session, "submit", fails)
    done = command("arena", "greedy", "random", "--games", 1)
    assert done.code == 1
    assert "error: game 0: RuntimeError: the table fell over" in done.out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("greedy", "nobody"), "no player is called 'nobody'; there are: random, greedy"),
        (("greedy", "random", "--games", -1), "--games takes a number"),
        (("greedy", "random", "--from", -1), "--from takes a number that is not below 0, not -1"),
        (("greedy", "random", "--looks", 0), "--looks takes a number above 0, not 0"),
        (("greedy", "random", "--workers", 0), "--workers takes a number above 0, not 0"),
    ],
)
def test_a_wrong_command_line_is_told(command, arguments, says):
    done = command("arena", *arguments)
    assert done.code == 2
    assert says in done.complaint
