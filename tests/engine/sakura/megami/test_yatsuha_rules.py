"""The extra rules of Yatsuha by their sections (§x14): reflections, completed cards, memories, the journey, the way
home.
"""

from __future__ import annotations

import pytest

from engine.sakura.events import CardsRevealed
from engine.sakura.megami.yatsuha import COMPLETION
from engine.sakura.pool import cards_of
from engine.sakura.procedures.moving import to_hand
from engine.sakura.procedures.use import use_card
from engine.sakura.view.seat import view
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    asked,
    chikage,
    main,
    saine,
    side,
    start,
    yatsuha,
)

COMPLETE = tuple(yatsuha(f"A1-N-{number}-Ex1") for number in range(1, 8))
WORLDS = (yatsuha("AA1-N-7-Ex1"), yatsuha("AA1-N-7-Ex2"))
HOPE, IDEOLOGY = WORLDS
CLAW, TALON = yatsuha("N-1"), COMPLETE[0]
ENHANCEMENT = saine("N-5")


def herself(place=0, begun_at=0, turned=0, **laid):
    """A player who hosts her own form, on a journey at that place, which began there."""
    counters = {"completed": 0, "journey": place, "journey-start": begun_at or place, "journey-round": turned}
    crystals = {"memory": 1} if place else {}
    used = (HOPE,) if place else ()
    extra = tuple(card for card in (*COMPLETE[:6], *WORLDS) if card not in used)
    return side(
        **{
            "megami": ("yatsuha-aa1", "saine"), "counters": counters, "crystals": crystals, "used": used,
            "extra": extra, **laid,
        }
    )  # fmt: skip


def on_the_way(place, **more):
    """The left player's start phase with a crystal at that place."""
    table = {key: more.pop(key) for key in ("right", "shadow", "distance") if key in more}
    right = table.pop("right", side())
    return start(herself(place, **more), right, turn=3, **table)


def journey(scene, seat=0):
    """Where the crystal lies, where it began, whether the effect of that place was resolved."""
    return tuple(scene.state.counters[f"{key}.{seat}"] for key in ("journey", "journey-start", "journey-round"))


# --- what her forms bring


def test_x14_1_the_extra_cards_of_both_other_forms_and_none_of_the_first():
    assert cards_of("yatsuha").extras == ()
    assert set(cards_of("yatsuha-a1").extras) == set(COMPLETE)
    assert set(cards_of("yatsuha-aa1").extras) == {*COMPLETE[:6], *WORLDS}
    for form in ("yatsuha-a1", "yatsuha-aa1"):
        pool = cards_of(form)
        assert not {*pool.normals, *pool.specials} & set(pool.extras)


def test_x14_1_her_other_forms_bring_one_special_each():
    """Appendix 1: the four specials of the first form are taken from the list."""
    assert cards_of("yatsuha-a1").specials == (yatsuha("A1-S-4"),)
    assert cards_of("yatsuha-aa1").specials == (yatsuha("AA1-S-4"),)
    assert cards_of("yatsuha-a1").normals[-1] == yatsuha("N-7")
    assert cards_of("yatsuha-aa1").normals[-1] == yatsuha("AA1-N-7")


@pytest.mark.parametrize("form", ["yatsuha", "yatsuha-a1", "yatsuha-aa1"])
def test_x14_2_and_x14_2_1_both_see_how_many_of_aura_flare_and_life_are_the_same(form):
    scene = main(
        side(megami=(form, "saine"), begun=True, aura=3, flare=4, life=5), side(aura=4, flare=4, life=5)
    )
    for seat in (0, 1, -1):
        panel = next(panel for panel in view(scene.state, seat).panels if panel.key in ("mirror", "memory"))
        assert ("reflections", 2) in panel.counters


def test_x14_3_each_of_seven_cards_has_one_that_it_becomes():
    assert dict(COMPLETION) == {yatsuha(f"N-{number}"): COMPLETE[number - 1] for number in range(1, 8)}


# --- memories


def test_x14_4_cards_in_the_memory_lie_face_down_and_their_player_alone_sees_them():
    scene = main(herself(elsewhere={"memory": (CLAW, SHOT)}))
    for card in scene.cards(CLAW):
        assert not scene.state.face[card]
    for seat, known in ((0, 2), (1, 0), (-1, 0)):
        cards = view(scene.state, seat).places["memory.0"].cards
        assert (len(cards), sum(bool(card.number) for card in cards)) == (2, known)


def test_x14_4_there_are_two_memories_if_both_host_that_form_and_none_without_it():
    both = main(herself(), herself())
    assert {"memory.0", "memory.1"} <= set(view(both.state, 0).places)
    assert not any(place.startswith("memory") for place in view(main(side()).state, 0).places)


def test_x14_4_effects_of_cards_there_are_not_in_force():
    scene = main(side(), herself(elsewhere={"memory": (chikage("N-6"), yatsuha("N-7"))}))
    assert [pair for pair in scene.state.rules.standing(scene.state) if pair[1] and pair[0].card >= 0] == []


@pytest.mark.parametrize(("number", "key", "there"), [(CLAW, "yes", TALON), (CLAW, "no", CLAW), (SHOT, "yes", SHOT)])
def test_x14_4_a_card_that_comes_from_there_to_the_hand_may_be_shown_and_completed(number, key, there):
    scene = main(herself(elsewhere={"memory": (number,)}))
    scene.resolve(to_hand(scene.table, scene.card(number)))
    scene.answer(key)
    assert scene.numbers("hand.0") == (there,)
    assert bool(scene.happened(CardsRevealed)) is (key == "yes")


def test_x14_4_two_that_come_at_once_are_asked_for_one_by_one():
    scene = main(herself(elsewhere={"memory": (CLAW, SHOT)}))
    scene.resolve(to_hand(scene.table, scene.card(CLAW), scene.card(SHOT)))
    while scene.decision.kind == "ChooseNext":
        scene.answer(scene.keys[0])
    assert asked(scene) == ("ChooseOne", 0)


def test_x14_4_first_place_gains_a_vigor():
    scene = on_the_way(1, turned=0, begun_at=4)
    assert (scene.state.vigor[0], journey(scene)[0]) == (2, 2)


@pytest.mark.parametrize(("key", "on", "shadow"), [("1", 1, 11), ("2", 3, 9)])
def test_x14_4_second_place_takes_a_crystal_from_an_enhancement_or_puts_one_there(key, on, shadow):
    """Then the upkeep of the same start phase takes one more."""
    mine = saine("N-7")
    right = side(enhancements=((ENHANCEMENT, 2),))
    scene = on_the_way(2, begun_at=1, right=right, enhancements=((mine, 3),), shadow=9)
    assert set(scene.keys) == {f"card:{scene.card(ENHANCEMENT)}", f"card:{scene.card(mine)}"}
    scene.answer(f"card:{scene.card(mine)}")
    scene.answer(key)
    assert (scene.on(mine), scene.count("shadow")) == (on, shadow)


def test_x14_4_second_place_without_an_enhancement_does_nothing():
    scene = on_the_way(2, begun_at=1)
    assert (asked(scene), journey(scene)[0]) == (("ChooseRebuild", 0), 3)


def test_x14_4_third_place_puts_a_card_under_the_deck():
    scene = on_the_way(3, begun_at=1, discard=(SHOT,), cover=(CLAW,))
    assert set(scene.keys) == {f"card:{scene.card(SHOT)}", f"card:{scene.card(CLAW)}"}
    scene.answer(f"card:{scene.card(CLAW)}")
    assert (scene.numbers("deck.0")[-1], journey(scene)[0]) == (CLAW, 4)


def test_x14_4_fourth_place_draws_a_card_and_after_it_comes_the_first():
    scene = on_the_way(4, begun_at=2)
    assert (len(scene.numbers("hand.0")), journey(scene)[0]) == (1, 1)


# --- the journey


def test_x14_5_the_player_chooses_where_it_begins_and_a_crystal_of_the_shadow_goes_there():
    scene = main(herself(specials=(HOPE,), flare=2, extra=COMPLETE[:6]))
    scene.use(HOPE)
    assert scene.keys == ("place:1", "place:2", "place:3", "place:4")
    scene.answer("place:3")
    assert (journey(scene), scene.count("memory.0"), scene.count("shadow")) == ((3, 3, 0), 1, 11)


def test_x14_5_nobody_sets_off_twice():
    scene = main(herself(specials=(HOPE,), flare=2, counters={"journey": 0, "journey-start": 3, "completed": 0}))
    scene.use(HOPE)
    assert (asked(scene), scene.count("memory.0")) == (("ChooseAct", 0), 0)


def test_x14_5_without_a_crystal_in_the_shadow_there_is_no_location_and_nothing_goes_on():
    scene = main(herself(specials=(HOPE,), extra=COMPLETE[:6]), shadow=0)
    scene.resolve(use_card(scene.table, 0, scene.card(HOPE), "effect", waive="cost"))
    scene.answer("place:2")
    assert (journey(scene), scene.count("memory.0")) == ((0, 2, 0), 0)


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_x14_6_the_crystal_goes_to_the_next_place_and_from_the_fourth_to_the_first(place):
    begun = {1: 2, 2: 3, 3: 4, 4: 1}[place]
    scene = on_the_way(place, begun_at=begun)
    assert journey(scene)[0] == place % 4 + 1
    assert scene.count("memory.0") == 1


def test_x14_6_it_goes_on_in_the_opponent_s_start_phase_too():
    scene = start(side(), herself(1, begun_at=4), turn=4)
    assert (scene.state.vigor[1], journey(scene, 1)[0]) == (1, 2)


def test_x14_6_the_first_time_at_the_start_is_marked():
    scene = on_the_way(1)
    assert journey(scene) == (2, 1, 1)


# --- the way home


def home(**laid):
    """The start phase in which a journey ends."""
    return on_the_way(2, turned=1, **laid)


def test_x14_7_the_second_time_at_the_start_all_normal_cards_but_one_of_the_hand_go_to_the_memory():
    mine = {
        "deck": FILLER[:2], "discard": (SHOT,), "cover": (CLAW,), "hand": (yatsuha("N-2"), yatsuha("N-3")),
        "enhancements": ((ENHANCEMENT, 2),), "specials": (saine("S-1"),),
    }  # fmt: skip
    scene = home(**mine, right=side(enhancements=((saine("N-7"), 2),)))
    assert (asked(scene), len(scene.keys)) == (("ChooseCards", 0), 2)
    scene.answer(f"card:{scene.card(yatsuha('N-3'))}")
    assert set(scene.numbers("memory.0")) == {*FILLER[:2], SHOT, CLAW, yatsuha("N-2"), ENHANCEMENT}
    assert scene.numbers("hand.0") == (yatsuha("N-3"),)
    assert [scene.numbers(f"{area}.0") for area in ("deck", "discard", "cover", "enhancements")] == [()] * 4
    assert scene.where(saine("N-7")) == "enhancements.1"
    assert (journey(scene), scene.count("memory.0"), scene.on(ENHANCEMENT)) == ((0, 2, 1), 0, 0)
    assert (scene.where(IDEOLOGY), scene.state.status[scene.card(IDEOLOGY)]) == ("specials.0", "unused")


def test_x14_7_none_need_be_kept_and_the_enhancements_are_not_disenchanted():
    flower = yatsuha("N-7")
    scene = home(hand=(CLAW,), enhancements=((flower, 3),), distance=3, deck=())
    scene.answer()
    assert set(scene.numbers("memory.0")) == {CLAW, flower}
    assert scene.count("aura.1") == 3, "no attack of 『寄花』"
    assert scene.count("shadow") == 10 + 3 + 1


def test_x14_7_a_card_of_the_opponent_among_the_own_enhancements_stays_and_so_does_poison():
    numb = chikage("P-1")
    scene = home(hand=(numb, CLAW), enhancements=((f"{ENHANCEMENT} of right", 3),), deck=())
    scene.answer()
    assert (scene.numbers("hand.0"), scene.where(ENHANCEMENT)) == ((numb,), "enhancements.0")


def test_x14_7_afterwards_nothing_is_left_to_go_on():
    scene = start(herself(0, begun_at=2, turned=1, used=(HOPE,)))
    assert (journey(scene), asked(scene)) == ((0, 2, 1), ("ChooseRebuild", 0))


def test_x14_6_both_players_journeys_go_on_in_every_start_phase():
    scene = start(herself(3, begun_at=1, deck=(SHOT,)), herself(1, begun_at=4))
    while scene.decision is not None and scene.decision.kind == "ChooseNext":
        scene.answer(scene.keys[0])
    assert (journey(scene, 0)[0], journey(scene, 1)[0]) == (4, 2)


def test_x14_7_with_nothing_to_remember_the_last_card_comes_all_the_same():
    scene = home(deck=())
    assert (scene.numbers("memory.0"), scene.where(IDEOLOGY)) == ((), "specials.0")


def test_x14_6_a_special_turned_unused_again_stops_the_journey():
    scene = start(herself(2, begun_at=1, used=(), specials=(HOPE,)))
    assert (journey(scene)[0], scene.count("memory.0")) == (2, 1)
