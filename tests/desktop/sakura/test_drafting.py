"""A deck being built (§3), without the screen."""

from __future__ import annotations

import random

import pytest

from engine.sakura.door import NORMALS_IN_DECK, SPECIALS_IN_DECK, check_deck
from sakura_desktop.sakura.deck_draft import KINDS, NORMAL, SPECIAL, DeckDraft
from tests.desktop.shell import deck, pairs

SIZES = {NORMAL: NORMALS_IN_DECK, SPECIAL: SPECIALS_IN_DECK}


@pytest.fixture
def draft(qapp: object) -> DeckDraft:
    return DeckDraft(pairs()[0], SIZES)


def changes(draft: DeckDraft) -> list[int]:
    told: list[int] = []
    draft.changed.connect(lambda: told.append(1))
    return told


def test_3_1_the_pool_is_what_the_pair_brings(draft: DeckDraft) -> None:
    assert {draft.kind_of(number) for number in draft.pool[NORMAL]} == {NORMAL}
    assert {draft.kind_of(number) for number in draft.pool[SPECIAL]} == {SPECIAL}
    assert draft.kind_of("nothing") is None


def test_3_2_seven_and_three_make_a_deck(draft: DeckDraft) -> None:
    told = changes(draft)
    for kind in KINDS:
        for number in draft.pool[kind][: SIZES[kind]]:
            assert draft.deck() is None
            assert draft.refusal() is not None
            assert draft.add(number) is None
    found = draft.deck()
    assert found is not None
    assert check_deck(*found) is None
    assert len(told) == 10


@pytest.mark.parametrize("kind", KINDS)
def test_3_2_one_card_too_many_is_refused(draft: DeckDraft, kind: str) -> None:
    for number in draft.pool[kind][: SIZES[kind]]:
        draft.add(number)
    told = changes(draft)
    found = draft.add(draft.pool[kind][SIZES[kind]])
    assert found is not None
    assert (found.code, found.section) == (f"full-{kind}", "3-2")
    assert told == []


def test_3_1_a_card_twice_or_of_another_megami_is_refused(draft: DeckDraft) -> None:
    number = draft.pool[NORMAL][0]
    draft.add(number)
    twice, foreign = draft.add(number), draft.add("NA-99-nobody-O-N-1")
    assert twice is not None
    assert foreign is not None
    assert (twice.code, foreign.code) == ("twice", "not-in-pool")
    assert {twice.section, foreign.section} == {"3-1"}


def test_a_card_is_laid_back(draft: DeckDraft) -> None:
    number = draft.pool[NORMAL][0]
    draft.add(number)
    draft.remove(number)
    assert not draft.has(number)
    assert draft.free(NORMAL) == NORMALS_IN_DECK
    told = changes(draft)
    draft.remove(number)
    assert told == []


def test_cards_can_be_put_in_order(draft: DeckDraft) -> None:
    first, second, third = draft.pool[NORMAL][:3]
    for number in (first, second, third):
        draft.add(number)
    draft.move(first, 3)
    assert draft.chosen[NORMAL] == [second, third, first]
    draft.move(first, 0)
    assert draft.chosen[NORMAL] == [first, second, third]
    draft.add(draft.pool[NORMAL][3], 1)
    assert draft.chosen[NORMAL][1] == draft.pool[NORMAL][3]


@pytest.mark.parametrize("seed", range(5))
def test_chance_chooses_what_is_open(draft: DeckDraft, seed: int) -> None:
    kept = draft.pool[SPECIAL][-1]
    draft.add(kept)
    draft.fill(random.Random(seed))
    assert draft.chosen[SPECIAL][0] == kept
    assert draft.refusal() is None


def test_clear_lays_everything_back_once(draft: DeckDraft) -> None:
    draft.fill(random.Random(1))
    told = changes(draft)
    draft.clear()
    draft.clear()
    assert told == [1]
    assert draft.free(NORMAL) == NORMALS_IN_DECK


def test_a_kept_deck_is_brought_back(draft: DeckDraft) -> None:
    draft.add(draft.pool[NORMAL][0])
    kept = deck(draft.pair, 5)
    assert draft.bring(kept) == ()
    assert draft.deck() == kept


def test_what_the_pair_does_not_bring_is_left_out_and_told(draft: DeckDraft) -> None:
    kept = deck(draft.pair, 5)
    foreign = kept._replace(normals=("NA-99-nobody-O-N-1", *kept.normals[1:]))
    assert draft.bring(foreign) == ("NA-99-nobody-O-N-1",)
    assert draft.chosen[NORMAL] == list(kept.normals[1:])
