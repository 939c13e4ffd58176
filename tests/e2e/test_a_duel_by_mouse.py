"""A whole duel, from the first window to the last crystal, by dragging and clicking alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.hands import MouseHands
from tests.e2e.table import SEED, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.support import Program

pytestmark = [pytest.mark.e2e, pytest.mark.long]

DRAGGED = (
    "mulligan", "forward", "recover", "card paid", "vigor paid", "card used", "react", "damage on aura",
    "damage on life", "devote",
)
"""What has to have come up, and to have been done by dragging, before the duel is over."""


def test_a_duel_by_mouse(begin: Callable[..., Program]) -> None:
    program = begin("--lang", "en", **{SEED: "20"})
    table = Table(program, MouseHands(program))
    table.begin()
    table.play()
    result = table.wait_for("result")
    assert {label for label in DRAGGED if not table.count(label, "drag")} == set()
    assert table.count("end") >= 6, "three turns each"
    assert table.count("pass") >= 1, "an attack that nobody reacted to"
    assert " wins" in result.texts["result.winner"]
    assert result.texts["result.reason"]
    table.hands.push("result.home")
    home = table.wait_for("home")
    assert not home.has("home.continue"), "the duel is over"
    assert home.has("home.recent")
    assert program.log() == ""
