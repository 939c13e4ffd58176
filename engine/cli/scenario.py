"""`sakura-engine scenario`: run scenario files of any game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.cardgame.play.scenario import BadScenario, game_of
from engine.cardgame.play.scenario import run as run_scenario
from engine.cli.game import add_game, keys, tools_of
from engine.cli.output import Complaint, print_json

if TYPE_CHECKING:
    import argparse


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    command = commands.add_parser("scenario", help="run scenario files", description=__doc__)
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a TOML file, or a folder of them")
    add_game(command)
    command.add_argument("--json", action="store_true", help="print one JSON document")
    command.set_defaults(func=run)


def run(chosen: argparse.Namespace) -> int:
    """Run and report each; 1 if one fails."""
    reports = []
    for file in chosen.files:
        paths = sorted(file.rglob("*.toml")) if file.is_dir() else [file]
        if not paths:
            raise Complaint(f"{file} holds no scenario (*.toml)")
        for path in paths:
            try:
                reports.append(run_scenario(path, tools_of(_game(path, chosen.game)).words))
            except BadScenario as error:
                raise Complaint(str(error)) from error
    failed = [report for report in reports if report.failures]
    if chosen.json:
        print_json({"scenarios": reports, "passed": len(reports) - len(failed), "failed": len(failed)})
    else:
        for report in reports:
            print(f"{'failed' if report.failures else 'passed'}  {report.file}: {report.title}")
            for failure in report.failures:
                print(f"        {failure}")
        print(f"{len(reports) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def _game(path: Path, usual: str) -> str:
    """The game of a scenario: the one that it names, or else the nearest folder that is called like one."""
    folders = (folder.name for folder in path.absolute().parents)
    return game_of(path) or next((name for name in folders if name in keys()), usual)
