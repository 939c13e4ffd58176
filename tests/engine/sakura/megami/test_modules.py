"""Each megami's module stands alone: nothing but the roster knows more than one of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import engine.sakura.megami as package
from engine.sakura.clauses.keyword import TreatedAs
from engine.sakura.megami.roster import ROSTER
from engine.sakura.registry import REGISTRY

FOLDER = Path(package.__file__).parent
ROOM = "engine.sakura.megami."
VOCABULARY = "engine.sakura.vocabulary"
MEGAMI = sorted(megami.key for megami in ROSTER)


def imports(module):
    tree = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
    return {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}


def neighbours(module):
    return {name.removeprefix(ROOM) for name in imports(module) if name.startswith(ROOM)}


def test_there_is_a_module_for_every_megami():
    modules = {path.stem for path in FOLDER.glob("*.py")} - {"__init__", "roster", "shape"}
    assert {name for name in modules if "_" not in name} == set(MEGAMI)


@pytest.mark.parametrize("module", MEGAMI)
def test_a_module_knows_only_the_cards_that_it_shares(module):
    assert all(module in name.split("_") for name in neighbours(module))


@pytest.mark.parametrize("module", MEGAMI)
def test_a_module_takes_its_words_from_the_vocabulary(module):
    assert {name for name in imports(module) if not name.startswith(ROOM)} <= {"__future__", VOCABULARY}


@pytest.mark.parametrize("megami", ROSTER, ids=lambda megami: megami.key)
def test_no_card_needs_a_clause_of_its_own(megami):
    clauses = [clause for ref, clause in REGISTRY.clauses.items() if megami.key in ref]
    assert clauses
    rooms = {type(clause).__module__.rpartition(".")[0] for clause in clauses}
    assert rooms <= {"engine.sakura.clauses", "engine.cardgame", "engine.cardgame.words"}


@pytest.mark.parametrize("megami", ROSTER, ids=lambda megami: megami.key)
def test_every_card_names_its_megami_as_a_user_but_those_that_nobody_uses_and_a_guests(megami):
    def own(card):
        guest = card.form or any(isinstance(one.clause, TreatedAs) for one in card.effects)
        return card.kind not in ("poison", "unit") and not guest

    cards = megami.all_cards()
    assert {card.number: megami.key in card.megami for card in cards} == {card.number: own(card) for card in cards}
