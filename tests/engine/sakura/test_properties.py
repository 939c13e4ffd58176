"""What holds in every duel: conservation, the fold of its events, rerunning, ending, and going back and forth."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.cardgame.play.random_player import random_answer
from engine.cardgame.play.selfplay import selfplay
from engine.kernel.codec import decode, encode
from engine.kernel.journal import Answered, Journal, hold
from engine.kernel.session import Session
from engine.sakura.game import FORM, SakuraGame
from engine.sakura.play.selfplay import SEEKER, Duels, drawn_setup
from engine.sakura.state import State
from tests.engine.sakura.playing import at_random, begun, first, greedy, last, pairs, play

PAIRS = pairs()
HALF = (len(PAIRS) + 1) // 2
"""So many duels have every pair on one of their sides."""
AT_A_TIME = 8


def moment(session):
    """What a session is at a moment, in values of its own."""
    return session.state.copy(), session.decision, len(session.events), session.answers


def opened(journal):
    """A session opened from the bytes of a journal."""
    reading = decode(encode(journal), FORM)
    return Session(SakuraGame(), reading.journal.setup, answers=reading.journal.records)


@pytest.mark.parametrize("first", range(0, HALF, AT_A_TIME))
def test_every_pair_plays_a_duel_that_checks_itself(first):
    """After every event: crystals, capacities, ownership, fold; at the end: the rerun of its answers is the same."""
    found = {}
    for index in range(first, min(first + AT_A_TIME, HALF)):
        left, right = PAIRS[index], PAIRS[(index + HALF) % len(PAIRS)]
        result = selfplay(Duels(left, right), 1, index, SEEKER, check=True)
        if result.errors or result.finished != 1:
            found[left, right] = result.errors
    assert found == {}


def test_those_duels_are_of_every_pair():
    sides = [(PAIRS[index], PAIRS[(index + HALF) % len(PAIRS)]) for index in range(HALF)]
    assert {pair for both in sides for pair in both} == set(PAIRS)
    assert all(left != right for left, right in sides)
    assert len(PAIRS) >= 384


def test_the_same_megami_on_both_sides():
    pair = ("saine-a1", "tokoyo-a1")
    result = selfplay(Duels(pair, pair), 4, 5, SEEKER, check=True)
    assert (result.errors, result.finished) == ([], 4)


@pytest.mark.parametrize("players", [(at_random,), (greedy,), (greedy, at_random), (first,), (last,), (first, last)])
@pytest.mark.parametrize("seed", range(3))
def test_every_duel_ends(players, seed):
    session = begun(seed)
    assert play(session, *(player(Random(seed)) for player in players))
    assert session.state.winner in (0, 1)
    assert session.answers < 1_000


@pytest.mark.parametrize("seed", range(4))
def test_folding_the_events_gives_the_state_after_each_answer(seed):
    session = begun(seed)
    rng = Random(seed)
    folded, told = State(), 0
    while session.decision is not None:
        session.submit(random_answer(session.decision, rng))
        for event in session.events[told:]:
            event.apply(folded)
        told = len(session.events)
        assert folded == session.state


@pytest.mark.parametrize("seed", range(4))
def test_the_same_answers_give_the_same_events(seed):
    session = begun(seed)
    play(session, at_random(Random(seed)))
    again = session.rerun()
    assert again.events == session.events
    assert (again.state, again.entries) == (session.state, session.entries)
    other = Session(SakuraGame(), session.setup, spacing=1_000_000)
    for entry in session.entries:
        if isinstance(entry, Answered):
            other.submit(entry.keys)
    assert other.events == session.events  # the luck of a setup is its seed


@pytest.mark.parametrize("seed", range(3))
def test_a_journal_cut_at_any_answer_opens_there(seed):
    """Most answers come in the middle of a resolution, some of them deeply nested (§9-8)."""
    session = begun(seed)
    moments = []
    rng = Random(seed)
    while session.decision is not None:
        moments.append((moment(session), len(session.entries)))
        session.submit(random_answer(session.decision, rng))
    for answers, (then, entries) in enumerate(moments):
        cut = opened(Journal(FORM, session.setup, session.entries[:entries]))
        assert moment(cut) == then
        assert moment(session.at(answers)) == then


class GoingBackAndForth(RuleBasedStateMachine):
    """A duel in which anything is done that a person can do; what it should be is kept beside it, move by move."""

    @initialize(seed=st.integers(0, 5), answers=st.integers(0, 120))
    def begin(self, seed, answers):
        """Somewhere in a random duel."""
        self.session = Session(SakuraGame(), drawn_setup(Random(seed)))
        self.moments = [moment(self.session)]
        rng = Random(seed)
        while len(self.moments) <= answers and self.session.decision is not None:
            self.session.submit(random_answer(self.session.decision, rng))
            self.moments.append(moment(self.session))
        self.here = len(self.moments) - 1

    @precondition(lambda self: self.session.decision is not None)
    @rule(luck=st.randoms(use_true_random=False))
    def submit(self, luck):
        """What could have been given again is gone then."""
        self.session.submit(random_answer(self.session.decision, luck))
        self.here += 1
        self.moments[self.here :] = [moment(self.session)]

    @precondition(lambda self: self.session.can_undo)
    @rule(steps=st.integers(1, 4))
    def undo(self, steps):
        """Back, as far as there is."""
        steps = min(steps, self.here)
        self.session.undo(steps)
        self.here -= steps

    @precondition(lambda self: self.session.can_redo)
    @rule(steps=st.integers(1, 4))
    def redo(self, steps):
        """Forth, as far as there is."""
        steps = min(steps, len(self.moments) - 1 - self.here)
        self.session.redo(steps)
        self.here += steps

    @rule()
    def save_and_load(self):
        """The file has what was taken back as well."""
        events, answers = list(self.session.events), self.session.answers
        self.session = opened(self.session.journal)
        assert (self.session.events, self.session.answers) == (events, answers)

    @rule(luck=st.randoms(use_true_random=False))
    def fork(self, luck):
        """A fork goes its own way; the duel doesn't notice."""
        other = self.session.fork()
        assert moment(other) == self.moments[self.here]
        for _ in range(5):
            if other.decision is not None:
                other.submit(random_answer(other.decision, luck))

    @rule(part=st.floats(0, 1))
    def look_at(self, part):
        """Any moment before is as it was."""
        answers = round(part * self.here)
        assert moment(self.session.at(answers)) == self.moments[answers]

    @rule()
    def rerun(self):
        """From the beginning by its answers."""
        assert self.session.rerun().events == self.session.events

    @invariant()
    def stands_where_it_should(self):
        """State, decision and events are those of this moment."""
        assert moment(self.session) == self.moments[self.here]
        assert self.session.can_undo == (self.here > 0)
        assert self.session.can_redo == (self.here < len(self.moments) - 1)
        assert hold(self.session.journal.records).entries == self.session.entries


TestGoingBackAndForth = GoingBackAndForth.TestCase
TestGoingBackAndForth.settings = settings(max_examples=40, stateful_step_count=40)
