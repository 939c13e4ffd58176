"""`sakura-engine matchups`: the chances of everything that a side may bring against everything else.

The folder keeps every match; the same command goes on where it was stopped.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from engine.cli.game import add_game, tools_of
from engine.cli.output import Complaint, print_json
from engine.kernel.files import said
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.render import Renderer

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from engine.players.arena import Contender
    from engine.players.matchups import Cell, Ended, Matchups
    from engine.players.measuring import Folder

BAR: Final = 30
MINUTE: Final = 60


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    command = commands.add_parser(
        "matchups", help="measure every form against every form", description=__doc__
    )
    add_game(command)
    command.add_argument("--forms", nargs="+", default=[], metavar="KEY", help="only these (forms, or decks); else all")
    command.add_argument("--games", type=int, default=20, metavar="N", help="matches of each pair (20)")
    command.add_argument("--player", default="casual", metavar="LEVEL", help="who plays, as in the arena (casual)")
    command.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where matches and tables are kept")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same setups (1)")
    beside = command.add_mutually_exclusive_group()
    beside.add_argument("--workers", type=int, default=1, metavar="W", help="processes that play (1)")
    beside.add_argument("--scheduler", default="", metavar="ADDRESS", help="of a Dask cluster, whose workers play")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="of the names in the picture (en)")
    command.add_argument("--json", action="store_true", help="print one JSON document")
    command.set_defaults(func=run)


def run(chosen: argparse.Namespace) -> int:
    """Play what is left, write the tables, report; 1 if an error was found."""
    from engine.players.arena import UnknownPlayer, contender  # only who plays needs the players
    from engine.players.matchups import Ended, Matchups
    from engine.players.measuring import Folder, Unmeasured
    from engine.players.workers import NoCluster

    brought = _brought(chosen)
    for name in ("games", "workers"):
        if getattr(chosen, name) < 1:
            raise Complaint(f"--{name} takes a number from 1 on, not {getattr(chosen, name)}")
    measured = Matchups(
        game=chosen.game, player=chosen.player, seed=chosen.seed, brought=brought, games=chosen.games
    )
    try:
        player = contender(chosen.player, chosen.game)
        with Folder(chosen.out, measured, Ended) as folder:
            return _measure(chosen, folder, player)
    except (UnknownPlayer, Unmeasured, NoCluster) as error:
        raise Complaint(str(error)) from error
    except OSError as error:
        raise Complaint(f"{chosen.out}: {said(error)}") from error


def _brought(chosen: argparse.Namespace) -> tuple[str, ...]:
    """What is compared, each once, in the game's order."""
    every = tools_of(chosen.game).field.brought()
    asked = {key.strip().lower() for text in chosen.forms for key in text.split(",") if key.strip()}
    if unknown := sorted(asked.difference(every)):
        raise Complaint(f"nothing is called {', '.join(unknown)}; there are: {', '.join(every)}")
    found = tuple(key for key in every if not asked or key in asked)
    if len(found) < 2:
        raise Complaint("two at least are compared")
    return found


def _measure(chosen: argparse.Namespace, folder: Folder[Matchups, Ended], player: Contender) -> int:
    from engine.players.matchups import measure, table, whole

    bar = _Bar() if sys.stderr.isatty() and not chosen.json else None
    errors: list[str] = []
    try:
        errors = measure(folder, player, chosen.workers, chosen.scheduler, bar)
    finally:
        if bar is not None:
            print(file=sys.stderr)
        cells = table(folder.ended, folder.measured.brought)
        parquet = _write(chosen, folder, cells)
    if chosen.json:
        print_json({"matches": len(whole(folder.ended)), "cells": cells, "errors": errors})
    else:
        print(f"{len(whole(folder.ended))} matches in {chosen.out}" + ("" if parquet else NO_PARQUET))
        for error in errors:
            print(f"error: {error}")
    return 1 if errors else 0


NO_PARQUET: Final = "; no Parquet: that needs pip install sakura-desktop[cluster]"


def _write(chosen: argparse.Namespace, folder: Folder[Matchups, Ended], cells: Sequence[Cell]) -> bool:
    """The tables and the picture; False where there is no Parquet."""
    from engine.kernel.files import put
    from engine.players.matchup_picture import svg
    from engine.players.matchups import PARQUET, PICTURE, TABLE, write_csv, write_parquet

    field, renderer = tools_of(chosen.game).field, Renderer(Catalog.load(chosen.language))

    def named(key: str) -> str:
        name = field.named(key)
        return renderer.name(name.kind, name.key).text

    write_csv(folder.path / TABLE, cells)
    picture = svg(cells, folder.measured.brought, named, f"{folder.measured.game}: {folder.measured.player}")
    put(folder.path / PICTURE, picture.encode())
    return write_parquet(folder.path / PARQUET, cells)


class _Bar:
    """How far it is, and how long it takes from here."""

    def __init__(self) -> None:
        self._begun = perf_counter()
        self._first = -1

    def __call__(self, done: int, whole: int) -> None:
        """Draw it anew."""
        if self._first < 0:
            self._first = done - 1
        left = (perf_counter() - self._begun) / (done - self._first) * (whole - done)
        filled = BAR * done // whole
        print(
            f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done} of {whole}, {left / MINUTE:.1f} min left ",
            end="", file=sys.stderr, flush=True,
        )  # fmt: skip
