"""§6-2-1, §7-1-6 to §7-1-16: which seat may know which card, and what cards are called before it."""

from __future__ import annotations

import pytest

from engine.cardgame.sight import handle, handle_moving, knows, laid_out
from engine.sakura.areas import CORE_AREAS
from engine.sakura.events import CardMoved, SpecialTurned, UseDeclared, UseReverted
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.procedures.moving import draw, move_card, remove_from_game
from engine.sakura.state import Use
from tests.engine.sakura.rules.small_cards import FILLERS, PLAIN, SPECIAL, SPECIAL_ACTION, small

THIRD = small(kind="special", cost=3)
SEATS = (0, 1, -1)
SIDE = SideLaid(
    deck=FILLERS[:3],
    hand=FILLERS[3:5],
    discard=FILLERS[5:6],
    cover=FILLERS[6:8],
    specials=(SPECIAL, SPECIAL_ACTION),
    used=(THIRD,),
    extra=FILLERS[8:9],
    outside=FILLERS[9:11],
)


@pytest.fixture
def scene() -> Scene:
    return Scene(SIDE, SideLaid(deck=FILLERS[:2], hand=(PLAIN,)), phase="start")


def first(scene: Scene, area: str) -> int:
    return scene.state.piles[f"{area}.0"][0]


@pytest.mark.parametrize(
    ("area", "who"),
    [
        ("deck", ()),  # §7-1-6
        ("discard", SEATS),  # §7-1-7
        ("cover", (0,)),  # §7-1-8
        ("hand", (0,)),  # §7-1-10
        ("specials", (0,)),  # §7-1-11, unused
        ("extra", SEATS),  # §7-1-12
        ("outside", (0,)),  # §7-1-16, face down
    ],
)
def test_who_knows_a_card_in_an_area(scene: Scene, area: str, who: tuple[int, ...]) -> None:
    assert tuple(seat for seat in SEATS if knows(scene.state, seat, first(scene, area))) == who


def test_every_area_of_cards_is_judged(scene: Scene) -> None:
    for spec in CORE_AREAS:
        if spec.cards:
            card = scene.card(PLAIN)
            where = spec.key if spec.shared else f"{spec.key}.1"
            scene.table.emit(CardMoved(card, scene.state.where[card], where))
            assert knows(scene.state, 1, card) == (spec.sight != "nobody")


def test_a_used_special_is_known_to_all_7_1_11(scene: Scene) -> None:
    assert all(knows(scene.state, seat, scene.card(THIRD)) for seat in SEATS)
    scene.table.emit(SpecialTurned(scene.card(THIRD), "unused"))
    assert [knows(scene.state, seat, scene.card(THIRD)) for seat in SEATS] == [True, False, False]


def test_a_card_removed_from_the_game_lies_face_up_10_18(scene: Scene) -> None:
    card = first(scene, "hand")
    scene.resolve(remove_from_game(scene.table, card))
    assert all(knows(scene.state, seat, card) for seat in SEATS)


def test_a_card_that_is_being_used_is_shown_9_2(scene: Scene) -> None:
    card = first(scene, "hand")
    scene.table.emit(UseDeclared(Use(card=card, seat=0, way="standard")))
    assert all(knows(scene.state, seat, card) for seat in SEATS)
    scene.table.emit(UseReverted(card))
    assert [knows(scene.state, seat, card) for seat in SEATS] == [True, False, False]


def test_backs_are_called_by_their_place(scene: Scene) -> None:
    assert [name for _, name, _ in laid_out(scene.state, 0, "deck.0")] == ["deck.0#0", "deck.0#1", "deck.0#2"]
    assert [name for _, name, _ in laid_out(scene.state, 1, "hand.0")] == ["hand.0#0", "hand.0#1"]
    hand = scene.state.piles["hand.0"]
    assert [name for _, name, _ in laid_out(scene.state, 0, "hand.0")] == [f"card:{card}" for card in hand]


def test_known_cards_lie_before_the_backs_where_there_is_no_order(scene: Scene) -> None:
    rows = laid_out(scene.state, 1, "specials.0")
    assert [name for _, name, _ in rows] == [f"card:{scene.card(THIRD)}", "specials.0#0", "specials.0#1"]


def test_every_back_that_is_offered_has_a_name_of_its_own(scene: Scene) -> None:
    hand = scene.state.piles["hand.0"]
    assert [handle(scene.state, 1, card) for card in hand] == ["hand.0#0", "hand.0#1"]
    assert [handle(scene.state, 0, card) for card in hand] == [f"card:{card}" for card in hand]


def test_a_back_that_moves_is_the_last_of_those_that_look_alike(scene: Scene) -> None:
    hand = scene.state.piles["hand.0"]
    assert {handle_moving(scene.state, 1, card) for card in hand} == {"hand.0#1"}
    deck = scene.state.piles["deck.0"]
    assert handle_moving(scene.state, 1, deck[0]) == "deck.0#0"


def test_normal_and_special_backs_can_be_told_apart_6_2_1_1(scene: Scene) -> None:
    outside = scene.state.piles["outside.0"]
    scene.resolve(move_card(scene.table, scene.card(SPECIAL), "outside", seat=0, face_up=False))
    rows = laid_out(scene.state, 1, "outside.0")
    kinds = [scene.state.kind(card) for card, _, _ in rows]
    assert kinds == ["normal", "normal", "special"]
    assert {handle_moving(scene.state, 1, card) for card in outside} == {"outside.0#1"}
    assert handle_moving(scene.state, 1, scene.card(SPECIAL)) == "outside.0#2"


def test_a_drawn_card_loses_its_name_before_the_other_seat(scene: Scene) -> None:
    card = first(scene, "deck")
    scene.resolve(draw(scene.table, 0))
    assert handle_moving(scene.state, 0, card) == f"card:{card}"
    assert handle_moving(scene.state, 1, card) == "hand.0#2"
