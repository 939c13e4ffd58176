"""Chapters 12, 13 and 16-4: damage to units and rulers, CNT, destruction."""

from __future__ import annotations

from engine.gateruler.events import CounterUsed, DamageTaken, Destroyed
from engine.gateruler.procedures.damage import damage_ruler, damage_unit, destroy
from tests.engine.gateruler.tables import APPRENTICE, UnitLaid, damage_on, life_of, scene, side


def test_damage_is_added_up_on_a_unit() -> None:  # 2-11b
    there = scene(side(left="T-3"), asks=False)
    card = there.card("T-3")
    for amount in (1, 2):
        there.resolve(damage_unit(there.table, card, amount, 1, -1))
    assert damage_on(there.state, card) == 3


def test_each_point_on_a_ruler_turns_over_a_card() -> None:  # 8.2
    there = scene(side(deck=("T-0", "T-1", "T-3")), asks=False)
    there.resolve(damage_ruler(there.table, 0, 2, 1, -1))
    assert there.numbers("damage.0") == ("T-0", "T-1")
    assert all(there.state.face[card] for card in there.state.piles["damage.0"])
    assert len(there.happened(DamageTaken)) == 2


def test_no_damage_turns_over_nothing() -> None:
    there = scene(side(deck=("T-0",)), asks=False)
    there.resolve(damage_ruler(there.table, 0, 0, 1, -1))
    assert life_of(there) == (0, 0)


def test_a_counter_is_used_at_once_and_its_card_goes_to_the_graveyard() -> None:  # 16-4a
    there = scene(side(deck=("T-CNT", "T-0", "T-0")), side(deck=5), asks=False)
    there.resolve(damage_ruler(there.table, 0, 2, 1, -1))
    assert there.decision is not None
    assert there.decision.kind == "ChooseCounter"
    assert there.where("T-CNT") == "counter.0"
    there.answer("yes")
    assert there.numbers("graveyard.0") == ("T-CNT",)
    assert life_of(there) == (1, 1), "the counter's own card is no damage; the second point is"


def test_a_counter_may_be_left_unused() -> None:
    there = scene(side(deck=("T-CNT", "T-0")), side(deck=5), asks=False)
    there.resolve(damage_ruler(there.table, 0, 1, 1, -1))
    there.answer("no")
    assert life_of(there) == (0, 0)
    assert there.where("T-CNT") == "graveyard.0"
    assert [event.used for event in there.happened(CounterUsed)] == [False]


def test_a_counter_that_takes_its_card_elsewhere_leaves_it_there() -> None:
    there = scene(side(deck=("T-CNT-HAND", "T-0")), asks=False)
    there.resolve(damage_ruler(there.table, 0, 1, 1, -1))
    there.answer("yes")
    assert there.where("T-CNT-HAND") == "hand.0"


def test_a_hand_that_there_isnt_takes_no_counter_card() -> None:
    there = scene(side(APPRENTICE, deck=("T-CNT-HAND", "T-0")), asks=False)
    there.resolve(damage_ruler(there.table, 0, 1, 1, -1))
    there.answer("yes")
    assert there.where("T-CNT-HAND") == "graveyard.0"


def test_more_damage_than_cards_turns_over_what_there_is() -> None:
    there = scene(side(deck=("T-0",)), asks=False)
    there.resolve(damage_ruler(there.table, 0, 3, 1, -1))
    assert life_of(there) == (1, 0)


def test_destroyed_cards_go_at_once_with_their_souls() -> None:  # 12
    there = scene(side(left=UnitLaid(card="T-1", souls=("T-0",)), field=("T-FIELD",)), asks=False)
    there.resolve(destroy(there.table, (there.card("T-1"), there.card("T-FIELD"))))
    assert set(there.numbers("graveyard.0")) == {"T-1", "T-0", "T-FIELD"}
    kinds = [type(event).__name__ for event in there.table.events[-5:]]
    assert kinds[:2] == ["Destroyed", "Destroyed"], "both, before either is gone"


def test_a_ruler_is_not_destroyed() -> None:
    there = scene(asks=False)
    there.resolve(destroy(there.table, there.state.piles["ruler.0"]))
    assert there.happened(Destroyed) == []


def test_a_summons_onto_a_unit_takes_its_place() -> None:
    there = scene(side(left="T-1", hand=("T-3",)))
    there.answer(f"summon:{there.card('T-3')}:left.0")
    assert there.numbers("left.0") == ("T-3",)
    assert there.where("T-1") == "graveyard.0"
    assert there.happened(Destroyed) == [], "it gives way"


def test_a_soul_guard_that_keeps_its_place_leaves_none() -> None:
    there = scene(side(left=UnitLaid(card="T-SOUL-GUARD", souls=("T-0",)), hand=("T-3",)))
    there.answer(f"summon:{there.card('T-3')}:left.0")
    assert there.numbers("left.0") == ("T-SOUL-GUARD",)
    assert set(there.numbers("graveyard.0")) == {"T-0", "T-3"}
