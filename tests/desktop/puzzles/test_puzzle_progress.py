"""Which puzzles are solved, kept in a file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sakura_desktop.puzzles.progress import PuzzleProgress

if TYPE_CHECKING:
    from pathlib import Path


def test_what_is_solved_stays_so_and_the_first_time_counts(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    made = PuzzleProgress(path)
    assert not path.exists()
    told: list[bool] = []
    made.changed.connect(lambda: told.append(True))
    made.note("sakura", "a1", 2)
    made.note("sakura", "a1", 0)
    assert len(told) == 1
    again = PuzzleProgress(path)
    assert again.trouble is None
    assert again.done("sakura", "a1")
    assert not again.done("other", "a1")
    found = again.of("sakura", "a1")
    assert found is not None
    assert found.wrong == 2


def test_a_record_that_can_be_none_of_ours_is_none(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    rows = [
        {"game": "sakura", "puzzle": "a1"},
        {"game": "sakura", "puzzle": "b2", "wrong": -1},
        {"game": "sakura", "puzzle": "c" * 200},
    ]
    path.write_text(json.dumps({"version": 1, "solved": rows}), encoding="utf-8")
    made = PuzzleProgress(path)
    assert made.done("sakura", "a1")
    assert not made.done("sakura", "b2")
    assert not made.done("sakura", "c" * 200)
    assert made.trouble is not None
