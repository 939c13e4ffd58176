"""Renri's cards by their numbers (appendix 1: 22), and the rules of her sheet (§x20)."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.asked import Waiting, decision_for
from engine.cardgame.play.random_player import random_answer
from engine.cardgame.sight import knows
from engine.kernel.session import Session
from engine.sakura.events import (
    AttackMade,
    CardRecurred,
    CardUsed,
    Damaged,
    DeckRanDry,
    ProofDeclared,
    ProofStood,
    ProofTested,
)
from engine.sakura.game import SakuraGame
from engine.sakura.pool import pool_of
from engine.sakura.procedures.moving import impatience
from engine.sakura.procedures.proofs import declarable
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.procedures.turn import _clear_away
from engine.sakura.setup import Setup, SideSetup
from engine.sakura.view.seat import view
from tests.engine.sakura.support import (
    BULLET,
    SHOT,
    act,
    asked,
    attack,
    chikage,
    end,
    full_power,
    himika,
    main,
    pay_upkeep,
    renri,
    saine,
    shinra,
    side,
    start,
    tokoyo,
    utsuro,
    yurina,
)
from tests.engine.sakura.view import test_secrecy as secrecy
from tests.engine.sakura.view.hiding import alike, folded, never_known, shuffled, with_other_faces, with_other_names

PLAIN = saine("N-7")
"""Some card that is no lie."""
LIES = tuple(renri(one) for one in ("N-1", "N-2", "N-3", "N-5", "N-6"))
KOROMO = renri("S-4-Ex1")
DANCE = "NA-22-kiriko-O-S-1"
WEAPON, SWORD, BELL = (renri(f"A1-N-6-Ex{number}") for number in (1, 2, 3))
GIFT, FOG = renri("A1-N-6"), renri("A1-N-2")
HISTORIAN_LIES = (renri("N-1"), renri("N-3"), renri("N-5"))


def liar(**laid):
    """A side that hosts her, with whichever of her lies aren't laid elsewhere among the unchosen cards."""
    laid.setdefault("megami", ("renri", "yurina"))
    lies = HISTORIAN_LIES if "renri-a1" in laid["megami"] else LIES
    there = {number for area in ("deck", "hand", "discard", "cover") for number in laid.get(area, ())}
    laid.setdefault("outside", tuple(number for number in lies if number not in there))
    return side(begun=True, **laid)


def historian(**laid):
    return liar(megami=("renri-a1", "yurina"), **laid)


def other(**laid):
    return side(megami=("saine", "himika"), **laid)


def lie(scene, card, name, refuted=False):
    """Lay a card face down, declare a name, and let the other player refute it or not."""
    scene.answer(f"act:falsify:{scene.card(card)}")
    if scene.decision.kind == "ChooseName":
        scene.answer(name)
    return scene.answer("yes" if refuted else "no")


def offers_lies(scene):
    return {option.key for option in scene.decision.options if option.key.startswith("act:falsify")}


def times(scene, kind):
    return len(scene.happened(kind))


# --- the sheet (§x20-1 to §x20-4)


def test_x20_1_robe_and_relics_lie_there_from_the_beginning():
    scene = main(historian(), other())
    assert scene.numbers("extra.0") == (KOROMO,)
    assert set(scene.numbers("relics.0")) == {WEAPON, SWORD, BELL}
    assert scene.numbers("relics.1") == ()


def test_x20_2_x20_2_1_a_card_in_use_may_lie_face_down():
    scene = main(liar(hand=(PLAIN,)), other(), distance=2)
    lie(scene, PLAIN, renri("N-1"))
    assert asked(scene) == ("ChooseOne", 0)
    scene.answer("no")
    card = scene.card(PLAIN)
    assert (scene.state.where[card], scene.state.face[card]) == ("in-use.0", False)
    assert not knows(scene.state, 1, card)


def test_x20_2_2_a_card_in_falsehood_lies_face_down_and_only_its_owner_knows_it():
    scene = main(liar(hand=(PLAIN, SHOT)), other(), distance=2)
    scene.answer(f"act:falsify:{scene.card(PLAIN)}").answer(renri("N-1"))
    card = scene.card(PLAIN)
    assert scene.state.where[card] == "falsifying.0"
    assert [knows(scene.state, seat, card) for seat in (0, 1, -1)] == [True, False, False]
    mine, theirs = (view(scene.state, seat).places["falsifying.0"].cards[0] for seat in (0, 1))
    assert (mine.number, mine.declared) == (PLAIN, renri("N-1"))
    assert (theirs.number, theirs.declared, theirs.handle) == (None, renri("N-1"), "falsifying.0#0")


def test_x20_2_3_relics_lie_face_down_and_do_nothing_there():
    scene = main(historian(), other())
    assert not any(scene.state.face[scene.card(number)] for number in (WEAPON, SWORD, BELL))
    assert [knows(scene.state, seat, scene.card(BELL)) for seat in (0, 1)] == [True, False]


def test_x20_3_only_cards_that_originally_have_the_word_can_be_declared():
    scene = main(liar(hand=(PLAIN,)), other(), distance=1)
    scene.answer(f"act:falsify:{scene.card(PLAIN)}")
    assert {option.key for option in scene.decision.options} == {renri("N-1"), renri("N-3"), renri("N-5"), renri("N-6")}


def test_x20_4_the_historian_declares_relics_of_which_one_has_the_trap():
    scene = main(historian(hand=(PLAIN,)), other(), distance=3)
    scene.answer(f"act:falsify:{scene.card(PLAIN)}")
    assert {option.key for option in scene.decision.options} == {renri("N-3"), renri("N-5"), WEAPON, SWORD, BELL}


# --- false proofs (§x20-6-1)


def test_x20_6_x20_6_1_an_unrefuted_fake_does_what_was_declared_and_is_covered_unseen():
    scene = main(liar(hand=(PLAIN,)), other(), distance=4)
    lie(scene, PLAIN, renri("N-6"))
    assert (scene.count("distance"), scene.count("flare.0")) == (3, 1)
    assert scene.where(PLAIN) == "cover.0"
    assert not knows(scene.state, 1, scene.card(PLAIN))
    assert (scene.state.masks, scene.state.uses) == ({}, ())


def test_x20_6_1_a_true_proof_is_covered_unseen_as_well():
    scene = main(liar(hand=(renri("N-6"),)), other(), distance=4)
    lie(scene, renri("N-6"), renri("N-6"))
    assert scene.where(renri("N-6")) == "cover.0"


def test_x20_6_1_a_name_is_declared_once_a_turn():
    scene = main(liar(hand=(PLAIN, SHOT)), other(), distance=4)
    lie(scene, PLAIN, renri("N-6"))
    scene.answer(f"act:falsify:{scene.card(SHOT)}")
    assert renri("N-6") not in {option.key for option in scene.decision.options}


def test_x20_6_1_it_is_a_use_of_a_full_power_action_too():
    scene = full_power(liar(hand=(PLAIN,)), other(), distance=4)
    assert offers_lies(scene) == {f"act:falsify:{scene.card(PLAIN)}"}
    lie(scene, PLAIN, renri("N-6"))
    assert scene.decision is None


def test_x20_6_1_a_card_that_cannot_be_used_itself_can_be_laid_all_the_same():
    full = himika("N-3")
    scene = main(liar(hand=(full,)), other(), distance=4)
    lie(scene, full, renri("N-6"))
    assert scene.where(full) == "cover.0"


def test_x20_6_1_nothing_is_offered_where_no_name_could_be_used():
    scene = main(liar(hand=(PLAIN,), outside=(renri("N-1"),)), other(), distance=9)
    assert offers_lies(scene) == set()


def test_x20_6_1_specials_and_poisons_are_no_normal_cards():
    scene = main(liar(hand=(chikage("P-1"),), specials=(BULLET,), flare=5), other(), distance=4)
    assert offers_lies(scene) == set()


def test_x20_6_1_a_terminal_card_ends_false_proofs_too():
    scene = main(liar(hand=(tokoyo("N-7"), PLAIN), deck=()), other(), distance=4)
    scene.use(tokoyo("N-7"))
    scene.answer("shadow", "shadow")
    assert scene.state.terminal[0]
    assert offers_lies(scene) == set()


def test_x20_6_1_who_does_not_host_her_makes_no_false_proofs():
    scene = main(other(hand=(renri("N-1"),)), liar(), distance=2)
    assert offers_lies(scene) == set()


def test_x20_6_1_the_question_is_the_same_whatever_lies_there():
    seen = []
    for card in (PLAIN, renri("N-6")):
        scene = main(liar(hand=(card,)), other(), distance=4)
        scene.answer(f"act:falsify:{scene.card(card)}").answer(renri("N-6"))
        question = decision_for(scene.state, scene.decision, 1)
        seen.append((question.kind, question.options, question.source, question.prompt))
        assert isinstance(decision_for(scene.state, scene.decision, 0), Waiting)
    assert seen[0] == seen[1]


def test_x20_6_1_what_was_used_this_turn_is_the_card_declared():
    scene = main(liar(hand=(SHOT,)), other(), distance=4)
    lie(scene, SHOT, renri("N-6"))
    used = scene.happened(CardUsed)
    assert [event.number for event in used] == [renri("N-6")]


def test_x20_6_1_a_name_is_spent_for_both_players():
    scene = start(liar(deck=(SHOT, SHOT)), historian(cover=(PLAIN,), hand=()), distance=3)
    scene.resolve(rebuild(scene.table, 1, by_rule=False))
    scene.answer(f"card:{scene.card(PLAIN)}").answer("no").answer("life")
    assert [event.seat for event in scene.happened(ProofDeclared)] == [1]
    assert declarable(scene.state, (WEAPON, SWORD)) == [SWORD]


def test_x20_6_1_a_card_is_used_from_where_it_was_taken():
    scene = start(historian(cover=(PLAIN,)), other(), distance=3)
    scene.resolve(rebuild(scene.table, 0, by_rule=False))
    scene.answer(f"card:{scene.card(PLAIN)}").answer("no")
    assert [use.origin for use in scene.state.uses] == ["cover.0"]


# --- before a rebuild (§x20-6-2)


def test_x20_6_2_a_covered_card_is_used_as_the_weapon_before_the_deck_is_rebuilt():
    scene = start(historian(cover=(PLAIN,), deck=(SHOT, SHOT)), other(), distance=3)
    scene.answer("yes").answer(f"card:{scene.card(PLAIN)}").answer("no")
    scene.answer("life")
    order = [type(event).__name__ for event in scene.table.events]
    assert order.index("AttackMade") < max(at for at, name in enumerate(order) if name == "Damaged")
    assert scene.count("life.1") == 9
    assert scene.count("life.0") == 9
    assert scene.where(PLAIN) != "cover.0"


def test_x20_6_2_it_is_not_asked_out_of_range():
    scene = main(historian(cover=(PLAIN,)), other(), distance=6)
    scene.resolve(rebuild(scene.table, 0, by_rule=False))
    assert scene.happened(ProofDeclared) == []


# --- refutations (§x20-6-3)


def test_x20_6_3_a_failed_refutation_brings_impatience_and_the_card_is_used_face_up():
    scene = main(liar(hand=(renri("N-6"),)), other(aura=3), distance=4)
    lie(scene, renri("N-6"), renri("N-6"), refuted=True)
    assert asked(scene) == ("ChooseDamage", 1)
    scene.answer("life")
    assert (scene.count("life.1"), scene.count("flare.0"), scene.where(renri("N-6"))) == (9, 1, "discard.0")
    assert [event.failed for event in scene.happened(ProofTested)] == [True]
    assert scene.happened(DeckRanDry) == []


def test_x20_6_3_a_fake_that_is_refuted_is_no_use_and_no_attack():
    scene = main(liar(hand=(PLAIN,)), other(), distance=2)
    lie(scene, PLAIN, renri("N-1"), refuted=True)
    assert scene.where(PLAIN) == "discard.0"
    assert (scene.happened(CardUsed), scene.happened(AttackMade), scene.state.attacks) == ([], [], ())
    assert (scene.state.masks, scene.state.uses) == ({}, ())
    assert asked(scene)[0] == "ChooseAct"


def test_x20_6_3_the_declared_name_is_spent_although_it_was_refuted():
    scene = main(liar(hand=(PLAIN, SHOT)), other(), distance=4)
    lie(scene, PLAIN, renri("N-6"), refuted=True)
    scene.answer(f"act:falsify:{scene.card(SHOT)}")
    assert renri("N-6") not in {option.key for option in scene.decision.options}


# --- ends of phases (§x20-6-4)


def test_x20_6_4_the_end_of_a_phase_discards_the_card_in_falsehood():
    scene = main(liar(hand=(PLAIN,)), other(), distance=2)
    scene.answer(f"act:falsify:{scene.card(PLAIN)}").answer(renri("N-1"))
    scene.resolve(_clear_away(scene.table))
    assert scene.where(PLAIN) == "discard.0"


def test_x20_6_4_a_fake_in_use_is_discarded_too_when_the_phase_ends():
    scene = main(liar(hand=(PLAIN,)), other(), distance=2)
    lie(scene, PLAIN, renri("N-1")).answer("no")
    scene.resolve(_clear_away(scene.table))
    assert scene.where(PLAIN) == "discard.0"


# --- normal cards


def test_n_1_a_fake_that_is_shown_leaves_only_the_life():
    scene = main(liar(hand=(PLAIN,)), other(aura=5), distance=2)
    lie(scene, PLAIN, renri("N-1")).answer("yes")
    assert (scene.count("aura.1"), scene.count("life.1"), scene.where(PLAIN)) == (5, 9, "discard.0")


def test_n_1_a_true_one_that_is_shown_does_no_more():
    scene = main(liar(hand=(renri("N-1"),)), other(aura=5), distance=2)
    lie(scene, renri("N-1"), renri("N-1")).answer("yes")
    while asked(scene) == ("ChooseReaction", 1):
        scene.answer("pass")
    assert asked(scene) == ("ChooseDamage", 1)
    assert {option.key for option in scene.decision.options} == {"aura", "life"}
    scene.answer("aura")
    assert scene.where(renri("N-1")) == "discard.0"


def test_n_1_used_openly_it_shows_nothing():
    scene = main(liar(hand=(renri("N-1"),)), other(aura=5), distance=2)
    scene.use(renri("N-1"))
    while asked(scene) == ("ChooseReaction", 1):
        scene.answer("pass")
    assert asked(scene) == ("ChooseDamage", 1)


@pytest.mark.parametrize(("discard", "enhancements", "aura"), [(2, 1, 3), (2, 0, 2)])
def test_n_2_three_normal_cards_played_make_it_stronger(discard, enhancements, aura):
    laid = {"discard": (PLAIN, SHOT, BULLET)[:discard], "enhancements": ((saine("N-6"), 1),)[:enhancements]}
    scene = main(liar(hand=(renri("N-2"),), **laid), other(hand=(tokoyo("N-4"),)), distance=4)
    scene.use(renri("N-2"))
    assert attack(scene) == (aura, 1)


@pytest.mark.parametrize(
    ("card", "at", "printed", "left"),
    [(yurina("N-1"), 4, (3, 1), (2, 1)), (himika("N-1"), 5, (2, 1), (2, 0))],
)
def test_n_3_it_weakens_what_it_answers_if_the_shadow_lost_a_crystal(card, at, printed, left):
    scene = main(other(hand=(card,), aura=0, vigor=1), liar(hand=(renri("N-3"),)), distance=at, shadow=10)
    scene.answer("basic:recover").answer("vigor")
    scene.use(card)
    assert attack(scene) == printed
    scene.use(renri("N-3")).answer("life")
    assert attack(scene) == left


def test_n_3_looks_at_the_damage_before_additions():
    """§9-1-3-2: 一閃 has 2 to the aura before 決死 adds 1, so its damage to the life shrinks."""
    left = other(hand=(yurina("N-2"),), aura=0, vigor=1, life=3)
    scene = main(left, liar(hand=(renri("N-3"),)), distance=3, shadow=10)
    scene.answer("basic:recover").answer("vigor")
    scene.use(yurina("N-2"))
    assert attack(scene) == (3, 2)
    scene.use(renri("N-3")).answer("life")
    assert attack(scene) == (3, 1)


def test_n_3_without_a_crystal_gone_from_the_shadow_nothing_changes():
    card = yurina("N-1")
    scene = main(other(hand=(card,)), liar(hand=(renri("N-3"),)), distance=4)
    scene.use(card)
    before = attack(scene)
    scene.use(renri("N-3"))
    while scene.state.attacks and scene.state.attacks[-1].card != scene.card(card):
        scene.answer("aura")
    assert attack(scene) == before


def test_n_4_it_flinches_and_returns_a_lie_after_a_failed_refutation():
    scene = main(liar(hand=(renri("N-6"), renri("N-4"))), other(), distance=4)
    lie(scene, renri("N-6"), renri("N-6"), refuted=True).answer("aura")
    scene.use(renri("N-4")).answer("yes")
    assert scene.state.flinched[1]
    assert scene.where(renri("N-6")) == "hand.0"


def test_n_4_without_one_it_only_flinches():
    scene = main(liar(hand=(renri("N-4"),), discard=(renri("N-6"),)), other())
    scene.use(renri("N-4"))
    assert (scene.state.flinched[1], scene.where(renri("N-6"))) == (True, "discard.0")


def test_n_5_it_takes_a_card_of_the_hand_or_flinches():
    laid = {"hand": (renri("N-5"),), "discard": (PLAIN, SHOT, himika("N-2"))}
    scene = main(liar(**laid), other(hand=(saine("N-1"), saine("N-2"))))
    scene.use(renri("N-5"))
    assert asked(scene) == ("ChooseCards", 1)
    scene.answer(f"card:{scene.card(saine('N-1'))}")
    assert (scene.where(saine("N-1")), scene.state.flinched[1]) == ("cover.1", False)
    scene = main(liar(**laid), other())
    scene.use(renri("N-5"))
    assert scene.state.flinched[1]


def test_n_5_refuted_in_vain_it_brings_impatience_twice():
    scene = main(liar(hand=(renri("N-5"),)), other(aura=5), distance=9)
    lie(scene, renri("N-5"), renri("N-5"), refuted=True).answer("life").answer("aura")
    assert (scene.count("life.1"), scene.count("aura.1")) == (9, 4)
    assert [event.by for event in scene.happened(Damaged)] == ["impatience", "impatience"]


def test_n_6_a_crystal_from_the_distance_to_the_flare():
    scene = main(liar(hand=(renri("N-6"),)), other(), distance=4)
    scene.use(renri("N-6"))
    assert (scene.count("distance"), scene.count("flare.0")) == (3, 1)


def test_n_7_it_draws_the_distance_in_when_it_comes_and_when_it_goes():
    scene = main(liar(enhancements=((renri("N-7"), 1),)), other(), distance=2)
    pay_upkeep(scene)
    assert (scene.count("distance"), scene.where(renri("N-7"))) == (1, "discard.0")
    scene = main(liar(enhancements=((renri("N-7"), 1),)), other(), distance=1)
    pay_upkeep(scene)
    assert scene.count("distance") == 1


# --- specials


def test_s_1_both_damages_after_a_failed_refutation():
    scene = main(liar(hand=(renri("N-6"),), specials=(renri("S-1"),), flare=4), other(aura=5), distance=4)
    lie(scene, renri("N-6"), renri("N-6"), refuted=True).answer("aura")
    scene.use(renri("S-1"))
    while asked(scene) == ("ChooseReaction", 1):
        scene.answer("pass")
    assert (scene.count("aura.1"), scene.count("life.1")) == (3, 8)


def test_s_1_used_it_damages_the_aura_at_the_end_and_is_unused_again():
    scene = end(main(liar(used=(renri("S-1"),)), other(aura=3)))
    assert (scene.count("aura.1"), scene.state.status[scene.card(renri("S-1"))]) == (2, "unused")


def test_s_2_a_card_of_the_attacker_answers_the_attack():
    card, held = yurina("N-1"), saine("N-4")
    scene = main(other(hand=(card, held), aura=3), liar(specials=(renri("S-2"),), flare=4), distance=4)
    scene.use(card).use(renri("S-2")).answer(f"card:{scene.card(held)}")
    options = {option.key for option in scene.decision.options}
    assert "put" in options or scene.where(held) in ("cover.0", "in-use.1", "discard.0")


def test_s_2_only_as_a_reaction():
    scene = main(liar(specials=(renri("S-2"),), flare=4), other(hand=(SHOT,)))
    assert f"use:{scene.card(renri('S-2'))}" not in {option.key for option in scene.decision.options}


def test_s_3_an_unchosen_lie_is_shown_used_and_removed():
    scene = main(
        liar(specials=(renri("S-3"),), flare=2, outside=(renri("N-6"), renri("N-4"), renri("N-1"))), other(), distance=6
    )
    scene.use(renri("S-3"))
    assert {option.key for option in scene.decision.options} == {
        f"card:{scene.card(renri(one))}" for one in ("N-6", "N-1")
    }
    scene.answer(f"card:{scene.card(renri('N-6'))}")
    assert (scene.count("distance"), scene.where(renri("N-6"))) == (5, "outside.0")
    assert scene.state.face[scene.card(renri("N-6"))]


def test_s_3_what_cannot_be_used_is_removed_all_the_same():
    scene = main(liar(specials=(renri("S-3"),), flare=2, outside=(renri("N-1"),)), other(), distance=9)
    scene.use(renri("S-3")).answer(f"card:{scene.card(renri('N-1'))}")
    assert scene.state.face[scene.card(renri("N-1"))]
    assert scene.happened(AttackMade) == []


def test_s_3_resurgence_with_three_normal_cards_played():
    scene = end(main(liar(used=(renri("S-3"),), discard=(PLAIN, SHOT), enhancements=((saine("N-6"), 1),)), other()))
    assert scene.state.status[scene.card(renri("S-3"))] == "unused"


def test_s_4_it_brings_the_robe_and_loses_crystals_in_its_own_start_phases_only():
    scene = main(liar(specials=(renri("S-4"),), flare=1), other(), shadow=9)
    scene.use(renri("S-4"))
    while scene.decision is not None and asked(scene)[0] == "ChooseCrystals":
        scene.answer("shadow", "shadow", "shadow")
    card = scene.card(renri("S-4"))
    assert (scene.where(KOROMO), scene.state.status[scene.card(KOROMO)]) == ("specials.0", "unused")
    pay_upkeep(scene)
    assert scene.count(f"card.{card}") == 2
    theirs = main(other(), liar(enhancements=((renri("S-4"), 3),)))
    pay_upkeep(theirs)
    assert theirs.count(f"card.{theirs.card(renri('S-4'))}") == 3


@pytest.mark.parametrize(
    ("crystals", "number", "cost"),
    [(4, tokoyo("S-1"), 5), (3, tokoyo("S-1"), 5), (2, shinra("S-1"), 2), (1, utsuro("A1-S-1-Ex1"), 6), (0, DANCE, 3)],
)
def test_s_4_ex1_the_robe_is_a_copy_by_the_crystals_on_the_last_gasp(crystals, number, cost):
    laid = {"enhancements": ((renri("S-4"), crystals),)} if crystals else {"used": (renri("S-4"),)}
    scene = main(liar(specials=(KOROMO,), flare=6, **laid), other(discard=(SHOT,)), distance=2)
    card = scene.card(KOROMO)
    assert (scene.state.info(card).number, scene.state.info(card).cost) == (number, cost)
    seen = next(one for one in view(scene.state, 0).places["specials.0"].cards if one.handle == f"card:{card}")
    assert (seen.copy_of, seen.cost) == (number, cost)
    theirs = view(scene.state, 1).places["specials.0"].cards
    assert [one.copy_of for one in theirs if one.number is None] == [None]


def test_s_4_ex1_what_it_is_changes_with_the_crystals():
    scene = main(liar(specials=(KOROMO,), enhancements=((renri("S-4"), 3),)), other())
    pay_upkeep(scene)
    assert scene.state.info(scene.card(KOROMO)).number == shinra("S-1")


def test_kiriko_s_1_her_sword_dance_has_no_occasion():
    laid = {"specials": (KOROMO,), "used": (renri("S-4"),)}
    scene = main(liar(**laid, flare=3, vigor=1), other(aura=5), distance=2, shadow=5)
    scene.use(KOROMO)
    assert scene.happened(AttackMade)
    scene.answer("pass") if asked(scene) == ("ChooseReaction", 1) else None
    scene.answer("life")
    assert (scene.count("life.1"), scene.state.status[scene.card(KOROMO)]) == (8, "used")
    scene.answer("basic:recover")
    assert scene.state.status[scene.card(KOROMO)] == "used"


# --- 『歴史家』


def test_a1_n_2_it_is_used_as_a_card_that_the_opponent_could_have_chosen():
    shot = himika("N-1")
    scene = main(historian(hand=(FOG,)), other(outside=(shot, saine("N-6"), himika("N-2"))), distance=6)
    scene.answer(f"act:declare-use:{scene.card(FOG)}")
    if scene.decision.kind == "ChooseName":
        assert saine("N-6") not in {option.key for option in scene.decision.options}
        scene.answer(shot)
    assert asked(scene) == ("ChooseOne", 1)
    assert [option.key for option in scene.decision.options] == ["no"]
    scene.answer("no")
    assert scene.state.attacks[-1].users == ("himika",)


def test_a1_n_2_10_39_the_opponent_shows_that_card_and_it_is_not_used():
    shot = himika("N-1")
    scene = main(historian(hand=(FOG,)), other(hand=(shot,)), distance=6)
    scene.answer(f"act:declare-use:{scene.card(FOG)}").answer(shot).answer("yes")
    assert (scene.where(FOG), scene.where(shot), scene.state.attacks) == ("discard.0", "hand.1", ())
    assert (scene.happened(CardUsed), scene.state.masks) == ([], {})


def test_a1_n_2_it_may_be_laid_as_a_lie_like_any_other_card():
    scene = main(historian(hand=(FOG,)), other(), distance=1)
    lie(scene, FOG, renri("N-3"))
    assert scene.happened(ProofStood)


def test_a1_n_6_before_a_rebuild_it_goes_for_a_relic_that_nobody_sees():
    scene = main(historian(discard=(GIFT,)), other())
    scene.resolve(rebuild(scene.table, 0, by_rule=False))
    scene.answer("yes").answer(f"card:{scene.card(SWORD)}")
    assert (scene.where(GIFT), scene.where(SWORD)) == ("relics.0", "deck.0")
    assert not knows(scene.state, 1, scene.card(SWORD))


def test_a1_n_6_used_it_does_nothing():
    scene = main(historian(hand=(GIFT,)), other())
    scene.use(GIFT)
    assert scene.where(GIFT) == "discard.0"


def holding(relic, **laid):
    """A historian with a relic in hand and the gift where that was."""
    rest = tuple(number for number in (WEAPON, SWORD, BELL) if number != relic)
    return historian(hand=(relic, *laid.pop("more", ())), elsewhere={"relics": (*rest, GIFT)}, **laid)


def test_x20_5_after_a_failed_refutation_the_card_goes_back_and_the_gift_comes():
    scene = main(holding(SWORD), other(aura=5, vigor=2), distance=3)
    lie(scene, SWORD, SWORD, refuted=True).answer("aura").answer("yes")
    assert scene.where(GIFT) == "discard.0"
    while asked(scene)[1] == 1:
        scene.answer("pass" if asked(scene)[0] == "ChooseReaction" else "life")
    assert scene.where(SWORD) == "relics.0"
    assert times(scene, CardRecurred) == 1


def test_x20_5_it_goes_back_also_where_the_gift_does_not_lie_there():
    scene = main(historian(hand=(SWORD,), elsewhere={"relics": (WEAPON,)}), other(aura=5), distance=3)
    lie(scene, SWORD, SWORD, refuted=True).answer("aura").answer("yes").answer("life")
    assert scene.where(SWORD) == "relics.0"


def test_x20_5_it_may_stay():
    scene = main(holding(SWORD), other(aura=5), distance=3)
    lie(scene, SWORD, SWORD, refuted=True).answer("aura").answer("no")
    while asked(scene)[1] == 1:
        scene.answer("pass" if asked(scene)[0] == "ChooseReaction" else "life")
    assert (scene.where(SWORD), scene.where(GIFT)) == ("discard.0", "relics.0")


def test_a1_n_6_ex1_the_third_card_used_attacks_harder():
    scene = main(
        holding(WEAPON, more=(yurina("N-1"),), cards_used=(PLAIN,), discard=(PLAIN,)), other(aura=5), distance=3
    )
    scene.use(WEAPON)
    while asked(scene)[1] == 1:
        scene.answer(scene.decision.options[-1].key)
    scene.use(yurina("N-1"))
    assert attack(scene) == (3, 2)


def test_a1_n_6_ex2_oblation_and_vigor_gone():
    laid = {"enhancements": ((renri("A1-S-1"), 3),)}
    scene = main(holding(SWORD, **laid), other(aura=5, vigor=2), distance=3)
    lie(scene, SWORD, SWORD, refuted=True).answer("aura").answer("yes")
    assert scene.state.vigor[1] == 0
    assert attack(scene) == (3, 2)


def test_a1_n_6_ex2_oblation_by_the_other_players_card_too():
    scene = main(holding(SWORD), historian(enhancements=((renri("A1-S-1"), 3),), aura=5), distance=3)
    scene.use(SWORD)
    assert attack(scene) == (3, 2)


def test_a1_n_6_ex3_a_second_basic_action_unless_it_was_refuted():
    scene = main(holding(BELL), other(), distance=4, shadow=9)
    scene.use(BELL).answer("basic:recover").answer("basic:focus")
    assert (scene.count("aura.0"), scene.count("flare.0"), asked(scene)[0]) == (3, 1, "ChooseAct")
    scene = main(holding(BELL, life=5), other(), distance=4, shadow=9)
    lie(scene, BELL, BELL, refuted=True).answer("aura").answer("yes")
    assert scene.count("life.0") == 6
    scene.answer("basic:recover")
    assert asked(scene)[0] == "ChooseAct"
    assert scene.where(BELL) == "relics.0"


def test_a1_n_6_ex3_with_little_shadow_a_covered_card_goes_under_the_deck():
    scene = main(holding(BELL, cover=(PLAIN,)), other(), distance=4, shadow=5)
    scene.use(BELL).answer("basic:focus").answer("basic:focus")
    assert scene.where(PLAIN) == "deck.0"


def test_a1_s_1_at_the_end_it_may_take_three_crystals_one_of_the_life():
    scene = end(main(historian(used=(renri("A1-S-1"),)), other(), shadow=9))
    scene.answer("yes")
    if asked(scene) and asked(scene)[0] == "ChooseCrystals":
        scene.answer("shadow", "shadow")
    card = scene.card(renri("A1-S-1"))
    assert (scene.count("life.0"), scene.count(f"card.{card}"), scene.where(renri("A1-S-1"))) == (
        9, 3, "enhancements.0",
    )


def test_a1_s_1_impatience_of_the_opponent_is_two_to_the_aura():
    scene = main(historian(enhancements=((renri("A1-S-1"), 2),)), other(aura=3))
    scene.resolve(impatience(scene.table, 1)).answer("aura")
    assert scene.count("aura.1") == 1


def test_a1_s_1_an_unrefuted_fake_that_is_shown_gives_vigor():
    scene = main(historian(enhancements=((renri("A1-S-1"), 2),), hand=(PLAIN,)), other(), distance=1)
    lie(scene, PLAIN, renri("N-5")).answer("yes")
    assert (scene.state.vigor[0], scene.where(PLAIN)) == (1, "discard.0")


def test_a1_s_1_a_card_may_be_drawn_at_the_beginning_of_the_main_phase():
    scene = main(historian(enhancements=((renri("A1-S-1"), 2),), deck=(PLAIN,)), other())
    text = scene.state.info(scene.card(renri("A1-S-1"))).standing["ongoing"]
    assert any(getattr(hook, "timing", "") == "main-begin" for hook in text)


def test_n_1_and_a1_s_1_one_showing_serves_both_texts():
    scene = main(historian(enhancements=((renri("A1-S-1"), 2),), hand=(PLAIN,)), other(aura=5), distance=2)
    lie(scene, PLAIN, renri("N-1")).answer("yes").answer("yes")
    assert (scene.state.vigor[0], scene.count("life.1"), scene.count("aura.1")) == (1, 9, 5)


# --- corners


def test_the_same_megami_on_both_sides_have_each_their_own_places():
    scene = main(historian(hand=(PLAIN,)), historian(), distance=3)
    assert set(scene.numbers("relics.1")) == {WEAPON, SWORD, BELL}
    lie(scene, PLAIN, renri("N-3"))
    assert scene.where(PLAIN).endswith(".0")


def test_act_after_a_lie_offers_the_rest_of_the_hand():
    scene = main(liar(hand=(PLAIN, SHOT)), other(), distance=4)
    lie(scene, PLAIN, renri("N-6"))
    assert offers_lies(act(scene)) == {f"act:falsify:{scene.card(SHOT)}"}


# --- secrecy


def a_duel(seed):
    """A duel of random players in which both can lie."""
    luck = Random(seed)
    sides = []
    for forms in (("renri-a1", "oboro"), ("renri", "tokoyo")):
        pool = pool_of(forms)
        chosen = tuple(luck.sample(pool.normals, 7)), tuple(luck.sample(pool.specials, 3))
        sides.append(SideSetup(megami=forms, normals=chosen[0], specials=chosen[1], name=""))
    session = Session(SakuraGame(), Setup(sides=(sides[0], sides[1]), seed=seed))
    while session.decision is not None:
        session.submit(random_answer(session.decision, luck))
    return session


@pytest.mark.parametrize("seed", range(2))
def test_a_fake_that_was_never_seen_could_have_been_any_card(seed):
    session = a_duel(seed)
    state = folded(session.events)
    assert any(isinstance(event, ProofStood) for event in session.events)
    for seat in (0, 1, -1):
        seen = secrecy.gets(session.events, session.told, seat)
        hidden = never_known(session.events, seat)
        names = shuffled(alike(state, hidden), Random(seed))
        assert secrecy.gets(with_other_names(session.events, names), session.told, seat) == seen
        quiet = [card for card in hidden if "abroad" not in state.defs[card].standing]
        faces = shuffled(alike(state, quiet), Random(seed))
        assert secrecy.gets(with_other_faces(session.events, faces), session.told, seat) == seen
