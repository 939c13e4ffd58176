"""Which lessons there are of a game, by the files in its folder; none is read, and nothing of the game is loaded."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

FOLDER: Final = "lessons"
_NAME: Final = re.compile(r"\d+-(?P<key>[a-z]+(?:-[a-z]+)*)")


class BadName(ValueError):
    """A file that isn't called as lessons are."""


def key_of_file(name: str) -> str:
    """The key of a lesson by the name of its file without the ending: `03-aura-or-life` is `aura-or-life`.

    Raises `BadName`.
    """
    found = _NAME.fullmatch(name)
    if found is None:
        raise BadName(f"a lesson's file is called by its place and its key (03-aura-or-life.toml), not {name!r}")
    return found["key"]


def lesson_files(game: str) -> dict[str, Path]:
    """The files of a game's lessons by the lessons' keys, in the order in which they are learned."""
    folder = Path(__file__).parent / game / FOLDER
    return {key_of_file(path.stem): path for path in sorted(folder.glob("*.toml"))}
