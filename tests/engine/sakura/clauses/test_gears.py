"""Mechanisms in general (§x8-2, §x8-3): what completes them, when they count, and numbers in them that double."""

from __future__ import annotations

import pytest

from engine.cardgame.areas import on_card
from engine.cardgame.source import Source
from engine.cardgame.words.flow import ChooseSteps, IfSo, Repeat, choose_one, this_turn
from engine.cardgame.words.sides import ME
from engine.sakura.clauses.amounts import distance, life
from engine.sakura.clauses.build import after_attack, always, at, damage, on_disenchant, ongoing, use, used, when
from engine.sakura.clauses.changes import overwhelms, plus
from engine.sakura.clauses.conditions import Within
from engine.sakura.clauses.gears import Assembled, MultipliesMechanisms, ends_uses, frame, mechanism_figures
from engine.sakura.clauses.happenings import this_attack_is_made
from engine.sakura.clauses.modifiers import gains, hand_limit_grows
from engine.sakura.clauses.picking import my, up_to_my
from engine.sakura.clauses.ranges import RangeShift, range_with, range_without, reach, shrink
from engine.sakura.clauses.sides import MY_AURA, MY_FLARE, SHADOW
from engine.sakura.clauses.steps_attacks import attack_of, it_gets, next_attack
from engine.sakura.clauses.steps_cards import FromDeck, draw_cards, put
from engine.sakura.clauses.steps_crystals import arrow, basic, deal, gain_vigor
from engine.sakura.clauses.steps_uses import UseCard
from engine.sakura.clauses.timings import InPhase, whenever
from engine.sakura.events import CardMoved, CrystalsMoved
from engine.sakura.values.numbers import hand_limit
from engine.sakura.values.turn import cards_used
from tests.engine.sakura.rules.small_cards import ACTION, ENHANCEMENT, FILLERS, OTHER, PLAIN, REACTION, SPECIAL, small
from tests.engine.sakura.spare import DeclareNumber, DivideDamage, DoubleDamage, RangeBecomes, ScaleDamage, SetDamage
from tests.engine.sakura.support import asked, attack, end, lengths, main, pay_upkeep, side

ACTION_FULL = small(type="action", subtype="full-power")
DOUBLER = small(kind="special", type="action", effects=(used(MultipliesMechanisms()),))


def charged(scene, crystals=1, number=DOUBLER):
    """The scene with crystals on the card that doubles."""
    scene.table.emit(CrystalsMoved("outside.0", on_card(scene.card(number)), crystals, "effect"))
    return scene


def framed(*steps, icons=(), **laid):
    """A scene whose left player may double, with an action whose steps stand in frames in hand."""
    number = small(type="action", effects=tuple(use(frame(icons, step)) for step in steps))
    right = laid.pop("right", None)
    table = {key: laid.pop(key) for key in ("distance", "shadow") if key in laid}
    crystals = laid.pop("crystals", 1)
    scene = main(side(hand=(number, *laid.pop("hand", ())), used=(DOUBLER,), **laid), right, **table)
    return charged(scene, crystals), number


def doubled(step, **laid):
    """The scene after that step, doubled."""
    scene, number = framed(step, **laid)
    return scene.use(number).answer("yes")


# --- completion


@pytest.mark.parametrize(
    ("icons", "lit"),
    [
        (("attack", "attack"), (True, True)),
        (("attack", "attack", "attack"), (True, True, False)),
        (("action", "reaction"), (True, True)),
        (("full-power", "action", "full-power", "enhancement"), (True, True, False, True)),
        ((), ()),
    ],
)
def test_x8_3_a_card_counts_for_its_type_and_for_its_subtype(icons, lit):
    state = main(side(discard=(PLAIN, REACTION, ACTION_FULL), enhancements=((ENHANCEMENT, 2),))).state
    assert Assembled(icons).met(state, Source(0)) == lit


def test_x8_3_counts_discard_pile_enhancements_and_used_specials_of_its_player():
    special = small(kind="special", type="attack", subtype="full-power")
    mine = side(
        discard=(PLAIN,), enhancements=((ENHANCEMENT, 2),), used=(special,), specials=(SPECIAL,), hand=(ACTION,),
        cover=(ACTION,), extra=(ACTION,), outside=(ACTION,),
    )
    state = main(mine, side(discard=(ACTION, REACTION))).state
    assert dict(mechanism_figures(state, 0)) == {
        "attack": 2, "action": 0, "enhancement": 1, "reaction": 0, "full-power": 1,
    }


def test_x8_3_an_opponents_enhancement_in_the_own_area_counts_there():
    scene = main(side(enhancements=((ENHANCEMENT, 2),)))
    scene.table.emit(CardMoved(scene.card(ENHANCEMENT), "enhancements.0", "enhancements.1"))
    assert Assembled(("enhancement",)).holds(scene.state, Source(1))
    assert not Assembled(("enhancement",)).holds(scene.state, Source(0))


# --- when it counts


def test_x8_2_an_incomplete_text_is_no_text_and_asks_nothing():
    scene, number = framed(gain_vigor(1), icons=("attack",))
    scene.use(number)
    assert (asked(scene), scene.state.vigor[0]) == (("ChooseAct", 0), 0)


def test_x8_2_each_text_of_a_card_asks_when_its_turn_comes():
    """What the first text does may complete the second one."""
    number = small(
        type="action", effects=(use(frame((), FromDeck(1, "discard", ME))), use(frame(("attack",), gain_vigor(1)))),
    )
    scene = main(side(hand=(number,), deck=(PLAIN,))).use(number)
    assert scene.state.vigor[0] == 1


def test_x8_2_a_standing_text_is_in_force_while_it_is_complete():
    number = small(type="enhancement", capacity=2, effects=(ongoing(frame(("attack",), hand_limit_grows(1))),))
    scene = main(side(enhancements=((number, 2),), discard=(PLAIN,)))
    assert hand_limit(scene.state, 0) == 3
    scene = main(side(enhancements=((number, 2),)))
    assert hand_limit(scene.state, 0) == 2


def test_x8_2_a_disenchant_effect_in_a_frame_is_asked_at_its_time():
    number = small(type="enhancement", capacity=1, effects=(on_disenchant(frame(("attack",), gain_vigor(1))),))
    for lying, vigor in (((PLAIN,), 1), ((), 0)):
        scene = pay_upkeep(main(side(enhancements=((number, 1),), discard=lying)))
        assert scene.state.vigor[0] == vigor


def test_x8_2_a_terminal_in_a_frame_counts_if_complete_when_the_card_has_resolved():
    for icon, terminal in (("attack", True), ("enhancement", False)):  # the card itself lies there by then
        number = small(range=(4,), aura=1, life=1, effects=(always(frame((icon,), ends_uses())),))
        scene = main(side(hand=(number,))).use(number).answer("aura")
        assert scene.state.terminal[0] is terminal


# --- doubling


@pytest.mark.parametrize(
    ("step", "where", "before", "after"),
    [
        (deal(2, "life"), "life.1", 10, 6),
        (arrow(SHADOW, MY_FLARE, 3), "flare.0", 0, 6),
        (Repeat(arrow(SHADOW, MY_FLARE, 1), 2), "flare.0", 0, 8),
        (deal(life(ME), "life"), "life.1", 10, 0),
        (deal(10 - distance(), "life"), "life.1", 20, 4),
        (when(life(ME) >= 11, deal(1, "life")), "life.1", 10, 10),
        (when(life(ME) >= 5, deal(1, "life")), "life.1", 10, 8),
        (when(Within(2, 3), deal(1, "life")), "life.1", 10, 8),
        (basic("recover", 1), "aura.0", 1, 3),
    ],
)
def test_x8_2_numbers_of_steps_and_conditions_double(step, where, before, after):
    area = where.split(".")[0]
    sides = {"aura": 1, "right": side(life=before if where == "life.1" else 10)}
    scene = doubled(step, **sides, distance=4, shadow=20)
    assert (area, scene.count(where)) == (area, after)


def test_x8_2_both_values_of_damage_double():
    scene = doubled(DoubleDamage(1, 2), right=side(aura=3))
    assert (scene.decision.aura, scene.decision.life) == (2, 4)


@pytest.mark.parametrize(
    ("range_", "then_"), [(at(0, 3), list(range(7))), (at(2), [4]), ((1, 2, 5), [2, 4, 10]), ((), [])]
)
def test_x8_2_range_and_damage_of_an_attack_double(range_, then_):
    scene, number = framed(attack_of(range_, damage(1, None)), distance=4, right=side(hand=(PLAIN,)))
    scene.use(number).answer("yes")
    if then_ and 4 in then_:
        assert (lengths(scene), attack(scene)) == (then_, (2, "-"))
    else:
        assert asked(scene) == ("ChooseAct", 0)


def test_x8_2_what_such_an_attack_does_after_it_doubles_too():
    scene = doubled(attack_of(at(0, 2), damage(1, 1), after_attack(deal(1, "life"))), distance=4)
    scene.answer("aura")
    assert scene.count("life.1") == 8


@pytest.mark.parametrize(
    ("change", "figures", "range_"),
    [
        (plus(1, -1), (4, 0), [3, 4, 5]),
        (SetDamage(2, 3), (4, 6), [3, 4, 5]),
        (ScaleDamage(2), (8, 8), [3, 4, 5]),
        (DivideDamage(1), (1, 1), [3, 4, 5]),
        (reach(near=1, far=1), (2, 2), [1, 2, 3, 4, 5, 6, 7]),
        (shrink(near=1), (2, 2), [5]),
        (shrink(far=1), (2, 2), [3]),
        (RangeShift(1), (2, 2), [5, 6, 7]),
        (RangeBecomes((0, 1, 2)), (2, 2), [0, 1, 2, 3, 4]),
        (range_with(4), (2, 2), [3, 4, 5, 8]),
        (range_without(2), (2, 2), [3, 5]),
    ],
)
def test_x8_2_what_an_attack_gains_doubles(change, figures, range_):
    effects = (always(gains(overwhelms())), always(frame((), whenever(this_attack_is_made(), it_gets(change)))))
    number = small(range=(3, 4, 5), aura=2, life=2, effects=effects)
    scene = charged(main(side(hand=(number,), used=(DOUBLER,)), side(hand=(PLAIN,)))).use(number).answer("yes")
    assert (attack(scene), lengths(scene)) == (figures, range_)


def test_x8_2_what_the_next_attack_gains_and_what_lasts_doubles():
    scene = doubled(next_attack(plus(1, 0)), hand=(PLAIN,), right=side(hand=(PLAIN,)))
    scene.use(PLAIN)
    assert attack(scene)[0] == 2 + scene.state.info(scene.card(PLAIN)).aura
    scene = doubled(this_turn(hand_limit_grows(1)))
    assert hand_limit(scene.state, 0) == 4


def test_x8_2_as_many_cards_again_are_chosen_and_must_be_for_if_so():
    scene = doubled(IfSo(put(my("hand"), "cover"), gain_vigor(1)), hand=FILLERS[:3])
    assert (scene.decision.least, scene.decision.most) == (2, 2)
    scene.answer(*scene.keys[:2])
    assert scene.state.vigor[0] == 2
    scene = doubled(IfSo(put(my("hand"), "cover"), gain_vigor(1)), hand=FILLERS[:1])
    assert scene.state.vigor[0] == 0
    scene = doubled(put(up_to_my(1, "hand"), "cover"), hand=FILLERS[:3])
    assert (scene.decision.least, scene.decision.most) == (0, 2)


def test_x8_2_as_many_cards_again_are_used():
    scene = doubled(UseCard(my("hand"), optional=True), hand=(ACTION, OTHER))
    scene.answer(scene.keys[0]).answer(scene.keys[0])
    assert len(cards_used(scene.state, 0)) == 3


def test_x8_2_choices_and_declared_numbers_double():
    scene = doubled(choose_one(gain_vigor(1), draw_cards()))
    scene.answer("2")
    assert (len(scene.numbers("hand.0")), scene.state.vigor[0]) == (2, 2)
    scene = doubled(ChooseSteps((gain_vigor(1),), times=1))
    assert (asked(scene), scene.state.vigor[0]) == (("ChooseAct", 0), 2)
    scene = doubled(DeclareNumber(1, 2, arrow(SHADOW, MY_AURA, 1)), aura=0)
    assert scene.keys == ("2", "3", "4")


def test_x8_2_doubling_is_asked_for_each_frame_while_crystals_last():
    scene, number = framed(deal(1, "life"), deal(1, "life"), crystals=1)
    scene.use(number).answer("no")
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("yes")
    assert (scene.count("life.1"), scene.on(DOUBLER)) == (7, 0)
    scene, number = framed(deal(1, "life"), deal(1, "life"), crystals=1)
    scene.use(number).answer("yes")
    assert (scene.count("life.1"), asked(scene)) == (7, ("ChooseAct", 0))


def test_x8_2_doubling_sends_the_crystal_to_the_shadow():
    scene = doubled(gain_vigor(1), shadow=4)
    assert (scene.count("shadow"), scene.on(DOUBLER)) == (5, 0)


def test_x8_2_the_opponents_mechanisms_are_not_doubled():
    number = small(type="action", effects=(use(frame((), deal(1, "life"))),))
    scene = main(side(hand=(number,)), side(used=(DOUBLER,)))
    scene.table.emit(CrystalsMoved("outside.0", on_card(scene.card(DOUBLER)), 1, "effect"))
    scene.use(number)
    assert (asked(scene), scene.count("life.1")) == (("ChooseAct", 0), 9)


def test_x8_2_two_that_multiply_do_so_one_by_the_other():
    other = small(kind="special", type="action", effects=(used(MultipliesMechanisms(3)),))
    number = small(type="action", effects=(use(frame((), deal(1, "life"))),))
    scene = charged(charged(main(side(hand=(number,), used=(DOUBLER, other)))), 1, other)
    scene.use(number).answer("yes").answer("yes")
    assert scene.count("life.1") == 4


def test_x8_2_a_framed_effect_of_the_end_phase_doubles_when_it_resolves():
    number = small(kind="special", type="action", effects=(used(frame((), InPhase("end", deal(1, "life")))),))
    scene = end(charged(main(side(used=(DOUBLER, number))))).answer("yes")
    assert scene.count("life.1") == 8


def test_x8_2_what_cards_of_other_megami_do_not_complete_asks_for_no_crystal():
    number = small(type="action", megami=("himika",), effects=(use(frame(("attack",), gain_vigor(1), by_others=True)),))
    own, other = small(megami=("himika",)), small(megami=("saine",))
    for lying, question in (((own,), ("ChooseAct", 0)), ((own, other), ("ChooseOne", 0))):
        scene = charged(main(side(hand=(number,), discard=lying, used=(DOUBLER,)))).use(number)
        assert asked(scene) == question


def test_x8_2_numbers_outside_the_frame_stay():
    number = small(type="action", effects=(use(frame((), deal(1, "life"))), use(deal(1, "life"))))
    scene = charged(main(side(hand=(number,), used=(DOUBLER,)))).use(number).answer("yes")
    assert scene.count("life.1") == 7
