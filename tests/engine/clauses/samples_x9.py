"""Samples of the clauses for machines that are fed with tokens and take other shapes."""

from __future__ import annotations

from engine.sakura.clauses import machines, steps_leaving, transforms
from engine.sakura.clauses.filters import attacks
from engine.sakura.clauses.modifiers import costs_less
from engine.sakura.clauses.sides import ME, ON_THIS_CARD, OPPONENT, SHADOW, THEIR_FLARE
from engine.sakura.clauses.steps_cards import draw_cards
from engine.sakura.megami.thallya import MACHINE

SIDES = (ME, OPPONENT)


def samples():
    """Each of them."""
    found = [
        machines.Ride(MACHINE), machines.Rode(MACHINE), machines.burns_back(MACHINE), machines.CountAtDistance(MACHINE),
        machines.AtDistance(MACHINE), machines.LeaveDistance(MACHINE), machines.RecoverAll(MACHINE, draw_cards()),
        transforms.TransForm(MACHINE.stock), transforms.TimesTransformed(), transforms.TransformedThisTurn(),
        transforms.Titled("zeta-voice", costs_less(1)), steps_leaving.LeaveOnly(ON_THIS_CARD, SHADOW),
        steps_leaving.LeaveOnly(THEIR_FLARE, SHADOW, 2),
    ]
    found += [attacks(machines.DashOrUpToX(where)) for where in ("aura", "life")]
    for count in (1, 2):
        found += [machines.Burn(MACHINE, count), machines.BurnToUse(MACHINE, count), machines.Recover(MACHINE, count)]
    for side in SIDES:
        found += [machines.TokensIn(MACHINE, area, side) for area in (MACHINE.stock, MACHINE.spent)]
        found += [transforms.PileTurnsEven("discard", side), transforms.NoHandLimit(side)]
        found += [transforms.ThroughNextStart(transforms.DrawsAtStart(count, side), side) for count in (1, 2)]
        found.append(transforms.DrawsAtStart(1, side))
    return found
