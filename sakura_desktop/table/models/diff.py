"""The fewest steps from one row order to another, so that a view keeps its items and an eye can follow them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Step(NamedTuple):
    """One structural edit: rows `first` to `last` go away, come, or (a single row) move to before row `target`."""

    kind: Literal["remove", "insert", "move"]
    first: int
    last: int
    target: int = -1


def steps(old: Sequence[str], new: Sequence[str]) -> Iterator[Step]:
    """The edits that turn the old order of keys into the new one; keys are unique in each.

    Each step speaks of the rows as the steps before it have left them. An inserted row holds the key of its new row.
    """
    wanted = set(new)
    rows = list(old)
    yield from _removals(rows, wanted)
    yield from _placings(rows, new)


def _removals(rows: list[str], wanted: set[str]) -> Iterator[Step]:
    last = len(rows) - 1
    while last >= 0:
        if rows[last] in wanted:
            last -= 1
            continue
        first = last
        while first > 0 and rows[first - 1] not in wanted:
            first -= 1
        yield Step("remove", first, last)
        del rows[first : last + 1]
        last = first - 1


def _placings(rows: list[str], new: Sequence[str]) -> Iterator[Step]:
    kept = set(rows)
    row = 0
    while row < len(new):
        key = new[row]
        if row < len(rows) and rows[row] == key:
            row += 1
        elif key in kept:
            source = rows.index(key, row)
            yield Step("move", source, source, row)
            rows.insert(row, rows.pop(source))
            row += 1
        else:
            last = row
            while last + 1 < len(new) and new[last + 1] not in kept:
                last += 1
            yield Step("insert", row, last)
            rows[row:row] = new[row : last + 1]
            row = last + 1
