"""バトルフェイズ ②–④: KO, successors, victory."""

from __future__ import annotations

from engine.mahoroba.events import DuelEnded, UnitTurned
from engine.mahoroba.play.scene import SideLaid
from tests.engine.mahoroba.tables import (
    AKARI,
    BELL,
    BUBBLES,
    DOLL,
    DRENCHED,
    MARI,
    MIGIWA,
    MIO,
    NIGHT_MARKET,
    ROBE,
    SALVE,
    SHIGURE,
    STRAPS,
    TOKI,
    TSURARA,
    UNDERTOW,
    UZUKI,
    WARD,
    attack,
    damage,
    energy_of,
    hp_of,
    ids,
    key,
    main_of,
    scene,
    set_on,
    status,
    unit,
)  # fmt: skip


def test_2_damage_adds_up_and_its_hp_knocks_a_unit_out() -> None:
    one = attack(scene(unit(MIGIWA, 1), their=SideLaid(main=unit(UZUKI, damage=30), standby=(MARI,))))
    assert damage(one, UZUKI) == 50
    one = attack(scene(unit(MIGIWA, 1), their=SideLaid(main=unit(UZUKI, damage=40), standby=(MARI,))))
    assert status(one, UZUKI, 1) == "ko"


def test_2_not_before_the_skill_has_been_carried_out() -> None:
    one = attack(scene(unit(SHIGURE, 2), their=SideLaid(main=unit(UZUKI, damage=50), standby=(MARI,))))
    turned = [(one.state.defs[event.unit].number, event.state) for event in one.happened(UnitTurned)]
    assert turned == [(UZUKI, "rest"), (UZUKI, "ko")]
    assert status(one, MARI, 1) == ""  # the rest fell on the unit that was there


def fallen(**more: object):
    main = unit(UZUKI, 2, damage=50, set=(WARD, f"{DRENCHED} of left"), state="rest")
    return attack(scene(unit(MIO, 4), their=SideLaid(main=main, **more)))


def test_3_face_down_and_everything_on_it_to_the_discard_pile() -> None:
    one = fallen(standby=(MARI, AKARI))
    ko = one.card(UZUKI, 1)
    assert not one.state.face[ko]
    assert (energy_of(one, UZUKI, 1), set_on(one, UZUKI, 1), damage(one, UZUKI)) == (0, [], 0)
    assert sorted(one.numbers("discard.1")) == sorted((NIGHT_MARKET, NIGHT_MARKET, WARD))
    assert DRENCHED in one.numbers("discard.0")  # to its owner's


def test_3_its_side_chooses_the_successor() -> None:
    one = fallen(standby=(MARI, unit(TOKI, state="ko"), AKARI))
    assert (one.decision.kind, one.decision.seat) == ("ChooseSuccessor", 1)
    assert one.keys == (f"card:{one.card(MARI, 1)}", f"card:{one.card(AKARI, 1)}")
    one.answer(f"card:{one.card(AKARI, 1)}")
    assert main_of(one, 1) == AKARI
    assert one.where(UZUKI, 1) == "standby-3.1"


def test_3_the_successor_keeps_its_state_and_what_lies_on_it() -> None:
    one = fallen(standby=(unit(MARI, 2, state="rest", damage=10),))
    assert (main_of(one, 1), status(one, MARI, 1), energy_of(one, MARI, 1), damage(one, MARI)) == (MARI, "rest", 2, 10)


def test_4_who_knocks_out_all_units_wins() -> None:
    one = fallen(standby=(unit(MARI, state="ko"), unit(TOKI, state="ko")), hand=(AKARI,))
    assert (one.state.winner, one.state.ending) == (0, "knock-out")
    assert one.decision is None
    assert len(one.happened(DuelEnded)) == 1


def test_4_one_unit_on_standby_is_enough_to_go_on() -> None:
    one = fallen(standby=(unit(MARI, state="ko"), TOKI))
    assert one.state.winner is None


def test_4_the_turn_player_wins_if_both_lose_all() -> None:
    one = scene(unit(MIGIWA, damage=80), unit(UZUKI, damage=40), hand=(UNDERTOW,))
    one.answer(key(one, "use", UNDERTOW))
    assert one.state.winner == 0


def test_in_the_main_phase_too_and_the_turn_player_chooses_first() -> None:
    one = scene(
        unit(MIGIWA, damage=80), standby=(AKARI, MARI), hand=(UNDERTOW,),
        their=SideLaid(main=unit(UZUKI, damage=40), standby=(TOKI, MIO)),
    )  # fmt: skip
    one.answer(key(one, "use", UNDERTOW))
    assert (one.decision.kind, one.decision.seat) == ("ChooseSuccessor", 0)
    one.answer(one.keys[0])
    assert (one.decision.kind, one.decision.seat) == ("ChooseSuccessor", 1)
    one.answer(one.keys[0])
    assert (main_of(one, 0), main_of(one, 1), one.decision.kind) == (AKARI, TOKI, "ChooseAct")


def test_a_standby_unit_is_knocked_out_where_it_lies() -> None:
    one = attack(scene(unit("PR-22", 1), their=SideLaid(main=MIGIWA, standby=(unit(MARI, damage=40),))))
    assert (status(one, MARI, 1), one.where(MARI, 1), main_of(one, 1)) == ("ko", "standby-1.1", MIGIWA)


def test_a_unit_falls_when_what_held_it_up_leaves() -> None:
    one = scene(
        MIGIWA, hand=(BUBBLES,), their=SideLaid(main=unit(UZUKI, damage=70, set=(ROBE,)), standby=(MARI,))
    )
    assert hp_of(one, UZUKI, 1) == 90
    one.answer(key(one, "use", BUBBLES)).answer("2")
    assert status(one, UZUKI, 1) == "ko"
    assert main_of(one, 1) == MARI


def test_a_card_may_stand_in() -> None:
    one = attack(scene(unit(MIO, 4), unit(UZUKI, 1, set=(DOLL,))))
    assert (status(one, UZUKI, 1), damage(one, UZUKI), energy_of(one, UZUKI, 1)) == ("", 50, 1)
    assert DOLL in one.numbers("discard.1")


def test_an_effect_may_follow_upon_it() -> None:
    one = attack(scene(unit(MIO, 4), their=SideLaid(main=unit(UZUKI, set=(BELL,)), standby=(MARI,))))
    assert BELL in one.numbers("discard.1")
    assert len(one.state.piles["hand.1"]) == 3  # two by the bell, one in the draw phase that followed


def test_damage_markers_come_off_by_healing() -> None:
    one = scene(unit(TSURARA, damage=60), hand=(SALVE,))
    one.answer(key(one, "use", SALVE))
    assert damage(one, TSURARA, 0) == 20


def test_no_unit_comes_from_the_hand_into_the_main_area() -> None:
    one = fallen(standby=(MARI,), hand=(STRAPS, AKARI))
    assert main_of(one, 1) == MARI
    assert len(ids(one, "place:")) == 3  # the three empty stand-by areas, not the main area
