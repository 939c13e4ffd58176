"""How far the lessons have come, in its file: kept, damaged, foreign, not to be written."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from sakura_desktop.lessons.progress import LONGEST, LessonProgress

if TYPE_CHECKING:
    from pathlib import Path

    from sakura_desktop.files import FileTrouble

GIVEN = (("use:4",), ("card:1", "card:2"), ())


def test_what_is_noted_is_there_again(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    made = LessonProgress(path)
    assert made.fresh
    assert not path.exists()
    made.note("sakura", "distance", GIVEN)
    again = LessonProgress(path)
    assert again.trouble is None
    assert not again.fresh
    assert again.of("sakura", "distance").given == GIVEN
    assert again.of("sakura", "distance").begun
    assert again.of("other", "distance").given == ()


def test_done_once_it_stays_done_and_begins_anew(qapp: object, tmp_path: Path) -> None:
    made = LessonProgress(tmp_path / "lessons.json")
    made.note("sakura", "distance", GIVEN, done=True)
    assert (made.of("sakura", "distance").done, made.of("sakura", "distance").given) == (True, ())
    made.note("sakura", "distance", GIVEN)
    again = LessonProgress(tmp_path / "lessons.json")
    assert (again.of("sakura", "distance").done, again.of("sakura", "distance").given) == (True, GIVEN)


def test_what_is_the_same_is_not_written_again(qapp: object, tmp_path: Path) -> None:
    made = LessonProgress(tmp_path / "lessons.json")
    told: list[bool] = []
    made.changed.connect(lambda: told.append(True))
    made.note("sakura", "distance", ())
    made.note("sakura", "distance", GIVEN)
    made.note("sakura", "distance", GIVEN)
    assert len(told) == 1


@pytest.mark.parametrize("text", ["", "[", "[]", '{"lessons": 3}', "\x00", "[" * 100_000])
def test_a_damaged_file_is_put_aside_and_said(qapp: object, tmp_path: Path, text: str) -> None:
    path = tmp_path / "lessons.json"
    path.write_text(text, encoding="utf-8")
    made = LessonProgress(path)
    assert made.fresh
    assert made.trouble is not None
    assert made.trouble.kept is not None
    assert made.trouble.kept.read_text(encoding="utf-8") == text
    made.note("sakura", "distance", GIVEN)
    assert LessonProgress(path).of("sakura", "distance").given == GIVEN


def test_what_is_sound_in_a_damaged_file_is_taken(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    rows = [
        {"game": "sakura", "lesson": "distance", "done": True},
        {"game": "sakura", "lesson": 3},
        {"game": "sakura", "lesson": "long", "given": [["end"]] * (LONGEST + 1)},
        {"game": "sakura", "lesson": "longer", "given": [["e" * 200]]},
        "nothing",
    ]
    path.write_text(json.dumps({"version": 1, "lessons": rows}), encoding="utf-8")
    made = LessonProgress(path)
    assert made.of("sakura", "distance").done
    assert not made.of("sakura", "long").begun
    assert not made.of("sakura", "longer").begun
    assert made.trouble is not None
    assert made.trouble.kept is not None
    assert LessonProgress(path).trouble is None


def test_what_can_not_be_written_is_said_and_holds(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "there"
    folder.write_text("no folder", encoding="utf-8")
    made = LessonProgress(folder / "lessons.json")
    said: list[FileTrouble] = []
    made.save_failed.connect(said.append)
    made.note("sakura", "distance", GIVEN)
    assert len(said) == 1
    assert made.of("sakura", "distance").given == GIVEN
