"""`sakura-engine selfplay`."""

from __future__ import annotations

import pytest

from engine.kernel.session import Session
from engine.sakura.events import CrystalsMoved
from engine.sakura.play.tools import TOOLS
from engine.sakura.pool import every_number

KEYS = [
    "games", "finished", "decisions", "events", "seconds", "games_per_second", "decisions_per_game", "cards_resolved",
    "errors",
]  # fmt: skip
TIMED = ("seconds", "games_per_second")


def untimed(figures):
    return {name: value for name, value in figures.items() if name not in TIMED}


def test_json_is_one_document_with_the_figures(command):
    done = command("selfplay", "--games", 3, "--seed", 7, "--json")
    assert (done.code, done.err) == (0, "")
    figures = done.document
    assert list(figures) == KEYS
    assert (figures["games"], figures["finished"], figures["errors"]) == (3, 3, [])
    assert figures["decisions_per_game"] == round(figures["decisions"] / 3, 1)
    assert 0 < figures["cards_resolved"] <= len(every_number())
    assert figures["events"] > figures["decisions"] > 0


def test_the_same_seed_gives_the_same_duels_and_another_one_others(command):
    first, again, other = (command("selfplay", "--games", 4, "--seed", seed, "--json").document for seed in (5, 5, 6))
    assert untimed(first) == untimed(again)
    assert untimed(first) != untimed(other)


def test_more_games_begin_with_the_same_ones():
    few, many = TOOLS.selfplay(2, 3), TOOLS.selfplay(4, 3)
    assert many.decisions > few.decisions
    assert all(many.cards[number] >= count for number, count in few.cards.items())


def test_checking_changes_nothing_about_the_duels(command):
    plain = command("selfplay", "--games", 3, "--seed", 2, "--json").document
    checked = command("selfplay", "--games", 3, "--seed", 2, "--check", "--json").document
    assert untimed(plain) == untimed(checked)


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_players_and_pairs_can_be_named(command, player):
    pairs = ["--left", "yurina,saine-a1", "--right", " HIMIKA , tokoyo-a2"]
    done = command("selfplay", "--games", 2, "--player", player, *pairs, "--check", "--json")
    assert (done.code, done.document["finished"], done.document["errors"]) == (0, 2, [])


def test_no_games_are_no_error(command):
    figures = command("selfplay", "--games", 0, "--json").document
    assert (figures["games"], figures["decisions"], figures["decisions_per_game"]) == (0, 0, 0.0)


def test_without_json_it_is_told_in_words(command):
    done = command("selfplay", "--games", 2, "--seed", 7)
    assert done.code == 0
    assert done.out.startswith("2 of 2 duels finished")
    assert "cards resolved" in done.out


def test_an_error_in_a_duel_is_told_with_its_number_and_ends_with_1(command, monkeypatch):
    def fails(self, keys):
        raise RuntimeError("the table fell over")

    monkeypatch.setattr(Session, "submit", fails)
    done = command("selfplay", "--games", 2, "--json")
    assert done.code == 1
    assert done.document["errors"] == [f"game {number}: RuntimeError: the table fell over" for number in (0, 1)]
    assert done.document["finished"] == 0
    assert "error: game 0" in command("selfplay", "--games", 1).out


def test_a_duel_that_does_not_end_is_an_error_when_checked(command, monkeypatch):
    monkeypatch.setattr("engine.cardgame.play.selfplay.LONGEST", 20)
    done = command("selfplay", "--games", 1, "--check", "--json")
    assert done.code == 1
    assert done.document["errors"] == ["game 0: not over after 20 decisions"]


def test_the_check_finds_crystals_that_come_from_nowhere(monkeypatch):
    """An event that puts down one more than it takes away."""
    apply = CrystalsMoved.apply

    def doubling(self, state):
        apply(self, state)
        state.crystals[self.target] += 1

    monkeypatch.setattr(CrystalsMoved, "apply", doubling)
    (error,) = TOOLS.selfplay(1, 1, check=True).errors
    assert "RuleBroken" in error
    assert TOOLS.selfplay(1, 1).errors == []
