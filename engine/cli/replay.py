"""`sakura-engine replay`: a saved duel of any game in words."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING, Final

from engine.cardgame.match import Match
from engine.cli.game import keys
from engine.cli.output import Complaint, print_json
from engine.games import game, open_match
from engine.kernel.codec import DamagedJournal
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.render import Renderer

if TYPE_CHECKING:
    import argparse

_WHY: Final = {
    "missing": "there is no such file",
    "unreadable": "it can't be read",
    "empty": "it is empty",
    "foreign": "it is no journal of a game that is here, or not of the one asked for; update the program, or use the "
    "one that wrote it",
    "no-header": "its first line is missing",
    "newer": "a newer version of the program saved it; update the program",
    "older": "a version that is too old to be read saved it",
    "other-rules": "it was played by another card set or edition of the rules; use a version that has them",
    "bad-setup": "no duel can begin with what its sides bring",
}


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    command = commands.add_parser("replay", help="tell a saved duel in words", description=__doc__)
    command.add_argument("file", type=Path, metavar="FILE", help="a saved duel")
    command.add_argument("--game", choices=keys(), metavar="KEY", help="a duel of this game alone (of any)")
    command.add_argument("--to", type=int, metavar="N", help="only as far as the moment before answer N")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (en)")
    command.add_argument("--seat", type=int, choices=(-1, 0, 1), default=-1, help="what a seat may know; -1: both (-1)")
    command.add_argument("--json", action="store_true", help="print one JSON document")
    command.set_defaults(func=run)


def _why(error: DamagedJournal) -> str:
    """Which file, which line, and what is wrong there."""
    where = f"{error.file}, line {error.line}" if error.line else error.file
    why = _WHY.get(error.reason, f"the journal is damaged here: {error.reason}")
    return f"{where}: {why}" + (f" ({error.detail})" if error.detail else "")


def run(chosen: argparse.Namespace) -> int:
    """Tell it line by line, by turn and nesting."""
    try:
        duel = Match.load(game(chosen.game), chosen.file) if chosen.game else open_match(chosen.file)
    except DamagedJournal as error:
        raise Complaint(_why(error), 1) from error
    if chosen.to is not None:
        if not 0 <= chosen.to <= duel.answers:
            raise Complaint(f"--to takes a number from 0 to {duel.answers}, not {chosen.to}")
        duel = duel.at(chosen.to)
    renderer = Renderer(Catalog.load(chosen.lang))
    lines = [(line, renderer.text(line.phrase)) for line in duel.journal(chosen.seat)]
    if chosen.json:
        print_json(
            {
                "lines": [{"turn": line.turn, "depth": line.depth, "text": text} for line, text in lines],
                "answers": duel.answers,
                "winner": duel.winner,
            }
        )
    else:
        for line, text in lines:
            print(indent(text, "  " * line.depth))
    return 0
