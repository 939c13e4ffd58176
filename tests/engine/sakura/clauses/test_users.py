"""How many cards use each clause class: a vocabulary pays by being used again. The ceilings follow the cards.

A class with one user is a card's own text in disguise, wherever it lives; a class with none is dead weight, unless a
card of a megami still to come is named for it.
"""

from __future__ import annotations

import inspect
from collections import defaultdict

from engine.cardgame.clauses import Clause
from engine.sakura.megami.roster import ROSTER
from engine.sakura.pool import every_number
from engine.sakura.registry import REGISTRY
from engine.sakura.state import of_both

ONE_IN = 10
"""At most one class with a single user for so many cards, and one card or sheet of so many with such a class."""
AWAITED: dict[str, str] = {}
"""Clauses that no card uses yet, each with the card of the set that brings it."""


def users() -> dict[type[Clause], set[str]]:
    """The cards and rule sheets that use each class, found in the registered trees."""
    listed = {card.number for megami in ROSTER for card in megami.all_cards()}
    sheets = [form.key for megami in ROSTER for form in megami.forms]
    listed |= {f"rules:{key}" for form in sheets for key in (form, of_both(form))}
    found: dict[type[Clause], set[str]] = defaultdict(set)
    for ref, clause in REGISTRY.clauses.items():
        if (owner := REGISTRY.owner(ref)) in listed:
            found[type(clause)].add(owner)
    return found


def concrete(base: type[Clause]) -> set[type[Clause]]:
    """The classes of the program that can stand on a card."""
    below = {one for kind in base.__subclasses__() for one in concrete(kind)}
    ours = base.__module__.startswith(("engine.cardgame.", "engine.sakura."))
    own = ours and not inspect.isabstract(base) and base.__subclasses__() == []
    return below | ({base} if own else set())


def test_few_clauses_have_a_single_user():
    alone = {kind.__name__: next(iter(cards)) for kind, cards in users().items() if len(cards) == 1}
    ceiling = len(every_number()) // ONE_IN
    assert len(alone) <= ceiling, alone
    assert len(set(alone.values())) <= ceiling, sorted(set(alone.values()))


def test_a_clause_without_a_user_waits_for_its_card():
    used = users()
    assert {kind.__name__ for kind in concrete(Clause) if kind not in used} == set(AWAITED)
