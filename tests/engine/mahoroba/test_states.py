"""ユニットの状態について."""

from __future__ import annotations

from engine.cardgame.sight import knows
from engine.mahoroba.play.scene import SideLaid
from tests.engine.mahoroba.tables import (
    AKARI,
    BUBBLES,
    DAZZLE,
    HAYATE,
    INCENSE,
    MARI,
    MIGIWA,
    PASSING_FLAME,
    SALVE,
    SHIGURE,
    SUZU,
    TSURARA,
    UZUKI,
    WHIRLPOOL,
    attack,
    damage,
    energy_of,
    ids,
    key,
    main_of,
    scene,
    status,
    to_battle,
    unit,
)  # fmt: skip


def test_rest_forbids_skill_and_ex_skill() -> None:
    one = scene(unit(SUZU, 3, state="rest"))
    assert not ids(one, "ex:")
    assert to_battle(one).decision.kind == "ChooseHand"


def test_stun_forbids_skill_ex_skill_and_retreat() -> None:
    one = scene(unit(SUZU, 3, state="stun"), standby=(AKARI,))
    assert not ids(one, "ex:")
    assert not ids(one, "retreat:")
    assert to_battle(one).decision.kind == "ChooseHand"


def test_the_later_state_counts() -> None:
    stunned = attack(scene(unit(TSURARA, 2), unit(MIGIWA, state="rest")))
    assert status(stunned, MIGIWA, 1) == "stun"
    rested = attack(scene(unit(SHIGURE, 2), unit(MIGIWA, state="stun")))
    assert status(rested, MIGIWA, 1) == "rest"


def test_who_a_card_moves_to_standby_becomes_normal() -> None:
    for state in ("rest", "stun"):
        one = scene(
            MIGIWA, hand=(WHIRLPOOL,), their=SideLaid(main=unit(UZUKI, state=state), standby=(MARI, AKARI))
        )
        one.answer(key(one, "use", WHIRLPOOL)).answer(f"card:{one.card(MARI, 1)}")
        assert (main_of(one, 1), status(one, UZUKI, 1), one.where(UZUKI, 1)) == (MARI, "", "standby-1.1")


def test_the_opponent_chooses_where_the_text_says_so() -> None:
    one = attack(scene(unit(HAYATE, 2), their=SideLaid(main=unit(SHIGURE), standby=(MARI, AKARI))))
    assert (one.decision.kind, one.decision.seat) == ("ChooseUnits", 1)
    one.answer(f"card:{one.card(AKARI, 1)}")
    assert main_of(one, 1) == AKARI


def test_a_knocked_out_unit_is_known_to_both() -> None:
    one = scene(MIGIWA, standby=(unit(AKARI, state="ko"),))
    ko = one.card(AKARI)
    assert not one.state.face[ko]
    assert knows(one.state, 1, ko)
    assert knows(one.state, -1, ko)


def test_no_effect_plays_with_a_knocked_out_unit() -> None:
    one = scene(
        MIGIWA, standby=(unit(AKARI, state="ko"), SUZU), hand=(SALVE, PASSING_FLAME), discard=(DAZZLE,),
        their=SideLaid(main=UZUKI, standby=(unit(MARI, state="ko"),)),
    )  # fmt: skip
    one.answer(key(one, "use", SALVE))
    assert one.keys == (f"card:{one.card(MIGIWA)}", f"card:{one.card(SUZU)}")
    one.answer(one.keys[0])
    one.answer(key(one, "use", PASSING_FLAME))
    assert one.keys == (f"card:{one.card(MIGIWA)}", f"card:{one.card(SUZU)}")


def test_its_own_effects_are_not_in_force() -> None:
    one = attack(scene(unit(MIGIWA, 1), "PR-18", standby=(unit(MARI, state="ko"),)))
    assert damage(one, "PR-18") == 20


def test_a_card_that_says_so_reaches_it() -> None:
    one = scene(MIGIWA, standby=(unit(AKARI, state="ko"), SUZU), hand=(INCENSE,))
    one.answer(key(one, "use", INCENSE))
    back = one.card(AKARI)
    assert (one.state.face[back], status(one, AKARI), damage(one, AKARI, 0), energy_of(one, AKARI)) == (True, "", 0, 0)
    assert key(one, "retreat", AKARI) in one.keys


def test_it_fills_its_standby_area() -> None:
    kos = (unit(MARI, state="ko"),) * 4
    assert not ids(scene(MIGIWA, standby=kos, hand=(AKARI,)), "place:")


def test_an_effect_with_nothing_to_choose_does_nothing() -> None:
    one = scene(MIGIWA, hand=(BUBBLES,))
    one.answer(key(one, "use", BUBBLES)).answer("1")
    assert one.where(BUBBLES) == "discard.0"
