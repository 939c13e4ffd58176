"""A player knows what its seat knows: exchanging what the seat can't see changes neither what it imagines nor what it
chooses, for the same luck and the same number of looks; held at every question of whole random matches.
"""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.imagining import Imagination, Memory, Unimagined
from engine.games import tools
from engine.kernel.session import Session
from engine.players.search import think
from tests.engine.players.otherwise import (
    elsewhere,
    exchange,
    never_known,
    otherwise_shuffled,
    shown_now,
    shown_the_same,
)

LOOKS = 2
EVERY = 6
"""At each so many-th question the choices are compared too."""
MATCHES = [("sakura", 0), ("sakura", 5), ("sakura", 9), ("mahoroba", 1), ("hololive", 2), ("gateruler", 1)]


def questions(game, seed, seat):
    """A match of drawn sides between players without a plan, at each question asked of the seat."""
    field = tools(game).field
    luck = Random(seed)
    session = Session(field.game(check=False), field.drawn(luck, None))
    player = field.players["random"](luck, {})
    while (asked := session.decision) is not None:
        if asked.seat == seat:
            yield session
        session.submit(player(asked, session.state))


def drawn(moment, memory, seed):
    """What the seat imagines: all parts of the state, so that a difference is told by its name, and the question."""
    try:
        trial = Imagination(moment, moment.game, memory).draw(Random(seed))
    except Unimagined:
        return None
    names = {name for kind in type(trial.state).__mro__ for name in getattr(kind, "__slots__", ())}
    return {name: getattr(trial.state, name) for name in names - {"memo"}} | {"decision": trial.decision}


def thought(moment, memory, judge, seed):
    found = think(Imagination(moment, moment.game, memory), judge, Random(seed), LOOKS)
    return found.ways, found.looks


def compare(game, session, other, memory, number):
    """The seat imagines and chooses the same in both; its memory of the other begins anew."""
    again = Memory(memory.seat, type(session.state))
    assert drawn(session, memory, number) == drawn(other, again, number)
    if number % EVERY == 0:
        judge = tools(game).judge
        assert thought(session, memory, judge, number) == thought(other, again, judge, number)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "seed"), MATCHES)
def test_where_cards_lie_that_were_never_seen_changes_nothing(game, seed, seat):
    luck, memory = Random(seed), None
    asked = compared = changed = 0
    for session in questions(game, seed, seat):
        asked += 1
        memory = memory or Memory(seat, type(session.state))
        unknown = never_known(session, seat, shown_now(session))
        other = elsewhere(session, exchange(session.state, unknown, luck))
        if other is not None and shown_the_same(session, other, seat):
            compared += 1
            changed += other.state != session.state
            compare(game, session, other, memory, asked)
    assert changed > compared / 2
    assert compared >= 0.9 * asked > 30


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "seed"), MATCHES)
def test_how_a_deck_was_shuffled_changes_nothing(game, seed, seat):
    luck, memory = Random(seed), None
    asked = compared = 0
    for session in questions(game, seed, seat):
        asked += 1
        memory = memory or Memory(seat, type(session.state))
        other = otherwise_shuffled(session, seat, luck)
        if other is not None and shown_the_same(session, other, seat):
            compared += 1
            compare(game, session, other, memory, asked)
    assert compared > 0.4 * asked
