"""Samples of the clauses for poison, and of those that came with them."""

from __future__ import annotations

from engine.sakura.clauses import cancelling, conditions_turn, filters, permissions, poisons, steps_enhancements
from engine.sakura.clauses.sides import ME, OPPONENT
from tests.engine.support import SHOT


def samples():
    """Each of them."""
    found = [
        permissions.cannot_cover(poisons.POISON), steps_enhancements.TakenBack(),
        poisons.OnTopWhenRebuilt(filters.CardFilter((poisons.POISON,)), "hand"),
        poisons.ReturnThis("hand", "poison"), cancelling.attacks_cancelled(filters.THEIRS),
        filters.cards(poisons.CalledOneOf((SHOT, SHOT))), filters.cards(poisons.POISON),
    ]
    for to in ("hand", "deck-top"):
        found += [poisons.from_my("discard", to, poisons.CalledOneOf((SHOT,))), poisons.they_take_from_my("hand", to)]
    for side in (ME, OPPONENT):
        found += [conditions_turn.DidBasicAction(side), conditions_turn.DidBasicAction(side, never=True)]
    return found
