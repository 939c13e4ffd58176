"""Matches that are rehearsed: cards at the end of a chain resolve, by the same seed always the same ones."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.cardgame.play import rehearsal
from engine.cardgame.play.random_player import random_answer
from engine.cardgame.play.rehearsal import Rehearsals, follow
from engine.cardgame.play.selfplay import play_out, selfplay
from engine.sakura.door import SideSetup
from engine.sakura.play.selfplay import SEEKER, Duels
from engine.sakura.setup import Setup

BUD, BLOSSOMS = "NA-14-honoka-O-N-1", ("NA-14-honoka-O-N-1-Ex2", "NA-14-honoka-O-N-1-Ex3")
HERS, OTHERS = ("honoka", "yurina"), ("saine", "tokoyo")
SEED, GAMES = 2, 40


def side(*first: str) -> SideSetup:
    """A side whose deck has these normal cards of hers, and otherwise another megami's."""
    normals = (*first, *(f"NA-01-yurina-O-N-{number}" for number in range(1, 8 - len(first))))
    return SideSetup(megami=HERS, normals=normals, specials=tuple(f"NA-01-yurina-O-S-{number}" for number in (1, 2, 3)))


def test_a_match_may_come_to_what_the_texts_of_its_decks_lead_to():
    brought = Duels().brings(Setup(sides=(side(BUD), side("NA-14-honoka-O-N-2")), seed=1))
    assert {BUD, *BLOSSOMS} <= brought
    assert "NA-14-honoka-O-N-4-Ex1" not in brought, "no text in the decks names it"
    assert BLOSSOMS[0] not in Duels().brings(Setup(sides=(side("NA-14-honoka-O-N-2"),) * 2, seed=1))
    own = side()
    poisoner = SideSetup(megami=("chikage", "yurina"), normals=own.normals, specials=own.specials)
    poisons = Setup(sides=(poisoner, own), seed=1)
    assert "NA-09-chikage-O-P-1" in Duels().brings(poisons), "no card names it: it comes by rules"


def test_what_others_brought_in_vain_is_resolved_in_matches_that_are_rehearsed(monkeypatch):
    found = selfplay(Duels(HERS, OTHERS), GAMES, SEED, SEEKER)
    again = selfplay(Duels(HERS, OTHERS), GAMES, SEED, SEEKER)
    assert (found.cards, found.rehearsed) == (again.cards, again.rehearsed)
    assert found.errors == []
    assert set(BLOSSOMS) <= set(found.cards)
    assert 0 < found.rehearsed < GAMES // 10
    monkeypatch.setattr(rehearsal, "VAIN", GAMES)
    plain = selfplay(Duels(HERS, OTHERS), GAMES, SEED, SEEKER)
    assert plain.rehearsed == 0
    assert not set(BLOSSOMS) & set(plain.cards)


@pytest.mark.parametrize(("vain", "share", "rehearses"), [(2, 2, True), (9, 2, False), (2, -1, False)])
def test_a_match_is_rehearsed_once_enough_were_in_vain_and_while_rehearsals_have_not_cost_too_much(
    vain, share, rehearses, monkeypatch
):
    monkeypatch.setattr(rehearsal, "VAIN", vain)
    monkeypatch.setattr(rehearsal, "SHARE", share)
    monkeypatch.setattr(rehearsal, "TRIES", 1)
    field, resolved = Duels(HERS, OTHERS), Counter()
    known = Rehearsals(field, resolved)

    def at_random(rng: Random):
        return lambda decision, _state: random_answer(decision, rng)

    setup = field.drawn(Random(1), None)
    for number in range(3):
        known.note(play_out(field.game(False), setup, at_random(Random(number))), rehearsed=False)
    line = known.line(setup, at_random, Random(5))
    assert (line is not None, known.count) == (rehearses, int(rehearses))
    if line is not None:
        played = play_out(field.game(True), setup, follow(line, at_random(Random(0))))
        assert played.decision is None
        assert [entry.keys for entry in played.entries if hasattr(entry, "keys")][: len(line)] == line
        resolved.update(dict.fromkeys(field.brings(setup), 1))
        assert known.line(setup, at_random, Random(5)) is None, "nothing is wanted any more"
