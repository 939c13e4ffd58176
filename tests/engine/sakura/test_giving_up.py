"""A duel that is given up: an answer like any other in its journal, taken back and given again like any other."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.kernel.decisions import GIVE_UP, IllegalAnswer
from engine.kernel.session import Over
from engine.sakura.door import GAME, Duel
from engine.sakura.play.selfplay import drawn_setup
from engine.text.phrase import say

MIDDLES = (0, 1, 7, 40, 61, 90)
"""How many answers were given before: a mulligan, acts, reactions, choices in the middle of a resolution."""


def played(answers: int, seed: int = 3) -> Duel:
    duel, rng = Match.start(GAME, drawn_setup(Random(seed))), Random(seed)
    while duel.decision is not None and duel.answers < answers:
        duel.submit(random_answer(duel.decision, rng))
    assert duel.decision is not None
    return duel


@pytest.mark.parametrize("answers", MIDDLES)
def test_whoever_is_asked_may_give_up_and_the_other_has_won(answers: int) -> None:
    duel = played(answers)
    assert duel.decision is not None
    seat = duel.decision.seat
    assert duel.decision.option(*GIVE_UP) is None
    duel.submit(GIVE_UP)
    assert (duel.decision, duel.winner, duel.answers) == (None, 1 - seat, answers + 1)
    ending = say("ending-conceded", winner=say("seat", seat=1 - seat), loser=say("seat", seat=seat))
    assert duel.view(-1).ending == ending
    assert duel.journal(-1)[-1].phrase == ending
    with pytest.raises(Over):
        duel.submit(GIVE_UP)


@pytest.mark.parametrize("answers", MIDDLES)
def test_it_is_taken_back_and_given_again(answers: int) -> None:
    duel = played(answers)
    before = (duel.decision, duel.event_count, [duel.view(seat) for seat in (0, 1)])
    duel.submit(GIVE_UP)
    after = [duel.view(seat) for seat in (0, 1)]
    assert not duel.undo_reveals()
    duel.undo()
    assert (duel.decision, duel.event_count, [duel.view(seat) for seat in (0, 1)]) == before
    assert duel.winner is None
    duel.redo()
    assert [duel.view(seat) for seat in (0, 1)] == after
    duel.undo()
    duel.submit(random_answer(before[0], Random(1)))  # type: ignore[arg-type]  # a decision was open
    assert not duel.can_redo
    assert duel.winner is None


@pytest.mark.parametrize("answers", MIDDLES)
def test_its_journal_opens_again_where_it_ended(answers: int, tmp_path) -> None:
    duel = played(answers)
    duel.submit(GIVE_UP)
    path = tmp_path / "given-up.sakura"
    duel.save_as(path)
    again = Match.load(GAME, path)
    assert again.view(-1) == duel.view(-1)
    assert (again.winner, again.answers) == (duel.winner, duel.answers)
    assert again.at(answers).decision == duel.at(answers).decision
    again.undo()
    assert again.decision is not None


def test_giving_up_is_no_part_of_another_answer() -> None:
    duel = played(7)
    with pytest.raises(IllegalAnswer):
        duel.submit((*GIVE_UP, *GIVE_UP))
    assert duel.winner is None
