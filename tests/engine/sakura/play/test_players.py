"""Computer players: legal everywhere, the same by the same chance, and the greedy one better than chance."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.decisions import ChooseCards
from engine.cardgame.play.random_player import drawn_mood, random_answer
from engine.kernel.decisions import Move, Option, check_answer
from engine.sakura.decisions import ChooseAct, ChooseConduct, ChooseCrystals, ChooseDamage, ChooseMulligan
from engine.sakura.play.greedy import greedy_answer
from engine.sakura.play.judge import FIGURES, STEP, counted, leanings
from engine.sakura.play.moods import EVEN, MOODS, Mood
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.play.selfplay import PLAYERS
from engine.sakura.play.tools import TOOLS
from engine.sakura.registry import REGISTRY
from engine.sakura.view.seat import view
from tests.engine.sakura.playing import at_random, begun, greedy, play

DUELS = 60


@pytest.mark.parametrize("player", [at_random, greedy])
@pytest.mark.parametrize("seed", range(4))
def test_each_answers_every_decision_legally(player, seed):
    session = begun(seed)
    answer = player(Random(seed))
    kinds = set()
    while session.decision is not None:
        keys = answer(session.decision, session.state)
        check_answer(session.decision, keys)
        kinds.add(session.decision.kind)
        session.submit(keys)
    assert {"ChooseMulligan", "ChooseConduct", "ChooseAct", "ChooseRebuild"} < kinds


@pytest.mark.parametrize("player", [at_random, greedy])
def test_the_same_chance_gives_the_same_answers(player):
    first, second = begun(2), begun(2)
    play(first, player(Random(7)))
    play(second, player(Random(7)))
    assert first.entries == second.entries
    third = begun(2)
    play(third, player(Random(8)))
    assert third.entries != first.entries


@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_player_beats_the_random_one(seat):
    """It wins every one of these; fewer would still be clear, should its judgement be changed."""
    won = 0
    for seed in range(DUELS // 2):
        session = begun(seed)
        players = [at_random(Random(seed)), at_random(Random(seed))]
        players[seat] = greedy(Random(seed))
        assert play(session, *players)
        won += session.state.winner == seat
    assert won > DUELS // 2 * 0.8


def test_the_greedy_player_knows_no_more_than_its_seat():
    """The same view and chance, the same answer, whatever the opponent holds."""
    for hand in (("NA-02-saine-O-N-2",), ("NA-04-tokoyo-O-N-2",)):
        scene = Scene(
            SideLaid(hand=("NA-01-yurina-O-N-1",), vigor=2), SideLaid(hand=hand, deck=("NA-03-himika-O-N-1",) * 3)
        )
        keys = greedy_answer(scene.decision, view(scene.state, 0), Random(1))
        assert keys == (f"use:{scene.card('NA-01-yurina-O-N-1')}",)


def test_the_greedy_player_saves_its_last_life():
    scene = Scene(SideLaid(hand=("NA-01-yurina-O-N-1",)), SideLaid(life=1, aura=3))
    scene.use("NA-01-yurina-O-N-1")
    assert [greedy_answer(scene.decision, view(scene.state, 1), Random(seed)) for seed in range(20)] == [("aura",)] * 20


def options(*keys, limit=1):
    return tuple(Option(key, limit=limit) for key in keys)


@pytest.mark.parametrize(
    "decision",
    [
        ChooseAct(seat=0, options=options("end")),
        ChooseDamage(seat=1, options=options("aura", "life")),
        ChooseMulligan(seat=0, options=options("card:1", "card:2", "card:3"), least=0, most=3, ordered=True),
        ChooseCards(seat=0, options=options("card:1", "card:2"), least=2, most=2),
        ChooseCrystals(seat=0, options=options("shadow", "aura.0", limit=2), least=3, most=3, count=3),
        ChooseConduct(
            seat=0, options=(Option("standard"), Option("full-power", (Move("card:1", "hand.0", "in-use.0"),)))
        ),
    ],
    ids=lambda decision: decision.kind,
)
@pytest.mark.parametrize("mood", [EVEN, *MOODS], ids=str)
def test_a_random_answer_is_legal_in_every_mood(decision, mood):
    answers = {random_answer(decision, Random(seed), mood) for seed in range(60)}
    for keys in answers:
        check_answer(decision, keys)
    several = len(decision.options) > 1
    assert (len(answers) > 1) == several


def test_a_mood_makes_acts_likelier():
    decision = ChooseAct(seat=0, options=options("basic:forward", "basic:backward", "use:3", "end"))
    rng = Random(1)
    drawn = [random_answer(decision, rng, Mood(forward=30.0, use=0.0))[0] for _ in range(200)]
    assert drawn.count("basic:forward") > 150
    assert "use:3" not in drawn
    assert {drawn_mood(MOODS, rng) for _ in range(100)} == set(MOODS)


def test_full_power_without_a_card_for_it_is_seldom_chosen():
    rng = Random(1)
    without = ChooseConduct(seat=0, options=options("standard", "full-power"))
    drawn = [random_answer(without, rng, Mood(full_power=50.0))[0] for _ in range(200)]
    assert drawn.count("full-power") < 30


@pytest.mark.parametrize("player", PLAYERS)
def test_players_by_name_play_among_themselves(player):
    result = TOOLS.selfplay(3, 2, player=player, check=True)
    assert (result.errors, result.finished) == ([], 3)


@pytest.mark.parametrize(("umbrella", "distance", "nearer"), [(0, 3, False), (1, 3, True), (1, 2, False)])
def test_sensible_people_go_by_the_side_that_counts(umbrella, distance, nearer):
    """A card with two sides reaches from 4 to 6, or from 0 to 2."""
    number = next(number for number, card in REGISTRY.cards.items() if [side.range for side in card.faces] == SIDES)
    card = REGISTRY.cards[number]
    scene = Scene(SideLaid(hand=(number,), vigor=2, counters={card.face_by: umbrella}), distance=distance)
    decision = ChooseAct(seat=0, options=options("basic:forward", "basic:backward"))
    forward, back = leanings(decision, scene.state)
    assert (forward > back, forward > STEP) == (nearer or umbrella == 1, nearer)
    reach = dict(zip(FIGURES, counted(scene.state, 0), strict=True))
    assert (reach["life-in-reach"] > 0) == (distance in card.faces[umbrella].range)


SIDES = [(4, 5, 6), (0, 1, 2)]
