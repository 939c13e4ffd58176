"""The list of games: made from the folders that are there, so that a game whose folder is gone is simply not listed.

Nothing is imported until somebody asks for a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

import engine
from engine.cardgame.match import AnyMatch, Match
from engine.cardgame.play.lesson import read as read_lesson
from engine.cardgame.play.puzzle import read as read_puzzle
from engine.cardgame.play.taught import TaughtMatch
from engine.cardgame.play.tried import TriedMatch
from engine.lesson_files import lesson_files
from engine.puzzle_files import puzzle_files

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from engine.cardgame.match import Game
    from engine.cardgame.play.lesson import Lesson
    from engine.cardgame.play.tools import Tools
    from engine.cardgame.printed import Printed
    from engine.cardgame.view import View
    from engine.kernel.decisions import Keys
    from engine.rulebook.dialect import Dialect


class Listed(NamedTuple):
    """A game in the list: its key, and the module that is its door."""

    key: str
    module: str


def games() -> tuple[Listed, ...]:
    """Every game that is there: each folder of the engine that has a door."""
    folders = (one.name for one in iter_modules(engine.__path__) if one.ispkg)
    doors = ((key, f"{engine.__name__}.{key}.door") for key in folders)
    return tuple(Listed(key, door) for key, door in doors if find_spec(door) is not None)


def game(key: str) -> Game[Any, View]:
    """The game of that key. Raises KeyError where there is none."""
    for one in games():
        if one.key == key:
            return _of(one)
    raise KeyError(key)


def printed(key: str) -> Printed:
    """The cards of the game of that key as they are printed. Raises KeyError without such a game, or cards of it."""
    module = f"{engine.__name__}.{key}.printed"
    if all(one.key != key for one in games()) or not find_spec(module):
        raise KeyError(key)
    found: Printed = import_module(module).PRINTED
    return found


class _EveryPrinted(Mapping[str, "Printed"]):
    """The cards of games by key; those of a game are loaded when they are asked for."""

    def __init__(self) -> None:
        self._keys = tuple(one.key for one in games() if find_spec(f"{engine.__name__}.{one.key}.printed"))
        self._found: dict[str, Printed] = {}
        """Kept: to look whether there is a game goes through folders."""

    def __getitem__(self, key: str) -> Printed:
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = printed(key)
        return found

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


def all_printed() -> Mapping[str, Printed]:
    """The cards of every game that has some, by its key; a game is loaded when its cards are asked for."""
    return _EveryPrinted()


def dialects() -> tuple[Dialect, ...]:
    """What the rule documents of the games look like, of every game that has some."""
    doors = (f"{engine.__name__}.{one.key}.rulebook" for one in games())
    return tuple(import_module(door).DIALECT for door in doors if find_spec(door))


def unprefixed() -> str:
    """The key of the game whose words and documents stand in a person's files without it; empty if it isn't there."""
    return next((dialect.game for dialect in dialects() if dialect.unprefixed), "")


def dialect_of(key: str) -> Dialect | None:
    """What the rule documents of that game look like; None where it has none."""
    return next((dialect for dialect in dialects() if dialect.game == key), None)


def tools(key: str) -> Tools:
    """How the game of that key is tried out without a screen. Raises KeyError without such a game, or tools of it."""
    module = f"{engine.__name__}.{key}.play.tools"
    if all(one.key != key for one in games()) or find_spec(module.rpartition(".")[0]) is None or not find_spec(module):
        raise KeyError(key)
    found: Tools = import_module(module).TOOLS
    return found


def lesson(key: str, lesson_key: str) -> Lesson:
    """A lesson of the game of that key. Raises KeyError where there is no such lesson, `BadScenario` for a file that is
    none.
    """
    found = tools(key)
    return read_lesson(lesson_files(key)[lesson_key], key, lesson_key, found.words, found.field.players)


def taught(lesson: Lesson, given: Iterable[Keys] = ()) -> TaughtMatch:
    """A lesson as a match that is played, gone on with after answers that were given before."""
    found = tools(lesson.game)
    return TaughtMatch(lesson, game(lesson.game), found.words, found.field.players, given)


def puzzle(key: str, puzzle_key: str) -> TriedMatch:
    """A puzzle of the game of that key as a match that is tried. Raises KeyError where there is no such puzzle,
    `BadPuzzle` for a file that is none.
    """
    path = puzzle_files(key)[puzzle_key]
    words = tools(key).words
    return TriedMatch(read_puzzle(path, words), game(key), words)


def game_of(path: Path) -> Game[Any, View]:
    """The game that a journal names in its first line; of a file that names none that is there, some game, which tells
    what is wrong with it when it reads it. Raises KeyError where there is no game at all.
    """
    name = _named_in(path)
    found = [_of(one) for one in games()]
    if not found:
        raise KeyError(name)
    return next((one for one in found if one.form.name == name), found[0])


def open_match(path: Path, autosave: Path | None = None, *, rescue: bool = False) -> AnyMatch:
    """A saved match of whichever game, where it stood; with `rescue` as far as its file holds. Raises
    `DamagedJournal`; the file is not touched.
    """
    return Match.load(game_of(path), path, autosave, rescue=rescue)


def _of(one: Listed) -> Game[Any, View]:
    found: Game[Any, View] = import_module(one.module).GAME
    return found


def _named_in(path: Path) -> str:
    """What the first line of a file says that its format is; empty where it says nothing or can't be read."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(LONGEST), type=_Header).format
    except (OSError, ValueError):
        return ""


class _Header(msgspec.Struct):
    format: str = ""


LONGEST: Final = 1_000_000
"""No first line is that long; a longer one is something else."""
