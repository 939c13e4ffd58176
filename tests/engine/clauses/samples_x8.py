"""Samples of the clauses for mechanisms, sealed copies, cards used anew, and those that came with them."""

from __future__ import annotations

from engine.sakura.clauses import (
    conditions,
    filters,
    gears,
    permissions,
    research,
    reuse,
    sealing,
    steps_this,
    triggers_uses,
)
from engine.sakura.clauses.amounts import x
from engine.sakura.clauses.modifiers import costs_less
from engine.sakura.clauses.picking import at_random, my, seen_of_theirs, theirs, they_choose
from engine.sakura.clauses.sides import ME, MY_AURA, ON_THIS_CARD, OPPONENT, OUTSIDE, SHADOW
from engine.sakura.clauses.steps_cards import Put, draw_cards
from engine.sakura.clauses.timings import Rebuilt
from tests.engine.support import SHOT

ICONS = ("attack", "attack", "enhancement", "reaction", gears.CHOSEN_TYPE, gears.CHOSEN_SUBTYPE)


def samples():
    """Each of them."""
    found = [
        gears.Assembled(ICONS), gears.Assembled(ICONS, others=True), gears.frame(ICONS, draw_cards()),
        gears.frame(("full-power",), costs_less(1), by_others=True), gears.MultipliesMechanisms(),
        gears.NowAndInEndPhase(draw_cards()), gears.ends_uses(), sealing.CopiesSealed(SHOT), conditions.owns_this(),
        conditions.nothing_sealed_here(), steps_this.MayUseThis("cost"), steps_this.MayUseThis("all"),
        steps_this.Gather((SHADOW,), ON_THIS_CARD, 4), steps_this.Gather((OUTSIDE,), ON_THIS_CARD, x()),
        steps_this.Gather((SHADOW, MY_AURA), ON_THIS_CARD, 1, optional=True), permissions.cannot_use_this(),
        filters.cards(reuse.NotUnused(), filters.OTHER_MEGAMI), reuse.UseAdjusted(my("discard")),
        reuse.TurnUsed(seen_of_theirs("specials", (filters.UNUSED,), up_to=True)),
        research.Unearth(
            (Put(my("cover"), "discard"), Put(at_random(("cover",), OPPONENT), "discard")),
            filters.cards(filters.ATTACK_CARD), draw_cards(), draw_cards(2),
        ),
        research.ChooseForLater(theirs("discard")), research.UseChosen(), research.TakeUnchosen(),
        research.Deed("great-discovery", draw_cards()), triggers_uses.Reacting(),
        triggers_uses.WheneverAny((Rebuilt(), triggers_uses.uses(filters.ACTION_CARD)), draw_cards()),
    ]
    found += [research.GuessName(pick, "discard", draw_cards()) for pick in (my("cover"), they_choose("cover"))]
    return found + [triggers_uses.CardIsUsed(filters.cards(filters.SPECIAL), side) for side in (ME, OPPONENT)]
