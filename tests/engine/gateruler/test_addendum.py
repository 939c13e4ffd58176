"""The addendum, heading by heading: each of its rules wins over the base game's."""

from __future__ import annotations

from typing import Any

from engine.cardgame.events import CardsRevealed
from engine.cardgame.sight import knows
from engine.cardgame.source import Source
from engine.gateruler.areas import DECK
from engine.gateruler.events import Entered
from engine.gateruler.legality import may_summon, may_use
from engine.gateruler.procedures.damage import reverse
from engine.gateruler.procedures.moving import draw, to_deck, to_graveyard, to_hand
from engine.gateruler.procedures.playing import play_free
from engine.gateruler.procedures.turn import main_phase
from engine.gateruler.values import damage_taken, energy, level, level_for
from tests.engine.gateruler.tables import APPRENTICE, OVERLORD, life_of, scene, settle, side

# --- 【コスト軽減】 (add-reduction)


def test_a_reduction_is_the_players_choice() -> None:
    there = scene(side(hand=("T-BOMB", "T-0")), side(sets=("T-KILL",)))
    there.answer(f"play:{there.card('T-BOMB')}")
    assert there.keys == ("full", "reduced")
    there.answer("full")
    settle(there)
    assert energy(there.state, 0) == 0
    assert there.where("T-0") == "hand.0"
    assert there.where("T-KILL") == "graveyard.1"


def test_a_reduction_is_paid_while_the_cost_is_decided() -> None:
    there = scene(side(hand=("T-BOMB", "T-0")), side(sets=("T-KILL",)))
    there.answer(f"play:{there.card('T-BOMB')}").answer("reduced")
    assert energy(there.state, 0) == 2
    assert there.state.piles["deck.0"][-1] == there.card("T-0")
    assert there.where("T-BOMB") == "gate"


def test_a_reduction_lets_a_card_be_played_that_couldnt_be_paid() -> None:
    there = scene(side(hand=("T-BOMB", "T-0"), energy=1), side())
    settle(there.answer(f"play:{there.card('T-BOMB')}"))
    assert there.where("T-BOMB") == "graveyard.0"


def test_a_card_is_no_payment_for_itself() -> None:
    there = scene(side(hand=("T-BOMB",), energy=1), side())
    assert not there.offers(f"play:{there.card('T-BOMB')}")


def test_a_reduction_counts_for_cards_of_the_hand_alone() -> None:
    there = scene(side(sets=("T-BOMB",), hand=("T-0",), energy=2), side())
    assert not there.offers(f"play:{there.card('T-BOMB')}")


def test_an_overlord_may_do_what_reduces_and_pays_one_all_the_same() -> None:
    there = scene(side(OVERLORD, hand=("T-FREE-BOMB", "T-0"), energy=2), side())
    there.answer(f"play:{there.card('T-FREE-BOMB')}")
    assert there.keys == ("full", "reduced")
    settle(there.answer("reduced"))
    assert energy(there.state, 0) == 1


# --- cards that go from the hand to the deck (add-hand-to-deck)


def test_a_card_that_goes_from_the_hand_to_the_deck_is_shown() -> None:
    there = scene(side(hand=("T-1",), graveyard=("T-0",)), asks=False)
    cards = (there.card("T-1"), there.card("T-0"))
    there.resolve(to_deck(there.table, cards, under=True))
    assert [event.cards for event in there.happened(CardsRevealed)] == [(cards[0],)]
    assert there.state.piles[DECK[0]][-2:] == cards


# --- 【直衛召喚】 (add-guard)


def _attacked(**laid: Any):  # type: ignore[no-untyped-def]
    there = scene(side(**laid), side(left="T-1"), turn_player=1, turn=6, phase="attack")
    there.answer(f"attack:{there.card('T-1', 1)}:centre")
    return there


def test_a_guard_is_summoned_from_the_hand_in_the_other_turn_for_its_cost() -> None:
    there = _attacked(hand=("T-GUARD-SUMMON",), summons=2)
    there.answer(f"summon:{there.card('T-GUARD-SUMMON')}:defence.0")
    settle(there)
    assert there.where("T-GUARD-SUMMON") == "defence.0"
    assert energy(there.state, 0) == 2
    assert [event.how for event in there.happened(Entered)] == ["normal"]


def test_a_guard_that_cant_be_paid_stays() -> None:
    there = _attacked(hand=("T-GUARD-SUMMON",), energy=0)
    refused = may_summon(there.state, 0, there.card("T-GUARD-SUMMON"), "defence.0")
    assert refused is not None
    assert refused.code == "too-little-energy"


def test_other_units_are_summoned_in_the_own_turn_alone() -> None:
    there = _attacked(hand=("T-1",))
    refused = may_summon(there.state, 0, there.card("T-1", 0), "defence.0")
    assert refused is not None
    assert (refused.code, refused.section) == ("own-turn-summon", "add-guard")


def test_everybody_with_a_hand_and_energy_is_asked_so_that_nothing_is_told() -> None:
    there = _attacked(hand=("T-0",))
    assert there.decision is not None
    assert (there.decision.seat, there.keys, there.decision.secret) == (0, ("pass", "pass-turn"), True)


def test_nobody_is_asked_whom_all_see_to_have_no_energy() -> None:
    there = _attacked(hand=("T-GUARD-SUMMON",), energy=0)
    assert there.decision is not None
    assert there.decision.seat == 1


# --- ダメージリバース (add-reverse)


def test_a_reverse_turns_face_up_damage_face_down_which_counts_still() -> None:
    there = scene(side(left="T-DR", damage=("T-1", "T-3", "T-0"), deck=5), side(deck=5))
    there.answer(f"use:{there.card('T-DR')}:1")
    there.answer(f"card:{there.card('T-1')}", f"card:{there.card('T-3')}")
    settle(there)
    assert life_of(there) == (3, 1)
    assert [there.state.face[there.card(number)] for number in ("T-1", "T-3", "T-0")] == [False, False, True]


def test_too_few_face_up_cards_reverse_nothing() -> None:
    there = scene(side(left="T-DR", damage=("T-1",), reversed=("T-3",)))
    card = there.card("T-DR")
    refused = may_use(there.state, 0, card, there.state.info(card).ability("1"))
    assert refused is not None
    assert refused.code == "cannot-pay"


def test_a_reverse_under_a_condition_takes_cards_that_fulfil_it() -> None:
    there = scene(side(left="T-DR-DRAGON", damage=("T-1",)))
    assert not there.offers(f"use:{there.card('T-DR-DRAGON')}:1")
    there = scene(side(left="T-DR-DRAGON", damage=("T-1", "T-DRAW")))
    settle(there.answer(f"use:{there.card('T-DR-DRAGON')}:1"))
    assert not there.state.face[there.card("T-DRAW")]
    assert there.state.face[there.card("T-1")]


def test_face_down_damage_is_known_to_its_own_player() -> None:
    there = scene(side(reversed=("T-1",)), asks=False)
    card = there.card("T-1")
    assert [knows(there.state, seat, card) for seat in (0, 1)] == [True, False]


def test_face_down_damage_isnt_played_by_effects() -> None:
    there = scene(side(damage=("T-1",)), asks=False)
    card = there.card("T-1")
    there.resolve(reverse(there.table, 0, (card,)))
    there.resolve(play_free(there.table, 0, card, Source(0)))
    assert there.decision is None, "no zone is asked for"
    assert there.state.where[card] == "damage.0"
    assert there.state.gate == ()


def test_what_was_chosen_face_up_and_lies_face_down_now_isnt_played() -> None:
    """シュレディンガーの猫, of which the addendum speaks."""
    there = scene(side(hand=("T-1",), damage=("T-3",), sets=("T-CAT",)), side(sets=("T-KILL",)))
    there.answer(f"play:{there.card('T-CAT')}")
    card = there.card("T-3")
    assert there.state.gate[-1].them == (card,)
    reversing = reverse(there.table, 0, (card,))
    assert list(reversing) == []
    settle(there)
    assert there.state.where[card] == "damage.0"


def test_what_was_chosen_and_has_gone_elsewhere_isnt_meant_any_more() -> None:
    there = scene(side(damage=("T-3",), sets=("T-CAT",)), side(sets=("T-KILL",)))
    there.answer(f"play:{there.card('T-CAT')}")
    card = there.card("T-3")
    assert list(to_graveyard(there.table, (card,))) == []
    settle(there)
    assert there.state.where[card] == "graveyard.0"


def test_what_still_lies_face_up_is() -> None:
    there = scene(side(damage=("T-3",), sets=("T-CAT",)))
    there.answer(f"play:{there.card('T-CAT')}")
    there.answer("left.0")
    settle(there)
    assert there.where("T-3") == "left.0"
    assert damage_taken(there.state, 0) == 0
    assert there.state.summons == (0, 0)


# --- オープンする (add-open)


def test_an_open_card_that_comes_to_the_hand_is_played_at_once_for_nothing() -> None:
    there = scene(side(hand=("T-DRAW",), deck=("T-OPEN", "T-0", "T-0")), side(deck=5))
    there.answer(f"play:{there.card('T-DRAW')}")
    assert there.decision is not None
    assert there.decision.kind == "ChooseZone"
    there.answer("left.0")
    settle(there)
    assert there.where("T-OPEN") == "left.0"
    assert energy(there.state, 0) == 2
    assert life_of(there) == (0, 1), "it was opened into play"
    assert there.state.summons == (0, 0)


def test_what_was_played_once_in_the_game_is_put_into_no_order_when_its_card_is_opened_again() -> None:
    there = scene(side(hand=("T-DRAW",), deck=("GR-003", *("T-0",) * 9)), side(deck=9))
    card = there.card("GR-003")
    there.answer(f"play:{there.card('T-DRAW')}").answer("left.0")
    assert there.decision is not None
    assert there.decision.kind == "ChooseNext"
    settle(there.answer(there.keys[0]))
    assert list(to_hand(there.table, (card,))) == []
    there.resolve(main_phase(there.table))
    there.answer("left.0")
    assert there.decision.kind == "ChooseAct"
    assert (there.state.where[card], life_of(there)) == ("left.0", (2, 2))


def test_an_open_card_that_cant_be_played_is_shown_all_the_same() -> None:
    there = scene(side(hand=("T-DRAW",), deck=("T-OPEN-AIMED", "T-0", "T-0")))
    there.answer(f"play:{there.card('T-DRAW')}")
    card = there.card("T-OPEN-AIMED")
    assert [event.cards for event in there.happened(CardsRevealed)] == [(card,)]
    assert there.state.where[card] == "hand.0", "there is nothing that it could choose"


def test_a_driven_open_card_is_played_at_once() -> None:
    there = scene(side(APPRENTICE, deck=("T-OPEN", *("T-0",) * 9)), side(deck=9), phase="start")
    there.answer("right.0")
    settle(there)
    assert there.where("T-OPEN") == "right.0"
    assert life_of(there) == (0, 1)


def test_an_open_card_that_came_otherwise_wasnt_opened() -> None:
    there = scene(side(damage=("T-OPEN",), sets=("T-CAT",)), side(deck=5))
    there.answer(f"play:{there.card('T-CAT')}")
    there.answer("left.0")
    settle(there)
    assert there.where("T-OPEN") == "left.0"
    assert life_of(there) == (0, 0)


def test_a_card_without_it_stays_in_the_hand() -> None:
    there = scene(side(deck=("T-1", "T-0")), asks=False)
    there.resolve(draw(there.table, 0))
    assert there.table.arisen == []


# --- 『』 (add-brackets)


def test_what_a_card_says_of_an_ability_by_name_holds_in_every_zone_for_that_ability() -> None:
    there = scene(side(left="T-OGRE", deck=("T-OGRE",), damage=("T-OGRE",)), asks=False)
    for card in there.cards("T-OGRE"):
        assert (level(there.state, card), level_for(there.state, card, "parade")) == (3, 0)
        assert level_for(there.state, card, "other") == 3


def test_the_parade_takes_such_a_card_from_the_deck() -> None:
    there = scene(side(left="T-PARADE", deck=("T-OGRE", "T-0", "T-0")))
    card = there.card("T-OGRE")
    there.answer(f"use:{there.card('T-PARADE')}:1")
    there.answer(f"card:{card}")
    assert there.state.where[card] == "drive.0"
    there = scene(side(left="T-PARADE", deck=("T-OGRE-3", "T-0", "T-0")))
    there.answer(f"use:{there.card('T-PARADE')}:1")
    assert there.keys == ()
    there.answer()
    assert there.state.piles["deck.0"][-1] == there.card("T-OGRE-3")


def test_a_text_that_does_the_same_and_isnt_so_called_takes_the_level_as_it_is() -> None:
    there = scene(side(hand=("T-PARADE-UNNAMED",), deck=("T-OGRE", "T-0", "T-0")))
    there.answer(f"play:{there.card('T-PARADE-UNNAMED')}")
    assert there.keys == ()
