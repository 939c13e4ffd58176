"""Samples of the clauses for plans, and of those that came with them."""

from __future__ import annotations

from engine.sakura.clauses import filters, plans, steps_enhancements, steps_use_or_put
from engine.sakura.clauses.picking import all_theirs, my, seen_of_theirs, theirs
from engine.sakura.clauses.picking_more import PlayedOrUsed, my_played_or_used
from engine.sakura.clauses.sides import OPPONENT
from engine.sakura.clauses.steps_cards import Unseal, draw_cards


def samples():
    """Each of them."""
    return [
        plans.plan(draw_cards(), draw_cards(2)), plans.PreparePlan(), plans.PreparePlan(anew=True),
        plans.PlansOfDiscard(), plans.PlanLiesOpen(), my_played_or_used(filters.ENHANCEMENT_CARD),
        PlayedOrUsed(("discard", "specials"), OPPONENT), steps_enhancements.Emptied(theirs("enhancements")),
        steps_enhancements.Emptied(all_theirs("enhancements")), Unseal("discard", OPPONENT),
        steps_use_or_put.UseOrPut(my("hand"), "discard"),
        steps_use_or_put.UseOrPut(seen_of_theirs("hand", of=(filters.ATTACK_CARD,), up_to=True), "cover"),
    ]
