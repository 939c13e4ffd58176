"""Every practice card by its number: what it prints is what it does."""

from __future__ import annotations

import re
from pathlib import Path

from engine.mahoroba.door import EVERY_NUMBER
from engine.mahoroba.play.scene import SideLaid
from tests.engine.mahoroba.tables import (
    AKARI,
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
    to_battle,
    unit,
)  # fmt: skip

PREY = "PR-18"
"""A tide unit of 120 HP: flame, sun and moon deal their damage to it as it is."""


def test_pr_01_little_light_and_more_for_each_energy() -> None:
    assert damage(attack(scene(unit("PR-01", 1), PREY)), PREY) == 20
    assert damage(attack(scene(unit("PR-01", 3), PREY), "2"), PREY) == 60


def test_pr_02_foxfire_and_a_search_for_flame_that_may_be_left() -> None:
    assert damage(attack(scene(unit("PR-02", 2), PREY)), PREY) == 40
    one = scene(unit("PR-02", 1), PREY, hand=("PR-08", "PR-10"), deck=("PR-03", "PR-01", "PR-16"))
    one.answer(key(one, "ex", "PR-02")).answer(f"card:{one.card('PR-08', 0, 'hand')}")
    assert (len(one.decision.shown), len(one.keys)) == (3, 1)
    one.answer(f"card:{one.card('PR-01')}")
    assert one.numbers("hand.0") == ("PR-10", "PR-01")
    assert one.numbers("discard.0") == ("PR-08",)


def test_pr_02_is_asked_also_where_the_deck_has_none() -> None:
    one = scene(unit("PR-02", 1), PREY, hand=("PR-08", "PR-10"), deck=("PR-03",))
    one.answer(key(one, "ex", "PR-02")).answer(f"card:{one.card('PR-08', 0, 'hand')}")
    assert (one.decision.kind, one.keys) == ("ChooseCards", ())
    one.answer()
    assert one.numbers("deck.0") == ("PR-03",)


def test_pr_03_draws_and_helps_the_main_unit_from_standby() -> None:
    one = attack(scene(unit("PR-03", 1), PREY, deck=("PR-01", "PR-02")))
    assert (damage(one, PREY), one.numbers("hand.0")) == (10, ("PR-01",))
    assert damage(attack(scene(unit("PR-01", 1), PREY, standby=("PR-03", "PR-03"))), PREY) == 40


def test_pr_04_more_against_the_ailing_and_a_feint() -> None:
    for state, dealt in (("", 30), ("rest", 60), ("stun", 60)):
        assert damage(attack(scene(unit("PR-04", 2), unit(PREY, state=state))), PREY) == dealt
    one = scene(unit("PR-04", 2), PREY)
    one.answer(key(one, "ex", "PR-04"))
    assert (status(one, "PR-04"), status(one, PREY, 1)) == ("rest", "rest")


def test_pr_05_heals_pays_and_bears() -> None:
    one = attack(scene(unit("PR-05", 2, damage=50), "PR-20"))
    assert (damage(one, "PR-20"), damage(one, "PR-05", 0)) == (20, 30)
    assert damage(attack(scene(unit("PR-16", 3), "PR-05"), "2"), "PR-05") == 50
    one = scene(unit("PR-05", 1, damage=20), standby=(unit("PR-03", damage=50),), opposing=PREY)
    one.answer(key(one, "ex", "PR-05")).answer(f"card:{one.card('PR-03')}")
    assert (damage(one, "PR-03", 0), energy_of(one, "PR-05")) == (20, 0)


def test_pr_06_a_whirlwind_of_the_opponents_choice() -> None:
    one = attack(scene(unit("PR-06", 2), their=SideLaid(main="PR-20", standby=("PR-01", "PR-03"))))
    assert (one.decision.seat, damage(one, "PR-20")) == (1, 20)
    one.answer(f"card:{one.card('PR-03', 1)}")
    assert main_of(one, 1) == "PR-03"
    assert damage(attack(scene(unit("PR-06", 4), "PR-07"), "2"), "PR-07") == 70


def test_pr_07_stronger_unhurt_and_healed_at_the_end_of_the_turn() -> None:
    assert damage(attack(scene(unit("PR-07", 2), PREY)), PREY) == 50
    one = attack(scene(unit("PR-07", 2, damage=30), PREY))
    assert (damage(one, PREY), damage(one, "PR-07", 0)) == (30, 20)
    assert damage(to_battle(scene("PR-01", standby=(unit("PR-07", damage=10),))), "PR-07", 0) == 0


def test_pr_08_draws_two() -> None:
    one = scene(hand=("PR-08",), deck=("PR-01", "PR-02", "PR-03"))
    one.answer(key(one, "use", "PR-08"))
    assert one.numbers("hand.0") == ("PR-01", "PR-02")


def test_pr_09_finds_any_unit() -> None:
    one = scene(hand=("PR-09",), deck=("PR-08", "PR-19", "PR-08"))
    one.answer(key(one, "use", "PR-09")).answer(f"card:{one.card('PR-19')}")
    assert one.numbers("hand.0") == ("PR-19",)
    assert one.numbers("deck.0") == ("PR-08", "PR-08")


def test_pr_10_rests_the_opponents_main_unit() -> None:
    one = scene(opposing=PREY, hand=("PR-10",))
    one.answer(key(one, "use", "PR-10"))
    assert status(one, PREY, 1) == "rest"


def test_pr_11_energy_out_of_the_discard_pile() -> None:
    one = scene("PR-16", standby=(AKARI,), hand=("PR-11",), discard=("PR-08", "PR-10"))
    one.answer(key(one, "use", "PR-11")).answer(f"card:{one.card(AKARI)}").answer(f"card:{one.card('PR-10')}")
    assert energy_of(one, AKARI) == 1
    assert one.numbers("discard.0") == ("PR-08", "PR-11")


def test_pr_12_doubles_for_the_turn() -> None:
    one = scene(unit("PR-01", 1), PREY, hand=("PR-12",))
    one.answer(key(one, "use", "PR-12"))
    assert damage(attack(one), PREY) == 40


def test_pr_13_pr_14_and_pr_30_change_damage_where_they_are_set() -> None:
    assert damage(attack(scene(unit("PR-01", 1, set=("PR-13",)), PREY)), PREY) == 40
    assert damage(attack(scene(unit("PR-01", 1), PREY, standby=(unit("PR-03", set=("PR-13",)),))), PREY) == 30
    assert damage(attack(scene(unit("PR-02", 2), unit(PREY, set=("PR-14",)))), PREY) == 20
    assert damage(attack(scene(unit("PR-02", 2, set=("PR-30 of right",)), PREY)), PREY) == 20


def test_pr_15_stands_in_once() -> None:
    one = attack(scene(unit("PR-18", 4), unit("PR-19", set=("PR-15",))))
    assert (damage(one, "PR-19"), set_on(one, "PR-19", 1), hp_of(one, "PR-19", 1)) == (60, [], 70)


def test_pr_16_rests_after_its_second_skill() -> None:
    one = attack(scene(unit("PR-16", 3), "PR-07"), "2")
    assert one.decision.kind == "ChooseHand"
    assert (damage(one, "PR-07"), status(one, "PR-16")) == (60, "rest")


def test_pr_17_and_pr_19_bind_the_opponents_main_unit() -> None:
    one = attack(scene(unit("PR-17", 2), "PR-07"))
    assert (damage(one, "PR-07"), status(one, "PR-07", 1)) == (20, "rest")
    one = attack(scene(unit("PR-19", 2), PREY))
    assert (damage(one, PREY), status(one, PREY, 1)) == (10, "stun")


def test_pr_18_discards_an_energy_of_its_players_choice() -> None:
    one = scene(unit("PR-18", ("PR-01", "PR-02", "PR-03", "PR-04")), "PR-07")
    to_battle(one).answer("skill:1")
    assert (one.decision.kind, len(one.keys)) == ("ChooseCards", 4)
    one.answer(f"card:{one.card('PR-03')}")
    assert (damage(one, "PR-07"), energy_of(one, "PR-18")) == (80, 3)
    assert one.numbers("discard.0") == ("PR-03",)


def test_pr_20_rests_to_draw() -> None:
    one = scene(unit("PR-20", 1), PREY, deck=("PR-01", "PR-02"))
    one.answer(key(one, "ex", "PR-20"))
    assert (one.numbers("hand.0"), status(one, "PR-20")) == (("PR-01",), "rest")
    assert damage(attack(scene(unit("PR-20", 1), PREY)), PREY) == 20


def test_pr_21_may_step_back_and_wins_ties_only_in_the_main_area() -> None:
    for key_, there in (("yes", "PR-01"), ("no", "PR-21")):
        one = attack(scene(unit("PR-21", 2), PREY, standby=("PR-01",))).answer(key_)
        assert main_of(one, 0) == there
        assert damage(one, PREY) == 30
    alone = attack(scene(unit("PR-21", 2), PREY))  # nobody to change places with: nothing is asked
    assert alone.decision is None or alone.decision.kind != "ChooseOne"
    one = to_battle(scene(unit("PR-01", state="rest"), standby=("PR-21",))).answers("rock", "rock")
    assert one.decision.kind == "ChooseHand"


def test_pr_22_drips_on_a_standby_unit_and_shelters_the_main_unit() -> None:
    one = attack(scene(unit("PR-22", 1), their=SideLaid(main=PREY, standby=("PR-07", "PR-01"))))
    one.answer(f"card:{one.card('PR-01', 1)}")
    assert (damage(one, PREY), damage(one, "PR-01")) == (10, 20)
    one = attack(scene(unit("PR-18", 4), their=SideLaid(main="PR-05", standby=("PR-22",))))
    assert one.decision.kind == "ChooseOrder"


def test_pr_23_counts_units_and_passes_energy_on() -> None:
    assert damage(attack(scene(unit("PR-23", 1), "PR-07", standby=("PR-01", "PR-02"))), "PR-07") == 30
    one = scene(unit("PR-23", 2), PREY, standby=("PR-01", "PR-02"))
    one.answer(key(one, "ex", "PR-23")).answer(f"card:{one.card('PR-02')}").answer(one.keys[0])
    assert (energy_of(one, "PR-23"), energy_of(one, "PR-02")) == (1, 1)
    assert not ids(one, "ex:")


def test_pr_24_one_for_three() -> None:
    one = scene(hand=("PR-24", "PR-01", "PR-02"), deck=("PR-08", "PR-09", "PR-10"))
    one.answer(key(one, "use", "PR-24")).answer(f"card:{one.card('PR-01')}")
    assert one.numbers("hand.0") == ("PR-02", "PR-08", "PR-09", "PR-10")
    assert one.numbers("discard.0") == ("PR-01", "PR-24")


def test_pr_25_takes_a_unit_back() -> None:
    one = scene(hand=("PR-25",), discard=("PR-08", "PR-19", "PR-20"))
    one.answer(key(one, "use", "PR-25"))
    assert len(one.keys) == 2
    one.answer(f"card:{one.card('PR-19')}")
    assert one.numbers("hand.0") == ("PR-19",)


def test_pr_26_exchanges_the_opponents_units_by_ones_own_choice() -> None:
    one = scene(hand=("PR-26",), their=SideLaid(main=PREY, standby=("PR-01", "PR-02")))
    one.answer(key(one, "use", "PR-26"))
    assert one.decision.seat == 0
    one.answer(f"card:{one.card('PR-02', 1)}")
    assert (main_of(one, 1), one.where(PREY, 1)) == ("PR-02", "standby-2.1")


def test_pr_27_heals_and_wakes() -> None:
    one = scene(unit("PR-18", damage=50, state="stun"), hand=("PR-27",))
    one.answer(key(one, "use", "PR-27"))
    assert (damage(one, "PR-18", 0), status(one, "PR-18")) == (10, "")


def test_pr_28_an_energy_or_a_set_card() -> None:
    their = SideLaid(main=unit(PREY, 1), standby=(unit("PR-07", set=("PR-13", "PR-14")),))
    one = scene(hand=("PR-28", "PR-28"), their=their)
    one.answer(key(one, "use", "PR-28")).answer("1")
    assert energy_of(one, PREY, 1) == 0
    one.answer(ids(one, "use:")[0]).answer("2").answer(f"card:{one.card('PR-13')}")
    assert set_on(one, "PR-07", 1) == ["PR-14"]


def test_pr_29_more_hp() -> None:
    assert hp_of(scene(unit("PR-18", set=("PR-29", "PR-29"))), "PR-18") == 180


def test_pr_31_calls_back_a_knocked_out_unit() -> None:
    one = scene("PR-16", standby=(unit("PR-07", state="ko"), unit("PR-01", state="ko")), hand=("PR-31",))
    one.answer(key(one, "use", "PR-31")).answer(f"card:{one.card('PR-01')}")
    assert (status(one, "PR-01"), status(one, "PR-07")) == ("", "ko")
    assert one.state.face[one.card("PR-01")]


def test_pr_32_rings_when_its_bearer_falls() -> None:
    side = SideLaid(main=unit("PR-20", set=("PR-32",)), standby=("PR-07",), deck=("PR-01", "PR-02", "PR-03"))
    one = attack(scene(unit("PR-18", 4), their=side))
    assert one.numbers("hand.1") == ("PR-01", "PR-02", "PR-03")  # two by the bell, one in the turn that followed


def test_pr_33_holds_its_bearer_in_place() -> None:
    one = scene(unit("PR-16", set=("PR-33 of right",)), standby=(AKARI,), hand=("PR-08",))
    assert not ids(one, "retreat:")


def test_pr_34_hurts_and_draws_from_the_ailing() -> None:
    for state, drawn in (("", 0), ("rest", 1)):
        one = scene(opposing=unit(PREY, state=state), hand=("PR-34",))
        one.answer(key(one, "use", "PR-34"))
        assert (damage(one, PREY), len(one.state.piles["hand.0"])) == (20, drawn)


def test_every_card_is_tested_here_by_its_number() -> None:
    tests = re.findall(r"def (test_\w+)", Path(__file__).read_text(encoding="utf-8"))
    named = {f"PR-{number}" for name in tests for number in re.findall(r"pr_(\d\d)", name)}
    assert named == set(EVERY_NUMBER)
