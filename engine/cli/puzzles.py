"""`sakura-engine puzzles`: the puzzles of a game, and more of them."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from engine.cardgame.play.puzzle import BadPuzzle, Puzzle, read, text_of
from engine.cli.game import add_game, tools_of
from engine.cli.output import Complaint, print_json
from engine.players.puzzles import find, proof_of, solve
from engine.puzzle_files import file_name, puzzle_files

if TYPE_CHECKING:
    import argparse


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    command = commands.add_parser("puzzles", help="list puzzles, prove them, or find more", description=__doc__)
    add_game(command)
    command.add_argument("files", nargs="*", type=Path, metavar="FILE", help="else those shipped")
    command.add_argument("--prove", action="store_true", help="prove each anew; 1 if one doesn't hold")
    command.add_argument("--make", type=int, default=0, metavar="N", help="find so many puzzles in self-play")
    command.add_argument("--out", type=Path, metavar="FOLDER", help="where those that are found are written")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed finds the same puzzles (1)")
    command.add_argument("--first", type=int, default=0, metavar="M", help="begin with the match of that number (0)")
    command.add_argument("--workers", type=int, default=1, metavar="W", help="in so many processes (1)")
    command.add_argument("--json", action="store_true", help="print one JSON document")
    command.set_defaults(func=run)


def run(chosen: argparse.Namespace) -> int:
    """List, prove or make; 1 if one doesn't hold."""
    tools = tools_of(chosen.game)
    if chosen.make:
        if tools.puzzles is None:
            raise Complaint(f"{chosen.game} has no puzzles")
        return _make(chosen)
    paths = chosen.files or list(puzzle_files(chosen.game).values())
    paths = [one for path in paths for one in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
    try:
        puzzles = {path: read(path, tools.words) for path in paths}
    except BadPuzzle as error:
        raise Complaint(str(error)) from error
    wrong = {path: _wrong(chosen.game, puzzle) if chosen.prove else "" for path, puzzle in puzzles.items()}
    if chosen.json:
        rows = [{**_row(puzzle), "file": path.name, "wrong": wrong[path]} for path, puzzle in puzzles.items()]
        print_json({"puzzles": rows, "count": len(rows), "wrong": sum(map(bool, wrong.values()))})
    else:
        for path, puzzle in puzzles.items():
            print(f"{puzzle.key}  {puzzle.length:2} answers, {puzzle.acts} acts  {path.name}  {wrong[path]}".rstrip())
        print(f"{len(puzzles)} puzzles")
    return 1 if any(wrong.values()) else 0


def _row(puzzle: Puzzle) -> dict[str, Any]:
    return {"key": puzzle.key, "length": puzzle.length, "acts": puzzle.acts, **puzzle.laid}


def _wrong(game: str, puzzle: Puzzle) -> str:
    """What doesn't hold of a puzzle."""
    solution = solve(proof_of(game, puzzle.laid))
    if solution is None:
        return "nothing wins for certain"
    if len(solution.keys) != 1:
        return f"{len(solution.keys)} first answers win"
    if (solution.length, solution.acts) != (puzzle.length, puzzle.acts):
        return f"it has {solution.length} answers, {solution.acts} acts"
    return ""


def _make(chosen: argparse.Namespace) -> int:
    if chosen.out is None:
        raise Complaint("--make writes into a folder: --out FOLDER")
    if min(chosen.make, chosen.workers) < 1:
        raise Complaint("--make and --workers take numbers from 1 on")
    begun, matches, made = perf_counter(), 0, []
    try:
        chosen.out.mkdir(parents=True, exist_ok=True)
        for found in find(chosen.game, chosen.seed, chosen.make, chosen.workers, chosen.first):
            matches = found.matches
            if found.puzzle is None:
                continue
            name = file_name(found.puzzle)
            (chosen.out / name).write_text(text_of(found.puzzle), encoding="utf-8")
            made.append(found.puzzle)
            if not chosen.json:
                print(f"{len(made)} of {chosen.make}: {name} (match {matches})", flush=True)
    except OSError as error:
        raise Complaint(f"{error.filename} can't be written: {error.strerror}") from error
    seconds = round(perf_counter() - begun, 1)
    if chosen.json:
        print_json({"made": [_row(puzzle) for puzzle in made], "matches": matches, "seconds": seconds})
    else:
        print(f"{len(made)} puzzles from {matches} matches in {seconds} s")
    return 0
