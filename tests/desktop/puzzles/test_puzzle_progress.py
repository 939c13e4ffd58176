"""Which puzzles are solved, in its file: kept, damaged, foreign, not to be written."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from sakura_desktop.puzzles.progress import PuzzleProgress

if TYPE_CHECKING:
    from pathlib import Path

    from sakura_desktop.files import FileTrouble


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
    assert again.solved("sakura", "a1")
    assert not again.solved("other", "a1")
    found = again.of("sakura", "a1")
    assert found is not None
    assert found.wrong == 2


@pytest.mark.parametrize("text", ["", "[", "[]", '{"solved": 3}', "\x00", "[" * 100_000])
def test_a_damaged_file_is_put_aside_and_said(qapp: object, tmp_path: Path, text: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(text, encoding="utf-8")
    made = PuzzleProgress(path)
    assert made.trouble is not None
    assert made.trouble.kept is not None
    assert made.trouble.kept.read_text(encoding="utf-8") == text
    made.note("sakura", "a1", 0)
    assert PuzzleProgress(path).solved("sakura", "a1")


def test_what_is_sound_in_a_damaged_file_is_taken(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    rows = [
        {"game": "sakura", "puzzle": "a1"},
        {"game": "sakura", "puzzle": 3},
        {"game": "sakura", "puzzle": "b2", "wrong": -1},
        {"game": "sakura", "puzzle": "c" * 200},
        "nothing",
    ]
    path.write_text(json.dumps({"version": 1, "solved": rows}), encoding="utf-8")
    made = PuzzleProgress(path)
    assert made.solved("sakura", "a1")
    assert not made.solved("sakura", "b2")
    assert made.trouble is not None
    assert made.trouble.kept is not None
    assert PuzzleProgress(path).trouble is None


def test_what_can_not_be_written_is_said_and_holds(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "there"
    folder.write_text("no folder", encoding="utf-8")
    made = PuzzleProgress(folder / "puzzles.json")
    said: list[FileTrouble] = []
    made.save_failed.connect(said.append)
    made.note("sakura", "a1", 0)
    assert len(said) == 1
    assert made.solved("sakura", "a1")
