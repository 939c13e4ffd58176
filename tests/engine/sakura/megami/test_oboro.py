"""Oboro's cards by their numbers (appendix 1: 05), her parts among them."""

from __future__ import annotations

import pytest

from engine.sakura.clauses.build import terminal, use
from engine.sakura.clauses.steps_crystals import gain_vigor
from engine.sakura.events import CardsRevealed, DefeatAverted, TurnBegan
from engine.sakura.procedures.damage import take_on
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.turn import full_power_action
from engine.sakura.procedures.use import use_card
from engine.sakura.procedures.victory import lose
from engine.sakura.values.numbers import cost
from tests.engine.sakura.megami.oboro_tables import (
    PARTS,
    A,
    B,
    C,
    D,
    X,
    Y,
    Z,
    assembling,
    chosen,
    hosting,
    made_of,
    offered,
)
from tests.engine.sakura.megami.oboro_tables import rebuilt as rebuild
from tests.engine.sakura.rules.small_cards import small
from tests.engine.sakura.support import (
    BULLET,
    FILLER,
    SHOT,
    act,
    asked,
    attack,
    attacks_made,
    end,
    full_power,
    kururu,
    main,
    mizuki,
    oboro,
    pay_upkeep,
    saine,
    shinra,
    side,
    tokoyo,
    until_over,
    yatsuha,
    yurina,
)

PLAIN = FILLER[0]
"""An action that no rule of hers speaks of."""


def powerful(scene):
    """A full-power action of the turn player, from here."""
    return scene.resolve(until_over(full_power_action(scene.table)))


def shown(scene):
    """What was shown to both players, by number."""
    events = [event for event in scene.happened(CardsRevealed) if event.seat < 0]
    return [scene.state.defs[card].number for event in events for card in event.cards]


def test_n_1_is_used_from_the_cover_pile_too():
    scene = main(side(hand=(oboro("N-1"),)), distance=3)
    scene.use(oboro("N-1"))
    assert attack(scene) == (2, 2)
    scene = rebuild(main(hosting(cover=(oboro("N-1"),)), distance=4))
    chosen(scene, oboro("N-1"))
    assert (attack(scene), asked(scene)) == ((2, 2), ("ChooseDamage", 1))


def test_n_2_takes_a_hand_card_if_it_was_used_from_the_cover_pile():
    theirs = side(hand=(SHOT, PLAIN))
    scene = rebuild(main(hosting(cover=(oboro("N-2"),)), theirs, distance=2))
    chosen(scene, oboro("N-2")).answer("aura")
    assert (asked(scene), sorted(offered(scene))) == (("ChooseCards", 0), sorted((SHOT, PLAIN)))
    chosen(scene, SHOT)
    assert (scene.numbers("hand.1"), scene.numbers("cover.1")) == ((PLAIN,), (SHOT,))


def test_n_2_from_the_hand_takes_none_and_lets_nobody_react():
    scene = main(hosting(hand=(oboro("N-2"),)), side(hand=(oboro("N-5"),)), distance=2)
    scene.use(oboro("N-2"))
    assert asked(scene) == ("ChooseDamage", 1)
    scene.answer("aura")
    assert (asked(scene), scene.numbers("hand.1")) == (("ChooseAct", 0), (oboro("N-5"),))


def test_n_2_finds_nothing_in_an_empty_hand():
    scene = rebuild(main(hosting(cover=(oboro("N-2"),)), distance=2))
    chosen(scene, oboro("N-2")).answer("aura")
    assert (asked(scene), scene.numbers("cover.1")) == (None, ())


def test_n_2_copied_was_not_used_from_the_cover_pile():
    """§10-11, §10-27: no use has made the copy."""
    theirs = side(specials=(yatsuha("S-1"),), flare=4, life=5, enhancements=((mizuki("T-3"), 2),))
    scene = main(side(cover=(oboro("N-2"),), specials=(oboro("S-2"),), flare=4, hand=(PLAIN,)), theirs, distance=2)
    chosen(scene.use(oboro("S-2")), oboro("N-2"))
    scene.use(yatsuha("S-1")).answer("life")
    assert (attacks_made(scene), asked(scene), scene.numbers("hand.0")) == ([0, 1], ("ChooseAct", 0), (PLAIN,))


@pytest.mark.parametrize(
    ("seat", "where", "amount", "figures"),
    [(1, "aura", 1, (4, 3)), (1, "aura", 0, (4, 3)), (1, "life", 1, (3, 2)), (0, "aura", 1, (3, 2))],
)
def test_n_3_is_stronger_if_the_opponent_took_damage_to_the_aura(seat, where, amount, figures):
    scene = full_power(side(hand=(oboro("N-3"),)), side(aura=5), distance=3)
    act(scene.resolve(take_on(scene.table, seat, where, amount, "effect")))
    assert attack(scene.use(oboro("N-3"))) == figures


def test_n_3_forgets_what_was_before_this_turn():
    scene = full_power(side(hand=(oboro("N-3"),)), side(aura=5), distance=3)
    scene.resolve(take_on(scene.table, 1, "aura", 1, "effect"))
    scene.table.emit(TurnBegan(5, 0))
    assert attack(powerful(scene).use(oboro("N-3"))) == (3, 2)


def test_n_3_counts_damage_of_another_attack():
    scene = main(side(hand=(SHOT, oboro("N-3"))), side(aura=5, hand=(PLAIN,)), distance=4)
    scene.use(SHOT).answers("pass", "aura")
    assert attack(powerful(scene).use(oboro("N-3"))) == (4, 3)


def test_n_4_from_the_hand_moves_a_crystal_and_no_more():
    scene = main(hosting(hand=(oboro("N-4"),), cover=(oboro("N-1"),)), distance=2)
    scene.use(oboro("N-4"))
    assert (scene.count("distance"), asked(scene)) == (3, ("ChooseAct", 0))


def test_n_4_from_the_cover_pile_lets_another_trap_be_used():
    scene = rebuild(main(hosting(cover=(oboro("N-4"), oboro("N-1"), PLAIN)), distance=2))
    chosen(scene, oboro("N-4"))
    assert (scene.count("distance"), offered(scene)) == (3, [oboro("N-1")])
    chosen(scene, oboro("N-1"))
    assert attack(scene) == (2, 2)


def test_n_4_from_the_cover_pile_may_be_all():
    scene = rebuild(main(hosting(cover=(oboro("N-4"), oboro("N-5"))), distance=2))
    chosen(scene, oboro("N-4")).answer()
    assert (asked(scene), attacks_made(scene)) == (None, [])


def test_n_5_moves_a_crystal_one_of_two_ways():
    scene = main(side(hand=(SHOT,)), side(hand=(oboro("N-5"),)), distance=4)
    scene.use(SHOT).use(oboro("N-5"), "1")
    assert (scene.count("distance"), scene.count("aura.0"), attacks_made(scene)) == (3, 4, [0])
    scene = main(hosting(hand=(oboro("N-5"),)), distance=4)
    scene.use(oboro("N-5"), "2")
    assert (scene.count("aura.1"), scene.count("flare.1")) == (2, 1)


def test_n_6_uses_a_covered_card_twice_and_nobody_can_react():
    theirs = side(hand=(saine("N-2"),), aura=5)
    scene = full_power(hosting(hand=(oboro("N-6"),), cover=(oboro("N-1"), oboro("N-3"))), theirs, distance=4)
    scene.use(oboro("N-6"))
    assert offered(scene) == [oboro("N-1")]
    chosen(scene, oboro("N-1"))
    assert asked(scene) == ("ChooseDamage", 1)
    scene.answer("aura")
    assert (asked(scene), scene.where(oboro("N-1"))) == (("ChooseDamage", 1), "in-use.0")
    scene.answer("aura")
    assert (attacks_made(scene), scene.count("aura.1"), scene.where(oboro("N-1"))) == ([0, 0], 1, "discard.0")


def test_n_6_uses_it_from_the_cover_pile_only_the_first_time():
    theirs = side(hand=(SHOT, PLAIN), aura=5)
    scene = full_power(hosting(hand=(oboro("N-6"),), cover=(oboro("N-2"),)), theirs, distance=2)
    chosen(scene.use(oboro("N-6")), oboro("N-2")).answer("aura")
    chosen(scene, SHOT).answer("aura")
    assert (asked(scene), scene.numbers("cover.1"), scene.numbers("hand.1")) == (None, (SHOT,), (PLAIN,))


def test_n_6_uses_once_what_lies_elsewhere_after_its_use():
    scene = full_power(hosting(hand=(oboro("N-6"),), cover=(oboro("N-7"),)))
    chosen(scene.use(oboro("N-6")), oboro("N-7")).answer(*["shadow"] * 4)
    assert (asked(scene), scene.on(oboro("N-7")), scene.where(oboro("N-7"))) == (None, 4, "enhancements.0")
    scene = full_power(hosting(hand=(oboro("N-6"),), cover=(oboro("A2-N-1"),)), distance=3)
    chosen(scene.use(oboro("N-6")), oboro("A2-N-1")).answers("aura", "yes")
    assert (attacks_made(scene), scene.where(oboro("A2-N-1"))) == ([0], "cover.0")


def test_9_2_n_6_uses_a_terminal_card_twice_since_that_bars_other_cards():
    last = small(type="action", effects=(terminal(), use(gain_vigor(1)),))
    scene = full_power(hosting(hand=(oboro("N-6"),), cover=(last,)))
    chosen(scene.use(oboro("N-6")), last)
    assert (scene.state.vigor[0], scene.where(last)) == (2, "discard.0")


def test_n_6_proves_that_no_card_can_be_used():
    scene = full_power(hosting(hand=(oboro("N-6"),), cover=(oboro("N-1"), oboro("N-3"))), distance=2)
    scene.use(oboro("N-6"))
    assert (asked(scene), sorted(shown(scene))) == (None, sorted((oboro("N-1"), oboro("N-3"))))


def test_n_7_returns_a_used_special_when_disenchanted():
    scene = main(side(enhancements=((oboro("N-7"), 1),), used=(BULLET, oboro("S-4")), specials=(oboro("S-1"),)))
    pay_upkeep(scene)
    assert offered(scene) == [BULLET, oboro("S-4")]
    chosen(scene, BULLET)
    card = scene.card(BULLET)
    assert (scene.state.status[card], scene.where(oboro("N-7"))) == ("unused", "discard.0")


def test_n_7_without_a_used_special_shows_none_of_the_others():
    scene = main(side(enhancements=((oboro("N-7"), 1),), specials=(oboro("S-1"), oboro("S-2"))))
    pay_upkeep(scene)
    assert (asked(scene), scene.where(oboro("N-7")), shown(scene)) == (None, "discard.0", [])


def test_n_7_is_covered_by_damage_to_the_life():
    scene = main(side(enhancements=((oboro("N-7"), 2),), used=(BULLET,)))
    scene.resolve(take_on(scene.table, 0, "life", 1, "effect"))
    assert (scene.where(oboro("N-7")), scene.state.status[scene.card(BULLET)]) == ("cover.0", "used")


@pytest.mark.parametrize(("cover", "made"), [((), 1), ((SHOT, PLAIN), 3)])
def test_s_1_strikes_as_often_again_as_cards_are_covered(cover, made):
    scene = full_power(side(specials=(oboro("S-1"),), flare=4, cover=cover), side(aura=5), distance=3)
    scene.use(oboro("S-1"))
    for _ in range(made):
        scene.answer("life")
    assert (asked(scene), attacks_made(scene), scene.count("life.1")) == (None, [0] * made, 10 - 2 * made)


def test_s_2_lets_a_covered_card_answer_the_same_attack():
    theirs = side(specials=(oboro("S-2"),), flare=4, cover=(saine("N-6"), oboro("N-3")), aura=5)
    scene = main(side(hand=(SHOT,)), theirs, distance=4)
    scene.use(SHOT).use(oboro("S-2"))
    assert offered(scene) == [saine("N-6")]
    chosen(scene, saine("N-6")).answer("shadow")
    assert (attack(scene), asked(scene)) == ((1, 1), ("ChooseDamage", 1))


def test_s_2_makes_an_attack_that_nobody_answers():
    theirs = side(specials=(oboro("S-2"),), flare=4, cover=(oboro("N-1"),), aura=5)
    scene = main(side(hand=(SHOT, saine("N-2")), aura=5), theirs, distance=4)
    scene.use(SHOT).use(oboro("S-2"))
    chosen(scene, oboro("N-1"))
    assert asked(scene) == ("ChooseDamage", 0)


def test_s_2_can_be_used_without_an_attack_and_for_nothing():
    scene = main(side(specials=(oboro("S-2"),), flare=4, cover=(saine("N-6"), oboro("N-3"))))
    scene.use(oboro("S-2")).answer()
    assert (asked(scene), scene.numbers("cover.0")) == (("ChooseAct", 0), (saine("N-6"), oboro("N-3")))
    scene = main(side(specials=(oboro("S-2"),), flare=4))
    assert asked(scene.use(oboro("S-2"))) == ("ChooseAct", 0)


def test_s_2_uses_what_could_not_react_by_itself():
    """§10-22: 対応不可(通常札) keeps normal cards from reacting, not from being used by a reaction's effect."""
    theirs = side(specials=(oboro("S-2"),), flare=4, cover=(oboro("N-4"),), hand=(oboro("N-5"),))
    scene = full_power(side(hand=(oboro("A1-N-3"),)), theirs, distance=3)
    scene.use(oboro("A1-N-3"))
    assert not scene.may_use(oboro("N-5"))
    chosen(scene.use(oboro("S-2")), oboro("N-4"))
    assert scene.count("distance") == 4


def test_s_2_what_it_uses_answers_the_attack_and_is_yet_used_by_an_effect():
    theirs = side(specials=(oboro("S-2"),), flare=4, cover=(shinra("A1-N-2"),), counters={"plan": 0, "plan-open": 0})
    scene = main(side(hand=(SHOT,)), theirs, distance=4)
    chosen(scene.use(SHOT).use(oboro("S-2")), shinra("A1-N-2"))
    assert (scene.count("life.0"), asked(scene)) == (10, ("ChooseDamage", 1))
    theirs = side(specials=(oboro("S-2"),), flare=4, cover=(oboro("N-5"), PLAIN), used=(tokoyo("A1-S-3"),))
    scene = main(side(hand=(SHOT,)), theirs, distance=4)
    chosen(scene.use(SHOT).use(oboro("S-2")).answer(), oboro("N-5"))
    assert asked(scene) == ("ChooseOne", 1)


def test_s_2_cannot_use_a_card_that_is_used_as_a_reaction_alone():
    theirs = side(specials=(oboro("S-2"),), flare=4, cover=(kururu("N-3"), oboro("N-5")))
    scene = main(side(hand=(SHOT,)), theirs, distance=4)
    scene.use(SHOT).use(oboro("S-2"))
    assert offered(scene) == [oboro("N-5")]


def test_s_3_covers_any_number_of_cards():
    scene = main(side(specials=(oboro("S-3"),), flare=2, discard=(SHOT, PLAIN, BULLET)))
    scene.use(oboro("S-3")).answer(*["shadow"] * 3)
    assert (asked(scene), scene.decision.least, scene.decision.most) == (("ChooseCards", 0), 0, 3)
    chosen(scene, SHOT, PLAIN)
    assert (scene.numbers("cover.0"), scene.numbers("discard.0")) == ((SHOT, PLAIN), (BULLET,))


def test_s_3_turns_arrows_of_covered_cards_two_ways():
    laid = {"enhancements": ((oboro("S-3"), 3),), "specials": (oboro("S-2"),), "flare": 4}
    scene = main(hosting(cover=(oboro("N-4"),), **laid), distance=4)
    chosen(scene.use(oboro("S-2")), oboro("N-4"))
    assert asked(scene) == ("ChooseDirection", 0)
    assert scene.answer("back").count("distance") == 3
    scene = main(hosting(hand=(oboro("N-4"),), **laid), distance=4)
    assert scene.use(oboro("N-4")).count("distance") == 5


def test_s_3_turns_no_arrow_of_a_covered_card_that_is_not_being_used():
    """契約 was used from the hand and lies in the cover pile when what it reserved is resolved (§9-1-3-4)."""
    laid = side(hand=(yatsuha("N-6"),), specials=(oboro("S-3"),), flare=3, aura=2)
    scene = main(laid, side(flare=2), distance=5)
    scene.use(yatsuha("N-6"))
    scene.use(oboro("S-3")).answer("shadow", "shadow", "shadow")
    scene.answer(f"card:{scene.card(yatsuha('N-6'))}")
    assert scene.where(yatsuha("N-6")) == "cover.0"
    end(scene)
    assert (scene.decision, scene.count("aura.0"), scene.count("flare.1")) == (None, 2, 2)


@pytest.mark.parametrize(
    ("laid", "arrow"),
    [({"enhancements": ((oboro("S-3"), 3),)}, ("2", "forth")), ({"used": (oboro("S-3"),)}, ("2",))],
)
def test_s_3_lets_one_more_trap_be_used_that_is_no_attack(laid, arrow):
    cover = (oboro("N-1"), oboro("N-4"), oboro("N-5"))
    scene = rebuild(main(hosting(cover=cover, **laid), distance=3))
    assert asked(scene) == ("ChooseNext", 0)
    scene.answer(next(key for key in scene.keys if not key.endswith("card:-1")))
    assert offered(scene) == [oboro("N-4"), oboro("N-5")]
    chosen(scene, oboro("N-5")).answers(*arrow)
    assert sorted(offered(scene)) == [oboro("N-1"), oboro("N-4")]
    chosen(scene, oboro("N-1")).answer("aura")
    assert (asked(scene), scene.count("life.0")) == (None, 9)


def test_s_3_lets_nothing_more_be_used_without_the_rule_of_her_sheet():
    scene = rebuild(main(side(cover=(oboro("N-1"), oboro("N-5")), used=(oboro("S-3"),)), distance=3))
    assert offered(scene) == [oboro("N-5")]


@pytest.mark.parametrize(("flare", "status"), [(0, "unused"), (1, "used")])
def test_s_4_comes_back_with_an_empty_flare(flare, status):
    scene = end(main(side(used=(oboro("S-4"),), flare=flare)))
    assert scene.state.status[scene.card(oboro("S-4"))] == status


def test_s_4_fills_the_flare():
    scene = main(side(specials=(oboro("S-4"),)), distance=7)
    scene.use(oboro("S-4")).answer("aura")
    assert (scene.count("flare.0"), scene.count("aura.1")) == (1, 2)


@pytest.mark.parametrize(("mine", "theirs", "may"), [(3, 2, True), (0, 5, True), (3, 1, False)])
def test_a1_n_2_returns_to_the_hand_with_five_covered_cards(mine, theirs, may):
    cards = (*FILLER, SHOT)
    left = side(discard=(oboro("A1-N-2"),), cover=cards[:mine])
    scene = end(main(left, side(cover=cards[:theirs])))
    assert (asked(scene) == ("ChooseOne", 0)) is may
    if may:
        assert scene.answer("yes").numbers("hand.0") == (oboro("A1-N-2"),)


def test_a1_n_2_returns_from_the_discard_pile_alone_and_in_its_own_turn():
    cover = (*FILLER, SHOT)
    assert asked(end(main(side(cover=(oboro("A1-N-2"), *cover))))) is None
    assert asked(end(main(right=side(discard=(oboro("A1-N-2"),), cover=cover)))) is None


def test_a1_n_3_is_weaker_by_the_opponents_covered_cards():
    theirs = side(cover=(SHOT, PLAIN), hand=(oboro("N-5"),), specials=(oboro("S-2"),), flare=4)
    scene = full_power(side(hand=(oboro("A1-N-3"),)), theirs, distance=1)
    scene.use(oboro("A1-N-3"))
    assert (attack(scene), scene.may_use(oboro("N-5")), scene.may_use(oboro("S-2"))) == ((2, 1), False, True)


def test_a1_n_3_deals_nothing_against_many():
    scene = full_power(side(hand=(oboro("A1-N-3"),)), side(cover=(*FILLER, SHOT)), distance=1)
    assert attack(scene.use(oboro("A1-N-3"))) == (0, 0)


@pytest.mark.parametrize(("aura", "then"), [(3, 4), (5, 5)])
def test_a1_s_4_brings_crystals_and_the_last_petal(aura, then):
    laid = {"specials": (oboro("A1-S-4"),), "extra": (oboro("A1-S-4-Ex1"),)}
    scene = full_power(hosting("oboro-a1", aura=aura, **laid))
    scene.use(oboro("A1-S-4"))
    assert (scene.count("aura.0"), scene.count("flare.0"), scene.where(oboro("A1-S-4"))) == (then, 1, "outside.0")
    card = scene.card(oboro("A1-S-4-Ex1"))
    assert (scene.state.where[card], scene.state.status[card]) == ("specials.0", "unused")


PETAL = oboro("A1-S-4-Ex1")


def doomed(**laid):
    """The right player, who holds the petal, loses the last life to an attack."""
    right = side(**({"specials": (PETAL,), "life": 1, "aura": 0, "flare": 2} | laid))
    return main(side(hand=(SHOT,)), right, distance=4).use(SHOT, "pass")


def test_a1_s_4_ex1_is_used_instead_of_the_first_defeat_by_life_0():
    scene = doomed(hand=(PLAIN,))
    assert (asked(scene), scene.keys, shown(scene)) == (("ChooseOne", 1), ("yes", "no"), [PETAL])
    scene.answer("yes")
    assert (asked(scene), scene.state.winner) == (("ChooseAct", 0), None)
    assert (scene.count("life.1"), scene.count("flare.1"), scene.count("shadow")) == (1, 0, 12)
    assert (scene.numbers("cover.1"), scene.state.status[scene.card(PETAL)]) == ((PLAIN,), "used")


def test_a1_s_4_ex1_takes_all_the_life_of_who_loses_by_an_effect():
    scene = main(right=side(specials=(PETAL,), life=7, flare=3), shadow=0)
    scene.resolve(until_over(lose(scene.table, 1))).answer("yes")
    assert (scene.count("life.1"), scene.count("shadow"), scene.state.winner) == (1, 9, None)
    assert scene.state.lost == frozenset()


def test_a1_s_4_ex1_lives_by_its_own_cost_where_the_shadow_is_empty():
    scene = main(side(hand=(SHOT,)), side(specials=(PETAL,), life=1, aura=0, flare=2), distance=4, shadow=0)
    scene.use(SHOT, "pass").answer("yes")
    assert (scene.count("life.1"), scene.count("shadow"), scene.count("flare.1")) == (1, 2, 0)


def test_a1_s_4_ex1_may_be_declined():
    assert doomed().answer("no").state.winner == 0


def test_a1_s_4_ex1_needs_its_cost():
    scene = doomed(flare=1)
    assert (asked(scene), scene.state.winner, scene.count("life.1")) == (None, 0, 0)


def test_a1_s_4_ex1_helps_against_the_first_defeat_alone():
    scene = main(right=side(specials=(PETAL,), flare=6))
    scene.table.emit(DefeatAverted(1))
    assert scene.resolve(until_over(lose(scene.table, 1))).state.winner == 0
    scene = main(right=side(specials=(PETAL,), flare=6))
    scene.resolve(until_over(lose(scene.table, 1))).answer("yes")
    assert scene.resolve(until_over(lose(scene.table, 1))).state.winner == 0


@pytest.mark.parametrize("laid", [{"extra": (PETAL,)}, {"outside": (PETAL,)}])
def test_a1_s_4_ex1_does_nothing_among_the_extra_cards_and_outside_the_game(laid):
    scene = main(right=side(flare=6, **laid))
    assert scene.resolve(until_over(lose(scene.table, 1))).state.winner == 0


def test_a1_s_4_ex1_rescues_also_where_it_lies_used():
    scene = main(right=side(flare=6, used=(PETAL,)))
    scene.resolve(until_over(lose(scene.table, 1))).answer("yes")
    assert (scene.count("life.1"), scene.count("flare.1"), scene.state.winner) == (1, 3, None)
    assert scene.state.status[scene.card(PETAL, 1)] == "used"


def test_a1_s_4_ex1_is_used_by_nothing_else():
    scene = main(side(specials=(PETAL,), flare=5))
    assert not scene.may_use(PETAL)
    assert may_use(scene.state, 0, scene.card(PETAL), "effect").code == "condition-of-card"


def test_a1_s_4_ex1_goes_on_with_what_was_being_resolved():
    left = side(specials=(oboro("S-4"),))
    scene = main(left, side(specials=(PETAL,), life=1, aura=0, flare=2), distance=4)
    scene.use(oboro("S-4"), "pass").answer("yes")
    assert (scene.count("flare.0"), scene.count("life.1")) == (1, 1)


def test_a2_n_1_assembles_a_part_and_may_be_covered():
    scene = main(hosting("oboro-a2", begun=True, hand=(oboro("A2-N-1"),)), distance=5)
    scene.use(oboro("A2-N-1")).answer("aura")
    assert (asked(scene), offered(scene)) == (("ChooseCards", 0), list(PARTS))
    move = scene.decision.options[0].moves[0]
    assert (move.source, move.target) == ("parts.0", "assembled.0")
    chosen(scene, X).answer("yes")
    assert (scene.numbers("assembled.0"), scene.where(oboro("A2-N-1"))) == ((X,), "cover.0")
    scene = main(hosting("oboro-a2", begun=True, hand=(oboro("A2-N-1"),)), distance=1)
    chosen(scene.use(oboro("A2-N-1")).answer("aura"), Z).answer("no")
    assert (scene.numbers("assembled.0"), scene.where(oboro("A2-N-1"))) == ((Z,), "discard.0")


def test_a2_n_1_assembles_nothing_for_who_has_no_parts():
    scene = main(side(hand=(oboro("A2-N-1"),)), distance=3)
    scene.use(oboro("A2-N-1")).answers("aura", "no")
    assert scene.where(oboro("A2-N-1")) == "discard.0"


def test_a2_n_1_used_by_the_opponent_goes_to_its_owners_pile_as_the_user_likes():
    scene = main(hosting("oboro-a2", begun=True), side(discard=(oboro("A2-N-1"),)), distance=3)
    scene.resolve(use_card(scene.table, 0, scene.card(oboro("A2-N-1")), "effect")).answer("aura")
    chosen(scene, X)
    assert asked(scene) == ("ChooseOne", 0)
    assert scene.answer("yes").numbers("cover.1") == (oboro("A2-N-1"),)


def test_a2_n_1_is_a_trap_that_can_lie_in_wait_again():
    scene = rebuild(main(assembling(cover=(oboro("A2-N-1"),)), distance=3))
    chosen(scene, oboro("A2-N-1")).answer("aura")
    chosen(scene, Y).answer("yes")
    assert (scene.numbers("assembled.0"), scene.where(oboro("A2-N-1"))) == ((Y,), "deck.0")


def test_a2_s_1_costs_less_by_covered_cards_and_assembled_parts():
    left = assembling(X, A, B, cover=(SHOT, PLAIN), specials=(oboro("A2-S-1"),), flare=11)
    scene = main(left, side(life=9, aura=5), distance=3)
    assert cost(scene.state, scene.card(oboro("A2-S-1")), 0) == 11
    scene.use(oboro("A2-S-1"))
    for _ in range(4):
        scene.answer("life")
    assert (attacks_made(scene), scene.count("life.1"), scene.count("flare.0")) == ([0] * 4, 5, 0)


def test_a2_s_3_assembles_a_part_and_acts():
    scene = full_power(hosting("oboro-a2", begun=True, specials=(oboro("A2-S-3"),)))
    chosen(scene.use(oboro("A2-S-3")), X)
    assert asked(scene) == ("ChooseBasicAction", 0)
    scene.answer("basic:focus")
    assert (scene.count("flare.0"), scene.numbers("assembled.0")) == (1, (X,))


def documented(*numbers, **laid):
    """A rebuild with 朧文書 used, at its question."""
    scene = rebuild(main(assembling(*numbers, used=(oboro("A2-S-3"),), **laid)))
    return scene.answer() if numbers else scene


def test_a2_s_3_takes_parts_apart_before_a_rebuild_and_assembles_others():
    scene = documented(X, Y, A)
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("yes")
    assert (scene.decision.least, scene.decision.target) == (2, "parts.0")
    chosen(scene, X, A)
    assert scene.numbers("assembled.0") == (Y,)


@pytest.mark.parametrize(("cover", "parts"), [(1, 1), (2, 1), (3, 2)])
def test_a2_s_3_assembles_half_as_many_as_cards_are_covered(cover, parts):
    scene = documented(cover=FILLER[:cover])
    scene.answer(next(key for key in scene.keys if not key.endswith("card:-1")))
    scene.answer("yes")
    chosen(scene, *PARTS[:parts]).answer()
    assert (scene.numbers("assembled.0"), scene.count("life.0")) == (PARTS[:parts], 9)


def test_a2_s_3_may_be_left():
    scene = documented(X, Y)
    assert scene.answer("no").numbers("assembled.0") == (X, Y)


def test_a2_mp_1_makes_a_plain_attack():
    scene = made_of(X, distance=5)
    assert attack(scene) == (2, 2)


@pytest.mark.parametrize(("distance", "made"), [(3, [0]), (4, []), (6, [0])])
def test_a2_mp_2_reaches_two_distances(distance, made):
    scene = made_of(Y, distance=distance)
    assert attacks_made(scene) == made
    assert not made or attack(scene) == (2, 1)


@pytest.mark.parametrize(("choice", "flinched"), [("life", True), ("aura", False)])
def test_a2_mp_3_makes_who_takes_it_on_the_life_flinch(choice, flinched):
    scene = made_of(Z, distance=0)
    assert attack(scene) == (1, 0)
    scene.answer(choice)
    assert scene.state.flinched[1] is flinched


ANSWERS = {"enhancement": saine("N-6"), "attack": saine("N-2"), "action": oboro("N-5"), "special": yurina("S-2")}


@pytest.mark.parametrize(
    ("customs", "barred"),
    [
        ((A,), {"enhancement"}),
        ((A, B), {"attack", "special"}),
        ((B, A, C), {"action"}),
        ((A, B, C, D), {"enhancement", "attack", "action"}),
    ],
)
def test_a2_cp_1_keeps_cards_of_a_sort_from_reacting(customs, barred):
    hand = tuple(ANSWERS[sort] for sort in ("enhancement", "attack", "action"))
    scene = made_of(X, *customs, right=side(hand=hand, specials=(ANSWERS["special"],), flare=3), distance=4)
    assert asked(scene) == ("ChooseReaction", 1)
    assert {sort for sort, number in ANSWERS.items() if not scene.may_use(number)} == barred


@pytest.mark.parametrize(
    ("customs", "figures"),
    [((B,), (2, 2)), ((B, A), (2, 3)), ((A, B, C), (3, 2)), ((A, B, C, D), (3, 3))],
)
def test_a2_cp_2_makes_the_attack_stronger(customs, figures):
    assert attack(made_of(X, *customs, right=side(aura=5), distance=4)) == figures


def test_a2_cp_3_pushes_away_alone():
    scene = made_of(X, C, distance=4)
    assert scene.answer("aura").count("distance") == 5


@pytest.mark.parametrize("customs", [(C, A), (C, A, B)])
def test_a2_cp_3_moves_one_way_or_the_other_with_others(customs):
    scene = made_of(X, *customs, right=side(aura=5), distance=4)
    scene.answer("aura").answer("back")
    assert (scene.count("distance"), scene.state.vigor[0]) == (3, 0)


def test_a2_cp_3_with_three_others_gives_vigor():
    scene = made_of(X, C, A, B, D, right=side(aura=5), distance=4)
    scene.answer("aura").answer("forth")
    assert (scene.count("distance"), scene.state.vigor[0]) == (5, 1)


@pytest.mark.parametrize(
    ("customs", "offers", "most"),
    [
        ((D,), [SHOT, PLAIN], 1),
        ((D, A), [oboro("N-3"), oboro("N-6")], 1),
        ((D, A, B), [oboro("N-3"), oboro("N-6")], 2),
        ((D, A, B, C), [SHOT, PLAIN, oboro("N-3"), oboro("N-6")], 2),
    ],
)
def test_a2_cp_4_moves_discarded_and_covered_cards(customs, offers, most):
    left = {"discard": (SHOT, PLAIN), "cover": (oboro("N-3"), oboro("N-6"))}
    scene = made_of(X, *customs, left=left, right=side(aura=5), distance=4)
    scene.answer("aura")
    assert (offered(scene), scene.decision.least, scene.decision.most) == (offers, 0, most)
    chosen(scene, *reversed(offers[:most]))
    bottom = scene.numbers("cover.0" if len(customs) == 1 else "deck.0")[-most:]
    assert bottom == tuple(reversed(offers[:most]))
