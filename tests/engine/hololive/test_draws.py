"""A duel that nobody won (§1.2.2) is over, and whoever reads its winner finds none."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stdout
from random import Random
from typing import TYPE_CHECKING

import pytest

from engine.cardgame.ending import NOBODY, winner_of
from engine.cardgame.imagining import Trial
from engine.cardgame.play.random_player import random_answer
from engine.cli.main import main
from engine.games import open_match, tools
from engine.hololive.door import GAME
from engine.hololive.play.scene import Scene, SideLaid
from engine.hololive.play.selfplay import Duels
from engine.kernel.session import Session
from engine.players.arena import Budget, Contender, Duel, played, scored
from engine.players.learning import learn
from engine.players.matchups import Ended, table
from engine.players.search import played_on
from engine.text.catalog import LANGUAGES, Catalog
from engine.text.render import Renderer
from tests.engine.hololive.drawn import drawn_duel, drawn_setup

if TYPE_CHECKING:
    from pathlib import Path

RANDOM = Contender("random", Budget())


def test_it_is_over_and_has_no_winner() -> None:
    duel = drawn_duel()
    assert duel.decision is None
    assert duel.winner is None
    assert [duel.view(seat).winner for seat in (-1, 0, 1)] == [None] * 3
    assert duel.view(-1).ending is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_as_a_draw_in_words(language: str) -> None:
    renderer = Renderer(Catalog.load(language), strict=True)
    duel = drawn_duel()
    assert duel.ending is not None
    told = renderer.text(duel.journal(-1)[-1].phrase)
    assert told == renderer.text(duel.ending)
    assert renderer.term("hololive-drawn").text in told


def test_both_who_lose_life_at_once_have_not_won() -> None:
    table = Scene(SideLaid(oshi="hSD01-001", center="hSD01-003"), SideLaid(oshi="hSD01-001", center="hSD01-003"))
    assert table.decision is None
    assert table.state.winner == NOBODY
    assert winner_of(table.state) is None


def test_it_is_saved_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "drawn.jsonl"
    drawn_duel().save_as(path)
    again = open_match(path)
    assert (again.decision, again.winner) == (None, None)
    again.undo()
    assert again.decision is not None
    again.redo()
    assert (again.decision, again.winner) == (None, None)


def test_a_replay_says_that_nobody_won(tmp_path: Path) -> None:
    path = tmp_path / "drawn.jsonl"
    drawn_duel().save_as(path)
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with redirect_stdout(out):
        assert main(["replay", str(path), "--json"]) == 0
    out.flush()
    assert json.loads(out.buffer.getvalue())["winner"] is None


def test_selfplay_counts_it_for_nobody() -> None:
    session = Session(GAME, drawn_setup())
    while session.decision is not None:
        session.submit(("no",))
    assert Duels().winner(session) == "nobody"


def test_the_arena_counts_it_for_nobody() -> None:
    outcome = played(Duel("hololive", (RANDOM, RANDOM), drawn_setup(), "1"))
    assert (outcome.error, outcome.winner) == ("", None)
    score = scored({0: outcome, 1: outcome})
    assert (score.games, score.wins_a, score.wins_b, score.nobody, score.errors) == (2, 0, 0, 2, [])


def test_a_table_of_matchups_leaves_it_out() -> None:
    won, drawn = Ended("a", "b", 0, won=1), Ended("a", "b", 1, won=None)
    assert [(cell.games, cell.wins) for cell in table([won, drawn], ("a", "b")) if cell.first == "a"] == [(1, 1)]


def test_nothing_is_learned_of_it() -> None:
    found = tools("hololive")
    bringing = found.bringing._replace(setup=lambda _sides, _seed: drawn_setup())
    assert set(learn(found._replace(bringing=bringing), 3, 1).weights.values()) == {0.0}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_look_that_ends_so_is_worth_half(seat: int) -> None:
    luck = Random(1)
    trial = Trial(GAME, GAME.open(drawn_setup()), luck)
    figures = tools("hololive").judge.figures
    worth = played_on(trial, seat, 9, lambda asked, _: random_answer(asked, luck), figures, 50)
    assert worth == 0.5
    assert trial.decision is None
