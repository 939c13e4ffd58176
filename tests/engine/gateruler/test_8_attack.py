"""Chapter 8: attacks."""

from __future__ import annotations

import pytest

from engine.gateruler.events import AttackDeclared
from engine.gateruler.legality import may_aim, may_attack
from engine.gateruler.procedures.moving import move_card, to_hand, turn
from engine.gateruler.values import attacking_unit
from tests.engine.gateruler.tables import UnitLaid, damage_on, life_of, scene, settle, side


def attack(there, number: str, line: str):  # type: ignore[no-untyped-def]
    """The first card of that number attacks a line; both players let it come."""
    return settle(there.answer(f"attack:{there.card(number, 0)}:{line}"))


def fight(left, right, number: str = "T-1", line: str = "left", **laid):  # type: ignore[no-untyped-def]
    return attack(scene(left, right, phase="attack", **laid), number, line)


def test_the_ruler_and_ready_units_in_attack_zones_attack() -> None:  # 8-4c
    there = scene(
        side(left="T-1", defence="T-0", right=UnitLaid(card="T-3", rest=True)), side(left="T-1"), phase="attack"
    )
    attackers = {int(key.split(":")[1]) for key in there.keys if key != "end"}
    assert attackers == {there.card("T-1", 0), there.state.piles["ruler.0"][0]}
    codes = [may_attack(there.state, 0, there.card(number, 0)) for number in ("T-0", "T-3")]
    assert [refused.code for refused in codes if refused] == ["not-in-attack-zone", "not-ready"]


def test_only_what_stands_foremost_in_a_line_is_attacked() -> None:  # 8-4c-1
    there = scene(side(left="T-1"), side(defence="T-3"), phase="attack")
    assert {key.split(":")[2] for key in there.keys if key != "end"} == {"left", "centre", "right"}
    ruler = there.state.piles["ruler.1"][0]
    refused = may_aim(there.state, 0, ruler)
    assert refused is not None
    assert refused.code == "not-foremost"
    attack(there, "T-1", "centre")
    assert damage_on(there.state, there.card("T-3", 1)) == 2
    assert life_of(there) == (0, 0)


def test_an_attack_on_the_ruler_deals_stk_and_rests_the_attacker() -> None:  # 8-4, 8-6
    there = fight(side(left="T-3"), side(deck=10), "T-3", "centre")
    assert life_of(there) == (0, 2)
    assert there.state.status[there.card("T-3")] == "rest"
    assert there.decision is not None
    assert there.decision.kind == "ChooseAttack"


def test_an_attack_on_a_unit_deals_atk_and_gets_nothing_back() -> None:  # 8-6
    there = fight(side(left="T-1"), side(left="T-3"))
    assert damage_on(there.state, there.card("T-3")) == 2
    assert damage_on(there.state, there.card("T-1")) == 0


def test_a_ruler_attacks_units_with_its_atk() -> None:
    there = scene(side(left="T-1"), side(left="T-3"), phase="attack")
    ruler = there.state.piles["ruler.0"][0]
    settle(there.answer(f"attack:{ruler}:left"))
    assert damage_on(there.state, there.card("T-3")) == 3
    assert there.state.status[ruler] == "rest"


def test_a_line_without_a_unit_is_attacked_in_vain() -> None:  # 8-4c
    there = fight(side(left="T-1"), side())
    assert [event.aim for event in there.happened(AttackDeclared)] == [-1]
    assert life_of(there) == (0, 0)


def test_in_the_first_turn_of_the_game_there_is_one_attack() -> None:  # 8-2a-2
    there = scene(side(left="T-1", right="T-3"), phase="attack", turn=1)
    attack(there, "T-1", "centre")
    assert there.state.turn == 2


def test_there_are_as_many_attacks_as_one_likes() -> None:  # 8-2a
    there = scene(side(left="T-1", right="T-0"), phase="attack")
    attack(there, "T-1", "centre")
    attack(there, "T-0", "centre")
    assert there.state.attacks == 2
    assert any(key.startswith("attack") for key in there.keys), "the ruler is ready still"


def test_where_the_attacked_is_gone_the_attack_goes_on_in_its_line() -> None:  # gr-20
    there = scene(side(left="T-1"), side(defence="T-0", sets=("T-KILL",), deck=10), phase="attack")
    there.answer(f"attack:{there.card('T-1')}:centre")
    there.answer(f"play:{there.card('T-KILL')}").answer(f"card:{there.card('T-0')}")
    settle(there)
    assert life_of(there) == (0, 1)


def test_what_was_attacked_is_hit_though_another_came_before_it() -> None:
    there = scene(
        side(left="T-1"), side(left="T-0", sets=("T-SHOVE",), deck=10), phase="attack"
    )
    there.answer(f"attack:{there.card('T-1')}:centre")
    there.answer(f"play:{there.card('T-SHOVE')}").answer(f"card:{there.card('T-0')}", )
    if there.decision is not None and there.decision.kind == "ChooseZone":
        there.answer("defence.1")
    while there.decision is not None and not there.decision.rest:
        there.answer("defence.1" if there.decision.kind == "ChooseZone" else "pass")
    assert there.where("T-0") == "defence.1"
    assert life_of(there) == (0, 1)


def test_an_attacker_that_is_gone_deals_nothing() -> None:
    there = scene(side(left="T-1"), side(sets=("T-KILL",), deck=10), phase="attack")
    card = there.card("T-1")
    there.answer(f"attack:{card}:centre")
    there.answer(f"play:{there.card('T-KILL')}")
    settle(there)
    assert there.state.where[card] == "graveyard.0"
    assert life_of(there) == (0, 0)


def test_an_attacker_that_fell_and_came_back_is_another_card() -> None:  # 3-2d
    there = scene(side(left="T-SECOND-ATTACK"), side(sets=("T-KILL", "T-BOLT"), deck=10), phase="attack")
    card = there.card("T-SECOND-ATTACK")
    there.answer(f"attack:{card}:centre")
    there.answer(f"play:{there.card('T-KILL')}")
    while there.state.where[card] != "graveyard.0":
        there.answer("pass")
    for step in (move_card(there.table, card, "left.0"), turn(there.table, card, rest=True)):
        assert list(step) == []
    assert attacking_unit(there.state) == -1, "it is none that an effect upon the attacking unit means"
    settle(there)
    assert (there.state.where[card], life_of(there)) == ("left.0", (0, 0))
    assert there.state.status[card] == "rest", "it has fought no battle of its own"


def test_what_was_attacked_and_came_back_elsewhere_isnt_attacked() -> None:  # 3-2d
    there = scene(side(left="T-1"), side(left="T-0", sets=("T-BOLT",), deck=10), phase="attack")
    card = there.card("T-0")
    there.answer(f"attack:{there.card('T-1')}:left")
    for step in (to_hand(there.table, (card,)), move_card(there.table, card, "left.1")):
        assert list(step) == []
    assert there.state.attack is not None
    assert there.state.attack.aim == -1
    settle(there)
    assert there.state.where[card] == "graveyard.1", "but it stands in the line that is attacked"


def test_an_ability_that_waits_for_the_attack_goes_onto_the_gate() -> None:  # 8-4
    there = fight(side(left="T-ATTACKS"), side(left="T-3", deck=10), "T-ATTACKS")
    assert life_of(there) == (0, 1)


def test_pierce_hits_the_ruler_through_a_unit_that_it_destroys_in_the_defence_zone() -> None:
    there = fight(side(left="T-PIERCE"), side(defence="T-1", deck=10), "T-PIERCE", "centre")
    assert there.where("T-1") == "graveyard.1"
    assert life_of(there) == (0, 2)


@pytest.mark.parametrize(("zone", "line"), [("left", "left"), ("defence", "centre")])
def test_pierce_does_nothing_else(zone: str, line: str) -> None:
    other = "T-1" if zone == "left" else "T-3"
    there = fight(side(left="T-PIERCE"), side(**{zone: other}, deck=10), "T-PIERCE", line)
    assert life_of(there) == (0, 0)


def test_intercept_strikes_before_the_attack() -> None:
    there = fight(side(left="T-1"), side(left="T-INTERCEPT"))
    assert there.where("T-1") == "graveyard.0"
    assert damage_on(there.state, there.card("T-INTERCEPT")) == 0


def test_intercept_strikes_an_attacker_that_was_led_out_of_its_attack_zone() -> None:
    there = scene(side(left="T-1"), side(left="T-INTERCEPT", sets=("T-SHOVE",)), phase="attack")
    there.answer(f"attack:{there.card('T-1')}:left")
    there.answer(f"play:{there.card('T-SHOVE')}").answer(f"card:{there.card('T-1')}")
    while there.decision is not None and not there.decision.rest:
        there.answer("defence.0" if there.decision.kind == "ChooseZone" else "pass")
    assert there.where("T-1") == "graveyard.0"
    assert damage_on(there.state, there.card("T-INTERCEPT")) == 0, "but its attack deals nothing (reading 17)"


def test_strike_back_comes_after_the_attack_from_who_still_stands() -> None:
    there = fight(side(left="T-1"), side(left="T-STRIKE-BACK"))
    assert there.where("T-1") == "graveyard.0"
    assert damage_on(there.state, there.card("T-STRIKE-BACK")) == 2
    there = fight(side(left="T-3"), side(left="T-STRIKE-BACK"), "T-3")
    assert damage_on(there.state, there.card("T-3")) == 0


def test_rulers_are_struck_back_by_nobody() -> None:
    for keyword in ("T-INTERCEPT", "T-STRIKE-BACK"):
        there = scene(side(deck=10), side(left=UnitLaid(card=keyword)), phase="attack")
        settle(there.answer(f"attack:{there.state.piles['ruler.0'][0]}:left"))
        assert life_of(there) == (0, 0)


def test_a_second_attack_is_one_alone() -> None:
    there = scene(side(left="T-SECOND-ATTACK"), side(deck=10), phase="attack")
    attack(there, "T-SECOND-ATTACK", "left")
    assert there.state.status[there.card("T-SECOND-ATTACK")] == ""
    attack(there, "T-SECOND-ATTACK", "left")
    assert there.state.status[there.card("T-SECOND-ATTACK")] == "rest"


def test_vigilance_goes_to_a_free_defence_zone_at_the_end_of_the_phase() -> None:
    there = scene(side(left="T-VIGILANCE", right="T-VIGILANCE"), phase="attack")
    there.answer("end")
    assert there.decision is not None
    assert there.decision.kind == "ChooseGuard"
    settle(there.answer("yes"))
    assert there.where("T-VIGILANCE") == "defence.0"
    assert there.state.turn == 6, "the other one isn't asked: the zone is taken"


def test_vigilance_may_stay() -> None:
    there = scene(side(left="T-VIGILANCE"), phase="attack")
    settle(there.answer("end").answer("no"))
    assert there.where("T-VIGILANCE") == "left.0"


def test_what_lasts_for_a_battle_ends_with_it() -> None:
    there = scene(side(left="T-1", sets=("T-BATTLE",)), side(left="T-3"), phase="attack")
    there.answer(f"attack:{there.card('T-1')}:left")
    there.answer(f"play:{there.card('T-BATTLE')}")
    settle(there)
    assert damage_on(there.state, there.card("T-3")) == 4
    assert there.state.lasting == ()


def test_combat_damage_may_be_kept_off() -> None:
    there = scene(side(left="T-3"), side(sets=("T-SHIELD",), deck=10), phase="attack")
    there.answer(f"attack:{there.card('T-3')}:centre")
    there.answer(f"play:{there.card('T-SHIELD')}")
    settle(there)
    assert life_of(there) == (0, 0)
