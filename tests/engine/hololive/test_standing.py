"""What is in force by cards as they lie, and what arises by a rule: gifts, texts of support cards, oshi skills; collab
effects and bloom effects.
"""

from __future__ import annotations

import pytest

from engine.cardgame.in_force import forbidden
from engine.cardgame.source import Source
from engine.hololive.events import Bloomed, CardAttached, CardMoved, Declared, EffectArose
from engine.hololive.procedures.checks import check_timing
from engine.hololive.procedures.damage import fell
from engine.hololive.procedures.stage import back_to_debut, bloom, do_collab, swap
from engine.hololive.rules import RULES
from engine.hololive.values import hp
from tests.engine.hololive.sample import DEBUT, FIRST, FIXED, OTHER, SECOND, STUCK, TOOL, WHITE, Sample


def standing(one: Sample) -> list[tuple[int, int]]:
    """Whose cards are in force."""
    return [(source.seat, source.card) for source, _ in RULES.standing(one.state)]


def test_a_gift_is_in_force_while_its_card_is_on_top() -> None:
    one = Sample(back=(STUCK,), hand=(FIRST, SECOND))
    center, first, second = one.at("center.0"), one.card(FIRST, "hand.0"), one.card(SECOND, "hand.0")
    assert (0, one.at("back.0")) in standing(one)
    assert forbidden(one.state, "move", one.at("back.0")) is not None
    assert forbidden(one.state, "move", center) is None
    one.do(bloom(one.table, 0, first, center))
    assert (0, first) in standing(one)
    assert hp(one.state, first) == 130
    one.do(bloom(one.table, 0, second, first))
    assert (0, first) not in standing(one)
    assert hp(one.state, second) == 180
    one.do(back_to_debut(one.table, second, center))
    assert not {(0, first), (0, second)} & set(standing(one))


def test_a_support_card_is_in_force_on_its_holomem_alone() -> None:
    one = Sample(hand=(TOOL,))
    card, center = one.at("hand.0"), one.at("center.0")
    one.table.emit(CardMoved(card, "hand.0", "support.0"))
    assert (0, card) not in standing(one)
    one.table.emit(CardAttached(card, center))
    assert (0, card) in standing(one)
    assert (hp(one.state, center), hp(one.state, one.at("back.0"))) == (70, 60)
    one.table.emit(CardMoved(center, "center.0", "archive.0", status=""))
    assert (0, card) not in standing(one)


def test_an_oshi_reacts_from_its_place() -> None:
    one = Sample(their_back=(OTHER,))
    oshi = one.at("oshi.1")
    assert standing(one).count((1, oshi)) == 2
    assert (0, one.at("oshi.0")) not in standing(one)
    one.table.emit(CardMoved(one.at("deck.1"), "deck.1", "holo-power.1", 0))
    one.do(fell(one.table, 0, one.at("center.0"), one.at("center.1")))
    answers = ("next:0:card:1",), ("yes",), ("no",), (f"card:{one.at('back.1')}",)
    one.do(check_timing(one.table), *answers)
    assert any(event == Declared(1, "felt") for event in one.table.events)


def waiting(one: Sample) -> list[tuple[Source, tuple[str, ...]]]:
    return [(arisen.source, arisen.effect.kinds) for arisen in one.table.arisen]


def test_a_collab_effect_waits_when_its_holomem_comes_to_the_collab_position() -> None:
    one = Sample(back=(FIRST,))
    card = one.at("back.0")
    one.do(do_collab(one.table, card))
    assert waiting(one) == [(Source(0, card), ("collab",))]
    one.do(check_timing(one.table))
    assert Declared(0, "collab") in one.table.events
    assert any(isinstance(event, EffectArose) and event.source.card == card for event in one.table.events)
    assert waiting(one) == []


def test_effects_that_wait_together_are_chosen_by_what_they_say() -> None:
    """§10.6.3.2: also two of one card, when its holomem collabed and bloomed before a check timing."""
    one = Sample(hand=(FIRST,), back=(OTHER, DEBUT))
    other, debut, card = one.at("back.0"), one.at("back.0", 1), one.at("hand.0")
    one.do(bloom(one.table, 0, card, debut))
    one.do(do_collab(one.table, card))
    assert waiting(one) == [(Source(0, card), ("bloom",)), (Source(0, card), ("collab",))]
    asked = next(check_timing(one.table))
    assert (asked.kind, asked.seat, asked.section) == ("ChooseNext", 0, "10.6.3")
    assert [option.label.key for option in asked.options] == ["hololive-answer-yes"] * 2
    assert one.state.where[other] == "back.0"


def test_a_collab_effect_waits_also_when_two_change_places() -> None:
    one = Sample(back=(FIRST,), collab=OTHER)
    card = one.at("back.0")
    one.do(swap(one.table, one.at("collab.0"), card))
    assert waiting(one) == [(Source(0, card), ("collab",))]


@pytest.mark.parametrize("where", ["center", "collab", "back"])
def test_a_bloom_effect_waits_when_a_holomem_blooms_with_its_card(where: str) -> None:
    one = Sample(hand=(FIRST,), back=(DEBUT,), collab=DEBUT)
    card = one.at("hand.0")
    one.do(bloom(one.table, 0, card, one.at(f"{where}.0")))
    assert waiting(one) == [(Source(0, card), ("bloom",))]
    one.do(check_timing(one.table))
    assert Declared(0, "bloom") in one.table.events
    assert Declared(0, "collab") not in one.table.events


def test_what_waits_resolves_even_when_its_card_is_gone() -> None:
    """§10.8.7."""
    one = Sample(back=(FIRST, OTHER))
    card = one.card(FIRST, "back.0")
    one.do(do_collab(one.table, card))
    one.table.emit(CardMoved(card, "collab.0", "archive.0", status=""))
    one.do(check_timing(one.table))
    assert Declared(0, "collab") in one.table.events


def test_a_card_uncovered_in_the_collab_position_does_no_collab() -> None:
    """§5.14: the holomem was there already."""
    one = Sample(collab=OTHER, hand=(FIXED,))
    under, card = one.at("collab.0"), one.at("hand.0")
    one.do(bloom(one.table, 0, card, under))
    one.do(back_to_debut(one.table, card, under))
    assert one.at("collab.0") == under
    assert waiting(one) == []


def test_nothing_arises_from_what_lies_there_already() -> None:
    one = Sample(collab=FIRST, cheers=(WHITE,))
    card = one.at("collab.0")
    one.table.emit(CardMoved(card, "collab.0", "back.0", face_up=True, why="reset"))
    one.table.emit(Bloomed(0, one.at("hand.0") if one.state.piles.get("hand.0") else one.at("deck.0"), card))
    assert waiting(one) == []


def test_where_a_text_or_a_rule_asks() -> None:
    one = Sample()
    assert RULES.section("look", one.state, Source(0, 3)) == "5.8.1"
    assert RULES.section("cards", one.state, Source(0, 3)) == "10.7.2.3"
    assert RULES.section("may", one.state, Source(0, 3)) == "10.7.2.2"
    assert RULES.section("cards", one.state, Source(0)) == "8.7.2"
    assert RULES.section("cards", type(one.state)(), Source(0)) == "6.2.1.10.2"
