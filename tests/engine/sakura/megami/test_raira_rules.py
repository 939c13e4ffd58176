"""The extra rules of Raira by their sections (§x10): gauges, charged cards, their release, the powers of the storm."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from engine.sakura.events import CrystalsMoved, EffectArose, PiecesMoved, SpecialTurned
from engine.sakura.megami.raira import CHARGE, THUNDER, WIND
from engine.sakura.pool import cards_of
from engine.sakura.procedures.moving import cover, deck_top, return_unused
from engine.sakura.procedures.rebuild import rebuild
from engine.sakura.procedures.turn import main_phase
from engine.sakura.procedures.use import use_card
from engine.sakura.rules import RULES
from engine.sakura.view.lines import spoken
from engine.sakura.view.seat import view
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from tests.engine.sakura.megami.raira_tables import charge, charged, gauges, read, release
from tests.engine.sakura.support import (
    BULLET,
    FILLER,
    SHOT,
    act,
    asked,
    attacks_made,
    chikage,
    full_power,
    main,
    raira,
    saine,
    shinra,
    side,
    start,
    tokoyo,
)

ACTION = saine("N-4")
"""An action of another megami: a crystal of the distance either way."""
ENHANCEMENT = saine("N-5")
POISON = chikage("P-1")


# --- extra cards and gauges


def test_x10_1_three_specials_lie_among_the_extra_cards_of_her_first_form_alone():
    codes = tuple(raira(f"S-3-Ex{number}") for number in (1, 2, 3))
    assert (cards_of("raira").extras, cards_of("raira-a1").extras) == (codes, ())
    assert not set(codes) & set(cards_of("raira").specials)


def test_x10_2_and_x10_2_1_both_gauges_begin_at_0_and_both_players_see_them():
    scene = main(side(megami=("raira", "saine"), begun=True))
    for seat in (0, 1, -1):
        panel = next(panel for panel in view(scene.state, seat).panels if panel.key == "gauges")
        assert (panel.seat, panel.counters) == (0, (("wind", 0), ("thunder", 0)))


def test_x10_2_1_a_gauge_rises_to_20_at_the_most():
    scene = main(gauges(20, 19, hand=(raira("N-5"), raira("N-5"))))
    scene.resolve(WIND.raise_by(scene.table, 0, 1))
    scene.resolve(THUNDER.raise_by(scene.table, 0, 3))
    assert read(scene) == (20, 20)


def test_x10_2_1_a_player_without_gauges_reads_0_and_raises_nothing():
    scene = main(side(), gauges(9, 9, hand=(raira("N-5"),)))
    scene.resolve(use_card(scene.table, 0, scene.card(raira("N-5"), 1), "effect"))
    assert (scene.decision, read(scene, 1)) == (None, (9, 9))
    assert "wind.0" not in scene.state.counters


def test_x10_2_1_with_the_gauges_on_both_sides_each_player_has_their_own():
    scene = main(gauges(1, 0, hand=(raira("N-5"),)), gauges(7, 7))
    scene.use(raira("N-5"), "wind")
    assert (read(scene, 0), read(scene, 1)) == ((2, 0), (7, 7))


# --- charged cards


def test_x10_3_x10_3_1_and_x10_3_1_1_a_card_of_another_megami_is_charged_by_its_use():
    scene = main(gauges(hand=(ACTION, raira("N-4"))), distance=4)
    scene.use(ACTION, "pass", "forth")
    assert (charged(scene), scene.where(ACTION)) == ({ACTION}, "discard.0")
    scene.use(raira("N-4"))
    assert charged(scene) == {ACTION}
    seen = view(scene.state, 1).places["discard.0"].cards
    assert {card.number: card.tokens for card in seen} == {ACTION: (("charge", 1),), raira("N-4"): ()}


def test_x10_3_1_1_reactions_and_specials_are_charged_too_and_the_opponents_cards_are_not():
    scene = main(side(hand=(SHOT,)), gauges(hand=(saine("N-2"),)), distance=4)
    scene.use(SHOT).use(saine("N-2"), "pass", "aura")
    assert charged(scene) == {saine("N-2")}
    scene = main(gauges(specials=(BULLET,)), distance=5)
    scene.use(BULLET, "pass", "aura")
    assert (charged(scene), scene.state.status[scene.card(BULLET)]) == ({BULLET}, "used")


@pytest.mark.parametrize("number", [ACTION, ENHANCEMENT])
def test_x10_3_1_1_the_charge_stays_on_discarded_cards_and_on_enhancements(number):
    scene = main(gauges(hand=(number,)), distance=4)
    scene.use(number, "pass").answer(*(["shadow", "shadow"] if number == ENHANCEMENT else ["forth"]))
    assert charged(scene) == {number}
    assert scene.where(number) in ("discard.0", "enhancements.0")


@pytest.mark.parametrize("move", [cover, deck_top])
def test_x10_3_1_1_a_move_to_any_other_area_ends_it(move):
    scene = main(gauges(discard=(ACTION,)))
    charge(scene, ACTION)
    scene.resolve(move(scene.table, scene.card(ACTION)))
    assert charged(scene) == set()


def test_x10_3_1_1_a_special_that_becomes_unused_is_charged_no_longer():
    scene = main(gauges(used=(BULLET,)))
    charge(scene, BULLET)
    scene.resolve(return_unused(scene.table, scene.card(BULLET)))
    assert charged(scene) == set()
    scene = main(gauges(used=(BULLET,)))
    charge(scene, BULLET)
    scene.resolve(scene.table.happen(SpecialTurned(scene.card(BULLET), "unused")))
    assert charged(scene) == set()


def test_x10_3_1_1_a_card_of_the_opponents_loses_it_on_its_way_back():
    scene = main(gauges(), side(discard=(ACTION,)), distance=4)
    scene.resolve(use_card(scene.table, 0, scene.card(ACTION, 1), "effect")).answers("pass", "forth")
    assert (scene.where(ACTION, 1), charged(scene)) == ("discard.1", set())
    assert [event.source for event in scene.happened(PiecesMoved)] == ["outside.0", f"card.{scene.card(ACTION, 1)}"]


def test_x10_3_1_1_each_player_with_the_rule_minds_their_own_cards():
    scene = main(gauges(hand=(ACTION,)), gauges(discard=(SHOT,)), distance=4)
    charge(scene, SHOT, seat=1)
    scene.use(ACTION, "pass", "forth")
    scene.resolve(cover(scene.table, scene.card(ACTION)))
    assert charged(scene) == {SHOT}
    assert act(scene).offers(release(scene, SHOT, "wind", 1)) is False


def test_x10_3_1_1_a_card_that_is_charged_already_is_not_charged_again():
    scene = main(gauges(discard=(ACTION,)), distance=4)
    charge(scene, ACTION)
    scene.resolve(use_card(scene.table, 0, scene.card(ACTION), "effect")).answers("pass", "forth")
    assert scene.state.pieces["charge"][f"card.{scene.card(ACTION)}"] == 1


# --- its release


@pytest.mark.parametrize(("gauge", "after"), [("wind", (1, 0)), ("thunder", (0, 1))])
def test_x10_4_the_charge_may_be_released_as_the_card_goes_into_use_before_it_resolves(gauge, after):
    scene = main(gauges(hand=(ACTION,)), distance=4)
    scene.use(ACTION)
    card = scene.card(ACTION)
    assert (asked(scene), scene.where(ACTION)) == (("ChooseOne", 0), "in-use.0")
    assert scene.decision.option(release(scene, ACTION, gauge)).moves == (
        Move("token:charge", f"card.{card}", f"{gauge}.0"),
    )  # fmt: skip
    scene.answer(release(scene, ACTION, gauge))
    assert (read(scene), charged(scene), asked(scene)) == (after, set(), ("ChooseDirection", 0))


def test_x10_4_as_it_goes_into_use_only_that_card_may_be_released():
    scene = main(gauges(hand=(ACTION,), discard=(SHOT,)), distance=4)
    charge(scene, SHOT)
    act(scene).use(ACTION)
    assert scene.keys == (release(scene, ACTION, "wind"), release(scene, ACTION, "thunder"), "pass")


def test_x10_4_any_number_may_be_released_just_before_a_rebuild_before_its_damage():
    scene = start(gauges(discard=(ACTION, SHOT, FILLER[0])))
    charge(scene, ACTION, SHOT, FILLER[0])
    scene.answer("yes")
    assert len(scene.keys) == 7
    scene.answers(release(scene, ACTION, "wind"), release(scene, SHOT, "thunder"))
    assert (read(scene), scene.count("life.0"), charged(scene)) == ((1, 1), 10, {FILLER[0]})
    scene.answer("pass")
    assert (scene.count("life.0"), charged(scene), len(scene.numbers("hand.0"))) == (9, set(), 2)


def test_x10_4_nothing_is_asked_before_a_rebuild_without_charged_cards():
    scene = main(gauges(discard=(ACTION,)))
    scene.resolve(rebuild(scene.table, 0, by_rule=False))
    assert (scene.decision, scene.happened(EffectArose)) == (None, [])


def test_x10_4_standard_actions_offer_each_charged_card_and_each_gauge():
    scene = main(gauges(discard=(ACTION,), used=(BULLET,)))
    charge(scene, ACTION, BULLET)
    act(scene)
    wanted = {release(scene, number, gauge) for number in (ACTION, BULLET) for gauge in ("wind", "thunder")}
    assert {key for key in scene.keys if key.startswith("act:")} == wanted
    scene.answer(release(scene, BULLET, "thunder"))
    assert (read(scene), charged(scene), asked(scene)) == ((0, 1), {ACTION}, ("ChooseAct", 0))
    assert not any(key.startswith(release(scene, BULLET, "")) for key in scene.keys)


def test_x10_4_a_full_power_action_and_the_opponents_turn_offer_none():
    scene = full_power(gauges(discard=(ACTION,), hand=(raira("N-7"),)))
    charge(scene, ACTION)
    assert not any(key.startswith("act:") for key in act(scene).keys)
    scene = main(side(), gauges(discard=(ACTION,)))
    charge(scene, ACTION, seat=1)
    assert not any(key.startswith("act:") for key in act(scene).keys)


def test_x10_4_a_release_needs_no_payment_and_follows_a_terminal_card():
    scene = main(gauges(discard=(ACTION,), specials=(saine("A2-S-3"),), flare=1), distance=4)
    charge(scene, ACTION)
    act(scene).use(saine("A2-S-3"), "pass")
    assert scene.state.terminal[0]
    assert scene.offers(release(scene, ACTION, "wind"))
    scene.answer(release(scene, ACTION, "wind"))
    assert read(scene) == (1, 0)


def test_x10_4_a_release_with_a_full_gauge_ends_the_charge_all_the_same():
    scene = main(gauges(20, 0, discard=(ACTION,)))
    charge(scene, ACTION)
    act(scene).answer(release(scene, ACTION, "wind"))
    assert (read(scene), charged(scene)) == ((20, 0), set())


def test_x10_4_the_charge_of_a_card_leads_into_standard_actions():
    """Already where the conduct is chosen it can be dragged, like a card or a crystal (§8-2-1)."""
    scene = main(gauges(discard=(ACTION,)))
    charge(scene, ACTION)
    scene.resolve(main_phase(scene.table))
    moves = {option.key: option.moves for option in RULES.completed(scene.state, scene.decision).options}
    taken = Move(f"token:{CHARGE}", f"card.{scene.card(ACTION)}", "wind.0")
    assert (taken in moves["standard"], taken in moves["full-power"]) == (True, False)


@pytest.mark.parametrize("language", Catalog.languages)
def test_x10_4_what_may_be_released_is_offered_in_words(language):
    scene = main(gauges(discard=(ACTION,)))
    charge(scene, ACTION)
    words = Renderer(Catalog.load(language), strict=True)
    option = act(scene).decision.option(release(scene, ACTION, "wind"))
    assert words.card(ACTION).text in words.text(option.label)


# --- the powers of the storm


def storm(*keys, wind=0, thunder=0, **laid):
    """A table on which the storm was used by an attack's effect, with the keys answered."""
    laid.setdefault("hand", (raira("A1-N-2"),))
    scene = main(gauges(wind, thunder, form="raira-a1", **laid), side(vigor=1, aura=5), distance=3)
    return scene.use(raira("A1-N-2"), "aura", *keys)


@pytest.mark.parametrize(("wind", "keys"), [(1, 1), (2, 2), (3, 3), (20, 3)])
def test_x10_5_a_gauge_is_lowered_by_1_to_3_as_far_as_it_goes(wind, keys):
    scene = storm(wind=wind)
    assert scene.keys == (*(f"wind:{by}" for by in range(1, keys + 1)), "pass")


def test_x10_5_a_power_is_chosen_at_its_gauge_and_told():
    scene = storm(wind=1, thunder=2)
    pointed = {option.key: option.moves for option in scene.decision.options}
    assert pointed["wind:1"] == (Move("wind", "wind.0", "wind.0"),)
    assert pointed["thunder:1"] == pointed["thunder:2"] == (Move("thunder", "thunder.0", "thunder.0"),)
    scene.answer("thunder:2")
    told = [spoken(event, True, scene.state, 1, None) for event in scene.happened(EffectArose)]
    english = Renderer(Catalog.load("en"), strict=True)
    assert [text for text in (english.text(one.phrase) for one in told) if "Thunder Gauge -2: Make an attack" in text]


def test_x10_5_wind_1_moves_a_crystal_either_way():
    scene = storm("wind:1", "back", wind=3)
    assert (read(scene), scene.count("distance")) == ((2, 0), 4)


def test_x10_5_wind_2_draws_a_card_and_covers_one():
    scene = storm("wind:2", wind=3, hand=(raira("A1-N-2"), SHOT), deck=(tokoyo("N-1"),))
    assert read(scene) == (1, 0)
    scene.answer(f"card:{scene.card(SHOT)}")
    assert (scene.numbers("hand.0"), scene.numbers("cover.0")) == ((tokoyo("N-1"),), (SHOT,))


def test_x10_5_wind_3_takes_vigor_from_the_opponent():
    scene = storm("wind:3", wind=3)
    assert (read(scene), scene.state.vigor) == ((0, 0), [1, 0])


def test_x10_5_thunder_1_strengthens_the_next_attack_of_this_turn():
    scene = storm("thunder:1", thunder=1, hand=(raira("A1-N-2"), saine("N-3")))
    scene.use(saine("N-3"), "pass", "aura")
    assert (read(scene), scene.count("aura.1")) == ((0, 0), 5 - 2 - 3)


def test_x10_5_thunder_2_is_an_attack_of_its_own():
    scene = storm("thunder:2", "aura", thunder=2)
    assert (read(scene), attacks_made(scene), scene.count("aura.1")) == ((0, 0), [0, 0], 2)


def test_x10_5_thunder_3_strengthens_an_attack_with_a_number_for_the_aura():
    scene = storm("thunder:3", thunder=3, hand=(raira("A1-N-2"), saine("N-3")))
    scene.use(saine("N-3"), "pass", "life")
    assert (read(scene), scene.count("life.1"), scene.state.lasting) == ((0, 0), 10 - 1 - 1, ())


def test_x10_5_thunder_3_passes_over_an_attack_with_a_dash():
    scene = storm("thunder:3", thunder=3, hand=(raira("A1-N-2"), tokoyo("N-1"), saine("N-2")))
    scene.table.emit(CrystalsMoved("shadow", "distance", 1, "effect"))
    act(scene).use(tokoyo("N-1"), "pass")
    assert (scene.count("life.1"), len(scene.state.lasting)) == (9, 1)
    scene.use(saine("N-2"), "pass", "life")
    assert (scene.count("life.1"), scene.state.lasting) == (9 - 2, ())


def test_x10_5_thunder_3_looks_at_the_damage_once_it_is_swapped():
    """§9-1-3-2: with 天地反駁 3/- has a dash for the aura, and -/1 has a number."""
    swaps = ((shinra("S-3"), 5),)
    scene = storm("thunder:3", thunder=3, hand=(raira("A1-N-2"), shinra("N-2")), enhancements=swaps)
    scene.use(shinra("N-2"), "pass")
    assert (scene.count("life.1"), len(scene.state.lasting)) == (9, 1)
    scene = storm("thunder:3", thunder=3, hand=(raira("A1-N-2"), tokoyo("N-1")), enhancements=swaps)
    scene.table.emit(CrystalsMoved("shadow", "distance", 1, "effect"))
    aura = scene.count("aura.1")
    act(scene).use(tokoyo("N-1"), "pass")
    assert (aura - scene.count("aura.1"), scene.state.lasting) == (1, ())


def test_x10_5_the_storm_needs_the_gauges_of_who_uses_it():
    scene = main(side(), gauges(9, 9, form="raira-a1", hand=(raira("A1-N-2"),)), distance=3)
    scene.resolve(use_card(scene.table, 0, scene.card(raira("A1-N-2"), 1), "effect")).answer("aura")
    assert (scene.decision, read(scene, 1)) == (None, (9, 9))


def test_x10_3_1_1_a_poison_is_a_card_of_no_megami_and_so_not_charged():
    scene = main(gauges(hand=(POISON,)))
    scene.use(POISON)
    assert (charged(scene), scene.happened(PiecesMoved)) == (set(), [])
