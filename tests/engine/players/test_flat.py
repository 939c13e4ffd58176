"""The yardstick `flat`."""

from __future__ import annotations

from random import Random

from engine.kernel.session import Session
from engine.players.arena import Budget, Contender, arena
from engine.players.flat import flat_answer
from engine.sakura.areas import AURA, FLARE, LIFE
from engine.sakura.game import SakuraGame
from engine.sakura.play.counted import COUNTED
from engine.sakura.play.selfplay import Duels, drawn_setup

GAME = SakuraGame()
RANDOM = Duels().players["random"]


def begun(seed=1, answers=0):
    session = Session(GAME, drawn_setup(Random(seed)))
    for _ in range(answers):
        decision = session.decision
        session.submit(tuple(option.key for option in decision.options[: decision.least]))
    return session


def test_its_answer_is_legal_and_the_same_again_and_leaves_the_match_as_it_was():
    session = begun(answers=25)
    before, events = session.state.copy(), len(session.events)
    first, again = (flat_answer(session, GAME, COUNTED, RANDOM, Random(4), looks=20) for _ in range(2))
    assert first == again
    assert (session.state, len(session.events)) == (before, events)
    session.submit(first)


def test_it_plays_a_mulligan_before_there_is_any_checkpoint():
    session = begun()
    assert not session.checkpoints
    session.submit(flat_answer(session, GAME, COUNTED, RANDOM, Random(4), looks=4))


def test_of_crystals_lost_it_minds_life_most():
    state = begun(answers=25).state
    lost = []
    for place in (LIFE, AURA, FLARE):
        other = state.copy()
        other.crystals[place[0]] = other.crystals.get(place[0], 0) + 1
        lost.append(COUNTED.chance(other, 0) - COUNTED.chance(state, 0))
    assert lost[0] > lost[1] > lost[2] > 0
    assert COUNTED.chance(state, 0) + COUNTED.chance(state, 1) == 1.0


def test_it_beats_one_without_a_plan():
    score = arena("sakura", Contender("flat", Budget(looks=8)), Contender("random"), 2, seed=2)
    assert score.wins_a == 2
