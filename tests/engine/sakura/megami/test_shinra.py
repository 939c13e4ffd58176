"""Shinra's cards by their numbers (appendix 1: 07), and the rules of her sheet (§x5)."""

from __future__ import annotations

import pytest

from engine.cardgame.asked import Waiting, decision_for
from engine.sakura.events import AttackCancelled, CardsRevealed, CounterChanged, EffectArose
from engine.sakura.play.scene import Scene
from engine.sakura.procedures.moving import move_crystals
from engine.sakura.procedures.opening import play
from engine.sakura.procedures.use import use_card
from engine.sakura.view.seat import view
from tests.engine.sakura.support import (
    BULLET,
    FILLER,
    SHOT,
    asked,
    attack,
    attacks_made,
    chikage,
    end,
    full_power,
    himika,
    main,
    next_turn,
    pay_upkeep,
    saine,
    shinra,
    side,
    tokoyo,
    until_over,
    yurina,
)
from tests.engine.sakura.view.told import witness

SHINZAN, KIBO = 0, 1
PLAIN = ("yurina", "saine")


def planner(plan=SHINZAN, **laid):
    """A side that hosts her, with a plan prepared."""
    laid.setdefault("megami", ("shinra", "yurina"))
    counters = {"plan": plan, "plan-open": laid.pop("lies_open", 0)}
    return side(begun=True, counters=counters, **laid)


def plain(**laid):
    """A side that hosts others."""
    return side(megami=PLAIN, **laid)


def the_plan(scene, seat=0):
    return scene.state.counters[f"plan.{seat}"], scene.state.counters[f"plan-open.{seat}"]


# --- the sheet


def test_x5_1_the_plan_is_shinzan_at_first_and_only_its_player_sees_it():
    scene = main(side(megami=("shinra", "yurina"), begun=True), plain())
    assert the_plan(scene) == (SHINZAN, 0)
    mine, theirs = (view(scene.state, seat).panels[0].counters for seat in (0, 1))
    assert dict(mine) == {"plan": SHINZAN, "plan-open": 0}
    assert dict(theirs) == {"plan-open": 0}


@pytest.mark.parametrize(("plan", "distance", "aura"), [(SHINZAN, 5, 3), (KIBO, 3, 4)])
def test_x5_2_the_plan_decides_which_text_resolves_then_the_next_is_prepared(plan, distance, aura):
    scene = main(planner(plan, hand=(shinra("N-5"),)), plain(), distance=4)
    scene.use(shinra("N-5"))
    assert (scene.count("distance"), scene.count("aura.1")) == (distance, aura)
    assert (asked(scene), scene.keys, the_plan(scene)) == (("ChooseOne", 0), ("shinzan", "kibo"), (plan, 1))
    scene.answer("kibo")
    assert the_plan(scene) == (KIBO, 0)


def test_x5_2_the_two_halves_of_the_board_are_the_moves_of_the_choice():
    scene = main(planner(hand=(shinra("N-5"),)), plain()).use(shinra("N-5"))
    moves = {option.key: option.moves for option in scene.decision.options}
    assert {key: (one.what, one.source, one.target) for key, (one,) in moves.items()} == {
        "shinzan": ("plan", "plan.0", "plan-0.0"), "kibo": ("plan", "plan.0", "plan-1.0"),
    }


def test_x5_2_it_is_shown_before_anything_resolves():
    scene = main(planner(KIBO, hand=(shinra("N-5"),)), plain()).use(shinra("N-5"))
    names = [type(event).__name__ for event in scene.table.events]
    shown = next(i for i, one in enumerate(scene.table.events) if isinstance(one, CounterChanged))
    assert scene.table.events[shown] == CounterChanged("plan-open.0", 1)
    assert shown < names.index("CrystalsMoved")
    assert dict(view(scene.state, 1).panels[0].counters) == {"plan": KIBO, "plan-open": 1}


@pytest.mark.parametrize("plan", [SHINZAN, KIBO])
def test_x5_2_what_is_prepared_is_hidden_from_the_opponent(plan):
    """Whichever is chosen, the opponent gets the same lines, tables and moves; so does what waits for the answer."""

    def told(choice):
        scene = main(planner(plan, hand=(shinra("N-5"),), lies_open=1), plain())
        scene.use(shinra("N-5"))
        assert decision_for(scene.state, scene.decision, 1) == Waiting(0, None)
        scene.answer(choice)
        return [(seen.moves, seen.line, view(seen.state, 1)) for seen in witness(scene.table.events, 1)]

    assert told("shinzan") == told("kibo")


def test_x5_2_its_player_reads_what_was_prepared():
    scene = main(planner(hand=(shinra("N-5"),)), plain()).use(shinra("N-5"), "kibo")
    record = scene.table.events
    keys = [[seen.line.phrase.key for seen in witness(record, seat) if seen.line] for seat in (0, 1)]
    assert keys[0].count("line-counter-side") == 1
    assert keys[1].count("line-counter-secret") == 1
    assert [keys[seat].count("line-counter-laid-open") for seat in (0, 1)] == [1, 1]


def test_x5_2_without_a_plan_nothing_is_carried_out_and_nothing_prepared():
    scene = main(plain(hand=(shinra("N-5"),)), plain(), distance=4).use(shinra("N-5"))
    assert (asked(scene), scene.count("distance"), scene.where(shinra("N-5"))) == (("ChooseAct", 0), 4, "discard.0")


def test_x5_2_a_plan_carried_out_meanwhile_is_the_same():
    """詭弁 by 鬼謀 uses the opponent's 詭弁, which is carried out by 鬼謀 too, though it would have been 神算 next."""
    scene = full_power(
        planner(KIBO, hand=(shinra("N-3"),)),
        planner(SHINZAN, discard=(shinra("N-3"), shinra("N-5")), megami=("shinra", "saine")),
        distance=5,
    )
    scene.use(shinra("N-3"))
    theirs = scene.card(shinra("N-3"), 1)
    scene.answer(f"card:{theirs}")
    assert (asked(scene), the_plan(scene)) == (("ChooseCards", 0), (KIBO, 1))
    assert f"card:{scene.card(shinra('N-5'), 1)}" in scene.keys
    scene.answers(f"card:{scene.card(shinra('N-5'), 1)}", "kibo", "kibo", "kibo")
    assert (attacks_made(scene), the_plan(scene), the_plan(scene, 1)) == ([0, 0], (KIBO, 0), (SHINZAN, 0))
    assert scene.where(shinra("N-3"), 1) == "discard.1"


def test_x5_2_a_plan_is_that_of_the_user_of_the_card():
    scene = main(planner(KIBO), planner(SHINZAN, hand=(shinra("N-5"),), megami=("shinra", "saine")), distance=4)
    scene.resolve(use_card(scene.table, 0, scene.card(shinra("N-5"), 1), "effect"))
    assert (asked(scene), scene.count("distance")) == (("ChooseOne", 0), 3)
    scene.answer("shinzan")
    assert (the_plan(scene), the_plan(scene, 1)) == ((SHINZAN, 0), (SHINZAN, 0))
    assert scene.where(shinra("N-5")) == "discard.1"


@pytest.mark.parametrize("turn_player", [0, 1])
def test_x5_3_a_plan_that_lies_open_is_prepared_in_the_end_phase_of_either(turn_player):
    scene = main(planner(KIBO, lies_open=1), plain(), turn_player=turn_player)
    end(scene)
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("shinzan")
    assert the_plan(scene) == (SHINZAN, 0)


def test_x5_3_a_plan_that_is_prepared_is_left():
    scene = end(main(planner(KIBO), plain()))
    assert (asked(scene), the_plan(scene), scene.happened(EffectArose)) == (None, (KIBO, 0), [])


def test_x5_3_both_players_with_her_each_prepare_their_own():
    scene = main(
        planner(KIBO, lies_open=1), planner(KIBO, lies_open=1, megami=("shinra", "saine")),
    )
    end(scene)
    assert asked(scene) == ("ChooseNext", 0)
    scene.answer(scene.keys[0]).answer("shinzan")
    assert asked(scene) == ("ChooseOne", 1)
    scene.answer("shinzan")
    assert (the_plan(scene), the_plan(scene, 1)) == ((SHINZAN, 0), (SHINZAN, 0))


# --- normal cards


def test_n_1_covers_two_of_the_opponents_deck_instead_of_damage():
    scene = main(planner(hand=(shinra("N-1"),)), plain(deck=FILLER[:3]), distance=4).use(shinra("N-1"))
    assert (scene.numbers("cover.1"), scene.count("aura.1")) == (FILLER[:2], 3)


def test_n_1_deals_its_damage_to_a_deck_of_one_card():
    scene = main(planner(hand=(shinra("N-1"),)), plain(deck=FILLER[:1]), distance=4).use(shinra("N-1"))
    assert (scene.numbers("cover.1"), scene.count("aura.1")) == ((), 1)


def test_n_1_does_nothing_instead_of_damage_that_is_cancelled():
    scene = main(planner(hand=(shinra("N-1"),)), plain(specials=(tokoyo("S-1"),), flare=5), distance=4)
    scene.use(shinra("N-1")).use(tokoyo("S-1"))
    assert (scene.numbers("cover.1"), len(scene.numbers("deck.1"))) == ((), 4)


@pytest.mark.parametrize(("number", "aura"), [(saine("N-2"), 5), (himika("N-1"), 3)])
def test_n_2_cancels_the_damage_of_3_to_aura_and_lets_the_opponent_draw(number, aura):
    scene = main(planner(hand=(number,)), planner(hand=(shinra("N-2"),), aura=5), distance=5)
    scene.use(number).use(shinra("N-2"))
    if asked(scene) == ("ChooseDamage", 1):
        scene.answer("aura")
    assert (scene.count("aura.0"), scene.count("aura.1"), scene.numbers("hand.0")) == (2, aura, FILLER[:1])


def test_n_2_does_nothing_to_a_special_but_lets_draw():
    scene = main(plain(specials=(BULLET,)), planner(hand=(shinra("N-2"),), aura=5), distance=5)
    scene.use(BULLET).use(shinra("N-2"))
    assert (asked(scene), scene.numbers("hand.0")) == (("ChooseDamage", 1), FILLER[:1])


def test_n_3_covers_three_of_the_deck_by_shinzan():
    scene = full_power(planner(hand=(shinra("N-3"),)), plain(), distance=5)
    scene.use(shinra("N-3"))
    assert (scene.numbers("cover.1"), scene.count("life.1")) == (FILLER[:3], 9)
    assert asked(scene) == ("ChooseOne", 0)


def test_n_3_may_use_a_card_of_the_opponents_discard_pile_by_kibo():
    scene = full_power(planner(KIBO, hand=(shinra("N-3"),)), plain(discard=(SHOT, FILLER[0])), distance=5)
    scene.use(shinra("N-3"))
    assert scene.keys == tuple(f"card:{scene.card(one, 1, 'discard')}" for one in (SHOT, FILLER[0]))
    assert {move.target for option in scene.decision.options for move in option.moves} == {"in-use.0"}
    scene.answer(f"card:{scene.card(SHOT)}")
    assert asked(scene) == ("ChooseDamage", 1)
    scene.answers("life", "shinzan")
    assert (attacks_made(scene), scene.where(SHOT)) == ([0, 0], "discard.1")


def test_n_3_may_leave_the_opponents_cards():
    scene = full_power(planner(KIBO, hand=(shinra("N-3"),)), plain(discard=(SHOT,)), distance=5)
    scene.use(shinra("N-3")).answer()
    assert (asked(scene), scene.where(SHOT)) == (("ChooseOne", 0), "discard.1")


def test_n_4_uses_an_attack_of_the_opponents_hand():
    scene = main(planner(hand=(shinra("N-4"),)), plain(hand=(SHOT, FILLER[0])), distance=4).use(shinra("N-4"))
    assert scene.decision.shown == tuple(f"card:{scene.card(one, 1, 'hand')}" for one in (SHOT, FILLER[0]))
    assert scene.keys == (f"card:{scene.card(SHOT)}",)
    scene.answer(scene.keys[0])
    assert scene.keys == ("use", "put")
    scene.answer("use")
    assert attacks_made(scene) == [0]
    scene.answers("pass", "aura")
    assert (asked(scene), scene.where(SHOT)) == (("ChooseAct", 0), "discard.1")


def test_n_4_covers_it_instead():
    scene = main(planner(hand=(shinra("N-4"),)), plain(hand=(SHOT,)), distance=4).use(shinra("N-4"))
    scene.answer(scene.keys[0]).answer("put")
    assert (asked(scene), scene.where(SHOT), attacks_made(scene)) == (("ChooseAct", 0), "cover.1", [])


def test_n_4_can_only_cover_what_is_out_of_range():
    scene = main(planner(hand=(shinra("N-4"),)), plain(hand=(SHOT,)), distance=3).use(shinra("N-4"))
    scene.answer(scene.keys[0])
    assert (asked(scene), scene.where(SHOT)) == (("ChooseAct", 0), "cover.1")


def test_n_4_may_take_none_and_looks_also_where_there_is_no_attack():
    scene = main(planner(hand=(shinra("N-4"),)), plain(hand=(SHOT,)), distance=4).use(shinra("N-4")).answer()
    assert (asked(scene), scene.where(SHOT)) == (("ChooseAct", 0), "hand.1")
    scene = main(planner(hand=(shinra("N-4"),)), plain(hand=(FILLER[0],)), distance=4).use(shinra("N-4"))
    assert (asked(scene), scene.decision.cards) == (("LookAt", 0), (f"card:{scene.card(FILLER[0], 1, 'hand')}",))
    assert asked(scene.answer("seen")) == ("ChooseAct", 0)


@pytest.mark.parametrize("way", ["use", "put"])
def test_n_4_ends_the_phase_after_a_full_power_card(way):
    scene = main(planner(hand=(shinra("N-4"),)), plain(hand=(shinra("N-3"),)), distance=5).use(shinra("N-4"))
    scene.answer(scene.keys[0]).answer(way)
    if way == "use":  # its plan is carried out by her player, and the next one prepared
        scene.answer("shinzan")
    assert (scene.state.turn, scene.where(shinra("N-4"))) == (4, "discard.0")
    assert scene.where(shinra("N-3")) == ("discard.1" if way == "use" else "cover.1")


def test_n_4_tells_the_opponent_no_face_that_stays_in_hand():
    """What its player sees is asked of that player alone."""
    scene = main(planner(hand=(shinra("N-4"),)), plain(hand=(SHOT, FILLER[0])), distance=4).use(shinra("N-4"))
    assert decision_for(scene.state, scene.decision, 1) == Waiting(0, None)


@pytest.mark.parametrize(("plan", "distance"), [(SHINZAN, 5), (KIBO, 3)])
def test_n_5_can_be_a_reaction_that_spoils_the_attack(plan, distance):
    scene = main(plain(hand=(yurina("N-1"),)), planner(plan, hand=(shinra("N-5"),)), distance=4)
    scene.use(yurina("N-1")).use(shinra("N-5")).answer("kibo")
    assert (scene.count("distance"), scene.count("life.1"), the_plan(scene, 1)) == (distance, 10, (KIBO, 0))


def disenchanted(plan, right):
    scene = main(planner(plan, enhancements=((shinra("N-6"), 1),)), right)
    return pay_upkeep(scene)


def test_n_6_gains_vigor_and_returns_to_the_deck_by_shinzan():
    scene = disenchanted(SHINZAN, plain())
    assert (scene.state.vigor[0], scene.numbers("deck.0")[0]) == (1, shinra("N-6"))
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("kibo")
    assert (scene.where(shinra("N-6")), the_plan(scene)) == ("deck.0", (KIBO, 0))


def test_n_6_makes_a_player_with_a_small_hand_draw_and_discard_by_kibo():
    scene = disenchanted(KIBO, plain(hand=(SHOT,)))
    assert asked(scene) == ("ChooseCards", 1)
    assert (scene.state.flinched[1], len(scene.numbers("hand.1"))) == (True, 4)
    scene.answer(*scene.keys[:2])
    assert (len(scene.numbers("hand.1")), len(scene.numbers("discard.1"))) == (2, 2)
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("shinzan")
    assert scene.where(shinra("N-6")) == "discard.0"


def test_n_6_leaves_a_player_with_two_cards_alone_by_kibo():
    scene = disenchanted(KIBO, plain(hand=(SHOT, FILLER[0])))
    assert (asked(scene), scene.state.flinched[1], len(scene.numbers("hand.1"))) == (("ChooseOne", 0), False, 2)


def test_n_6_burns_a_deck_that_runs_dry():
    scene = disenchanted(KIBO, plain(deck=(FILLER[0],)))
    assert asked(scene) == ("ChooseDamage", 1)
    scene.answers("life", "life")
    assert scene.count("life.1") == 8
    scene.answer("shinzan")
    assert (scene.numbers("hand.1"), scene.numbers("discard.1")) == ((), (FILLER[0],))


def test_n_7_seals_a_played_card_and_gives_it_back():
    scene = main(planner(hand=(shinra("N-7"),)), plain(discard=(SHOT, FILLER[0])), shadow=10)
    scene.use(shinra("N-7"))
    scene.answer("shadow", "shadow", "shadow", "shadow")
    assert {move.target for option in scene.decision.options for move in option.moves} == {"sealed.0"}
    scene.answer(f"card:{scene.card(SHOT)}")
    assert (scene.where(SHOT), scene.numbers("discard.1")) == ("sealed.0", (FILLER[0],))
    for _ in range(4):
        pay_upkeep(scene)
    assert (scene.where(SHOT), scene.where(shinra("N-7"))) == ("discard.1", "discard.0")


def test_n_7_with_nothing_to_seal_is_laid_all_the_same():
    scene = main(planner(hand=(shinra("N-7"),)), plain()).use(shinra("N-7"))
    scene.answer("shadow", "shadow", "shadow", "shadow")
    assert (scene.where(shinra("N-7")), scene.numbers("sealed.0")) == ("enhancements.0", ())


# --- specials


def test_s_1_seals_for_good():
    scene = main(planner(specials=(shinra("S-1"),), flare=2), plain(discard=(SHOT,))).use(shinra("S-1"))
    assert (scene.where(SHOT), scene.count("flare.0")) == ("sealed.0", 0)
    next_turn(scene)
    assert (scene.where(SHOT), scene.state.status[scene.card(shinra("S-1"))]) == ("sealed.0", "used")


def test_s_2_uses_an_own_enhancement_of_the_discard_pile_or_a_used_special_without_cost():
    scene = main(
        planner(
            specials=(shinra("S-2"), yurina("S-1")), used=(shinra("S-4"),), flare=2, discard=(shinra("N-6"), SHOT)
        ),
        plain(),
    )
    scene.use(shinra("S-2"))
    assert scene.keys == (f"card:{scene.card(shinra('N-6'))}", f"card:{scene.card(shinra('S-4'))}")
    scene.answer(scene.keys[1])
    assert (asked(scene), scene.count("flare.0")) == (("ChooseCrystals", 0), 0)
    scene.answer(*("shadow",) * 6)
    assert (scene.count("life.0"), scene.where(shinra("S-4"))) == (12, "enhancements.0")
    assert asked(scene) == ("ChooseOne", 0)


def test_s_2_without_such_a_card_shows_no_unused_special():
    scene = main(planner(specials=(shinra("S-2"), shinra("S-1")), flare=2, discard=(SHOT,)), plain())
    scene.use(shinra("S-2"))
    assert (asked(scene), scene.happened(CardsRevealed)) == (("ChooseOne", 0), [])


def test_s_2_ends_the_phase_after_a_full_power_enhancement_and_the_plan_is_prepared_in_the_end_phase():
    scene = main(planner(specials=(shinra("S-2"),), used=(shinra("S-3"),), flare=2, vigor=1), plain())
    scene.use(shinra("S-2")).answer(*("shadow",) * 5)
    assert (scene.state.phase, asked(scene), scene.where(shinra("S-3"))) == (
        "end", ("ChooseOne", 0), "enhancements.0",
    )
    scene.answer("kibo")
    assert (the_plan(scene), scene.state.turn_player) == ((KIBO, 0), 1)


def test_s_2_empties_an_enhancement_of_the_opponent_that_is_no_special_by_kibo():
    scene = main(
        planner(KIBO, specials=(shinra("S-2"),), flare=2),
        plain(enhancements=((saine("N-5"), 2), (saine("N-7"), 4), (shinra("S-4"), 3))),
        distance=3,
    )
    scene.use(shinra("S-2"))
    assert scene.keys == (f"card:{scene.card(saine('N-5'))}", f"card:{scene.card(saine('N-7'))}")
    scene.answer(scene.keys[1])
    assert (scene.count("shadow"), scene.where(saine("N-7"))) == (16, "discard.1")


def test_s_2_sends_the_crystals_where_the_card_itself_sends_them():
    """圏域 gives its crystals to the distance instead of the shadow."""
    left, right = planner(KIBO, specials=(shinra("S-2"),), flare=2), plain(enhancements=((saine("N-5"), 2),))
    scene = main(left, right, distance=3)
    scene.use(shinra("S-2"))
    assert (scene.count("distance"), scene.where(saine("N-5"))) == (5, "discard.1")


def test_s_3_swaps_both_damages_of_own_attacks_before_what_is_added():
    scene = main(planner(enhancements=((shinra("S-3"), 5),), hand=(yurina("N-1"),)), plain(hand=(FILLER[0],)))
    scene.use(yurina("N-1"))
    assert attack(scene) == (1, 3)
    scene = main(
        planner(enhancements=((shinra("S-3"), 5),), hand=(yurina("N-2"),), life=3), plain(hand=(FILLER[0],)), distance=3
    )
    scene.use(yurina("N-2"))
    assert attack(scene) == (3, 2)
    scene = main(plain(hand=(SHOT,)), planner(enhancements=((shinra("S-3"), 5),), hand=(FILLER[0],)))
    scene.use(SHOT)
    assert attack(scene) == (2, 1)


def test_s_3_swaps_the_dash_too():
    scene = main(planner(enhancements=((shinra("S-3"), 5),), hand=(shinra("N-1"),)), plain(hand=(FILLER[0],), deck=()))
    scene.use(shinra("N-1"))
    assert attack(scene) == ("-", 2)


def test_5_6_ii_s_3_and_a_card_that_swaps_its_own_damage_leave_it_as_it_was():
    mine = planner(enhancements=((shinra("S-3"), 5),), hand=(saine("A2-N-2"),))
    scene = main(mine, plain(hand=(FILLER[0],), aura=1), distance=4)
    scene.use(saine("A2-N-2"))
    assert attack(scene) == (3, 1)


def test_s_4_heals_and_harms_with_each_other_enhancement_that_is_disenchanted():
    scene = main(
        planner(specials=(shinra("S-4"),), flare=6, enhancements=((saine("N-7"), 1),)),
        plain(enhancements=((tokoyo("N-6"), 2),)),
    )
    scene.use(shinra("S-4")).answer(*("shadow",) * 6)
    assert scene.count("life.0") == 12
    pay_upkeep(scene)
    assert (scene.count("life.1"), scene.count("life.0"), scene.on(shinra("S-4"))) == (9, 12, 5)
    pay_upkeep(scene)
    assert (scene.numbers("discard.1"), scene.count("life.1")) == ((tokoyo("N-6"),), 9)


def test_9_5_s_4_counts_a_card_that_went_elsewhere_by_its_own_disenchant_effect():
    scene = main(planner(enhancements=((shinra("S-4"), 4), (shinra("N-6"), 1))), plain())
    pay_upkeep(scene).answer("shinzan")
    assert (scene.numbers("deck.0")[0], scene.count("life.1")) == (shinra("N-6"), 9)


def test_s_4_loses_the_duel_when_it_is_disenchanted():
    scene = main(planner(enhancements=((shinra("S-4"), 1),)), plain())
    card = scene.card(shinra("S-4"))
    scene.resolve(until_over(move_crystals(scene.table, f"card.{card}", "shadow", 1, "effect")))
    assert (scene.state.winner, scene.state.ending) == (1, "effect-lost")


# --- 『教主』


@pytest.mark.parametrize(
    ("plan", "deck", "life", "aura"),
    [(SHINZAN, 3, 9, 3), (SHINZAN, 2, 10, 3), (KIBO, 3, 10, 1), (KIBO, 4, 10, 3)],
)
def test_a1_n_2_harms_the_attacker_by_the_size_of_the_deck(plan, deck, life, aura):
    scene = main(
        plain(hand=(SHOT,), deck=FILLER[:deck]), planner(plan, hand=(shinra("A1-N-2"),), megami=("shinra-a1", "yurina"))
    )
    scene.use(SHOT).use(shinra("A1-N-2"))
    assert (scene.count("life.0"), scene.count("aura.0"), asked(scene)) == (life, aura, ("ChooseOne", 1))


def test_a1_n_2_does_nothing_when_it_is_no_reaction():
    scene = main(planner(hand=(shinra("A1-N-2"),), megami=("shinra-a1", "yurina")), plain()).use(shinra("A1-N-2"))
    assert (asked(scene), scene.count("life.1"), the_plan(scene)) == (("ChooseAct", 0), 10, (SHINZAN, 0))


def apostle(plan=SHINZAN, right=None, distance=3, **laid):
    laid.setdefault("hand", (shinra("A1-N-7"),))
    return full_power(planner(plan, megami=("shinra-a1", "yurina"), **laid), right or plain(), distance=distance)


def test_a1_n_7_may_pay_a_vigor_to_prepare_first():
    scene = apostle(vigor=1, distance=4).use(shinra("A1-N-7"))
    scene.answer("shadow", "shadow")
    assert (scene.keys, scene.decision.kind) == (("yes", "no"), "ChooseOne")
    scene.answer("yes")
    assert (scene.state.vigor[0], scene.keys, the_plan(scene)) == (0, ("shinzan", "kibo"), (SHINZAN, 0))
    scene.answer("kibo")
    assert (attacks_made(scene), the_plan(scene)) == ([0], (KIBO, 1))


def test_a1_n_7_asks_for_no_payment_without_the_vigor():
    scene = apostle(distance=3).use(shinra("A1-N-7"))
    scene.answer("shadow", "shadow")
    assert (attacks_made(scene), the_plan(scene)) == ([0], (SHINZAN, 1))


@pytest.mark.parametrize(("plan", "lengths"), [(SHINZAN, (1, 3, 5)), (KIBO, (0, 2, 4))])
def test_a1_n_7_strikes_at_odd_or_at_even_distances(plan, lengths):
    for distance in range(7):
        scene = apostle(plan, distance=distance).use(shinra("A1-N-7"))
        scene.answer("shadow", "shadow")
        assert (attacks_made(scene) == [0]) is (distance in lengths)


def test_a1_n_7_takes_a_hand_card_to_the_bottom_of_the_deck_by_shinzan():
    scene = apostle(right=plain(hand=(SHOT, BULLET))).use(shinra("A1-N-7"))
    scene.answer("shadow", "shadow")
    scene.answers("pass", "life")
    assert asked(scene) == ("ChooseCards", 1)
    scene.answer(f"card:{scene.card(SHOT)}")
    assert scene.numbers("deck.1")[-1] == SHOT


def test_a1_n_7_mills_a_card_each_way_by_kibo_and_again_when_disenchanted():
    scene = apostle(KIBO, distance=4).use(shinra("A1-N-7"))
    scene.answer("shadow", "shadow").answers("life", "kibo")
    assert (scene.numbers("discard.1"), scene.numbers("cover.1")) == (FILLER[:1], FILLER[1:2])
    pay_upkeep(scene)
    pay_upkeep(scene).answers("life", "kibo")
    assert (attacks_made(scene), len(scene.numbers("deck.1")), scene.count("life.1")) == ([0, 0], 0, 6)


def scripture(plan=SHINZAN, right=None, distance=3, **laid):
    return full_power(
        planner(plan, megami=("shinra-a1", "yurina"), specials=(shinra("A1-S-3"),), flare=4, **laid),
        right or plain(), distance=distance,
    )


def test_a1_s_3_discards_any_cards_and_carries_out_any_plans_in_any_order():
    scene = scripture(hand=(shinra("N-5"), SHOT), cover=(shinra("N-6"),), discard=(shinra("A1-N-2"),))
    scene.use(shinra("A1-S-3")).answer("life")
    assert scene.decision.target == "discard.0"
    scene.answer(f"card:{scene.card(shinra('N-6'))}", f"card:{scene.card(shinra('N-5'))}")
    plans = {number: f"card:{scene.card(shinra(number))}" for number in ("A1-N-2", "N-5", "N-6")}
    assert set(scene.keys) == set(plans.values())
    scene.answer(plans["N-5"])
    assert (scene.count("distance"), the_plan(scene)) == (4, (SHINZAN, 1))
    assert set(scene.keys) == {plans["A1-N-2"], plans["N-6"]}
    scene.answer(plans["A1-N-2"])
    assert scene.count("life.1") == 7
    scene.answer(plans["N-6"])
    assert (scene.numbers("deck.0")[0], scene.state.vigor[0], scene.keys) == (shinra("N-6"), 1, ("shinzan", "kibo"))
    scene.answer("kibo")
    assert (the_plan(scene), scene.numbers("hand.0")) == ((KIBO, 0), (SHOT,))


def test_a1_s_3_may_discard_and_carry_out_nothing_and_prepares_all_the_same():
    scene = scripture(hand=(SHOT,), discard=(shinra("N-5"),)).use(shinra("A1-S-3")).answer("life").answer().answer()
    assert (scene.keys, the_plan(scene), scene.count("distance")) == (("shinzan", "kibo"), (SHINZAN, 0), 3)


def test_a1_s_3_carries_all_out_by_the_one_plan_that_is_prepared():
    scene = scripture(KIBO, discard=(shinra("N-5"), shinra("A1-N-2")), right=plain(deck=FILLER[:3], aura=3))
    scene.use(shinra("A1-S-3")).answer("life").answer(f"card:{scene.card(shinra('N-5'))}")
    scene.answer(f"card:{scene.card(shinra('A1-N-2'))}")
    assert (scene.count("distance"), scene.count("aura.1"), scene.keys) == (2, 2, ("shinzan", "kibo"))


def test_a1_s_3_makes_the_attack_of_a_card_that_lies_in_the_discard_pile():
    scene = scripture(discard=(shinra("A1-N-7"),)).use(shinra("A1-S-3")).answer("life")
    scene.answer(f"card:{scene.card(shinra('A1-N-7'))}")
    assert (attack(scene), attacks_made(scene)) == ((2, 2), [0, 0])


def test_a1_s_3_stops_where_a_plan_ends_the_phase():
    """A card of the opponent's that ends the phase: the plan is prepared in the end phase, by the rule of the sheet."""
    left = planner(
        KIBO, megami=("shinra-a1", "yurina"), specials=(shinra("A1-S-3"),), flare=4, discard=(shinra("N-3"),)
    )
    right = side(megami=("chikage", "saine"), begun=True, discard=(chikage("P-1"),), elsewhere={"poison-bag": ()})
    scene = Scene(left, right, distance=3, conduct="")
    scene.resolve(play(scene.table)).answer("full-power").use(shinra("A1-S-3")).answer("life")
    scene.answer(f"card:{scene.card(shinra('N-3'))}").answer(f"card:{scene.card(chikage('P-1'))}")
    assert (scene.state.phase, the_plan(scene), scene.keys) == ("end", (KIBO, 1), ("shinzan", "kibo"))
    scene.answer("shinzan")
    assert (the_plan(scene), scene.where(shinra("A1-S-3"))) == ((SHINZAN, 0), "specials.0")


def test_a1_s_3_cannot_be_reacted_to():
    scene = scripture(right=plain(hand=(shinra("N-5"),))).use(shinra("A1-S-3"))
    assert asked(scene) == ("ChooseDamage", 1)


@pytest.mark.parametrize("number", ["N-5", "N-3", "A1-N-7"])
def test_cards_with_a_plan_do_the_rest_for_a_user_without_one(number):
    scene = full_power(plain(hand=(shinra(number),)), plain(), distance=5)
    scene.use(shinra(number))
    while scene.decision is not None and scene.decision.kind == "ChooseCrystals":
        scene.answer("shadow", "shadow")
    while scene.decision is not None and "no" in scene.keys:
        scene.answer("no")
    assert (asked(scene), scene.happened(CounterChanged), scene.happened(AttackCancelled)) == (None, [], [])
