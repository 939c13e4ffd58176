"""Samples of the clauses for counters, uses by effects, what happens, and extra basic actions."""

from __future__ import annotations

from engine.sakura.clauses import changes, conditions, counters, filters, permissions, steps_uses, triggers
from engine.sakura.clauses.amounts import (
    attacks_in_phase,
    cards_in,
    crystals_on_enhancements,
    distance,
    distance_moved,
    half_up,
    life,
)
from engine.sakura.clauses.arrows import ArrowText
from engine.sakura.clauses.picking import all_theirs, at_random, my, my_all, seen_of_theirs
from engine.sakura.clauses.sides import DISTANCE, ME, OPPONENT
from engine.sakura.clauses.steps_cards import draw_cards
from engine.sakura.clauses.timings import LifeDamaged

SIDES = (ME, OPPONENT)


def figures():
    found = [distance_moved(), half_up(distance())]
    for side in SIDES:
        found += [attacks_in_phase(side), crystals_on_enhancements(side), counters.CounterOf("vigor", "vigor", side)]
        found.append(cards_in("hand", "cover", side=side, of=(filters.ATTACK_CARD,)))
    return found


def what_holds():
    return [
        conditions.used_from("cover"), conditions.UsedAsReaction(), conditions.this_lies_in("discard"),
        conditions.OtherSpecialsUsed(), conditions.used_this_turn(filters.WithKeyword("terminal")),
        conditions.UsedThisTurn(never=True), counters.CounterIs("vigor", 1, "condition-turn"),
    ]


def what_is_meant():
    found = [
        filters.cards(filters.WithKeyword("terminal")), filters.cards(filters.LiesIn(("cover",))),
        my_all("hand"), all_theirs("deck"), at_random(("hand",), OPPONENT), seen_of_theirs("hand"),
    ]
    for where in ("aura", "life", "either"):
        found += [
            filters.attacks(filters.DamageIs(where, dash=True)), filters.attacks(filters.DamageIs(where, least=3)),
            filters.attacks(filters.DamageIs(where, most=3)),
        ]
    return found


def what_happens():
    found = [
        triggers.SpecialReturned(),
        LifeDamaged(by_anything=True),
    ]
    for side in SIDES:
        found += [
            triggers.Disenchanted(side), triggers.NthAttack(2, side), triggers.AttackResolved(side),
            triggers.CounterTurned("vigor", "trigger-attack-resolved", side),
        ]
    return found


def what_stands():
    found = [
        ArrowText("more"), ArrowText("more", ME, filters.cards()), permissions.usable_from("cover"),
        permissions.lends_sealed(),
        permissions.ExtraBasicAction("vigor", draw_cards(), life(ME) <= 3, once_a_turn=True),
        permissions.AroundIt("after-rebuild", draw_cards()), changes.DamageGoes(DISTANCE),
        changes.InsteadOfDamage(draw_cards()),
    ]
    return found + [permissions.cannot_basic("forward", "backward", side=side) for side in SIDES]


def what_is_done():
    return [
        steps_uses.UseCard(my("cover"), waive="cost", answers=True), steps_uses.UseCard(my("cover"), waive="all"),
        steps_uses.UseCard(my("cover"), gives=(changes.unreactable(),), ends_phase=True),
    ]


def samples():
    """Each of them."""
    return [*figures(), *what_holds(), *what_is_meant(), *what_happens(), *what_stands(), *what_is_done()]
