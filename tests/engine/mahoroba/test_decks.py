"""Decks (対戦の準備 ②) and the pool."""

from __future__ import annotations

import pytest

from engine.cardgame.refusals import BadSetup
from engine.mahoroba.card import ADVANTAGE
from engine.mahoroba.game import MahorobaGame
from engine.mahoroba.pool import COPIES, DECK_SIZE, DECKS, EVERY_NUMBER, check_deck
from engine.mahoroba.registry import REGISTRY
from engine.mahoroba.setup import Setup, SideSetup

LANTERNS = DECKS["lanterns"]


def test_both_practice_decks_are_legal() -> None:
    for deck in DECKS.values():
        assert check_deck(deck) is None
        assert len(deck) == DECK_SIZE


def test_there_are_at_least_26_cards_and_each_is_in_a_deck() -> None:
    assert len(EVERY_NUMBER) >= 26
    assert set(EVERY_NUMBER) == {number for deck in DECKS.values() for number in deck} == set(REGISTRY.cards)


def test_every_mechanism_of_the_sheet_is_on_a_card() -> None:
    cards = REGISTRY.cards.values()
    assert {card.kind for card in cards} == {"unit", "strategy", "tactics", "enhancement"}
    units = [card for card in cards if card.is_unit]
    assert {card.element for card in units} == set(ADVANTAGE)
    assert {skill.extra for card in units for skill in card.skills} == {True, False}
    assert {effect.kinds for card in cards for effect in card.effects} == {("ability",), ("set",)}


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ((*LANTERNS[1:], "PR-99"), "unknown-card"),
        ((*LANTERNS[:35], *("PR-08",) * 5), "too-many-copies"),
        (LANTERNS[1:], "deck-size"),
        ((*LANTERNS, "PR-16"), "deck-size"),
        (tuple(n for n in EVERY_NUMBER if not REGISTRY.cards[n].is_unit for _ in range(COPIES))[:DECK_SIZE], "no-unit"),
    ],
)
def test_what_is_no_deck(deck: tuple[str, ...], code: str) -> None:
    found = check_deck(deck)
    assert found is not None
    assert found.code == code


def test_a_bad_setup_is_refused_with_its_seat() -> None:
    setup = Setup(sides=(SideSetup(deck=LANTERNS), SideSetup(deck=LANTERNS[1:])))
    with pytest.raises(BadSetup) as bad:
        MahorobaGame().open(setup)
    assert (bad.value.refusal.code, bad.value.seat) == ("deck-size", 1)


def test_cards_of_another_set_are_refused() -> None:
    setup = Setup(sides=(SideSetup(deck=LANTERNS), SideSetup(deck=LANTERNS)), card_set="first-edition")
    with pytest.raises(BadSetup) as bad:
        MahorobaGame().open(setup)
    assert bad.value.refusal.code == "other-cards"


def test_an_id_tells_nothing_of_the_place_in_the_deck() -> None:
    decks = []
    for seed in range(4):
        setup = Setup(sides=(SideSetup(deck=LANTERNS), SideSetup(deck=LANTERNS)), seed=seed)
        table = MahorobaGame().open(setup)
        decks.append([card.number for card in table.state.defs[:DECK_SIZE]])
    assert len({tuple(deck) for deck in decks}) == 4
    assert all(sorted(deck) == sorted(LANTERNS) for deck in decks)
