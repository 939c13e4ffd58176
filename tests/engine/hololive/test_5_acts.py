"""Chapter 5: what the words of the document tell to do."""

from __future__ import annotations

import pytest

from engine.cardgame.sight import knows
from engine.hololive.events import (
    CardsRevealed,
    CardTurned,
    DamageDealt,
    DeckShuffled,
    DieRolled,
    Marked,
    PreparedShown,
)
from engine.hololive.legality import may_arts, may_bloom_now
from engine.hololive.procedures.damage import special_damage
from engine.hololive.procedures.moving import archive, draw, move_card, shuffle
from engine.hololive.procedures.playing import play_on
from engine.hololive.procedures.stage import attach, back_to_debut, bloom, debut_cards, heal, swap, turn
from engine.hololive.values import hp, hp_left
from tests.engine.hololive.tables import (
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


def play(there, number):
    return there.answer(key(there, "play", number))


def use(there, number, art="1", target="T-BEA-D"):
    return to_performance(there).answer(arts_at(there, number, art, target))


def quiet(left=None, right=None, **table):
    """A table at which a procedure is done by itself."""
    return scene(left, right, asks=False, **table)


def card(there, number, seat=0, area=None):
    return there.card(number, seat, area)


def test_5_2_1_a_holomem_is_laid_to_rest_and_stands_up():
    there = quiet(side("T-ANN-D"))
    for rest in (True, True, False, False):
        there.resolve(turn(there.table, card(there, "T-ANN-D", 0, "center"), rest=rest))
        assert there.state.status[card(there, "T-ANN-D", 0, "center")] == ("rest" if rest else "")
    assert [event.rest for event in there.happened(CardTurned)] == [True, False]  # §1.3.2.1


def test_5_3_1_a_card_is_turned_face_up():
    before = side(None, deck=DECK * 2, life=())
    there = scene(before, before, step="preparation", first=0).answers("no", "no")
    while there.state.turn == 0:
        there.answer(*(there.keys[:1] if there.decision.kind == "ChooseFirstHolomem" else ()))
    laid = there.happened(PreparedShown)[0].cards
    assert len(laid) == 2
    assert all(there.state.face[one_] for one_ in laid)


def test_5_5_1_to_put_is_to_move():
    there = quiet()
    first = there.state.piles["deck.0"][0]
    there.resolve(move_card(there.table, first, "hand.0"))
    assert there.state.piles["hand.0"] == (first,)


def test_5_6_1_a_deck_gets_an_order_of_chance():
    there = quiet(side(deck=("T-ANN-D", "T-BEA-D", "T-CAT-S")), chance=[(2, 0, 1)])
    there.resolve(shuffle(there.table, 0))
    assert there.numbers("deck.0") == ("T-CAT-S", "T-ANN-D", "T-BEA-D")


@pytest.mark.parametrize("deck", [(), ("T-BEA-D",)])
def test_5_6_1_1_of_one_card_or_none_the_order_stays(deck):
    there = quiet(side(deck=deck))
    there.resolve(shuffle(there.table, 0))
    assert (there.numbers("deck.0"), there.happened(DeckShuffled)) == (deck, [])
    assert play(scene(side(hand=("T-SEARCH",), deck=("T-BEA-D",))), "T-SEARCH").answer().numbers("deck.0") == (
        "T-BEA-D",
    )  # it counts as shuffled: the effect is over, and the turn goes on


def test_5_7_1_the_top_card_is_drawn_and_5_7_2_so_many_one_after_the_other():
    there = quiet(side(deck=("T-ANN-1", "T-ANN-2", "T-BEA-D")))
    there.resolve(draw(there.table, 0))
    assert there.numbers("hand.0") == ("T-ANN-1",)
    there.resolve(draw(there.table, 0, 5))  # §1.3.2: as many as there are
    assert there.numbers("hand.0") == ("T-ANN-1", "T-ANN-2", "T-BEA-D")


def test_5_7_3_up_to_so_many_are_drawn_as_long_as_one_likes():
    """§5.7.3.2, §5.7.3.3, §5.7.3.4."""
    def drawn(*answers):
        there = play(scene(side(hand=("T-SOME",))), "T-SOME").answers(*answers)
        assert there.decision.kind == "ChooseAct"
        return len(there.numbers("hand.0"))

    assert (drawn("no"), drawn("yes", "no"), drawn("yes", "yes", "yes")) == (0, 1, 3)


def test_5_7_3_1_up_to_none_is_nothing():
    there = play(scene(side(hand=("T-NONE-AT-ALL",))), "T-NONE-AT-ALL")
    assert (there.decision.kind, there.numbers("hand.0")) == ("ChooseAct", ())


def test_5_8_1_a_hand_is_seen_whole_by_whoever_looks():
    there = play(scene(side(hand=("T-LOOK",)), side(hand=("T-BEA-D", "T-CAT-S"))), "T-LOOK")
    assert (there.decision.kind, len(there.decision.cards)) == ("LookAt", 2)
    shown = there.happened(CardsRevealed)[-1]
    assert (len(shown.shows(0)), len(shown.shows(1))) == (2, 0)


def test_5_9_1_the_top_cards_are_seen_by_their_player_alone():
    there = play(scene(side(hand=("T-TOP",), deck=("T-ANN-1", "T-ANN-2", "T-BEA-1", "T-BEA-D"))), "T-TOP")
    shown = there.happened(CardsRevealed)[0]
    assert [there.state.defs[one_].number for one_ in shown.shows(0)] == ["T-ANN-1", "T-ANN-2", "T-BEA-1"]
    assert shown.shows(1) == ()


def test_5_9_2_up_to_so_many_are_seen_one_after_the_other():
    """§5.9.2.1, §5.9.2.2, §5.9.2.3, §5.9.2.4, §5.9.2.5: and its player may stop before each."""
    def seen(*answers):
        left = side(hand=("T-TOP-SOME",), deck=("T-ANN-1", "T-ANN-2", "T-BEA-1", "T-BEA-D"))
        there = play(scene(left), "T-TOP-SOME").answers(*answers)
        return sum(len(event.shows(0)) for event in there.happened(CardsRevealed) if event.seat == 0)

    assert (seen("no"), seen("yes", "no"), seen("yes", "yes", "yes")) == (0, 1, 3)


def test_5_10_1_two_change_places_at_once():
    there = play(scene(side("T-ANN-D", hand=("T-SWAP",), back=("T-BEA-D",))), "T-SWAP")
    assert (there.numbers("center.0"), there.numbers("back.0")) == (("T-BEA-D",), ("T-ANN-D",))


def test_5_10_2_not_if_one_of_them_cannot_move():
    there = quiet(side("T-STAY", back=("T-BEA-D",)))
    there.resolve(swap(there.table, card(there, "T-STAY"), card(there, "T-BEA-D", 0)))
    assert there.numbers("center.0") == ("T-STAY",)
    there = quiet(side("T-ANN-D", back=("T-STAY",)))
    there.resolve(swap(there.table, card(there, "T-ANN-D", 0, "center"), card(there, "T-STAY")))
    assert there.numbers("center.0") == ("T-ANN-D",)


def test_5_11_1_what_is_shown_both_see():
    there = scene(side("T-ANN-D", hand=("T-UNDER", "T-ANN-1"), deck=("T-BEA-D", "T-ANN-2")))
    play(there, "T-UNDER")
    assert there.happened(CardsRevealed)[0] == CardsRevealed((card(there, "T-ANN-1"),))


def test_5_11_2_cards_of_a_sort_are_chosen_from_a_deck_and_shown():
    there = play(scene(side(hand=("T-SEARCH",), deck=("T-ANN-1", "T-BEA-1", "T-BEA-D"))), "T-SEARCH")
    found = card(there, "T-BEA-1")
    assert there.keys == (f"card:{found}", f"card:{card(there, 'T-BEA-D', 0)}")
    there.answer(f"card:{found}")
    assert CardsRevealed((found,)) in there.table.events
    assert there.numbers("hand.0") == ("T-BEA-1",)


def test_5_12_1_to_archive_is_to_move_to_the_archive():
    there = quiet(side(one("T-ANN-D", W)))
    there.resolve(archive(there.table, there.state.piles["cheer.0"]))
    assert there.numbers("archive.0") == (W,)


# --- bloom (§5.13), back to Debut (§5.14)


def test_5_13_1_the_card_is_laid_on_top():
    """§5.13.1.1, §5.13.3: and what is printed on it is what counts now."""
    there = quiet(side(one("T-DOT-WALL", damage=10), hand=("T-DEAR",)))
    there.resolve(bloom(there.table, 0, card(there, "T-DEAR"), card(there, "T-DOT-WALL")))
    assert there.numbers("center.0") == ("T-DEAR",)
    assert on(there, "T-DEAR", area="stack") == ["T-DOT-WALL"]
    assert damage(there, "T-DEAR", 0) == 10
    there.resolve(special_damage(there.table, 1, -1, card(there, "T-DEAR"), 20))
    assert damage(there, "T-DEAR", 0) == 30  # the wall took 20 off


def test_5_13_3_1_the_same_ability_of_the_new_card_is_another():
    """§5.13.3.1.1: once a turn each."""
    left = side(one("T-ONCE", W), hand=("T-ONCE-1",), collab=one("T-ANN-D", W))
    there = scene(left, side("T-ANN-2"))
    use_once = next(one_ for one_ in there.keys if one_.startswith("act:"))
    there.answer(use_once)
    assert not any(one_.startswith("act:") for one_ in there.keys)
    there.answer(key(there, "bloom", "T-ONCE-1", "T-ONCE"))
    assert any(one_.startswith("act:") for one_ in there.keys)


@pytest.mark.parametrize(
    ("stacked", "top", "possible"),
    [(("T-ANN-D",), "T-ANN-1", True), (("T-ANN-1",), "T-ANN-2", False), ((), "T-ANN-1", False), ((), "T-ANN-D", False)],
)
def test_5_14_1_1_only_who_bloomed_from_a_debut_goes_back(stacked, top, possible):
    there = quiet(side(one(top, stack=stacked)))
    assert bool(debut_cards(there.state, card(there, top, 0, "center"))) == possible


def test_5_14_1_3_of_several_debut_cards_the_player_of_the_effect_says_which_stays():
    """§3.1.2.4.1."""
    laid = one("T-ANN-1", stack=("T-ANN-D", "T-DOT-D"))
    there = scene(side(back=("T-DOT-DEBUT",)), side("T-BEA-D", back=(laid,)))
    there.answer(key(there, "collab", "T-DOT-DEBUT"))
    assert (there.decision.kind, there.decision.seat, len(there.keys)) == ("ChooseCards", 0, 2)
    assert there.answer(f"card:{there.card('T-DOT-D', 1)}").numbers("back.1") == ("T-DOT-D",)


def test_5_14_1_3_a_holomem_that_bloomed_this_turn_has_bloomed_also_when_it_went_back():
    there = scene(side(hand=("T-ANN-1", "T-ANN-1", "T-DEBUT")))
    there.answer(key(there, "bloom", "T-ANN-1", "T-ANN-D"))
    play(there, "T-DEBUT").answer(there.keys[0])
    refused = may_bloom_now(there.state, 0, card(there, "T-ANN-1", 0, "hand"), card(there, "T-ANN-D", 0, "center"))
    assert (refused.code, refused.section) == ("bloomed-this-turn", "8.3.2")


def test_5_14_1_3_only_holomem_and_support_cards_go_to_their_owner_s_hand():
    laid = one("T-ANN-2", W, stack=("T-ANN-D", "T-ANN-1"), support=("T-TOOL", "T-FAN"), damage=30)
    there = quiet(side(laid))
    there.resolve(back_to_debut(there.table, card(there, "T-ANN-2"), card(there, "T-ANN-D", 0, "stack")))
    assert sorted(there.numbers("hand.0")) == ["T-ANN-1", "T-ANN-2", "T-FAN", "T-TOOL"]
    assert (on(there, "T-ANN-D"), damage(there, "T-ANN-D", 0)) == ([W], 0)


# --- attached cards (§5.16), ability added (§5.18), sent (§5.19)


def test_5_16_2_a_card_goes_to_where_its_holomem_stands_and_belongs_to_it():
    """§5.16.1, §5.19.1: cheer is sent in the same way."""
    there = quiet(side("T-ANN-D", hand=("T-TOOL",), archive=(G,)))
    center = card(there, "T-ANN-D", 0, "center")
    for one_ in ("T-TOOL", G):
        there.resolve(attach(there.table, card(there, one_), center))
    assert on(there, "T-ANN-D") == ["T-TOOL", G]
    assert (there.where("T-TOOL"), there.where(G)) == ("support.0", "cheer.0")


def test_5_16_3_3_a_second_mascot_of_another_name_where_an_effect_lets_it():
    def played(first, second, on_="T-TWO"):
        there = scene(side(one(on_, support=(first,)), hand=(second,)))
        return bool(ids(there, "attach"))

    assert played("T-MASCOT", "T-MASCOT-2")
    assert not played("T-MASCOT", "T-MASCOT")
    assert not played("T-MASCOT", "T-MASCOT-TOO")  # another number, the same name
    assert not played("T-TOOL", "T-TOOL-2")
    assert not played("T-MASCOT", "T-MASCOT-2", "T-ANN-D")
    there = scene(side(one("T-TWO", support=("T-MASCOT", "T-MASCOT-2")), hand=("T-MASCOT-3",)))
    assert ids(there, "attach") == []


def test_5_16_3_4_over_the_limit_it_stays_where_it_is():
    """§5.16.3: cards that have no room are no option; where there is no other, nothing would change (§10.7.2.3.7)."""
    there = scene(side(one("T-ANN-D", support=("T-TOOL",)), back=(one("T-BEA-D", support=("T-TOOL-2",)),),
                       hand=("T-PASS-TOOL",)))  # fmt: skip
    assert ids(there, "play") == []
    there.resolve(attach(there.table, card(there, "T-TOOL"), card(there, "T-BEA-D")))
    assert (on(there, "T-ANN-D"), on(there, "T-BEA-D")) == (["T-TOOL"], ["T-TOOL-2"])


def test_5_16_3_4_1_of_several_at_once_as_many_as_have_room():
    there = quiet(side("T-ANN-D", hand=("T-TOOL", "T-TOOL-2")))
    for one_ in ("T-TOOL", "T-TOOL-2"):
        there.resolve(attach(there.table, card(there, one_), card(there, "T-ANN-D", 0, "center")))
    assert (on(there, "T-ANN-D"), there.numbers("hand.0")) == (["T-TOOL"], ("T-TOOL-2",))


def test_5_16_3_4_2_a_card_that_was_played_and_has_no_room_goes_to_the_archive():
    """§10.7.2.5.1.2.1."""
    there = quiet(side(one("T-ANN-D", support=("T-TOOL",)), hand=("T-TOOL-2",)))
    there.resolve(play_on(there.table, 0, card(there, "T-TOOL-2"), card(there, "T-ANN-D", 0, "center")))
    assert (on(there, "T-ANN-D"), there.numbers("archive.0")) == (["T-TOOL"], ("T-TOOL-2",))


def test_5_16_4_2_a_card_goes_over_to_another_holomem():
    """§5.16.4."""
    there = play(scene(side(one("T-ANN-D", W, G), back=("T-BEA-D",), hand=("T-PASS",))), "T-PASS")
    there.answer(f"card:{card(there, G)}")
    assert (on(there, "T-ANN-D"), on(there, "T-BEA-D")) == ([W], [G])


def test_5_16_4_1_not_to_the_one_that_has_it():
    there = scene(side(one("T-ANN-D", W), hand=("T-PASS",)))
    assert ids(there, "play") == []  # nothing would change (§10.7.2.3.7)
    there = scene(side(one("T-ANN-D", W), back=("T-BEA-D", "T-CAT-S"), hand=("T-PASS",)))
    play(there, "T-PASS")
    assert f"card:{card(there, 'T-ANN-D', 0, 'center')}" not in there.keys


def test_5_18_1_an_ability_is_added_under_its_condition():
    """§13.5.2: the holomem with the card has it, if it is the one that the card asks for."""
    def drawn(number, bloomed):
        there = scene(side(one(number, support=("T-GIVES",)), hand=(bloomed,)))
        there.answer(key(there, "bloom", bloomed, number))
        return len(there.numbers("hand.0"))

    assert (drawn("T-ANN-1", "T-ANN-2"), drawn("T-BEA-D", "T-BEA-1")) == (1, 0)


# --- damage, healing, dice (§5.20 to §5.24)


def test_5_20_1_damage_is_added_to_what_lies_there():
    """§5.20.2: the holomem has taken it."""
    there = quiet(side(one("T-ANN-1", damage=20)))
    there.resolve(special_damage(there.table, 1, -1, card(there, "T-ANN-1"), 30))
    assert damage(there, "T-ANN-1", 0) == 50
    assert [event.amount for event in there.happened(DamageDealt)] == [30]


@pytest.mark.parametrize(("lying", "left"), [(50, 30), (10, 0), (0, 0)])
def test_5_21_1_hp_is_restored_and_5_21_1_1_never_more_than_was_lost(lying, left):
    there = quiet(side(one("T-ANN-1", damage=lying)))
    there.resolve(heal(there.table, card(there, "T-ANN-1"), 20, 0))
    assert damage(there, "T-ANN-1", 0) == left
    assert hp_left(there.state, card(there, "T-ANN-1")) == hp(there.state, card(there, "T-ANN-1")) - left


def test_5_21_2_all_hp_is_restored():
    there = play(scene(side(one("T-ANN-2", damage=170), hand=("T-HEAL-ALL",))), "T-HEAL-ALL")
    assert damage(there, "T-ANN-2", 0) == 0


def test_5_24_1_a_die_is_rolled_again_and_only_the_new_number_counts():
    there = scene(side(one("T-DOT-DICE", W), collab="T-REROLL", hand=DECK[:1]))
    there.chance = [(0,), (3,)]  # a 1, then a 4
    use(there, "T-DOT-DICE").answer("yes").answer("yes")
    assert [event.number for event in there.happened(DieRolled)] == [1, 4]
    assert damage(there, "T-BEA-D") == 10


def test_5_24_1_all_dice_of_a_throw_are_rolled_before_it_is_asked_and_all_of_them_again():
    there = scene(side(one("hBP01-043", *(G,) * 4, support=("hBP01-123",))), side("T-ANN-2"))
    there.chance = [(0,), (5,), (5,), (2,), (2,), (2,)]
    use(there, "hBP01-043", target="T-ANN-2").answer("yes")
    assert [event.number for event in there.happened(DieRolled)] == [1, 6, 6]
    there.answer("yes")
    assert [event.number for event in there.happened(DieRolled)] == [1, 6, 6, 3, 3, 3]
    assert damage(there, "T-ANN-2") == 60 + 90


def test_5_24_1_what_is_done_before_a_die_may_be_done_before_the_new_one():
    """It is rolled from the beginning: a number may be declared that was not declared at first."""
    left = side(one("hBP01-038", G, support=("hBP01-123",)), oshi="hSD01-002", holo_power=DECK[:3])
    there = scene(left, side("T-ANN-2"), chance=((0,), (0,)))
    use(there, "hBP01-038", target="T-ANN-2").answers("yes", "no", "yes", "yes", "4")
    assert [event.number for event in there.happened(DieRolled)] == [1, 4]
    assert damage(there, "T-ANN-2") == 40


def test_5_13_1_an_effect_blooms_whoever_entered_or_bloomed_this_turn():
    """§8.3.2 asks for that, of the act of the main step alone."""
    left = side(one("T-ANN-D", entered=True), hand=("T-BLOOM", "T-BLOOM", "T-ANN-1", "T-ANN-2"))
    there = scene(left)
    assert ids(there, "bloom") == []
    for number in ("T-ANN-1", "T-ANN-2"):
        there.answer(next(one_ for one_ in there.keys if one_.startswith("play:")))
        there.answer(f"card:{card(there, number)}") if there.decision.kind == "ChooseCards" else None
        assert there.where(number) == "center.0"


def test_5_24_1_not_a_die_of_an_event_nor_of_a_card_that_she_bears():
    """§10.13.2: an ability comes from the card that says it."""
    there = scene(side("T-REROLL", hand=("T-OTHER-DICE", "T-FAN-DICE", "T-CAT-S")))
    play(there, "T-OTHER-DICE")
    there.answer(key(there, "attach", "T-FAN-DICE", "T-REROLL"))
    assert len(there.happened(DieRolled)) == 2
    assert there.decision.kind == "ChooseAct"  # nobody was asked to roll again


def test_5_23_1_once_more_when_nothing_else_is_to_be_resolved():
    """§10.8.5, §10.8.5.1: what the arts hit comes first, and it is once."""
    there = scene(side(one("T-AGAIN", W)), side("T-DRAINS"))
    use(there, "T-AGAIN", target="T-DRAINS")
    kinds = [type(event).__name__ for event in there.table.events]
    again = [index for index, kind in enumerate(kinds) if kind == "ArtsUsed"]
    assert len(again) >= 2
    assert "EffectArose" in kinds[again[0] : again[1]]


def test_5_1_what_both_may_see_of_all_that():
    there = play(scene(side(hand=("T-MILL",), deck=("T-ANN-1", R, "T-BEA-D"))), "T-MILL")
    assert there.numbers("archive.0") == ("T-ANN-1", R, "T-MILL")
    assert all(knows(there.state, 1, one_) for one_ in there.state.piles["archive.0"])


def test_5_13_2_it_is_the_same_holomem_also_for_what_it_did():
    """§9.2.1.5: who used arts and bloomed since has used arts."""
    there = quiet(side(one("T-ANN-1", W, stack=("T-ANN-D",))), step="performance")
    there.table.emit(Marked(f"turn:arts:{card(there, 'T-ANN-D', 0, 'stack')}"))
    own = card(there, "T-ANN-1")
    assert may_arts(there.state, 0, own, there.state.info(own).arts[0]).code == "arts-already"
