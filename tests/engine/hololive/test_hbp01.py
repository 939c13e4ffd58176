"""Cards of the first booster, hBP01: one table for each thing that no other card has done before."""

from __future__ import annotations

import pytest

import engine.hololive.pool  # noqa: F401  # declares the cards
from engine.cardgame.source import Source
from engine.hololive.clauses.steps import Roll
from engine.hololive.events import ArtsUsed, EffectArose, Healed, SkillUsed
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.damage import special_damage
from engine.hololive.procedures.stage import heal
from engine.hololive.registry import REGISTRY
from engine.hololive.values import hp_left, life, oshi, position, resting
from engine.hololive.vocabulary import BLUE, cheer
from tests.engine.hololive.tables import (
    CHEERS,
    DECK,
    G,
    R,
    W,
    arts_at,
    damage,
    ids,
    key,
    on,
    one,
    scene,
    side,
    to_performance,
)

B = "T-B"
if B not in REGISTRY.cards:
    cheer(B, BLUE)


def use(there, number, art="1", target="T-BEA-D"):
    return to_performance(there).answer(arts_at(there, number, art, target))


def left(there, number, seat=1):
    return hp_left(there.state, there.card(number, seat))


def theirs(side_of_one, other, step="performance"):
    """The right player's turn: the left one's cards react."""
    return scene(side_of_one, other, turn=6, turn_player=1, step=step)


def strike(there, number, target, art="1"):
    """Arts of the right player's at a holomem of the left one's."""
    return there.answer(f"arts:{there.card(number, 1)}:{art}:{there.card(target, 0)}")


# --- damage that is about to come


def test_027_a_die_keeps_damage_off_once_a_turn_and_only_rolled_does_it_count():
    there = theirs(
        side("T-ANN-1", collab="hBP01-027"),
        side(one("T-BEA-1", R), collab=one("T-BEA-2", R)),
    )
    there.chance = [(0,)]  # shows a one
    strike(there, "T-BEA-1", "T-ANN-1")
    assert there.decision.seat == 0
    there.answer("no")
    assert damage(there, "T-ANN-1", 0) == 40
    strike(there, "T-BEA-2", "T-ANN-1").answer("yes")
    assert damage(there, "T-ANN-1", 0) == 40


def test_027_once_rolled_it_is_used_whatever_it_showed():
    there = theirs(
        side("T-ANN-2", collab="hBP01-027"),
        side(one("T-BEA-1", R), collab=one("T-BEA-2", R)),
    )
    there.chance = [(1,)]  # shows a two
    strike(there, "T-BEA-1", "T-ANN-2").answer("yes")
    assert damage(there, "T-ANN-2", 0) == 40
    strike(there, "T-BEA-2", "T-ANN-2")
    assert damage(there, "T-ANN-2", 0) == 100


def test_027_in_the_collab_position_only():
    there = theirs(side("T-ANN-2", back=("hBP01-027",)), side(one("T-BEA-1", R)))
    strike(there, "T-BEA-1", "T-ANN-2")
    assert damage(there, "T-ANN-2", 0) == 40


def test_117_the_mascot_goes_instead_of_30():
    there = theirs(side(one("hBP01-017", support=("hBP01-117",))), side(one("T-BEA-1", R)))
    strike(there, "T-BEA-1", "hBP01-017").answer("yes")
    assert damage(there, "hBP01-017", 0) == 10
    assert there.where("hBP01-117") == "archive.0"


def test_117_damage_of_its_own_player_as_well():
    there = theirs(side(one("hBP01-017", support=("hBP01-117",))), side(one("T-BEA-1", R)))
    own = there.card("hBP01-017", 0)
    there.resolve(special_damage(there.table, 0, own, own, 40)).answer("yes")
    assert damage(there, "hBP01-017", 0) == 10


def test_050_arts_reach_only_the_collab_holomem():
    there = theirs(side("T-ANN-2", collab="hBP01-050", back=("T-ANN-D",)), side(one("T-BEA-2", R)))
    targets = {option.split(":")[3] for option in there.keys if option.startswith("arts:")}
    assert targets == {str(there.card("hBP01-050", 0))}


# --- arts


def test_5_23_1_arts_once_more_at_the_same_holomem():
    there = scene(side(one("hBP01-023", W, W, W)), side("hBP01-051"))
    there.chance = [(0,), (1,)]  # a one, then a two
    use(there, "hBP01-023", target="hBP01-051").answer("yes")
    assert damage(there, "hBP01-051") == 80
    there.answer("yes")
    assert damage(there, "hBP01-051") == 160
    assert len(there.happened(ArtsUsed)) == 2


def test_5_23_1_not_at_one_that_was_downed():
    there = scene(side(one("hBP01-023", W, W, W)), side("T-BEA-D", collab="hBP01-051"))
    there.chance = [(0,)]
    use(there, "hBP01-023").answer("yes")
    assert there.where("T-BEA-D", 1) == "archive.1"
    assert damage(there, "hBP01-051") == 0


def test_5_23_1_not_at_one_that_cannot_be_aimed_at_any_more():
    there = scene(side(one("hBP01-023", W, W, W)), side("T-BEA-D", back=("hBP01-051",)))
    clause = next(one for one in REGISTRY.cards["hBP01-023"].clauses() if isinstance(one, Roll)).steps[0].step
    for target, used in (("hBP01-051", 0), ("T-BEA-D", 1)):
        source = Source(0, there.card("hBP01-023"), x=1, them=(there.card(target, 1),))
        there.resolve(clause.again(there.table, source))
        assert len(there.happened(ArtsUsed)) == used


def test_014_life_for_50_over_what_was_left_with_what_is_in_force():
    def lost(hurt):
        there = scene(
            side(one("hBP01-014", W, W, W)),
            side(one("T-ANN-1", damage=hurt, support=("hBP01-118",)), back=("T-BEA-D",)),
        )
        use(there, "hBP01-014", target="T-ANN-1")
        while there.decision.kind == "ChooseHolomem":
            there.answer(there.keys[0])
        return 5 - life(there.state, 1)

    assert lost(80) == 2
    assert lost(70) == 1  # 60 of 130 HP are left: 40 over, and 50 only without the mascot


def test_081_aims_at_the_back_and_raises_for_each_card_under_it():
    there = scene(
        side(one("hBP01-081", B, B, B, B, stack=("hBP01-076", "hBP01-078"))), side("T-BEA-D", back=("hBP01-051",))
    )
    use(there, "hBP01-081", target="hBP01-051").answer("yes")
    assert damage(there, "hBP01-051") == 180


def test_043_three_dice_in_all():
    there = scene(side(one("hBP01-043", *("T-G",) * 4)), side("hBP01-051"))
    there.chance = [(0,), (5,), (3,)]
    use(there, "hBP01-043", target="hBP01-051").answer("yes")
    assert damage(there, "hBP01-051") == 60 + 110


# --- holo power in place of a hand


def test_005_holo_power_instead_of_the_hand_counts_as_archived():
    there = scene(
        side(one("hBP01-061", R, R, R), oshi="hBP01-005", hand=("T-ANN-D",) * 2, holo_power=DECK[:3]), side("hBP01-051")
    )
    use(there, "hBP01-061", target="hBP01-051").answer("yes")
    assert there.keys == ("0", "1", "2", "3")
    assert there.decision.prompt.key == "hololive-ask-power-for-hand"
    there.answer("3")
    assert (there.decision.least, there.decision.most) == (0, 2)
    there.answer(there.keys[0])
    assert damage(there, "hBP01-051") == 60 + 4 * 20
    assert not there.numbers("holo-power.0")
    assert len(there.numbers("hand.0")) == 1


def test_005_pays_where_the_hand_is_empty_and_once_a_turn():
    there = scene(
        side(
            one("hBP01-062", R), collab=one("hBP01-062", R), oshi="hBP01-005", hand=(), holo_power=DECK[:3]
        ),
        side("hBP01-051"),
    )  # fmt: skip
    first, second = there.cards("hBP01-062")
    target = there.card("hBP01-051", 1)
    to_performance(there).answer(f"arts:{first}:1:{target}").answer("yes")
    assert damage(there, "hBP01-051") == 40
    assert len(there.numbers("holo-power.0")) == 2
    there.answer(f"arts:{second}:1:{target}")  # the skill is used, and nothing is left to pay with
    assert damage(there, "hBP01-051") == 60


def test_005_not_for_holomem_of_another_colour():
    there = scene(
        side(one("T-DOT-COST", R), oshi="hBP01-005", hand=("T-ANN-D",), holo_power=DECK[:3]), side("hBP01-051")
    )
    use(there, "T-DOT-COST", target="hBP01-051").answer("yes")
    assert damage(there, "hBP01-051") == 20
    assert (len(there.numbers("holo-power.0")), there.numbers("hand.0")) == (3, ())


def test_005_nobody_moves_in_the_opponents_turn_not_even_to_rest():
    there = scene(
        side(oshi="hBP01-005", holo_power=DECK[:3]),
        side(one("T-BEA-D", R), collab="T-CAT-S", back=("T-ANN-D",)),
    )
    there.answers("skill:sp", "end")
    assert there.state.turn_player == 1
    assert position(there.state, there.card("T-CAT-S", 1)) == "collab"
    assert not resting(there.state, there.card("T-CAT-S", 1))


# --- oshi


@pytest.mark.parametrize("number", ["hSD01-009", "hBP01-097"])
def test_005_nobody_is_asked_about_what_cannot_move(number):
    """§1.3.3: after its SP skill neither a center nor a collab holomem moves, by whatever effect."""
    right = side("T-BEA-D", back=(number, "T-CAT-S", "T-ANN-1"))
    there = scene(side(oshi="hBP01-005", holo_power=DECK[:2]), right)
    there.answer("skill:sp").answer("end").answer(f"card:{there.card('T-CAT-S', 1)}")
    there.chance = [(0,)]
    there.answer(key(there, "collab", (number, 1)))
    if number == "hSD01-009":
        there.answer("yes").answer(f"card:{there.card('T-CAT-S', 1)}")  # a 1: cheer, and it could go back
    assert there.decision.kind == "ChooseAct"
    assert (there.where(number, 1), there.where("T-BEA-D", 1)) == ("collab.1", "center.1")


def test_001_leaves_50_and_more_for_a_white_one():
    there = scene(
        side(one("T-BEA-1", R), collab=one("T-ANN-1", W), oshi="hBP01-001", holo_power=DECK[:6]), side("hBP01-051")
    )
    there.answer("skill:oshi")
    assert left(there, "hBP01-051") == 50
    there = scene(
        side(oshi="hBP01-001", holo_power=DECK[:6]), side(one("T-DOT-WALL", damage=70, support=("hBP01-121",)))
    )
    there.answer("skill:oshi")
    assert left(there, "T-DOT-WALL") == 50  # neither damage nor healing: nothing is taken off or added
    assert not there.happened(Healed)
    for name, dealt in (("T-BEA-1", 40 + 50), ("T-ANN-1", 40 + 100)):
        there = scene(
            side(one("T-BEA-1", R), collab=one("T-ANN-1", W), oshi="hBP01-001", holo_power=DECK[:2]), side("hBP01-051")
        )
        there.answer("skill:sp").answer(f"card:{there.card(name)}")
        use(there, name, target="hBP01-051")
        assert damage(there, "hBP01-051") == dealt


def test_004_green_cheer_of_whoever_is_downed_goes_to_the_others():
    there = theirs(
        side(one("T-DOT-FALL", "T-G", "T-G", W), oshi="hBP01-004", back=("T-ANN-1",)), side(one("T-BEA-1", R))
    )
    strike(there, "T-BEA-1", "T-DOT-FALL")
    while there.decision.kind != "ChooseOne" or there.decision.seat != 0:
        there.answer(there.keys[0])
    there.answer("yes")
    while there.decision.kind in ("ChooseHolomem", "ChooseNext", "ChooseOne"):
        there.answer(there.keys[0])
    assert on(there, "T-ANN-1", 0, "cheer").count("T-G") == 2


def test_004_once_a_turn_whichever_card_leaves():
    """§12.1.4: here the first that is downed is the card of number 1 of the match, and it was the first use."""
    left = side(
        one("hBP01-040", G, damage=140), oshi="hBP01-004", holo_power=DECK[:4],
        back=(one("hBP01-049", G, damage=170), "T-CAT-S"),
    )  # fmt: skip
    there = theirs(left, side(one("hBP01-087", B, B)))
    strike(there, "hBP01-087", "hBP01-040").answers("yes")
    there.answer(f"card:{there.card('hBP01-040', 0)}").answer("yes").answer(f"card:{there.card('hBP01-049', 0)}")
    assert there.card("hBP01-040", 0) == 1
    assert [there.where(number, 0) for number in ("hBP01-040", "hBP01-049")] == ["archive.0"] * 2
    assert len(there.happened(SkillUsed)) == 1


def test_006_a_red_one_goes_to_the_hand_whole_and_a_life_is_spared():
    there = theirs(
        side(one("hBP01-071", W, stack=("hBP01-068",), damage=220), oshi="hBP01-006", back=("T-ANN-D",)),
        side(one("T-BEA-1", R)),
    )
    strike(there, "T-BEA-1", "hBP01-071").answer("yes")
    assert there.where("hBP01-071") == there.where("hBP01-068") == "hand.0"
    while there.decision.kind == "ChooseHolomem":
        there.answer(there.keys[0])
    assert life(there.state, 0) == 4  # of two that a Buzz costs
    assert W in there.numbers("archive.0")


def test_007_also_when_the_oshi_itself_has_dealt_it():
    there = scene(side(oshi="hBP01-007", holo_power=DECK[:6]), side("T-ANN-2", back=("hBP01-051",)))
    own, target = oshi(there.state, 0), there.card("hBP01-051", 1)

    def shot():
        yield from special_damage(there.table, 0, own, target, 20)
        yield from check_timing(there.table)

    there.resolve(shot())
    assert damage(there, "hBP01-051") == 20
    there.answer("yes")
    assert damage(there, "hBP01-051") == 70  # and not again: once a turn


def test_007_as_much_as_the_arts_have_dealt():
    there = scene(
        side(one("hBP01-077", B), oshi="hBP01-007", holo_power=DECK[:2]),
        side(one("T-ANN-2"), back=("hBP01-051", "T-ANN-1")),
    )
    use(there, "hBP01-077", target="T-ANN-2").answer("yes").answer(f"card:{there.card('hBP01-051', 1)}")
    assert damage(there, "hBP01-051") == 30
    assert damage(there, "T-ANN-1") == 0


def test_007_of_several_that_were_hurt_it_is_said_which_and_how_much():
    """§10.8.3: whoever orders what waits, or is asked whether to use it, can tell one from another."""
    left = side(back=(one("hBP01-083", B),), hand=("hBP01-086",), oshi="hBP01-007", holo_power=DECK[:2])
    there = scene(left, side("T-ANN-2", back=("T-CAT-S", "T-BEA-D", "T-ANN-1")))
    there.answer(key(there, "bloom", "hBP01-086", "hBP01-083")).answer("yes")
    labels = [option.label for option in there.decision.options]
    assert {label.key for label in labels} == {"hololive-next-upon"}
    assert len(set(labels)) == 3
    there.answer(there.keys[1])
    prompt = there.decision.prompt
    assert dict(prompt.slots)["upon"] == dict(labels[1].slots)["upon"]
    there.answer("yes")
    assert [damage(there, number) for number in ("T-CAT-S", "T-BEA-D", "T-ANN-1")] == [10, 60, 10]


def test_002_who_is_about_to_take_how_much_is_said_where_it_may_be_less():
    left = side("hBP01-017", oshi="hBP01-002", holo_power=DECK[:2], back=(one("hBP01-031", support=("hBP02-086",)),))
    there = theirs(left, side(one("hBP01-087", B, B)))
    strike(there, "hBP01-087", "hBP01-017").answers("yes")
    told = []
    while there.decision.seat == 0 and there.decision.kind == "ChooseOne":
        upon = dict(dict(there.decision.prompt.slots)["upon"].slots)
        told.append((dict(upon["card"].slots)["card"].number, upon["amount"], upon["arts"]))
        there.answer("no")
    assert told == [("hBP01-031", 30, 0), ("hBP01-017", 40, 1)]  # a tool adds 10 to what the one takes


def test_123_what_was_rolled_is_said_where_it_may_be_rolled_again():
    there = scene(side(one("hBP01-043", *(G,) * 4, support=("hBP01-123",))), side("T-ANN-2"))
    there.chance = [(0,), (5,), (5,)]
    use(there, "hBP01-043", target="T-ANN-2").answer("yes")
    upon = dict(there.decision.prompt.slots)["upon"]
    assert dict(upon.slots)["numbers"].items == ("1", "6", "6")


def test_008_upon_cheer_archived_for_an_ability_of_a_blue_one():
    there = scene(
        side(one("hBP01-087", B, B), oshi="hBP01-008", holo_power=DECK[:2]), side("hBP01-051", back=("T-ANN-1",))
    )
    use(there, "hBP01-087", target="hBP01-051").answer("yes")
    assert damage(there, "hBP01-051") == 40
    there.answer("yes").answer(f"card:{there.card('hBP01-051', 1)}")
    assert damage(there, "hBP01-051") == 60
    assert damage(there, "T-ANN-1") == 20


# --- what is done with cards


def test_055_one_cheer_each():
    there = scene(side("T-ANN-D", back=("hBP01-055", "hBP01-082", "hBP01-024"), archive=(W, W, R, "T-G")))
    there.answer(key(there, "collab", "hBP01-055")).answer("yes")
    assert (there.decision.least, there.decision.most) == (1, 3)
    there.answer(*there.keys[:2])
    first = there.keys[0]
    there.answer(first)
    assert first not in there.keys
    there.answer(there.keys[0])
    assert sorted(len(on(there, name)) for name in ("hBP01-055", "hBP01-082", "hBP01-024")) == [0, 1, 1]


def test_075_both_draw_as_many_as_they_put_back():
    there = scene(
        side("T-ANN-D", back=("hBP01-075",), hand=(W, R, "T-TOOL")[2:] * 2, deck=DECK),
        side("T-BEA-D", hand=("T-FAN",), deck=("T-CAT-S",) * 3),
    )
    there.answer(key(there, "collab", "hBP01-075"))
    while there.decision.kind == "ChooseCards":
        there.answer(*there.keys)
    assert there.numbers("hand.0") == ("T-ANN-D",) * 2
    assert there.numbers("hand.1") == ("T-CAT-S",)
    assert there.numbers("deck.0")[-2:] == ("T-TOOL",) * 2


@pytest.mark.parametrize(("card", "offered"), [("hBP01-105", {W, R}), ("hBP01-103", {"T-ANN-D", "T-ANN-1"})])
def test_cards_of_like_colour(card, offered):
    there = scene(
        side(
            "T-ANN-D", back=("T-BEA-D",), hand=(card,), cheer_deck=(W, R, "T-G"), holo_power=DECK[:1],
            deck=("T-ANN-D", "T-ANN-1", "T-ANN-2", "T-ANN-BUZZ", "T-BEA-1"),
        )
    )  # fmt: skip
    there.answer(key(there, "play", card))
    assert not there.numbers("holo-power.0")
    assert {there.state.defs[int(option[5:])].number for option in there.keys} == offered


def test_095_blooms_a_debut_put_down_this_turn():
    there = scene(
        side(
            one("hBP01-095", B, B, B), back=(one("hBP01-092", entered=True), "hBP01-076"),
            hand=("hBP01-093", "hBP01-078"),
        ),
        side("hBP01-051"),
    )  # fmt: skip
    use(there, "hBP01-095", target="hBP01-051").answer("yes")
    assert on(there, "hBP01-093", 0, "stack") == ["hBP01-092"]


@pytest.mark.parametrize(("chosen", "back"), [("T-ANN-1", ["T-ANN-D", "T-CAT-S"]), ("T-CAT-S", ["T-ANN-1", "T-CAT-S"])])
def test_095_any_back_holomem_may_be_chosen_also_one_that_does_not_go_back(chosen, back):
    """§5.14.1.1: to that one nothing is done."""
    right = side("T-BEA-D", back=(one("T-ANN-1", stack=("T-ANN-D",), damage=50), "T-CAT-S"))
    there = scene(side(back=("hBP01-095",)), right)
    there.answer(key(there, "collab", "hBP01-095")).answer(f"card:{there.card(chosen, 1)}")
    assert sorted(there.numbers("back.1")) == back
    assert there.decision.kind == "ChooseAct"


def test_095_nobody_is_asked_where_none_goes_back():
    there = scene(side(back=("hBP01-095",)), side("T-BEA-D", back=("T-ANN-D", "T-CAT-S")))
    assert there.answer(key(there, "collab", "hBP01-095")).decision.kind == "ChooseAct"


def test_110_its_other_ability_once_a_game_and_for_mumei_alone():
    def laid(oshi_number):
        hand = ("hBP01-110", "hBP01-110")
        return scene(side(oshi=oshi_number, hand=hand), side(one("T-BEA-D", R, W), back=(one("T-ANN-D", W),)))

    there = laid("hBP01-002")
    there.answer(key(there, "play", "hBP01-110")).answer("yes")
    assert on(there, "T-BEA-D", 1) == []
    assert any(mark.startswith("game:instead:0") for mark in there.state.marks)
    there = laid("T-OSHI")
    there.chance = [(0,)]
    there.answer(key(there, "play", "hBP01-110"))
    assert there.decision.kind == "ChooseCards"
    assert len(there.keys) == 3


# --- what is attached


def test_116_once_a_turn_though_it_waits_twice_and_the_second_is_not_told():
    """§10.8.2.1, §10.8.3.2: hurt by the text of arts and then by the arts."""
    left = side(one("hBP01-014", support=("hBP01-116",)))
    there = theirs(left, side(one("hSD02-008", R, R, R), hand=DECK[:1]))
    strike(there, "hSD02-008", "hBP01-014", "2").answer("yes")
    assert damage(there, "hBP01-014", 0) == 100
    upao = there.card("hBP01-116", 0)
    assert [event.source.card for event in there.happened(EffectArose)] == [upao]
    assert damage(there, "hSD02-008") == 20


def test_114_the_axe_hurts_its_bearer_and_healing_draws_once():
    there = scene(
        side(one("hBP01-037", *("T-G",) * 3, support=("hBP01-114",))), side("hBP01-051"),
    )
    use(there, "hBP01-037", target="hBP01-051")
    assert damage(there, "hBP01-051") == 70 + 50 + 20
    assert damage(there, "hBP01-037", 0) == 10
    there = scene(
        side(one("hBP01-037", "T-G", support=("hBP01-114",), damage=60), back=("hBP01-036",), hand=()),
    )
    there.answer(key(there, "collab", "hBP01-036")).answer(f"card:{there.card('hBP01-037')}")
    assert damage(there, "hBP01-037", 0) == 40
    assert len(there.numbers("hand.0")) == 1


def test_114_not_upon_healing_by_the_opponent():
    for seat, drawn in ((0, 1), (1, 0)):
        there = scene(side(one("hBP01-037", support=("hBP01-114",), damage=60), hand=()))

        def healed(there=there, seat=seat):
            yield from heal(there.table, there.card("hBP01-037"), 20, seat)
            yield from check_timing(there.table)

        there.resolve(healed())
        assert len(there.numbers("hand.0")) == drawn


@pytest.mark.parametrize(("on_it", "draws"), [("hBP01-062", 1), ("hBP01-064", 0)])
def test_121_draws_when_the_level_rises(on_it, draws):
    there = scene(side(one(on_it, support=("hBP01-121",)), hand=("hBP01-066",)))
    there.answer(key(there, "bloom", "hBP01-066", on_it))
    assert len(there.numbers("hand.0")) == draws


def test_125_upon_being_attached_from_the_hand():
    there = scene(side("hBP01-062", hand=("hBP01-125", "T-TOOL"), deck=DECK))
    there.answer(key(there, "attach", "hBP01-125", "hBP01-062")).answer("yes")
    assert there.numbers("hand.0") == ("T-ANN-D",)


def test_125_not_upon_another_one():
    there = scene(side(one("hBP01-062", support=("hBP01-125",)), hand=("hBP01-125", "T-TOOL", "T-FAN"), deck=DECK))
    there.answer("attach:" + ":".join(str(card) for card in (there.state.piles["hand.0"][0], there.card("hBP01-062"))))
    there.answer("yes").answer(there.keys[0])
    assert there.decision.kind == "ChooseAct"


def test_123_the_fan_goes_and_the_die_is_rolled_again():
    there = scene(side(one("hBP01-038", "T-G", support=("hBP01-123",))), side("hBP01-051"))
    there.chance = [(0,), (1,)]
    use(there, "hBP01-038", target="hBP01-051").answer("yes").answer("yes")
    assert damage(there, "hBP01-051") == 40
    assert there.where("hBP01-123") == "archive.0"


def test_123_nobody_is_asked_which_of_the_same_fans_comes_first():
    """§10.11.2, §11.3.1.1.1: one after the other, and all of them."""
    there = scene(side(one("hBP01-038", G, support=("hBP01-123",) * 2)), side("T-ANN-2"))
    use(there, "hBP01-038", target="T-ANN-2").answer("yes")
    fans = there.cards("hBP01-123")
    assert (there.decision.kind, there.decision.source) == ("ChooseOne", f"card:{fans[0]}")
    assert there.answer("no").decision.source == f"card:{fans[1]}"
    left = side(one("hBP01-047", G, G, W, damage=200, support=("hBP01-124",) * 2), back=("T-CAT-S",))
    there = strike(theirs(left, side(one("T-BEA-1", R))), "T-BEA-1", "hBP01-047")
    while there.decision.kind == "ChooseCards":
        there.answer(there.keys[0])
    assert on(there, "T-CAT-S")[:2] == [G, G]


def test_045_blooms_over_a_level_with_little_life():
    def offered(lives):
        there = scene(side("hBP01-045", hand=("hBP01-047",), life=(W,) * lives, cheer_deck=CHEERS))
        return ids(there, "bloom")

    assert offered(4) == []
    assert offered(3) == ["hBP01-047:hBP01-045"]


def test_going_back_to_debut_restores_no_hp():
    """§5.14.1.2: its damage becomes 0, which 石の斧 doesn't ask for."""
    hurt = one("hBP01-036", stack=("hBP01-032",), support=("hBP01-114",), damage=40)
    there = scene(side("T-ANN-D", back=("hBP01-095",)), side("T-BEA-D", back=(hurt,)))
    deck = len(there.numbers("deck.1"))
    there.answer(key(there, "collab", "hBP01-095"))
    assert there.numbers("back.1") == ("hBP01-032",)
    assert (damage(there, "hBP01-032"), len(there.numbers("deck.1"))) == (0, deck)


def test_a_card_of_the_archive_blooms_over_no_levels():
    """hBP01-045 speaks of the hand; the skill of hBP02-006 blooms with a card of the archive."""
    left = side(
        "T-ANN-D", oshi="hBP02-006", back=("hBP01-045",), archive=("hBP01-047",), holo_power=("T-ANN-D",) * 4,
        life=(W,) * 3, hand=(),
    )
    there = scene(left, side("T-BEA-D")).answer("skill:sp")
    there.answer(*there.keys[: there.decision.least])
    assert there.decision.kind == "ChooseAct"
    assert there.numbers("back.0") == ("hBP01-045",)


def test_instead_of_rolling_the_one_cheer_of_the_center_is_archived():
    """hBP01-110: no cost, so where there are fewer than two those that there are (§10.7.2.3.3)."""
    there = scene(side(oshi="hBP01-002", hand=("hBP01-110",)), side(one("T-BEA-D", R), back=("T-ANN-D",)))
    there.answer(key(there, "play", "hBP01-110")).answer("yes")
    assert on(there, "T-BEA-D", 1) == []


def test_a_swap_that_nobody_can_make_is_not_played():
    """§10.7.2.3.7: after hBP01-005's SP skill the center can't move."""
    left = side("T-ANN-D", oshi="hBP01-005", holo_power=("T-ANN-D",) * 4, hand=())
    right = side("T-BEA-D", back=("T-CAT-S",), hand=("hBP01-106",))
    assert ids(scene(right, left), "play") == ["hBP01-106"]
    there = scene(left, right).answer("skill:sp").answer("end")
    while (there.decision.seat, there.decision.kind) != (1, "ChooseAct"):
        there.answer("end" if "end" in there.keys else there.keys[0])
    assert ids(there, "play") == []
