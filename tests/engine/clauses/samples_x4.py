"""Samples of the clauses for the umbrella, cards with two sides, cards that are shown, crystals that are placed."""

from __future__ import annotations

from engine.sakura.clauses import counters, filters, showing, steps, steps_placing, two_sided
from engine.sakura.clauses.amounts import Compare
from engine.sakura.clauses.happenings import counter_changes, first_use, none_used_this_turn, rebuilt
from engine.sakura.clauses.sides import ME, MY_AURA, ON_THIS_CARD, OPPONENT, SHADOW
from engine.sakura.clauses.steps_cards import draw_cards
from engine.sakura.clauses.timings import afterwards

SIDES = (ME, OPPONENT)


def samples():
    """Each of them."""
    found = [
        two_sided.RangesOfAllSides(), filters.attacks(two_sided.ByMegami("saine")),
        showing.MayShow(rebuilt(), draw_cards()), showing.MayShow(rebuilt(), draw_cards(), "cover"),
        none_used_this_turn(filters.NOT_THIS), steps.may(draw_cards(), draw_cards(2)),
    ]
    for side in SIDES:
        uses = first_use(filters.OTHER_MEGAMI, filters.NORMAL)
        found += [uses, afterwards(uses, draw_cards()), counters.FlipCounter("umbrella", "flip-umbrella", side)]
        found.append(Compare(counters.CounterOf("umbrella", "umbrella", side), "equals", 1, "condition-umbrella-open"))
        found.append(counter_changes("umbrella", "trigger-umbrella-turned", side))
    for count in (1, 3):
        found += [steps_placing.PlaceCrystals(SHADOW, where, count) for where in (ON_THIS_CARD, MY_AURA)]
    return found
