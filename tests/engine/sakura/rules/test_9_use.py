"""§9-1 to §9-3, §9-5 to §9-8: the use of cards, costs, disenchantment, basic actions, rebuild, nesting."""

from __future__ import annotations

import pytest

from engine.cardgame.hooks import AroundStep, Charge, Forbid, Permit, React
from engine.cardgame.in_force import in_force
from engine.cardgame.lasting import schedule
from engine.kernel.decisions import IllegalAnswer
from engine.sakura.clauses.build import terminal
from engine.sakura.events import (
    BasicActionBegan,
    BasicActionEnded,
    CardMoved,
    CardUsed,
    DeckRebuilt,
    DisenchantEnded,
    UseReverted,
)
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.basic import basic_action
from engine.sakura.procedures.legality import may_basic, may_use
from engine.sakura.procedures.moving import cover, move_card, move_crystals
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.procedures.turn import use_options
from engine.sakura.procedures.use import begin_use, revert_use, use_card
from engine.sakura.procedures.vigor import can_pay_vigor, pay_vigor
from engine.sakura.values.turn import cards_used
from tests.engine.sakura.rules.small_cards import (
    ACTION,
    ENHANCEMENT,
    FILLERS,
    FULL_POWER,
    OTHER,
    PLAIN,
    REACTION,
    SPECIAL,
    SPECIAL_ACTION,
    Does,
    When,
    does,
    small,
    stands,
)
from tests.engine.sakura.support import until_over

BARE = SideLaid(aura=0)


def note(seen, name):
    def do(table, source):
        seen.append(name)
        yield from ()

    return do


def test_9_1_1_3_on_use_effects_in_the_order_of_the_text():
    seen = []
    card = small(type="action", effects=(does("on-use", note(seen, "a")), does("on-use", note(seen, "b"))))
    Scene(SideLaid(hand=(card,))).use(card)
    assert seen == ["a", "b"]


def test_9_1_1_each_class_at_its_time_only():
    seen = []
    kinds = ("on-use", "after-attack", "initialize", "disenchant")
    effects = tuple(does(kind, note(seen, kind)) for kind in kinds)
    for of_type, expected in (("action", ["on-use"]), ("attack", ["after-attack"]), ("enhancement", ["initialize"])):
        seen.clear()
        card = small(type=of_type, effects=effects_of(effects, seen), capacity=1 if of_type == "enhancement" else None)
        scene = Scene(SideLaid(hand=(card,), aura=0), BARE)
        scene.use(card)
        assert seen == expected


def effects_of(_effects, seen):
    return tuple(does(kind, note(seen, kind)) for kind in ("on-use", "after-attack", "initialize", "disenchant"))


@pytest.mark.parametrize(
    ("way", "expected"),
    [("full-power", ["full", "always"]), ("standard", ["else", "always"]), ("effect", ["else", "always"])],
)
def test_9_1_2_effects_of_full_power_only_in_a_full_power_action(way, expected):
    seen = []
    card = small(
        type="action",
        effects=(
            does("on-use", note(seen, "full"), full_power=True),
            does("on-use", note(seen, "else"), full_power=False),
            does("on-use", note(seen, "always")),
        ),
    )
    scene = Scene(SideLaid(hand=(card,)), conduct="")
    scene.resolve(use_card(scene.table, 0, scene.card(card), way))
    assert seen == expected


@pytest.mark.parametrize(("way", "expected"), [("full-power", ["full"]), ("effect", ["else"])])
def test_9_1_2_the_same_for_after_attack_effects(way, expected):
    seen = []
    card = small(
        effects=(
            does("after-attack", note(seen, "full"), full_power=True),
            does("after-attack", note(seen, "else"), full_power=False),
        )
    )
    scene = Scene(SideLaid(hand=(card,)), BARE, conduct="")
    scene.resolve(use_card(scene.table, 0, scene.card(card), way))
    assert seen == expected


def test_9_2_used_cards_are_counted_in_their_order():
    scene = Scene(SideLaid(hand=(ACTION, PLAIN)), BARE)
    scene.use(ACTION).use(PLAIN)
    assert [event.card for event in scene.happened(CardUsed)] == [scene.card(ACTION), scene.card(PLAIN)]
    assert cards_used(scene.state, 0) == (scene.card(ACTION), scene.card(PLAIN))


def test_9_2_a_condition_of_the_card_must_hold():
    card = small(
        type="action",
        effects=(
            stands(
                "forced",
                lambda c: Forbid(clause=c, what="use", own=True, guards=(When(lambda s, src: s.count("aura.0") > 1),)),
            ),
        ),
    )
    assert not Scene(SideLaid(hand=(card,), aura=2)).may_use(card)
    assert Scene(SideLaid(hand=(card,), aura=1)).may_use(card)


def test_9_2_no_attack_card_while_attacks_are_forbidden():
    bar = small(type="enhancement", effects=(stands("ongoing", lambda c: Forbid(clause=c, what="attack")),))
    scene = Scene(SideLaid(hand=(PLAIN, ACTION), enhancements=((bar, 1),)))
    assert not scene.may_use(PLAIN)
    assert scene.may_use(ACTION)
    assert may_use(scene.state, 0, scene.card(PLAIN), "standard").code == "attack-forbidden"


def test_9_2_terminal_ends_cards_and_basic_actions_of_this_turn():
    card = small(type="action", effects=(terminal(),))
    scene = Scene(SideLaid(hand=(card, ACTION), vigor=2), SideLaid(deck=FILLERS[:4]))
    scene.use(card)
    assert scene.keys == ("end",)
    assert may_use(scene.state, 0, scene.card(ACTION), "standard").code == "terminal-used"
    assert may_basic(scene.state, 0, "forward").code == "terminal-used"
    scene.answer("end")
    assert may_use(scene.state, 0, scene.card(ACTION), "reaction").code != "terminal-used"


def test_9_2_terminal_bars_other_cards_and_not_another_use_of_the_same():
    card = small(type="action", effects=(terminal(),))
    scene = Scene(SideLaid(hand=(card, ACTION), vigor=2), SideLaid(deck=FILLERS[:4]))
    scene.use(card)
    scene.resolve(move_card(scene.table, scene.card(card), "hand"))
    uses = [option.key for option in use_options(scene.state, 0, "standard")]
    assert uses == [f"use:{scene.card(card)}"]
    assert may_use(scene.state, 0, scene.card(ACTION), "effect").code == "terminal-used"


@pytest.mark.parametrize(("distance", "may"), [(2, False), (3, True), (4, True), (5, False)])
def test_9_2_1_i_an_attack_card_needs_its_range(distance, may):
    card = small(range=(3, 4))
    scene = Scene(SideLaid(hand=(card,)), distance=distance)
    assert scene.may_use(card) == may


def test_9_2_1_ii_the_cost_must_be_paid():
    assert not Scene(SideLaid(specials=(SPECIAL,), flare=1)).may_use(SPECIAL)
    scene = Scene(SideLaid(specials=(SPECIAL,), flare=3), BARE, shadow=0)
    scene.use(SPECIAL)
    assert (scene.count("flare.0"), scene.count("shadow")) == (1, 2)


def test_9_2_1_iii_to_v_the_attack_card_in_use_then_discarded():
    places = []
    card = small(effects=(does("after-attack", lambda t, s: (places.append(t.state.where[s.card]), iter(()))[1]),))
    scene = Scene(SideLaid(hand=(card,)), BARE)
    scene.use(card)
    assert places == ["in-use.0"]
    assert scene.where(card) == "discard.0"


def test_9_2_1_v_a_card_that_has_left_is_not_put_away():
    card = small(effects=(does("after-attack", lambda t, s: cover(t, s.card)),))
    scene = Scene(SideLaid(hand=(card,)), BARE)
    scene.use(card)
    assert scene.where(card) == "cover.0"


def test_9_2_2_a_special_action_is_paid_used_and_lies_used():
    scene = Scene(SideLaid(specials=(SPECIAL_ACTION,), flare=1))
    scene.use(SPECIAL_ACTION)
    assert scene.where(SPECIAL_ACTION) == "specials.0"
    assert scene.state.status[scene.card(SPECIAL_ACTION)] == "used"
    assert scene.count("flare.0") == 0


def test_9_2_3_iii_devotion_from_shadow_and_own_aura():
    card = small(type="enhancement", capacity=3)
    scene = Scene(SideLaid(hand=(card,)), shadow=2)
    scene.use(card)
    assert (scene.decision.kind, scene.decision.least, scene.keys) == ("ChooseCrystals", 3, ("shadow", "aura.0"))
    assert scene.refuses("shadow", "shadow", "shadow")
    assert scene.refuses("shadow", "shadow")
    scene.answer("shadow", "aura.0", "aura.0")
    assert (scene.on(card), scene.count("shadow"), scene.count("aura.0")) == (3, 1, 1)
    assert scene.where(card) == "enhancements.0"


def test_9_2_3_iii_as_many_as_there_are():
    card = small(type="enhancement", capacity=4)
    scene = Scene(SideLaid(hand=(card,), aura=1), shadow=1)
    scene.use(card)
    assert scene.on(card) == 2


def test_9_2_3_without_crystals_it_is_disenchanted_at_once():
    seen = []
    card = small(
        type="enhancement",
        capacity=2,
        effects=(does("initialize", note(seen, "in")), does("disenchant", note(seen, "out"))),
    )
    scene = Scene(SideLaid(hand=(card,), aura=0), shadow=0)
    scene.use(card)
    assert seen == ["in", "out"]
    assert scene.where(card) == "discard.0"


def test_9_2_3_iv_initialize_comes_before_the_card_lies_among_the_enhancements():
    places = []
    card = small(
        type="enhancement",
        effects=(does("initialize", lambda t, s: (places.append(t.state.where[s.card]), iter(()))[1]),),
    )
    scene = Scene(SideLaid(hand=(card,), aura=0))
    scene.use(card)
    assert places == ["in-use.0"]
    assert scene.where(card) == "enhancements.0"


def charging(payable=True):
    """An enhancement that makes each card cost a vigor more (§10-31)."""

    def pay(table, source, use):
        return (yield from pay_vigor(table, 0))

    return small(
        type="enhancement",
        effects=(
            stands(
                "ongoing",
                lambda c: Charge(clause=c, payable=lambda s, src, use: can_pay_vigor(s, 0), pay=pay),
            ),
        ),
    )


def test_9_3_and_10_31_additional_costs():
    card = charging()
    scene = Scene(SideLaid(hand=(ACTION, OTHER), enhancements=((card, 2),), vigor=1), BARE)
    scene.use(ACTION)
    assert scene.state.vigor[0] == 0
    assert not scene.may_use(OTHER)
    assert may_use(scene.state, 0, scene.card(OTHER), "standard").code == "charge-unpaid"


def test_9_2_1_ii_an_unpaid_use_is_taken_back():
    card = small(kind="special", cost=2)
    scene = Scene(SideLaid(specials=(card,), flare=2), conduct="")
    scene.resolve(begin_use(scene.table, 0, scene.card(card), "standard"))
    assert len(scene.state.attacks) == 1
    scene.resolve(revert_use(scene.table, scene.card(card), scene.state.attacks[0].id))
    assert scene.where(card) == "specials.0"
    assert scene.state.attacks == ()
    assert len(scene.happened(UseReverted)) == 1
    assert not scene.happened(CardUsed)


def test_9_2_an_illegal_use_by_an_effect_does_nothing():
    card = small(range=(9,))
    scene = Scene(SideLaid(hand=(card,)), conduct="")
    scene.resolve(use_card(scene.table, 0, scene.card(card), "effect"))
    assert scene.where(card) == "hand.0"
    assert not scene.happened(CardUsed)


def test_9_2_effects_may_use_full_power_cards():
    scene = Scene(SideLaid(hand=(FULL_POWER,)), BARE, conduct="")
    scene.resolve(use_card(scene.table, 0, scene.card(FULL_POWER), "effect"))
    assert scene.where(FULL_POWER) == "discard.0"


def test_10_30_another_effect_instead_of_the_card():
    seen = []

    def instead(table, source, card):
        seen.append("instead")
        yield from ()

    bar = small(
        type="enhancement",
        effects=(
            stands("ongoing", lambda c: AroundStep(clause=c, step="resolve-card", place="instead", resolve=instead)),
        ),
    )
    for card in (
        small(),
        small(type="action", effects=(does("on-use", note(seen, "own")),)),
        small(type="enhancement"),
    ):
        seen.clear()
        scene = Scene(SideLaid(hand=(card,), enhancements=((bar, 2),)), SideLaid(life=5))
        scene.use(card)
        assert seen == ["instead"]
        assert scene.count("life.1") == 5
        assert scene.state.attacks == ()
        assert scene.where(card) == "discard.0"


def test_9_5_disenchant_effects_from_top_to_bottom_then_it_goes():
    seen = []
    card = small(type="enhancement", effects=(does("disenchant", note(seen, "a")), does("disenchant", note(seen, "b"))))
    scene = Scene(SideLaid(enhancements=((card, 1),)), conduct="")
    scene.resolve(move_crystals(scene.table, f"card.{scene.card(card)}", "shadow", 1, "effect"))
    assert seen == ["a", "b"]
    assert scene.where(card) == "discard.0"


def test_9_5_a_special_enhancement_lies_used_afterwards():
    card = small(kind="special", type="enhancement", cost=0, capacity=1)
    scene = Scene(SideLaid(specials=(card,), aura=0), shadow=1)
    scene.use(card)
    assert scene.where(card) == "enhancements.0"
    scene.resolve(move_crystals(scene.table, f"card.{scene.card(card)}", "shadow", 1, "effect"))
    assert scene.where(card) == "specials.0"
    assert scene.state.status[scene.card(card)] == "used"


def test_9_5_ongoing_effects_are_lost_meanwhile():
    forbidding = []
    card = small(
        type="enhancement",
        effects=(
            stands("ongoing", lambda c: Forbid(clause=c, what="attack")),
            does("disenchant", lambda t, s: (forbidding.append("attack" in in_force(t.state).forbid), iter(()))[1]),
        ),
    )
    scene = Scene(SideLaid(enhancements=((card, 1),)), conduct="")
    assert "attack" in in_force(scene.state).forbid
    scene.resolve(move_crystals(scene.table, f"card.{scene.card(card)}", "shadow", 1, "effect"))
    assert forbidding == [False]


def test_9_5_a_defeat_that_its_ongoing_effect_held_off_comes_as_it_begins():
    seen = []
    card = small(
        type="enhancement",
        effects=(stands("ongoing", lambda c: Forbid(clause=c, what="lose")), does("disenchant", note(seen, "late"))),
    )
    scene = Scene(SideLaid(enhancements=((card, 1),), life=0), conduct="")
    scene.resolve(until_over(move_crystals(scene.table, f"card.{scene.card(card)}", "shadow", 1, "effect")))
    assert (scene.state.winner, seen) == (1, [])


def test_9_5_ongoing_effects_come_back_at_no_time_before_it_has_gone():
    forbidding = []

    def look(table, _source, _event):
        forbidding.append("attack" in in_force(table.state).forbid)
        yield from ()

    card = small(type="enhancement", effects=(stands("ongoing", lambda c: Forbid(clause=c, what="attack")),))
    watcher = small(
        type="enhancement",
        effects=(
            stands(
                "ongoing",
                lambda c: React(clause=c, events=(DisenchantEnded, CardMoved), fits=lambda *_: True, resolve=look),
            ),
        ),
    )
    scene = Scene(SideLaid(enhancements=((card, 1), (watcher, 2))), conduct="")
    scene.resolve(move_crystals(scene.table, f"card.{scene.card(card)}", "shadow", 1, "effect"))
    assert scene.where(card) == "discard.0"
    assert forbidding == [False, False]


def test_9_5_ii_what_stays_with_crystals_has_its_ongoing_effects_again():
    card = small(
        type="enhancement",
        effects=(
            stands("ongoing", lambda c: Forbid(clause=c, what="attack")),
            does("disenchant", lambda t, s: move_crystals(t, "shadow", f"card.{s.card}", 1, "effect")),
        ),
    )
    scene = Scene(SideLaid(enhancements=((card, 1),)), conduct="")
    scene.resolve(move_crystals(scene.table, f"card.{scene.card(card)}", "shadow", 1, "effect"))
    assert "attack" in in_force(scene.state).forbid


def test_9_5_if_it_leaves_meanwhile_the_rest_is_not_resolved():
    seen = []
    card = small(
        type="enhancement",
        effects=(does("disenchant", lambda t, s: cover(t, s.card)), does("disenchant", note(seen, "late"))),
    )
    scene = Scene(SideLaid(enhancements=((card, 1),)), conduct="")
    scene.resolve(move_crystals(scene.table, f"card.{scene.card(card)}", "shadow", 1, "effect"))
    assert scene.where(card) == "cover.0"
    assert not seen


def test_9_5_ii_with_crystals_again_it_stays():
    card = small(
        type="enhancement",
        effects=(does("disenchant", lambda t, s: move_crystals(t, "shadow", f"card.{s.card}", 1, "effect")),),
    )
    scene = Scene(SideLaid(enhancements=((card, 1),)), conduct="")
    scene.resolve(move_crystals(scene.table, f"card.{scene.card(card)}", "shadow", 1, "effect"))
    assert scene.where(card) == "enhancements.0"
    assert scene.on(card) == 1


@pytest.mark.parametrize(
    ("action", "source", "target"),
    [
        ("forward", "distance", "aura.0"),
        ("backward", "aura.0", "distance"),
        ("recover", "shadow", "aura.0"),
        ("focus", "aura.0", "flare.0"),
    ],
)
def test_9_6_1_to_9_6_4_basic_actions_move_a_crystal(action, source, target):
    scene = Scene(SideLaid(vigor=1), distance=5)
    before = (scene.count(source), scene.count(target))
    scene.basic(action)
    assert (scene.count(source), scene.count(target)) == (before[0] - 1, before[1] + 1)
    assert scene.state.vigor[0] == 0
    assert [event.action for event in scene.happened(BasicActionEnded)] == [action]


def test_9_6_5_breakaway_only_at_the_master_s_distance_or_nearer():
    scene = Scene(SideLaid(vigor=1), distance=2)
    scene.basic("breakaway")
    assert scene.count("distance") == 3
    assert may_basic(scene.state, 0, "breakaway").code == "breakaway-beyond-master"


def test_9_6_1_no_forward_at_the_master_s_distance():
    scene = Scene(SideLaid(vigor=1), distance=2)
    assert not scene.offers("basic:forward")
    assert may_basic(scene.state, 0, "forward").code == "forward-at-master"


def test_9_6_1_forward_by_an_effect_there_does_nothing():
    scene = Scene(distance=2, conduct="")
    scene.resolve(basic_action(scene.table, 0, "forward"))
    assert scene.count("distance") == 2
    assert len(scene.happened(BasicActionBegan)) == 1


@pytest.mark.parametrize(
    ("action", "left", "more", "code"),
    [
        ("forward", SideLaid(aura=5), {}, "aura-full"),
        ("backward", SideLaid(aura=0), {}, "no-crystal"),
        ("backward", SideLaid(), {"distance": 10}, "distance-full"),
        ("recover", SideLaid(), {"shadow": 0}, "no-crystal"),
        ("recover", SideLaid(aura=5), {}, "aura-full"),
        ("focus", SideLaid(aura=0), {}, "no-crystal"),
    ],
)
def test_9_6_i_b_a_basic_action_must_be_able_to_move_something(action, left, more, code):
    left = SideLaid(aura=left.aura, vigor=1)
    scene = Scene(left, **more)
    assert not scene.offers(f"basic:{action}")
    assert may_basic(scene.state, 0, action).code == code


def test_9_6_ii_vigor_or_a_covered_hand_card_pays():
    scene = Scene(SideLaid(vigor=1, hand=(PLAIN, ACTION)))
    scene.answer("basic:forward")
    assert (scene.decision.kind, scene.keys) == (
        "ChooseBasicPayment",
        ("vigor", f"cover:{scene.card(PLAIN)}", f"cover:{scene.card(ACTION)}"),
    )
    scene.answer(f"cover:{scene.card(ACTION)}")
    assert scene.numbers("cover.0") == (ACTION,)
    assert scene.state.vigor[0] == 1
    assert scene.count("distance") == 3


def test_9_6_ii_without_payment_no_basic_action():
    scene = Scene(SideLaid())
    assert scene.keys == ("end",)


def test_9_6_ii_vigor_that_may_not_be_paid():
    bar = small(type="enhancement", effects=(stands("ongoing", lambda c: Forbid(clause=c, what="pay-vigor")),))
    scene = Scene(SideLaid(vigor=2, enhancements=((bar, 1),)))
    assert scene.keys == ("end",)


def test_9_6_what_waits_for_the_end_of_a_basic_action():
    seen = []
    later = small(type="action", effects=(does("on-use", note(seen, "later")),))
    scene = Scene(SideLaid(hand=(later,)), conduct="")
    from engine.cardgame.source import Source

    clause = scene.state.defs[scene.card(later)].effects[0].clause
    assert isinstance(clause, Does)
    schedule(scene.table, Source(0, scene.card(later)), clause, "basic:1")
    scene.resolve(basic_action(scene.table, 0, "forward"))
    assert seen == ["later"]
    assert scene.state.lasting == ()


@pytest.mark.parametrize(("by_rule", "life"), [(True, 9), (False, 10)])
def test_9_7_rebuild(by_rule, life):
    left = SideLaid(deck=(FILLERS[0],), discard=(PLAIN, OTHER), cover=(ACTION,), used=(SPECIAL,))
    scene = Scene(left, conduct="", chance=[(3, 2, 1, 0)])
    scene.resolve(rebuild(scene.table, 0, by_rule))
    assert scene.numbers("deck.0") == (ACTION, OTHER, PLAIN, FILLERS[0])
    assert scene.numbers("discard.0") == scene.numbers("cover.0") == ()
    assert scene.numbers("specials.0") == (SPECIAL,)
    assert scene.count("life.0") == life


def test_9_7_a_step_before_and_a_step_instead():
    order = []

    def step(name):
        def do(table, source, seat):
            order.append(name)
            yield from ()

        return do

    for place, expected in (("before", ["before", "rebuilt"]), ("instead", ["instead"])):
        order.clear()
        card = small(
            type="enhancement",
            effects=(stands("ongoing", lambda c, p=place: AroundStep(clause=c, step="9-7", place=p, resolve=step(p))),),
        )
        scene = Scene(SideLaid(enhancements=((card, 1),), discard=(PLAIN,)), conduct="")
        scene.resolve(rebuild(scene.table, 0, by_rule=True))
        if scene.happened(DeckRebuilt):
            order.append("rebuilt")
        assert order == expected
        assert scene.count("life.0") == (9 if place == "before" else 10)


def test_9_8_a_card_used_by_an_effect_resolves_before_the_rest_of_it():
    seen = []
    inner = small(type="action", effects=(does("on-use", note(seen, "inner")),))

    def outer(table, source):
        card = next(c for c, info in enumerate(table.state.defs) if info.number == inner)
        yield from use_card(table, source.seat, card, "effect")
        seen.append("outer")

    card = small(type="action", effects=(does("on-use", outer),))
    scene = Scene(SideLaid(hand=(card, inner)))
    scene.use(card)
    assert seen == ["inner", "outer"]
    assert scene.numbers("discard.0") == (inner, card)


def test_1_4_forbidding_wins_over_permitting():
    card = small(
        type="action",
        effects=(
            stands("forced", lambda c: Permit(clause=c, what="react-with", own=True)),
            stands("forced", lambda c: Forbid(clause=c, what="use", own=True)),
        ),
    )
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(card, REACTION)))
    scene.use(PLAIN)
    assert not scene.may_use(card)
    assert scene.may_use(REACTION)


def test_9_an_answer_that_is_not_offered_changes_nothing():
    scene = Scene(SideLaid(hand=(FULL_POWER,)))
    before = scene.state.copy()
    with pytest.raises(IllegalAnswer):
        scene.use(FULL_POWER)
    assert scene.state == before


def test_9_2_3_a_card_moved_away_by_its_initialize_effect_stays_away():
    card = small(type="enhancement", effects=(does("initialize", lambda t, s: move_card(t, s.card, "hand")),))
    scene = Scene(SideLaid(hand=(card,), aura=0), shadow=1)
    scene.use(card)
    assert scene.where(card) == "hand.0"
    assert scene.count("shadow") == 1


def test_9_2_3_enhancement_without_type_is_no_reaction():
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(ENHANCEMENT,)))
    scene.use(PLAIN)
    assert scene.keys == ("pass",)
    assert may_use(scene.state, 1, scene.card(ENHANCEMENT), "reaction", 0).code == "not-reaction"
