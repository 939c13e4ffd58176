"""A whole duel by the keyboard alone: walking with Tab and the arrows, then by the keys that are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import KeyHands
from tests.e2e.table import SEED, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.support import Program

pytestmark = [pytest.mark.e2e, pytest.mark.long]

WALKING = 30
"""Questions that are answered by walking; from then on by the keys shown."""


def test_a_duel_by_keyboard(begin: Callable[..., Program]) -> None:
    program = begin("--lang", "en", **{SEED: "20"})
    hands = KeyHands(program)
    table = Table(program, hands)
    table.wait_for("home")
    hands.menu("alt+v", "menu.pace", "action.pace.off")
    table.begin()
    assert table.play(until=lambda _: sum(table.done.values()) >= WALKING) is not None
    walked = set(table.done)
    assert {("keys", label) for label in ("mulligan", "forward", "card paid", "card used", "end")} <= walked
    hands.letters = True
    table.play()
    assert {("keys", label) for label in ("react", "damage on aura", "devote", "recover")} <= set(table.done)
    assert " wins" in table.wait_for("result").texts["result.winner"]
    assert program.log() == ""
