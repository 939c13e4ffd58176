"""The law of secrecy: exchanging what a seat can't see changes nothing that it gets — views, frames, journal lines,
decisions, refusals. Held over whole random duels and over tables at which a player is asked.
"""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cardgame.asked import Waiting, decision_for
from engine.cardgame.decisions import ChooseCards
from engine.cardgame.sight import knows
from engine.kernel.decisions import Move, Option
from engine.sakura.game import SakuraGame
from engine.sakura.play.scene import Scene, SideLaid
from engine.sakura.refusals import why_not
from engine.sakura.view.seat import view
from engine.sakura.wording.labels import label_of
from engine.sakura.wording.prompts import prompt_of
from tests.engine.sakura.rules.small_cards import FILLERS, SPECIAL, SPECIAL_ACTION, small
from tests.engine.sakura.view.duels import SEATS, SEEDS, played
from tests.engine.sakura.view.hiding import (
    alike,
    folded,
    never_known,
    rearranged,
    shuffled,
    with_other_faces,
    with_other_names,
)
from tests.engine.sakura.view.told import witness

EVERY = 7
"""Each so many-th event's table is compared; moves and lines are compared for each event."""


def gets(events, told, seat):
    """All that a seat gets of a duel, as bytes to be compared."""
    found = []
    for seen in witness(events, seat, 0, told, ("Hana", "")):
        found.append(msgspec.json.encode((type(seen.event).__name__, seen.moves, seen.line, seen.fact)))
        if seen.number % EVERY == 0:
            found.append(msgspec.json.encode(view(seen.state, seat)))
    return found


@cache
def got(seed, seat):
    """All that a seat got of a duel as it was played."""
    session = played(seed)
    return gets(session.events, session.told, seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", SEATS)
def test_faces_that_a_seat_never_saw_could_be_others(seed: int, seat: int) -> None:
    session = played(seed)
    state = folded(session.events)
    unknown = [card for card in never_known(session.events, seat) if "abroad" not in state.defs[card].standing]
    faces = shuffled(alike(state, unknown), Random(seed))
    assert any(card != other for card, other in faces.items())
    other = with_other_faces(session.events, faces)
    assert folded(other) != state
    assert gets(other, session.told, seat) == got(seed, seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", SEATS)
def test_no_id_of_a_card_that_a_seat_never_saw_is_told(seed: int, seat: int) -> None:
    session = played(seed)
    names = shuffled(alike(folded(session.events), never_known(session.events, seat)), Random(seed))
    assert any(card != other for card, other in names.items())
    other = with_other_names(session.events, names)
    assert gets(other, session.told, seat) == got(seed, seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_table_of_a_duel_looks_the_same_rearranged(seed: int) -> None:
    session = played(seed)
    luck = Random(seed)
    changed = 0
    for seen in witness(session.events, 0):
        if seen.number % 5 or not seen.state.defs:
            continue
        for seat in SEATS:
            other = rearranged(seen.state, seat, luck)
            changed += other != seen.state
            assert view(other, seat) == view(seen.state, seat)
    assert changed > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_asked_and_refused_depends_on_nothing_hidden(seed: int) -> None:
    """At every decision at rest the rules are run again on a rearranged table: they ask the same."""
    session, luck = played(seed), Random(seed)
    asked = 0
    for answers in range(0, session.answers, 3):
        moment = session.at(answers)
        decision = moment.decision
        if decision is None or not decision.rest:
            continue
        seat = decision.seat
        other = rearranged(moment.state, seat, luck)
        again = next(SakuraGame().run(SakuraGame().table(other, 0)))
        before, after = view(moment.state, seat), view(other, seat)
        assert decision_for(other, again, seat) == decision_for(moment.state, decision, seat)
        assert prompt_of(again) == prompt_of(decision)
        assert [label_of(again, option, after) for option in again.options] == [
            label_of(decision, option, before) for option in decision.options
        ]
        for place in before.places.values():
            for card in place.cards:
                move = Move(card.handle, place.place, f"in-use.{seat}")
                assert why_not(other, again, move) == why_not(moment.state, decision, move)
        asked += 1
    assert asked > 3


NORMALS = tuple(small(type="action") for _ in range(10))
SPECIALS = (SPECIAL, SPECIAL_ACTION, small(kind="special"), small(kind="special", type="action", cost=3))
AREAS = ("deck", "hand", "cover", "outside")


@st.composite
def sides(draw: st.DrawFn) -> SideLaid:
    """A side with cards in any of the hidden areas and some open ones."""
    piles = {area: [] for area in (*AREAS, "discard")}
    for number in draw(st.permutations(NORMALS)):
        piles[draw(st.sampled_from(sorted(piles)))].append(number)
    specials = draw(st.permutations(SPECIALS))
    cut = draw(st.integers(0, 3))
    return SideLaid(**piles, specials=tuple(specials[:cut]), used=tuple(specials[cut:3]))


@given(sides(), sides(), st.randoms(use_true_random=False))
def test_any_table_looks_the_same_rearranged(left: SideLaid, right: SideLaid, luck: Random) -> None:
    state = Scene(left, right, phase="start").state
    for seat in SEATS:
        other = rearranged(state, seat, luck)
        assert view(other, seat) == view(state, seat)


def choice_from(state, place):
    options = tuple(
        Option(f"card:{card}", (Move(f"card:{card}", place, "discard.1"),)) for card in state.piles.get(place, ())
    )
    return ChooseCards(seat=0, options=options, section="10-24", target="discard.1")


@given(sides(), st.sampled_from(["hand.1", "deck.1", "cover.1", "deck.0"]), st.randoms(use_true_random=False))
def test_a_blind_choice_tells_nothing(right: SideLaid, place: str, luck: Random) -> None:
    state = Scene(SideLaid(deck=FILLERS[:4]), right, phase="start").state
    other = rearranged(state, 0, luck)
    shown = decision_for(state, choice_from(state, place), 0)
    assert shown == decision_for(other, choice_from(other, place), 0)
    assert not isinstance(shown, Waiting)
    assert [option.key for option in shown.options] == [
        f"{place}#{index}" for index in range(len(state.piles.get(place, ())))
    ]


def test_the_real_table_knows_what_the_seat_does_not() -> None:
    """The tests above would say nothing if there were nothing hidden."""
    state = Scene(SideLaid(hand=FILLERS[:3]), SideLaid(hand=FILLERS[3:6]), phase="start").state
    assert not any(knows(state, 0, card) for card in state.piles["hand.1"])
    assert any(rearranged(state, 0, Random(seed)) != state for seed in range(5))
