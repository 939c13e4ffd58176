"""What hooks may bring to standard actions (§8-2-2), to costs (§9-3, §10-31) and to what arises (§5-5), shown by small
cards of any kind.
"""

from __future__ import annotations

import pytest

from engine.cardgame.decisions import ChooseOne
from engine.cardgame.hooks import Act, Charge, React
from engine.cardgame.in_force import charges_on
from engine.cardgame.lasting import until_start_is_over
from engine.cardgame.source import Source
from engine.cardgame.words.filters import CardFilter
from engine.cardgame.words.sides import ME
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.sakura.clauses.filters import ATTACK_CARD
from engine.sakura.clauses.modifiers import NumberShift
from engine.sakura.clauses.permissions import AdditionalCost
from engine.sakura.events import CardUsed, EffectArose
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.vigor import can_pay_vigor, gain_vigor, pay_vigor
from engine.sakura.values.numbers import vigor_limit
from tests.engine.sakura.rules.attack_cards import holder
from tests.engine.sakura.rules.small_cards import ACTION, FILLERS, PLAIN, effect, small, stands

WORD = "act:small:gain"


def offered(state, source):
    return (Option(WORD),) if state.vigor[source.seat] < 2 else ()


def gained(table, source, key):
    assert key == WORD
    yield from gain_vigor(table, source.seat)


OFFERING = small(
    type="enhancement", capacity=2,
    effects=(stands("ongoing", lambda c: Act(clause=c, key="small", options=offered, resolve=gained)),),
)
CHARGED = small(
    type="action",
    effects=(
        stands(
            "forced",
            lambda c: Charge(
                clause=c, own=True,
                payable=lambda state, source, use: can_pay_vigor(state, source.seat),
                pay=lambda table, source, use: pay_vigor(table, source.seat),
            ),
        ),
    ),
)


def may_gain(table, source, event):
    key = yield from ask_one(
        ChooseOne(seat=source.seat, options=(Option("yes"), Option("no")), section="5-5")
    )
    if key == "yes":
        yield from gain_vigor(table, source.seat)


LIMIT = NumberShift("vigor-limit", "less", 1, ME)
HOLDER = holder(LIMIT)


def quiet(told):
    return small(
        type="enhancement", capacity=2,
        effects=(
            stands(
                "ongoing",
                lambda c: React(
                    clause=c, events=(CardUsed,), fits=lambda event, state, source: event.seat == source.seat,
                    resolve=may_gain, told=told,
                ),
            ),
        ),
    )


QUIET, TOLD = quiet(told=False), quiet(told=True)


def test_8_2_2_an_act_is_offered_as_long_as_it_can_be_chosen():
    scene = Scene(SideLaid(enhancements=((OFFERING, 2),), vigor=1))
    assert scene.offers(WORD)
    scene.answer(WORD)
    assert (scene.state.vigor[0], scene.offers(WORD), scene.offers("end")) == (2, False, True)


def test_8_2_2_an_act_is_its_own_players_and_of_standard_actions_alone():
    assert not Scene(SideLaid(), SideLaid(enhancements=((OFFERING, 2),))).offers(WORD)
    scene = Scene(SideLaid(enhancements=((OFFERING, 2),), deck=FILLERS[:2]), conduct="")
    assert scene.decision is None


def test_10_31_a_card_may_charge_for_its_own_use():
    scene = Scene(SideLaid(hand=(CHARGED, ACTION)))
    card = scene.card(CHARGED)
    assert may_use(scene.state, 0, card, "standard").code == "charge-unpaid"
    assert scene.may_use(ACTION)
    scene = Scene(SideLaid(hand=(CHARGED,), vigor=1))
    scene.use(CHARGED)
    assert (scene.state.vigor[0], scene.where(CHARGED)) == (0, "discard.0")


def test_10_31_who_uses_the_card_pays_for_it():
    scene = Scene(SideLaid(vigor=1), SideLaid(hand=(CHARGED,)))
    card = scene.card(CHARGED)
    assert [source.seat for _, source in charges_on(scene.state, card, 0)] == [0]
    assert may_use(scene.state, 0, card, "effect") is None
    assert may_use(scene.state, 1, card, "effect").code == "charge-unpaid"


def charging(*traits):
    """An enhancement by which each use costs its player a hand card with these traits."""
    cost = AdditionalCost(CardFilter(()), "discard", 1, ME, CardFilter(traits))
    return small(type="enhancement", capacity=2, effects=(effect("ongoing", cost),))


ANY_CARD, AN_ATTACK = charging(), charging(ATTACK_CARD)


def under(*charges, hand):
    """A player with that hand, whose uses these enhancements charge."""
    return Scene(SideLaid(hand=hand, enhancements=tuple((number, 2) for number in charges)))


def test_9_2_1_the_used_card_does_not_pay_for_its_own_use():
    assert not under(ANY_CARD, hand=(ACTION,)).may_use(ACTION)
    assert under(ANY_CARD, hand=(ACTION, FILLERS[0])).use(ACTION).numbers("discard.0") == (FILLERS[0], ACTION)


def test_5_9_additional_costs_of_one_use_are_all_paid_or_the_card_is_not_used():
    scene = under(ANY_CARD, ANY_CARD, hand=(ACTION, FILLERS[0]))
    assert may_use(scene.state, 0, scene.card(ACTION), "standard").code == "charge-unpaid"
    assert not under(ANY_CARD, AN_ATTACK, AN_ATTACK, hand=(ACTION, PLAIN, *FILLERS[:3])).may_use(ACTION)
    scene = under(ANY_CARD, ANY_CARD, hand=(ACTION, *FILLERS[:2])).use(ACTION)
    scene.answer(scene.keys[1])
    assert scene.numbers("discard.0") == (FILLERS[1], FILLERS[0], ACTION)


@pytest.mark.parametrize("charges", [(ANY_CARD, AN_ATTACK), (AN_ATTACK, ANY_CARD)])
def test_5_9_an_additional_cost_leaves_another_what_alone_can_pay_it(charges):
    scene = under(*charges, hand=(ACTION, PLAIN, FILLERS[0])).use(ACTION)
    scene.answer(f"card:{scene.card(PLAIN)}")
    assert scene.numbers("discard.0") == (PLAIN, FILLERS[0], ACTION)


@pytest.mark.parametrize(("hand", "secret"), [((PLAIN, FILLERS[0]), True), ((PLAIN, PLAIN), False)])
def test_5_9_it_is_asked_what_pays_even_where_one_card_alone_could(hand, secret):
    """That it wasn't asked would tell what else lies in the hand."""
    scene = under(AN_ATTACK, hand=(ACTION, *hand)).use(ACTION)
    assert (scene.decision.kind, scene.decision.secret) == ("ChooseCards", secret)
    assert under(AN_ATTACK, hand=(ACTION, PLAIN)).use(ACTION).numbers("discard.0") == (PLAIN, ACTION)


def test_5_5_what_a_player_may_decline_is_not_told_as_something_that_arose():
    for number, told in ((QUIET, 0), (TOLD, 1)):
        scene = Scene(SideLaid(hand=(ACTION,), enhancements=((number, 2),)))
        scene.use(ACTION, "no")
        assert (len(scene.happened(EffectArose)), scene.state.vigor[0]) == (told, 0)


def test_9_1_3_4_what_lasts_through_a_players_next_start_phase_ends_with_it():
    scene = Scene(SideLaid(hand=(HOLDER,), deck=FILLERS[:4]), SideLaid(deck=FILLERS[4:8]))
    until_start_is_over(scene.table, Source(1, scene.card(HOLDER)), LIMIT, 1)
    assert vigor_limit(scene.state, 1) == 1
    scene.answers("end", "no")
    assert vigor_limit(scene.state, 1) == 2
