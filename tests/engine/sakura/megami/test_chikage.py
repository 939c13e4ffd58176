"""Chikage's cards by their numbers (appendix 1: 09), her poisons, and the rules of her sheet (§x7)."""

from __future__ import annotations

import pytest

from engine.cardgame.asked import Waiting, decision_for
from engine.cardgame.hooks import SET
from engine.cardgame.in_force import choosable
from engine.cardgame.source import Source
from engine.sakura.areas import AREAS
from engine.sakura.clauses.build import use
from engine.sakura.clauses.changes import Change
from engine.sakura.clauses.poisons import ReturnThis
from engine.sakura.clauses.steps_attacks import answered_gets
from engine.sakura.events import AttackCancelled, CardGained, CardsRevealed
from engine.sakura.play.scene import Scene
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import cover, draw
from engine.sakura.procedures.opening import play
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.procedures.turn import upkeep
from engine.sakura.procedures.use import use_card
from engine.sakura.values.numbers import distance
from engine.sakura.view.seat import view
from engine.text.phrase import say
from tests.engine.sakura.rules.small_cards import small
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
    lengths,
    main,
    pay_upkeep,
    saine,
    shinra,
    side,
    tokoyo,
    until_over,
    yurina,
)
from tests.engine.sakura.view.told import witness

PLAIN = ("saine", "tokoyo")
NUMB, DREAM, SLACK, RUIN = (chikage(f"P-{number}") for number in (1, 2, 3, 4))
WEAKER = (NUMB, DREAM, SLACK)


def poisoner(bag=None, **laid):
    """A side that hosts her, with her bag as at the beginning or as it is said."""
    laid.setdefault("megami", ("chikage", "yurina"))
    if bag is not None:
        laid["elsewhere"] = {"poison-bag": bag}
    return side(begun=True, **laid)


def plain(**laid):
    """A side that hosts others."""
    return side(megami=PLAIN, **laid)


def ids(scene, *numbers, seat=None, area=None):
    return tuple(f"card:{scene.card(number, seat, area)}" for number in numbers)


# --- the sheet


def test_x7_1_five_poisons_lie_in_the_bag_at_first():
    scene = main(poisoner(), plain())
    assert scene.numbers("poison-bag.0") == (NUMB, DREAM, SLACK, RUIN, RUIN)
    assert {scene.state.owner[card] for card in scene.state.piles["poison-bag.0"]} == {0}


@pytest.mark.parametrize("number", [*WEAKER, RUIN])
def test_x7_2_their_kind_is_poison_and_no_megami_uses_them(number):
    scene = main(poisoner(), plain())
    card = scene.card(number)
    assert (scene.state.kind(card), scene.state.info(card).megami) == ("poison", ())


def test_x7_2_1_a_poison_is_used_like_a_normal_card_and_is_none():
    scene = main(poisoner(()), plain(), turn_player=1)
    assert asked(scene) == ("ChooseAct", 1)
    scene = main(plain(hand=(RUIN,), aura=5), poisoner(()))
    scene.use(RUIN)
    assert (scene.count("aura.0"), scene.where(RUIN)) == (2, "discard.0")


def test_x7_2_1_a_poison_in_the_bag_cannot_be_used():
    scene = main(poisoner(), plain())
    assert not any(f"use:{card}" in scene.keys for card in scene.state.piles["poison-bag.0"])


def test_x7_2_1_a_poison_can_neither_be_covered_nor_chosen_for_it():
    scene = main(plain(hand=(RUIN, SHOT), vigor=0), poisoner(()))
    card = scene.card(RUIN)
    assert choosable(scene.state, scene.state.piles["hand.0"], "cover") == [scene.card(SHOT)]
    assert list(scene.decision.payments) == [f"cover:{scene.card(SHOT)}"]
    scene.resolve(cover(scene.table, card))
    assert scene.where(RUIN) == "hand.0"


def test_x7_2_1_poisons_beyond_the_hand_limit_are_kept():
    scene = end(main(plain(hand=(RUIN, NUMB, DREAM, SHOT)), poisoner(())))
    assert (asked(scene), scene.numbers("cover.0")) == (None, (SHOT,))
    assert scene.numbers("hand.0") == (RUIN, NUMB, DREAM)


def test_x7_2_1_a_poison_on_top_of_the_deck_stays_when_it_would_be_covered():
    scene = main(side(megami=("chikage", "shinra"), begun=True, hand=(shinra("N-1"),)), plain(deck=(RUIN, *FILLER)))
    scene.use(shinra("N-1"))
    assert (scene.numbers("deck.1"), scene.numbers("cover.1")) == ((RUIN, *FILLER[1:]), FILLER[:1])


def test_x7_2_1_it_holds_for_both_players_whoever_hosts_her():
    scene = main(poisoner(hand=(RUIN,)), plain(hand=(NUMB,)))
    assert choosable(scene.state, (*scene.state.piles["hand.0"], *scene.state.piles["hand.1"]), "cover") == []


def test_x7_3_1_only_the_bags_player_sees_into_it():
    scene = main(poisoner((NUMB, RUIN)), plain())
    mine, theirs = (view(scene.state, seat).places["poison-bag.0"].cards for seat in (0, 1))
    assert [card.number for card in mine] == [NUMB, RUIN]
    assert [(card.number, card.kind, card.handle) for card in theirs] == [
        (None, "poison", "poison-bag.0#0"), (None, "poison", "poison-bag.0#1"),
    ]
    assert (AREAS.of("poison-bag").facing, AREAS.of("poison-bag").effective) == ("down", False)


def test_x7_3_there_are_two_bags_where_both_host_her():
    scene = main(poisoner(), poisoner(megami=("chikage-a1", "saine")))
    assert [len(scene.numbers(f"poison-bag.{seat}")) for seat in (0, 1)] == [5, 5]
    scene = main(poisoner((DREAM,), hand=(chikage("N-5"),)), poisoner((), megami=("chikage-a1", "saine"), flare=3))
    scene.use(chikage("N-5")).answer(*ids(scene, DREAM))
    assert scene.where(DREAM) == "hand.1"
    scene.resolve(use_card(scene.table, 1, scene.card(DREAM), "standard"))
    assert (scene.numbers("poison-bag.0"), scene.numbers("poison-bag.1"), scene.count("flare.1")) == ((DREAM,), (), 1)


def test_x7_4_a_poison_is_the_players_to_whose_area_it_goes_and_comes_back():
    scene = main(poisoner(hand=(chikage("N-5"),)), plain(flare=3))
    scene.use(chikage("N-5")).answer(*ids(scene, DREAM))
    card = scene.card(DREAM)
    assert (scene.state.owner[card], scene.state.where[card]) == (1, "hand.1")
    scene.resolve(use_card(scene.table, 1, card, "standard"))
    assert (scene.state.owner[card], scene.state.where[card], scene.count("flare.1")) == (0, "poison-bag.0", 1)
    assert [(one.card, one.owner) for one in scene.happened(CardGained)] == [(card, 1), (card, 0)]


def test_x7_4_the_new_owner_changes_nothing_for_the_effect_that_moved_it():
    """The flare that goes is the user's, though the card is the opponent's already."""
    scene = main(plain(hand=(DREAM,), flare=2), poisoner((), flare=2)).use(DREAM)
    assert (scene.where(DREAM), scene.count("flare.0"), scene.count("flare.1")) == ("poison-bag.1", 0, 2)


def test_x7_4_a_poison_that_an_opponent_uses_becomes_that_players():
    """By 詭弁 or the like: it goes to the area of cards in use of its user, and from there to that player's pile."""
    scene = main(side(megami=("chikage", "shinra"), begun=True, aura=4), plain(discard=(RUIN,)))
    scene.resolve(use_card(scene.table, 0, scene.card(RUIN, 1), "effect"))
    assert (scene.numbers("discard.0"), scene.numbers("discard.1"), scene.count("aura.0")) == ((RUIN,), (), 1)


def test_x7_4_a_poison_returns_to_no_bag_that_isnt_there():
    """Its user's opponent hosts others: it stays, and goes where a used card goes."""
    scene = main(side(megami=("chikage", "shinra"), begun=True, flare=3), plain(discard=(DREAM,)))
    scene.resolve(use_card(scene.table, 0, scene.card(DREAM, 1), "effect"))
    assert (scene.numbers("discard.0"), scene.count("flare.0"), len(scene.numbers("poison-bag.0"))) == ((DREAM,), 1, 5)


def test_x7_4_a_sealed_poison_comes_back_to_whom_the_text_says():
    left = side(megami=("chikage", "shinra"), begun=True, hand=(shinra("N-7"),))
    scene = main(left, plain(discard=(RUIN,)))
    scene.use(shinra("N-7")).answer("shadow", "shadow", "shadow", "shadow")
    card = scene.card(RUIN, area="sealed")
    assert (scene.state.owner[card], scene.state.where[card]) == (0, "sealed.0")
    for _ in range(4):
        pay_upkeep(scene)
    assert (scene.state.owner[card], scene.state.where[card]) == (1, "discard.1")


def test_x7_5_the_poisons_of_a_deck_go_on_top_in_a_random_order_when_it_is_rebuilt():
    pile = (SHOT, RUIN, FILLER[0])
    scene = main(poisoner((NUMB, SLACK, RUIN)), plain(deck=(DREAM,), discard=pile), chance=[[0, 1, 2, 3], [1, 0]])
    scene.resolve(rebuild(scene.table, 1, by_rule=False))
    assert scene.numbers("deck.1") == (RUIN, DREAM, SHOT, FILLER[0])
    assert scene.chance == []


def test_x7_5_it_is_done_once_where_both_host_her_and_for_either():
    left = poisoner((), deck=(RUIN, NUMB, SHOT))
    right = poisoner((), deck=(RUIN, SLACK, BULLET), megami=("chikage", "saine"))
    scene = main(left, right, chance=[[0, 1, 2], [1, 0], [2, 1, 0], [0, 1]])
    scene.resolve(rebuild(scene.table, 0, by_rule=False))
    assert scene.numbers("deck.0") == (NUMB, RUIN, SHOT)
    scene.resolve(rebuild(scene.table, 1, by_rule=False))
    assert (scene.numbers("deck.1"), scene.chance) == ((SLACK, RUIN, BULLET), [])


def test_x7_5_a_deck_without_poison_is_rebuilt_as_ever():
    scene = main(poisoner(), plain(deck=(), discard=(SHOT, FILLER[0])))
    scene.resolve(rebuild(scene.table, 1, by_rule=False))
    assert scene.numbers("deck.1") == (SHOT, FILLER[0])


def test_x7_5_the_order_is_known_to_nobody():
    """Neither player sees which of two poisons goes where."""

    def told(first, second, seat):
        scene = main(poisoner(()), plain(deck=(), discard=(SHOT, first, second)), chance=[[0, 1, 2], [1, 0]])
        since = len(scene.table.events)
        scene.resolve(rebuild(scene.table, 1, by_rule=False))
        seen = [one for one in witness(scene.table.events, seat, since) if one.moves]
        return [(one.moves, one.line) for one in seen if one.moves[0].source == "deck.1"]

    for seat in (0, 1):
        assert len(told(RUIN, NUMB, seat)) == 2
        assert told(RUIN, NUMB, seat) == told(NUMB, RUIN, seat)


# --- normal cards


def test_n_1_deals_2_or_2_at_4_and_5():
    scene = main(poisoner(hand=(chikage("N-1"),)), plain(hand=(FILLER[0],)), distance=4).use(chikage("N-1"))
    assert (attack(scene), lengths(scene)) == ((2, 2), [4, 5])


def test_n_2_puts_a_weaker_poison_on_top_of_the_opponents_deck():
    scene = main(poisoner(hand=(chikage("N-2"),)), plain(), distance=4).use(chikage("N-2"), "life")
    assert (scene.keys, scene.decision.target) == (ids(scene, *WEAKER), "deck.1")
    scene.answer(*ids(scene, SLACK))
    assert (scene.numbers("deck.1")[0], scene.state.owner[scene.card(SLACK)]) == (SLACK, 1)
    scene.resolve(draw(scene.table, 1))
    assert scene.where(SLACK) == "hand.1"


def test_n_2_asks_also_for_a_single_one_and_shows_a_bag_without_any():
    scene = main(poisoner((NUMB, RUIN), hand=(chikage("N-2"),)), plain(), distance=4).use(chikage("N-2"), "life")
    assert (asked(scene), scene.keys) == (("ChooseCards", 0), ids(scene, NUMB))
    assert decision_for(scene.state, scene.decision, 1) == Waiting(0, None)
    scene = main(poisoner((RUIN,), hand=(chikage("N-2"),)), plain(), distance=4).use(chikage("N-2"), "life")
    assert [one.cards for one in scene.happened(CardsRevealed)] == [(scene.card(RUIN),)]
    assert scene.where(RUIN) == "poison-bag.0"


def test_n_2_tells_the_opponent_no_more_than_that_a_poison_went():
    def told(number):
        scene = main(poisoner((NUMB, DREAM), hand=(chikage("N-2"),)), plain(), distance=4)
        scene.use(chikage("N-2"), "life").answer(*ids(scene, number))
        return [(seen.moves, seen.line, view(seen.state, 1)) for seen in witness(scene.table.events, 1)]

    assert told(NUMB) == told(DREAM)


@pytest.mark.parametrize(("aura", "distance_after"), [(3, 5), (0, 4)])
def test_n_3_retreats_and_bars_forward_for_the_turn(aura, distance_after):
    left, right = plain(hand=(himika("N-4"), yurina("N-1")), vigor=1), poisoner(hand=(chikage("N-3"),), aura=aura)
    scene = main(left, right, distance=3)
    scene.use(yurina("N-1")).use(chikage("N-3"))
    assert scene.count("distance") == distance_after
    assert asked(scene) == ("ChooseAct", 0)
    assert not scene.offers("basic:forward")
    assert scene.offers("basic:recover")
    scene.answer("end")
    assert "basic:forward" not in scene.keys


def test_n_3_is_over_with_the_turn():
    scene = main(poisoner(hand=(chikage("N-3"),)), plain(vigor=1), distance=3).use(chikage("N-3"), "end")
    while asked(scene) != ("ChooseConduct", 1):
        scene.answer(scene.keys[-1])
    scene.answer("standard")
    assert scene.offers("basic:forward")


def test_n_4_in_full_power_is_stronger_and_lets_the_opponent_choose_a_poison():
    scene = full_power(poisoner(hand=(chikage("N-4"),), aura=2), plain(), distance=3).use(chikage("N-4"))
    assert attack(scene) == (2, 3)
    scene.answer("life")
    assert asked(scene) == ("ChooseCards", 1)
    assert (scene.decision.target, len(scene.decision.shown), len(scene.keys)) == ("hand.1", 5, 5)
    scene.answer(*ids(scene, NUMB))
    assert (scene.where(NUMB), scene.state.owner[scene.card(NUMB)], scene.count("aura.0")) == ("hand.1", 1, 3)


def test_n_4_shows_even_a_single_poison_and_does_nothing_with_an_empty_bag():
    scene = full_power(poisoner((RUIN,), hand=(chikage("N-4"),)), plain(), distance=3).use(chikage("N-4"), "life")
    assert (asked(scene), scene.keys) == (("ChooseCards", 1), ids(scene, RUIN))
    scene = full_power(poisoner((), hand=(chikage("N-4"),), aura=2), plain(), distance=3).use(chikage("N-4"), "life")
    assert (asked(scene), scene.count("aura.0")) == (None, 2)


@pytest.mark.parametrize(("hand", "aura"), [((RUIN,), 3), ((FILLER[0],), 2)])
def test_n_4_recovers_if_the_opponent_holds_a_poison(hand, aura):
    scene = main(poisoner((), hand=(chikage("N-4"),), aura=2), plain(hand=hand), distance=3).use(chikage("N-4"), "pass")
    assert attack(scene) == (1, 1)
    scene.answer("life")
    assert (scene.count("aura.0"), asked(scene)) == (aura, ("ChooseAct", 0))


def test_n_5_puts_a_weaker_poison_into_the_opponents_hand():
    scene = main(poisoner(hand=(chikage("N-5"),)), plain(hand=(SHOT,))).use(chikage("N-5"))
    assert (scene.keys, scene.decision.target) == (ids(scene, *WEAKER), "hand.1")
    scene.answer(*ids(scene, NUMB))
    assert scene.numbers("hand.1") == (SHOT, NUMB)


def test_n_6_brings_the_players_closer_by_2_until_its_player_is_hurt():
    scene = main(poisoner(enhancements=((chikage("N-6"), 4),)), plain(), distance=5)
    assert distance(scene.state) == 3
    scene = main(poisoner(enhancements=((chikage("N-6"), 4),)), plain(), distance=1)
    assert distance(scene.state) == 0
    scene = main(plain(hand=(yurina("N-1"),)), poisoner(enhancements=((chikage("N-6"), 4),)), distance=6)
    scene.use(yurina("N-1"), "life")
    assert (scene.where(chikage("N-6")), distance(scene.state)) == ("cover.1", 6)


def test_n_7_bars_backward_and_breakaway():
    scene = main(plain(vigor=1), poisoner(enhancements=((chikage("N-7"), 2),)), distance=2)
    assert [key for key in scene.keys if key.startswith("basic:")] == ["basic:recover", "basic:focus"]
    scene = main(poisoner(enhancements=((chikage("N-7"), 2),), vigor=1), plain(), distance=2)
    assert scene.offers("basic:backward")


# --- specials


def test_s_1_puts_the_poison_of_ruin_on_top_of_the_opponents_deck():
    scene = main(poisoner(specials=(chikage("S-1"),), flare=3), plain()).use(chikage("S-1"))
    assert [scene.state.defs[int(key[5:])].number for key in scene.keys] == [RUIN, RUIN]
    scene.answer(scene.keys[0])
    assert (scene.numbers("deck.1")[0], scene.numbers("poison-bag.0")) == (RUIN, (*WEAKER, RUIN))


@pytest.mark.parametrize(("number", "cancelled"), [(shinra("N-1"), True), (tokoyo("N-1"), True), (SHOT, False)])
def test_s_2_cancels_attacks_with_a_dash(number, cancelled):
    scene = main(plain(hand=(number,)), poisoner(enhancements=((chikage("S-2"), 5),)), distance=4).use(number)
    assert bool(scene.happened(AttackCancelled)) is cancelled
    assert asked(scene) == (("ChooseAct", 0) if cancelled else ("ChooseDamage", 1))
    assert (scene.count("life.1"), scene.count("aura.1")) == (10, 3)


def test_s_2_cancels_the_attack_to_which_it_is_the_reaction():
    scene = main(plain(hand=(tokoyo("N-1"),)), poisoner(specials=(chikage("S-2"),), flare=2), distance=4)
    scene.use(tokoyo("N-1")).use(chikage("S-2")).answer(*("shadow",) * 5)
    assert (scene.count("life.1"), len(scene.happened(AttackCancelled))) == (10, 1)


@pytest.mark.parametrize(("number", "back"), [(DREAM, True), (SHOT, False)])
def test_x7_3_1_only_a_poison_goes_back_to_the_bag(number, back):
    scene = main(plain(discard=(number,)), poisoner(()))
    card = scene.card(number)
    scene.resolve(ReturnThis("poison-bag", "poison").run(scene.table, Source(0, card)))
    assert scene.state.where[card] == ("poison-bag.1" if back else "discard.0")


class LosesItsLifeDamage(Change):
    """The damage to life becomes a dash."""

    layer = SET
    said = "sentence"

    def phrase(self):
        return say("test-does")

    def change(self, figures, state, source):
        figures.life = None


def test_s_2_cancels_an_attack_that_comes_to_have_a_dash_while_it_is_in_the_air():
    turning = small(type="action", subtype="reaction", effects=(use(answered_gets(LosesItsLifeDamage())),))
    scene = main(plain(hand=(SHOT,)), poisoner(enhancements=((chikage("S-2"), 5),), hand=(turning,)), distance=4)
    scene.use(SHOT).use(turning)
    assert (asked(scene), len(scene.happened(AttackCancelled))) == (("ChooseAct", 0), 1)
    assert (scene.count("life.1"), scene.count("aura.1")) == (10, 3)


def test_s_2_lets_own_attacks_and_those_that_cannot_be_cancelled_through():
    scene = main(poisoner(hand=(chikage("N-3"),), enhancements=((chikage("S-2"), 5),)), plain(), distance=3)
    scene.use(chikage("N-3"))
    assert (scene.count("aura.1"), scene.happened(AttackCancelled)) == (2, [])


@pytest.mark.parametrize(("hand", "status"), [((SHOT, BULLET), "unused"), ((SHOT,), "used")])
def test_s_3_comes_back_while_the_opponent_holds_two_cards(hand, status):
    scene = end(main(poisoner(used=(chikage("S-3"),)), plain(hand=hand)))
    assert scene.state.status[scene.card(chikage("S-3"))] == status
    scene = main(poisoner(specials=(chikage("S-3"),), flare=1), plain(hand=(FILLER[0],)), distance=7)
    assert attack(scene.use(chikage("S-3"))) == (1, 2)


def on_her_path(crystals=1, **laid):
    laid.setdefault("used", (chikage("S-1"), chikage("S-3")))
    return poisoner(enhancements=((chikage("S-4"), crystals),), **laid)


def test_s_4_wins_the_duel_when_it_is_disenchanted_with_all_others_used():
    scene = main(on_her_path(), plain())
    scene.resolve(until_over(upkeep(scene.table)))
    assert (scene.state.winner, scene.state.ending) == (0, "effect-won")


def test_s_4_wins_nothing_while_another_special_is_unused():
    scene = pay_upkeep(main(on_her_path(used=(chikage("S-1"),), specials=(chikage("S-3"),)), plain()))
    assert (scene.state.winner, scene.state.status[scene.card(chikage("S-4"))]) == (None, "used")


def test_s_4_comes_back_unused_without_its_disenchantment_when_its_player_is_hurt():
    scene = main(plain(hand=(SHOT,)), on_her_path(3), shadow=10).use(SHOT, "life")
    card = scene.card(chikage("S-4"))
    assert (scene.state.where[card], scene.state.status[card], scene.state.count(f"card.{card}")) == (
        "specials.1", "unused", 0,
    )
    assert (scene.count("shadow"), scene.state.winner) == (13, None)


def test_s_4_that_comes_back_was_not_disenchanted():
    """森羅判証, which harms the opponent for each other enhancement that is disenchanted, does nothing for it."""
    right = side(
        megami=("chikage", "shinra"), begun=True, enhancements=((chikage("S-4"), 3), (shinra("S-4"), 6)), hand=()
    )
    scene = main(plain(hand=(SHOT,)), right).use(SHOT, "life")
    assert (scene.where(chikage("S-4")), scene.count("life.0")) == ("specials.1", 10)


@pytest.mark.parametrize("by_rule", [True, False])
def test_s_4_comes_back_by_the_damage_of_a_rebuild_too(by_rule):
    scene = main(on_her_path(3), plain())
    scene.resolve(rebuild(scene.table, 0, by_rule=by_rule))
    assert scene.where(chikage("S-4")) == ("specials.0" if by_rule else "enhancements.0")


# --- poisons


def test_p_1_returns_to_the_bag_and_ends_the_phase():
    scene = Scene(plain(hand=(NUMB, SHOT)), poisoner(()), conduct="")
    scene.resolve(play(scene.table)).answer("standard").use(NUMB)
    assert (scene.where(NUMB), scene.state.owner[scene.card(NUMB)], scene.state.turn) == ("poison-bag.1", 1, 4)


def test_p_1_cannot_be_used_after_a_basic_action_of_the_same_turn():
    scene = main(plain(hand=(NUMB, SHOT), vigor=1), poisoner(()))
    assert scene.may_use(NUMB)
    scene.basic("recover")
    assert not scene.may_use(NUMB)
    refused = may_use(scene.state, 0, scene.card(NUMB), "standard")
    assert (refused.code, refused.section) == ("condition-of-card", "9-2")


def test_p_1_can_be_used_though_the_other_player_did_a_basic_action():
    scene = main(poisoner((), hand=(chikage("N-4"),)), plain(hand=(NUMB,)), distance=3)
    scene.use(chikage("N-4"), "pass", "life")
    assert may_use(scene.state, 1, scene.card(NUMB), "standard") is None
    assert may_use(scene.state, 0, scene.card(NUMB), "standard").code == "condition-of-card"


def test_p_2_returns_to_the_bag_and_takes_flare():
    scene = main(plain(hand=(DREAM,), flare=3), poisoner((RUIN,))).use(DREAM)
    assert (scene.numbers("poison-bag.1"), scene.count("flare.0"), scene.count("shadow")) == ((RUIN, DREAM), 1, 12)


def test_p_3_bars_attack_cards_and_returns_when_it_is_disenchanted():
    scene = main(plain(hand=(SLACK, SHOT), specials=(BULLET,)), poisoner(()), distance=5)
    assert scene.may_use(SHOT)
    scene.use(SLACK).answer("shadow", "shadow", "shadow")
    assert not scene.may_use(SHOT)
    assert not scene.may_use(BULLET)
    for _ in range(3):
        pay_upkeep(scene)
    assert (scene.where(SLACK), scene.state.owner[scene.card(SLACK)]) == ("poison-bag.1", 1)


def test_p_3_lets_the_other_player_attack():
    scene = main(poisoner((), hand=(SHOT,)), plain(enhancements=((SLACK, 2),)))
    assert scene.may_use(SHOT)


def test_p_4_takes_three_of_the_aura_and_stays_with_its_player():
    scene = main(plain(hand=(RUIN,), aura=2), poisoner(())).use(RUIN)
    assert (scene.count("aura.0"), scene.numbers("discard.0")) == (0, (RUIN,))


# --- 『第四章』


@pytest.mark.parametrize(("hand", "range_"), [(2, [2, 3, 4, 5, 6]), (1, [4])])
def test_a1_n_5_reaches_further_by_the_opponents_hand_and_is_unavoidable(hand, range_):
    left = poisoner(hand=(chikage("A1-N-5"),), megami=("chikage-a1", "yurina"))
    scene = main(left, plain(hand=FILLER[:hand]), distance=4).use(chikage("A1-N-5"))
    assert (lengths(scene), attack(scene)) == (range_, (2, 1))


def test_a1_n_5_hits_where_it_is_out_of_range_by_then():
    left = poisoner(hand=(chikage("A1-N-5"),), megami=("chikage-a1", "yurina"))
    scene = main(left, plain(hand=(saine("N-4"),), aura=1), distance=4).use(chikage("A1-N-5"))
    scene.use(saine("N-4")).answer("back")
    assert (scene.count("life.1"), scene.count("distance")) == (9, 5)


@pytest.mark.parametrize(("hand", "vigor"), [(2, 1), (1, 0)])
def test_a1_n_6_gains_vigor_by_the_opponents_hand_and_moves_a_crystal_either_way(hand, vigor):
    left = poisoner(hand=(chikage("A1-N-6"),), megami=("chikage-a1", "yurina"))
    scene = main(left, plain(hand=FILLER[:hand]), distance=4).use(chikage("A1-N-6"), "back")
    assert (scene.state.vigor[0], scene.count("distance")) == (vigor, 5)


@pytest.mark.parametrize("hand", [0, 1, 3])
def test_a1_s_4_deals_twice_the_opponents_hand(hand):
    left = poisoner(specials=(chikage("A1-S-4"),), flare=4, megami=("chikage-a1", "yurina"))
    scene = main(left, plain(hand=FILLER[:hand], specials=(saine("S-3"),), flare=2), distance=1)
    scene.use(chikage("A1-S-4"))
    assert attack(scene) == (4, 2 * hand)


def test_a1_s_4_lets_specials_react_but_no_normal_cards():
    left = poisoner(specials=(chikage("A1-S-4"),), flare=4, megami=("chikage-a1", "yurina"))
    right = plain(hand=(tokoyo("N-4"),), specials=(saine("S-3"),), flare=2)
    scene = main(left, right, distance=1).use(chikage("A1-S-4"))
    assert (scene.may_use(tokoyo("N-4")), scene.may_use(saine("S-3"))) == (False, True)
    scene.use(saine("S-3"))
    assert attacks_made(scene) == [0, 1]
