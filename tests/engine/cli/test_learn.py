"""`sakura-engine learn`."""

from __future__ import annotations

from engine.cardgame.play.judge import learned_weights
from engine.games import tools


def test_the_file_that_it_writes_is_one_that_a_game_reads(command, tmp_path):
    path = tmp_path / "judgement.json"
    done = command("learn", "--game", "mahoroba", "--duels", 10, "--seed", 4, "--out", path)
    assert (done.code, done.out, done.err) == (0, "", "")
    assert any(learned_weights(path, tools("mahoroba").judge.figures.names))
    printed = command("learn", "--game", "mahoroba", "--duels", 10, "--seed", 4)
    assert printed.out == path.read_text(encoding="utf-8")
    assert (printed.document["duels"], printed.document["seed"]) == (10, 4)


def test_what_cannot_be_done_is_told(command, tmp_path):
    assert command("learn", "--duels", 0).complaint == "--duels takes a number from 1 on, not 0"
    assert "can't be written: " in command("learn", "--game", "mahoroba", "--duels", 1, "--out", tmp_path).complaint
