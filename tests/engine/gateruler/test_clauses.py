"""How many cards use each clause class: a class with one user is a card's own text in disguise."""

from __future__ import annotations

import inspect
from collections import defaultdict

from engine.cardgame.clauses import Clause
from engine.gateruler.pool import EVERY_NUMBER
from engine.gateruler.registry import REGISTRY

ALONE = {"RulerAsEnergy"}
"""What one card alone says: the Wizard, of its ruler."""


def users() -> dict[type[Clause], set[str]]:
    """The cards that use each class, found in the registered trees."""
    listed = set(EVERY_NUMBER)
    found: dict[type[Clause], set[str]] = defaultdict(set)
    for ref, clause in REGISTRY.clauses.items():
        if (owner := REGISTRY.owner(ref)) in listed:
            found[type(clause)].add(owner)
    return found


def concrete(base: type[Clause]) -> set[type[Clause]]:
    """The classes of this game that can stand on a card."""
    below = {one for kind in base.__subclasses__() for one in concrete(kind)}
    own = base.__module__.startswith("engine.gateruler.clauses") and not inspect.isabstract(base)
    return below | ({base} if own and base.__subclasses__() == [] else set())


def test_few_clauses_have_a_single_user() -> None:
    own = concrete(Clause)
    assert {kind.__name__ for kind, cards in users().items() if kind in own and len(cards) == 1} == ALONE


def test_no_clause_is_without_a_user() -> None:
    used = users()
    assert {kind.__name__ for kind in concrete(Clause) if kind not in used} == set()
