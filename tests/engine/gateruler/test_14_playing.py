"""Chapter 14, 15-4 and 16: playing, costs, set cards, what keywords let a player do."""

from __future__ import annotations

import pytest

from engine.gateruler.events import CardPlayed, Entered
from engine.gateruler.legality import geared, may_gear, may_play, may_set, may_summon
from engine.gateruler.procedures.moving import move_card, to_hand
from engine.gateruler.values import attributes, energy
from engine.text.phrase import CardName, say
from tests.engine.gateruler.tables import (
    APPRENTICE,
    OVERLORD,
    WIZARD,
    UnitLaid,
    damage_on,
    life_of,
    scene,
    settle,
    side,
)

# --- what it costs


def test_a_card_costs_its_level() -> None:  # 14-3b-6a
    there = scene(side(hand=("T-3",)))
    settle(there.answer(f"summon:{there.card('T-3')}:left.0"))
    assert energy(there.state, 0) == 0
    assert there.happened(CardPlayed)[0].cost == 3


def test_what_cant_be_paid_isnt_offered() -> None:
    there = scene(side(hand=("T-3",), energy=2))
    card = there.card("T-3")
    assert not there.offers(f"summon:{card}:left.0")
    refused = may_summon(there.state, 0, card, "left.0")
    assert refused is not None
    assert (refused.code, refused.slots) == ("too-little-energy", (("cost", 3), ("energy", 2)))


def test_a_negative_level_costs_nothing() -> None:
    there = scene(side(hand=("T-MINUS",), energy=0))
    assert there.offers(f"summon:{there.card('T-MINUS')}:left.0")


def test_an_overlords_cards_cost_one() -> None:
    there = scene(side(OVERLORD, hand=("T-3", "T-0"), energy=1))
    assert there.offers(f"summon:{there.card('T-0')}:left.0")
    settle(there.answer(f"summon:{there.card('T-3')}:left.0"))
    assert energy(there.state, 0) == 0
    assert not there.offers(f"summon:{there.card('T-0')}:left.0")


def test_an_overlord_plays_no_events_in_the_other_turn() -> None:
    there = scene(side(OVERLORD, sets=("T-BOLT",)), side(left="T-3"), turn_player=1, turn=6)
    refused = may_play(there.state, 0, there.card("T-BOLT"))
    assert refused is not None
    assert refused.code == "forbidden"


def test_a_wizard_pays_with_the_ruler_in_the_other_turn() -> None:
    there = scene(side(WIZARD, sets=("T-BOLT",), energy=0), side(left="T-3"), turn_player=1, turn=6, phase="attack")
    there.answer(f"attack:{there.card('T-3')}:centre")
    while not there.offers(f"play:{there.card('T-BOLT')}"):
        there.answer("pass")
    there.answer(f"play:{there.card('T-BOLT')}")
    settle(there)
    ruler = there.state.piles["ruler.0"][0]
    assert there.state.status[ruler] == "rest"
    assert damage_on(there.state, there.card("T-3")) == 3


def test_a_wizard_chooses_whether_to() -> None:
    there = scene(side(WIZARD, sets=("T-BOLT",), energy=1), side(left="T-3"), turn_player=1, turn=6, phase="attack")
    there.answer(f"attack:{there.card('T-3')}:centre")
    while not there.offers(f"play:{there.card('T-BOLT')}"):
        there.answer("pass")
    there.answer(f"play:{there.card('T-BOLT')}")
    assert there.keys == ("full", "full+ruler")
    there.answer("full+ruler")
    assert energy(there.state, 0) == 1


def test_in_the_own_turn_a_wizard_pays_with_energy_alone() -> None:
    there = scene(side(WIZARD, hand=("T-1",), energy=0))
    assert not there.offers(f"summon:{there.card('T-1')}:left.0")


def test_what_an_event_needs_must_be_so() -> None:
    there = scene(side(hand=("T-NEEDS",), graveyard=("T-0", "T-0")))
    card = there.card("T-NEEDS")
    assert may_play(there.state, 0, card).code == "condition"  # type: ignore[union-attr]
    there = scene(side(hand=("T-NEEDS",), graveyard=("T-0", "T-0", "T-0")))
    assert there.offers(f"play:{there.card('T-NEEDS')}")


def test_an_event_without_anything_to_aim_at_isnt_played() -> None:
    there = scene(side(sets=("T-BOLT",)))
    assert may_play(there.state, 0, there.card("T-BOLT")).code == "no-target"  # type: ignore[union-attr]


def test_a_field_stays_and_is_in_force() -> None:
    there = scene(side(hand=("T-FIELD",), left="T-1"))
    settle(there.answer(f"play:{there.card('T-FIELD')}"))
    assert there.where("T-FIELD") == "field.0"
    from engine.gateruler.values import atk, hp

    assert (atk(there.state, there.card("T-1")), hp(there.state, there.card("T-1"))) == (3, 4)


def test_a_unit_stands_where_its_player_says_rested_in_the_defence_zone() -> None:
    there = scene(side(hand=("T-1", "T-0")))
    settle(there.answer(f"summon:{there.card('T-1')}:defence.0"))
    settle(there.answer(f"summon:{there.card('T-0')}:right.0"))
    assert there.state.status[there.card("T-1")] == "rest"
    assert there.state.status[there.card("T-0")] == ""
    assert [event.how for event in there.happened(Entered)] == ["normal", "normal"]


def test_units_stand_in_own_zones_alone() -> None:
    there = scene(side(hand=("T-1",)))
    card = there.card("T-1")
    codes = [may_summon(there.state, 0, card, where) for where in ("left.1", "set-1.0")]
    assert [refused.code for refused in codes if refused] == ["not-your-zone", "not-a-unit-zone"]


# --- set cards (15-4)


def test_a_set_card_lies_face_down_in_a_zone_of_its_own() -> None:  # 15-4a
    there = scene(side(hand=("T-BOLT", "T-KILL")))
    there.answer(f"set:{there.card('T-BOLT')}:set-1.0")
    assert not there.state.face[there.card("T-BOLT")]
    assert energy(there.state, 0) == 3
    assert may_set(there.state, 0, there.card("T-KILL"), "set-1.0").code == "set-taken"  # type: ignore[union-attr]


def test_an_overlord_has_two_set_zones() -> None:
    there = scene(side(OVERLORD, hand=("T-BOLT",)))
    refused = may_set(there.state, 0, there.card("T-BOLT"), "set-3.0")
    assert refused is not None
    assert (refused.code, refused.slots) == ("no-set-zone", (("most", 2),))


@pytest.mark.parametrize(("number", "code"), [("T-1", "not-settable"), ("T-OPEN", "open-not-set")])
def test_not_every_card_is_set(number: str, code: str) -> None:
    there = scene(side(hand=(number,)))
    assert may_set(there.state, 0, there.card(number), "set-1.0").code == code  # type: ignore[union-attr]


# --- keywords


def test_a_graveyard_summon_pays_and_counts() -> None:
    there = scene(side(graveyard=("T-GRAVEYARD-SUMMON", "T-1")))
    card = there.card("T-GRAVEYARD-SUMMON")
    assert not there.offers(f"summon:{there.card('T-1')}:left.0")
    settle(there.answer(f"summon:{card}:left.0"))
    assert there.state.where[card] == "left.0"
    assert energy(there.state, 0) == 2
    assert there.state.summons == (1, 0)


def test_a_ruler_without_energy_summons_nothing_from_the_graveyard() -> None:
    there = scene(side(APPRENTICE, graveyard=("T-GRAVEYARD-SUMMON",)))
    assert not there.offers(f"summon:{there.card('T-GRAVEYARD-SUMMON')}:left.0")


def test_an_attribute_is_chosen_for_the_turn() -> None:
    there = scene(side(left="T-ATTRIBUTE-CHOICE"))
    card = there.card("T-ATTRIBUTE-CHOICE")
    there.answer(f"trait:{card}:fire")
    assert attributes(there.state, card) == {"dragon", "fire"}
    assert not any(key.startswith("trait") for key in there.keys)
    settle(there.answer("end").answer("end"))
    assert attributes(there.state, card) == {"dragon"}


def test_soul_guard_gives_up_a_soul_and_its_damage() -> None:
    there = scene(
        side(left=UnitLaid(card="T-SOUL-GUARD", damage=2, souls=("T-0", "T-1")), sets=("T-KILL", "T-GROW"))
    )
    settle(there.answer(f"play:{there.card('T-GROW')}"))
    there.answer(f"play:{there.card('T-KILL')}")
    assert there.decision is not None
    assert there.decision.kind == "ChooseCards"
    assert there.decision.prompt == say("gateruler-ask-soul-guard", card=CardName("T-SOUL-GUARD"))
    there.answer(f"card:{there.card('T-1')}")
    assert there.where("T-SOUL-GUARD") == "left.0"
    assert damage_on(there.state, there.card("T-SOUL-GUARD")) == 0
    assert there.state.lasting == (), "what lasts upon it is over"
    assert set(there.numbers("graveyard.0")) == {"T-1", "T-KILL", "T-GROW"}


def test_soul_guard_without_souls_guards_nothing() -> None:
    there = scene(side(left="T-SOUL-GUARD", sets=("T-KILL",)))
    settle(there.answer(f"play:{there.card('T-KILL')}"))
    assert there.where("T-SOUL-GUARD") == "graveyard.0"


def test_gear_up_is_laid_on_the_ruler_for_nothing_ready_in_the_defence_zone() -> None:
    there = scene(side(hand=("T-GEAR-UP",), summons=2, energy=0), side(deck=10))
    card = there.card("T-GEAR-UP")
    settle(there.answer(f"gear:{card}"))
    assert there.state.where[card] == "defence.0"
    assert there.state.status[card] == ""
    there.answer("end")
    settle(there.answer(f"attack:{card}:centre"))
    assert life_of(there) == (0, 2)


def test_what_was_geared_and_left_play_is_summoned_as_any_other() -> None:  # 3-2d
    there = scene(side(hand=("T-GEAR-UP", "T-1")))
    card = there.card("T-GEAR-UP")
    settle(there.answer(f"gear:{card}"))
    assert geared(there.state, card)
    for step in (to_hand(there.table, (card,)), move_card(there.table, card, "defence.0")):
        assert list(step) == []
    assert not geared(there.state, card)


def test_what_was_geared_and_moves_to_another_zone_lies_on_its_ruler_no_more() -> None:
    there = scene(side(hand=("T-GEAR-UP",)))
    card = there.card("T-GEAR-UP")
    settle(there.answer(f"gear:{card}"))
    for where in ("left.0", "defence.0"):
        assert list(move_card(there.table, card, where)) == []
    assert not geared(there.state, card)


def test_gear_up_needs_a_free_defence_zone() -> None:
    there = scene(side(hand=("T-GEAR-UP",), defence="T-1"))
    assert may_gear(there.state, 0, there.card("T-GEAR-UP")).code == "defence-taken"  # type: ignore[union-attr]


def test_a_unit_that_was_summoned_to_the_defence_zone_doesnt_attack() -> None:
    there = scene(side(hand=("T-GEAR-UP",)))
    card = there.card("T-GEAR-UP")
    settle(there.answer(f"summon:{card}:defence.0"))
    there.answer("end")
    assert not there.offers(f"attack:{card}:centre")
