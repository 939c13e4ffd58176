"""Chapter 3 and 15-3: cards that go from zone to zone."""

from __future__ import annotations

from engine.cardgame.source import Source
from engine.gateruler.areas import DEFENCE, GRAVEYARD, HAND, LEFT, RIGHT
from engine.gateruler.procedures.moving import move_card, put_soul, recover, to_deck, to_graveyard, to_hand
from engine.gateruler.values import atk, souls
from tests.engine.gateruler.tables import APPRENTICE, UnitLaid, damage_on, scene, settle, side


def test_a_card_that_moves_within_play_stays_the_same_card() -> None:  # 3-2d
    there = scene(side(left=UnitLaid(card="T-1", damage=1, souls=("T-0",))), asks=False)
    card = there.card("T-1")
    there.resolve(move_card(there.table, card, RIGHT[0]))
    assert there.state.where[card] == RIGHT[0]
    assert damage_on(there.state, card) == 1
    assert len(souls(there.state, card)) == 1


def test_a_card_that_leaves_play_is_another_one_and_its_souls_go_to_the_graveyard() -> None:  # 3-2d
    there = scene(side(left=UnitLaid(card="T-1", damage=1, souls=("T-0",), rest=True)), asks=False)
    card = there.card("T-1")
    there.resolve(to_hand(there.table, (card,)))
    assert there.numbers(HAND[0]) == ("T-1",)
    assert there.numbers(GRAVEYARD[0]) == ("T-0",)
    assert damage_on(there.state, card) == 0
    assert there.state.status[card] == ""


def test_what_lasts_upon_a_unit_is_over_once_it_has_left_play() -> None:  # 3-2d
    there = scene(side(left="T-1", sets=("T-GROW",)))
    there.answer(f"play:{there.card('T-GROW')}")
    settle(there)
    unit = there.card("T-1")
    assert atk(there.state, unit) == 4
    there.resolve(to_hand(there.table, (unit,)))
    there.resolve(move_card(there.table, unit, LEFT[0]))
    assert atk(there.state, unit) == 2
    assert there.state.lasting == ()


def test_what_lasts_upon_several_goes_on_for_the_others() -> None:
    from engine.cardgame.lasting import begin
    from engine.gateruler.registry import REGISTRY

    there = scene(side(left="T-1", right="T-3"), asks=False)
    clause = REGISTRY.cards["T-GROW"].steps[0].standing  # type: ignore[attr-defined]
    first, second = there.card("T-1"), there.card("T-3")
    begin(there.table, Source(0, -1, them=(first, second)), clause, "standing", "turn")
    assert (atk(there.state, first), atk(there.state, second)) == (4, 7)
    there.resolve(to_hand(there.table, (first,)))
    there.resolve(move_card(there.table, first, LEFT[0]))
    assert (atk(there.state, first), atk(there.state, second)) == (2, 7)


def test_a_ruler_without_a_hand_gets_no_cards_into_it() -> None:  # 15-3a-1
    there = scene(side(APPRENTICE, left="T-1"), asks=False)
    card = there.card("T-1")
    there.resolve(to_hand(there.table, (card,)))
    assert there.state.where[card] == LEFT[0]


def test_a_unit_from_the_defence_zone_is_readied_in_an_attack_zone_and_rested_the_other_way() -> None:  # 15-3a-2
    there = scene(side(defence=UnitLaid(card="T-1", rest=True), left=UnitLaid(card="T-3", rest=True)), asks=False)
    guard, other = there.card("T-1"), there.card("T-3")
    there.resolve(move_card(there.table, guard, RIGHT[0]))
    assert there.state.status[guard] == ""
    there.resolve(move_card(there.table, guard, DEFENCE[0]))
    assert there.state.status[guard] == "rest"
    there.resolve(move_card(there.table, other, RIGHT[0]))
    assert there.state.status[other] == "rest", "from one attack zone to the other it stays as it is"


def test_souls_lie_under_a_card_in_play_alone() -> None:
    there = scene(side(left="T-1", graveyard=("T-0", "T-3")), asks=False)
    soul, unit = there.card("T-0"), there.card("T-1")
    there.resolve(put_soul(there.table, soul, unit))
    assert souls(there.state, unit) == (soul,)
    there.resolve(put_soul(there.table, unit, there.card("T-3")))
    assert there.state.where[unit] == LEFT[0], "nothing goes under a card in a graveyard"


def test_cards_go_to_their_owners_zones() -> None:
    there = scene(side(left="T-1"), side(left="T-3"), asks=False)
    cards = (there.card("T-1"), there.card("T-3"))
    there.resolve(to_graveyard(there.table, cards))
    assert (there.numbers(GRAVEYARD[0]), there.numbers(GRAVEYARD[1])) == (("T-1",), ("T-3",))


def test_cards_go_under_a_deck_or_onto_it() -> None:
    there = scene(side(deck=("T-0", "T-0"), graveyard=("T-1", "T-3")), asks=False)
    there.resolve(to_deck(there.table, (there.card("T-1"),), under=True))
    there.resolve(to_deck(there.table, (there.card("T-3"),), under=False))
    assert there.numbers("deck.0") == ("T-3", "T-0", "T-0", "T-1")


def test_recovery_takes_any_card_of_the_damage_zone() -> None:  # 8.7
    there = scene(side(damage=("T-1",), reversed=("T-3",)), asks=False)
    there.resolve(recover(there.table, 0, 1, Source(0)))
    assert set(there.keys) == {f"card:{there.card('T-1')}", f"card:{there.card('T-3')}"}
    there.answer(f"card:{there.card('T-3')}")
    assert there.numbers(GRAVEYARD[0]) == ("T-3",)
