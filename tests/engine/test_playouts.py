"""Every card of the pool resolves in play, in duels between random players with moods."""

from __future__ import annotations

from random import Random

import pytest

from engine.sakura.pool import cards_of, forms
from engine.selfplay import card_numbers, drawn_setup, selfplay

DUELS = 150
"""With seed 1 the 80 first are enough; other seeds need between 50 and 150."""


@pytest.fixture(scope="module")
def played():
    return selfplay(DUELS, seed=1)


def test_every_duel_is_finished_without_an_error(played):
    assert played.errors == []
    assert played.finished == played.games == DUELS
    assert sum(played.wins.values()) == DUELS
    assert set(played.wins) == {"left", "right"}


def test_all_cards_resolve(played):
    assert played.unresolved == []
    assert played.cards_resolved == len(card_numbers()) == 206
    assert set(played.cards) == set(card_numbers())
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
