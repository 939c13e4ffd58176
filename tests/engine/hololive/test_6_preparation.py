"""Chapter 6: game decks, and what is done before the game."""

from __future__ import annotations

import pytest

from engine.hololive.events import CardsRevealed, DeckShuffled, DuelEnded
from engine.hololive.pool import check_side, may_add, most_copies
from tests.engine.hololive.tables import CHEERS, DECK, G, W, scene, side

LEGAL = ("T-ANN-D",) * 46 + ("T-DRAW",) * 4
CHEER = (W,) * 20


@pytest.mark.parametrize(
    ("oshi", "deck", "cheer", "code", "section"),
    [
        ("T-OSHI", LEGAL, CHEER, None, None),
        ("T-ANN-D", LEGAL, CHEER, "not-an-oshi", "6.1.2"),
        ("T-OSHI", LEGAL, (*CHEER[1:], "T-ANN-D"), "not-cheer", "6.1.3.1"),
        ("T-OSHI", LEGAL, CHEER[1:], "cheer-size", "6.1.3.2"),
        ("T-OSHI", LEGAL, (W,) * 12 + (G,) * 8, None, None),
        ("T-OSHI", (*LEGAL[1:], W), CHEER, "not-for-the-deck", "6.1.4.1"),
        ("T-OSHI", (*LEGAL[1:], "T-OSHI"), CHEER, "not-for-the-deck", "6.1.4.1"),
        ("T-OSHI", LEGAL[1:], CHEER, "deck-size", "6.1.4.2"),
        ("T-OSHI", (*LEGAL[1:], "T-DRAW"), CHEER, "too-many-copies", "6.1.4.3"),
        ("T-OSHI", (*LEGAL[1:], "T-NONE"), CHEER, "unknown-card", "6.1.1"),
        ("", LEGAL, CHEER, "no-oshi", "6.1.2"),
    ],
)
def test_6_1_what_a_game_deck_is(oshi, deck, cheer, code, section):
    """§6.1.1, §6.1.2, §6.1.3, §6.1.3.1, §6.1.3.2, §6.1.3.3, §6.1.4, §6.1.4.1, §6.1.4.2, §6.1.4.3; §6.1.5: of the
    first card (§2.11.2.1) as many as one likes.
    """
    wrong = check_side(oshi, deck, cheer)
    assert (wrong and wrong.code, wrong and wrong.section) == (code, section)


@pytest.mark.parametrize(
    ("number", "part", "chosen", "code", "section"),
    [
        ("T-OSHI", "oshi", {}, None, None),
        ("T-OSHI", "oshi", {"T-GUARD": 1}, None, None),
        ("T-ANN-D", "oshi", {}, "not-an-oshi", "6.1.2"),
        ("T-OSHI", "deck", {}, "not-for-the-deck", "6.1.4.1"),
        (W, "deck", {}, "not-for-the-deck", "6.1.4.1"),
        ("T-DRAW", "deck", {"T-DRAW": 3}, None, None),
        ("T-DRAW", "deck", {"T-DRAW": 4}, "copies-full", "6.1.4.3"),
        ("T-ANN-D", "deck", {"T-ANN-D": 49}, None, None),
        ("T-DRAW", "deck", {"T-ANN-D": 50}, "deck-full", "6.1.4.2"),
        (W, "cheer", {W: 19}, None, None),
        (G, "cheer", {W: 20}, "cheer-full", "6.1.3.2"),
        ("T-DRAW", "cheer", {}, "not-cheer", "6.1.3.1"),
        ("T-NONE", "deck", {}, "unknown-card", "6.1.1"),
    ],
)
def test_6_1_why_one_more_card_does_not_go_into_a_part(number, part, chosen, code, section):
    wrong = may_add(number, part, chosen)
    assert (wrong and wrong.code, wrong and wrong.section) == (code, section)


def test_2_11_2_1_cards_that_say_so_and_cheer_have_no_limit():
    assert [most_copies(number) for number in ("T-DRAW", "T-ANN-D", W)] == [4, None, None]


def before(left=DECK * 2, right=DECK * 2, **more):
    return scene(
        side(None, deck=left, life=(), cheer_deck=CHEERS),
        side(None, deck=right, life=(), cheer_deck=CHEERS, oshi="T-GUARD"),
        step="preparation",
        **more,
    )


def test_6_2_1_2_and_6_2_1_3_both_decks_are_shuffled_and_6_2_1_4_the_oshi_lies_open():
    """§6.2.1, §6.2.1.1: what both have brought lies on the table before anything is asked; players know both lists."""
    there = before(first=0)
    shuffled = [(event.seat, event.area) for event in there.happened(DeckShuffled)]
    assert shuffled == [(0, "deck"), (0, "cheer-deck"), (1, "deck"), (1, "cheer-deck")]
    assert (there.numbers("oshi.0"), there.numbers("oshi.1")) == (("T-OSHI",), ("T-GUARD",))
    assert all(there.state.face[there.state.piles[f"oshi.{seat}"][0]] for seat in (0, 1))


def test_6_2_1_8_a_hand_drawn_anew_by_choice_does_not_count():
    there = before(first=0).answers("yes", "yes")
    assert there.decision.kind == "ChooseFirstHolomem"
    assert there.state.counters.get("redraws.0", 0) == 0
    there.answer(there.keys[0])
    assert there.decision.kind == "ChooseFirstBack"  # no card goes under the deck


def test_6_2_1_9_3_both_hands_are_looked_at_until_each_has_a_debut():
    """The first player's is drawn anew twice, the other's once."""
    none, some = ("T-ANN-1",) * 7, ("T-ANN-D",) * 9
    there = before(left=none * 2 + some, right=none + some, first=0).answer("no")
    there.chance = [(*range(23),), (*range(9, 16), *range(9)), (*range(14, 23), *range(14))]
    there.answer("no")
    assert [there.state.counters[f"redraws.{seat}"] for seat in (0, 1)] == [2, 1]
    assert there.decision.kind == "ChooseFirstHolomem"


def test_6_2_1_10_2_more_redraws_than_cards_take_the_whole_hand():
    """§1.3.2: six redraws and six cards left after the center was laid."""
    there = before(left=("T-ANN-1",) * 60 + ("T-ANN-D",) * 8, first=0).answer("no")
    lowest = tuple(range(68))
    there.chance = [lowest] * 5 + [tuple(range(60, 68)) + tuple(range(60))]
    there.answer("no")
    assert there.state.counters["redraws.0"] == 6
    there.answer(there.keys[0])
    assert (there.decision.least, len(there.keys)) == (6, 6)
    there.answer(*there.keys)
    assert there.numbers("hand.0") == ()
    assert (there.decision.kind, there.decision.seat) == ("ChooseFirstHolomem", 1)


def test_6_2_1_10_1_who_lays_nobody_down_has_lost_at_the_first_check():
    there = laid()
    there.answer()  # nobody in the center
    there.answer()  # nor in the back
    there.answer(there.keys[0]).answer()
    assert there.happened(DuelEnded) == [DuelEnded(1, "stage")]


def test_6_2_1_5_somebody_drawn_by_chance_says_who_begins():
    shuffles = [range(16), range(8), range(16), range(8)]
    there = before(chance=[*shuffles, (1,)])
    assert (there.decision.kind, there.decision.seat) == ("ChooseFirst", 1)
    assert there.answer("opponent").state.first == 0
    assert before(chance=[*shuffles, (1,)]).answer("me").state.first == 1


def test_6_2_1_6_seven_cards_each():
    there = before(first=0)
    assert [len(there.numbers(f"hand.{seat}")) for seat in (0, 1)] == [7, 7]


def test_6_2_1_7_the_hand_may_be_drawn_anew_once_the_first_player_first():
    """§6.2.1.7.1: nobody is asked a second time."""
    there = before(left=DECK[:7] + ("T-BEA-D",) * 9, first=0)
    assert (there.decision.kind, there.decision.seat) == ("ChooseRedraw", 0)
    assert there.numbers("hand.0") == ("T-ANN-D",) * 7
    there.chance = [tuple(range(9, 16)) + tuple(range(9))]  # what was put back lay on top
    there.answer("yes")
    assert there.numbers("hand.0") == ("T-BEA-D",) * 7
    assert (there.decision.kind, there.decision.seat) == ("ChooseRedraw", 1)
    assert there.answer("no").decision.kind == "ChooseFirstHolomem"


def test_6_2_1_9_a_hand_without_debut_is_shown_and_drawn_anew_with_a_penalty():
    """§6.2.1.9.2, §6.2.1.9.2.1, and looked at again (§6.2.1.9.3)."""
    left = ("T-ANN-1",) * 7 + ("T-ANN-D",) * 9
    there = before(left=left, first=0).answers("no")
    there.chance = [tuple(reversed(range(16)))]
    there.answer("no")
    assert [len(event.cards) for event in there.happened(CardsRevealed)] == [7]
    assert there.state.counters["redraws.0"] == 1
    assert there.numbers("hand.0") == ("T-ANN-D",) * 7


def test_6_2_1_9_1_after_six_redraws_the_seventh_such_hand_loses():
    there = before(left=("T-ANN-1",) * 16, first=0).answers("no", "no")
    assert there.decision is None
    assert there.happened(DuelEnded) == [DuelEnded(1, "redraws")]
    assert there.state.counters["redraws.0"] == 6


def test_1_2_2_both_at_once_is_a_draw():
    there = before(left=("T-ANN-1",) * 16, right=("T-ANN-1",) * 16, first=0).answers("no", "no")
    assert there.happened(DuelEnded) == [DuelEnded(-1, "redraws")]


def laid(**more):
    return before(first=0, **more).answers("no", "no")


def test_6_2_1_10_holomem_are_laid_face_down_debut_in_the_center_debut_and_spot_in_the_back():
    """§6.2.1.10.1, §6.2.1.10.3."""
    there = laid(left=("T-ANN-D", "T-CAT-S", "T-ANN-1", "T-DRAW", *DECK))
    assert there.decision.kind == "ChooseFirstHolomem"
    assert {there.state.defs[int(key[5:])].number for key in there.keys} == {"T-ANN-D"}
    first = there.keys[0]
    there.answer(first)
    assert there.where("T-ANN-D", 0) == "center.0"
    assert not there.state.face[int(first[5:])]
    assert there.decision.kind == "ChooseFirstBack"
    assert {there.state.defs[int(key[5:])].number for key in there.keys} == {"T-ANN-D", "T-CAT-S"}
    assert there.decision.most == 4  # as many as the hand has of them


def test_6_2_1_10_2_whoever_drew_anew_puts_as_many_cards_under_the_deck():
    there = before(left=("T-ANN-1",) * 7 + ("T-ANN-D",) * 9, first=0).answers("no")
    there.chance = [tuple(reversed(range(16)))]
    there.answer("no")
    first = there.keys[0]
    there.answer(first)
    assert (there.decision.kind, there.decision.target) == ("ChooseCards", "deck.0")
    card = there.keys[0]
    there.answer(card)
    assert there.state.piles["deck.0"][-1] == int(card[5:])


def test_6_2_1_11_and_12_life_as_the_oshi_says_and_all_face_up():
    """§6.2.1.12, §6.2.1.13: the first player has the first turn."""
    there = laid()
    while there.state.turn == 0:
        there.answer(*(there.keys[:1] if there.decision.kind == "ChooseFirstHolomem" else ()))
    assert [len(there.numbers(f"life.{seat}")) for seat in (0, 1)] == [5, 4]
    assert all(there.state.face[there.state.piles[f"center.{seat}"][0]] for seat in (0, 1))
    assert (there.state.turn, there.state.turn_player) == (1, 0)
