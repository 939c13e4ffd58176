"""`sakura-engine selfplay`: computer players among themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cardgame.play.selfplay import as_json
from engine.cli.output import Complaint, print_json
from engine.cli.pairs import read_pair
from engine.sakura.play.selfplay import PLAYERS, SEEKER, selfplay

if TYPE_CHECKING:
    import argparse


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    command = commands.add_parser("selfplay", help="let computer players play duels", description=__doc__)
    command.add_argument("--games", type=int, default=100, metavar="N", help="how many duels (100)")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same duels (1)")
    command.add_argument("--left", metavar="A,B", help="the pair of the left seat; drawn if not given")
    command.add_argument("--right", metavar="A,B", help="the pair of the right seat; drawn if not given")
    command.add_argument("--player", choices=PLAYERS, default=SEEKER, help="who plays (seeker)")
    command.add_argument("--check", action="store_true", help="verify the table after every event")
    command.add_argument("--json", action="store_true", help="print one JSON document")
    command.set_defaults(func=run)


def run(chosen: argparse.Namespace) -> int:
    """Play and report; 1 if an error was found."""
    if chosen.games < 0:
        raise Complaint(f"--games takes a number that is not below 0, not {chosen.games}")
    left = read_pair(chosen.left) if chosen.left else None
    right = read_pair(chosen.right) if chosen.right else None
    result = selfplay(chosen.games, chosen.seed, left, right, chosen.player, chosen.check)
    if chosen.json:
        print_json(as_json(result))
    else:
        print(f"{result.finished} of {result.games} duels finished in {result.seconds} s")
        print(f"{result.decisions} decisions, {result.events} events, {result.games_per_second} duels a second")
        print(f"{result.cards_resolved} cards resolved; never: {', '.join(result.unresolved) or 'none'}")
        for error in result.errors:
            print(f"error: {error}")
    return 1 if result.errors else 0
