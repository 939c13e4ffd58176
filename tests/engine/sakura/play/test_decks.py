"""The decks that somebody sensible builds: legal, of the pair that was chosen, and better than drawn cards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.sakura.play.decks import ATTACKS, fit, sensible_side, worth
from engine.sakura.play.selfplay import drawn_setup
from engine.sakura.pool import check_deck, forms
from engine.sakura.registry import REGISTRY


@pytest.mark.parametrize("seed", range(12))
def test_a_deck_is_legal_and_its_megami_are_drawn(seed: int) -> None:
    side = sensible_side(Random(seed))
    assert check_deck(side.megami, side.normals, side.specials) is None


def test_every_form_can_be_built_for() -> None:
    keys = [form.key for form in forms()]
    for at, key in enumerate(keys):
        pair = (key, next(other for other in keys[at + 5 :] + keys if check_deck((key, other), (), ()).code != SAME))
        side = sensible_side(Random(at), pair)
        assert side.megami == pair
        assert check_deck(pair, side.normals, side.specials) is None


SAME = "same-megami"


def test_cards_fit_better_together_than_drawn_ones() -> None:
    luck = Random(5)
    better = 0
    for _ in range(30):
        drawn = drawn_setup(luck).sides[0]
        built = sensible_side(luck, drawn.megami)
        better += fit(built.normals, built.specials) > fit(drawn.normals, drawn.specials)
    assert better >= 29


def test_it_attacks_where_the_pair_can() -> None:
    side = sensible_side(Random(1), ("yurina", "saine"))
    assert sum(REGISTRY.cards[number].type == "attack" for number in side.normals) >= ATTACKS


def test_the_worth_of_a_card_grows_with_its_damage_and_falls_with_its_cost() -> None:
    card = REGISTRY.cards["NA-01-yurina-O-S-1"]
    assert isinstance(card.life, int)
    assert isinstance(card.cost, int)
    assert worth(replace(card, life=card.life + 1)) > worth(card) > worth(replace(card, cost=card.cost + 1))


def test_a_card_with_two_sides_is_worth_its_best_one() -> None:
    cards = [card for card in REGISTRY.cards.values() if card.faces]
    assert any(card.type == "attack" for card in cards)
    for card in cards:
        assert worth(card) == max(worth(side) for side in card.faces)


def test_two_sides_reach_from_the_distances_of_both() -> None:
    """So cards with two sides go together with others as cards with one do."""
    cards = [(number, card) for number, card in REGISTRY.cards.items() if card.kind == "normal" and not card.subtype]
    two = next(number for number, card in cards if card.faces and card.type == "attack")
    one = next(number for number, card in cards if card.plain and card.type == "attack" and len(card.range) > 1)
    gained = [fit((number,), ()) - worth(REGISTRY.cards[number]) for number in (two, one)]
    assert gained[0] == pytest.approx(gained[1])


def test_life_that_aura_cannot_guard_is_worth_more() -> None:
    card = next(
        card for card in REGISTRY.cards.values() if card.type == "attack" and card.plain and card.aura and card.life
    )
    assert worth(replace(card, aura=None)) > worth(replace(card, aura=3)) > worth(replace(card, aura=1))
    assert worth(replace(card, aura=None, life=None)) < worth(replace(card, aura=1))


def test_the_same_chance_builds_the_same() -> None:
    assert sensible_side(Random(7)) == sensible_side(Random(7))
