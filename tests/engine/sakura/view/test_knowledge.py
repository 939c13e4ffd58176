"""Taking back asks first wherever something came to be known since the last answer."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.match import Match
from engine.cardgame.play.random_player import random_answer
from engine.sakura.door import GAME
from engine.sakura.play.selfplay import drawn_setup

SHINRA = ("shinra", "yurina")
"""Her attacks cover cards from the top of the opponent's deck, which only their owner then sees."""
SEATS = (0, 1, -1)


def faces(duel, seat):
    """The cards that a seat sees the face of, where they lie."""
    return {
        card.handle: place.place.partition(".")[0]
        for place in duel.view(seat).places.values()
        for card in place.cards
        if card.number is not None
    }


@pytest.mark.parametrize("seed", [6, 22])
def test_whatever_shows_a_seat_a_card_that_it_had_not_seen_is_asked_about(seed):
    """A card that a seat sees after an answer and didn't see before it, however it came there."""
    duel = Match.start(GAME, drawn_setup(Random(seed), SHINRA, SHINRA))
    rng = Random(seed)
    covered = 0
    while duel.decision is not None:
        before = [faces(duel, seat) for seat in SEATS]
        duel.submit(random_answer(duel.decision, rng))
        new = [
            (seat, area)
            for seat, then in zip(SEATS, before, strict=True)
            for card, area in faces(duel, seat).items()
            if card not in then
        ]
        if new:
            assert duel.undo_reveals(), (duel.answers, new)
        covered += any(area == "cover" and seat >= 0 for seat, area in new)
    assert covered

