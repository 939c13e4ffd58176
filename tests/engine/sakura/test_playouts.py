"""The cards of the pool resolve in play, in duels between players who seek what has seldom been seen."""

from __future__ import annotations

from random import Random

import pytest

from engine.sakura.play.selfplay import drawn_setup
from engine.sakura.play.tools import TOOLS
from engine.sakura.pool import cards_of, every_number, forms

DUELS = 1000
"""With seed 1 enough for every card of a deck; what comes aside is earned late even in rehearsals: 2,000 show it."""
FEW = 5
"""So many of the cards that come aside may be left over."""


@pytest.fixture(scope="module")
def played():
    return TOOLS.selfplay(DUELS, 1)


@pytest.mark.long
def test_every_duel_is_finished_without_an_error(played):
    assert played.errors == []
    assert played.finished == played.games == DUELS
    assert sum(played.wins.values()) == DUELS
    assert set(played.wins) == {"left", "right"}


@pytest.mark.long
def test_all_cards_resolve(played):
    decks = {number for form in forms() for pool in [cards_of(form.key)] for number in (*pool.normals, *pool.specials)}
    assert decks <= set(played.cards) <= set(every_number())
    assert len(every_number()) == played.cards_resolved + len(played.unresolved)
    assert len(played.unresolved) <= FEW
    assert min(played.cards.values()) >= 1


@pytest.mark.parametrize("form", [form.key for form in forms()])
def test_every_card_of_each_form_can_be_drawn_into_a_deck(form):
    """Each form is paired with one of another number in turn, its cards drawn until all were."""
    other = next(one.key for one in forms() if one.number != next(two.number for two in forms() if two.key == form))
    pool = cards_of(form)
    wanted = {*pool.normals, *pool.specials}
    drawn: set[str] = set()
    for seed in range(60):
        side = drawn_setup(Random(seed), left=(form, other)).sides[0]
        assert (len(set(side.normals)), len(set(side.specials))) == (7, 3)
        drawn |= {*side.normals, *side.specials}
    assert wanted <= drawn
