"""Decisions before a seat: whole for whoever is asked, for the other only that somebody is."""

from __future__ import annotations

from engine.cardgame.asked import Waiting, cards_shown, decision_for, keys_given, laid_open
from engine.cardgame.decisions import ChooseCards, ChooseNext, LookAt
from engine.kernel.decisions import Move, Option
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.view.seat import view
from tests.engine.sakura.rules.small_cards import FILLERS, OTHER, PLAIN, REACTION, SPECIAL

HANDS = Scene(SideLaid(hand=(PLAIN, OTHER)), SideLaid(hand=FILLERS[:3], specials=(SPECIAL,)))


def blind(scene, *more):
    cards = scene.state.piles["hand.1"]
    options = [Option(f"card:{card}", (Move(f"card:{card}", "hand.1", "discard.1"),)) for card in cards]
    return ChooseCards(seat=0, options=(*more, *reversed(options)), most=2, target="discard.1")


def test_only_who_is_asked_gets_the_options() -> None:
    scene = Scene(SideLaid(hand=(PLAIN,)), SideLaid(hand=(REACTION,)))
    scene.use(PLAIN)
    assert decision_for(scene.state, scene.decision, 1) == scene.decision
    assert decision_for(scene.state, scene.decision, 0) == Waiting(1, "ChooseReaction")
    assert decision_for(scene.state, scene.decision, -1) == Waiting(1, "ChooseReaction")


def test_a_kind_that_would_tell_something_is_not_told() -> None:
    scene = Scene(SideLaid(vigor=1, hand=(PLAIN,)))
    scene.answer("basic:forward")
    assert scene.decision.kind == "ChooseBasicPayment"
    assert decision_for(scene.state, scene.decision, 1) == Waiting(0, None)
    assert decision_for(scene.state, blind(HANDS), 1) == Waiting(0, None)


def test_backs_are_offered_by_their_places_in_their_order() -> None:
    shown = decision_for(HANDS.state, blind(HANDS, Option("pass")), 0)
    assert [option.key for option in shown.options] == ["pass", "hand.1#0", "hand.1#1", "hand.1#2"]
    assert [move.what for option in shown.options for move in option.moves] == ["hand.1#0", "hand.1#1", "hand.1#2"]


def test_an_answer_by_backs_is_given_as_the_engine_calls_them() -> None:
    decision = blind(HANDS, Option("pass"))
    cards = HANDS.state.piles["hand.1"]
    assert keys_given(HANDS.state, decision, ("hand.1#2", "hand.1#0")) == (f"card:{cards[2]}", f"card:{cards[0]}")
    assert keys_given(HANDS.state, decision, ("pass",)) == ("pass",)
    assert keys_given(HANDS.state, decision, ("nonsense",)) == ("nonsense",)


def test_a_decision_about_known_cards_is_the_same() -> None:
    assert decision_for(HANDS.state, HANDS.decision, 0) is HANDS.decision
    assert keys_given(HANDS.state, HANDS.decision, ("end",)) == ("end",)


def test_keys_of_uses_and_of_waiting_effects_are_renamed_too() -> None:
    card = HANDS.state.piles["hand.1"][0]
    special = HANDS.card(SPECIAL)
    decision = ChooseNext(
        seat=0, options=(Option(f"use:{card}"), Option(f"next:0:card:{special}"), Option("next:1:card:-1"))
    )
    shown = decision_for(HANDS.state, decision, 0)
    assert {option.key for option in shown.options} == {"use:hand.1#0", "next:0:specials.1#0", "next:1:card:-1"}


def test_cards_that_an_effect_shows_keep_their_names_for_the_choice() -> None:
    cards = HANDS.state.piles["hand.1"]
    names = tuple(f"card:{card}" for card in cards)
    look = LookAt(seat=0, options=(Option("seen"),), cards=names)
    assert decision_for(HANDS.state, look, 0) == look
    assert [card.number for card in cards_shown(HANDS.state, look)] == list(FILLERS[:3])
    pick = ChooseCards(seat=0, options=tuple(Option(name) for name in names), shown=names)
    assert decision_for(HANDS.state, pick, 0) == pick
    assert [card.handle for card in cards_shown(HANDS.state, pick)] == list(names)
    assert cards_shown(HANDS.state, HANDS.decision) == ()


def test_cards_that_an_effect_shows_lie_open_before_who_is_asked() -> None:
    """Those first, then the backs, which are called by their new places in what is offered beside them."""
    cards = HANDS.state.piles["hand.1"]
    options = tuple(Option(f"card:{card}") for card in cards)
    decision = ChooseCards(seat=0, options=options, shown=(f"card:{cards[1]}",))
    before = view(HANDS.state, 0)
    after = laid_open(HANDS.state, decision, before)
    lying = [(card.handle, card.number) for card in after.places["hand.1"].cards]
    assert lying == [(f"card:{cards[1]}", FILLERS[1]), ("hand.1#0", None), ("hand.1#1", None)]
    assert {option.key for option in decision_for(HANDS.state, decision, 0).options} == {name for name, _ in lying}
    assert [name for name, place in after.places.items() if place is not before.places[name]] == ["hand.1"]
