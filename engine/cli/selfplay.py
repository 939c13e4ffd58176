"""`sakura-engine selfplay`: computer players among themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.play.selfplay import as_json
from engine.cardgame.play.tools import UnknownSide
from engine.cli.game import add_game, tools_of
from engine.cli.output import Complaint, print_json

if TYPE_CHECKING:
    import argparse


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    command = commands.add_parser("selfplay", help="let computer players play duels", description=__doc__)
    add_game(command)
    command.add_argument("--games", type=int, default=100, metavar="N", help="how many duels (100)")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same duels (1)")
    command.add_argument("--left", default="", metavar="WHAT", help="what the left seat brings; else drawn")
    command.add_argument("--right", default="", metavar="WHAT", help="the same of the right seat")
    command.add_argument("--player", default="", metavar="NAME", help="who plays; a wrong name tells which there are")
    command.add_argument("--check", action="store_true", help="verify the table after every event")
    command.add_argument("--json", action="store_true", help="print one JSON document")
    command.set_defaults(func=run)


def run(chosen: argparse.Namespace) -> int:
    """Play and report; 1 if an error was found."""
    tools = tools_of(chosen.game)
    if chosen.games < 0:
        raise Complaint(f"--games takes a number that is not below 0, not {chosen.games}")
    if chosen.player and chosen.player not in tools.players:
        raise Complaint(f"no player is called {chosen.player!r}; there are: {', '.join(tools.players)}")
    try:
        result = tools.selfplay(
            chosen.games, chosen.seed, left=chosen.left, right=chosen.right, player=chosen.player, check=chosen.check
        )
    except UnknownSide as error:
        raise Complaint(str(error)) from error
    if chosen.json:
        print_json(as_json(result))
    else:
        print(f"{result.finished} of {result.games} duels finished in {result.seconds} s")
        print(f"{result.decisions} decisions, {result.events} events, {result.games_per_second} duels a second")
        if result.rehearsed:
            print(f"{result.rehearsed} rehearsed for cards that others had brought in vain")
        print(f"{result.cards_resolved} cards resolved; never: {', '.join(result.unresolved) or 'none'}")
        for found in result.errors:
            print(f"error: {found}")
    return 1 if result.errors else 0
