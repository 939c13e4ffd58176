"""`sakura-engine arena`: one player against another, both seats in turn."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from engine.cli.game import add_game, tools_of
from engine.cli.output import Complaint, print_json
from engine.kernel.files import said

if TYPE_CHECKING:
    import argparse

    from engine.players.arena import Contender, Score, Times


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    command = commands.add_parser("arena", help="measure one player against another", description=__doc__)
    who = "a player of the game, a level, flat, or looks:N; behind a colon its own budget (master:200, flat:0.5s)"
    command.add_argument("a", metavar="A", help=who)
    command.add_argument("b", metavar="B", help="against whom")
    add_game(command)
    command.add_argument("--games", type=int, default=100, metavar="N", help="how many duels (100)")
    command.add_argument("--from", type=int, default=0, metavar="N", dest="start", help="leave out the first N (0)")
    budget = command.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, metavar="T", help="what who thinks is given for an answer")
    budget.add_argument("--looks", type=int, metavar="N", help="how many looks ahead who thinks is given for an answer")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same setups (1)")
    command.add_argument("--workers", type=int, default=1, metavar="W", help="processes that play (1)")
    command.add_argument("--built", action="store_true", help="each builds its deck of the forms that are drawn for it")
    command.add_argument("--out", type=Path, metavar="FOLDER", help="keep every match; the same command goes on there")
    command.add_argument("--json", action="store_true", help="print one JSON document")
    command.set_defaults(func=run)


def run(chosen: argparse.Namespace) -> int:
    """Play and report; 1 if an error was found."""
    from engine.players.arena import Budget, UnknownPlayer, contender  # only who plays needs the players
    from engine.players.measuring import Unmeasured

    tools_of(chosen.game)
    for name, given in (("games", chosen.games), ("from", chosen.start)):
        if given < 0:
            raise Complaint(f"--{name} takes a number that is not below 0, not {given}")
    for name in ("seconds", "looks", "workers"):
        given = getattr(chosen, name)
        if given is not None and not given > 0:
            raise Complaint(f"--{name} takes a number above 0, not {given}")
    bounded = chosen.seconds is not None or chosen.looks is not None
    budget = Budget(chosen.looks, chosen.seconds) if bounded else None
    try:
        a, b = (contender(text, chosen.game, budget) for text in (chosen.a, chosen.b))
        score = _played(chosen, a, b)
    except (UnknownPlayer, Unmeasured) as error:
        raise Complaint(str(error)) from error
    except OSError as error:
        raise Complaint(f"{chosen.out}: {said(error)}") from error
    if chosen.json:
        print_json(score)
    else:
        _print(chosen, score)
    return 1 if score.errors else 0


def _played(chosen: argparse.Namespace, a: Contender, b: Contender) -> Score:
    from engine.players.arena import Contest, Ended, arena
    from engine.players.measuring import Folder

    over = 0

    def told(_number: int, _outcome: object) -> None:
        nonlocal over
        over += 1
        print(f"\r{over} played", end="", file=sys.stderr, flush=True)

    watched = sys.stderr.isatty() and not chosen.json
    named = [who.named() for who in (a, b)]
    contest = Contest(game=chosen.game, a=named[0], b=named[1], seed=chosen.seed, built=chosen.built)
    with nullcontext() if chosen.out is None else Folder(chosen.out, contest, Ended) as folder:
        score = arena(
            chosen.game, a, b, chosen.games, chosen.seed, chosen.workers, told if watched else None,
            start=chosen.start, builds=chosen.built, folder=folder,
        )  # fmt: skip
    if watched:
        print(file=sys.stderr)
    return score


def _print(chosen: argparse.Namespace, score: Score) -> None:
    from engine.players.arena import wilson

    told = score.wins_a + score.wins_b
    for name, wins, seconds, processor in (
        (chosen.a, score.wins_a, score.seconds_a, score.processor_a),
        (chosen.b, score.wins_b, score.seconds_b, score.processor_b),
    ):
        low, high = wilson(wins, told)
        share = f"{wins / told:.1%}" if told else "–"
        print(f"{name}: {wins} of {told} ({share}; {low:.1%} to {high:.1%} by 95 %)")
        print(f"    an answer: {_times(seconds)} on the clock, {_times(processor)} of the processor")
    print(f"{score.games} duels, {score.decisions} decisions, {score.nobody} that nobody won")
    for found in score.errors:
        print(f"error: {found}")


def _times(seconds: Times) -> str:
    return f"{seconds.median:.3f} s (95th percentile {seconds.p95:.3f} s)"
