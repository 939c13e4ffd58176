"""§5-2 to §5-11: distance, settling, the layers of numbers and ranges, damage, payments, shortage, the undefined."""

from __future__ import annotations

import pytest

from engine.cardgame.hooks import ADD, DIVIDE, FIT, MULTIPLY, SET, SWAP, Modify, React
from engine.cardgame.words.flow import this_turn
from engine.sakura.clauses.modifiers import both_distances_shift
from engine.sakura.events import CrystalsMoved, Damaged, DisenchantBegan, EffectArose
from engine.sakura.layers import RANGE_ADD, RANGE_GROW, RANGE_REMOVE, RANGE_SET, RANGE_SHIFT, RANGE_SHRINK
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.damage import take_damage, take_on
from engine.sakura.procedures.legality import draft_attack
from engine.sakura.procedures.moving import draw, move_crystals
from engine.sakura.procedures.use import use_card
from engine.sakura.procedures.vigor import pay_vigor
from engine.sakura.values.attacks import figures
from engine.sakura.values.numbers import cost, distance, hand_limit, master_distance, modified, vigor_limit
from tests.engine.sakura.rules.small_cards import (
    ACTION,
    ENHANCEMENT,
    FILLERS,
    PLAIN,
    Counts,
    does,
    effect,
    small,
    stands,
)


def number_card(value, layer, change):
    """An enhancement that modifies a number while it is there."""
    return small(
        type="enhancement",
        effects=(stands("ongoing", lambda c: Modify(clause=c, value=value, layer=layer, change=change)),),
    )


def laid(*cards, right=(), **more):
    return Scene(
        SideLaid(enhancements=tuple((card, 1) for card in cards)),
        SideLaid(enhancements=tuple((card, 1) for card in right)),
        conduct="",
        **more,
    )


def test_5_2_1_current_distance_is_reckoned_and_never_below_0():
    nearer = number_card("distance", ADD, lambda n, s, src: n - 3)
    assert distance(laid(distance=5).state) == 5
    assert distance(laid(nearer, distance=5).state) == 2
    assert distance(laid(nearer, distance=2).state) == 0


def test_5_2_1_distance_at_the_start_of_the_turn():
    scene = Scene(SideLaid(vigor=1), SideLaid(deck=FILLERS[:5], vigor=1), distance=6)
    scene.basic("forward").answer("end")
    assert scene.state.turn_start_distance == 5
    assert scene.state.turn_player == 1


def test_5_2_2_master_distance_is_2_and_can_be_modified():
    more = number_card("master-distance", ADD, lambda n, s, src: n + 1)
    assert master_distance(laid().state) == 2
    assert master_distance(laid(more).state) == 3


def shifts_both(by):
    """An action by which both distances are more or less this turn."""
    return small(type="action", effects=(effect("on-use", this_turn(both_distances_shift(by))),))


def test_5_2_both_distances_are_greater_or_less_this_turn():
    """Cards that say both in one sentence: each number by as much, however often, and no longer than the turn."""
    nearer, again, farther = shifts_both(-1), shifts_both(-2), shifts_both(2)
    scene = Scene(SideLaid(hand=(nearer, again, farther)), distance=4)
    scene.use(nearer)
    assert (distance(scene.state), master_distance(scene.state)) == (3, 1)
    scene.use(again)
    assert (distance(scene.state), master_distance(scene.state)) == (1, -1)
    scene.use(farther)
    assert (distance(scene.state), master_distance(scene.state)) == (3, 1)
    assert scene.state.turn_start_distance == 4
    scene.answer("end")
    assert (distance(scene.state), master_distance(scene.state)) == (4, 2)


def test_5_4_owner_stays_when_the_other_uses_a_card():
    scene = Scene(SideLaid(), SideLaid(hand=(ENHANCEMENT,)), conduct="")
    scene.resolve(use_card(scene.table, 0, scene.card(ENHANCEMENT), "effect"))
    scene.answer("shadow", "shadow")
    assert scene.where(ENHANCEMENT) == "enhancements.0"
    assert scene.state.owner[scene.card(ENHANCEMENT)] == 1


def reacting(kind, *, fits=lambda e, s, src: True, do=None, what=CrystalsMoved):
    """An effect that arises after an event."""

    def nothing(table, source, event):
        yield from ()

    return stands(kind, lambda c: React(clause=c, events=(what,), fits=fits, resolve=do or nothing))


def test_5_5_5_ongoing_and_5_5_6_used_effects_with_a_condition_arise():
    ongoing = small(type="enhancement", effects=(reacting("ongoing"),))
    used = small(kind="special", effects=(reacting("used"),))
    scene = Scene(SideLaid(enhancements=((ongoing, 2),)), SideLaid(used=(used,)), conduct="")
    scene.resolve(move_crystals(scene.table, "shadow", "aura.0", 1, "effect"))
    assert scene.decision.kind == "ChooseNext"
    scene.answer(scene.keys[0])
    assert len(scene.happened(EffectArose)) == 2


def test_5_5_6_an_unused_special_has_no_used_effect():
    used = small(kind="special", effects=(reacting("used"),))
    scene = Scene(SideLaid(specials=(used,)), conduct="")
    scene.resolve(move_crystals(scene.table, "shadow", "aura.0", 1, "effect"))
    assert not scene.happened(EffectArose)


def test_5_5_4_forced_effects_with_a_condition_arise_where_somebody_knows_the_card():
    forced = small(type="action", effects=(reacting("forced"),))
    for area, times in (("hand", 1), ("cover", 1), ("discard", 1), ("deck", 0), ("extra", 0), ("outside", 0)):
        scene = Scene(SideLaid(**{area: (forced,)}), conduct="")
        scene.resolve(move_crystals(scene.table, "shadow", "aura.0", 1, "effect"))
        assert len(scene.happened(EffectArose)) == times, area


def test_5_5_several_at_once_in_the_turn_players_order():
    seen = []

    def note(name):
        def do(table, source, event):
            seen.append(name)
            yield from ()

        return do

    cards = [small(type="enhancement", effects=(reacting("ongoing", do=note(name)),)) for name in "ab"]
    scene = Scene(
        SideLaid(enhancements=((cards[0], 2),)), SideLaid(enhancements=((cards[1], 2),)), turn_player=1, conduct=""
    )
    scene.resolve(move_crystals(scene.table, "shadow", "aura.0", 1, "effect"))
    assert scene.decision.seat == 1
    scene.answer(scene.keys[1])
    assert seen == ["b", "a"]


def test_5_5_nested_resolution_comes_before_the_rest():
    seen = []

    def inner(table, source, event):
        seen.append("inner")
        yield from ()

    card = small(type="enhancement", effects=(reacting("ongoing", do=inner, fits=lambda e, s, src: e.why == "effect"),))

    def outer(table, source):
        yield from move_crystals(table, "shadow", "aura.0", 1, "effect")
        seen.append("outer")

    action = small(type="action", effects=(does("on-use", outer),))
    scene = Scene(SideLaid(hand=(action,), enhancements=((card, 1),)))
    scene.use(action)
    assert seen == ["inner", "outer"]


def test_5_5_2_an_enhancement_without_crystals_is_disenchanted():
    scene = Scene(SideLaid(enhancements=((ENHANCEMENT, 1),)), conduct="")
    scene.resolve(move_crystals(scene.table, f"card.{scene.card(ENHANCEMENT)}", "shadow", 1, "effect"))
    assert scene.where(ENHANCEMENT) == "discard.0"
    assert len(scene.happened(DisenchantBegan)) == 1


def test_5_5_3_a_draw_from_an_empty_deck_is_impatience():
    scene = Scene(SideLaid(deck=(PLAIN,)), conduct="")
    scene.resolve(draw(scene.table, 0, 2))
    assert scene.numbers("hand.0") == (PLAIN,)
    assert (scene.decision.kind, scene.decision.aura, scene.decision.life) == ("ChooseDamage", 1, 1)
    scene.answer("life")
    assert (scene.count("life.0"), scene.count("flare.0")) == (9, 1)


def test_5_6_all_six_layers_in_their_order():
    seen = []

    def layer(name, function):
        def change(number, state, source):
            seen.append(name)
            return function(number)

        return change

    cards = [
        number_card("x", FIT, layer("fit", lambda n: max(n, 0))),
        number_card("x", ADD, layer("add", lambda n: n + 1)),
        number_card("x", DIVIDE, layer("divide", lambda n: n // 2)),
        number_card("x", MULTIPLY, layer("multiply", lambda n: n * 3)),
        number_card("x", SWAP, layer("swap", lambda n: n + 0)),
        number_card("x", SET, layer("set", lambda n: 5)),
    ]
    assert modified(laid(*cards).state, "x", 1) == 5 * 3 // 2 + 1
    assert seen == ["set", "swap", "multiply", "divide", "add", "fit"]


def test_5_6_i_of_several_settings_those_of_the_turn_player_and_the_least():
    three, four, one = (number_card("x", SET, lambda n, s, src, v=v: v) for v in (3, 4, 1))
    assert modified(laid(three, four, right=(one,)).state, "x", 9) == 3
    assert modified(laid(three, four, right=(one,), turn_player=1).state, "x", 9) == 1
    assert modified(laid(three, four, turn_player=1).state, "x", 9) == 3


def test_5_6_i_a_setting_is_its_owners_whoevers_area_the_card_lies_in():
    three, one = (number_card("x", SET, lambda n, s, src, v=v: v) for v in (3, 1))
    assert modified(laid(three, f"{one} of right").state, "x", 9) == 3
    assert modified(laid(one, f"{three} of right", turn_player=1).state, "x", 9) == 3


def test_5_6_each_number_of_a_player_goes_through_the_layers():
    hand = number_card("hand-limit", ADD, lambda n, s, src: n + 2)
    vigor = number_card("vigor-limit", ADD, lambda n, s, src: n + 1)
    state = laid(hand, vigor).state
    assert (hand_limit(state, 0), vigor_limit(state, 0)) == (4, 3)


def attack_card(layer, change, fits=None):
    return small(
        type="enhancement",
        effects=(stands("ongoing", lambda c: Modify(clause=c, value="attack", layer=layer, change=change, fits=fits)),),
    )


def reckoned(*cards, reach=(3, 4), aura=2, life=1, **more):
    number = small(range=reach, aura=aura, life=life, **more)
    scene = Scene(SideLaid(hand=(number,), enhancements=tuple((card, 1) for card in cards)), conduct="")
    return figures(scene.state, draft_attack(scene.state, 0, scene.card(number), -1), explain=True)


def grow(near=0, far=0):
    def change(found, state, source):
        if found.range:
            low, high = min(found.range), max(found.range)
            found.range |= set(range(low - near, low)) | set(range(high + 1, high + far + 1))

    return change


def shrink(far):
    def change(found, state, source):
        if found.range:
            high = max(found.range)
            found.range -= set(range(high - far + 1, high + 1))

    return change


def test_5_7_all_six_layers_of_ranges_in_their_order():
    cards = [
        attack_card(RANGE_SHRINK, shrink(2)),
        attack_card(RANGE_GROW, grow(far=1)),
        attack_card(RANGE_REMOVE, lambda f, s, src: f.range.discard(5)),
        attack_card(RANGE_ADD, lambda f, s, src: f.range.add(9)),
        attack_card(RANGE_SHIFT, lambda f, s, src: setattr(f, "range", {n + 1 for n in f.range})),
        attack_card(RANGE_SET, lambda f, s, src: setattr(f, "range", {1, 4})),
    ]
    # set {1,4} → shift {2,5} → add {2,5,9} → remove {2,9} → grow {2,9,10} → shrink {2}
    assert reckoned(*cards).range == {2}


def test_5_7_growth_comes_before_shrinking_whatever_the_order_on_the_table():
    cards = [attack_card(RANGE_SHRINK, shrink(1)), attack_card(RANGE_GROW, grow(far=2))]
    assert reckoned(*cards).range == reckoned(*reversed(cards)).range == {3, 4, 5}


def test_6_4_1_4_damage_to_aura_is_0_to_5_and_6_4_1_5_to_life_not_below_0():
    def plus(x, y):
        def change(found, state, source):
            found.aura += x
            found.life += y

        return change

    found = reckoned(attack_card(ADD, plus(9, 9)))
    assert (found.aura, found.life) == (5, 10)
    found = reckoned(attack_card(ADD, plus(-9, -9)))
    assert (found.aura, found.life) == (0, 0)


def test_5_6_every_change_tells_where_it_comes_from():
    card = attack_card(ADD, lambda f, s, src: setattr(f, "aura", f.aura + 1))
    found = reckoned(card)
    assert [change.ref.split("#")[0] for change in found.changes] == [card]


def test_9_1_3_2_a_modification_sees_the_damage_after_the_earlier_layers():
    seen = []
    cards = [
        attack_card(ADD, lambda f, s, src: seen.append((f.aura, f.life))),
        attack_card(SWAP, lambda f, s, src: (setattr(f, "aura", 1), setattr(f, "life", 2))),
    ]
    reckoned(*cards)
    assert seen == [(1, 2)]


@pytest.mark.parametrize(
    ("where", "target", "amount", "left"),
    [("aura", "shadow", 2, 1), ("flare", "shadow", 2, 2), ("life", "flare.0", 3, 7), ("aura", "shadow", 5, 0)],
)
def test_5_8_3_1_single_damage(where, target, amount, left):
    scene = Scene(SideLaid(flare=4), shadow=0, conduct="")
    before = scene.count(target)
    scene.resolve(take_on(scene.table, 0, where, amount, "effect"))
    assert scene.count(f"{where}.0") == left
    assert scene.count(target) > before
    assert scene.happened(Damaged)[0].amount == amount


def test_5_8_3_2_the_damaged_player_chooses():
    scene = Scene(conduct="")
    scene.resolve(take_damage(scene.table, 1, 2, 1, "effect"))
    assert (scene.decision.seat, scene.keys) == (1, ("aura", "life"))
    scene.answer("aura")
    assert (scene.count("aura.1"), scene.count("life.1")) == (1, 10)


def test_5_8_3_2_aura_can_not_be_chosen_with_too_few_crystals():
    scene = Scene(SideLaid(aura=2), conduct="")
    scene.resolve(take_damage(scene.table, 0, 3, 1, "effect"))
    assert scene.decision is None
    assert (scene.count("aura.0"), scene.count("life.0")) == (2, 9)


@pytest.mark.parametrize(("aura", "life", "gone"), [(None, 1, "life.0"), (2, None, "aura.0")])
def test_5_8_3_2_a_dash_is_not_chosen(aura, life, gone):
    scene = Scene(SideLaid(aura=1), conduct="")
    before = scene.count(gone)
    scene.resolve(take_damage(scene.table, 0, aura, life, "effect"))
    assert scene.decision is None
    assert scene.count(gone) == before - 1


def test_5_8_3_2_two_dashes_do_nothing():
    scene = Scene(conduct="")
    before = scene.crystals()
    scene.resolve(take_damage(scene.table, 0, None, None, "effect"))
    assert scene.crystals() == before
    assert not scene.happened(Damaged)


def test_5_9_a_payment_in_full_or_not_at_all():
    scene = Scene(SideLaid(vigor=1), conduct="")
    scene.resolve(pay_vigor(scene.table, 0, 2))
    assert scene.state.vigor[0] == 1
    scene.resolve(pay_vigor(scene.table, 0, 1))
    assert scene.state.vigor[0] == 0


@pytest.mark.parametrize(
    ("source", "target", "count", "moved"),
    [
        ("shadow", "aura.0", 9, 2),
        ("aura.0", "flare.0", 9, 3),
        ("shadow", "distance", 9, 6),
        ("flare.0", "aura.0", 1, 0),
    ],
)
def test_5_10_as_many_as_can_be_moved(source, target, count, moved):
    scene = Scene(conduct="")
    before = scene.count(target)
    scene.resolve(move_crystals(scene.table, source, target, count, "effect"))
    assert scene.count(target) == before + moved


def test_5_11_the_undefined_counts_0():
    scene = Scene(SideLaid(hand=(ACTION,)), conduct="")
    assert cost(scene.state, scene.card(ACTION), 0) == 0
    assert scene.count("life.7") == 0


def test_6_2_1_12_a_cost_below_0_is_0():
    less = number_card("cost", ADD, lambda n, s, src: n - 5)
    special = small(kind="special", cost=2)
    scene = Scene(SideLaid(specials=(special,), enhancements=((less, 1),)), conduct="")
    assert cost(scene.state, scene.card(special), 0) == 0


def test_6_2_1_8_printed_x_is_reckoned_when_it_is_asked_for():
    amount = Counts(lambda state, source: state.count("distance"))
    number = small(aura=amount, life=0)
    scene = Scene(SideLaid(hand=(number,)), distance=3, conduct="")
    draft = draft_attack(scene.state, 0, scene.card(number), -1)
    assert figures(scene.state, draft).aura == 3
    scene.resolve(move_crystals(scene.table, "shadow", "distance", 1, "effect"))
    assert figures(scene.state, draft).aura == 4
