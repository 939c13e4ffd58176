"""Why a move is not possible now: each reason by its code, section and words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.cardgame.decisions import ChooseCards
from engine.cardgame.hooks import Charge, Forbid, Modify
from engine.cardgame.refusals import Refused, refused_answer
from engine.cardgame.words.filters import CardFilter
from engine.cardgame.words.sides import ME, OPPONENT
from engine.kernel.decisions import IllegalAnswer, Move, Option, check_answer
from engine.sakura.clauses.build import ongoing, terminal
from engine.sakura.clauses.permissions import AdditionalCost, cannot_basic
from engine.sakura.decisions import ChooseDamage, ChooseMulligan
from engine.sakura.layers import TRAIT
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures import legality
from engine.sakura.procedures.turn import main_phase
from engine.sakura.reasons import REASONS, refusal
from engine.sakura.refusals import why_not
from engine.text.catalog import Catalog
from engine.text.phrase import CardName, Term, say
from tests.engine.sakura.rules.small_cards import (
    ACTION,
    ENHANCEMENT,
    FILLERS,
    FULL_POWER,
    OTHER,
    PLAIN,
    REACTION,
    SPECIAL,
    UNDEFINED,
    effect,
    small,
    stands,
)

FORBIDS = say("test-stands")


def forbidding(what, *, own=False, kind="ongoing", fits=None, **card):
    """A card that forbids something."""
    card.setdefault("type", "enhancement")
    return small(effects=(stands(kind, lambda c: Forbid(clause=c, what=what, own=own, fits=fits)),), **card)


def move(scene, number, target="in-use.0", seat=0):
    card = scene.card(number, seat)
    return Move(f"card:{card}", scene.state.where[card], target)


def crystal(source, target):
    return Move("piece", source, target)


def reason(scene, what):
    """Code, section and slots of the refusal of a move."""
    found = why_not(scene.state, scene.decision, what)
    assert found.phrase.key == REASONS[found.code].message
    assert {name for name, _ in found.phrase.slots} == REASONS[found.code].slots
    return found.code, found.section


def act(number, side=None, **values):
    """Why a hand card can't be used among standard actions."""
    scene = Scene(side or SideLaid(hand=(number,)), SideLaid(deck=FILLERS[:2]), **values)
    return reason(scene, move(scene, number))


# --- playing cards ---------------------------------------------------------------------------------------------------


def test_full_power_among_standard_actions_9_2() -> None:
    assert act(FULL_POWER) == ("full-power-in-standard", "9-2")


def test_undefined_type_6_2_1_5() -> None:
    assert act(UNDEFINED) == ("type-undefined", "6-2-1-5")


def test_out_of_range_9_4_1_with_both_figures() -> None:
    near = small(range=(2, 3))
    scene = Scene(SideLaid(hand=(near,)), distance=5)
    assert reason(scene, move(scene, near)) == ("out-of-range", "9-4-1")
    assert dict(why_not(scene.state, scene.decision, move(scene, near)).phrase.slots) == {"distance": 5, "range": "2-3"}


def test_cost_unpaid_9_3_1_with_both_figures() -> None:
    scene = Scene(SideLaid(specials=(SPECIAL,), flare=1))
    assert reason(scene, move(scene, SPECIAL)) == ("cost-unpaid", "9-3-1")
    assert dict(why_not(scene.state, scene.decision, move(scene, SPECIAL)).phrase.slots) == {"cost": 2, "flare": 1}


def test_a_used_special_8_2_2() -> None:
    scene = Scene(SideLaid(used=(SPECIAL,), flare=5))
    assert reason(scene, move(scene, SPECIAL)) == ("special-used", "8-2-2")


def test_after_a_terminal_card_9_2() -> None:
    last = small(type="action", effects=(terminal(),))
    scene = Scene(SideLaid(hand=(last, PLAIN)))
    scene.use(last)
    assert reason(scene, move(scene, PLAIN)) == ("terminal-used", "9-2")
    assert reason(scene, crystal("distance", "aura.0")) == ("terminal-used", "9-2")


def test_a_condition_of_the_card_itself_10_37() -> None:
    card = forbidding("use", own=True, kind="forced", type="action")
    scene = Scene(SideLaid(hand=(card,)))
    assert reason(scene, move(scene, card)) == ("condition-of-card", "9-2")
    assert dict(why_not(scene.state, scene.decision, move(scene, card)).phrase.slots)["clause"] == FORBIDS


def test_an_effect_that_forbids_the_use_1_4() -> None:
    ban = forbidding("use", fits=lambda state, source, use: use.seat == 0)
    assert act(ACTION, SideLaid(hand=(ACTION,), enhancements=((ban, 1),))) == ("use-forbidden", "1-4")


def test_an_effect_that_forbids_attacks_9_2() -> None:
    ban = forbidding("attack", fits=lambda state, source, seat: seat == 0)
    assert act(PLAIN, SideLaid(hand=(PLAIN,), enhancements=((ban, 1),))) == ("attack-forbidden", "9-2")


def test_an_additional_cost_that_cannot_be_paid_10_31() -> None:
    dear = small(
        type="enhancement",
        effects=(
            stands("ongoing", lambda c: Charge(clause=c, payable=lambda *_: False, pay=lambda *_: iter(()))),
        ),
    )
    assert act(ACTION, SideLaid(hand=(ACTION,), enhancements=((dear, 1),))) == ("charge-unpaid", "10-31")


def test_an_additional_cost_is_told_with_its_card_and_to_whom_it_makes_pay_10_31() -> None:
    cost = AdditionalCost(CardFilter(), "cover", 1)
    dear = small(type="enhancement", effects=(effect("ongoing", cost),))
    scene = Scene(SideLaid(hand=(ACTION,)), SideLaid(enhancements=((dear, 1),)))
    found = why_not(scene.state, scene.decision, move(scene, ACTION))
    slots = dict(found.phrase.slots)
    assert (found.code, slots["card"]) == ("charge-unpaid", CardName(dear))
    assert dict(slots["clause"].slots)["who"] == ME.value
    assert dict(cost.phrase().slots)["who"] == OPPONENT.value


def test_a_card_that_lies_elsewhere_8_2_2() -> None:
    scene = Scene(SideLaid(discard=(PLAIN,)))
    assert reason(scene, move(scene, PLAIN)) == ("use-from", "8-2-2")


def test_a_usable_card_laid_on_the_wrong_place() -> None:
    scene = Scene(SideLaid(hand=(ACTION,)))
    assert reason(scene, move(scene, ACTION, "discard.0")) == ("wrong-place", "8-2-2")
    assert reason(scene, move(scene, ACTION, "cover.0")) == ("pays-for-nothing", "9-6")


def test_the_other_players_cards() -> None:
    scene = Scene(SideLaid(), SideLaid(hand=(PLAIN,), discard=(OTHER,)))
    assert reason(scene, move(scene, OTHER, seat=1)) == ("not-your-card", "5-4")
    assert reason(scene, Move("hand.1#0", "hand.1", "in-use.0")) == ("hand-hidden", "6-2-1")
    assert reason(scene, move(scene, PLAIN, seat=1)) == ("hand-hidden", "6-2-1")
    assert reason(scene, Move("card:999", "hand.1", "in-use.0")) == ("hand-hidden", "6-2-1")


def test_either_conduct_says_why_a_card_fits_neither_8_2_1() -> None:
    far, strong = small(range=(9,)), small(range=(9,), subtype="full-power")
    side = SideLaid(hand=(far, strong))
    scene = Scene(side, phase="main", conduct="", distance=3)
    scene.resolve(main_phase(scene.table))
    assert scene.decision.kind == "ChooseConduct"
    assert reason(scene, move(scene, far)) == ("out-of-range", "9-4-1")
    assert reason(scene, move(scene, strong)) == ("out-of-range", "9-4-1")
    assert reason(scene, crystal("shadow", "distance")) == ("breakaway-beyond-master", "9-6-5")
    scene.answer("full-power")
    assert reason(scene, crystal("distance", "aura.0")) == ("basic-in-full-power", "8-2-2")
    assert reason(scene, move(scene, strong)) == ("out-of-range", "9-4-1")


# --- reactions -------------------------------------------------------------------------------------------------------


def attacked(*hand, card=PLAIN, **side):
    scene = Scene(SideLaid(hand=(card,)), SideLaid(hand=(REACTION, *hand), **side))
    scene.use(card)
    return scene


def test_a_card_without_the_subtype_9_2() -> None:
    scene = attacked(ACTION)
    assert reason(scene, move(scene, ACTION, "in-use.1", 1)) == ("not-reaction", "9-2")


def test_cards_that_the_attack_rules_out_10_22() -> None:
    class Every:
        def admits(self, state, source, card):
            return True

    rule = small(
        effects=(
            stands(
                "forced",
                lambda c: Modify(
                    clause=c,
                    value="attack",
                    layer=TRAIT,
                    own=True,
                    change=lambda found, *_: found.no_reactions.append(Every()),
                ),
            ),
        )
    )
    scene = attacked(card=rule)
    assert reason(scene, move(scene, REACTION, "in-use.1", 1)) == ("no-reactions", "10-22")


def test_a_reaction_from_elsewhere_9_4() -> None:
    scene = attacked(discard=(small(subtype="reaction"),))
    card = scene.state.piles["discard.1"][0]
    assert reason(scene, Move(f"card:{card}", "discard.1", "in-use.1")) == ("react-from", "9-4")
    assert reason(scene, crystal("shadow", "aura.1"))[0] == "other-question"


def test_a_reaction_to_a_reaction_9_4() -> None:
    back = small(subtype="reaction", aura=1, life=1)
    scene = Scene(SideLaid(hand=(PLAIN, REACTION)), SideLaid(hand=(back,)))
    scene.use(PLAIN)
    scene.answer(f"use:{scene.card(back, 1)}")
    answer = scene.state.attacks[-1]
    assert answer.answering >= 0
    assert reason(scene, move(scene, REACTION, f"attack.{answer.id}")) == ("already-reacting", "9-4")
    first = scene.state.attacks[0]
    assert reason(scene, move(scene, REACTION, f"attack.{first.id}"))[0] == "other-question"


# --- basic actions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "source", "target", "expected"),
    [
        ({"distance": 2}, "distance", "aura.0", ("forward-at-master", "9-6-1")),
        ({"distance": 5}, "shadow", "distance", ("breakaway-beyond-master", "9-6-5")),
        ({"shadow": 0}, "shadow", "aura.0", ("no-crystal", "9-6")),
        ({"aura": 5}, "shadow", "aura.0", ("aura-full", "7-1-3-1")),
        ({"distance": 10}, "aura.0", "distance", ("distance-full", "7-1-1")),
        ({"vigor": 0}, "distance", "aura.0", ("no-payment", "9-6")),
        ({}, "aura.1", "distance", ("not-your-decision", "5-1-1")),
        ({}, "life.0", "aura.0", ("no-such-move", "9-6")),
        ({}, "shadow", "flare.0", ("no-such-move", "9-6")),
    ],
)
def test_basic_actions_9_6(table: dict[str, int], source: str, target: str, expected: tuple[str, str]) -> None:
    table = {"vigor": 1, "aura": 3, "distance": 5, "shadow": 5} | table
    scene = Scene(
        SideLaid(aura=table["aura"], vigor=table["vigor"]), distance=table["distance"], shadow=table["shadow"]
    )
    assert reason(scene, crystal(source, target)) == expected


def test_the_place_without_a_crystal_is_named() -> None:
    scene = Scene(SideLaid(vigor=1), shadow=0)
    assert dict(why_not(scene.state, scene.decision, crystal("shadow", "aura.0")).phrase.slots) == {
        "place": Term("shadow")
    }


def test_an_effect_that_forbids_basic_actions_1_4() -> None:
    ban = forbidding("basic", fits=lambda state, source, seat: seat == 0)
    scene = Scene(SideLaid(vigor=1, enhancements=((ban, 1),)))
    assert reason(scene, crystal("distance", "aura.0")) == ("basic-forbidden", "1-4")


def banned(*, who, whose, mirrored=False):
    """The slots of the refusal of a step forward, where an enhancement of the first player forbids it to `who`, or one
    of the other player's; mirrored, where both have it.
    """
    ban = small(type="enhancement", effects=(ongoing(cannot_basic("forward", side=who)),))
    laid = [SideLaid(vigor=1, enhancements=((ban, 1),) if mirrored or seat == whose else ()) for seat in (0, 1)]
    scene = Scene(*laid)
    found = why_not(scene.state, scene.decision, crystal("distance", "aura.0"))
    assert found.code == "basic-forbidden"
    slots = dict(found.phrase.slots)
    assert slots["card"] == CardName(ban)
    return dict(slots["clause"].slots)["who"]


def test_a_ban_names_its_card_and_is_said_to_the_player_whom_it_hits_1_4() -> None:
    assert banned(who=ME, whose=0) == "me"
    assert banned(who=OPPONENT, whose=1) == "me"
    assert banned(who=ME, whose=0, mirrored=True) == "me"
    assert banned(who=OPPONENT, whose=1, mirrored=True) == "me"


def test_vigor_alone_does_nothing_9_6() -> None:
    scene = Scene(SideLaid(vigor=1))
    assert reason(scene, Move("vigor", "vigor.0", "paid")) == ("pays-for-nothing", "9-6")


def paying(**side):
    """At the payment of a basic action, with more than one way to pay."""
    side.setdefault("hand", (PLAIN, OTHER))
    scene = Scene(SideLaid(specials=(SPECIAL,), **side))
    scene.answer("basic:forward")
    assert scene.decision.kind == "ChooseBasicPayment"
    return scene


def test_no_vigor_to_pay_with_5_9() -> None:
    assert reason(paying(), Move("vigor", "vigor.0", "paid")) == ("no-vigor", "5-9")


def test_vigor_that_must_not_be_paid_5_9() -> None:
    ban = forbidding("pay-vigor", fits=lambda state, source, seat: seat == 0)
    scene = paying(vigor=1, enhancements=((ban, 1),))
    assert reason(scene, Move("vigor", "vigor.0", "paid")) == ("vigor-forbidden", "5-9")


def test_only_hand_cards_pay_9_6() -> None:
    scene = paying(vigor=1)
    assert reason(scene, move(scene, SPECIAL, "cover.0")) == ("cover-from", "9-6")
    assert reason(scene, move(scene, PLAIN, "discard.0")) == ("wrong-place", "9-6")
    assert reason(scene, Move("vigor", "vigor.0", "shadow")) == ("wrong-place", "9-6")
    assert reason(scene, crystal("shadow", "aura.0")) == ("other-question", "9-6")


def test_a_card_that_must_not_be_covered_1_4() -> None:
    stuck = forbidding("cover", fits=lambda state, source, card: state.defs[card].number == PLAIN)
    scene = paying(vigor=1, enhancements=((stuck, 1),))
    assert reason(scene, move(scene, PLAIN, "cover.0")) == ("cover-forbidden", "1-4")


# --- choices ---------------------------------------------------------------------------------------------------------


def test_an_aura_too_small_for_the_damage_5_8_3_2() -> None:
    scene = Scene(SideLaid(), SideLaid(aura=1))
    decision = ChooseDamage(
        seat=1, options=(Option("life", (crystal("life.1", "flare.1"),)),), section="5-8-3-2", aura=3, life=1
    )
    found = why_not(scene.state, decision, crystal("aura.1", "shadow"))
    assert (found.code, found.section, dict(found.phrase.slots)) == ("damage-aura-short", "5-8-3-2", {"amount": 3})
    assert why_not(scene.state, decision, crystal("flare.1", "shadow")).code == "other-question"


def test_devotion_from_another_place_9_2_3() -> None:
    scene = Scene(SideLaid(hand=(ENHANCEMENT,), flare=3))
    scene.use(ENHANCEMENT)
    assert scene.decision.kind == "ChooseCrystals"
    on = f"card.{scene.card(ENHANCEMENT)}"
    assert reason(scene, crystal("flare.0", on)) == ("devotion-from", "9-2-3")
    assert reason(scene, crystal("shadow", "aura.0")) == ("wrong-place", "9-2-3")
    assert reason(scene, Move("vigor", "vigor.0", "paid")) == ("other-question", "9-2-3")


def choosing(scene, area="discard.0"):
    cards = scene.state.piles[area]
    options = tuple(Option(f"card:{card}", (Move(f"card:{card}", area, "deck.0"),)) for card in cards)
    return ChooseCards(seat=0, options=options, section="9-1", target="deck.0")


def test_cards_that_are_not_offered() -> None:
    scene = Scene(SideLaid(hand=(PLAIN,), discard=(OTHER,)))
    decision = choosing(scene)
    assert why_not(scene.state, decision, move(scene, PLAIN, "deck.0")).code == "not-offered"
    assert why_not(scene.state, decision, move(scene, OTHER, "hand.0")).code == "wrong-place"
    assert why_not(scene.state, decision, crystal("shadow", "aura.0")).code == "other-question"


def test_a_card_that_cannot_be_chosen_10_33() -> None:
    ban = forbidding("be-chosen", fits=lambda state, source, card: state.defs[card].number == PLAIN)
    scene = Scene(SideLaid(hand=(PLAIN,), discard=(OTHER,), enhancements=((ban, 1),)))
    found = why_not(scene.state, choosing(scene), move(scene, PLAIN, "deck.0"))
    assert (found.code, found.section) == ("unselectable", "10-33")


def test_only_the_hand_goes_back_before_the_duel_4_1() -> None:
    scene = Scene(SideLaid(hand=(PLAIN,), specials=(SPECIAL,)))
    card = scene.card(PLAIN)
    decision = ChooseMulligan(
        seat=0, options=(Option(f"card:{card}", (Move(f"card:{card}", "hand.0", "deck.0"),)),), section="4-1"
    )
    assert why_not(scene.state, decision, move(scene, SPECIAL, "deck.0")).code == "mulligan-from"
    assert why_not(scene.state, decision, move(scene, PLAIN, "cover.0")).code == "wrong-place"
    assert why_not(scene.state, decision, crystal("shadow", "aura.0")).code == "other-question"


def test_nothing_is_done_after_the_end_4_2() -> None:
    found = why_not(Scene().state, None, crystal("distance", "aura.0"))
    assert (found.code, found.section) == ("duel-over", "4-2")


# --- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "code"),
    [(("nonsense",), "answer-unknown"), ((), "answer-count"), (("shadow", "shadow"), "answer-repeated")],
)
def test_answers_that_are_not_legal(keys: tuple[str, ...], code: str) -> None:
    decision = ChooseCards(seat=0, options=(Option("shadow"), Option("aura.0")), section="9-1", least=1, most=2)
    with pytest.raises(IllegalAnswer) as caught:
        check_answer(decision, keys)
    found = refused_answer(caught.value)
    assert (found.code, found.section, found.phrase.key) == (code, "9-1", f"refusal-{code}")


# --- the table of reasons --------------------------------------------------------------------------------------------


def test_every_reason_has_its_words_with_its_slots() -> None:
    catalog = Catalog.load("en")
    for code, found in REASONS.items():
        assert catalog.variables(found.message) == found.slots, code


def test_every_refusal_of_the_rules_is_in_the_table() -> None:
    source = Path(legality.__file__).read_text("utf-8")
    codes = set(re.findall(r'Refused\("([a-z-]+)"', source))
    assert len(codes) > 10
    assert codes | {"aura-full", "distance-full"} <= set(REASONS)


def test_a_refusal_without_a_section_takes_that_of_its_reason() -> None:
    assert refusal(Refused("aura-full", "")).section == "7-1-3-1"
