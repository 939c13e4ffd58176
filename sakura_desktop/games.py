"""The games that the screen can show.

A game is a folder of this package with a module `game`, whose `GAME` is a `sakura_desktop.game.Game`. It is loaded when
it is first asked for; without its folder everything else runs. Rooms that every game shares ask here for what games
bring (icons, sheets, small boards), and so this knows none of the rooms: what a game is typed by stands above them.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from engine.cardgame.match import AnyMatch

KEYS: Final = ("sakura", "mahoroba", "hololive", "gateruler")
"""The games in the order in which they are offered."""


@cache
def games() -> tuple[Any, ...]:
    """The games whose folders are there."""
    return tuple(_load(key) for key in KEYS if _is_there(key))


@cache
def game(key: str) -> Any:
    """The game of that key, or the first one there is. Raises `LookupError` where there is none at all."""
    for one in games():
        if one.key == key:
            return one
    if not games():
        raise LookupError("no game is there")
    return games()[0]


@cache
def game_of_card(number: str) -> Any:
    """The game whose numbers begin so, or the first one there is. Raises `LookupError` without any."""
    return next((one for one in games() if number.startswith(one.numbers)), game(""))


def key_of(match: AnyMatch) -> str:
    """The key of the game that a match is of."""
    return match.game.form.key


def _is_there(key: str) -> bool:
    folder = f"sakura_desktop.{key}"
    return find_spec(folder) is not None and find_spec(f"{folder}.game") is not None


def _load(key: str) -> Any:
    return import_module(f"sakura_desktop.{key}.game").GAME
