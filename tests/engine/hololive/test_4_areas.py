"""Chapter 4: areas, what is seen there, in what order it lies, and the holomem of a stage."""

from __future__ import annotations

import pytest

from engine.cardgame.sight import knows
from engine.cardgame.source import Source
from engine.hololive.areas import AREAS
from engine.hololive.clauses.members import mine
from engine.hololive.events import CardMoved, CardsRevealed
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.damage import fell, is_down
from engine.hololive.procedures.stage import back_to_debut, enter, go, leave
from engine.hololive.rules import RULES
from engine.hololive.values import center, hp_left, stack, whole
from tests.engine.hololive.tables import (
    ANN,
    DECK,
    G,
    R,
    W,
    arts_at,
    damage,
    ids,
    key,
    on,
    one,
    scene,
    side,
    to_performance,
)

PUBLIC = ("oshi", "center", "collab", "back", "stack", "cheer", "support", "archive", "resolution")
HIDDEN = ("life", "deck", "cheer-deck", "holo-power")


def full(**more):
    """A card in every area of both players'."""
    def of(center_):
        return side(
            one(center_, W, stack=("T-ANN-1",), support=("T-TOOL",)), collab="T-CAT-S", back=("T-DOT-D",),
            hand=("T-ANN-1",), archive=("T-ANN-2",), **more,
        )  # fmt: skip

    return scene(of("T-ANN-D"), of("T-BEA-D"))


def test_4_1_1_every_player_has_each_area():
    there = full()
    for area in (*PUBLIC[:-1], *HIDDEN, "hand"):
        assert [bool(there.state.piles[f"{area}.{seat}"]) for seat in (0, 1)] == [True, True], area


@pytest.mark.parametrize("area", PUBLIC)
def test_4_1_2_1_what_lies_in_a_public_area_is_open(area):
    """§4.1.2, §4.2.1, §4.2.2, §4.5.2, §4.7.2, §4.8.2, §4.9.2, §4.14.2, §4.16.2."""
    there = full()
    card = there.state.piles[f"{area}.0"][0] if area != "resolution" else there.card("T-ANN-1", 0, "hand")
    if area == "resolution":
        there.table.emit(CardMoved(card, "hand.0", "resolution.0"))
    assert [knows(there.state, seat, card) for seat in (0, 1)] == [True, True]


@pytest.mark.parametrize("area", HIDDEN)
def test_4_2_3_what_lies_in_a_hidden_area_is_known_to_nobody(area):
    """§4.1.2, §4.1.2.1, §4.2.3, §4.10.2, §4.11.2, §4.12.2, §4.15.2."""
    there = full()
    there.table.emit(CardMoved(there.state.piles["archive.0"][0], "archive.0", f"{area}.0", 0, face_up=True))
    assert [knows(there.state, seat, there.state.piles[f"{area}.0"][0]) for seat in (0, 1)] == [False, False]


def test_4_13_2_a_hand_is_known_to_its_player_alone_and_lies_in_no_order():
    there = full()
    assert [knows(there.state, seat, there.card("T-ANN-1", 0, "hand")) for seat in (0, 1)] == [True, False]
    assert not AREAS.of("hand").ordered


def test_4_1_2_2_how_many_lie_anywhere_is_seen_by_both():
    there = full()
    for seat in (0, 1):
        places = RULES.view(there.state, seat).places
        assert [len(places[where].cards) for where in ("hand.0", "deck.0", "life.0", "holo-power.0")] == [1, 8, 5, 2]


def test_4_1_2_3_nobody_must_have_seen_what_he_looks_for():
    """§10.7.2.3.5 as well: of a hidden area a card of a certain sort need not be chosen."""
    there = scene(side(hand=("T-SEARCH",), deck=("T-BEA-D", *DECK)))
    there.answer(key(there, "play", "T-SEARCH"))
    assert (there.decision.least, len(there.keys)) == (0, 1)
    there.answer()
    assert there.numbers("hand.0") == ()


def test_4_1_3_order_is_kept_where_it_counts():
    """§4.10.2, §4.11.2, §4.12.2, §4.15.2, §4.16.2; not §4.13.2, §4.14.2."""
    kept = {area for area in (*PUBLIC, *HIDDEN, "hand") if AREAS.of(area).ordered}
    assert kept == set(HIDDEN)


def test_4_1_3_2_what_comes_new_lies_on_top():
    """§4.1.3.1."""
    there = scene(side(back=("T-BEA-D",), deck=("T-ANN-2", *DECK)))
    there.answer(key(there, "collab", "T-BEA-D"))
    assert there.numbers("holo-power.0") == ("T-ANN-2", "T-ANN-D", "T-ANN-D")


def test_4_1_4_within_a_stage_it_stays_the_same_card():
    left = side(
        one("T-ANN-D", W, damage=20, support=("T-TOOL",)), back=(one("T-ANN-1", G, stack=("T-ANN-D",), damage=10),),
        hand=("T-SWAP", "T-CHARM"),
    )  # fmt: skip
    there = scene(left)
    there.answer(key(there, "play", "T-CHARM")).answer(key(there, "play", "T-SWAP"))
    assert there.numbers("center.0") == ("T-ANN-1",)
    assert on(there, "T-ANN-1") == ["T-ANN-D", G]
    assert damage(there, "T-ANN-1", 0) == 10
    assert len(stack(there.state, center(there.state, 0))) == 1
    assert there.numbers("back.0") == ("T-ANN-D",)


def test_4_1_4_what_left_the_stage_is_another_card():
    """§4.4.5.1: nothing that was said of it holds any more."""
    there = scene(side("T-BEA-D", back=(one("T-ANN-D", damage=20),), hand=("T-CHOSEN",)), asks=False)
    card = there.card("T-ANN-D", 0, "back")
    there.table.emit(CardMoved(there.card("T-CHOSEN"), "hand.0", "archive.0"))
    there.resolve(leave(there.table, card, "hand.0"))
    there.resolve(enter(there.table, 0, card))
    assert (there.where("T-ANN-D", 0), damage(there, "T-ANN-D", 0)) == ("back.0", 0)


def test_4_1_4_1_an_effect_goes_on_to_speak_of_the_card_that_it_moved():
    there = scene(side(hand=("T-ENTER",), archive=("T-BEA-D",)))
    there.answer(key(there, "play", "T-ENTER"))
    assert there.where("T-BEA-D", 0) == "back.0"
    assert on(there, "T-BEA-D") == [W]


def laid_under(order):
    there = scene(side(hand=("T-TOP",), deck=("T-ANN-1", "T-ANN-2", "T-BEA-1", *DECK)))
    there.answer(key(there, "play", "T-TOP"))
    there.answer(f"card:{there.card('T-ANN-1', 0)}")
    return there.answer(*(f"card:{there.card(number, 0)}" for number in order))


def test_4_1_5_the_order_of_several_cards_is_their_player_s():
    assert laid_under(("T-ANN-2", "T-BEA-1")).numbers("deck.0")[-2:] == ("T-ANN-2", "T-BEA-1")
    assert laid_under(("T-BEA-1", "T-ANN-2")).numbers("deck.0")[-2:] == ("T-BEA-1", "T-ANN-2")


def test_4_1_5_1_nobody_else_learns_that_order():
    seen = [
        RULES.view(laid_under(order).state, 1).places["deck.0"]
        for order in (("T-ANN-2", "T-BEA-1"), ("T-BEA-1", "T-ANN-2"))
    ]
    assert seen[0] == seen[1]


def test_4_1_6_it_goes_to_the_area_of_whoever_has_it():
    there = scene(side(hand=("T-STRIP",)), side(one("T-BEA-D", R)))
    there.answer(key(there, "play", "T-STRIP"))
    assert (there.numbers("archive.1"), there.numbers("archive.0")) == ((R,), ("T-STRIP",))


def test_4_2_2_1_what_is_laid_before_the_game_lies_face_down():
    before = side(None, deck=DECK * 2, life=())
    there = scene(before, before, step="preparation", first=0).answers("no", "no")
    there.answer(there.keys[0])
    card = there.state.piles["center.0"][0]
    assert [knows(there.state, seat, card) for seat in (0, 1)] == [True, False]


def test_4_3_2_a_holomem_rests_or_does_not():
    """§4.3.2.3: what comes onto the stage doesn't."""
    there = scene(side(one("T-ANN-D", rest=True), hand=("T-CAT-S",)))
    there.answer(key(there, "place", "T-CAT-S"))
    state = there.state
    assert [state.status[there.card(number, 0)] for number in ("T-ANN-D", "T-CAT-S")] == ["rest", ""]


def test_4_3_3_a_card_lies_face_up_or_face_down():
    there = full()
    assert there.state.face[there.state.piles["center.0"][0]]
    assert not there.state.face[there.state.piles["deck.0"][0]]


# --- holomem (§4.4)


def test_4_4_2_1_a_holomem_is_the_card_on_top_of_its_stack():
    """§4.4.1, §4.4.2, §4.4.2.2: the cards below are no holomem, and what stands on them counts for nothing."""
    there = scene(side(one("T-ANN-1", stack=("T-DOT-WALL",), damage=110)))
    state = there.state
    assert RULES.view(state, 0).players[0].holomem == 1
    assert hp_left(state, center(state, 0)) == 10
    assert ids(scene(side(one("T-ANN-2", stack=("T-ANN-1",)), hand=("T-ANN-1", "T-ANN-2"))), "bloom") == [
        "T-ANN-2:T-ANN-2"
    ]


def test_4_4_2_1_1_one_card_of_two_names_is_one_holomem():
    there = scene(side("T-DOT-D"))
    assert there.state.info(center(there.state, 0)).names[1:] == (ANN,)
    assert RULES.view(there.state, 0).players[0].holomem == 1


def test_4_4_2_3_the_order_of_a_stack_stays():
    there = scene(side(one("T-ANN-1", stack=("T-ANN-D",)), back=("T-BEA-D",), hand=("T-SWAP", "T-ANN-2")))
    there.answer(key(there, "play", "T-SWAP"))
    there.answer(key(there, "bloom", "T-ANN-2", "T-ANN-1"))
    state = there.state
    assert [state.defs[card].number for card in whole(state, there.card("T-ANN-2", 0))] == [
        "T-ANN-2", "T-ANN-1", "T-ANN-D",
    ]  # fmt: skip


def test_4_4_3_cheer_and_support_cards_belong_to_a_holomem():
    there = scene(side("T-ANN-D", hand=("T-TOOL",), back=("T-BEA-D",)))
    there.answer(key(there, "attach", "T-TOOL", "T-BEA-D"))
    assert (on(there, "T-BEA-D"), on(there, "T-ANN-D")) == (["T-TOOL"], [])


def test_4_4_5_2_damage_adds_up_to_4_4_5_3_the_hp():
    """§4.4.5, §4.4.5.4: HP is what the damage leaves of it."""
    there = scene(side(one("T-ANN-D", W), collab=one("T-DOT-D", W)), side("T-BEA-D", back=("T-CAT-S",)))
    to_performance(there).answer(arts_at(there, "T-ANN-D", "1", "T-BEA-D"))
    card = there.card("T-BEA-D", 1)
    assert (damage(there, "T-BEA-D"), hp_left(there.state, card)) == (30, 40)
    there.answer(arts_at(there, "T-DOT-D", "1", "T-BEA-D"))
    assert damage(there, "T-BEA-D") == 40
    down = scene(side(one("T-BEA-D", damage=70)), asks=False)
    assert is_down(down.state, down.card("T-BEA-D", 0))


def test_4_4_6_1_as_many_as_there_is_room_for():
    """§4.4.6, §4.6.2: two are to come, one more has room."""
    there = scene(side(hand=("T-FULL",), back=("T-BEA-D",) * 4, archive=("T-CAT-S", "T-DOT-D")))
    there.answer(key(there, "play", "T-FULL"))
    assert (there.decision.least, there.decision.most) == (1, 1)
    there.answer(f"card:{there.card('T-DOT-D', 0)}")
    assert there.numbers("back.0")[-1] == "T-DOT-D"
    assert "T-CAT-S" in there.numbers("archive.0")


def test_4_4_7_only_the_top_card_goes_along():
    there = scene(side("T-BEA-D", back=(one("T-ANN-1", W, stack=("T-ANN-D",)),), hand=("T-HOME",)))
    there.answer(key(there, "play", "T-HOME")).answer(f"card:{there.card('T-ANN-1', 0)}")
    assert there.numbers("deck.0")[-1] == "T-ANN-1"
    assert sorted(there.numbers("archive.0")) == ["T-ANN-D", "T-HOME", W]


def test_4_4_8_cards_under_a_holomem_are_those_below_its_top():
    there = scene(side(one("T-ANN-2", W, stack=("T-ANN-D", "T-ANN-1"), support=("T-TOOL",))))
    state = there.state
    assert [state.defs[card].number for card in stack(state, center(state, 0))] == ["T-ANN-D", "T-ANN-1"]


def test_4_4_9_a_holomem_in_the_state_of_being_downed_goes_whatever_its_hp():
    """§5.4.1."""
    there = scene(side(hand=("T-FELL",)), side("T-ANN-2", back=("T-CAT-S",)))
    there.answer(key(there, "play", "T-FELL")).answer(f"card:{there.card('T-ANN-2', 1)}")
    assert there.where("T-ANN-2", 1) == "archive.1"
    assert len(there.numbers("life.1")) == 4


def test_4_4_9_nor_does_it_matter_that_it_bloomed_or_went_back_meanwhile():
    there = scene(side(), side(one("T-ANN-1", stack=("T-ANN-D",)), back=("T-CAT-S",)), asks=False)
    there.resolve(fell(there.table, 0, -1, there.card("T-ANN-1", 1)))
    there.resolve(back_to_debut(there.table, there.card("T-ANN-1", 1), there.card("T-ANN-D", 1, "stack")))
    there.resolve(check_timing(there.table))
    assert there.where("T-ANN-D", 1) == "archive.1"


# --- single areas


def test_4_6_1_a_stage_is_center_collab_and_back_of_six():
    """§4.6.2.1."""
    hand = ("T-CAT-S",)
    assert ids(scene(side(hand=hand, collab="T-BEA-D", back=("T-BEA-D",) * 3)), "place") == ["T-CAT-S"]
    assert ids(scene(side(hand=hand, collab="T-BEA-D", back=("T-BEA-D",) * 4)), "place") == []


def test_4_6_3_onto_the_stage_means_into_the_back():
    there = scene(side(None, collab="T-BEA-D", hand=("T-ENTER",), archive=("T-CAT-S",)))
    there.answer(key(there, "play", "T-ENTER"))
    assert there.where("T-CAT-S", 0) == "back.0"


def test_4_7_3_one_in_the_center_and_4_8_3_one_in_the_collab_position():
    there = scene(side("T-ANN-D", collab="T-BEA-D", back=("T-CAT-S",)))
    assert ids(there, "collab") == []
    assert [len(there.numbers(where)) for where in ("center.0", "collab.0")] == [1, 1]


@pytest.mark.parametrize(("where", "tried"), [("center", "T-ANN-D"), ("collab", "T-BEA-D"), ("back", "T-CAT-S")])
def test_4_7_4_and_4_8_4_and_4_9_3_they_are_called_by_where_they_stand(where, tried):
    there = scene(side("T-ANN-D", collab="T-BEA-D", back=("T-CAT-S",)))
    assert mine(where=where).find(there.state, Source(0)) == [there.card(tried, 0, where)]


def test_4_11_3_a_deck_is_all_the_cards_of_its_area():
    there = scene(side(hand=("T-SEARCH",), deck=(*DECK, "T-BEA-1", "T-BEA-D")))
    there.answer(key(there, "play", "T-SEARCH"))
    assert sorted(there.state.defs[int(one_[5:])].number for one_ in there.keys) == ["T-BEA-1", "T-BEA-D"]
    assert len(there.decision.shown) == len(DECK) + 2


def test_4_13_4_a_hand_has_no_limit():
    there = scene(side(hand=("T-ANN-2",) * 30), step="hand")
    assert len(there.numbers("hand.0")) == 31


def test_4_16_2_what_is_played_lies_open_while_it_is_resolved():
    """§10.7.2.1: it is shown."""
    there = scene(side(hand=("T-SEARCH",), deck=("T-BEA-D", *DECK)))
    card = there.card("T-SEARCH")
    there.answer(key(there, "play", "T-SEARCH"))
    assert (there.state.where[card], knows(there.state, 1, card)) == ("resolution.0", True)


def test_5_19_2_the_cheer_of_the_cheer_deck_is_shown_to_both():
    there = scene(side(hand=("T-ENTER",), archive=("T-BEA-D",)))
    card = there.state.piles["cheer-deck.0"][0]
    there.answer(key(there, "play", "T-ENTER"))
    assert CardsRevealed((card,)) in there.table.events
    assert there.state.attached[card] == there.card("T-BEA-D", 0)


def test_4_4_4_what_is_attached_goes_along_with_its_holomem():
    there = scene(side(None, back=(one("T-ANN-D", W, support=("T-TOOL",)),)), asks=False)
    there.resolve(go(there.table, there.card("T-ANN-D", 0, "back"), "center.0", "center"))
    assert on(there, "T-ANN-D") == [W, "T-TOOL"]
