"""A game deck of the hololive official card game is built with real hands: dragged, clicked and typed together, kept,
copied and pasted as a code, and played with.
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

OSHI, FREE, FOUR, CHEER = "hSD01-001", "hBP01-009", "hSD01-016", "hY01-001"
"""An oshi; a Debut of which there may be as many as one likes; a card of which there may be four; cheer."""


def test_a_deck_is_built_by_hand_and_played_with(begin: Callable[..., Program], tmp_path: Path) -> None:
    home = tmp_path / "home"
    keep(home, "config", "settings", {"game": "hololive"})
    program = begin("--lang", "en", home=home)
    table = Table(program, MouseHands(program))
    bench = Bench(table)
    table.wait_for("home")
    table.hands.push("home.decks")
    table.wait_for("decks")
    table.hands.push("decks.new")
    table.wait_for("hololive-workshop")

    program.drag(bench.find(OSHI), "build.deck.oshi")
    bench.counts("oshi", 1)
    program.drag(bench.find(FREE), "build.deck.deck")
    bench.counts("deck", 1)
    four = bench.find(FOUR)
    for count in range(2, 6):
        program.click(four)
        bench.counts("deck", count)
    program.drag(four, "build.deck.deck")
    program.wait(lambda seen: "6.1.4.3" in seen.texts["build.status"], "why a fifth can't be taken")
    bench.find(FREE)
    program.keyboard.press("Return")  # from the line to the card
    program.wait(lambda seen: seen.focus == "build.pool.cards", "the keyboard among the cards")
    for _ in range(45):
        program.keyboard.press("plus")
    bench.counts("deck", 50)
    program.drag(bench.find(CHEER), "build.deck.cheer")
    program.keyboard.press("Return")
    program.wait(lambda seen: seen.focus == "build.pool.cards", "the keyboard among the cards")
    for _ in range(19):
        program.keyboard.press("plus")
    bench.counts("cheer", 20)

    table.hands.push("build.keep")
    program.wait(lambda seen: seen.has("dialog.text.line"), "the name asked for")
    program.keyboard.press("ctrl+a")
    program.keyboard.type("Built by hand")
    program.keyboard.press("Return")
    program.wait(lambda seen: not seen.has("dialog.text.line") and "hand" in seen.texts["build.status"], "it kept")
    table.hands.push("build.copy")
    table.hands.push("build.clear")
    bench.counts("deck", 0)
    table.hands.push("build.paste")
    bench.counts("deck", 50)
    bench.counts("cheer", 20)
    table.hands.push("build.done")
    table.wait_for("decks")
    table.hands.push("decks.back")
    table.wait_for("home")

    table.sit_down()
    table.wait_for("hololive-choose")
    program.click("decks.list.0")
    program.keyboard.press("Home")
    program.wait(lambda seen: "Built by hand" in seen.texts["choose.about"], "the deck taken")
    table.hands.push("choose.begin")
    table.wait_for("duel")
    assert program.log() == ""
