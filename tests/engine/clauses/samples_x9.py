"""Samples of the clauses for machines that are fed with tokens and take other shapes."""

from __future__ import annotations

from engine.sakura.clauses import machines, steps_leaving, transforms
from engine.sakura.clauses.filters import attacks
from engine.sakura.clauses.happenings import pile_turns_even
from engine.sakura.clauses.modifiers import costs_less, no_hand_limit
from engine.sakura.clauses.sides import ME, ON_THIS_CARD, OPPONENT, SHADOW, THEIR_FLARE
from engine.sakura.clauses.steps import through_next_start
from engine.sakura.clauses.steps_cards import draw_cards
from engine.sakura.megami.thallya import MACHINE

SIDES = (ME, OPPONENT)


def samples():
    """Each of them."""
    found = [
        machines.Ride(MACHINE), machines.rode(MACHINE), machines.burns_back(MACHINE), machines.CountAtDistance(MACHINE),
        machines.at_distance(MACHINE), machines.LeaveDistance(MACHINE),
        machines.Recover(MACHINE, machines.tokens_in(MACHINE, MACHINE.spent), draw_cards(), "recover-all-tokens"),
        transforms.TransForm(MACHINE.stock), transforms.times_transformed(), transforms.transformed_this_turn(),
        transforms.Titled("zeta-voice", costs_less(1)), steps_leaving.LeaveOnly(ON_THIS_CARD, SHADOW),
        steps_leaving.LeaveOnly(THEIR_FLARE, SHADOW, 2),
    ]
    found += [attacks(machines.DashOrUpToX(where)) for where in ("aura", "life")]
    for count in (1, 2):
        found += [machines.Burn(MACHINE, count), machines.Recover(MACHINE, count)]
        found.append(machines.PayToUse(machines.Burn(MACHINE, count), "burn-to-use"))
    for side in SIDES:
        found += [machines.tokens_in(MACHINE, area) for area in (MACHINE.stock, MACHINE.spent)]
        found += [pile_turns_even("discard", side), no_hand_limit(side)]
        found += [through_next_start(transforms.draws_at_start(count, side), side) for count in (1, 2)]
    return found
