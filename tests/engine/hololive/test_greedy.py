"""The player that does what looks best at once, and the start decks with which a lesson begins."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engine.cardgame.ending import winner_of
from engine.cardgame.play.greedy import greedy
from engine.hololive.decks.ready import ready_decks
from engine.hololive.game import HololiveGame
from engine.hololive.play.judge import JUDGE
from engine.hololive.play.scenario import SideInWords
from engine.hololive.play.scene import HolomemLaid, Scene, SideLaid
from engine.hololive.play.selfplay import Duels
from engine.hololive.setup import Setup
from engine.kernel.session import Session

DUELS = 12


def asked(**left):
    scene = Scene(
        SideLaid(oshi="hSD02-001", life=5, deck=20, **left), SideLaid(oshi="hSD03-001", life=5, center="hSD03-002")
    )
    assert scene.decision is not None
    return scene


def answers(scene):
    return {greedy(JUDGE)(Random(seed), {})(scene.decision, scene.state) for seed in range(12)}


def test_it_beats_one_without_a_plan():
    random, sides, won = Duels().players["random"], {deck.oshi: deck.side() for deck in ready_decks()}, 0
    for seed in range(DUELS):
        session = Session(HololiveGame(), Setup(sides=(sides["hSD02-001"], sides["hSD03-001"]), seed=seed))
        players = [greedy(JUDGE)(Random(seed), {}), random(Random(seed), {})]
        if seed % 2:
            players.reverse()
        while (decision := session.decision) is not None:
            session.submit(players[decision.seat](decision, session.state))
        won += winner_of(session.state) == seed % 2
    assert won >= DUELS * 3 / 4


def test_it_lets_bloom_before_it_ends_the_step():
    scene = asked(center="hSD02-002", hand=("hSD02-005",))
    assert answers(scene) == {("bloom:2:1",)}


def test_it_attacks_before_it_ends_the_performance_step():
    center = HolomemLaid(card="hSD02-005", cheer=("hY03-001", "hY03-001"))
    scene = asked(center=center)
    scene.answer("end")
    given = answers(scene)
    assert len(given) == 1
    assert next(iter(given))[0].startswith("arts:1:2:"), "the stronger ones"


def test_a_hand_worth_keeping_is_not_shuffled_away():
    few, many = ("hSD02-009",), ("hSD02-009",) * 5
    assert all(key.startswith("play:") for (key,) in answers(asked(center="hSD02-002", hand=("hSD01-017", *few))))
    assert answers(asked(center="hSD02-002", hand=("hSD01-017", *many))) == {("end",)}


def test_a_side_begins_with_the_start_deck_of_its_oshi():
    (deck,) = [one.side() for one in ready_decks() if one.oshi == "hSD02-001"]
    side = msgspec.convert({"oshi": "hSD02-001", "begun": True, "life": 0}, SideInWords)
    assert (side.deck, side.cheer_deck, side.life) == (deck.deck, deck.cheer, 0)
    with pytest.raises(msgspec.ValidationError, match="hBP01-001"):
        msgspec.convert({"oshi": "hBP01-001", "begun": True}, SideInWords)
