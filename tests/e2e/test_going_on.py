"""A program that is killed in the middle of a duel loses nothing that was answered, and offers to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import KeyHands, MouseHands
from tests.e2e.table import SEED, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.support import Program

pytestmark = pytest.mark.e2e

ANSWERS = 12


def test_killed_program_offers_to_continue(begin: Callable[..., Program]) -> None:
    program = begin("--lang", "en", **{SEED: "killed"})
    table = Table(program, MouseHands(program, clicks=True))
    table.begin()
    table.hands = KeyHands(program, letters=True)
    table.play(until=lambda _: sum(table.done.values()) >= ANSWERS)
    open_question = table.question()
    assert open_question is not None
    decision, seen = open_question
    program.kill()

    again = begin("--lang", "en", home=program.home)
    table = Table(again, MouseHands(again))
    home = table.wait_for("home")
    assert home.has("home.continue")
    assert home.has("home-unclosed-continue"), "the bar that offers to go on"
    table.hands.push("home-unclosed-continue")
    table.wait_for("duel")
    open_question = table.question()
    assert open_question is not None
    found, now = open_question
    assert found == decision
    assert now.texts["answers"] == seen.texts["answers"]
    lying = {name for name in seen.texts if name.startswith(("pieces@", "cards@", "vigor@"))}
    assert {name: now.texts[name] for name in lying} == {name: seen.texts[name] for name in lying}

    # killed once more at the very moment of an answer: at most that one is lost
    given = int(now.texts["answers"])
    key = decision.options[-1].key
    table.hands.give(decision.options[-1])
    again.kill()
    last = begin("--lang", "en", home=program.home)
    table = Table(last, MouseHands(last))
    table.wait_for("home")
    table.hands.push("home.continue")
    table.wait_for("duel")
    assert table.question() is not None
    assert given <= table.answers(), f"the answer {key} or nothing was lost"
