"""`sakura-engine learn`: how promising a table is, from duels of sensible players."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from engine.cli.game import add_game, tools_of
from engine.cli.output import Complaint
from engine.players.learning import learn

if TYPE_CHECKING:
    import argparse


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    command = commands.add_parser("learn", help="learn how promising tables are", description=__doc__)
    add_game(command)
    command.add_argument("--duels", type=int, default=3000, metavar="N", help="how many duels (3000)")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed learns the same (1)")
    command.add_argument("--alike", action="store_true", help="both sides bring the same")
    command.add_argument("--out", type=Path, metavar="FILE", help="where to write it; else it is printed")
    command.set_defaults(func=run)


def run(chosen: argparse.Namespace) -> int:
    """Learn and write."""
    if chosen.duels < 1:
        raise Complaint(f"--duels takes a number from 1 on, not {chosen.duels}")
    learned = learn(tools_of(chosen.game), chosen.duels, chosen.seed, alike=chosen.alike)
    text = msgspec.json.format(msgspec.json.encode(learned)) + b"\n"
    if chosen.out is None:
        sys.stdout.write(text.decode())
        return 0
    try:
        chosen.out.write_bytes(text)
    except OSError as error:
        raise Complaint(f"{chosen.out} can't be written: {error.strerror}") from error
    return 0
