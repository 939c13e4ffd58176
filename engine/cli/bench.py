"""`sakura-engine bench`: how fast the engine is on this machine, by the measures that the project builds for."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from engine.cardgame.play.selfplay import play_out
from engine.cli import comparison
from engine.cli.game import add_game, cards_of, keys, tools_of
from engine.cli.output import print_json
from engine.games import game as game_of
from engine.kernel.codec import decode, encode
from engine.kernel.journal import Answered
from engine.kernel.session import Session
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.render import Renderer

if TYPE_CHECKING:
    import argparse

    from engine.cardgame.match import Game
    from engine.cardgame.printed import Printed
    from engine.cardgame.view import View


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    command = commands.add_parser("bench", help="print figures of speed", description=__doc__)
    add_game(command)
    command.add_argument("--games", type=int, default=200, metavar="N", help="duels to play (200)")
    command.add_argument("--json", action="store_true", help="print one JSON document")
    comparison.add_options(command)
    command.set_defaults(func=run)


def run(chosen: argparse.Namespace) -> int:
    """Measure and print, alone or in turns with an older commit."""
    if chosen.against:
        asked = ("--game", chosen.game) if chosen.game != keys()[0] else ()
        measurement = ("-m", "engine.cli.main", "bench", "--json", "--games", str(max(1, chosen.games)), *asked)
        return comparison.run(chosen.against, measurement, turns=chosen.turns, json=chosen.json)
    figures = measure(chosen.game, max(1, chosen.games))
    if chosen.json:
        print_json(figures)
    else:
        for name, value in figures.items():
            print(f"{name:32} {value:>12,.3f}")
    return 0


def measure(key: str, games: int) -> dict[str, float]:
    """The figures of a game by name; times in milliseconds."""
    figures: dict[str, float] = {}
    game = game_of(key)
    longest = _play(key, game, games, figures)
    state = longest.state
    figures["copy_of_state_ms"] = _each(1_000, state.copy)
    rest = max(longest.answers - 1, 0)
    figures["checkpoint_and_go_on_ms"] = _each(100, lambda: longest.at(rest))
    figures["view_ms"] = _each(200, lambda: game.view(state, 0))
    data = encode(longest.journal)
    figures["journal_decisions"] = longest.answers
    figures["journal_bytes"] = len(data)
    figures["load_and_replay_ms"] = _each(5, lambda: _load(game, data))
    cards = cards_of(key)
    for language in LANGUAGES:
        renderer = Renderer(Catalog.load(language))
        figures[f"all_card_texts_{language}_ms"] = _each(1, lambda r=renderer: _texts(r, cards))
        figures[f"all_card_texts_again_{language}_ms"] = _each(5, lambda r=renderer: _texts(r, cards))
    return figures


def _play(key: str, game: Game[Any, View], games: int, figures: dict[str, float]) -> Session[Any, Any]:
    field = tools_of(key).field
    longest: Session[Any, Any] | None = None
    decisions = events = 0
    begun = perf_counter()
    for number in range(games):
        session = play_out(game, field.drawn(Random(number), None), field.players["random"](Random(number), {}))
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
    answers = [entry.keys for entry in longest.entries if isinstance(entry, Answered)]
    begun = perf_counter()
    for answer in answers:
        with_checkpoints.submit(answer)
    figures["decisions_a_second_with_undo"] = with_checkpoints.answers / (perf_counter() - begun)
    return with_checkpoints


def _load(game: Game[Any, View], data: bytes) -> None:
    journal = decode(data, game.form).journal
    Session(game, journal.setup, answers=journal.records)


def _texts(renderer: Renderer, cards: Printed) -> None:
    for number in cards.numbers():
        for phrase in cards.text(number):
            renderer.text(phrase)


def _each(times: int, what: object) -> float:
    """Milliseconds for one of so many calls."""
    begun = perf_counter()
    for _ in range(times):
        what()  # type: ignore[operator]  # any callable
    return (perf_counter() - begun) * 1_000 / times


