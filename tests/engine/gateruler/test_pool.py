"""Which decks a ruler allows: the decks of the program, and each refusal by its code."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from engine.gateruler.card import ATTRIBUTES, FACTIONS, KEYWORDS
from engine.gateruler.pool import DECK_SIZE, DECKS, EVERY_NUMBER, RULERS, check_deck, may_add
from engine.gateruler.refusals import refusal
from engine.gateruler.registry import REGISTRY

APPRENTICE, KNIGHT, WIZARD, OVERLORD = RULERS
PLAIN: Final = tuple(
    number for number in EVERY_NUMBER if (card := REGISTRY.cards[number]).kind != "ruler" and card.faction == "volnar"
    and not card.legendary and card.counter is None
)  # fmt: skip
"""Cards of one faction, of which a deck may hold four each."""


def deck(*cards: str) -> tuple[str, ...]:
    """These cards, filled up with the plain ones of the lowest levels."""
    room = sorted(PLAIN, key=lambda number: REGISTRY.cards[number].level)
    found = list(cards)
    for number in room:
        found += [number] * (4 - found.count(number))
    return tuple(found[:DECK_SIZE])


@pytest.mark.parametrize("ruler", RULERS)
@pytest.mark.parametrize("key", DECKS)
def test_the_decks_of_the_program_are_legal_for_every_ruler(ruler: str, key: str) -> None:
    assert check_deck(ruler, DECKS[key]) is None
    assert len(set(DECKS[key])) >= 26


def test_a_deck_of_the_program_has_a_curve() -> None:
    for key in DECKS:
        levels = Counter(REGISTRY.cards[number].level for number in DECKS[key])
        assert levels[0] + levels[1] >= 30, key
        assert sum(count for level, count in levels.items() if level >= 2) >= 8, key


def refused(ruler: str, cards: tuple[str, ...]) -> str:
    found = check_deck(ruler, cards)
    assert found is not None
    assert refusal(found).section == found.section
    return found.code


def test_a_deck_as_it_should_be() -> None:
    assert check_deck(KNIGHT, deck()) is None


def test_a_card_that_there_isnt() -> None:
    assert refused(KNIGHT, ("GR-999", *deck()[1:])) == "unknown-card"
    assert refused("GR-999", deck()) == "unknown-card"


def test_who_is_no_ruler() -> None:
    assert refused(PLAIN[0], deck()) == "not-a-ruler"


def test_a_ruler_in_the_deck() -> None:
    assert refused(KNIGHT, (KNIGHT, *deck()[1:])) == "not-for-the-deck"


@pytest.mark.parametrize("count", [DECK_SIZE - 1, DECK_SIZE + 1])
def test_so_many_cards_and_no_more(count: int) -> None:
    assert refused(KNIGHT, (*deck(), PLAIN[-1])[:count]) == "deck-size"


def test_four_of_a_name() -> None:
    number = deck()[0]
    assert refused(KNIGHT, (number, *deck()[:-1])) == "too-many-copies"


def test_one_of_a_legend_and_two_legends() -> None:
    legends = [number for number in EVERY_NUMBER if REGISTRY.cards[number].legendary]
    first, second, third = (one for one in legends if REGISTRY.cards[one].faction in ("volnar", "atlas"))
    assert check_deck(KNIGHT, deck(first)) is None
    assert refused(KNIGHT, deck(first, first)) == "legend-twice"
    assert refused(KNIGHT, deck(first, second, third)) == "too-many-legends"


def test_two_factions() -> None:
    assert check_deck(KNIGHT, deck("GR-021")) is None
    assert refused(KNIGHT, deck("GR-021", "GR-004")) == "too-many-factions"


def test_a_deck_level_that_a_ruler_caps() -> None:
    heavy = deck(*(number for number in PLAIN if REGISTRY.cards[number].level >= 2 for _ in range(4)))
    assert check_deck(KNIGHT, heavy) is None
    for ruler in (APPRENTICE, OVERLORD):
        assert refused(ruler, heavy) == "deck-level"


def test_sixteen_cards_with_a_counter() -> None:
    counters = [number for number in EVERY_NUMBER if REGISTRY.cards[number].counter is not None]
    volnar = [number for number in counters if REGISTRY.cards[number].faction in ("volnar", "atlas")]
    several = [number for number in volnar if not REGISTRY.cards[number].legendary]
    assert check_deck(KNIGHT, deck(*several[:4] * 4)) is None
    assert refused(KNIGHT, deck(*several[:4] * 4, several[4])) == "too-many-counters"


def test_without_a_ruler() -> None:
    assert refused("", deck()) == "no-ruler"


@pytest.mark.parametrize("ruler", RULERS)
@pytest.mark.parametrize("key", DECKS)
def test_a_legal_deck_can_be_laid_card_by_card_and_no_card_more(ruler: str, key: str) -> None:
    laid: Counter[str] = Counter()
    for number in DECKS[key]:
        assert may_add(number, "deck", ruler, laid) is None, number
        laid[number] += 1
    for number in EVERY_NUMBER:
        found = may_add(number, "deck", ruler, laid)
        assert found is not None, number
        assert check_deck(ruler, (*laid.elements(), number)) is not None


def test_what_is_laid_is_refused_as_the_whole_deck_would_be() -> None:
    first = deck()[0]
    for ruler, number, laid, code in (
        (KNIGHT, "GR-999", {}, "unknown-card"), (KNIGHT, WIZARD, {}, "not-for-the-deck"),
        (KNIGHT, first, {first: 4}, "too-many-copies"),
        (KNIGHT, "GR-004", {"GR-021": 1, first: 1}, "too-many-factions"),
        ("", "GR-004", {"GR-021": 1, first: 1}, None),
    ):  # fmt: skip
        found = may_add(number, "deck", ruler, laid)
        assert (found.code if found is not None else None) == code
    assert may_add(WIZARD, "ruler", KNIGHT, Counter(deck())) is None
    assert may_add(first, "ruler", "", {}) is not None


# --- what the pool has


def test_the_pool_is_large_enough_and_uses_what_there_is() -> None:
    cards = [REGISTRY.cards[number] for number in EVERY_NUMBER if REGISTRY.cards[number].kind != "ruler"]
    assert len(cards) >= 56
    assert {card.faction for card in cards} == set(FACTIONS)
    assert {one for card in cards for one in card.attributes} <= set(ATTRIBUTES)
    assert min(card.level for card in cards) == -1
    for keyword in KEYWORDS:
        assert sum(keyword in card.keywords for card in cards) >= 2, keyword
    for on in ("normal", "instant", "od", "td", "cnt", "opened"):
        assert sum(any(one.on == on for one in card.abilities) for card in cards) >= 2, on
    assert sum(card.reduction is not None for card in cards) >= 2
    assert sum(card.kind == "field" for card in cards) >= 2


def test_a_published_card_says_what_was_chosen() -> None:
    known = {"level", "faction", "attributes", "figures", "kind", "timing", "text", "name", "legendary"}
    for number in EVERY_NUMBER:
        card = REGISTRY.cards[number]
        assert card.published or not card.known, number
        assert not card.known or set(card.known.split(",")) <= known, number
