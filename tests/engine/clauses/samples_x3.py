"""Samples of the clauses for traps, a second use, a defeat put off, and parts (§x3)."""

from __future__ import annotations

from engine.sakura.clauses import build, changes, damages, defeats, parts, permissions, traps
from engine.sakura.clauses.amounts import pile
from engine.sakura.clauses.filters import NOT_ATTACK, UsedFromArea, WithKeyword, cards
from engine.sakura.clauses.picking import any_number_of_my, my, seen_of_theirs
from engine.sakura.clauses.sides import ME, OPPONENT
from engine.sakura.clauses.steps import IfSo, Repeat, may
from engine.sakura.clauses.steps_cards import draw_cards, put

SIDES = (ME, OPPONENT)


def samples():
    """Each of them."""
    found = [
        traps.UseTwice(my("cover")), traps.UseTwice(my("cover"), gives=(changes.unreactable(),)),
        traps.used_before_rebuild(my("cover", of=(WithKeyword("install"),))),
        traps.used_before_rebuild(my("cover", of=(WithKeyword("install"), NOT_ATTACK)), more=True),
        traps.may_go_elsewhere("cover"), cards(UsedFromArea(("cover",))),
        defeats.only_by_itself(), defeats.UseInsteadOfDefeat(),
        damages.MinusX(pile("cover", OPPONENT)), put(any_number_of_my("discard"), "cover"),
        Repeat(draw_cards(), pile("cover", ME)), put(seen_of_theirs("hand"), "cover"),
        put(seen_of_theirs("hand", count=2, up_to=True), "cover"),
        parts.Assemble(1), parts.Assemble(2), parts.Assemble(pile("cover", ME)), parts.TakeApart(1),
        parts.AttackInsteadOfRebuild("digital-install"),
        permissions.AroundIt("before-rebuild", IfSo(may(parts.TakeApart(1)), parts.Assemble(1))),
    ]
    found += [parts.Grade(number, (build.after_attack(draw_cards()),)) for number in (1, 2, 3, 4)]
    for side in SIDES:
        found.append(parts.AssembledParts(side))
        found += [damages.TookDamage(where, side) for where in ("aura", "life", "flare")]
    return found
