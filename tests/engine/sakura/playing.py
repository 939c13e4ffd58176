"""Duels for the tests of the engine as a whole: drawn by a seed, played by players that are named or made here."""

from __future__ import annotations

from random import Random

from engine.cardgame.play.random_player import random_answer
from engine.cardgame.play.selfplay import LONGEST
from engine.kernel.session import Session
from engine.sakura.game import SakuraGame
from engine.sakura.play.greedy import greedy_answer
from engine.sakura.play.selfplay import drawn_setup
from engine.sakura.pool import check_pair, forms
from engine.sakura.view.seat import view


def pairs():
    """Every pair of forms that can be chosen, in the order of the list."""
    keys = [form.key for form in forms()]
    both = [(first, second) for index, first in enumerate(keys) for second in keys[index + 1 :]]
    return [pair for pair in both if check_pair(pair) is None]


def begun(seed, left=None, right=None):
    """A drawn duel at its first decision."""
    return Session(SakuraGame(), drawn_setup(Random(f"duel {seed}"), left, right))


def at_random(rng):
    """Any legal answer."""
    return lambda decision, state: random_answer(decision, rng)


def greedy(rng):
    """What looks best."""
    return lambda decision, state: greedy_answer(decision, view(state, decision.seat), rng)


def first(rng):
    """Always what is offered first: every card that can be used, every choice taken."""
    return lambda decision, state: least_of(decision, decision.options)


def last(rng):
    """Always what is offered last: no reaction, the end of the phase, no rebuild."""
    return lambda decision, state: least_of(decision, decision.options[::-1])


def least_of(decision, options):
    """As few of the options as will do, in the order given."""
    keys = [option.key for option in options for _ in range(option.limit)]
    return tuple(keys[: decision.least])


def play(session, *players, answers=LONGEST):
    """Let each seat's player answer, up to so many answers; True if the duel is over."""
    for _ in range(answers):
        decision = session.decision
        if decision is None:
            return True
        session.submit(players[decision.seat % len(players)](decision, session.state))
    return session.decision is None
