"""The steps from one row order to another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sakura_desktop.table.models.diff import Step, steps

KEYS = st.lists(st.sampled_from("abcdefghij"), unique=True).map(tuple)


def walked(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[list[str], list[Step]]:
    """The rows after carrying out the steps, as a model does, and the steps."""
    rows, taken = list(old), []
    for step in steps(old, new):
        taken.append(step)
        if step.kind == "remove":
            del rows[step.first : step.last + 1]
        elif step.kind == "insert":
            rows[step.first : step.first] = new[step.first : step.last + 1]
        else:
            rows.insert(step.target, rows.pop(step.first))
    return rows, taken


@given(KEYS, KEYS)
def test_the_steps_lead_to_the_new_order(old: tuple[str, ...], new: tuple[str, ...]) -> None:
    rows, taken = walked(old, new)
    assert tuple(rows) == new
    assert bool(taken) == (old != new)


@given(KEYS, KEYS)
def test_what_stays_is_neither_removed_nor_inserted(old: tuple[str, ...], new: tuple[str, ...]) -> None:
    _, taken = walked(old, new)
    removed = sum(step.last - step.first + 1 for step in taken if step.kind == "remove")
    inserted = sum(step.last - step.first + 1 for step in taken if step.kind == "insert")
    assert removed == len(set(old) - set(new))
    assert inserted == len(set(new) - set(old))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("abc", "abc", []),
        ("abc", "abcd", [Step("insert", 3, 3)]),
        ("abc", "xyabc", [Step("insert", 0, 1)]),
        ("abcd", "ad", [Step("remove", 1, 2)]),
        ("abc", "cab", [Step("move", 2, 2, 0)]),
    ],
)
def test_as_few_steps_as_may_be(old: str, new: str, expected: list[Step]) -> None:
    assert walked(tuple(old), tuple(new))[1] == expected
