"""Starter decks 10 to 13: what their cards do that no other card did before."""

from __future__ import annotations

from itertools import permutations

import engine.hololive.pool  # noqa: F401  # the cards by number
from engine.hololive.events import CardMoved, DamageDealt, LastingBegan
from engine.hololive.procedures.damage import special_damage
from engine.hololive.rules import RULES
from engine.hololive.values import baton_cost, hp
from engine.hololive.wording import prompt_of
from tests.engine.hololive.tables import (
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

WHITE, GREEN, RED, BLUE, PURPLE, YELLOW = (f"hY0{number}-001" for number in range(1, 7))
AXE = "hBP01-114"
FULL = ("T-ANN-D",) * 6
"""Holo power for any skill."""


def at(there, number, seat=0):
    return f"card:{there.card(number, seat)}"


def act(there, number, art, target="T-BEA-D"):
    return to_performance(there).answer(arts_at(there, number, art, target))


def usable(there):
    return [option.split(":")[2] for option in to_performance(there).keys if option.startswith("arts:")]


def collab(there, number):
    return there.answer(key(there, "collab", number))


def archive(there, seat=0):
    return sorted(there.numbers(f"archive.{seat}"))


# --- damage that is about to come


def aimed(guard="hSD13-007"):
    """The right player's arts at the left center holomem."""
    left = side("hSD13-005", oshi="hSD13-001", holo_power=FULL, back=(guard,))
    there = scene(left, side(one("T-BEA-1", R)), turn=6, turn_player=1, step="performance")
    return there.answer(f"arts:{there.card('T-BEA-1', 1)}:1:{there.card('hSD13-005', 0)}")


def test_another_takes_the_damage_of_arts_for_three_holo_power():
    there = aimed().answer("yes")
    assert (damage(there, "hSD13-005", 0), damage(there, "hSD13-007", 0)) == (0, 40)
    assert len(there.numbers("holo-power.0")) == 3
    there = aimed().answer("no")
    assert (damage(there, "hSD13-005", 0), damage(there, "hSD13-007", 0)) == (40, 0)
    assert len(there.numbers("holo-power.0")) == 6


def test_nobody_pays_where_the_only_one_is_hit_itself():
    """§10.11.3: what could not be chosen is not asked for."""
    there = scene(side(one("T-ANN-1", W, W)), side("hBP01-061", oshi="hSD13-001", holo_power=("T-ANN-D",) * 4))
    to_performance(there).answer(arts_at(there, "T-ANN-1", "1", "hBP01-061"))
    assert there.decision.kind == "ChooseAct"
    assert (damage(there, "hBP01-061"), len(there.numbers("holo-power.1"))) == (40, 4)


def test_only_a_red_one_that_is_buzz_or_2nd():
    there = aimed("hSD13-004")
    assert damage(there, "hSD13-005", 0) == 40  # without a question
    there = aimed("hSD13-013")
    assert damage(there, "hSD13-005", 0) == 40


def test_special_damage_of_an_effect_is_none_of_arts():
    left = side("T-ANN-D", collab="hSD13-005", oshi="hSD13-001", holo_power=FULL, back=("hSD13-007",))
    there = scene(left, side(back=("hSD02-003",)), turn=6, turn_player=1)
    there.answer(f"collab:{there.card('hSD02-003', 1)}")
    assert damage(there, "hSD13-005", 0) == 10  # without a question


def special(stack=("hSD13-008",), back=("T-ANN-D", "T-BEA-D")):
    """A collab effect of the right player's that deals special damage to a back holomem."""
    left = side(one("hSD13-012", stack=stack), back=back)
    there = scene(left, side(back=("hSD12-003",)), turn=6, turn_player=1)
    there.answer(f"collab:{there.card('hSD12-003', 1)}")
    return there.answer(at(there, "T-ANN-D"))


def test_a_card_under_it_keeps_special_damage_from_the_back():
    there = special()
    there.answer("yes")
    assert damage(there, "T-ANN-D", 0) == 0
    assert "hSD13-008" in archive(there)
    there = special()
    there.answer("no")
    assert damage(there, "T-ANN-D", 0) == 10
    there = special(stack=())
    assert damage(there, "T-ANN-D", 0) == 10  # nothing is asked


def test_it_is_asked_again_at_later_special_damage_of_the_turn():
    """Though the back takes none any more: whose holomem it is orders what replaces damage (§10.11.2)."""
    there = special(stack=("hSD13-008", "hSD13-010")).answer("yes")
    there.answer(at(there, "hSD13-008"))
    target = there.card("T-ANN-D")
    there.resolve(special_damage(there.table, 1, -1, target, 10))
    assert there.keys == ("yes", "no")
    there.answer("no")
    assert damage(there, "T-ANN-D", 0) == 0


# --- downing


def test_a_gift_of_one_name_counts_once_a_turn_for_all():
    right = side(one("hSD13-004", RED, W, W, W), collab=one("hSD13-004", RED, W, W, W))
    left = side(
        one("hSD13-014", damage=100), collab=one("hSD13-015", damage=100), back=("hSD13-005", "hSD13-005"),
        cheer_deck=(YELLOW, GREEN, RED, WHITE),
    )  # fmt: skip
    there = scene(left, right, turn=6, turn_player=1, step="performance")
    attackers = there.cards("hSD13-004", 1)
    there.answer(f"arts:{attackers[0]}:2:{there.card('hSD13-014', 0)}")
    there.answer(there.keys[0])  # which of the two gifts
    assert there.numbers("cheer-deck.0") == (GREEN, RED, WHITE)
    there.answer(at(there, "hSD13-015"))  # life
    there.answer(f"arts:{attackers[1]}:2:{there.card('hSD13-015', 0)}")
    assert there.numbers("cheer-deck.0") == (GREEN, RED, WHITE)


def test_cheer_for_each_30_over_the_hp_to_one_back_holomem():
    left = side(one("hSD10-006", GREEN, W, W), back=("T-ANN-D", "T-BEA-D"))
    there = act(scene(left, side("T-BEA-D", back=("T-ANN-D",))), "hSD10-006", "2")  # 140 at 70: 70 over
    there.answer(at(there, "T-BEA-D"))
    assert on(there, "T-BEA-D") == [W, W]


# --- what arts cost


def test_colourless_less_for_each_colour_in_both_archives():
    def of(*cheers, **more):
        return usable(scene(side(one("hSD12-011", *cheers), archive=more.get("own", ())), side(
            archive=more.get("theirs", ())
        )))

    assert of(PURPLE, W, W) == []
    assert of(PURPLE, W, W, own=(RED, RED)) == ["1"]
    assert of(PURPLE, own=(RED, RED, "T-ANN-D"), theirs=(RED, YELLOW, BLUE)) == ["1"]
    assert of(PURPLE, own=(RED,), theirs=(BLUE,)) == []
    assert of(W, own=(RED, BLUE, YELLOW, WHITE, GREEN)) == []  # the purple one stays


def test_two_colourless_less_at_three_life():
    assert usable(scene(side(one("hSD12-012", PURPLE, W), life=(W,) * 4))) == []
    assert usable(scene(side(one("hSD12-012", PURPLE, W), life=(W,) * 3))) == ["1"]


# --- cheer that goes


def test_the_oshi_strikes_for_each_cheer_that_an_ability_archived():
    left = side(one("hSD11-006", YELLOW, W, R), oshi="hSD11-001")
    there = act(scene(left, side(one("hSD10-006"), collab="T-BEA-D")), "hSD11-006", "1", "hSD10-006")
    there.answer("yes").answer(*there.keys[:2])
    assert damage(there, "hSD10-006") == 120
    there.answer("yes").answer(at(there, "T-BEA-D", 1))
    assert there.happened(DamageDealt)[-1].amount == 60
    assert len(there.numbers("holo-power.0")) == 0


def test_an_ability_of_another_does_not_let_it():
    left = side(one("T-ANN-D", W), oshi="hSD11-001", hand=("hSD01-019",))
    there = scene(left)
    there.answer(key(there, "play", "hSD01-019"))
    assert there.decision.kind == "ChooseCards"  # the search; no skill was offered
    left = side(one("hSD12-010", PURPLE, W), oshi="hSD11-001", archive=("T-ANN-D",))
    there = act(scene(left), "hSD12-010", "2")
    there.answer("yes")
    assert "T-ANN-D" in there.numbers("hand.0")
    assert there.decision.kind == "ChooseArts" or there.state.turn == 6


def test_it_is_asked_to_whom_cheer_is_sent():
    """§5.19; a support card is attached (§5.16)."""
    left = side("hSD13-014", back=("hSD13-008", "hSD13-015"), archive=(RED,))
    assert prompt_of(collab(scene(left), "hSD13-008").decision).key == "hololive-ask-send"
    left = side("hSD13-014", back=(one("hSD13-015", W),), hand=("hSD13-008",), cheer_deck=(RED,))
    there = collab(scene(left), "hSD13-015").answer("yes")
    assert prompt_of(there.answer(at(there, RED)).decision).key == "hololive-ask-send"
    left = side("hBP02-008", oshi="hBP01-003", holo_power=FULL, back=("hBP01-032", "hBP01-033"), deck=(AXE,) * 2)
    there = scene(left).answer("skill:oshi")
    there.answer(at(there, AXE))
    assert prompt_of(there.decision).key == "hololive-ask-attach"


def test_only_cheer_that_is_not_purple():
    there = act(scene(side(one("hSD12-010", PURPLE, W), archive=("T-ANN-D",))), "hSD12-010", "2")
    there.answer("yes")
    assert on(there, "hSD12-010") == [PURPLE]
    there = act(scene(side(one("hSD12-010", PURPLE, PURPLE), archive=("T-ANN-D",))), "hSD12-010", "2")
    assert archive(there) == ["T-ANN-D"]  # cannot be paid, and nobody is asked


def test_three_cheer_of_the_archive_two_at_most_to_each():
    left = side("hSD10-002", collab="hSD10-003", hand=("hSD10-011",), archive=(WHITE, GREEN, RED, BLUE))
    there = scene(left)
    there.answer(key(there, "play", "hSD10-011")).answer(at(there, WHITE), at(there, GREEN), at(there, RED))
    there.answer(at(there, "hSD10-002")).answer(at(there, "hSD10-002"))
    assert (on(there, "hSD10-002"), on(there, "hSD10-003")) == ([WHITE, GREEN], [RED])
    assert ids(scene(side("hSD10-002", back=("T-ANN-D",), hand=("hSD10-011",), archive=(W, G, R))), "play") == []


def test_one_cheer_to_everyone_after_two_2nd_of_the_deck_came():
    left = side("T-ANN-D", oshi="hSD13-002", holo_power=FULL, deck=("hSD13-013",) * 3, archive=(W, G, R, BLUE))
    there = scene(left)
    there.answer("skill:sp")
    there.answer(*there.keys[:2])
    assert there.numbers("back.0") == ("hSD13-013", "hSD13-013")
    there.answer(*there.keys[:3])
    while there.decision.kind == "ChooseHolomem":
        there.answer(there.keys[0])
    assert [len(on(there, number)) for number in ("T-ANN-D", "hSD13-013")] == [1, 1]
    assert len(archive(there)) == 1 + 3  # one cheer and the holo power that was paid


def test_one_of_the_archive_comes_onto_the_stage_and_has_the_cheer():
    left = side("T-ANN-D", oshi="hSD13-001", holo_power=FULL, archive=("hSD13-007", WHITE, GREEN, RED))
    there = scene(left)
    there.answer("skill:sp")
    assert there.numbers("back.0") == ("hSD13-007",)
    assert (there.decision.least, there.decision.most) == (1, 3)
    there.answer(at(there, WHITE), at(there, RED))
    assert sorted(on(there, "hSD13-007")) == [WHITE, RED]
    assert hp(there.state, there.card("hSD13-007", 0)) == 200  # 10 for each


def test_top_cheer_of_both_decks_and_a_card_for_each_colour():
    def drawn(own, theirs):
        left = side(oshi="hSD12-002", cheer_deck=(own,))
        there = scene(left, side(cheer_deck=(theirs,)))
        there.answer("skill:oshi")
        assert (there.numbers("cheer-deck.0"), there.numbers("cheer-deck.1")) == ((), ())
        assert theirs in archive(there, 1)
        return len(there.numbers("hand.0"))

    assert drawn(RED, BLUE) == 2
    assert drawn(RED, RED) == 1


def test_a_cheer_goes_under_the_cheer_deck_for_another():
    left = side(one("T-ANN-D", W), back=("hSD13-015",), cheer_deck=(RED, BLUE))
    there = collab(scene(left), "hSD13-015").answer("yes")
    assert (on(there, "T-ANN-D"), there.numbers("cheer-deck.0")) == ([], (RED, BLUE, W))
    there.answer(at(there, BLUE)).answer(at(there, "hSD13-015"))
    assert on(there, "hSD13-015") == [BLUE]
    assert sorted(there.numbers("cheer-deck.0")) == sorted((RED, W))


def test_cheer_of_different_colours_on_the_two_in_front():
    def dealt(center, collab_):
        there = scene(side(one("hSD13-014", *center), collab=one("hSD13-015", *collab_)))
        return act(there, "hSD13-015", "1").happened(DamageDealt)[0].amount

    assert dealt((RED,), (RED,)) == 30
    assert dealt((RED,), (BLUE,)) == 50
    assert dealt((RED, BLUE), (RED,)) == 50
    assert dealt((), (RED, BLUE)) == 50


# --- the baton


def test_a_baton_touch_takes_more_until_the_end_of_their_turn():
    there = collab(scene(side(back=("hSD11-009",)), side("T-BEA-D", back=("T-ANN-D",))), "hSD11-009")
    center = there.card("T-BEA-D", 1)
    assert baton_cost(there.state, center) == 4
    there.answer("end")
    while there.state.turn == 5:
        there.answer("end")
    assert baton_cost(there.state, center) == 4
    while there.state.turn == 6:
        there.answer("end" if "end" in there.keys else there.keys[0])
    assert baton_cost(there.state, center) == 1


def test_the_next_turn_of_the_opponent_s_is_not_the_one_that_it_is():
    """hSD13-002 lets the collab effect of hSD11-009 arise in the turn of whoever it is aimed at (§13.2.2)."""
    left = side("hSD13-013", back=("hSD13-010",), oshi="hSD13-002", holo_power=FULL)
    there = scene(left, side("hSD11-009", collab="T-ANN-D", back=("T-BEA-D",)))
    there.answer("skill:oshi")
    center, found = there.card("hSD13-013"), {}
    while there.state.turn < 8:
        found[there.state.turn] = baton_cost(there.state, center)
        there.answer("end" if "end" in there.keys else there.keys[0])
    assert (found, baton_cost(there.state, center)) == ({5: 5, 6: 5, 7: 5}, 2)


def test_what_lasts_is_told_with_whom_it_lasts_for():
    def told(there):
        event = there.happened(LastingBegan)[0]
        return RULES.spoken(event, True, there.state, 0, None)

    line = told(collab(scene(side(back=("hSD11-009",))), "hSD11-009"))
    assert "hololive-lasting-for" in repr(line.phrase)
    assert len(line.things) == 1
    line = told(collab(scene(side(back=("hSD09-005",))), "hSD09-005"))  # for whoever stands in the center
    assert ("hololive-lasting-for" in repr(line.phrase), line.things) == (False, ())


def test_without_a_center_holomem_nothing_begins_to_last():
    """§10.7.2.3.4: nobody was chosen."""
    there = collab(scene(side(back=("hSD11-009",)), side(None, back=("T-ANN-D",))), "hSD11-009")
    assert there.state.lasting == ()


def test_the_target_s_baton_counts():
    def dealt(target):
        there = act(scene(side(one("hSD11-009", BLUE, W)), side(target)), "hSD11-009", "1", target)
        return [event.amount for event in there.happened(DamageDealt)]

    assert dealt("T-ANN-BUZZ") == [20, 100]
    assert dealt("T-DOT-WALL") == [100 - 20]  # 10 − 20 of its gift leaves nothing


def test_cheer_where_the_target_s_baton_takes_two():
    def sent(target):
        there = act(scene(side(one("hSD11-008", W), back=("T-ANN-D",)), side(target)), "hSD11-008", "1", target)
        return on(there, "T-ANN-D")

    assert sent("T-ANN-BUZZ") == [W]
    assert sent("T-BEA-1") == []


# --- cards that go back


def test_a_debut_of_the_back_goes_under_the_deck():
    left = side("hSD12-004", back=("hSD12-013", one("hSD12-008", W)), deck=("T-ANN-D",) * 3)
    there = collab(scene(left), "hSD12-013").answer("yes")
    assert there.numbers("back.0") == ()
    assert there.numbers("deck.0") == ("hSD12-008",)  # one was holo power, two were drawn
    assert archive(there) == [W]
    there = collab(scene(side("T-ANN-D", back=("hSD12-013", "hSD12-008"))), "hSD12-013")
    assert there.decision.kind == "ChooseAct"  # not all are of Advent


def test_cards_from_under_a_holomem_go_to_the_hand_and_it_deals_more_for_each():
    center = one("hSD13-013", YELLOW, W, W, W, stack=("hSD13-008", "hSD13-010"))
    there = scene(side(center, hand=("hSD13-017",)), side("hSD10-006"))
    there.answer(key(there, "play", "hSD13-017"))
    there.answer(*there.keys[:2])
    assert sorted(there.numbers("hand.0")) == ["hSD13-008", "hSD13-010"]
    act(there, "hSD13-013", "1", "hSD10-006")
    assert there.happened(DamageDealt)[0].amount == 90 + 90 + 2 * 20  # and none is under it any more


def test_in_the_main_step_a_card_from_under_one_of_that_name_for_a_cheer():
    left = side("hSD13-013", back=(one("hSD13-010", stack=("hSD13-008",)),))
    there = scene(left)
    (option,) = [one_ for one_ in there.keys if one_.startswith("act:")]
    there.answer(option)
    assert (archive(there), on(there, "hSD13-013")) == (["hSD13-008"], [W])
    assert not [one_ for one_ in there.keys if one_.startswith("act:")]


def test_the_tool_goes_under_the_deck_at_the_end_of_a_turn_in_which_its_holomem_used_arts():
    def ended(used):
        left = side(one("hSD10-002", W, support=("hSD10-013",)), deck=("hSD10-007", "T-ANN-D"))
        there = to_performance(scene(left, side("T-BEA-1")))
        if not used:
            return there.answer("end")
        there.answer(arts_at(there, "hSD10-002", "1", "T-BEA-1"))
        assert damage(there, "T-BEA-1") == 40
        return there

    there = ended(used=True).answer("yes")
    there.answer(at(there, "hSD10-007"))
    assert there.numbers("back.0") == ("hSD10-007",)
    assert there.numbers("deck.0")[-1] == "hSD10-013"
    there = ended(used=False)
    assert on(there, "hSD10-002", area="support") == ["hSD10-013"]


def test_4_1_5_1_in_which_order_they_came_to_lie_under_the_deck_nobody_else_learns():
    three = ("hSD10-002", "hSD10-003", "hSD10-004")

    def told(deck, order):
        there = collab(scene(side(back=("hSD10-005",), archive=three, deck=deck)), "hSD10-005").answer("yes")
        there.answer(*(at(there, number) for number in order))
        assert there.numbers("deck.0")[-3:] == order
        gone = [event for event in there.happened(CardMoved) if event.target == "deck.0"]
        return [(event.card, RULES.spoken(event, True, there.state, 1, None)) for event in gone]

    for deck in (DECK, DECK[:1], ()):
        first = told(deck, three)
        assert {line.phrase.key for _, line in first} == {"hololive-told-under"}
        for order in permutations(three):
            assert told(deck, order) == first


def test_three_put_under_the_deck_are_worth_a_cheer():
    def sent(count):
        left = side(back=("hSD10-005",), archive=("hSD10-002", "hSD10-003", "hSD10-004", "T-ANN-D"))
        there = collab(scene(left), "hSD10-005").answer("yes")
        assert there.decision.ordered
        there.answer(*reversed(there.keys[:count]))
        assert there.numbers("deck.0")[-count:] == ("hSD10-002", "hSD10-003", "hSD10-004")[:count][::-1]
        return there.decision.kind == "ChooseOne"

    assert (sent(2), sent(3)) == (False, True)


# --- what is seen


def test_the_opponent_s_hand_is_seen_and_a_support_card_in_it_draws():
    def drawn(*theirs):
        there = collab(scene(side(back=("hSD10-008",)), side(hand=theirs)), "hSD10-008")
        if theirs:
            assert there.decision.kind == "LookAt"
            there.answer("seen")
        return len(there.numbers("hand.0"))

    assert drawn("T-ANN-D", "T-DRAW") == 1
    assert drawn("T-ANN-D") == 0
    assert drawn() == 0


def test_10_7_2_3_5_a_card_that_needs_no_proof_has_to_be_taken():
    there = collab(scene(side(back=("hSD10-009",)), side(hand=("T-ANN-D",) * 3)), "hSD10-009")
    assert len(there.decision.shown) == 3
    assert (there.decision.least, there.decision.most) == (1, 1)
    there = scene(side(oshi="hSD12-001", deck=("T-DRAW",) * 4))
    there.answer("skill:oshi")
    assert (there.decision.least, there.decision.most) == (0, 1)


def test_one_with_a_collab_effect_is_found():
    left = side(back=("hSD10-010",), hand=("T-ANN-D",), deck=("T-ANN-D", "hSD10-002", "hSD10-005", "hSD12-003"))
    there = collab(scene(left), "hSD10-010").answer("yes")
    assert there.keys == (at(there, "hSD10-005"),)


def test_only_back_holomem_that_are_not_debut():
    left = side(oshi="hSD12-001", holo_power=FULL, archive=("T-DRAW", "T-FEW", "T-ANN-D"))
    there = scene(left, side(back=("T-ANN-D", "T-CAT-S", "T-BEA-1")))
    there.answer("skill:sp")
    assert there.keys == (at(there, "T-CAT-S", 1), at(there, "T-BEA-1", 1))
    there.answer(there.keys[1])
    assert damage(there, "T-BEA-1") == 20


# --- blooming and attaching


def test_one_that_bloomed_blooms_again_under_chihaya():
    def blooms(oshi, theirs):
        left = side("hSD10-002", oshi=oshi, hand=("hSD10-004", "hSD10-006"))
        there = scene(left, side(theirs))
        there.answer(key(there, "bloom", "hSD10-004", "hSD10-002"))
        return ids(there, "bloom")

    assert blooms("hSD10-001", "T-BEA-1") == ["hSD10-006:hSD10-004"]
    assert blooms("hSD10-001", "T-BEA-D") == []
    assert blooms("hSD11-001", "T-BEA-1") == []


def test_what_is_done_when_a_mascot_is_attached_from_the_hand():
    def asked(center):
        left = side(one(center, W), hand=("hSD12-016",), cheer_deck=(BLUE,))
        there = scene(left)
        there.answer(key(there, "attach", "hSD12-016", center))
        return there

    there = asked("hSD12-010").answer("yes")
    there.answer(at(there, BLUE))
    assert on(there, "hSD12-010", area="cheer") == [BLUE]
    assert asked("hSD12-008").decision.kind == "ChooseAct"
