"""Which game a command is about: `--game`, or the one that the command is named after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.cli.output import Complaint
from engine.games import games, printed, tools

if TYPE_CHECKING:
    import argparse

    from engine.cardgame.play.tools import Tools
    from engine.cardgame.printed import Printed

PROGRAM: Final = "sakura-engine"
"""What the command is called."""


def keys() -> list[str]:
    """The keys of the games, the one that the command is named after first."""
    named = PROGRAM.partition("-")[0]
    return sorted((one.key for one in games()), key=lambda key: (key != named, key))


def add_game(command: argparse.ArgumentParser) -> None:
    """The option `--game`."""
    known = keys()
    first = known[0] if known else ""
    command.add_argument("--game", choices=known, default=first, metavar="KEY", help=f"which game ({first})")


def cards_of(key: str) -> Printed:
    """The cards of that game. Raises `Complaint` where there is no such game or it lists no cards."""
    try:
        return printed(key)
    except KeyError:
        raise Complaint(f"no game with cards is called {key!r}; there are: {', '.join(keys())}") from None


def tools_of(key: str) -> Tools:
    """How that game is tried out. Raises `Complaint` where there is no such game or it brings no tools."""
    try:
        return tools(key)
    except KeyError:
        raise Complaint(f"no game is called {key!r}; there are: {', '.join(keys())}") from None
