"""対戦の準備."""

from __future__ import annotations

from engine.cardgame.sight import knows
from engine.mahoroba.events import CardMoved, CardsRevealed, DeckShuffled, HandsShown, MainUnitsTurned
from engine.mahoroba.play.scene import PREPARATION, Scene, SideLaid
from engine.mahoroba.values import main_unit
from tests.engine.mahoroba.tables import AKARI, DAZZLE, HOMURA, NIGHT_MARKET, ids, main_of

UNITS = (AKARI,) * 5 + (NIGHT_MARKET,) * 5
NONE = (NIGHT_MARKET,) * 9 + (AKARI,)
"""The first five hold no unit; after these went under the rest, the next five do."""
SAME = list(range(10))
AGAIN = [0, 1, 2, 3, 5, 6, 7, 8, 9, 4]
"""The unit goes to the bottom."""


def prepared(left: tuple[str, ...] = UNITS, right: tuple[str, ...] = UNITS, **table: object) -> Scene:
    return Scene(SideLaid(deck=left), SideLaid(deck=right), phase=PREPARATION, **table)


def test_2_and_3_both_decks_are_shuffled_and_five_cards_drawn() -> None:
    one = prepared(chance=[[4, 9, 8, 7, 6, 5, 3, 2, 1, 0], list(range(10))])
    assert [event.seat for event in one.happened(DeckShuffled)] == [0, 1]
    assert one.numbers("hand.0") == (AKARI, *(NIGHT_MARKET,) * 4)
    assert one.numbers("hand.1") == (AKARI,) * 5
    assert [len(one.state.piles[f"deck.{seat}"]) for seat in (0, 1)] == [5, 5]


def test_3_a_hand_is_hidden_from_the_opponent() -> None:
    one = prepared()
    card = one.state.piles["hand.0"][0]
    assert knows(one.state, 0, card)
    assert not knows(one.state, 1, card)


def test_4_a_unit_goes_face_down_into_the_main_area_and_only_its_player_knows_it() -> None:
    one = prepared()
    assert one.decision.kind == "ChooseFirstUnit"
    assert (one.decision.seat, one.decision.secret) == (0, True)
    one.answer(one.keys[1])
    assert one.state.piles.get("main.0", ()) == ()  # both choose before either card lies there
    one.answer(one.keys[0])
    mine = main_unit(one.state, 0)
    assert not one.state.face[mine]
    assert knows(one.state, 0, mine)
    assert not knows(one.state, 1, mine)


def test_4_only_units_may_begin() -> None:
    one = prepared(left=(AKARI, NIGHT_MARKET, DAZZLE, HOMURA, NIGHT_MARKET))
    assert len(one.keys) == 2


def test_4_without_a_unit_the_hand_is_shown_and_all_begins_anew() -> None:
    one = prepared(left=NONE)
    (shown,) = one.happened(CardsRevealed)
    assert [one.state.defs[card].number for card in shown.cards] == [NIGHT_MARKET] * 5
    assert shown.seat == -1
    assert [event.why for event in one.happened(CardMoved)].count("anew") == 5
    assert len(one.happened(DeckShuffled)) == 3
    assert AKARI in one.numbers("hand.0")


def test_4_the_opponent_may_draw_a_card_then() -> None:
    for key, cards in (("yes", 6), ("no", 5)):
        one = prepared(left=NONE)
        assert (one.decision.kind, one.decision.seat) == ("ChooseCourtesyDraw", 1)
        one.answer(key)
        assert len(one.state.piles["hand.1"]) == cards
        assert one.decision.kind == "ChooseFirstUnit"


def test_4_the_opponent_is_asked_each_time() -> None:
    one = prepared(left=NONE, chance=[SAME, SAME, AGAIN, SAME])
    one.answer("yes")
    assert one.decision.kind == "ChooseCourtesyDraw"
    one.answer("yes")
    assert len(one.state.piles["hand.1"]) == 7


def test_4_an_empty_deck_gives_no_card_to_ask_for() -> None:
    one = prepared(left=NONE, right=(AKARI,) * 5, chance=[SAME, list(range(5))])
    assert one.decision.kind == "ChooseFirstUnit"


def test_4_both_begin_anew_where_both_have_no_unit() -> None:
    one = prepared(left=NONE, right=NONE)
    assert [one.state.owner[event.cards[0]] for event in one.happened(CardsRevealed)] == [0, 1]
    assert (one.decision.kind, one.decision.seat) == ("ChooseCourtesyDraw", 1)
    one.answers("no", "no")
    assert one.decision.kind == "ChooseFirstUnit"


def test_5_the_winner_of_janken_begins() -> None:
    one = prepared()
    one.answer(one.keys[0])
    one.answer(one.keys[0])
    one.answers("paper", "scissors")
    assert one.state.first == 1
    assert (one.state.turn_player, one.decision.seat) == (1, 1)


def test_5_a_setup_may_say_who_begins() -> None:
    one = prepared(first=1)
    one.answer(one.keys[0])
    one.answer(one.keys[0])
    assert (one.state.first, one.decision.seat) == (1, 1)
    assert not one.happened(HandsShown)


def test_6_both_units_are_turned_face_up() -> None:
    one = prepared(first=0)
    one.answer(one.keys[0])
    one.answer(one.keys[0])
    (turned,) = one.happened(MainUnitsTurned)
    assert all(one.state.face[unit] and knows(one.state, -1, unit) for unit in turned.units)
    assert main_of(one, 0) == AKARI
    assert ids(one, "charge:")
