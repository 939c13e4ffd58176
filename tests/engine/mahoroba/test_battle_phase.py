"""バトルフェイズ ①: skills."""

from __future__ import annotations

from engine.mahoroba.events import SkillUsed
from tests.engine.mahoroba.tables import (
    AKARI,
    HAYATE,
    MARI,
    MIGIWA,
    SHIGURE,
    UZUKI,
    attack,
    damage,
    energy_of,
    scene,
    status,
    to_battle,
    unit,
)  # fmt: skip


def test_1_one_skill_of_the_main_unit() -> None:
    one = attack(scene(unit(MIGIWA, 3), MARI, standby=(unit(AKARI, 3),)))
    assert damage(one, MARI) == 20
    assert len(one.happened(SkillUsed)) == 1
    assert (one.state.turn, one.decision.kind) == (6, "ChooseAct")


def test_1_not_without_energy_for_the_cost() -> None:
    one = to_battle(scene(unit(HAYATE, 2)))
    assert one.keys == ("skill:1", "end")
    assert to_battle(scene(unit(HAYATE, 1))).state.turn == 6


def test_1_energy_stays_after_the_skill() -> None:
    assert energy_of(attack(scene(unit(MIGIWA, 1), MARI)), MIGIWA) == 1


def test_1_it_may_be_left() -> None:
    one = to_battle(scene(unit(MIGIWA, 3))).answer("end")
    assert (damage(one, UZUKI), one.state.turn) == (0, 6)


def test_1_a_unit_that_rests_or_is_stunned_uses_none() -> None:
    for state in ("rest", "stun"):
        one = to_battle(scene(unit(MIGIWA, 3, state=state)))
        assert one.decision.kind == "ChooseHand"


def test_1_damage_first_then_the_text() -> None:
    one = attack(scene(unit(SHIGURE, 2), MARI))
    assert (damage(one, MARI), status(one, MARI, 1)) == (20, "rest")
