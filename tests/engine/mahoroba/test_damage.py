"""ダメージ計算のしかた."""

from __future__ import annotations

from engine.mahoroba.events import DamageReckoned
from engine.mahoroba.play.scene import SideLaid
from tests.engine.mahoroba.tables import (
    AKARI,
    DRENCHED,
    FESTIVAL,
    HAYATE,
    HAZUKI,
    HOMURA,
    MARI,
    MIGIWA,
    MIO,
    SASAME,
    SHINOBU,
    STRAPS,
    SUZU,
    TOKI,
    TSURARA,
    UNDERTOW,
    UZUKI,
    WARD,
    attack,
    damage,
    key,
    scene,
    unit,
)  # fmt: skip


def steps(one) -> list[tuple[int, int]]:
    return [(step, much) for step, _, _, much in one.happened(DamageReckoned)[-1].lines]


def test_1_the_figure_and_the_text_of_the_skill() -> None:
    one = attack(scene(unit(AKARI, 4), MIGIWA), "2")
    assert damage(one, MIGIWA) == 70
    assert steps(one) == [(1, 30), (1, 70)]


def test_2_effects_on_the_user_before_3_effects_on_the_target() -> None:
    one = attack(scene(unit(MIGIWA, 1, set=(STRAPS,)), unit(MIO, set=(WARD,))))
    assert damage(one, MIO) == 20  # (20 + 20) / 2, not 20 / 2 + 20
    assert steps(one) == [(1, 20), (2, 40), (3, 20)]


def test_2_effects_of_standby_units_and_of_the_opponents_cards_count() -> None:
    one = attack(scene(unit(HOMURA, 2, set=(f"{DRENCHED} of right",)), MIO, standby=(MARI,)))
    assert damage(one, MIO) == 30


def doubled(*answers: str):
    one = scene(unit(MIGIWA, 1, set=(STRAPS,)), MIO, hand=(FESTIVAL,))
    one.answer(key(one, "use", FESTIVAL))
    return attack(one)


def test_2_the_user_orders_the_effects_where_the_order_matters() -> None:
    one = doubled()
    assert (one.decision.kind, one.decision.seat, one.decision.section) == ("ChooseOrder", 0, "damage-2")
    first, second = one.keys
    assert one.refuses(first)
    one.answer(first, second)
    other = doubled()
    other.answer(second, first)
    assert sorted((damage(one, MIO), damage(other, MIO))) == [60, 80]


def test_2_the_order_isnt_asked_where_it_changes_nothing() -> None:
    one = attack(scene(unit(MIGIWA, 1, set=(STRAPS, STRAPS)), MIO))
    assert damage(one, MIO) == 60


def test_2_the_order_isnt_asked_however_many_effects_add() -> None:
    one = attack(scene(unit(MIGIWA, 1, set=(STRAPS,) * 4), MIO, standby=(MARI,) * 4))
    assert steps(one)[-1] == (2, 140)


def test_3_the_skills_user_orders_these_too() -> None:
    one = attack(scene(unit(MIGIWA, 3), unit(HAZUKI, set=(WARD,))), "2")
    assert (one.decision.kind, one.decision.seat, one.decision.section) == ("ChooseOrder", 0, "damage-3")
    ward = next(key for key in one.keys if key.endswith(f":{one.card(WARD)}"))
    other = next(key for key in one.keys if key != ward)
    one.answer(ward, other)
    assert damage(one, HAZUKI) == 20  # 60 / 2 - 10


def test_3_the_opponents_standby_units_count() -> None:
    one = attack(scene(unit(MIO, 4), their=SideLaid(main=MIGIWA, standby=(SASAME,))))
    assert damage(one, MIGIWA) == 60


def test_4_doubled_against_the_element_it_is_strong_against() -> None:
    one = attack(scene(unit(MIGIWA, 1), HOMURA))
    assert damage(one, HOMURA) == 40
    assert steps(one) == [(1, 20), (4, 40)]


def test_4_comes_last() -> None:
    one = attack(scene(unit(MIGIWA, 1, set=(STRAPS,)), unit(HOMURA, set=(WARD,))))
    assert damage(one, HOMURA) == 40  # ((20 + 20) / 2) × 2


def test_4_each_element_has_its_prey() -> None:
    for user, prey, dealt in ((TOKI, UZUKI, 60), (TSURARA, SUZU, 20), (HOMURA, HAZUKI, 60), (HAYATE, MIO, 40)):
        one = attack(scene(unit(user, 2, damage=10), prey))
        assert damage(one, prey) in (dealt, 0), user  # 0: it was knocked out by as much as its HP
        assert one.happened(DamageReckoned)[-1].lines[-1][0] == 4


def test_4_not_against_a_standby_unit() -> None:
    one = attack(scene(unit(SASAME, 1), their=SideLaid(main=MIGIWA, standby=(TOKI,))))
    assert damage(one, TOKI) == 20


def test_damage_is_never_below_0() -> None:
    one = attack(scene(unit(MIGIWA, 1, set=(f"{DRENCHED} of right", f"{DRENCHED} of right")), MIO))
    assert damage(one, MIO) == 0


def test_the_sum_is_done_for_each_unit_that_a_skill_hits() -> None:
    one = attack(scene(unit(SASAME, 1, set=(STRAPS,)), their=SideLaid(main=MIGIWA, standby=(unit(HAZUKI),))))
    assert (damage(one, MIGIWA), damage(one, HAZUKI)) == (30, 30)  # 10 + 20; 20 + 20 - 10
    assert len(one.happened(DamageReckoned)) == 2


def test_damage_of_commands_is_as_printed() -> None:
    one = scene(unit(MIGIWA, set=(STRAPS,)), unit(HAZUKI, set=(WARD,)), hand=(UNDERTOW,))
    one.answer(key(one, "use", UNDERTOW))
    assert damage(one, HAZUKI) == 20
    assert not one.happened(DamageReckoned)


def test_a_skill_that_counts_units() -> None:
    one = attack(scene(unit(SHINOBU, 1), MIGIWA, standby=(AKARI, MARI, unit(TOKI, state="ko"))))
    assert damage(one, MIGIWA) == 0  # (3 × 10 + 10 of Mari) × 2 = 80: knocked out
    assert one.happened(DamageReckoned)[-1].lines[-1][3] == 80
