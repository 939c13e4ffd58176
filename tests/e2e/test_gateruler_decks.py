"""A ruler and its deck are built with real hands from the choice: dragged, clicked and typed together, refused by rule,
kept, and played with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.bench import Bench
from tests.e2e.hands import MouseHands
from tests.e2e.table import Table, keep

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.support import Program

pytestmark = [pytest.mark.e2e, pytest.mark.long]

RULER, PRESENT = "GR-O15", "GR-002"
"""A ruler, and a card of which there may be four."""


def test_a_ready_deck_is_changed_by_hand_kept_and_played_with(begin: Callable[..., Program], tmp_path: Path) -> None:
    home = tmp_path / "home"
    keep(home, "config", "settings", {"game": "gateruler"})
    program = begin("--lang", "en", home=home)
    table = Table(program, MouseHands(program))
    bench = Bench(table)
    table.wait_for("home")
    table.sit_down()
    table.wait_for("gateruler-choose")
    table.hands.push("sides.build.0")
    table.wait_for("gateruler-build")
    bench.counts("deck", 50)

    table.hands.push("build.clear")
    bench.counts("deck", 0)
    program.drag(bench.find(RULER), "build.deck.ruler")
    bench.counts("ruler", 1)
    card = bench.find(PRESENT)
    program.drag(card, "build.deck.deck")
    bench.counts("deck", 1)
    for count in (2, 3, 4):
        program.click(card)
        bench.counts("deck", count)
    program.click(card)
    program.wait(lambda seen: "4 are allowed" in seen.texts["build.status"], "why a fifth can't be taken")
    table.hands.push("build.undo")
    bench.counts("deck", 3)
    program.drag("build.deck.deck/" + PRESENT, "build.pool.cards")
    bench.counts("deck", 2)
    table.hands.push("build.done")
    program.wait(lambda seen: "exactly 50" in seen.texts["build.status"], "why it can't be taken yet")

    for count in (3, 2, 1, 0, 0, 50):
        table.hands.push("build.undo")
        bench.counts("deck", count)
    table.hands.push("build.keep")
    program.wait(lambda seen: seen.has("dialog.text.line"), "the name asked for")
    program.keyboard.press("ctrl+a")
    program.keyboard.type("Changed by hand")
    program.keyboard.press("Return")
    program.wait(lambda seen: not seen.has("dialog.text.line") and "hand" in seen.texts["build.status"], "it kept")
    table.hands.push("build.done")
    table.wait_for("gateruler-choose")
    program.wait(lambda seen: "Changed by hand" in seen.texts["choose.about"], "the deck taken")
    table.hands.push("choose.begin")
    table.wait_for("duel")
    assert program.log() == ""
