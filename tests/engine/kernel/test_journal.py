from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.journal import Answered, BadStep, Lot, Record, Redone, Undone, hold

A, B, C, D = (Answered("ChooseAct", 0, (key,)) for key in "abcd")
COIN, DECK = Lot("pick", (1,)), Lot("shuffle", (2, 0, 1))


def test_a_record_without_steps_holds_as_it_is() -> None:
    held = hold([COIN, A, DECK, B])
    assert held.entries == [COIN, A, DECK, B]
    assert held.forward == []
    assert held.places == [0, 1, 2, 3]


def test_what_was_taken_back_can_be_done_again() -> None:
    held = hold([COIN, A, DECK, B, Undone(1)])
    assert held.entries == [COIN]
    assert held.forward == [A, DECK, B]
    assert held.places == [0, 1, 2, 3]


def test_doing_again_and_taking_back_go_along_one_line() -> None:
    held = hold([A, B, C, Undone(1), Redone(2), Undone(0), Redone(3), Undone(2)])
    assert (held.entries, held.forward) == ([A, B], [C])


def test_a_new_answer_ends_what_could_be_done_again() -> None:
    held = hold([A, B, C, Undone(1), D, COIN])
    assert (held.entries, held.forward) == ([A, D, COIN], [])
    assert held.places == [0, 4, 5]


@pytest.mark.parametrize(
    ("records", "at", "goal"),
    [
        ([Undone(1)], 0, 1),
        ([A, Undone(2)], 1, 2),
        ([A, Undone(-1)], 1, -1),
        ([A, Redone(0)], 1, 0),
        ([A, Redone(2)], 1, 2),
        ([A, B, Undone(0), C, Redone(2)], 4, 2),
        ([A, DECK, Undone(1)], 2, 1),
        ([A, DECK, Undone(0), Redone(1)], 3, 1),
        ([A, B, Undone(1), Undone(2)], 3, 2),
    ],
)
def test_a_step_that_leads_nowhere_is_refused(records: list[Record], at: int, goal: int) -> None:
    with pytest.raises(BadStep) as refused:
        hold(records)
    assert (refused.value.at, refused.value.held) == (at, goal)


@given(st.lists(st.one_of(st.sampled_from([A, B]), st.integers(0, 9).map(Undone), st.integers(0, 9).map(Redone))))
def test_a_record_holds_like_an_editor_with_undo(records: list[Record]) -> None:
    line: list[Record] = []
    here = 0
    for at, record in enumerate(records):
        if isinstance(record, Undone | Redone):
            low, high = (0, here) if isinstance(record, Undone) else (here, len(line))
            if not low <= record.held <= high:
                with pytest.raises(BadStep):
                    hold(records[: at + 1])
                return
            here = record.held
        else:
            line = [*line[:here], record]
            here += 1
    held = hold(records)
    assert held.entries == line[:here]
    assert held.forward == line[here:]
    assert [records[place] for place in held.places] == line
    assert all(one < two for one, two in pairwise(held.places))
