"""Whole random duels on tables that check themselves."""

from __future__ import annotations

from random import Random

from engine.gateruler import readings
from engine.gateruler.play.selfplay import Duels, drawn_side, pool_side
from engine.gateruler.play.tools import TOOLS
from engine.gateruler.pool import RULERS, check_deck
from engine.gateruler.sheet import READINGS


def test_duels_of_players_without_a_plan_end_without_an_error() -> None:
    result = TOOLS.selfplay(8, 7, check=True)
    assert result.errors == []
    assert result.finished == 8
    assert result.cards_resolved > 40


def test_the_same_seed_draws_the_same_sides_and_each_is_legal() -> None:
    drawn = [draws(Random(seed)) for draws in (drawn_side, pool_side) for seed in range(40)]
    assert drawn == [draws(Random(seed)) for draws in (drawn_side, pool_side) for seed in range(40)]
    assert [side for side in drawn if check_deck(side.ruler, side.deck) is not None] == []
    assert {side.ruler for side in drawn} == set(RULERS)


def test_a_duel_between_rulers_is_between_these() -> None:
    setup = Duels().between(Random(1), "GR-A1", "GR-O15")
    assert [side.ruler for side in setup.sides] == ["GR-A1", "GR-O15"]


def test_every_reading_is_asked_for_somewhere() -> None:
    from pathlib import Path

    folder = Path(readings.__file__).parent
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py") if path.name != "readings.py")
    names = [section.removeprefix(readings.SECTION).replace("-", "_").upper() for section in READINGS]
    assert [name for name in names if f"readings.{name}" not in code] == []
