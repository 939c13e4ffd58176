"""Chapters 9 and 12: arts, how they are used and what they deal."""

from __future__ import annotations

from engine.hololive.events import ArtsUsed, DamageDealt, Marked
from engine.hololive.procedures.turn import play
from tests.engine.hololive.tables import G, R, W, arts_at, damage, key, on, one, scene, side, to_performance


def act(there, number, art="1", target="T-BEA-D"):
    return to_performance(there).answer(arts_at(there, number, art, target))


def offered(there):
    found = []
    for option in to_performance(there).keys:
        if option.startswith("arts:"):
            _, card, art, target = option.split(":")
            numbers = [there.state.defs[int(one_)].number for one_ in (card, target)]
            found.append((numbers[0], art, numbers[1]))
    return found


def test_9_1_center_and_collab_each_once_in_any_order():
    """§9.1.1, §9.2.1, §9.2.1.3, §9.2.1.4, §9.2.2."""
    there = scene(side(one("T-ANN-D", W), collab=one("T-DOT-D", W), back=(one("T-BEA-D", R),)))
    assert [one_[0] for one_ in offered(there)] == ["T-ANN-D", "T-DOT-D"]
    act(there, "T-DOT-D")
    assert [one_[0] for one_ in offered(there)] == ["T-ANN-D"]
    act(there, "T-ANN-D")
    assert damage(there, "T-BEA-D") == 40
    assert there.state.turn == 6


def test_9_2_1_2_not_one_at_rest():
    assert offered(scene(side(one("T-ANN-D", W, rest=True)))) == []


def test_10_5_cost_by_colour_and_any_for_colourless():
    """§10.5.1, §10.5.2, §12.2.3.1."""
    def usable(*cheers):
        return [one_[1] for one_ in offered(scene(side(one("T-ANN-1", *cheers))))]

    assert usable() == []
    assert usable(G) == []
    assert usable(W) == ["1"]
    assert usable(W, G) == ["1", "2"]
    assert usable(G, G) == []


def test_12_2_3_1_1_cheer_stays():
    there = scene(side(one("T-ANN-D", W)))
    act(there, "T-ANN-D")
    assert on(there, "T-ANN-D") == [W]


def test_12_2_3_2_center_or_collab_of_the_opponent_is_the_target():
    right = side("T-BEA-D", collab="T-CAT-S", back=("T-ANN-D",))
    assert [one_[2] for one_ in offered(scene(side(one("T-ANN-D", W)), right))] == ["T-BEA-D", "T-CAT-S"]
    assert {one_[2] for one_ in offered(scene(side(one("T-BEA-2", R)), right))} == {"T-BEA-D", "T-CAT-S", "T-ANN-D"}


def test_12_2_4_2_the_text_adds_to_the_damage():
    there = scene(side(one("T-ANN-1", W, G)))
    act(there, "T-ANN-1", "2")
    assert damage(there, "T-BEA-D") == 50
    there = scene(side(one("T-ANN-1", W, G), back=("T-BEA-D",)), side("T-BEA-1"))
    act(there, "T-ANN-1", "2", "T-BEA-1")
    assert damage(there, "T-BEA-1") == 70


def test_12_2_4_3_more_against_a_colour():
    there = scene(side(one("T-ANN-2", W, W)), side(one("T-BEA-1", damage=0)))
    act(there, "T-ANN-2", target="T-BEA-1")
    assert there.happened(DamageDealt)[0].amount == 150
    there = scene(side(one("T-ANN-2", W, W)), side("T-DOT-WALL"))
    act(there, "T-ANN-2", target="T-DOT-WALL")
    assert there.happened(DamageDealt)[0].amount == 80  # and its gift takes 20 off


def test_12_2_4_4_what_is_in_force_adds_and_only_to_whom_it_says():
    there = scene(side(one("T-ANN-D", W, support=("T-TOOL",)), back=("T-BEA-D",)), side("T-BEA-1"))
    there.answer(key(there, "collab", "T-BEA-D"))
    act(there, "T-ANN-D", target="T-BEA-1")
    assert damage(there, "T-BEA-1") == 60


def test_5_22_dice_odd_and_five_or_more():
    """§5.22.1, §5.22.2."""
    there = scene(side(one("T-DOT-DICE", W)))
    there.chance = [(4,)]  # shows a five
    act(there, "T-DOT-DICE").answer("yes")
    assert damage(there, "T-BEA-D") == 40
    assert len(there.numbers("hand.0")) == 1
    there = scene(side(one("T-DOT-DICE", W)))
    there.chance = [(3,)]
    act(there, "T-DOT-DICE").answer("yes")
    assert damage(there, "T-BEA-D") == 10
    there = scene(side(one("T-DOT-DICE", W)))
    act(there, "T-DOT-DICE").answer("no")  # §5.22.2
    assert damage(there, "T-BEA-D") == 10


def test_10_4_what_may_be_paid_and_what_follows_for_each():
    there = scene(side(one("T-DOT-COST", W), hand=("T-ANN-D",) * 4), side("T-BEA-D", collab="T-CAT-S"))
    act(there, "T-DOT-COST").answer("yes")
    assert (there.decision.least, there.decision.most) == (1, 3)
    there.answer(*there.keys[:3])
    there.answer(f"card:{there.card('T-CAT-S', 1)}")
    assert damage(there, "T-CAT-S") == 30
    assert damage(there, "T-BEA-D") == 10


def test_10_4_2_2_what_cannot_be_paid_is_not_asked():
    there = scene(side(one("T-DOT-COST", W)))
    act(there, "T-DOT-COST")
    assert damage(there, "T-BEA-D") == 10
    assert len(there.happened(ArtsUsed)) == 1


def test_a_fan_counts_as_cheer_of_its_colour():
    assert offered(scene(side(one("T-ANN-1", support=("T-FAN",))))) == []
    assert [one_[1] for one_ in offered(scene(side(one("T-ANN-1", W, support=("T-FAN",)))))] == ["1", "2"]


def test_9_1_2_after_each_arts_comes_a_check_timing():
    right = side(one("T-BEA-D", damage=50), back=("T-ANN-D", "T-DOT-D"))
    there = scene(side(one("T-ANN-D", W), collab=one("T-DOT-D", W)), right)
    act(there, "T-ANN-D")
    assert (there.decision.section, there.decision.seat) == ("11.5.1", 1)


def test_9_2_1_1_not_one_whose_arts_cannot_be_used():
    assert offered(scene(side("T-ANN-D", collab=one("T-DOT-D", W)))) == [("T-DOT-D", "1", "T-BEA-D")]


def test_9_2_1_5_nor_one_that_used_arts_at_the_other_position():
    there = scene(side(one("T-ANN-D", W)), step="performance", asks=False)
    there.table.emit(Marked(f"turn:arts:{there.card('T-ANN-D', 0, 'center')}"))
    there.resolve(play(there.table))
    assert (there.state.turn, damage(there, "T-BEA-D")) == (6, 0)
