"""Ready decks: legal, one for each pair of the first four megami at least, said in every language."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.sakura.door import check_deck, deck_code, read_deck_code, ready_decks
from engine.sakura.ready import FILE, BadReadyDeck, read_ready_decks
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from tests.engine.text import usage

FIRST_FOUR = ("yurina", "saine", "himika", "tokoyo")


@pytest.mark.parametrize("ready", ready_decks(), ids=lambda ready: ready.key)
def test_3_2_a_ready_deck_is_legal(ready):
    assert check_deck(*ready.deck) is None
    assert read_deck_code(deck_code(ready.deck)).megami == ready.megami


def test_every_pair_of_the_first_four_has_one():
    there = {frozenset(ready.megami) for ready in ready_decks()}
    assert {frozenset(pair) for pair in combinations(FIRST_FOUR, 2)} <= there


@pytest.mark.parametrize("language", Catalog.languages)
def test_each_is_named_and_says_what_it_wants(language):
    renderer = Renderer(usage.catalog(language))
    names = [renderer.text(ready.name()) for ready in ready_decks()]
    assert all(names)
    assert len(set(names)) == len(names)
    assert all(renderer.text(ready.aim()).strip() for ready in ready_decks())


def test_no_sentence_of_a_deck_is_left_over():
    there = {key for key in usage.catalog("en").keys() if key.startswith("ready-deck-")}  # noqa: SIM118  # no mapping
    assert there == {ready.name().key for ready in ready_decks()}


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ('"NA-01-yurina-O-N-1", ', ""),
        ('"NA-01-yurina-O-N-1"', '"NA-01-yurina-O-N-2"'),
        ('"NA-01-yurina-O-N-1"', '"NA-03-himika-O-N-1"'),
        ('key = "shot-and-slash"', 'key = "blade-and-glaive"'),
        ("normals =", "cards ="),
        ("[[deck]]", "[[deck"),
    ],
)
def test_a_deck_that_is_none_is_an_error(tmp_path, written, instead):
    text = FILE.read_text(encoding="utf-8")
    assert written in text
    path = tmp_path / "decks.toml"
    path.write_text(text.replace(written, instead, 1), encoding="utf-8")
    with pytest.raises(BadReadyDeck):
        read_ready_decks(path)
