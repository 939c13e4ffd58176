"""`sakura-engine bench`: how fast the engine is on this machine, by the measures that the project builds for."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from engine.cardgame.play.random_player import random_answer
from engine.cardgame.play.selfplay import play_out
from engine.cli import comparison
from engine.cli.output import print_json
from engine.kernel.codec import decode, encode
from engine.kernel.session import Session
from engine.sakura.clauses.wording import card_text
from engine.sakura.game import FORM, SakuraGame
from engine.sakura.play.selfplay import Duels, drawn_setup
from engine.sakura.pool import every_number
from engine.sakura.view.seat import view
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.render import Renderer

if TYPE_CHECKING:
    import argparse

    from engine.sakura.setup import Setup
    from engine.sakura.table import Table


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    command = commands.add_parser("bench", help="print figures of speed", description=__doc__)
    command.add_argument("--games", type=int, default=200, metavar="N", help="duels to play (200)")
    command.add_argument("--json", action="store_true", help="print one JSON document")
    comparison.add_options(command)
    command.set_defaults(func=run)


def run(chosen: argparse.Namespace) -> int:
    """Measure and print, alone or in turns with an older commit."""
    if chosen.against:
        measurement = ("-m", "engine.cli.main", "bench", "--json", "--games", str(max(1, chosen.games)))
        return comparison.run(chosen.against, measurement, turns=chosen.turns, json=chosen.json)
    figures = measure(max(1, chosen.games))
    if chosen.json:
        print_json(figures)
    else:
        for name, value in figures.items():
            print(f"{name:32} {value:>12,.3f}")
    return 0


def measure(games: int) -> dict[str, float]:
    """The figures by name; times in milliseconds."""
    figures: dict[str, float] = {}
    longest = _play(games, figures)
    state = longest.state
    figures["copy_of_state_ms"] = _each(1_000, state.copy)
    rest = max(longest.answers - 1, 0)
    figures["checkpoint_and_go_on_ms"] = _each(100, lambda: longest.at(rest))
    figures["view_ms"] = _each(200, lambda: view(state, 0))
    data = encode(longest.journal)
    figures["journal_decisions"] = longest.answers
    figures["journal_bytes"] = len(data)
    figures["load_and_replay_ms"] = _each(5, lambda: _load(data))
    numbers = list(every_number())
    for language in LANGUAGES:
        renderer = Renderer(Catalog.load(language))
        figures[f"all_card_texts_{language}_ms"] = _each(1, lambda r=renderer: _texts(r, numbers))
        figures[f"all_card_texts_again_{language}_ms"] = _each(5, lambda r=renderer: _texts(r, numbers))
    return figures


def _play(games: int, figures: dict[str, float]) -> Session[Setup, Table]:
    game = SakuraGame()
    longest: Session[Setup, Table] | None = None
    decisions = events = 0
    begun = perf_counter()
    for number in range(games):
        session = play_out(game, drawn_setup(Random(number)), Duels().players["random"](Random(number), {}))
        encode(session.journal)
        decisions += session.answers
        events += len(session.events)
        if longest is None or session.answers > longest.answers:
            longest = session
    seconds = perf_counter() - begun
    figures["decisions_a_second"] = decisions / seconds
    figures["duels_a_second"] = games / seconds
    figures["events_a_second"] = events / seconds
    assert longest is not None
    with_checkpoints = Session(game, longest.setup)
    rng = Random(7)
    begun = perf_counter()
    while with_checkpoints.decision is not None:
        with_checkpoints.submit(random_answer(with_checkpoints.decision, rng))
    figures["decisions_a_second_with_undo"] = with_checkpoints.answers / (perf_counter() - begun)
    return with_checkpoints


def _load(data: bytes) -> None:
    journal = decode(data, FORM).journal
    Session(SakuraGame(), journal.setup, answers=journal.records)


def _texts(renderer: Renderer, numbers: list[str]) -> None:
    for number in numbers:
        for phrase in card_text(number):
            renderer.text(phrase)


def _each(times: int, what: object) -> float:
    """Milliseconds for one of so many calls."""
    begun = perf_counter()
    for _ in range(times):
        what()  # type: ignore[operator]  # any callable
    return (perf_counter() - begun) * 1_000 / times


