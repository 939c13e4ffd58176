"""Keywords and subtypes that cards gain and lose (§6-2-1-6, §6-2-1-7, §9-2, §10-32)."""

from __future__ import annotations

from engine.cardgame.words.sides import ME
from engine.sakura.clauses.amounts import life
from engine.sakura.clauses.build import FULL_POWER, REACTION, always, ongoing, terminal, use, when
from engine.sakura.clauses.filters import ACTION_CARD, ATTACK_CARD, NORMAL, SPECIAL, Originally, WithKeyword
from engine.sakura.clauses.keyword import Keyword, cards_gain, cards_lose, next_card_gains, this_gains, this_use_gains
from engine.sakura.clauses.picking import my
from engine.sakura.clauses.steps_crystals import gain_vigor
from engine.sakura.clauses.steps_uses import UseCard
from engine.sakura.values.keywords import has_keyword, keyword, subtype_of
from tests.engine.sakura.rules.small_cards import ACTION, PLAIN, small
from tests.engine.sakura.support import main, side

LAST = small(type="action", effects=(terminal(), use(gain_vigor(1))))
FULL = small(type="action", subtype=FULL_POWER, effects=(use(gain_vigor(1)),))


def standing(*effects):
    return ((small(type="enhancement", effects=tuple(ongoing(effect) for effect in effects)), 2),)


def test_9_2_a_card_that_lost_terminal_ends_nothing():
    scene = main(side(hand=(LAST, ACTION), enhancements=standing(cards_lose("terminal", of=(Originally("terminal"),)))))
    scene.use(LAST)
    assert scene.may_use(ACTION)
    assert scene.state.terminal == [False, False]


def test_9_2_a_full_power_card_that_lost_its_subtype_is_used_among_standard_actions_and_ends_them_if_it_gained_that():
    swap = cards_gain("terminal", of=(Originally("full-power"), NORMAL), lose=("full-power",))
    scene = main(side(hand=(FULL, ACTION), enhancements=standing(swap)))
    assert subtype_of(scene.state, scene.card(FULL)) is None
    scene.use(FULL)
    assert not scene.may_use(ACTION)
    assert scene.state.terminal == [True, False]


def test_5_4_only_its_own_players_cards_change():
    scene = main(side(enhancements=standing(cards_lose("full-power", of=()))), side(hand=(FULL,)))
    assert subtype_of(scene.state, scene.card(FULL)) == "full-power"


def test_9_2_terminal_holds_only_while_the_condition_of_the_card_does():
    gains = small(type="action", effects=(always(when(life(ME) <= 3, this_gains("terminal"))),))
    low, high = (main(side(hand=(gains,), life=left)) for left in (3, 4))
    assert [has_keyword(scene.state, scene.card(gains), "terminal") for scene in (low, high)] == [True, False]
    assert low.use(gains).state.terminal == [True, False]
    assert high.use(gains).state.terminal == [False, False]


def test_9_2_a_use_is_given_terminal_until_it_is_over():
    card = small(type="action", effects=(use(this_use_gains("terminal")),))
    scene = main(side(hand=(card, ACTION)))
    scene.use(card)
    assert scene.state.terminal == [True, False]
    assert not has_keyword(scene.state, scene.card(card), "terminal")


def test_9_4_i_a_use_by_an_effect_may_be_given_a_subtype():
    caller = small(type="action", effects=(use(UseCard(my("hand"), gives=(this_gains(lose=("full-power",)),))),))
    scene = main(side(hand=(caller, FULL)))
    scene.use(caller).answer(f"card:{scene.card(FULL)}")
    assert scene.state.vigor[0] == 1
    assert subtype_of(scene.state, scene.card(FULL)) == "full-power"


def test_9_1_3_4_the_next_card_of_that_sort_gains_it_and_only_that_one():
    giver = small(type="action", effects=(use(next_card_gains("terminal", of=(ACTION_CARD, SPECIAL))),))
    one, other = (small(type="action", kind="special") for _ in range(2))
    scene = main(side(hand=(giver, ACTION), specials=(one, other), flare=3))
    scene.use(giver).use(ACTION)
    assert scene.state.terminal == [False, False]
    scene.use(one)
    assert scene.state.terminal == [True, False]
    assert not scene.state.lasting


def test_9_1_3_4_a_subtype_that_waits_for_the_next_card_counts_when_it_is_asked_whether_it_may_be_used():
    giver = small(type="action", effects=(use(next_card_gains("full-power", of=(ATTACK_CARD,))),))
    scene = main(side(hand=(giver, PLAIN, ACTION)))
    scene.use(giver)
    assert (scene.may_use(PLAIN), scene.may_use(ACTION)) == (False, True)


def test_x17_6_figures_of_one_keyword_count_together():
    grows = Keyword("growth", figure=2)
    card = small(type="enhancement", effects=(ongoing(grows),))
    more = cards_gain(("growth", 3), of=(WithKeyword("range-restriction"),))
    scene = main(side(hand=(card, ACTION), enhancements=standing(cards_gain(("growth", 1), of=()), more)))
    assert [keyword(scene.state, scene.card(one), "growth") for one in (card, ACTION)] == [3, 1]


def test_10_32_originally_asks_what_is_printed_of_subtypes_too():
    swap = cards_lose("full-power", of=(Originally("full-power"),))
    scene = main(side(hand=(FULL, small(type="action", subtype=REACTION)), enhancements=standing(swap)))
    found = [Originally("full-power").admits(scene.state, None, card) for card in scene.state.piles["hand.0"]]
    assert found == [True, False]


def test_what_is_gained_comes_before_what_is_lost():
    swap = cards_gain("terminal", of=(Originally("full-power"),), lose=("full-power",))
    both = small(type="action", subtype=FULL_POWER, effects=(terminal(),))
    scene = main(side(hand=(both,), enhancements=standing(cards_lose("terminal", of=(Originally("terminal"),)), swap)))
    assert not has_keyword(scene.state, scene.card(both), "terminal")
