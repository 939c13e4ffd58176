"""Samples of the clauses for the anvil and its copy, cards of different names, and a printed Y."""

from __future__ import annotations

from engine.sakura.clauses import copies, filters, permissions, steps_placing, steps_uses_chosen
from engine.sakura.clauses.amounts import PrintedY, distance
from engine.sakura.clauses.modifiers import WhereX
from engine.sakura.clauses.picking import my, up_to_my


def samples():
    """Each of them."""
    return [
        PrintedY(distance()), WhereX(PrintedY(distance())), copies.CopyOfCardIn("anvil"),
        copies.CrystalsIn("anvil"), permissions.shielded_in("hand"), permissions.never_sealed(),
        permissions.returns_only_from("hand", "cover"), permissions.returns_only_from("hand"),
        steps_placing.PutInto(up_to_my(1, "hand"), "anvil"),
        steps_placing.PutInto(my("hand", of=(filters.ATTACK_CARD,)), "anvil"),
        steps_uses_chosen.UseDifferent(up_to_my(2, "discard", of=(filters.NOT_FULL_POWER,))),
    ]
