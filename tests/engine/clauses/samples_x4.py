"""Samples of the clauses for the umbrella, cards with two sides, cards that are shown, crystals that are placed."""

from __future__ import annotations

from engine.sakura.clauses import counters, filters, first_uses, showing, steps, steps_placing, two_sided
from engine.sakura.clauses.conditions import UsedThisTurn
from engine.sakura.clauses.sides import ME, MY_AURA, ON_THIS_CARD, OPPONENT, SHADOW
from engine.sakura.clauses.steps_cards import draw_cards
from engine.sakura.clauses.timings import Rebuilt, afterwards
from engine.sakura.clauses.triggers import CounterTurned

SIDES = (ME, OPPONENT)


def samples():
    """Each of them."""
    found = [
        two_sided.RangesOfAllSides(), filters.attacks(two_sided.ByMegami("saine")),
        showing.MayShow(Rebuilt(), draw_cards()), showing.MayShow(Rebuilt(), draw_cards(), "cover"),
        UsedThisTurn(filters.cards(filters.NOT_THIS), never=True), steps.may(draw_cards(), draw_cards(2)),
    ]
    for side in SIDES:
        uses = first_uses.FirstUse(filters.cards(filters.OTHER_MEGAMI, filters.NORMAL), side)
        found += [uses, afterwards(uses, draw_cards()), counters.FlipCounter("umbrella", "flip-umbrella", side)]
        found.append(counters.CounterIs("umbrella", 1, "condition-umbrella-open", side))
        found.append(CounterTurned("umbrella", "trigger-umbrella-turned", side))
    for count in (1, 3):
        found += [steps_placing.PlaceCrystals(SHADOW, where, count) for where in (ON_THIS_CARD, MY_AURA)]
    return found
