"""`sakura-engine`: the engine's tools for people and scripts."""

from __future__ import annotations

import argparse
import sys
from io import TextIOWrapper
from multiprocessing import freeze_support
from typing import TYPE_CHECKING

from engine import VERSION
from engine.cli import arena, bench, cards, games, learn, matchups, puzzles, replay, scenario, selfplay, terms
from engine.cli.game import PROGRAM
from engine.cli.output import Complaint

if TYPE_CHECKING:
    from collections.abc import Sequence


def parser() -> argparse.ArgumentParser:
    """The command line with all its commands."""
    top = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Play, check and look up card games without a screen. An unofficial fan-made tool.",
    )
    top.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in (games, selfplay, arena, matchups, learn, cards, terms, scenario, replay, puzzles, bench):
        command.add_parser(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all went well, 1 if something was found wrong, 2 for a wrong command line."""
    freeze_support()  # a packed program starts itself again as the processes that play
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # signs that a terminal doesn't have are told by their numbers
            stream.reconfigure(errors="backslashreplace")
    chosen = parser().parse_args(arguments)
    try:
        code: int = chosen.func(chosen) or 0
        sys.stdout.flush()
    except Complaint as complaint:
        print(f"sakura-engine: {complaint}", file=sys.stderr)
        return complaint.code
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        print("sakura-engine: stopped", file=sys.stderr)
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
