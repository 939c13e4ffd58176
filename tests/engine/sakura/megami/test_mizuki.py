"""Mizuki's cards by their numbers (appendix 1: 18), and her extra rules by their sections (§x16)."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from engine.sakura.events import CardUsed, ConductChosen, CrystalsMoved, PhaseBegan, TurnBegan
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.moving import cover, discard, move_card, move_crystals, seal, to_hand
from engine.sakura.procedures.use import use_card
from engine.sakura.refusals import why_not
from engine.sakura.values.attacks import figures
from engine.sakura.values.keywords import has_keyword, subtype_of
from engine.sakura.values.numbers import distance
from engine.sakura.view.seat import view
from tests.engine.sakura.support import (
    FILLER,
    SHOT,
    act,
    asked,
    attack,
    chikage,
    full_power,
    hagane,
    himika,
    main,
    mizuki,
    next_turn,
    pay_upkeep,
    side,
    utsuro,
    yurina,
)

SPEAR, SHIELD, RIDER = mizuki("T-1"), mizuki("T-2"), mizuki("T-3")
UNITS = (SPEAR, SPEAR, SHIELD, RIDER)
GOD = mizuki("S-3-Ex1")
WATCHED = side(hand=(FILLER[0],))
"""An opponent who is asked for a reaction, so that an attack can be looked at in the air."""


def lord(*conscripted, waiting=(), **laid):
    """A player with the barracks: these units conscripted, those waiting; if none is named, all four wait."""
    if conscripted or waiting:
        laid["elsewhere"] = {"barracks": conscripted, "unconscripted": waiting}
    return side(megami=("mizuki", "saine"), begun=True, **laid)


def barracks(scene, seat=0):
    """What lies conscripted in a player's barracks, and what waits."""
    return tuple(tuple(sorted(scene.numbers(f"{area}.{seat}"))) for area in ("barracks", "unconscripted"))


def conscripts(scene, number):
    """The player who is asked conscripts a unit of that number."""
    seat = scene.decision.seat
    return scene.answer(f"card:{scene.cards(number, seat, f'unconscripted.{seat}')[0]}")


def after_reacting(left, right=WATCHED, **table):
    """The main phase of the left player, who reacted in the turn just before."""
    scene = main(left, right, **table)
    scene.table.emit(CardUsed(0, 0, "reaction"))
    for event in (TurnBegan(4, 0), PhaseBegan("start", distance(scene.state)), PhaseBegan("main")):
        scene.table.emit(event)
    scene.table.emit(ConductChosen(0, "standard"))
    return act(scene)


def moved(scene, count=1):
    """Crystals leave the distance for the shadow and come back: the distance has changed all the same."""
    scene.resolve(move_crystals(scene.table, "distance", "shadow", count, "effect"))
    scene.resolve(move_crystals(scene.table, "shadow", "distance", count, "effect"))
    return act(scene)


# --- normal cards


def test_n_1_conscripts_a_unit_after_the_attack():
    scene = main(lord(hand=(mizuki("N-1"),)), distance=2)
    scene.use(mizuki("N-1"), "aura")
    assert asked(scene) == ("ChooseCards", 0)
    conscripts(scene, SHIELD)
    assert barracks(scene) == ((SHIELD,), (SPEAR, SPEAR, RIDER))


@pytest.mark.parametrize(("play_it", "figures_"), [(after_reacting, (3, 2)), (main, (1, 1))])
def test_n_2_is_stronger_if_its_player_reacted_in_the_turn_before(play_it, figures_):
    scene = play_it(lord(hand=(mizuki("N-2"),)), WATCHED, distance=3)
    assert attack(scene.use(mizuki("N-2"))) == figures_


def test_n_2_is_stronger_with_all_its_power():
    scene = full_power(lord(hand=(mizuki("N-2"),)), WATCHED, distance=3)
    assert attack(scene.use(mizuki("N-2"))) == (2, 2)


def test_n_2_looks_at_the_turn_just_before_and_no_further_back():
    scene = after_reacting(lord(hand=(mizuki("N-2"), yurina("N-1"))), distance=3)
    scene.table.emit(TurnBegan(5, 1))
    scene.table.emit(TurnBegan(6, 0))
    assert attack(act(scene).use(mizuki("N-2"))) == (1, 1)


def test_n_2_counts_a_reaction_of_the_opponents_turn_as_it_was_played():
    scene = main(side(hand=(SHOT,)), lord(SHIELD, hand=(mizuki("N-4"),)), distance=5)
    scene.use(SHOT).use(SHIELD).answers("aura", "end", "no", "standard")
    before = scene.state.vigor[1]
    scene.use(mizuki("N-4"))
    assert (scene.state.vigor[1], asked(scene)) == (before + 1, ("ChooseAct", 1))


@pytest.mark.parametrize(("weapon", "undone"), [(SHOT, True), (himika("S-1"), False), (yurina("N-4"), False)])
def test_n_3_undoes_an_attack_that_is_neither_a_special_nor_full_power(weapon, undone):
    own = {"specials": (weapon,), "flare": 5} if "-S-" in weapon else {"hand": (weapon,)}
    play_it, at = (full_power, 4) if weapon == yurina("N-4") else (main, 5)
    scene = play_it(side(**own), lord(hand=(mizuki("N-3"),), aura=4), distance=at)
    scene.use(weapon).use(mizuki("N-3"), "aura")
    assert (asked(scene) == ("ChooseDamage", 1)) != undone
    assert (not scene.state.attacks) == undone


def test_n_3_undoes_nothing_once_the_distance_has_changed():
    scene = main(side(hand=(SHOT,)), lord(hand=(mizuki("N-3"),)), distance=5)
    moved(scene).use(SHOT).use(mizuki("N-3"), "aura")
    assert asked(scene) == ("ChooseDamage", 1)


@pytest.mark.parametrize(("play_it", "vigor"), [(after_reacting, 1), (main, 0)])
def test_n_4_conscripts_and_gives_vigor_after_a_reaction(play_it, vigor):
    scene = play_it(lord(hand=(mizuki("N-4"),)), side())
    conscripts(scene.use(mizuki("N-4")), RIDER)
    assert (barracks(scene)[0], scene.state.vigor[0]) == ((RIDER,), vigor)


def test_n_5_undoes_an_attack_as_the_first_reaction_of_the_turn():
    scene = main(side(hand=(SHOT,)), lord(hand=(mizuki("N-5"),)), distance=5)
    scene.use(SHOT).use(mizuki("N-5"))
    assert (asked(scene), scene.state.terminal) == (("ChooseAct", 0), [False, True])


def test_n_5_undoes_nothing_as_a_later_reaction():
    scene = main(side(hand=(SHOT,)), lord(hand=(mizuki("N-5"), mizuki("N-3"))), distance=5)
    scene.table.emit(CardUsed(scene.card(mizuki("N-3")), 1, "reaction"))
    scene.use(SHOT).use(mizuki("N-5"))
    assert asked(scene) == ("ChooseDamage", 1)


def test_n_5_leaves_specials_and_full_power_alone():
    scene = main(side(specials=(himika("S-1"),), flare=5), lord(hand=(mizuki("N-5"),)), distance=5)
    scene.use(himika("S-1")).use(mizuki("N-5"))
    assert asked(scene) == ("ChooseDamage", 1)


def test_n_6_does_any_of_the_three_three_times():
    scene = full_power(lord(hand=(mizuki("N-6"),), aura=2), distance=4)
    scene.use(mizuki("N-6"))
    conscripts(scene.answer("1"), SPEAR)
    scene.answers("2", "3")
    assert (barracks(scene)[0], scene.count("aura.0"), scene.count("distance")) == ((SPEAR,), 4, 3)


def test_n_6_conscripts_all_three_times():
    scene = full_power(lord(hand=(mizuki("N-6"),)), distance=4)
    scene.use(mizuki("N-6"))
    for number in (SPEAR, SPEAR, SHIELD):
        conscripts(scene.answer("1"), number)
    assert barracks(scene) == ((SPEAR, SPEAR, SHIELD), (RIDER,))


def test_n_7_strengthens_the_first_attack_that_is_no_special():
    scene = main(
        lord(hand=(SHOT, chikage("N-1")), specials=(himika("S-1"),), enhancements=((mizuki("N-7"), 2),)), WATCHED,
        distance=5,
    )
    scene.use(himika("S-1")).answers("pass", "life").use(SHOT)
    assert attack(scene) == (3, 2)
    scene.answers("pass", "aura").use(chikage("N-1"))
    assert attack(scene) == (2, 2)


def test_n_7_does_nothing_once_the_distance_has_changed():
    scene = main(lord(hand=(SHOT,), enhancements=((mizuki("N-7"), 2),)), WATCHED, distance=5)
    moved(scene).use(SHOT)
    assert attack(scene) == (2, 1)


def test_n_7_forgets_a_change_with_the_turn():
    scene = main(WATCHED, lord(hand=(SHOT,), enhancements=((mizuki("N-7"), 3),)), distance=5)
    next_turn(moved(scene).answer("end")).answers("no", "standard").use(SHOT)
    assert attack(scene) == (3, 2)


def test_n_7_counts_a_distance_that_an_effect_changes_without_moving_a_crystal():
    held = {"hand": (utsuro("N-5"), himika("N-1")), "enhancements": ((mizuki("N-7"), 2),)}
    scene = main(lord(**held), WATCHED, distance=3)
    scene.use(utsuro("N-5")).use(himika("N-1"))
    assert attack(scene) == (2, 1)


# --- specials


def test_s_1_undoes_the_attack_and_strengthens_those_of_other_megami_and_units():
    scene = main(side(hand=(SHOT,)), lord(specials=(mizuki("S-1"),), flare=5), distance=5)
    scene.use(SHOT).use(mizuki("S-1"))
    scene.answer(*["shadow"] * 3)
    assert (asked(scene), scene.state.terminal, scene.on(mizuki("S-1"))) == (("ChooseAct", 0), [False, True], 3)


@pytest.mark.parametrize(
    ("card", "at", "figures_"),
    [(SHOT, 5, (2, 2)), (mizuki("N-1"), 2, (1, 1)), (GOD, 2, (2, 3)), (SPEAR, 3, (1, 2))],
)
def test_s_1_strengthens_all_but_mizukis_own(card, at, figures_):
    units = (SPEAR,) if card == SPEAR else (SHIELD,)
    hand = () if card == SPEAR else (card,)
    scene = main(lord(*units, hand=hand, enhancements=((mizuki("S-1"), 3),)), WATCHED, distance=at)
    assert attack(scene.use(card)) == figures_


def test_s_2_is_not_used_after_an_attack():
    scene = main(lord(hand=(himika("N-1"),), specials=(mizuki("S-2"),), flare=5), distance=4)
    assert scene.may_use(mizuki("S-2"))
    scene.use(himika("N-1")).answer("aura")
    assert not scene.may_use(mizuki("S-2"))
    assert may_use(scene.state, 0, scene.card(mizuki("S-2")), "standard").code == "condition-of-card"


def test_s_2_comes_back_before_a_terminal_card_resolves():
    scene = main(lord(SPEAR, used=(mizuki("S-2"),)), WATCHED, distance=3)
    scene.use(SPEAR)
    assert scene.state.status[scene.card(mizuki("S-2"))] == "unused"
    assert asked(scene) == ("ChooseReaction", 1)


def test_s_2_stays_where_it_is_for_a_card_that_has_lost_terminal():
    scene = main(
        lord(SPEAR, used=(mizuki("S-2"),), enhancements=((mizuki("S-4"), 3),)), WATCHED, distance=3
    )
    scene.use(SPEAR)
    assert scene.state.status[scene.card(mizuki("S-2"))] == "used"


def test_s_3_brings_the_god_and_a_card_of_the_hand_into_the_barracks():
    scene = main(lord(hand=(SHOT, himika("N-2")), specials=(mizuki("S-3"),), flare=5), distance=4)
    scene.use(mizuki("S-3"))
    scene.answer(f"card:{scene.card(SHOT)}")
    conscripts(scene, SHIELD)
    assert barracks(scene) == (tuple(sorted((GOD, SHOT, SHIELD))), (SPEAR, SPEAR, RIDER))
    assert scene.state.terminal == [True, False]


def test_x7_2_1_s_3_takes_a_poison_into_the_barracks_too():
    poison = chikage("P-1")
    scene = main(lord(hand=(poison,), specials=(mizuki("S-3"),), flare=5), distance=4)
    conscripts(scene.use(mizuki("S-3")), SPEAR)
    assert (barracks(scene)[0], scene.numbers("hand.0")) == (tuple(sorted((GOD, SPEAR, poison))), ())


def test_x7_2_1_a_poison_in_the_barracks_is_used_from_there():
    scene = main(lord(chikage("P-1")), distance=4)
    assert scene.may_use(chikage("P-1"))


@pytest.mark.parametrize(("where", "figures_"), [("barracks", (3, 1)), ("hand", (2, 1))])
def test_s_3_strengthens_attacks_of_cards_used_from_the_barracks(where, figures_):
    laid = {"used": (mizuki("S-3"),)} | ({"hand": (SHOT,)} if where == "hand" else {})
    scene = main(lord(*((SHOT,) if where == "barracks" else (SPEAR,)), **laid), WATCHED, distance=5)
    assert attack(scene.use(SHOT)) == figures_


def test_s_3_takes_terminal_from_reactions_used_from_the_barracks_and_from_nothing_else():
    scene = main(
        side(hand=(SHOT,)), lord(SHIELD, SPEAR, hand=(mizuki("N-5"),), used=(mizuki("S-3"),)), distance=5
    )
    lost = [has_keyword(scene.state, scene.card(one, 1), "terminal") for one in (SHIELD, SPEAR, mizuki("N-5"))]
    assert lost == [False, True, True]
    scene.use(SHOT).use(SHIELD)
    assert scene.state.terminal == [False, False]


def test_s_3_ex1_is_stronger_while_nothing_moved_and_goes_back_to_the_extra_cards():
    scene = main(lord(GOD), WATCHED, distance=2)
    scene.use(GOD)
    assert attack(scene) == (2, 2)
    scene.answers("pass", "aura")
    assert GOD in scene.numbers("extra.0")


def test_s_3_ex1_is_weaker_once_the_distance_has_changed():
    assert attack(moved(main(lord(GOD), WATCHED, distance=2)).use(GOD)) == (2, 1)


def test_s_4_takes_terminal_from_normal_cards_and_units_and_gives_it_to_full_power_cards():
    full, last = mizuki("N-6"), mizuki("N-5")
    own = {"hand": (full, last), "enhancements": ((mizuki("S-4"), 5),), "specials": (mizuki("S-1"),)}
    scene = main(lord(SPEAR, **own), side(hand=(last,)), distance=3)
    cards = [scene.card(one, 0) for one in (full, last, SPEAR, mizuki("S-1"))]
    assert [has_keyword(scene.state, card, "terminal") for card in cards] == [True, False, False, True]
    assert subtype_of(scene.state, cards[0]) is None
    assert has_keyword(scene.state, scene.card(last, 1), "terminal")
    scene.use(SPEAR).answers("pass", "aura").use(full).answers("3", "3", "3")
    assert scene.state.terminal == [True, False]


def test_s_4_makes_the_attack_of_a_full_power_card_no_full_power_attack():
    scene = main(
        lord(hand=(himika("N-4"),), enhancements=((mizuki("S-4"), 5),)), lord(hand=(mizuki("N-5"),)), distance=8
    )
    scene.use(himika("N-4")).use(mizuki("N-5"))
    assert not scene.state.attacks


# --- units


def test_t_1_is_used_from_the_barracks_and_ends_the_turns_acts():
    scene = main(lord(SPEAR), WATCHED, distance=3)
    scene.use(SPEAR).answers("pass", "aura")
    assert (barracks(scene), scene.state.terminal) == (((), (SPEAR,)), [True, False])


def test_t_1_is_stronger_after_a_reaction_in_the_turn_before():
    assert attack(after_reacting(lord(SPEAR), distance=3).use(SPEAR)) == (2, 1)


def test_t_2_weakens_an_attack_that_is_no_full_power():
    scene = main(side(hand=(SHOT,)), lord(SHIELD), distance=5)
    scene.use(SHOT).use(SHIELD)
    assert (attack(scene), barracks(scene, 1)) == ((1, 1), ((), (SHIELD,)))


def test_t_2_leaves_a_full_power_attack_alone():
    scene = full_power(side(hand=(yurina("N-4"),)), lord(SHIELD, aura=5), distance=4)
    assert attack(scene.use(yurina("N-4")).use(SHIELD)) == (4, 3)


def test_t_3_lets_react_to_all_and_gives_vigor_as_it_goes():
    scene = main(side(hand=(hagane("N-2"),)), lord(enhancements=((RIDER, 1),)), distance=4)
    assert scene.on(RIDER) == 1
    pay_upkeep(scene)
    assert (scene.state.vigor, barracks(scene, 1)[1][-1]) == ([0, 1], RIDER)


def test_t_3_takes_no_reactions_from_the_opponents_attacks():
    sneak = himika("S-2")
    scene = main(side(specials=(sneak,), flare=9), lord(SHIELD, enhancements=((RIDER, 2),)), distance=0)
    assert asked(scene.use(sneak)) == ("ChooseReaction", 1)
    assert scene.offers(f"use:{scene.card(SHIELD, 1)}")
    assert figures(scene.state, scene.state.attacks[-1]).no_reactions == []


# --- extra rules


def test_x16_1_the_units_wait_and_the_god_is_set_aside():
    scene = main(lord())
    assert (barracks(scene), scene.numbers("extra.0")) == (((), tuple(sorted(UNITS))), (GOD,))


def test_x16_1_both_players_may_have_barracks():
    scene = main(lord(hand=(mizuki("N-4"),)), lord())
    conscripts(scene.use(mizuki("N-4")), SPEAR)
    assert (barracks(scene, 0)[0], barracks(scene, 1)[0]) == ((SPEAR,), ())


def test_x16_2_units_are_neither_normal_cards_nor_specials_and_no_megamis():
    state = main(lord()).state
    cards = [card for card in range(len(state.owner)) if state.info(card).number in UNITS]
    assert {state.kind(card) for card in cards} == {"unit"}
    assert {(state.status[card], state.info(card).megami) for card in cards} == {("", ())}


def test_x16_2_cards_of_kodama_are_another_megamis():
    state = main(lord(hand=(mizuki("N-3"), mizuki("N-7")))).state
    users = {state.info(card).megami for card in (*state.piles["hand.0"], *state.piles["extra.0"])}
    assert users == {("kodama",)}


@pytest.mark.parametrize("put", [discard, cover, to_hand])
def test_x16_2_1_a_unit_goes_home_unconscripted_instead_of_elsewhere(put):
    scene = main(lord(SPEAR))
    scene.resolve(put(scene.table, scene.card(SPEAR)))
    assert barracks(scene) == ((), (SPEAR,))


def test_x16_2_1_a_unit_may_be_sealed_and_goes_home_when_it_is_freed():
    scene = main(lord(SPEAR), side(enhancements=((chikage("N-6"), 2),)))
    unit = scene.card(SPEAR)
    scene.resolve(seal(scene.table, unit, scene.card(chikage("N-6"))))
    assert scene.state.where[unit].startswith("sealed")
    scene.resolve(discard(scene.table, unit))
    assert barracks(scene) == ((), (SPEAR,))


def test_x16_2_1_a_unit_that_is_an_enhancement_goes_home_when_it_is_disenchanted():
    scene = main(lord(RIDER), distance=4)
    scene.use(RIDER).answer("shadow", "shadow")
    assert scene.where(RIDER) == "enhancements.0"
    pay_upkeep(scene)
    pay_upkeep(scene)
    assert (barracks(scene), scene.state.vigor[0]) == (((), (RIDER,)), 1)


def test_x16_3_and_x16_3_1_the_attack_of_a_unit_is_of_that_kind():
    scene = main(lord(SPEAR), WATCHED, distance=3)
    scene.use(SPEAR)
    assert (scene.state.attacks[-1].kind, scene.state.attacks[-1].users) == ("unit", ())


def test_x16_3_1_an_attack_of_a_unit_is_no_special():
    scene = main(lord(SPEAR, enhancements=((mizuki("N-7"), 2),)), WATCHED, distance=3)
    assert attack(scene.use(SPEAR)) == (2, 2)


def test_x16_4_only_their_player_sees_the_cards_in_the_barracks():
    scene = main(lord(SPEAR, waiting=(SHIELD,)))
    faces = [
        [card.number for card in view(scene.state, seat).places[place].cards]
        for seat in (0, 1)
        for place in ("barracks.0", "unconscripted.0")
    ]
    assert faces == [[SPEAR], [SHIELD], [None], [None]]


def test_x16_4_a_reaction_is_asked_for_whatever_is_conscripted():
    for unit in (SPEAR, SHIELD):
        scene = main(side(hand=(SHOT,)), lord(unit), distance=5)
        assert asked(scene.use(SHOT)) == ("ChooseReaction", 1)


def test_x16_4_a_conscripted_card_needs_what_its_use_needs():
    scene = main(lord(SPEAR, SHIELD, mizuki("N-6")), distance=4)
    assert [scene.may_use(one) for one in (SPEAR, SHIELD, mizuki("N-6"))] == [False, True, False]
    refused = why_not(scene.state, scene.decision, Move(f"card:{scene.card(SPEAR)}", "barracks.0", "in-use.0"))
    assert (refused.code, refused.section) == ("out-of-range", "9-4-1")


def test_x16_4_a_full_power_card_of_the_barracks_is_used_in_a_full_power_action():
    scene = full_power(lord(mizuki("N-6")), distance=4)
    assert scene.may_use(mizuki("N-6"))
    scene.use(mizuki("N-6")).answers("3", "3", "3")
    assert scene.where(mizuki("N-6")) == "discard.0"


def test_x16_4_nothing_but_units_and_normal_cards_goes_there():
    scene = main(lord(hand=(SHOT,)))
    scene.resolve(move_card(scene.table, scene.card(SHOT), "barracks"))
    assert barracks(scene)[0] == (SHOT,)


def test_x16_4_no_card_goes_into_the_barracks_of_a_player_who_has_none():
    scene = main(side(hand=(SHOT,)), lord(used=(mizuki("S-3"),)), distance=5)
    scene.resolve(use_card(scene.table, 0, scene.card(mizuki("S-3")), "effect", waive="cost"))
    assert (scene.numbers("hand.0"), scene.numbers("barracks.0"), scene.where(GOD)) == ((SHOT,), (), "extra.1")


def test_x16_5_conscription_takes_one_unit_that_waits():
    scene = main(lord(SPEAR, waiting=(SHIELD, RIDER), hand=(mizuki("N-4"),)))
    scene.use(mizuki("N-4"))
    assert len(scene.keys) == 2
    conscripts(scene, RIDER)
    assert barracks(scene) == (tuple(sorted((SPEAR, RIDER))), (SHIELD,))


def test_x16_5_with_no_unit_waiting_nothing_is_conscripted():
    scene = main(lord(*UNITS, hand=(mizuki("N-4"),)))
    scene.use(mizuki("N-4"))
    assert (asked(scene), barracks(scene)[1]) == (("ChooseAct", 0), ())


def test_x16_5_a_unit_that_waits_cannot_be_used():
    scene = main(lord(waiting=(SPEAR,)), distance=3)
    refused = why_not(scene.state, scene.decision, Move(f"card:{scene.card(SPEAR)}", "unconscripted.0", "in-use.0"))
    assert (refused.code, refused.section) == ("not-conscripted", "x16-5")


def test_x16_5_a_player_without_barracks_conscripts_nothing():
    scene = main(side(hand=(mizuki("N-4"),)))
    scene.use(mizuki("N-4"))
    assert asked(scene) == ("ChooseAct", 0)


def test_crystals_that_come_and_go_at_once_leave_the_distance_unchanged():
    scene = main(lord(hand=(SHOT,), enhancements=((mizuki("N-7"), 2),)), WATCHED, distance=5)
    away, back = CrystalsMoved("distance", "shadow", 1, "effect"), CrystalsMoved("shadow", "distance", 1, "effect")
    scene.resolve(scene.table.happen(away, back))
    assert attack(act(scene).use(SHOT)) == (3, 2)
