"""Chapter 12: oshi skills, and arts that are used in the performance step or upon something."""

from __future__ import annotations

import pytest

import engine.hololive.pool  # noqa: F401  # declares the cards
from engine.hololive.events import (
    ArtsEnded,
    ArtsUsed,
    CheerArchived,
    DamageDealt,
    Downed,
    EffectArose,
    Healed,
    SkillUsed,
)
from engine.hololive.legality import may_arts
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.stage import do_collab
from tests.engine.hololive.tables import (
    DECK,
    W,
    arts_at,
    damage,
    one,
    scene,
    side,
    to_performance,
)

BLUE, PURPLE = "hY04-001", "hY05-001"


def use(there, number, art="1", target="T-BEA-D"):
    return to_performance(there).answer(arts_at(there, number, art, target))


@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 2)])
def test_12_1_5_3_a_skill_upon_something_that_was_done_may_be_left_and_does_not_count_then(answer, cards):
    """「青ホロメンの能力でエールをアーカイブした時に使える」: it waits, and is paid when it is used."""
    right = side("T-ANN-2", back=("T-CAT-S",))
    left = side(one("hBP01-084", BLUE, BLUE), oshi="hBP01-008", holo_power=DECK[:2])
    there = scene(left, right, asks=False)
    there.table.emit(CheerArchived(0, there.card("hBP01-084"), tuple(there.cards(BLUE)[:1])))
    there.resolve(check_timing(there.table))
    assert there.decision.kind == "ChooseOne"
    there.answer(answer)
    while there.decision is not None:
        there.answer(there.keys[0])
    assert len(there.numbers("holo-power.0")) == cards
    assert len(there.happened(SkillUsed)) == 2 - cards
    assert there.happened(EffectArose) == []  # its use is told, not that its player was asked


def test_12_1_3_of_skills_that_cannot_be_used_nobody_says_which_comes_first():
    """Two of hBP01-007 cost 2 each; both would wait upon what the arts and their text do."""
    left = side(one("hSD17-005", BLUE), oshi="hBP01-007", holo_power=DECK[:1])
    there = use(scene(left, side("T-ANN-2", back=("T-ANN-1",))), "hSD17-005", target="T-ANN-2")
    assert damage(there, "T-ANN-1") > 0
    assert there.decision.section == "7.4.2"  # the next turn
    assert there.table.arisen == []


def test_12_1_3_but_one_for_which_another_ability_brings_the_power_waits():
    """§10.8.3: it is looked at when it is to be played."""
    left = side(one("hBP01-084", BLUE), oshi="hBP01-008", holo_power=(), hand=DECK[:1], back=("T-TRADE",))
    there = scene(left, asks=False)
    there.table.emit(CheerArchived(0, there.card("hBP01-084"), (there.card(BLUE),)))
    there.resolve(do_collab(there.table, there.card("T-TRADE")))
    there.resolve(check_timing(there.table))
    assert there.numbers("holo-power.0") == DECK[:1]  # the trade came first
    assert (there.decision.kind, there.decision.source) == ("ChooseOne", f"card:{there.card('hBP01-008')}")


def test_12_1_3_holo_power_is_paid_from_the_top():
    there = scene(side(holo_power=("T-ANN-1", "T-ANN-2", "T-BEA-1"))).answer("skill:oshi")
    assert (there.numbers("holo-power.0"), set(there.numbers("archive.0"))) == (("T-BEA-1",), {"T-ANN-1", "T-ANN-2"})


def test_12_2_3_playing_arts_is_naming_them_and_their_target_and_12_2_4_then_resolving_them():
    """§12.2.4.1, §12.2.4.5, §12.2.4.5.1: the printed damage is dealt to the target, as arts damage."""
    there = use(scene(side(one("T-ANN-D", W)), side("T-ANN-1", collab="T-CAT-S")), "T-ANN-D", target="T-ANN-1")
    used = there.happened(ArtsUsed)[0]
    assert (used.card, used.key, used.target) == (there.card("T-ANN-D", 0, "center"), "1", there.card("T-ANN-1", 1))
    hit = there.happened(DamageDealt)[0]
    assert (hit.card, hit.amount, hit.arts) == (there.card("T-ANN-1", 1), 30, True)
    assert len(there.happened(ArtsEnded)) == 1


@pytest.mark.parametrize(("first", "left"), [("hBP01-114", 0), ("hSD04-006", 10)])
def test_10_1_1_1_2_1_what_arts_do_when_they_have_dealt_damage_waits_beside_what_else_does(first, left):
    """§10.8.3: hSD04-006 restores HP, a tool takes some; their player says which comes first."""
    there = use(
        scene(side(one("hSD04-006", PURPLE, PURPLE, support=("hBP01-114",))), side("T-ANN-2")),
        "hSD04-006", target="T-ANN-2",
    )  # fmt: skip
    assert (there.decision.kind, there.decision.section) == ("ChooseNext", "10.6.3")
    there.answer(next(key for key in there.keys if key.endswith(f":{there.card(first)}")))
    assert damage(there, "hSD04-006", 0) == left


def test_10_1_1_1_2_1_and_the_rules_come_before_it():
    there = scene(side(one("hSD04-006", PURPLE, PURPLE, damage=50)), side(one("T-BEA-D", damage=60), back=("T-CAT-S",)))
    use(there, "hSD04-006")
    kinds = [type(event) for event in there.table.events]
    assert kinds.index(Downed) < kinds.index(Healed)


def test_12_2_2_arts_that_are_used_upon_something_are_not_offered_in_the_performance_step():
    there = scene(side(one("T-DODGES", W)))
    card = there.card("T-DODGES")
    refused = may_arts(there.state, 0, card, there.state.info(card).arts[0])
    assert (refused.code, refused.section) == ("arts-wait", "12.2.2")
    assert to_performance(there).state.turn == 6


@pytest.mark.parametrize(("cheer", "answers", "taken"), [((W,), ("yes",), 10), ((W,), ("no",), 30), ((), (), 30)])
def test_12_2_5_1_they_are_used_before_what_they_react_to_if_their_player_likes(cheer, answers, taken):
    """§12.2.5: the cheer for them must be there; they replace what was about to come."""
    there = use(scene(side(one("T-ANN-D", W)), side(one("T-DODGES", *cheer))), "T-ANN-D", target="T-DODGES")
    there.answers(*answers)
    assert damage(there, "T-DODGES") == taken


def test_12_2_5_1_no_more_often_than_they_say():
    left = side(one("T-ANN-D", W), collab=one("T-DOT-D", W))
    there = use(scene(left, side(one("T-DODGES", W))), "T-ANN-D", target="T-DODGES").answer("yes")
    there.answer(arts_at(there, "T-DOT-D", "1", "T-DODGES"))
    assert damage(there, "T-DODGES") == 10 + 10


def test_12_2_5_2_or_right_after_it_before_anything_else_is_looked_at():
    there = use(scene(side(one("T-ANN-D", W)), side(one("T-HITS-BACK", W))), "T-ANN-D", target="T-HITS-BACK")
    assert there.state.art is not None  # the arts that hit it aren't over
    assert there.happened(EffectArose) == []
    there.answer("yes")
    assert (damage(there, "T-ANN-D", 0), damage(there, "T-HITS-BACK")) == (10, 30)
    assert [event.source.card for event in there.happened(EffectArose)] == [there.card("T-HITS-BACK")]
