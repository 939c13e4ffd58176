"""A match of the game: setups, giving up, taking back, a journal that leads to the same."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.cardgame.refusals import BadSetup
from engine.gateruler.door import GAME, Duel, Setup, SideSetup
from engine.gateruler.events import DuelEnded
from engine.gateruler.pool import DECKS, RULERS
from engine.kernel.decisions import GIVE_UP
from engine.kernel.session import Session

if TYPE_CHECKING:
    from pathlib import Path

DECK = next(iter(DECKS.values()))


def setup(first: str = "GR-A1", second: str = "GR-W23", seed: int = 3) -> Setup:
    return Setup(sides=(SideSetup(ruler=first, deck=DECK), SideSetup(ruler=second, deck=DECK)), seed=seed, first=0)


def play(match: Duel, answers: int, seed: int = 5) -> Duel:
    rng = Random(seed)
    while match.decision is not None and match.answers < answers:
        match.submit(random_answer(match.decision, rng))
    return match


def test_the_ids_of_cards_tell_nothing_of_the_deck() -> None:
    orders = set()
    for seed in range(3):
        table = GAME.open(setup(seed=seed))
        orders.add(tuple(card.number for card in table.state.defs[1:51]))
        assert sorted(card.number for card in table.state.defs[1:51]) == sorted(DECK)
    assert len(orders) == 3


def test_rulers_lie_in_their_zones_from_the_beginning() -> None:
    state = GAME.open(setup()).state
    assert [state.info(state.piles[f"ruler.{seat}"][0]).number for seat in (0, 1)] == ["GR-A1", "GR-W23"]


@pytest.mark.parametrize(
    ("side", "code"),
    [
        (SideSetup(ruler="GR-010", deck=DECK), "not-a-ruler"),
        (SideSetup(ruler="GR-A1", deck=DECK[:-1]), "deck-size"),
        (SideSetup(ruler="GR-A1", deck=("?", *DECK[1:])), "unknown-card"),
    ],
)
def test_a_side_that_is_none_is_refused(side: SideSetup, code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Match.start(GAME, replace(setup(), sides=(side, setup().sides[1])))
    assert caught.value.refusal.code == code
    assert caught.value.seat == 0


def test_other_cards_are_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        Match.start(GAME, replace(setup(), edition="base"))
    assert caught.value.refusal.code == "other-cards"


@pytest.mark.parametrize("answers", [0, 1, 30, 61])
def test_whoever_is_asked_may_give_up(answers: int) -> None:
    match = play(Match.start(GAME, setup()), answers)
    assert match.decision is not None
    seat = match.decision.seat
    match.submit(GIVE_UP)
    assert match.winner == 1 - seat


def test_a_saved_match_is_loaded_as_it_stood(tmp_path: Path) -> None:
    match = play(Match.start(GAME, setup()), 40)
    path = tmp_path / "duel.sakura"
    match.save_as(path)
    assert Match.load(GAME, path).view(0) == match.view(0)


@pytest.mark.parametrize("first", RULERS)
def test_every_ruler_is_played_to_an_end(first: str) -> None:
    rng, session = Random(1), Session(GAME, setup(first, "GR-K11"))
    while session.decision is not None:
        session.submit(random_answer(session.decision, rng))
    assert isinstance(session.events[-1], DuelEnded)
