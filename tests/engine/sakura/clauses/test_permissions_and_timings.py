"""What texts allow and forbid (§1-4, §10-30 on), and when their effects arise (§5-5, §8, §10-6 to §10-8)."""

from __future__ import annotations

import pytest

from engine.cardgame.words.filters import CardFilter, cards
from engine.cardgame.words.flow import then
from engine.cardgame.words.sides import ME, OPPONENT
from engine.sakura.clauses.amounts import life
from engine.sakura.clauses.build import (
    after_attack,
    all_out,
    always,
    at,
    damage,
    immediate_resurgence,
    keyword,
    of_kinds,
    ongoing,
    terminal,
    unguarded,
    unless_all_out,
    use,
    used,
    when,
)
from engine.sakura.clauses.changes import plus
from engine.sakura.clauses.filters import OfKind, OfType, Originally, attacks
from engine.sakura.clauses.happenings import attack_is_made, life_damaged, rebuilt
from engine.sakura.clauses.modifiers import gains
from engine.sakura.clauses.permissions import (
    AdditionalCost,
    Allowed,
    AroundIt,
    cannot,
    cannot_use,
    range_restriction,
)
from engine.sakura.clauses.picking import my
from engine.sakura.clauses.sides import MY_AURA, SHADOW
from engine.sakura.clauses.steps_attacks import attack_of, it_gets
from engine.sakura.clauses.steps_cards import draw_cards, put, put_this
from engine.sakura.clauses.steps_crystals import arrow, deal, gain_vigor
from engine.sakura.clauses.timings import InPhase, whenever
from engine.sakura.procedures.legality import may_basic, may_use
from engine.sakura.procedures.opening import play
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.procedures.turn import main_phase
from tests.engine.sakura.rules.small_cards import (
    ACTION,
    FILLERS,
    OTHER,
    PLAIN,
    REACTION,
    SPECIAL_ACTION,
    small,
)
from tests.engine.sakura.spare import Unselectable
from tests.engine.sakura.support import attack, attacks_made, end, full_power, main, next_turn, pay_upkeep, side, start

ANY = CardFilter()


def holding(*effects, left=None, right=None, seat=0, **table):
    """A scene with an enhancement of these effects before one of the players."""
    number = small(type="enhancement", effects=effects)
    laid = [left or {}, right or {}]
    laid[seat] = {**laid[seat], "enhancements": ((number, 3),)}
    return main(side(**laid[0]), side(**laid[1]), **table), number


@pytest.mark.parametrize(("distance", "may"), [(0, True), (3, True), (4, False)])
def test_10_37_range_restriction(distance, may):
    number = small(type="action", effects=(keyword(range_restriction(0, 3)),))
    scene = main(side(hand=(number,)), distance=distance)
    assert scene.may_use(number) is may


def test_9_4_other_cards_may_react_as_if_they_were_reactions():
    permit = ongoing(Allowed("react-with", "as-reaction", ME, cards(OfType("action"))))
    scene, _ = holding(permit, left={"hand": (PLAIN,)}, right={"hand": (ACTION, OTHER)}, seat=1)
    scene.use(PLAIN)
    assert (scene.may_use(ACTION), scene.may_use(OTHER)) == (True, False)


@pytest.mark.parametrize(
    ("what", "refused"),
    [("attack", "attack-forbidden"), ("pay-vigor", None), ("basic", "basic-forbidden")],
)
def test_1_4_a_player_can_not_do_what_is_forbidden(what, refused):
    scene, _ = holding(ongoing(cannot(what)), left={"hand": (PLAIN,), "vigor": 1})
    if what == "attack":
        assert may_use(scene.state, 0, scene.card(PLAIN), "standard").code == refused
    elif what == "basic":
        assert may_basic(scene.state, 0, "forward").code == refused
        assert not scene.offers("basic:forward")
    else:
        assert "vigor" not in scene.decision.payments


def test_1_4_cards_of_a_sort_can_not_be_used():
    laid = {"hand": (ACTION,), "specials": (SPECIAL_ACTION,), "flare": 1}
    scene, _ = holding(ongoing(cannot_use(OfKind("special"))), left=laid, seat=1)
    assert (scene.may_use(ACTION), scene.may_use(SPECIAL_ACTION)) == (True, False)


def test_4_2_a_player_who_can_not_lose_lives_on():
    killing = small(type="action", effects=(use(deal(1, "life", ME)),))
    scene, _ = holding(ongoing(cannot("lose")), left={"hand": (killing,), "life": 1})
    scene.use(killing)
    assert (scene.count("life.0"), scene.state.winner) == (0, None)


def test_10_33_what_can_not_be_chosen_is_not_offered():
    covering = small(type="action", effects=(use(put(my("hand"), "cover")),))
    scene, _ = holding(
        ongoing(Unselectable(cards(OfType("attack")))), left={"hand": (covering, PLAIN, ACTION, FILLERS[0])}
    )
    scene.use(covering)
    assert scene.keys == tuple(f"card:{scene.card(number, 0, 'hand')}" for number in (ACTION, FILLERS[0]))


@pytest.mark.parametrize(
    ("pay", "laid"),
    [("vigor", {"vigor": 1}), ("cover", {"hand": (PLAIN, OTHER)}), ("discard", {"hand": (PLAIN, OTHER)})],
)
def test_10_31_additional_costs_are_paid_or_the_card_can_not_be_used(pay, laid):
    charge = ongoing(AdditionalCost(cards(OfType("attack")), pay, 1))
    scene, _ = holding(charge, left={"hand": (PLAIN,)}, seat=1)
    assert may_use(scene.state, 0, scene.card(PLAIN), "standard").code == "charge-unpaid"
    charge = ongoing(AdditionalCost(cards(OfType("attack")), pay, 1))
    scene, _ = holding(charge, left={"hand": (PLAIN,), **laid}, seat=1)
    scene.use(PLAIN)
    assert (scene.state.vigor[0], scene.numbers("hand.0")) == (0, ())
    if pay != "vigor":
        assert OTHER in scene.numbers(f"{pay}.0")


def test_10_34_something_else_is_done_instead_of_reacting():
    instead = AroundIt("instead-of-reacting", arrow(SHADOW, MY_AURA, 1), attacks())
    scene, _ = holding(ongoing(instead), left={"hand": (PLAIN,)}, right={"aura": 2}, seat=1)
    scene.use(PLAIN)
    assert scene.keys == ("instead:0", "pass")
    assert scene.decision.options[0].label == instead.phrase()
    scene.answer("instead:0")
    assert scene.count("aura.1") == 3


def test_10_30_another_effect_is_resolved_instead_of_a_card():
    instead = AroundIt("instead-of-resolving", gain_vigor(1), cards(OfType("attack")))
    scene, _ = holding(ongoing(instead), left={"hand": (PLAIN,)}, seat=1)
    scene.use(PLAIN)
    assert (scene.state.vigor, scene.where(PLAIN), scene.count("life.1")) == ([0, 1], "discard.0", 10)


def test_9_7_steps_come_before_and_in_place_of_a_rebuild():
    scene, _ = holding(ongoing(AroundIt("before-rebuild", gain_vigor(1))), left={"discard": (PLAIN,)})
    scene.resolve(rebuild(scene.table, 0, by_rule=True))
    assert (scene.state.vigor[0], scene.count("life.0"), scene.where(PLAIN)) == (1, 9, "deck.0")
    scene, _ = holding(ongoing(AroundIt("instead-of-rebuild", gain_vigor(1))), left={"discard": (PLAIN,)})
    scene.resolve(rebuild(scene.table, 0, by_rule=True))
    assert (scene.state.vigor[0], scene.count("life.0"), scene.where(PLAIN)) == (1, 10, "discard.0")


def test_9_1_3_1_something_is_resolved_instead_of_a_defeat():
    killing = small(type="action", effects=(use(deal(1, "life", ME)),))
    reviving = then(arrow(SHADOW, MY_AURA, 1), put_this("discard"))
    scene, holder = holding(ongoing(AroundIt("instead-of-defeat", reviving)), left={"hand": (killing,), "life": 1})
    scene.use(killing)
    assert scene.where(holder) == "discard.0"
    assert (scene.state.winner, scene.state.ending) == (1, "life")


def test_8_a_step_arises_once_in_its_phase():
    scene, _ = holding(ongoing(InPhase("end", gain_vigor(1))))
    end(scene)
    assert scene.state.vigor == [1, 0]
    holder = small(type="enhancement", effects=(ongoing(InPhase("start", gain_vigor(2))),))
    scene = start(side(enhancements=((holder, 2),)))
    assert scene.state.vigor == [2, 0]


@pytest.mark.parametrize("timing", ["main-begin", "main-end"])
def test_8_2_steps_of_the_main_phase(timing):
    scene, _ = holding(ongoing(InPhase(timing, gain_vigor(1), "each")))
    scene.resolve(main_phase(scene.table))
    if timing == "main-begin":
        scene.answers(scene.keys[0])  # the effect, then the choice of conduct (§8-2-1)
    assert scene.state.vigor[0] == (1 if timing == "main-begin" else 0)
    scene.answers("standard", "end")
    assert scene.state.vigor[0] == 1


def test_8_a_phase_effect_with_a_condition_is_silent_without_it():
    scene, _ = holding(ongoing(InPhase("end", gain_vigor(1), condition=life(ME) <= 3)))
    end(scene)
    assert scene.state.vigor == [0, 0]


def test_5_5_a_step_follows_an_attack_of_a_player_and_speaks_of_it():
    scene, _ = holding(
        ongoing(whenever(attack_is_made(OPPONENT), it_gets(plus(-1, 0)))), left={"hand": (PLAIN, OTHER)},
        right={"hand": (REACTION,)}, seat=1,
    )
    scene.use(PLAIN)
    assert attack(scene) == (0, 1)
    scene.answers("pass", "aura").use(OTHER)
    assert attack(scene) == (0, 1)


def test_5_5_a_condition_around_what_stands_is_asked_at_the_moment():
    scene, _ = holding(
        ongoing(when(life(ME) <= 9, whenever(rebuilt(), draw_cards()))), left={"discard": (PLAIN,), "deck": FILLERS[:2]}
    )
    scene.resolve(rebuild(scene.table, 0, by_rule=False))
    assert scene.numbers("hand.0") == ()
    scene.resolve(rebuild(scene.table, 0, by_rule=True))
    assert len(scene.numbers("hand.0")) == 1


def test_10_6_unguarded_on_any_damage_to_life_but_by_a_rebuild():
    scene, holder = holding(unguarded())
    scene.resolve(rebuild(scene.table, 0, by_rule=True))
    assert scene.where(holder) == "enhancements.0"
    hurting = small(type="action", effects=(use(deal(1, "life")),))
    scene, holder = holding(unguarded(), left={"hand": (hurting,)}, seat=1)
    scene.use(hurting)
    assert (scene.where(holder), scene.count("shadow")) == ("cover.1", 13)
    empty = small(type="action", effects=(use(deal(0, "life")),))
    scene, holder = holding(unguarded(), left={"hand": (empty,)}, seat=1)
    scene.use(empty)
    assert scene.where(holder) == "enhancements.1"


def test_10_8_immediate_resurgence_when_it_happens():
    number = small(kind="special", type="action", cost=1, effects=(immediate_resurgence(rebuilt()),))
    scene = main(side(used=(number,)))
    scene.resolve(rebuild(scene.table, 0, by_rule=False))
    assert scene.state.status[scene.card(number)] == "unused"
    assert not life_damaged("attack").own


def test_9_1_1_an_effect_of_two_classes_is_two_effects():
    number = small(
        kind="special", type="action", cost=0, effects=(use(gain_vigor(1)), used(InPhase("end", gain_vigor(1)))),
    )
    scene = main(side(specials=(number,)))
    scene.use(number)
    end(scene)
    assert scene.state.vigor[0] == 2
    two = small(type="enhancement", effects=(of_kinds(("initialize", "disenchant"), gain_vigor(1)),))
    scene = main(side(hand=(two,)))
    scene.use(two).answer("shadow")
    pay_upkeep(scene)
    assert scene.state.vigor[0] == 2


@pytest.mark.parametrize(("play_it", "vigor"), [(main, 2), (full_power, 1)])
def test_9_1_2_all_out_effects_are_for_full_power_actions(play_it, vigor):
    number = small(type="action", effects=(all_out(use(gain_vigor(1))), unless_all_out(use(gain_vigor(2)))))
    scene = play_it(side(hand=(number,)))
    scene.use(number)
    assert scene.state.vigor[0] == vigor


def test_10_32_originally_asks_the_printed_card():
    ending = small(type="action", effects=(terminal(),))
    scene = main(side(hand=(ending, ACTION)))
    wanted = CardFilter((Originally("terminal"),))
    found = [wanted.admits(scene.state, None, scene.card(number)) for number in (ending, ACTION)]
    assert found == [True, False]


def test_10_11_this_card_goes_only_from_where_a_used_card_lies():
    number = small(effects=(after_attack(put_this("deck-top")), after_attack(put_this("hand"))))
    scene = main(side(hand=(number,)))
    scene.use(number).answer("aura")
    assert scene.where(number) == "deck.0"


def test_10_5_effects_of_an_attack_that_an_effect_makes():
    strike = attack_of(at(4), damage(1, 1), always(when(life(ME) <= 3, gains(plus(1, 0)))), after_attack(gain_vigor(1)))
    number = small(type="action", effects=(use(strike),))
    scene = main(side(hand=(number,), life=3))
    scene.use(number)
    assert attack(scene) == (2, 1)
    scene.answer("aura")
    assert (scene.state.vigor[0], attacks_made(scene)) == (1, [0])


def test_a_turn_goes_on_after_all_this():
    scene, _ = holding(ongoing(InPhase("start", gain_vigor(1), "opponent")), seat=0)
    next_turn(scene)
    assert scene.state.turn == 4
    scene.resolve(play(scene.table))
    assert scene.state.vigor[0] == 1
