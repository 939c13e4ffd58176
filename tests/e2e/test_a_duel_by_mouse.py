"""A whole duel between megami who bring much, from the first window to the last crystal, by dragging and clicking
alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.habits import Curious, brought
from tests.e2e.hands import MouseHands
from tests.e2e.table import SEED, Side, Table, cards, keep

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.support import Program

pytestmark = [pytest.mark.e2e, pytest.mark.long]

HATSUMI, KANAWE, MEGUMI, RENRI = "NA-17-hatsumi", "NA-20-kanawe", "NA-19-megumi", "NA-22-renri"
SIDES = (
    Side(
        ("hatsumi", "kanawe"),
        (*cards(HATSUMI, "N", 1, 4, 5, 7), *cards(KANAWE, "N", 1, 5, 6)),
        (*cards(HATSUMI, "S", 1, 3), *cards(KANAWE, "S", 1)),
    ),
    Side(
        ("megumi", "renri-a1"),
        (*cards(MEGUMI, "N", 2, 4, 6, 7), *cards(RENRI, "N", 3, 5, 7)),
        (*cards(MEGUMI, "S", 3), f"{RENRI}-A1-S-1", *cards(RENRI, "S", 4)),
    ),
)
"""Winds and dives on both sides, a story; seeds, false proofs and relics: as many panels as there may be."""
DRAGGED = (
    "mulligan", "forward", "recover", "card paid", "vigor paid", "card used", "react", "damage on aura",
    "damage on life", "devote",
)
"""What has to have come up, and to have been done by dragging, before the duel is over."""


def test_a_duel_by_mouse(begin: Callable[..., Program], tmp_path: Path) -> None:
    keep(tmp_path / "home", "config", "settings", {"pay_default": "ask"})
    program = begin("--lang", "en", home=tmp_path / "home", **{SEED: "25"})
    table, player = Table(program, MouseHands(program)), Curious()
    table.begin(SIDES)
    table.play(player=player)
    result = table.wait_for("result")
    assert {label for label in DRAGGED if not table.count(label, "drag")} == set()
    assert {thing for thing, *_ in player.done} >= {"act", "token:seed"}
    assert {target for _, _, target in player.done} >= {"act-1", "falsifying"}
    assert all(brought(way) for way in player.done)
    assert table.count("end") >= 6, "three turns each"
    assert table.count("pass") >= 1, "an attack that nobody reacted to"
    assert " wins" in result.texts["result.winner"]
    assert result.texts["result.reason"]
    table.hands.push("result.home")
    home = table.wait_for("home")
    assert not home.has("home.continue"), "the duel is over"
    assert home.has("home.recent")
    assert program.log() == ""
