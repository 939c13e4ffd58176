"""Patterns over events: what reacts now, what asks later, and what was the first; with events of no game."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from engine.cardgame.happenings import Happened, Happening, times, told
from engine.cardgame.source import Source
from engine.cardgame.state import State, remember
from engine.kernel.events import Event


class Lit(Event, frozen=True):
    seat: int
    lantern: int
    colour: str = "red"

    def apply(self, state):
        remember(state, self)


class Blown(Event, frozen=True):
    seat: int

    def apply(self, state):
        remember(state, self)


MINE = SimpleNamespace(value="me", seat=lambda source: source.seat)
ME = Source(0)


def evening(*events, phase_from=0):
    """A state in which these have happened this turn; the last ones of them in this phase."""
    state = State()
    for event in events:
        event.apply(state)
    state.phase_from = phase_from
    return state


def red(event, state, source):
    return event.colour == "red"


def test_a_pattern_asks_for_the_kind_whose_it_is_and_a_test():
    lights = Happening((Lit,), side=MINE, test=red)
    state = evening(Lit(0, 1), Lit(1, 2), Lit(0, 3, "blue"), Blown(0), Lit(0, 4))
    assert times(lights, state, ME) == 2
    assert [event.lantern for event in told(lights, state, ME)] == [1, 4]
    assert times(lights, state, Source(1)) == 1


def test_it_counts_in_the_turn_or_in_the_phase_alone():
    lights = Happening((Lit,))
    state = evening(Lit(0, 1), Lit(0, 2), Lit(1, 3), phase_from=2)
    assert (times(lights, state, ME), times(lights, state, ME, in_phase=True)) == (3, 1)


@pytest.mark.parametrize(("nth", "fitting"), [(0, [1, 2, 3]), (1, [1]), (2, [2]), (4, [])])
def test_a_how_manyeth_one_fits_only_when_it_happens(nth, fitting):
    lights = Happening((Lit,), nth=nth)
    state, found = evening(), []
    for lantern in (1, 2, 3):
        event = Lit(0, lantern)
        event.apply(state)
        found += [lantern] if lights.fits(event, state, ME) else []
    assert found == fitting
    assert [event.lantern for event in told(lights, state, ME)] == fitting


@pytest.mark.parametrize(("events", "once", "twice", "never"), [
    ((), False, False, True), ((Lit(0, 1),), True, False, False), ((Lit(0, 1), Lit(0, 2)), True, True, False),
])  # fmt: skip
def test_what_has_happened_is_asked_later(events, once, twice, never):
    lights, state = Happening((Lit,), side=MINE), evening(*events)
    asked = (Happened(lights, "x"), Happened(lights, "x", least=2), Happened(lights, "x", never=True))
    assert [one.holds(state, ME) for one in asked] == [once, twice, never]


def test_what_follows_may_speak_of_something_of_the_event():
    lights = Happening((Lit,), about="seat")
    assert lights.spoken_of(Lit(1, 7), ME).seat == 1
    assert Happening((Lit,)).spoken_of(Lit(1, 7), ME) == ME


def test_one_word_says_whose_which_and_how_often():
    assert Happening((Lit,), side=MINE, nth=2, words=(("colour", "red"),)).slots() == {
        "who": "me", "whose": "me", "nth": 2, "colour": "red",
    }  # fmt: skip
