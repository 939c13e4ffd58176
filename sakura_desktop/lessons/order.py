"""Which lesson comes after which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.play.lesson import title_of
from engine.lesson_files import lesson_files

if TYPE_CHECKING:
    from engine.text.phrase import Phrase


def lesson_after(game: str, lesson: str) -> str:
    """The key of the lesson after that one; empty after the last."""
    keys = list(lesson_files(game))
    at = keys.index(lesson) + 1
    return keys[at] if at < len(keys) else ""


def title_after(game: str, lesson: str) -> Phrase | None:
    """What the lesson after that one is called; None after the last."""
    following = lesson_after(game, lesson)
    return title_of(game, following) if following else None
