"""Which puzzles a game ships, by the files in its folder; none is read, and nothing of the game is loaded."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from engine.cardgame.play.puzzle import Puzzle

FOLDER: Final = "puzzles"


class Listed(NamedTuple):
    """A puzzle by its file: its key, and how many own answers it has."""

    key: str
    length: int
    path: Path


def file_name(puzzle: Puzzle) -> str:
    """What a puzzle's file is called: its length, so that files lie in that order, and its key."""
    return f"{puzzle.length:02}-{puzzle.key}.toml"


def puzzle_files(game: str) -> dict[str, Path]:
    """The files of a game's puzzles by the puzzles' keys, the short ones first."""
    return {one.key: one.path for one in listed_of(game)}


def listed_of(game: str) -> list[Listed]:
    """The puzzles that a game ships, the short ones first; what isn't called like a puzzle's file is none."""
    found = []
    for path in sorted((Path(__file__).parent / game / FOLDER).glob("*.toml")):
        length, _, key = path.stem.partition("-")
        if length.isdigit() and key:
            found.append(Listed(key, int(length), path))
    return sorted(found, key=lambda one: (one.length, one.key))
