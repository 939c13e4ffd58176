"""How far the lessons have come, kept in a file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sakura_desktop.lessons.progress import LONGEST, LessonProgress

if TYPE_CHECKING:
    from pathlib import Path

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


def test_a_record_too_long_to_be_one_of_ours_is_none(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    rows = [
        {"game": "sakura", "lesson": "distance", "done": True},
        {"game": "sakura", "lesson": "long", "given": [["end"]] * (LONGEST + 1)},
        {"game": "sakura", "lesson": "longer", "given": [["e" * 200]]},
    ]
    path.write_text(json.dumps({"version": 1, "lessons": rows}), encoding="utf-8")
    made = LessonProgress(path)
    assert made.done("sakura", "distance")
    assert not made.of("sakura", "long").begun
    assert not made.of("sakura", "longer").begun
    assert made.trouble is not None
