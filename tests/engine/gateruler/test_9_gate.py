"""Chapter 9: priority, what may be added to the gate, in which order it is resolved; system processing."""

from __future__ import annotations

import pytest

from engine.gateruler.events import AttackDeclared, DuelEnded, GateEntered, GateLeft, RulerDamaged
from engine.gateruler.legality import may_play, may_use
from engine.gateruler.procedures.damage import damage_ruler, destroy
from engine.gateruler.procedures.gate import gate_processing
from engine.gateruler.procedures.moving import move_card, to_hand
from engine.gateruler.rules import RULES
from engine.gateruler.values import souls, stk
from engine.text.phrase import say
from tests.engine.gateruler.tables import (
    APPRENTICE,
    UnitLaid,
    damage_on,
    life_of,
    passing,
    scene,
    settle,
    side,
)


def test_what_is_played_waits_on_the_gate_for_an_answer() -> None:  # 9-1a
    there = scene(side(hand=("T-1",)), side(sets=("T-BOLT",)))
    there.answer(f"summon:{there.card('T-1')}:left.0")
    assert there.where("T-1") == "gate"
    assert there.decision is not None
    assert (there.decision.seat, there.decision.kind) == (1, "ChooseAct")
    there.answer("pass")
    assert there.where("T-1") == "left.0"


def test_the_last_that_was_added_is_resolved_first() -> None:  # 9-2a
    there = scene(
        side(left=UnitLaid(card="T-1", damage=0), sets=("T-GROW",)), side(sets=("T-BOLT",)), phase="attack"
    )
    there.answer(f"attack:{there.card('T-1')}:centre")
    there.answer("pass")  # the turn player has priority first
    there.answer(f"play:{there.card('T-BOLT')}")
    there.answer(f"play:{there.card('T-GROW')}")
    settle(there)
    resolved = [event.id for event in there.happened(GateLeft)]
    entered = [event.item.id for event in there.happened(GateEntered)]
    assert resolved == entered[::-1]
    assert there.where("T-1") == "left.0", "it had grown before it was hit"


def test_nothing_falls_between_two_things_that_are_resolved_on_one_gate() -> None:  # 9-3
    there = scene(side(sets=("T-BOLT",)), side(left="T-1", sets=("T-GROW",)), turn_player=1, turn=6)
    there.answer(f"play:{there.card('T-GROW')}")
    there.answer(f"play:{there.card('T-BOLT')}")
    settle(there)
    assert (there.where("T-1"), damage_on(there.state, there.card("T-1"))) == ("left.1", 3)


def test_only_what_comes_onto_the_gate_passes_priority_on() -> None:  # reading 11
    there = scene(
        side(hand=("T-BOLT", "T-1"), drive=("T-OD",), left="T-ATTRIBUTE-CHOICE"), side(sets=("T-DRIVE",))
    )
    for key in (
        f"set:{there.card('T-BOLT')}:set-1.0", f"reveal:{there.card('T-OD')}",
        f"trait:{there.card('T-ATTRIBUTE-CHOICE')}:fire",
    ):  # fmt: skip
        there.answer(key)
        assert there.decision is not None
        assert (there.decision.seat, there.decision.rest) == (0, True)
    there.answer(f"summon:{there.card('T-1')}:right.0")
    assert there.decision is not None
    assert there.decision.seat == 1


def test_what_is_aimed_at_something_gone_does_what_is_left_of_it() -> None:  # 14-3, 1-5b
    there = scene(side(left="T-1", sets=("T-BOLT",)), side(left="T-0", sets=("T-KILL",)), phase="attack")
    bolt = there.card("T-BOLT")
    there.answer(f"attack:{there.card('T-1')}:centre")
    there.answer(f"play:{bolt}")
    there.answer(f"play:{there.card('T-KILL')}").answer(f"card:{there.card('T-0')}")
    settle(there)
    assert there.where("T-BOLT") == "graveyard.0"
    assert there.where("T-0") == "graveyard.1"


def test_what_is_aimed_at_something_that_left_play_and_came_back_means_it_no_more() -> None:  # 3-2d
    there = scene(side(sets=("T-BOLT",)), side(left="T-3", sets=("T-KILL",)))
    there.answer(f"play:{there.card('T-BOLT')}")
    card = there.card("T-3")
    assert there.state.gate[-1].them == (card,)
    for step in (to_hand(there.table, (card,)), move_card(there.table, card, "left.1")):
        assert list(step) == []
    assert not there.state.gate[-1].them + there.state.gate[-1].places
    settle(there)
    assert damage_on(there.state, card) == 0


def test_what_lasts_begins_upon_nothing_that_has_left_play() -> None:  # 3-2d
    there = scene(side(left=UnitLaid(card="GR-073", souls=("T-0",))), side(sets=("T-KILL",)))
    card = there.card("GR-073")
    there.answer(f"use:{card}:1").answer(f"play:{there.card('T-KILL')}")
    settle(there)
    assert there.state.where[card] == "graveyard.0"
    assert there.state.lasting == ()


def test_normal_timing_is_the_own_main_phase_with_an_empty_gate() -> None:  # 9-3e-4
    there = scene(side(left="T-USE", hand=("T-DRAW",)), turn_player=1, turn=6)
    ability = there.state.info(there.card("T-USE")).ability("1")
    assert [may_use(there.state, 0, there.card("T-USE"), ability).code] == ["main-phase-only"]  # type: ignore[union-attr]
    assert may_play(there.state, 0, there.card("T-DRAW")).code == "main-phase-only"  # type: ignore[union-attr]


def test_instant_abilities_are_played_whenever_one_has_priority() -> None:  # 9-3e-3
    there = scene(side(left="T-USE"), side(left="T-3"), turn_player=1, turn=6, phase="attack")
    there.answer(f"attack:{there.card('T-3')}:left")
    there.answer(f"use:{there.card('T-USE')}:2")
    settle(there)
    assert damage_on(there.state, there.card("T-3")) == 1


def test_events_of_another_timing_are_played_from_the_set_zone() -> None:  # 9-3e-2
    there = scene(side(hand=("T-BOLT",), sets=("T-BOLT",)), side(left="T-3"))
    in_hand, lying = there.card("T-BOLT", 0, "hand"), there.card("T-BOLT", 0, "set-1")
    assert not there.offers(f"play:{in_hand}")
    assert may_play(there.state, 0, in_hand).code == "event-from-set"  # type: ignore[union-attr]
    assert there.offers(f"play:{lying}")


def test_an_event_of_normal_timing_may_be_played_from_there_too() -> None:
    there = scene(side(sets=("T-DRAW",)))
    settle(there.answer(f"play:{there.card('T-DRAW')}"))
    assert len(there.numbers("hand.0")) == 2
    assert there.where("T-DRAW") == "graveyard.0"


def test_a_seat_that_can_do_nothing_isnt_asked() -> None:
    there = scene(side(hand=("T-1",)), side())
    there.answer(f"summon:{there.card('T-1')}:left.0")
    assert there.where("T-1") == "left.0"
    assert there.decision is not None
    assert there.decision.rest


def test_a_seat_with_a_set_card_is_asked_though_it_can_do_nothing() -> None:
    there = scene(side(hand=("T-1",)), side(sets=("T-DRAW",)))
    there.answer(f"summon:{there.card('T-1')}:left.0")
    assert there.keys == ("pass", "pass-turn")
    assert there.decision is not None
    assert there.decision.secret


def test_who_has_waved_on_is_asked_again_only_of_what_waits_or_of_an_attack() -> None:
    there = scene(side(left="T-3", right="T-1", hand=("T-1",)), side(left="T-1", sets=("T-BOLT",)))
    there.answer(f"summon:{there.card('T-1', 0, 'hand')}:defence.0")
    there.answer("pass-turn")
    assert there.decision is not None
    assert there.decision.rest
    there.answer("end")
    assert there.decision.kind == "ChooseAttack", "with nothing on the gate it isn't asked"
    there.answer(f"attack:{there.card('T-3')}:left")
    assert there.happened(AttackDeclared)
    assert there.decision.seat == 1, "of an attack upon it it is"


def test_who_has_waved_on_isnt_asked_of_what_it_has_played_itself() -> None:
    there = scene(side(hand=("T-1", "T-0"), sets=("T-BOLT",)), side(left="T-3"))
    there.answer(f"summon:{there.card('T-1')}:left.0").answer("pass-turn")
    there.answer(f"summon:{there.card('T-0')}:right.0")
    assert there.where("T-0") == "right.0"


def test_a_card_that_leaves_play_makes_nobody_asked_again() -> None:
    """Marks of cards and of seats end alike: `:1`."""
    there = scene(side(left="T-1", hand=("T-1",)), side(sets=("T-BOLT",)))
    assert there.card("T-1") == 1
    there.answer(f"summon:{there.card('T-1', 0, 'hand')}:defence.0").answer("pass-turn")
    assert list(to_hand(there.table, (1,))) == []
    there.answer("end")
    assert there.decision is not None
    assert there.decision.seat == 0


def test_without_that_it_is_asked() -> None:
    there = scene(side(left="T-3"), side(left="T-1", sets=("T-BOLT",)))
    there.answer("end")
    assert there.decision is not None
    assert there.decision.seat == 1


def test_the_main_phase_goes_on_where_its_end_is_answered() -> None:  # 9-2a: two passes in a row
    there = scene(side(left="T-3", hand=("T-1",)), side(left="T-1", sets=("T-BOLT",)))
    there.answer("end").answer(f"play:{there.card('T-BOLT')}")
    assert there.where("T-BOLT") == "graveyard.1"
    assert there.decision is not None
    assert (there.decision.seat, there.keys[-1], there.state.phase) == (0, "end", "main")
    assert there.offers(f"summon:{there.card('T-1', 0)}:right.0")


def test_nobody_is_asked_twice_where_nothing_has_happened() -> None:
    there = scene(side(left="T-3"), side(left="T-1", sets=("T-BOLT",)))
    there.answer("end")
    assert len(list(passing(there))) == 2, "at the end of the main phase, and as the attack phase begins"
    assert there.keys[-1] == "end"


def test_an_activated_ability_without_a_cost_is_played_once_a_turn() -> None:
    there = scene(side(left="T-USE"))
    key = f"use:{there.card('T-USE')}:1"
    settle(there.answer(key))
    assert not there.offers(key)
    assert len(there.numbers("hand.0")) == 1


def test_units_fall_all_at_once_in_system_processing() -> None:  # 12-4a
    there = scene(side(left=UnitLaid(card="T-1", damage=3), right=UnitLaid(card="T-0", damage=1)), side())
    assert there.where("T-1") == "graveyard.0"
    assert there.where("T-0") == "graveyard.0"


def test_a_unit_without_hp_left_when_its_bonus_ends_falls() -> None:  # 2-11c
    there = scene(side(left=UnitLaid(card="T-1", damage=3), field=("T-FIELD",)), side(sets=("T-KILL",)))
    assert there.where("T-1") == "left.0"
    from engine.gateruler.procedures.gate import gate_processing
    from engine.gateruler.procedures.moving import to_graveyard

    there.resolve(to_graveyard(there.table, there.state.piles["field.0"]))
    there.resolve(gate_processing(there.table))
    assert there.where("T-1") == "graveyard.0"


def test_who_has_taken_damage_of_the_rulers_life_has_lost() -> None:  # gr-65
    there = scene(side(damage=11), side())
    ended = there.happened(DuelEnded)
    assert [(event.winner, event.reason) for event in ended] == [(1, "damage")]


def test_face_down_damage_counts_too() -> None:  # add-reverse
    there = scene(side(damage=10, reversed=("T-1",)), side())
    assert [event.winner for event in there.happened(DuelEnded)] == [1]


def test_where_both_have_lost_nobody_has_won() -> None:  # 1-4b-1
    there = scene(side(damage=11), side(deck=0))
    assert [(event.winner, event.reason) for event in there.happened(DuelEnded)] == [(-1, "damage-and-deck")]
    assert there.state.winner == -1
    assert RULES.view(there.state, 0).ending == say("gateruler-drawn-by-both")


@pytest.mark.parametrize(("laid", "reason"), [({"damage": 11}, "damage"), ({"deck": 0}, "deck")])
def test_where_both_have_lost_by_the_same_that_is_the_reason(laid: dict[str, int], reason: str) -> None:
    there = scene(side(**laid), side(**laid))
    assert [(event.winner, event.reason) for event in there.happened(DuelEnded)] == [(-1, reason)]


def test_waiting_abilities_of_the_turn_player_are_resolved_last() -> None:  # ch. 11
    there = scene(side(left="T-EACH-END"), side(left="T-EACH-END"))
    there.answer("end").answer("end")
    assert [event.by_seat for event in there.happened(RulerDamaged)] == [1, 0]


def test_a_player_orders_the_abilities_that_wait_together() -> None:  # 14-1a-2
    there = scene(side(left="T-ENDS", right="T-ENDS"), side())
    there.answer("end").answer("end")
    assert there.decision is not None
    assert there.decision.kind == "ChooseNext"
    assert there.decision.seat == 0
    there.answer(there.keys[0])
    settle(there)
    assert life_of(there) == (0, 2)


def test_two_that_do_the_same_are_put_into_no_order() -> None:
    there = scene(side(left="GR-073", deck=9), side(left=UnitLaid(card="T-1", damage=3), right="T-0"), asks=False)
    there.resolve(destroy(there.table, there.cards("T-1") + there.cards("T-0")))
    there.resolve(gate_processing(there.table))
    assert list(passing(there)) == ["ChooseAct"], "what it has swallowed may be chewed over"
    assert len(souls(there.state, there.card("GR-073"))) == 2


def test_an_ability_that_is_played_once_a_turn_comes_onto_the_gate_once() -> None:  # 【ターン1】
    there = scene(side(left="GR-085"), side(), asks=False)
    for _ in range(2):
        there.resolve(damage_ruler(there.table, 0, 1, 1, -1))
    there.resolve(gate_processing(there.table))
    assert there.decision is None, "there is no second one, and no order"
    assert len(there.happened(GateEntered)) == 1
    assert stk(there.state, there.card("GR-085")) == 2


def test_it_has_been_played_once_it_lies_on_the_gate() -> None:
    there = scene(side(hand=("GR-034",), sets=("T-DRIVE",), deck=9), side(left="GR-083", sets=("T-BOLT",)))
    there.answer(f"play:{there.card('GR-034')}")
    while not there.offers(f"play:{there.card('T-DRIVE')}"):
        there.answer("pass")
    there.answer(f"play:{there.card('T-DRIVE')}")
    assert [item.kind for item in there.state.gate] == ["card", "automatic", "card"]


def test_a_drive_rulers_event_costs_nothing() -> None:
    there = scene(side(APPRENTICE, drive=("T-DRAW",)))
    settle(there.answer(f"play:{there.card('T-DRAW')}"))
    assert there.where("T-DRAW") == "graveyard.0"
