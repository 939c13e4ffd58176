"""Kururu's extra rules by their sections (§x8-1 to §x8-6), doubled cards of hers, and the corners of her cards."""

from __future__ import annotations

import pytest

from engine.cardgame.areas import on_card
from engine.cardgame.asked import Waiting, decision_for
from engine.cardgame.decisions import ChooseCards, LookAt
from engine.sakura.events import AttackCancelled, CardGained, CardMoved, CardUsed, CrystalsMoved, SpecialTurned
from engine.sakura.pool import pool_of
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import remove_from_game
from engine.sakura.procedures.use import use_card
from engine.sakura.values.attacks import figures
from engine.sakura.view.seat import view
from tests.engine.sakura.megami.kururu_tables import (
    ACT,
    ACT_REA,
    ATK,
    CONNECDIVE,
    DUPLIGEAR,
    ENH,
    FUL_ACT,
    FUL_ATK,
    FUL_ENH,
    GULLIVER,
    INDUSTRIA,
    REA,
    RESEARCH,
    chosen,
)
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    asked,
    attack,
    attacks_made,
    chikage,
    end,
    full_power,
    hagane,
    himika,
    kururu,
    lengths,
    main,
    oboro,
    saine,
    side,
    yurina,
)


def charged(scene, number=CONNECDIVE, crystals=1):
    """The scene with crystals on a card."""
    scene.table.emit(CrystalsMoved("outside.0", on_card(scene.card(number)), crystals, "effect"))
    return scene


def seen(scene, number, seat=0):
    """A card as a seat sees it."""
    handle = f"card:{scene.card(number)}"
    return next(
        card for place in view(scene.state, seat).places.values() for card in place.cards if card.handle == handle
    )


# --- §x8-1 to §x8-3


@pytest.mark.parametrize(
    ("form", "extras"),
    [("kururu", (DUPLIGEAR,) * 3), ("kururu-a1", (GULLIVER,)), ("kururu-a2", (DUPLIGEAR,) * 3)],
)
def test_x8_1_cards_among_the_extra_cards_from_the_beginning(form, extras):
    assert pool_of((form, "himika")).extras == extras
    scene = main(side(megami=(form, "himika"), begun=True))
    assert scene.numbers("extra.0") == extras
    assert {scene.state.status[card] for card in scene.state.piles["extra.0"]} == {"used" if len(extras) == 1 else ""}


def test_x8_2_frames_are_seen_with_the_icons_that_are_met():
    scene = main(side(hand=(kururu("N-1"), kururu("N-4")), discard=(ACT, ACT_REA, ATK, ATK)))
    (one,) = seen(scene, kururu("N-1")).frames
    assert one.icons == ("action", "action", "action", "reaction", "reaction")
    assert (one.lit, one.complete) == ((True, True, False, True, False), False)
    assert [frame.complete for frame in seen(scene, kururu("N-4")).frames] == [True, False]


def test_x8_2_icons_that_a_text_chooses_are_unknown_until_it_has():
    scene = main(side(hand=(kururu("A1-N-3"),), discard=(ATK,)), side(deck=(ACT,), discard=(ENH, SHOT)))
    (one,) = seen(scene, kururu("A1-N-3")).frames
    assert (one.icons, one.lit) == (("any", "attack", "any"), (False, True, False))


def test_x8_2_an_icon_for_any_other_type_shows_nothing():
    """A chosen card of no subtype asks for no icon, one of an undefined type for none either."""
    mine = side(hand=(kururu("A1-N-3"),), discard=(ATK, ACT))
    scene = main(mine, side(deck=(ACT,))).use(kururu("A1-N-3"))
    assert asked(scene) == ("ChooseAct", 0)
    assert len(scene.numbers("hand.0")) == 1  # the opponent's card was used and drew one
    scene = main(side(hand=(kururu("A1-N-3"),), discard=(ATK,)), side(deck=(DUPLIGEAR,))).use(kururu("A1-N-3"))
    assert (asked(scene), scene.where(DUPLIGEAR, 1)) == (("ChooseAct", 0), "discard.1")


def test_x8_3_the_panel_counts_the_five_icons():
    lying = {"discard": (ACT_REA, FUL_ATK), "used": (himika("S-1"),), "specials": (himika("S-3"),)}
    scene = main(side(megami=("kururu", "himika"), **lying), side(enhancements=((ENH, 3),)))
    (panel,) = view(scene.state, 1).panels
    assert (panel.key, panel.seat) == ("mechanisms", 0)
    assert dict(panel.counters) == {"attack": 2, "action": 1, "enhancement": 0, "reaction": 1, "full-power": 1}


def test_x8_3_the_card_itself_lies_in_use_and_does_not_count():
    scene = main(side(hand=(kururu("N-1"),), discard=(ACT_REA, ACT_REA))).use(kururu("N-1"))
    assert scene.count("life.1") == 10


def test_x8_3_a_used_special_counts_for_its_own_mechanism():
    """こねくとだいぶ in an end phase would be its own Action icon, but asks for cards of other megami."""
    mine = side(used=(CONNECDIVE,), enhancements=((ENH, 3),), discard=(REA,))
    assert [frame.complete for frame in seen(main(mine), CONNECDIVE).frames] == [True]
    assert asked(end(main(mine))) is None


# --- §x8-4


def discovery(answer, theirs=None, **mine):
    """らすとりさーち used with one crystal on it, a right guess, and the choice of a player."""
    laid = {"specials": (RESEARCH,), "discard": (ATK,), "flare": 2, "extra": (GULLIVER,)} | mine
    scene = charged(main(side(**laid), theirs or side(cover=(ACT,))), RESEARCH)
    scene.use(RESEARCH).answer(ACT)
    if asked(scene) == ("LookAt", 0):
        scene.answer("seen")
    return scene.answer(answer)


@pytest.mark.parametrize(("answer", "gained"), [("me", saine("S-2")), ("opponent", yurina("S-1"))])
def test_x8_4_the_great_discovery(answer, gained):
    theirs = side(cover=(ACT,), specials=(himika("S-3"),), outside=(yurina("S-1"), yurina("N-1")))
    scene = discovery(answer, theirs, outside=(saine("S-2"), saine("N-1")))
    card, gulliver = scene.card(gained), scene.card(GULLIVER)
    assert (scene.where(gained), scene.where(GULLIVER)) == ("specials.0", "specials.0")
    assert (scene.state.owner[card], scene.state.status[card], scene.state.face[card]) == (0, "unused", False)
    assert scene.state.status[gulliver] == "unused"
    assert (scene.where(RESEARCH), scene.state.face[scene.card(RESEARCH)]) == ("outside.0", True)
    assert len(scene.happened(CardGained)) == (answer == "opponent")
    assert {scene.where(number) for number in (saine("N-1"), yurina("N-1"))} == {"outside.0", "outside.1"}


def test_x8_4_looks_at_the_opponents_specials_first():
    scene = charged(main(side(specials=(RESEARCH,), discard=(ATK,), flare=2), side(
        cover=(ACT,), specials=(himika("S-3"),), used=(himika("S-4"),)
    )), RESEARCH)
    scene.use(RESEARCH).answer(ACT)
    assert isinstance(scene.decision, LookAt)
    assert set(scene.decision.cards) == {chosen(scene, himika("S-3")), chosen(scene, himika("S-4"))}


def test_x8_4_takes_no_special_that_was_removed():
    theirs = side(cover=(ACT,), used=(himika("S-3"),))
    scene = charged(main(side(specials=(RESEARCH, kururu("S-4")), discard=(ATK,), flare=9), theirs), RESEARCH)
    scene.use(kururu("S-4")).answer()  # it removes itself, face up
    scene.use(RESEARCH).answer(ACT).answer("seen").answer("me")
    assert scene.where(kururu("S-4")) == "outside.0"


def test_x8_4_the_removed_card_is_not_used_again_this_turn():
    """Two uses were reserved for the end phase; the first one makes the discovery."""
    mine = side(
        hand=(kururu("N-4"),), deck=(), used=(kururu("S-2"), RESEARCH, himika("S-1")), extra=(GULLIVER,),
        discard=(ACT_REA, FUL_ACT, FUL_ATK),
    )
    scene = charged(full_power(mine, side(cover=(ACT, ENH))), RESEARCH)
    scene.use(kururu("N-4")).answer(scene.keys[0]).answer("pass")
    scene = end(scene)
    golem = next(key for key in scene.keys if key.endswith(chosen(scene, kururu("S-2"))))
    scene.answer(golem).answer("yes")  # the rebuild reserves a second use
    scene.answer(scene.keys[0]).answer("yes").answer(chosen(scene, ACT)).answer(ACT).answer("me")
    assert scene.where(RESEARCH) == "outside.0"
    while scene.decision is not None:  # the hand limit
        scene.answer(scene.keys[0])
    refused = may_use(scene.state, 0, scene.card(RESEARCH), "own", waive="all")
    assert refused is not None
    assert refused.code == "use-forbidden"
    assert scene.happened(CardUsed)[-1].card == scene.card(RESEARCH)
    assert len(scene.happened(CardUsed)) == 2


def test_x8_4_a_gained_special_is_used_like_an_own_one():
    theirs = side(cover=(ACT,), outside=(himika("S-1"),))
    scene = discovery("opponent", theirs)
    scene.state.crystals["distance"] = 5
    scene.resolve(use_card(scene.table, 0, scene.card(himika("S-1")), "standard")).answer("aura")
    assert scene.where(himika("S-1")) == "specials.0"


# --- §x8-5, §x8-6


def test_x8_5_a_copy_has_the_frames_of_the_card_that_it_copies():
    mine = side(hand=(DUPLIGEAR,), used=(INDUSTRIA,), sealed=((kururu("N-1"), INDUSTRIA),), discard=(ACT_REA, ACT_REA))
    scene = main(mine)
    (one,) = seen(scene, DUPLIGEAR).frames
    assert one.complete  # いんだすとりあ itself is the third Action
    scene.use(DUPLIGEAR)
    assert scene.count("life.1") == 9


def test_x8_6_an_attack_has_the_frames_of_its_card():
    under = ((kururu("A2-N-2"), INDUSTRIA),)
    mine = side(hand=(DUPLIGEAR,), used=(INDUSTRIA,), sealed=under, discard=(ATK, ATK, FUL_ACT))
    scene = main(mine, side(hand=(ACT,)), distance=3).use(DUPLIGEAR)
    assert attack(scene) == (3, 2)
    scene.answer("pass").answer("aura")
    assert scene.state.terminal[0]


# --- doubled


def test_doubled_n_4_each_of_its_texts_by_itself():
    mine = side(hand=(kururu("N-4"),), discard=(ATK, ATK, ENH, ENH), used=(CONNECDIVE,))
    scene = charged(full_power(mine, side(aura=5))).use(kururu("N-4")).answer("no").answer("yes")
    assert (scene.count("aura.1"), scene.count("life.1")) == (0, 8)


def test_doubled_n_5_uses_two_cards_and_changes_by_2():
    mine = side(hand=(kururu("N-5"),), discard=(ENH, REA, ATK), used=(CONNECDIVE,))
    scene = charged(full_power(mine, side(hand=(ACT,)), distance=2)).use(kururu("N-5")).answer("yes")
    scene.answer(chosen(scene, ATK))  # 4-10, two nearer
    assert lengths(scene) == list(range(2, 9))
    scene.answer("pass").answer("aura")
    scene.answer(chosen(scene, ENH)).answer("3").answer(*["shadow"] * 5)
    assert (scene.on(ENH), asked(scene)) == (5, None)


def test_doubled_n_7_puts_8():
    mine = side(hand=(kururu("N-7"),), discard=(ATK, REA), used=(CONNECDIVE,))
    scene = charged(main(mine)).use(kururu("N-7")).answer("yes")
    assert scene.on(kururu("N-7")) == 8


def test_doubled_a1_n_1_takes_two_cards_of_which_one_attack_is_enough():
    mine = side(hand=(kururu("A1-N-1"),), discard=(ENH, REA), cover=(ATK, ACT), used=(CONNECDIVE,))
    scene = charged(main(mine)).use(kururu("A1-N-1")).answer("yes")
    assert (scene.count("life.1"), scene.numbers("cover.0")) == (8, ())


def test_doubled_a1_s_3_is_two_guesses_for_two_crystals_of_four():
    mine = side(specials=(RESEARCH,), discard=(ATK,), flare=2, used=(CONNECDIVE,))
    scene = charged(main(mine, side(cover=(ACT, ENH, ATK)))).use(RESEARCH).answer("yes")
    assert (asked(scene), scene.decision.least) == (("ChooseCards", 1), 2)
    scene.answer(chosen(scene, ACT, 1), chosen(scene, ENH, 1)).answer(ATK).answer(ENH)
    assert (scene.on(RESEARCH), scene.where(RESEARCH)) == (2, "specials.0")
    assert set(scene.numbers("discard.1")) == {ACT, ENH}


def test_doubled_a2_n_1_reaches_12_for_2_and_2():
    mine = side(hand=(kururu("A2-N-1"),), discard=(ENH,), used=(CONNECDIVE,))
    scene = charged(main(mine, side(hand=(ACT,), aura=5), distance=3)).use(kururu("A2-N-1")).answers("pass", "aura")
    scene.answer("yes")
    assert (attack(scene), lengths(scene)) == ((2, 2), list(range(13)))


def test_doubled_a2_n_2_gains_twice_as_much():
    mine = side(hand=(kururu("A2-N-2"),), discard=(ATK, ATK, FUL_ACT), used=(CONNECDIVE,))
    scene = charged(main(mine, side(hand=(ACT,)), distance=3), crystals=2).use(kururu("A2-N-2"))
    scene.answers("yes", "yes")
    assert attack(scene) == (5, 3)


def test_doubled_a2_s_4_gathers_two_or_none():
    mine = side(used=(CONNECDIVE,), discard=(ENH, ACT_REA), aura=2)
    scene = end(charged(main(mine))).answer("yes").answer("yes").answer("shadow", "aura.0")
    assert (scene.on(CONNECDIVE), scene.count("aura.0")) == (2, 1)
    scene = end(charged(main(mine))).answer("yes").answer("no")
    assert scene.on(CONNECDIVE) == 0


# --- corners


def test_s_3_of_the_opponents_seals_nothing_and_brings_an_own_dupligear():
    mine = side(hand=(ATK,), specials=(kururu("S-4"),), extra=(DUPLIGEAR,), flare=3)
    scene = main(mine, side(used=(INDUSTRIA,), extra=(DUPLIGEAR,))).use(kururu("S-4"))
    scene.answer(chosen(scene, INDUSTRIA))
    assert (scene.state.attached, scene.numbers("deck.0")[-1]) == ({}, DUPLIGEAR)
    assert (scene.numbers("extra.1"), scene.where(INDUSTRIA)) == ((DUPLIGEAR,), "specials.1")


def test_s_4_of_the_opponents_counts_the_cards_of_who_uses_it():
    seven = (ATK, ATK, ACT, ACT, ACT, ENH, ENH)
    theirs = side(used=(kururu("S-4"),), specials=(himika("S-3"),))
    scene = main(side(specials=(kururu("S-4"),), discard=seven, flare=3), theirs)
    scene.use(kururu("S-4")).answer()  # the own one turns none
    scene.answer(chosen(scene, kururu("S-4"), 1))
    assert scene.keys == (chosen(scene, himika("S-3")),)
    scene.answer(scene.keys[0])
    assert scene.state.status[scene.card(himika("S-3"))] == "used"


def test_s_4_with_no_special_to_turn_shows_them_all_the_same():
    seven = (ATK, ATK, ACT, ACT, ACT, ENH, ENH)
    scene = main(side(specials=(kururu("S-4"),), discard=seven, flare=3), side(used=(himika("S-3"),)))
    assert asked(scene.use(kururu("S-4"))) == ("LookAt", 0)


def test_s_3_ex1_under_itself_is_nothing():
    mine = side(hand=(DUPLIGEAR,), used=(INDUSTRIA,), sealed=((DUPLIGEAR, INDUSTRIA),))
    scene = main(mine)
    for card in scene.state.piles["hand.0"] + scene.state.piles["sealed.0"]:
        assert scene.state.info(card).type == "undefined"


def test_s_3_ex1_stops_being_a_copy_when_industria_returns():
    scene = main(side(hand=(DUPLIGEAR,), used=(INDUSTRIA,), sealed=((ATK, INDUSTRIA),)))
    scene.table.emit(SpecialTurned(scene.card(INDUSTRIA), "unused"))
    assert scene.state.info(scene.card(DUPLIGEAR)).type == "undefined"


def test_s_3_ex1_copies_nothing_of_an_industria_out_of_the_game():
    scene = main(side(hand=(DUPLIGEAR,), used=(INDUSTRIA,), sealed=((ATK, INDUSTRIA),)))
    scene.resolve(remove_from_game(scene.table, scene.card(INDUSTRIA)))
    assert scene.state.info(scene.card(DUPLIGEAR)).type == "undefined"


def test_s_3_ex1_is_a_copy_while_industria_is_in_use():
    scene = main(side(hand=(DUPLIGEAR,), used=(INDUSTRIA,), sealed=((ATK, INDUSTRIA),)))
    scene.table.emit(CardMoved(scene.card(INDUSTRIA), "specials.0", "in-use.0", status="in-use"))
    assert scene.state.info(scene.card(DUPLIGEAR)).type == "attack"


def test_s_3_ex1_counts_for_mechanisms_as_what_it_copies():
    mine = side(
        hand=(kururu("N-4"),), discard=(DUPLIGEAR, DUPLIGEAR), used=(INDUSTRIA,), sealed=((ATK, INDUSTRIA),),
    )
    scene = full_power(mine, side(aura=5)).use(kururu("N-4"))
    assert scene.count("aura.1") == 0


def test_s_3_ex1_as_a_card_of_another_megami_is_used_anew():
    mine = side(
        hand=(kururu("N-5"),), discard=(ENH, REA, DUPLIGEAR), used=(INDUSTRIA,), sealed=((ACT, INDUSTRIA),),
    )
    scene = full_power(mine).use(kururu("N-5"))
    assert chosen(scene, DUPLIGEAR) in scene.keys


@pytest.mark.parametrize("first", [kururu("S-2"), hagane("S-3")])
def test_s_3_ex1_was_what_it_copied_in_its_use_for_what_asks_later_in_the_turn(first):
    """大重力アトラクト asks for a card with 遠心 that was used, and びっぐごーれむ rebuilds in the same end phase."""
    mine = side(
        hand=(DUPLIGEAR,), used=(INDUSTRIA, kururu("S-2"), hagane("S-3")), sealed=((hagane("N-6"), INDUSTRIA),),
        discard=(REA, FUL_ATK, FUL_ACT),
    )
    scene = end(main(mine, distance=6, turn_start_distance=4).use(DUPLIGEAR, "1"))
    scene.answer(next(key for key in scene.keys if key.endswith(f":{scene.card(first)}"))).answer("yes")
    assert (scene.where(DUPLIGEAR), scene.state.status[scene.card(INDUSTRIA)]) == ("deck.0", "unused")
    assert scene.state.status[scene.card(hagane("S-3"))] == "unused"


def test_a1_n_3_of_both_sides_uses_the_opponents_kururu_card_with_own_mechanisms():
    scene = main(side(hand=(kururu("A1-N-3"),), discard=(ATK, ACT, ACT, ACT_REA, ACT_REA)), side(deck=(kururu("N-1"),)))
    scene.use(kururu("A1-N-3"))
    assert (scene.count("life.1"), scene.where(kururu("N-1"), 1)) == (9, "discard.1")


def test_a1_s_3_the_choice_is_the_opponents_own_business():
    scene = main(side(specials=(RESEARCH,), discard=(ATK,), flare=2), side(cover=(ENH, ACT))).use(RESEARCH)
    assert isinstance(scene.decision, ChooseCards)
    assert decision_for(scene.state, scene.decision, 0) == Waiting(1, None)
    before = len(scene.table.events)
    scene.answer(chosen(scene, ACT))
    assert len(scene.table.events) == before  # nothing happens until the name is declared


def test_a1_s_3_names_are_those_of_the_opponents_cards():
    theirs = side(cover=(ENH,), outside=(himika("S-3"), ACT), hand=(chikage("P-1"),))
    scene = main(side(specials=(RESEARCH,), discard=(ATK,), flare=2), theirs).use(RESEARCH)
    assert set(scene.keys) == {*FILLER, ENH, ACT}


def test_n_7_with_an_empty_shadow_finds_no_crystal():
    scene = main(side(hand=(kururu("N-7"),), discard=(ATK, REA)), shadow=0).use(kururu("N-7"))
    assert (asked(scene), scene.where(kururu("N-7"))) == (("ChooseAct", 0), "discard.0")


def test_a2_s_4_with_no_crystal_to_gather_asks_nothing():
    scene = main(side(specials=(CONNECDIVE,), discard=(ENH, ACT_REA), aura=0), shadow=0)
    scene.resolve(use_card(scene.table, 0, scene.card(CONNECDIVE), "effect", waive="all"))
    assert (scene.decision, scene.on(CONNECDIVE)) == (None, 0)


@pytest.mark.parametrize(("before", "cancelled"), [(0, 0), (1, 1), (2, 0)])
def test_n_7_cancels_the_second_attack_also_if_it_comes_while_that_is_in_the_air(before, cancelled):
    theirs = side(specials=(oboro("S-2"),), flare=4, cover=(kururu("N-7"),), discard=(ATK, ACT_REA), aura=5)
    scene = main(side(hand=(SHOT,), attacks_made=before), theirs, distance=4, shadow=20)
    scene.use(SHOT).use(oboro("S-2")).answer(f"card:{scene.card(kururu('N-7'), 1)}")
    assert (scene.on(kururu("N-7")), len(scene.happened(AttackCancelled))) == (4, cancelled)


def test_n_7_counts_attacks_made_before_it_came():
    theirs = side(hand=(kururu("N-7"),), discard=(ATK, REA), aura=5)
    scene = main(side(hand=(SHOT, yurina("N-1"))), theirs, distance=4).use(SHOT).answers("pass", "aura")
    scene.resolve(use_card(scene.table, 1, scene.card(kururu("N-7")), "effect"))
    scene.resolve(use_card(scene.table, 0, scene.card(yurina("N-1")), "standard"))
    assert attacks_made(scene) == [0, 0]
    assert scene.count("aura.1") == 3


def test_s_1_used_as_a_reaction_is_not_in_force_while_it_is_used():
    mine = side(hand=(SHOT,))
    scene = main(mine, side(specials=(kururu("S-1"),), flare=2, aura=1), distance=4).use(SHOT).use(kururu("S-1"))
    assert asked(scene) == ("ChooseDamage", 1)


def test_a2_n_2_two_texts_that_arise_at_once_resolve_as_they_are_printed():
    """Of several effects of one class the upper one comes first (§6-4-1-7); nobody chooses."""
    scene = main(side(hand=(kururu("A2-N-2"),), discard=(FUL_ATK, ATK)), side(hand=(ACT,)), distance=3)
    scene.use(kururu("A2-N-2"))
    found = figures(scene.state, scene.state.attacks[-1], explain=True)
    assert [change.after[2:4] for change in found.changes[:2]] == [(3, 1), (3, 2)]
    assert asked(scene) == ("ChooseReaction", 1)


def test_x8_2_a_text_that_arose_is_carried_out_though_its_mechanism_fell_apart():
    """Of two texts of れーるがん that arose together the second one waits; its card leaves meanwhile."""
    mine = side(hand=(kururu("A2-N-2"),), discard=(FUL_ATK, ATK), used=(CONNECDIVE,))
    scene = charged(main(mine, side(hand=(ACT,)), distance=3)).use(kururu("A2-N-2"))
    assert asked(scene) == ("ChooseOne", 0)  # the doubling of the first text
    scene.table.emit(CardMoved(scene.card(FUL_ATK), "discard.0", "cover.0"))
    scene.answer("no").answer("no")
    assert attack(scene) == (3, 2)


def test_full_power_enhancement_counts_for_both_icons():
    mine = side(used=(kururu("S-2"),), enhancements=((FUL_ENH, 4),), discard=(FUL_ACT, REA))
    assert asked(end(main(mine))) == ("ChooseOne", 0)
