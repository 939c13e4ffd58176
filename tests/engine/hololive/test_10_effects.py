"""Chapter 10: abilities and effects, how they are played and resolved, and what they change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

import engine.hololive.pool  # noqa: F401  # declares the cards
from engine.cardgame.clauses import Standing
from engine.cardgame.hooks import ADD, SET, Modify
from engine.hololive.card import COLOURLESS
from engine.hololive.events import (
    ArtsUsed,
    CardMoved,
    CardsRevealed,
    CheerArchived,
    DamageDealt,
    EffectArose,
    SkillUsed,
    SupportPlayed,
)
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.damage import deal, special_damage
from engine.hololive.procedures.stage import enter, go
from engine.hololive.table import Wound
from engine.hololive.values import ability_of, art_cost, changed, hp, top
from engine.hololive.vocabulary import ArchiveFrom, Raise, Send, arts, cost, holomem, mine, support
from engine.text.phrase import say
from tests.engine.hololive.tables import (
    DECK,
    DOT,
    G,
    R,
    W,
    _event,
    arts_at,
    damage,
    ids,
    key,
    on,
    one,
    scene,
    side,
    this_turn,
    to_performance,
)

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(eq=False)
class ArtsAre(Standing):
    """Arts of everybody have that damage: no card says so, but the document knows such effects."""

    damage: int

    def hooks(self) -> Iterable[Modify]:
        yield Modify(clause=self, value="arts", layer=SET, change=lambda *_: self.damage)


@dataclass(eq=False)
class ArtsMore(Standing):
    """Arts of everybody have so much more."""

    by: int

    def hooks(self) -> Iterable[Modify]:
        yield Modify(clause=self, value="arts", layer=ADD, change=lambda number, *_: number + self.by)


holomem("T-SETS", DOT, "debut", 50, gift=ArtsAre(50))
holomem("T-ADDS", DOT, "debut", 50, gift=ArtsMore(20))
holomem("T-BURNS", DOT, "debut", 50, arts=(arts("o", 10, cost(ArchiveFrom(mine()), Raise(40))),))
support("T-SENDS", "t-sends", "event", Send(mine(), "archive"))
support("T-BARES", "t-bares", "event", ArchiveFrom(mine(), "support"))
holomem("T-BURNS-BACK", DOT, "debut", 50, arts=(arts("o", 10, cost(ArchiveFrom(mine(where="back")), Raise(40))),))
_event("T-SETS-NOW", this_turn(ArtsAre(70)))


def play(there, number):
    return there.answer(key(there, "play", number))


def use(there, number, art="1", target="T-BEA-D"):
    return to_performance(there).answer(arts_at(there, number, art, target))


def quiet(left=None, right=None, **table):
    return scene(left, right, asks=False, **table)


def act(there):
    return next((one_ for one_ in there.keys if one_.startswith("act:")), "")


def arose(there):
    return [there.state.defs[event.source.card].number for event in there.happened(EffectArose)]


# --- kinds of abilities and effects (§10.1, §10.2)


def test_10_1_1_1_an_activated_ability_is_used_when_its_player_likes_for_its_cost():
    """§10.1.1.1.1, §10.4.1, §10.4.2: what stands before the colon is done first."""
    assert act(scene(side("T-ACT"))) == ""
    there = scene(side("T-ACT", hand=("T-ANN-2",)))
    there.answer(act(there))
    assert (there.numbers("archive.0"), there.numbers("hand.0")) == (("T-ANN-2",), ("T-ANN-D",))


def test_10_1_1_1_2_an_automatic_ability_is_played_by_itself_upon_what_it_names():
    """§10.1.1.1.2.1, §10.7.1, §10.7.2.5.2."""
    there = scene(side(one("T-ANN-D", W)), side("T-DRAINS"))
    use(there, "T-ANN-D", target="T-DRAINS")
    assert arose(there) == ["T-DRAINS"]
    assert len(there.numbers("hand.1")) >= 1


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 0)])
def test_10_1_1_2_2_its_cost_is_paid_when_it_is_resolved_if_its_player_likes(answer, drawn):
    """§10.8.3.1.1, §10.8.3.2.1: unpaid it is over, and waits no more."""
    there = scene(side(one("T-ANN-D", W)), side("T-PAYS", hand=("T-ANN-2",)))
    use(there, "T-ANN-D", target="T-PAYS")
    assert (there.decision.seat, there.decision.kind) == (1, "ChooseOne")
    there.answer(answer)
    assert there.table.arisen == []
    assert len([event for event in there.happened(CardMoved) if event.why == "draw"]) == drawn + 1  # a turn began


def test_10_1_1_2_2_what_is_done_for_a_cost_is_said_where_it_is_asked_for():
    there = play(scene(side(one("T-ANN-D", W, G), hand=("T-COSTS", "T-ANN-1"))), "T-COSTS")
    paid, then = dict(dict(there.decision.prompt.slots)["step"].slots)["steps"].items
    assert then == say("if-so", step=say("hololive-step-draw", count=2))
    assert paid.key == "steps"  # two costs


def test_10_8_3_2_what_cannot_be_played_waits_no_more():
    there = scene(side(one("T-ANN-D", W), collab=one("T-DOT-D", W)), side("T-PAYS"))
    use(there, "T-ANN-D", target="T-PAYS")
    assert there.decision.kind == "ChooseArts"
    assert there.table.arisen == []


def test_10_1_1_3_a_permanent_ability_is_in_force_all_the_time():
    """§10.1.1.3.1, §10.7.1: it isn't played."""
    there = quiet(side(one("T-ANN-D", support=("T-TOOL-2",))))
    assert hp(there.state, there.card("T-ANN-D", 0, "center")) == 80
    assert there.happened(EffectArose) == []


def test_10_1_2_a_support_card_s_text_is_its_ability():
    """§10.2.1.1, §10.9.1, §10.7.2.5.1.1: it is done once, and the card goes to the archive."""
    there = play(scene(side(hand=("T-DRAW",))), "T-DRAW")
    assert (len(there.numbers("hand.0")), there.numbers("archive.0")) == (3, ("T-DRAW",))
    assert there.state.lasting == ()


def test_10_1_3_an_ability_has_a_name_and_10_1_3_1_all_of_that_name_are_meant():
    """「自分のブルームエフェクト「宝鐘の海賊団」はターンに1回しか使えない」, of whichever of her holomem."""
    left = side("hBP02-029", back=("hBP02-029",), hand=("hBP02-032",) * 2, deck=("hBP02-032", "hBP02-031"))
    there = scene(left)
    first = next(one_ for one_ in there.keys if one_.startswith("bloom:"))
    there.answer(first)
    assert there.decision.kind == "ChooseCards"
    there.answer()
    there.answer(next(one_ for one_ in there.keys if one_.startswith("bloom:")))
    assert there.decision.kind == "ChooseAct"


def test_10_2_1_2_a_continuous_effect_is_in_force_until_its_time():
    there = play(scene(side(one("T-ANN-D", W), hand=("T-CHARM",)), side("T-ANN-2")), "T-CHARM")
    assert [one_.until for one_ in there.state.lasting] == ["turn"]
    use(there, "T-ANN-D", target="T-ANN-2")
    assert damage(there, "T-ANN-2") == 60


def test_10_2_1_3_instead_of_what_would_happen_something_else_does():
    """§10.2.1.3.1, §10.11.1, §10.11.1.1: the one that is spared hasn't taken any damage."""
    right = side("T-DRAINS", collab="T-ANN-1", back=("T-REPLACES",))
    there = scene(side(one("T-ANN-D", W)), right)
    use(there, "T-ANN-D", target="T-DRAINS")
    assert (damage(there, "T-DRAINS"), damage(there, "T-ANN-1")) == (0, 30)
    assert arose(there) == []


# --- what is valid (§10.3)


def test_10_3_3_what_is_valid_under_a_condition_is_nothing_without_it():
    """§10.3.1, §10.3.2: its ability is there, but does nothing."""
    there = quiet(side("T-WORN"), side("T-WORN"))
    assert [hp(there.state, there.card("T-WORN", seat)) for seat in (0, 1)] == [90, 60]


@pytest.mark.parametrize("where", ["deck", "hand", "archive"])
def test_10_3_4_an_ability_counts_where_its_kind_of_card_has_it(where):
    """§10.3.4.1, §10.3.4.2: holomem and what is attached to one, on the stage."""
    there = quiet(side("T-ANN-D", **{where: ("T-TO-BACK", "T-TOOL")}))
    assert changed(there.state, "arts", there.card("T-ANN-D", 0, "center"), 30) == 30


def test_10_3_4_3_an_ability_of_one_position_counts_there_alone():
    there = quiet(side("T-ANN-D", back=("T-TO-BACK",)))
    center = there.card("T-ANN-D", 0, "center")
    assert changed(there.state, "arts", center, 30) == 50
    there.resolve(go(there.table, there.card("T-TO-BACK"), "collab.0", "collab"))
    assert changed(there.state, "arts", center, 30) == 30


# --- costs (§10.4)


def test_10_4_2_1_several_costs_are_paid_from_the_first_on():
    there = play(scene(side(one("T-ANN-D", W, G), hand=("T-COSTS", "T-ANN-1", "T-ANN-2"))), "T-COSTS").answer("yes")
    there.answer(f"card:{there.card('T-ANN-2', 0)}")
    assert there.numbers("archive.0") == ("T-ANN-2",)
    there.answer(f"card:{there.card(G, 0)}")
    assert there.numbers("archive.0") == ("T-ANN-2", G, "T-COSTS")


def test_10_4_2_which_of_several_alike_is_paid_nobody_is_asked():
    """Cheer of one colour on one holomem; on two holomem, or of two colours, it makes a difference."""
    def paid(back, *cheer):
        there = scene(side(one("T-BURNS", *cheer), back=back))
        return use(there, "T-BURNS").answer("yes")

    assert paid((), W, W, W).numbers("archive.0") == (W,)
    assert paid((), W, W, G).decision.kind == "ChooseCards"
    assert paid((one("T-CAT-S", W),), W, W).decision.kind == "ChooseCards"


def test_10_4_2_support_cards_of_one_number_are_not_alike():
    """§5.13.3.1.1: each has been used or not, since how often is counted by the card."""
    there = play(scene(side(one("T-ANN-D", support=("T-FAN", "T-FAN")), hand=("T-BARES",))), "T-BARES")
    assert (there.decision.kind, len(there.keys)) == ("ChooseCards", 2)


def test_10_7_2_3_1_of_cheer_that_is_alike_one_is_taken_without_a_question():
    """§4.14.2: the archive is in no order. How many is asked all the same (§10.7.2.3.2)."""
    there = play(scene(side(hand=("T-SENDS",), archive=(W, W))), "T-SENDS")
    assert on(there, "T-ANN-D", area="cheer") == [W]
    assert play(scene(side(hand=("T-SENDS",), archive=(W, G))), "T-SENDS").decision.kind == "ChooseCards"
    there = play(scene(side(hand=("T-ANY-CHEER",), archive=(W, W))), "T-ANY-CHEER")
    assert (there.decision.kind, there.decision.least, there.decision.most) == ("ChooseCards", 0, 2)


# --- check timings and play timings (§10.6)


def test_10_6_1_1_rules_are_processed_before_any_ability():
    """§10.6.1, §10.6.3, §10.6.3.1: who was downed is gone before the ability of another is resolved."""
    there = scene(side(one("T-ANN-D", W), collab="T-CAT-S"), side(one("T-DRAINS", damage=90), back=("T-ANN-D",)))
    use(there, "T-ANN-D", target="T-DRAINS")
    kinds = [type(event).__name__ for event in there.table.events]
    assert kinds.index("Downed") < kinds.index("EffectArose")


def test_10_6_3_3_the_turn_player_s_abilities_come_first():
    """§10.6.3.2, §10.6.3.4: the other's when the turn player has none left."""
    there = quiet(side("T-DRAINS", back=("T-DRAINS",)), side("T-DRAINS"))
    cards = [*there.cards("T-DRAINS", 1), *there.cards("T-DRAINS", 0)]
    for card in cards:
        there.resolve(special_damage(there.table, 0, -1, card, 10))
    there.resolve(check_timing(there.table))
    assert (there.decision.kind, there.decision.seat, len(there.keys)) == ("ChooseNext", 0, 2)
    there.answer(there.keys[1])
    assert [event.source.seat for event in there.happened(EffectArose)] == [0, 0, 1]
    assert there.decision is None


def test_10_6_2_a_check_timing_comes_before_anybody_is_asked_to_act():
    """§10.6.4, §10.6.4.1."""
    there = scene(side(one("T-ANN-D", damage=60), back=("T-BEA-D", "T-CAT-S")))
    assert there.where("T-ANN-D", 0) == "archive.0"
    assert there.decision.section == "11.5.1"


def test_10_6_4_2_who_acted_may_act_again_and_10_6_4_3_who_does_nothing_goes_on():
    there = scene(side(hand=("T-CAT-S", "T-CAT-S")))
    there.answer(key(there, "place", "T-CAT-S"))
    assert (there.decision.kind, there.decision.seat) == ("ChooseAct", 0)
    there.answer("end")
    assert there.state.phase != "main" or there.state.turn_player == 1


# --- playing and resolving (§10.7)


def test_10_7_2_a_card_is_named_paid_and_resolved():
    """§10.7.2.1, §10.7.2.4, §10.7.2.5, §10.7.2.5.1: in that order, and shown to both."""
    there = play(scene(side(hand=("T-PAY", "T-ANN-2"))), "T-PAY")
    told = [
        event.why if isinstance(event, CardMoved) else "played"
        for event in there.table.events
        if isinstance(event, SupportPlayed) or (isinstance(event, CardMoved) and event.why != "laid")
    ]
    assert told == ["play", "played", "effect", "draw", "draw", "played"]


def test_10_7_2_2_what_is_to_be_chosen_is_asked_and_10_7_2_3_when_the_text_comes_to_it():
    there = play(scene(side(hand=("T-HEAL",)), side("T-BEA-D", back=("T-CAT-S", "T-ANN-D"))), "T-HEAL")
    assert (there.decision.kind, there.decision.section) == ("ChooseHolomem", "10.7.2.3")
    assert there.where("T-HEAL") == "resolution.0"


def test_10_7_2_3_1_so_many_must_be_chosen_and_10_7_2_3_3_as_many_as_there_are():
    there = play(scene(side(hand=("T-TWO-OF",)), side("T-BEA-D", back=("T-CAT-S", "T-ANN-D"))), "T-TWO-OF")
    assert (there.decision.least, there.decision.most) == (2, 2)
    assert there.refuses(there.keys[0])
    there = play(scene(side(hand=("T-TWO-OF",)), side("T-BEA-D")), "T-TWO-OF")
    assert damage(there, "T-BEA-D") == 10


def test_10_7_2_3_1_any_card_of_the_holo_power_must_be_taken_where_there_is_one():
    """「その中から1枚を公開し、手札に加える」: nothing is asked of the card, so none can be said to be missing."""
    there = scene(side(back=("T-TRADE",), holo_power=("T-ANN-1",), hand=("T-BEA-1",), deck=("T-ANN-2",)))
    there.answer(key(there, "collab", "T-TRADE"))
    assert there.decision.least == 1
    there.answer(f"card:{there.card('T-ANN-1')}")
    there.answer(f"card:{there.card('T-BEA-1')}")
    assert (there.numbers("hand.0"), there.numbers("holo-power.0")) == (("T-ANN-1",), ("T-BEA-1", "T-ANN-2"))


def test_10_7_2_3_2_up_to_so_many_may_be_none():
    there = play(scene(side(hand=("T-ANY-CHEER",), archive=(W, G))), "T-ANY-CHEER")
    assert (there.decision.least, there.decision.most) == (0, 2)
    there.answer()
    assert there.numbers("archive.0") == (W, G, "T-ANY-CHEER")


def test_10_7_2_3_4_where_nobody_can_be_chosen_that_part_is_left_out():
    there = play(scene(side(hand=("T-MIXED",)), side("T-BEA-D")), "T-MIXED")
    assert (there.happened(DamageDealt), len(there.numbers("hand.0"))) == ([], 1)


def test_10_7_2_3_4_cheer_is_not_shown_where_nobody_can_get_it():
    there = scene(side(back=("hSD01-009",), cheer_deck=(G, W)), chance=((3,),))
    there.answer(key(there, "collab", "hSD01-009")).answer("yes")
    assert there.happened(CardsRevealed) == []
    assert there.numbers("cheer-deck.0") == (G, W)


def test_10_7_2_3_7_a_card_that_would_change_nothing_cannot_be_played():
    assert ids(scene(side(hand=("T-HEAL",)), side("T-BEA-D")), "play") == []
    assert ids(scene(side(hand=("T-HEAL",)), side("T-BEA-D", back=("T-CAT-S",))), "play") == ["T-HEAL"]
    assert ids(scene(side(hand=("T-DRAW-3-DECK",), deck=())), "play") == []


MITEIRU = one("hSD14-006", support=("hBP02-093",))
"""Takes no damage from the opponent in the back."""
STACKED = one("hSD13-006", stack=("hSD13-003",))


@pytest.mark.parametrize(("number", "left", "right", "played"), [
    ("hSD01-020", {}, {}, False),
    ("hSD01-020", {"archive": (W,)}, {}, True),
    ("hBP01-110", {}, {}, False),
    ("hBP01-110", {}, {"back": (one("T-CAT-S", W),)}, True),
    ("hBP01-112", {}, {}, False),
    ("hBP01-112", {}, {"back": ("T-CAT-S",)}, True),
    ("hBP01-112", {}, {"back": (MITEIRU,)}, False),
    ("hBP02-084", {"deck": ()}, {}, False),
    ("hBP02-084", {"deck": DECK[:1]}, {}, True),
    ("hSD04-013", {}, {}, False),
    ("hSD04-013", {"back": (one("T-CAT-S", damage=10),)}, {}, True),
    ("hSD04-013", {"back": ("hSD04-005",)}, {}, True),
    ("hSD13-017", {"center": "hSD13-003"}, {}, False),
    ("hSD13-017", {"center": "hSD13-003", "back": (STACKED,)}, {}, True),
    ("hSD15-010", {"back": ("hSD15-002",)}, {}, True),
    ("hSD17-010", {}, {"back": (MITEIRU,)}, False),
    ("hSD17-010", {}, {"back": (MITEIRU, "T-CAT-S")}, True),
    ("T-IF", {}, {}, False),
    ("T-IF", {"center": one("T-ANN-D", damage=10)}, {}, True),
    ("T-IF", {"back": ("T-BEA-D",)}, {}, True),
    ("T-IF-IT", {}, {}, False),
    ("T-IF-IT", {"back": ("T-BEA-D",)}, {}, True),
    ("T-IF-FEW", {}, {}, True),
    ("T-IF-FEW", {"deck": ()}, {}, False),
])  # fmt: skip
def test_10_7_2_3_7_nor_one_that_changes_nothing_whatever_dice_show_and_whoever_is_chosen(number, left, right, played):
    there = scene(side(**{"center": "T-ANN-D", "hand": (number,), **left}), side(**{"center": "T-BEA-D", **right}))
    assert ids(there, "play") == [number] * played


def test_10_7_2_3_7_where_one_would_be_changed_another_may_be_chosen():
    there = play(scene(side("hSD13-003", back=(STACKED,), hand=("hSD13-017",))), "hSD13-017")
    assert len(there.keys) == 2
    there.answer(f"card:{there.card('hSD13-003', 0, 'center')}")
    assert there.numbers("hand.0") == ()


@pytest.mark.parametrize(("number", "sixes"), [("hBP01-110", []), ("hBP01-112", ["hBP01-112"])])
def test_10_7_2_3_7_dice_that_count_as_one_number_show_no_other(number, sixes):
    """After hBP01-004's SP skill all dice are sixes: that is too much for the one, and enough for the other."""
    left = side(oshi="hBP01-004", hand=(number,), holo_power=DECK[:3])
    there = scene(left, side(one("T-BEA-D", W), back=("T-CAT-S",)))
    assert ids(there, "play") == [number]
    assert ids(there.answer("skill:sp"), "play") == sixes


FULL = ("T-CAT-S",) * 5


@pytest.mark.parametrize(("number", "left", "played"), [
    ("hBP01-104", {"back": FULL}, True), ("hBP01-104", {"back": FULL, "deck": ()}, False),
    ("hBP01-107", {}, True), ("hBP01-107", {"cheer_deck": ()}, False),
])  # fmt: skip
def test_10_7_2_3_7_a_deck_that_is_shuffled_is_changed(number, left, played):
    """With nothing that could come from it, or go into it."""
    assert ids(scene(side(hand=(number,), **left)), "play") == [number] * played


def test_10_7_2_4_1_without_what_it_asks_for_it_cannot_be_played():
    assert ids(scene(side(hand=("T-FEW", "T-ANN-1", "T-ANN-2"))), "play") == ["T-FEW"]
    assert ids(scene(side(hand=("T-FEW", "T-ANN-1", "T-ANN-2", "T-BEA-1"))), "play") == []
    assert ids(scene(side(hand=("T-PAY",))), "play") == []


def test_10_7_2_5_1_2_tools_mascots_and_fans_stay_with_a_holomem():
    there = scene(side("T-ANN-D", hand=("T-MASCOT", "T-FAN")))
    for number in ("T-MASCOT", "T-FAN"):
        there.answer(key(there, "attach", number, "T-ANN-D"))
    assert on(there, "T-ANN-D") == ["T-MASCOT", "T-FAN"]


def test_10_7_2_5_3_an_ability_whose_card_left_is_resolved_all_the_same():
    """§10.8.7: here its holomem was downed before."""
    there = scene(side(one("T-ANN-D", W), collab="T-CAT-S"), side(one("T-DRAINS", damage=90), back=("T-ANN-D",)))
    use(there, "T-ANN-D", target="T-DRAINS")
    assert there.where("T-DRAINS", 1) == "archive.1"
    assert len([event for event in there.happened(CardMoved) if event.why == "draw"]) >= 1


def test_10_7_2_5_4_a_card_and_a_skill_that_were_used_are_told():
    there = play(scene(side(hand=("T-MIXED",), holo_power=DECK[:3])), "T-MIXED").answer("skill:oshi")
    assert len(there.happened(SupportPlayed)) == 1
    assert [event.key for event in there.happened(SkillUsed)] == ["oshi"]


# --- automatic abilities (§10.8)


def test_10_8_2_1_it_waits_as_often_as_it_happened():
    there = scene(side(one("T-TWICE", W)), side("T-DRAINS"))
    use(there, "T-TWICE", target="T-DRAINS")
    assert arose(there)[:3] == ["T-DRAINS"] * 3


def test_10_8_2_1_nobody_is_asked_which_of_those_that_do_the_same_comes_first():
    """One ability of one card waits three times; beside another it is one answer."""
    there = quiet(side("T-DRAINS", back=("T-DRAINS",)))
    first, other = there.cards("T-DRAINS", 0)
    for card in (first, first, other, first):
        there.resolve(special_damage(there.table, 1, -1, card, 10))
    there.resolve(check_timing(there.table))
    assert [there.decision.kind, *there.keys] == ["ChooseNext", f"next:0:card:{first}", f"next:1:card:{other}"]
    there.answer(there.keys[1])
    assert there.decision is None
    assert [event.source.card for event in there.happened(EffectArose)] == [other, first, first, first]


def test_10_8_2_1_those_that_speak_of_other_damage_are_told_apart():
    """An ability that asks how much it was does other things after other damage."""
    there = quiet(side("T-ECHO"), side("T-ANN-D"))
    target, by = there.cards("T-ANN-D", 1)[0], there.cards("T-ECHO", 0)[0]
    for amount in (10, 20, 10):
        there.resolve(special_damage(there.table, 0, by, target, amount))
    there.resolve(check_timing(there.table))
    assert (there.decision.kind, len(there.keys)) == ("ChooseNext", 2)


def test_10_8_3_1_it_must_be_played_and_10_8_3_its_player_says_which_first():
    there = quiet(side("T-DRAINS", back=("T-DRAINS",)))
    for card in there.cards("T-DRAINS", 0):
        there.resolve(special_damage(there.table, 1, -1, card, 10))
    there.resolve(check_timing(there.table))
    assert (there.decision.least, [one_.rpartition(":")[2] for one_ in there.keys]) == (
        1, [str(card) for card in there.cards("T-DRAINS", 0)],
    )  # fmt: skip


@pytest.mark.parametrize("why", ["hand", "archive"])
def test_10_8_4_1_1_and_10_8_4_1_3_who_came_is_asked_for_as_it_is_on_the_stage(why):
    """§10.8.4, §10.8.4.1: out of a hidden area or an open one."""
    there = quiet(side("T-ENTERS", **{why: ("T-CAT-S",)}))
    there.resolve(enter(there.table, 0, there.card("T-CAT-S", 0, why)))
    assert [one_.source.card for one_ in there.table.arisen] == [there.card("T-ENTERS")]


def test_10_8_4_1_2_who_left_is_asked_for_as_it_was_on_the_stage():
    """Cheer that was archived by an ability: it counts by the holomem that it lay on."""
    there = scene(side(one("T-BURN", W, G), collab="T-ANN-D"))
    use(there, "T-BURN").answer("yes")
    event = there.happened(CheerArchived)[0]
    assert ability_of(there.state, event.card) == there.card("T-BURN")
    assert [there.state.defs[card].number for card in event.cheer] == [W]


def test_10_8_4_2_who_comes_at_the_same_time_has_seen_the_others_come():
    there = quiet(side("T-ANN-D", archive=("T-CAT-S", "T-ENTERS")))
    there.resolve(enter(there.table, 0, there.card("T-CAT-S", 0, "archive"), there.card("T-ENTERS")))
    assert len(there.table.arisen) == 2  # the other and itself
    there = quiet(side("T-ANN-D", archive=("T-CAT-S", "T-ENTERS")))
    there.resolve(enter(there.table, 0, there.card("T-CAT-S", 0, "archive")))
    there.resolve(enter(there.table, 0, there.card("T-ENTERS")))
    assert len(there.table.arisen) == 1


def test_10_8_6_1_what_waits_for_something_to_be_so_waits_once_and_again_when_it_still_is():
    """§10.8.6."""
    there = scene(side("T-SO", hand=("T-CAT-S",), back=("T-BEA-D",)))
    assert arose(there) == []
    there.answer(key(there, "place", "T-CAT-S"))
    assert arose(there) == ["T-SO"]
    assert len(there.numbers("hand.0")) == 1
    there = quiet(side("T-SO", deck=()))
    there.table.note_states()
    there.table.note_states()
    assert len(there.table.arisen) == 1


# --- continuous effects in their order (§10.10)


def test_10_10_1_what_is_printed_comes_first():
    """§10.10.1.1, §10.10.1.4."""
    there = quiet(side(one("T-ANN-1", support=("T-TOOL-2",))))
    assert hp(there.state, there.card("T-ANN-1")) == 120 + 20


def test_10_10_1_2_abilities_given_count_before_the_numbers_that_they_change():
    there = quiet(side(one("T-ANN-1", support=("T-TOOL-2",), stack=("T-ANN-D",)), back=("T-WORN",)), side("T-WORN"))
    assert hp(there.state, there.card("T-WORN", 0)) == 90


def test_10_10_1_3_another_colour_comes_before_less_of_it():
    """Cheer of any colour, and then less of that: both count."""
    there = quiet(side("T-DEAR", collab="T-CAT-S", back=("T-FREE",)))
    card = there.card("T-DEAR")
    assert art_cost(there.state, card, there.state.info(card).arts[0]).total() == 1
    assert art_cost(there.state, card, there.state.info(card).arts[1])[COLOURLESS] == 2


def test_10_10_1_5_what_depends_on_another_comes_after_it():
    """So much for each cheer that a baton touch takes, which something else has made more."""
    there = quiet(side("T-HANDY", back=("T-LIGHT",)))
    assert changed(there.state, "arts", there.card("T-HANDY"), 10) == 10 + 2 * 10


@pytest.mark.parametrize(("first", "then", "expected"), [("T-SETS", "T-ADDS", 70), ("T-ADDS", "T-SETS", 50)])
def test_10_10_1_6_of_two_the_one_that_came_first(first, then, expected):
    """§10.10.1.6.1: by when its card came to where it lies, whichever seat's it is."""
    for seats in ((0, 0), (0, 1), (1, 0)):
        sides = [side(hand=tuple(number for number, seat in zip((first, then), seats, strict=True) if seat == where))
                 for where in (0, 1)]  # fmt: skip
        there = quiet(*sides)
        for number, seat in zip((first, then), seats, strict=True):
            there.resolve(enter(there.table, seat, there.card(number, seat)))
        assert changed(there.state, "arts", there.card("T-ANN-D", 0, "center"), 10) == expected
        there.resolve(go(there.table, there.card(first), f"collab.{seats[0]}", "collab"))
        assert changed(there.state, "arts", there.card("T-ANN-D", 0, "center"), 10) == {70: 50, 50: 70}[expected]


def test_10_10_1_6_2_what_was_played_by_when_it_was():
    there = scene(side("T-ANN-D", hand=("T-SETS-NOW", "T-ADDS")))
    there.answer(key(there, "place", "T-ADDS"))
    play(there, "T-SETS-NOW")
    assert changed(there.state, "arts", there.card("T-ANN-D", 0, "center"), 10) == 70
    there = scene(side("T-ANN-D", hand=("T-SETS-NOW", "T-ADDS")))
    play(there, "T-SETS-NOW")
    there.answer(key(there, "place", "T-ADDS"))
    assert changed(there.state, "arts", there.card("T-ANN-D", 0, "center"), 10) == 90


def test_10_10_3_it_concerns_a_card_as_soon_as_it_is_there():
    """§10.10.3.1: who asks for a card that comes asks for it as it is then."""
    there = quiet(side("T-BEA-D", back=("T-TO-BACK",), hand=("T-ANN-D",)))
    there.resolve(enter(there.table, 0, there.card("T-ANN-D", 0, "hand")))
    card = there.card("T-ANN-D", 0, "back")
    there.resolve(go(there.table, there.card("T-BEA-D", 0), "collab.0", "collab"))
    there.resolve(go(there.table, card, "center.0", "center"))
    assert changed(there.state, "arts", card, 10) == 30


# --- replacement effects (§10.11)


def test_10_11_2_whom_it_concerns_orders_what_replaces_it():
    """§10.11.2.1, §10.11.2.2, §10.11.2.3: the player of the holomem, each of them once."""
    there = quiet(side(), side("T-HALF", collab="T-NEAR"))
    there.resolve(special_damage(there.table, 0, there.card("T-ANN-D", 0, "center"), there.card("T-HALF"), 40))
    assert (there.decision.kind, there.decision.seat, there.decision.section) == ("ChooseNext", 1, "10.11.2")
    there.answer(there.keys[0])
    while there.decision is not None:
        there.answer(there.keys[0])
    assert damage(there, "T-HALF") == 40 - 10 - 5


def test_10_11_2_4_dealing_damage_is_replaced_before_taking_it():
    """More of nothing is nothing: the one who deals it has more, the one who takes it none of it."""
    there = quiet(side("T-SHARP"), side("T-HALF"))
    wound = Wound(there.card("T-HALF"), 10, 0, there.card("T-SHARP"))
    there.resolve(deal(there.table, wound))
    assert damage(there, "T-HALF") == 10 + 20 - 10


@pytest.mark.parametrize("more", [(), ("T-FAN-HURT",), ("T-FAN-HURT",) * 3])
def test_10_11_1_1_damage_that_is_not_taken_is_made_more_by_nothing(more):
    there = quiet(side(), side(one("T-UNTOUCHED", support=more)))
    there.resolve(special_damage(there.table, 0, -1, there.card("T-UNTOUCHED"), 50))
    assert damage(there, "T-UNTOUCHED") == 0


def test_10_11_1_1_and_none_stays_none_whatever_is_added():
    """A die takes the damage off (hBP01-027), and a fan would add to it."""
    right = side(one("hBP01-069", support=("hBP01-126",)), collab="hBP01-027")
    there = scene(side(one("T-ANN-D", W)), right, chance=((0,),))
    use(there, "T-ANN-D", target="hBP01-069").answer("yes")
    assert damage(there, "hBP01-069") == 0


def test_1_3_2_4_damage_goes_below_none_before_more_is_added():
    """§10.2.1.3.3: 30 less of 20 by a mascot, then 10 more by a tool."""
    right = side(one("hBP01-017", support=("hBP01-117", "hBP02-086")))
    there = scene(side(one("T-BEA-D", R)), right)
    use(there, "T-BEA-D", target="hBP01-017").answer("yes")
    assert damage(there, "hBP01-017") == 0


def test_1_3_2_4_what_is_still_added_can_still_be_taken_off():
    there = quiet(side(), side(one("T-HALF", support=("T-FAN-HURT",) * 2), collab="T-NEAR"))
    there.resolve(special_damage(there.table, 0, there.card("T-ANN-D", 0, "center"), there.card("T-HALF"), 10))
    there.answer(f"next:0:card:{there.card('T-HALF')}").answer("yes")
    assert damage(there, "T-HALF") == 10 - 10 - 5 + 20


def test_10_11_3_what_cannot_be_used_has_no_place_in_an_order():
    """A skill without holo power for it, beside a mascot (§12.1.3)."""
    right = side(one("hBP01-017", support=("hBP01-117",)), oshi="hSD08-001", holo_power=())
    there = scene(side(one("T-BEA-D", R)), right)
    use(there, "T-BEA-D", target="hBP01-017")
    assert (there.decision.kind, there.decision.source) == ("ChooseOne", f"card:{there.card('hBP01-117')}")


def test_10_11_3_what_cannot_be_done_instead_replaces_nothing():
    there = scene(side(one("T-ANN-D", W)), side("T-ANN-1", back=("T-REPLACES",)))
    use(there, "T-ANN-D", target="T-ANN-1")  # nobody in the collab position could take it
    assert damage(there, "T-ANN-1") == 30


def test_10_11_4_a_cost_is_paid_by_what_may_be_put_in_its_place():
    there = scene(side(one("T-BURN", G, support=("T-FAN-COST",))))
    use(there, "T-BURN").answer("yes")
    assert "T-FAN-COST" in there.numbers("archive.0")
    assert damage(there, "T-BEA-D") == 50


def test_10_11_4_also_where_the_cheer_would_be_somebody_else_s():
    """The document's own example: cheer of the back, and a fan of the one that uses the arts."""
    there = scene(side(one("T-BURNS-BACK", G, support=("T-FAN-COST",)), back=("T-CAT-S",)))
    use(there, "T-BURNS-BACK").answer("yes")
    assert "T-FAN-COST" in there.numbers("archive.0")
    assert damage(there, "T-BEA-D") == 50


# --- last information, sources (§10.12, §10.13)


def test_10_12_1_a_card_that_left_is_known_as_it_was():
    """The name of the card that went under the deck is still its name."""
    there = play(scene(side(hand=("T-UNDER", "T-ANN-1"), deck=("T-BEA-D", "T-ANN-2"))), "T-UNDER")
    assert [there.state.defs[int(one_[5:])].number for one_ in there.keys] == ["T-ANN-1", "T-ANN-2"]


@pytest.mark.parametrize(("answer", "dealt"), [("no", 40), ("yes", 40)])
def test_10_12_1_arts_of_a_holomem_that_left_are_as_it_used_them(answer, dealt):
    """§12.2.4.5: the damage is still dealt, with what was added to its arts while it was there."""
    left = side(one("T-LEAVES", W, support=("T-TOOL",)), back=("T-BEA-D",))
    there = scene(left, side("T-ANN-1"))
    use(there, "T-LEAVES", target="T-ANN-1").answer(answer)
    assert damage(there, "T-ANN-1") == dealt


def test_10_13_2_an_ability_comes_from_the_card_that_has_it():
    """§10.13.1: what a fan says isn't an ability of the holomem that bears it."""
    there = quiet(side(one("T-ANN-1", stack=("T-ANN-D",), support=("T-FAN",))))
    own = there.card("T-ANN-1")
    assert [ability_of(there.state, one_) for one_ in (own, there.card("T-ANN-D", 0, "stack"))] == [own, own]
    assert ability_of(there.state, there.card("T-FAN")) == -1
    assert top(there.state, there.card("T-FAN")) == own


def test_10_13_3_damage_comes_from_the_card_that_dealt_it():
    there = scene(side(one("T-ANN-D", W), back=("T-CAT-S",)), side("T-ANN-2"))
    there.answer(key(there, "collab", "T-CAT-S"))
    use(there, "T-ANN-D", target="T-ANN-2")
    told = [(there.state.defs[event.by].number, event.arts) for event in there.happened(DamageDealt)]
    assert told == [("T-CAT-S", False), ("T-ANN-D", True)]
    assert len(there.happened(ArtsUsed)) == 1


