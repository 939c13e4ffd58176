"""§1 to §3: megami and decks, then the duel; §5-3, §6-1, §6-2: what comes of them on the table."""

from __future__ import annotations

from random import Random

import pytest

from engine.cardgame.match import Match
from engine.cardgame.refusals import BadSetup
from engine.sakura.door import GAME
from engine.sakura.megami.roster import FORMS
from engine.sakura.play.selfplay import drawn_setup
from engine.sakura.pool import cards_of, check_deck, check_pair, every_number, forms, pool_of
from engine.sakura.registry import REGISTRY
from engine.text.catalog import Catalog
from engine.text.render import Renderer

PAIRS = (("yurina", "saine-a1"), ("himika", "tokoyo-a2"))


@pytest.fixture
def duel():
    return Match.start(GAME, drawn_setup(Random(3), *PAIRS))


def test_1_1_a_duel_is_of_chosen_megami_and_built_decks(duel):
    assert [player.megami for player in duel.view(0).players] == list(PAIRS)
    assert duel.decision is not None
    assert duel.winner is None


def test_1_2_there_are_two_players(duel):
    assert [player.seat for player in duel.view(-1).players] == [0, 1]


def test_1_3_cards_are_those_of_the_lists():
    assert len(every_number()) == len(set(every_number()))
    pool = pool_of(PAIRS[0])
    wrong = check_deck(PAIRS[0], (*pool.normals[:6], "SMALL-1"), pool.specials[:3])
    assert wrong is not None
    assert (wrong.code, wrong.section) == ("not-in-pool", "3-1")


def test_2_1_two_megami_of_different_numbers():
    by_key = {form.key: form for form in forms()}
    for first in by_key.values():
        for second in by_key.values():
            refused = check_pair((first.key, second.key))
            assert (refused is None) == (first.number != second.number)


def test_2_2_only_megami_of_the_list():
    refused = check_pair(("yurina", "nobody"))
    assert refused is not None
    assert (refused.code, refused.section) == ("unknown-megami", "2-2")


def test_3_1_each_card_that_the_megami_bring_once():
    for form in forms():
        pool = cards_of(form.key)
        specials = 4 - len(FORMS[form.key][1].without)
        assert (len(set(pool.normals)), len(set(pool.specials))) == (len(pool.normals), len(pool.specials))
        assert (len(pool.normals), len(pool.specials)) == (7, specials)


@pytest.mark.parametrize(("normals", "specials"), [(6, 3), (7, 2), (7, 4)])
def test_3_2_seven_normal_cards_and_three_specials(normals, specials):
    setup = drawn_setup(Random(1), *PAIRS)
    pool = pool_of(PAIRS[1])
    left, right = setup.sides
    wrong = type(right)(megami=right.megami, normals=pool.normals[:normals], specials=pool.specials[:specials])
    with pytest.raises(BadSetup) as refused:
        Match.start(GAME, type(setup)(sides=(left, wrong)))
    assert (refused.value.seat, refused.value.refusal.section) == (1, "3-2")


def test_5_3_the_deck_is_the_ten_chosen_cards(duel):
    for seat, side in enumerate(duel.setup.sides):
        places = duel.view(seat).places
        hand = [card.number for card in places[f"hand.{seat}"].cards]
        assert len(places[f"deck.{seat}"].cards) + len(hand) == 7
        assert set(hand) < set(side.normals)
        assert sorted(card.number for card in places[f"specials.{seat}"].cards) == sorted(side.specials)


def test_10_29_cards_that_were_not_chosen_lie_face_down_outside_the_game(duel):
    for seat, side in enumerate(duel.setup.sides):
        pool = pool_of(side.megami)
        outside = duel.view(seat).places[f"outside.{seat}"].cards
        assert {card.number for card in outside} == {*pool.normals, *pool.specials} - {*side.normals, *side.specials}
        assert not any(card.face_up for card in outside)
        seen_by_the_other = duel.view(1 - seat).places[f"outside.{seat}"].cards
        assert {card.number for card in seen_by_the_other} == {None}


def test_6_1_and_6_2_objects_are_cards_crystals_and_attacks_each_in_one_area(duel):
    view = duel.view(0)
    cards = [card.handle for place in view.places.values() for card in place.cards]
    assert (
        len(cards) == len(set(cards)) == sum(len((*pool_of(pair).normals, *pool_of(pair).specials)) for pair in PAIRS)
    )
    assert sum(place.crystals for place in view.places.values()) == 36
    assert view.attacks == ()


def test_6_2_1_2_and_6_2_1_3_a_card_has_a_name_and_a_number_of_its_own():
    for language in ("ja", "ko", "en"):
        renderer = Renderer(Catalog.load(language), strict=True)
        names = {number: renderer.card(number).text for number in every_number()}
        assert all(names.values())
        assert len(set(names.values())) == len(names)
    assert all(REGISTRY.cards[number].number == number for number in every_number())


def test_6_2_2_and_6_2_2_2_how_a_card_lies_follows_from_its_area(duel):
    """Sideways lie the cards of the cover pile (§7-1-8), which are face down as well."""
    for seat in (0, 1):
        places = duel.view(seat).places
        for area in ("hand", "deck", "specials", "outside"):
            assert not any(card.face_up for card in places[f"{area}.{seat}"].cards)
        assert places[f"cover.{seat}"].cards == places[f"discard.{seat}"].cards == ()
