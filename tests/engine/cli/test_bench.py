"""`sakura-engine bench`: that it measures; how fast it is, no test says."""

from __future__ import annotations

import pytest

from engine.cli.game import keys

FIGURES = {
    "decisions_a_second", "duels_a_second", "events_a_second", "decisions_a_second_with_undo", "copy_of_state_ms",
    "checkpoint_and_go_on_ms", "view_ms", "load_and_replay_ms", "journal_decisions", "journal_bytes",
}  # fmt: skip


@pytest.fixture
def once(monkeypatch):
    """Each thing is measured once: what is tested is not the machine."""
    each = "engine.cli.bench._each"
    monkeypatch.setattr(each, lambda times, what: 0.0 if what() is None else 1.0)


def test_json_is_one_document_with_the_figures(command, once):
    done = command("bench", "--games", 1, "--json")
    assert (done.code, done.err) == (0, "")
    assert set(done.document) >= FIGURES
    assert {f"all_card_texts_{language}_ms" for language in ("ja", "ko", "en")} <= set(done.document)
    assert all(isinstance(figure, int | float) for figure in done.document.values())
    assert done.document["journal_bytes"] > done.document["journal_decisions"] > 0


@pytest.mark.parametrize("game", keys())
def test_every_game_is_measured(command, once, game):
    done = command("bench", "--game", game, "--games", 1, "--json")
    assert (done.code, done.err) == (0, "")
    assert set(done.document) >= FIGURES


def test_without_json_it_is_a_line_each(command, once):
    lines = command("bench", "--games", 1).out.splitlines()
    assert {line.split()[0] for line in lines} >= FIGURES
