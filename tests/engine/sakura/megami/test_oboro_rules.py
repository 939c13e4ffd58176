"""Oboro's extra rules by their sections (§x3): traps, the last petal, parts and the attacks made of them."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.asked import Waiting, decision_for
from engine.cardgame.hooks import Forbid
from engine.cardgame.sight import knows
from engine.sakura.areas import AREAS
from engine.sakura.clauses.steps_cards import rebuild_deck
from engine.sakura.events import AttackEnded, CardsRevealed, Damaged, DeckRebuilt
from engine.sakura.game import SakuraGame
from engine.sakura.megami.roster import FORMS
from engine.sakura.pool import pool_of
from engine.sakura.registry import REGISTRY
from engine.sakura.setup import Setup, SideSetup
from engine.sakura.view.seat import view
from tests.engine.sakura.megami.oboro_tables import (
    PARTS,
    A,
    B,
    C,
    D,
    X,
    Y,
    Z,
    assembling,
    chosen,
    hosting,
    made_of,
    offered,
)
from tests.engine.sakura.megami.oboro_tables import rebuilt as rebuild
from tests.engine.sakura.rules.small_cards import effect, small, stands
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    asked,
    attack,
    attacks_made,
    lengths,
    main,
    oboro,
    saine,
    side,
    start,
)
from tests.engine.sakura.view.hiding import rearranged

PLAIN = FILLER[0]


def deck_of(form):
    pool = pool_of((form, "yurina"))
    return SideSetup(megami=(form, "yurina"), normals=pool.normals[:7], specials=pool.specials[:3])


def laid(form, other="himika"):
    """The state before a duel in which the left player hosts that form."""
    pool = pool_of((other, "saine"))
    right = SideSetup(megami=(other, "saine"), normals=pool.normals[:7], specials=pool.specials[:3])
    return SakuraGame().open(Setup(sides=(deck_of(form), right), first=0)).state


def numbers(state, where):
    return [state.defs[card].number for card in state.piles.get(where, ())]


# §x3-1: what lies there at the beginning


def test_x3_1_the_last_petal_lies_among_the_extra_cards():
    state = laid("oboro-a1")
    assert numbers(state, "extra.0") == [oboro("A1-S-4-Ex1")]
    assert all(knows(state, seat, state.piles["extra.0"][0]) for seat in (0, 1))
    assert numbers(laid("oboro"), "extra.0") == []


def test_x3_1_the_parts_lie_face_down_in_their_area():
    state = laid("oboro-a2")
    assert sorted(numbers(state, "parts.0")) == sorted(PARTS)
    assert not any(state.face[card] for card in state.piles["parts.0"])
    assert numbers(laid("oboro"), "parts.0") == []


def test_x3_1_neither_can_be_chosen_for_a_deck():
    for form in ("oboro-a1", "oboro-a2"):
        pool = pool_of((form, "yurina"))
        assert not {oboro("A1-S-4-Ex1"), *PARTS} & {*pool.normals, *pool.specials}


# §x3-2, §x3-3: traps


def test_x3_2_a_trap_does_nothing_for_who_does_not_host_her():
    scene = rebuild(main(side(cover=(oboro("N-1"),)), distance=3))
    assert (asked(scene), scene.count("life.0"), attacks_made(scene)) == (None, 9, [])


def test_x3_3_one_trap_is_used_before_the_life_is_paid():
    scene = rebuild(main(hosting(cover=(oboro("N-1"), oboro("N-5"), PLAIN)), distance=3))
    assert (asked(scene), offered(scene)) == (("ChooseCards", 0), [oboro("N-1"), oboro("N-5")])
    assert (scene.decision.least, scene.decision.most, scene.count("life.0")) == (0, 1, 10)
    chosen(scene, oboro("N-1"))
    assert scene.count("life.0") == 10
    scene.answer("aura")
    assert (asked(scene), scene.count("life.0"), scene.where(oboro("N-1"))) == (None, 9, "deck.0")


def test_x3_3_it_may_be_left():
    scene = rebuild(main(hosting(cover=(oboro("N-1"),)), distance=3)).answer()
    assert (attacks_made(scene), scene.count("life.0")) == ([], 9)


def test_x3_3_it_comes_before_the_rebuild_of_a_start_phase():
    scene = start(hosting(cover=(oboro("N-5"),))).answer("yes")
    chosen(scene, oboro("N-5")).answer("1")
    assert (scene.count("aura.1"), scene.count("life.0"), len(scene.happened(DeckRebuilt))) == (4, 9, 1)


@pytest.mark.parametrize("cover", [(PLAIN,), (oboro("N-1"),)])
def test_x3_3_whether_there_is_a_trap_that_can_be_used_is_not_told(cover):
    scene = rebuild(main(hosting(cover=cover), distance=2))
    assert (asked(scene), offered(scene)) == (("ChooseCards", 0), [])
    assert decision_for(scene.state, scene.decision, 1) == Waiting(0, None)
    assert asked(scene.answer()) is None


def test_x3_3_nobody_is_asked_over_an_empty_cover_pile():
    scene = rebuild(main(hosting(discard=(oboro("N-1"),)), distance=3))
    assert (asked(scene), scene.count("life.0")) == (None, 9)


def test_x3_3_holds_for_rebuilds_by_effects_too():
    again = small(type="action", effects=(effect("on-use", rebuild_deck()),))
    scene = main(hosting(hand=(again,), cover=(oboro("N-5"),)))
    chosen(scene.use(again), oboro("N-5")).answer("2")
    assert (scene.count("flare.1"), scene.count("life.0"), len(scene.happened(DeckRebuilt))) == (1, 10, 1)


def test_x3_3_concerns_each_players_own_rebuild():
    scene = main(hosting(cover=(oboro("N-1"),)), hosting(cover=(oboro("N-5"),)), distance=3)
    assert (asked(rebuild(scene, seat=1)), offered(scene)) == (("ChooseCards", 1), [oboro("N-5")])


def test_x3_3_a_trap_of_the_cover_pile_can_end_the_duel_first():
    scene = rebuild(main(hosting(cover=(oboro("N-1"),), life=1), side(life=2, aura=0), distance=3))
    chosen(scene, oboro("N-1"))
    assert (scene.state.winner, scene.count("life.0")) == (0, 1)


# §x3-3: an attack made of parts, in place of a rebuild


def test_x3_3_parts_are_chosen_revealed_and_made_an_attack():
    scene = rebuild(main(assembling(X, B, C, Z), side(aura=5), distance=4))
    assert (asked(scene), offered(scene), scene.decision.least) == (("ChooseCards", 0), [X, Z], 0)
    chosen(scene, X)
    assert (offered(scene), scene.decision.ordered) == ([B, C], True)
    chosen(scene, B)
    shown = [scene.state.defs[card].number for event in scene.happened(CardsRevealed) for card in event.cards]
    assert (shown, attack(scene), lengths(scene)) == ([X, B], (2, 2), [4, 5])


def test_x3_3_the_texts_come_in_the_order_chosen():
    left = {"discard": (SHOT,)}
    scene = made_of(X, D, C, left={"cover": (SHOT,)}, right=side(aura=5), distance=4).answer("aura")
    assert asked(scene) == ("ChooseCards", 0)
    scene = made_of(X, C, D, left=left, right=side(aura=5), distance=4).answer("aura")
    assert asked(scene) == ("ChooseDirection", 0)


def test_x3_3_all_parts_are_taken_apart_then():
    scene = rebuild(main(assembling(X, B, C, Z), side(aura=5), distance=4))
    chosen(chosen(scene, X), B)
    assert (scene.numbers("assembled.0"), sorted(scene.numbers("parts.0"))) == ((), sorted(PARTS))


def test_x3_3_it_is_no_rebuild():
    scene = made_of(X, left={"cover": (oboro("N-1"),), "discard": (SHOT,)}, distance=4).answer("aura")
    assert (asked(scene), scene.count("life.0"), scene.happened(DeckRebuilt)) == (None, 10, [])
    assert (scene.numbers("cover.0"), scene.numbers("discard.0")) == ((oboro("N-1"),), (SHOT,))


def test_x3_3_after_it_two_cards_are_drawn_from_whatever_is_left():
    scene = start(assembling(X, deck=(), discard=FILLER), distance=4).answer("yes")
    chosen(scene, X).answers("aura", "life", "life")
    assert [event.by for event in scene.happened(Damaged)] == ["attack", "impatience", "impatience"]


def test_x3_3_out_of_range_the_attack_is_gone_and_the_parts_are_apart():
    scene = made_of(Z, distance=4)
    assert (asked(scene), attacks_made(scene), scene.numbers("assembled.0")) == (None, [], ())
    assert ([event.outcome for event in scene.happened(AttackEnded)], scene.happened(DeckRebuilt)) == (["reverted"], [])


def test_x3_3_where_attacks_are_forbidden_the_parts_are_apart_for_nothing():
    bar = small(type="enhancement", effects=(stands("ongoing", lambda c: Forbid(clause=c, what="attack")),))
    scene = made_of(X, right=side(enhancements=((bar, 1),)), distance=4)
    assert (asked(scene), attacks_made(scene), scene.numbers("assembled.0")) == (None, [], ())


def test_x3_3_without_it_the_deck_is_rebuilt_and_traps_may_be_used():
    scene = rebuild(main(assembling(X, cover=(oboro("N-5"),)), distance=4)).answer()
    assert offered(scene) == [oboro("N-5")]
    assert (scene.answer().count("life.0"), scene.numbers("assembled.0")) == (9, (X,))


@pytest.mark.parametrize("parts", [(A, B), (X,)])
def test_x3_3_whether_a_main_part_is_assembled_is_not_told(parts):
    scene = rebuild(main(assembling(*parts), distance=4))
    assert (asked(scene), offered(scene)) == (("ChooseCards", 0), [one for one in parts if one == X])
    assert decision_for(scene.state, scene.decision, 1) == Waiting(0, None)
    scene.answer()
    assert (asked(scene), scene.count("life.0")) == (None, 9)


def test_x3_3_whether_a_custom_part_is_assembled_is_not_told():
    scene = rebuild(main(assembling(X, Y), side(aura=5), distance=4))
    chosen(scene, X)
    assert (asked(scene), offered(scene)) == (("ChooseCards", 0), [])
    assert attack(scene.answer()) == (2, 2)


def test_x3_3_without_assembled_parts_nobody_is_asked():
    scene = rebuild(main(hosting("oboro-a2", begun=True)))
    assert (asked(scene), scene.count("life.0")) == (None, 9)


def test_x3_3_the_attack_can_be_answered_and_gets_what_waits_for_it():
    scene = made_of(X, right=side(hand=(saine("N-6"),)), distance=4)
    scene.use(saine("N-6")).answer("shadow")
    assert attack(scene) == (1, 2)


# §x3-4 to §x3-6: what parts are


def test_x3_4_nobody_else_can_tell_main_parts_from_custom_parts():
    state = main(assembling(X, A, B)).state
    for seat in (1, -1):
        assert not any(knows(state, seat, card) for where in ("parts.0", "assembled.0") for card in state.piles[where])
        seen = [(one.kind, one.number) for one in view(state, seat).places["assembled.0"].cards]
        assert seen == [("part", None)] * 3
    assert all(knows(state, 0, card) for where in ("parts.0", "assembled.0") for card in state.piles[where])


def test_x3_4_the_other_player_sees_how_many_are_assembled_and_no_more():
    state = main(assembling(X, A, B)).state
    found = [rearranged(state, 1, Random(seed)) for seed in range(8)]
    assert any(numbers(other, "assembled.0") != numbers(state, "assembled.0") for other in found)
    assert all(view(other, 1) == view(state, 1) for other in found)


def test_x3_4_1_main_parts_are_cards_of_their_own_kind():
    assert {(REGISTRY.cards[one].kind, REGISTRY.cards[one].type) for one in (X, Y, Z)} == {("part", "attack")}


@pytest.mark.parametrize("custom", [A, B, C, D])
def test_x3_4_2_the_number_of_revealed_custom_parts_picks_the_text(custom):
    others = [one for one in (A, B, C, D) if one != custom]
    for count in (1, 2, 3, 4):
        scene = made_of(X, custom, *others[: count - 1], right=side(hand=(SHOT,)), distance=4)
        effects = scene.state.attacks[-1].effects
        wanted = REGISTRY.cards[custom].effects[count - 1].clause.effects[0]
        assert wanted.clause.ref in effects
        assert len([ref for ref in effects if REGISTRY.owner(ref) == custom]) == 1


def test_x3_4_3_parts_lie_face_down_again():
    scene = made_of(X, B, right=side(aura=5), distance=4)
    assert not any(scene.state.face[card] for card in scene.state.piles["parts.0"])


def test_x3_5_the_attack_is_of_the_kind_part():
    made = made_of(X, distance=4).state.attacks[-1]
    assert (made.kind, made.users, made.from_card, made.subtype) == ("part", ("oboro",), False, None)


def test_x3_6_digital_traps_do_nothing_by_themselves():
    scene = rebuild(main(side(elsewhere={"assembled": (X, B)}), distance=4))
    assert (asked(scene), scene.count("life.0")) == (None, 9)


# §x3-7, §x3-8: assembled and taken apart


def kunai(*parts, **laid):
    """A part is being assembled beside these."""
    scene = main(assembling(*parts, hand=(oboro("A2-N-1"),), **laid), distance=3)
    return scene.use(oboro("A2-N-1")).answer("aura")


def test_x3_7_one_of_the_others_is_assembled():
    scene = kunai(X, A)
    assert offered(scene) == [one for one in PARTS if one not in (X, A)]
    assert chosen(scene, Y).numbers("assembled.0") == (X, A, Y)


def test_x3_7_of_six_parts_one_is_taken_apart():
    scene = chosen(kunai(X, A, B, C, D), Y)
    assert (scene.decision.target, scene.decision.least, len(offered(scene))) == ("parts.0", 1, 6)
    chosen(scene, X)
    assert (scene.numbers("assembled.0"), sorted(scene.numbers("parts.0"))) == ((A, B, C, D, Y), [X, Z])


def test_x3_7_parts_that_are_not_there_are_not_assembled():
    left = hosting("oboro-a2", elsewhere={"assembled": (X,), "parts": (A,)}, hand=(oboro("A2-N-1"),))
    scene = main(left, distance=3).use(oboro("A2-N-1")).answer("aura")
    assert (asked(scene), scene.numbers("assembled.0")) == (("ChooseOne", 0), (X, A))


def test_x3_8_parts_are_taken_apart_down_to_the_number():
    scene = rebuild(main(assembling(A, B, C, used=(oboro("A2-S-3"),)))).answer()
    scene.answer("yes")
    assert (asked(scene), scene.decision.least, scene.decision.most) == (("ChooseCards", 0), 2, 2)
    chosen(scene, A, B)
    assert scene.numbers("assembled.0") == (C,)


def test_x3_8_so_few_parts_stay_as_they_are():
    scene = rebuild(main(assembling(X, used=(oboro("A2-S-3"),)))).answer()
    scene.answer("yes")
    assert (asked(scene), scene.numbers("assembled.0")) == (None, (X,))


# §x3-9: the area


def test_x3_9_each_player_has_an_area_of_their_own():
    scene = main(assembling(X), assembling(Y, A))
    assert (scene.numbers("assembled.0"), scene.numbers("assembled.1")) == ((X,), (Y, A))
    assert offered(rebuild(scene, seat=1)) == [Y]


def test_x3_9_only_parts_lie_there_and_their_texts_are_not_in_force():
    for key in ("parts", "assembled"):
        spec = AREAS.of(key)
        assert (spec.cards, spec.pieces) == (True, ())
        assert (spec.sight, spec.effective) == ("owner", False)


def test_x3_9_no_part_is_assembled_at_the_beginning():
    state = laid("oboro-a2")
    assert (state.piles.get("assembled.0", ()), len(state.piles["parts.0"])) == ((), 7)
    assert {component.key for component in FORMS["oboro-a2"][1].components} == {"electronic"}
