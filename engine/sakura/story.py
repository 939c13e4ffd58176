"""The story board (§x18-3): its acts from top to bottom, and the lines that lead down from each."""

from __future__ import annotations

from typing import Final, NamedTuple


class Act(NamedTuple):
    """An act: its color, its value, and the acts to which a line leads, plainly or past a trial (§x18-3, §x18-6)."""

    color: str
    value: int
    plain: tuple[int, ...] = ()
    trials: tuple[int, ...] = ()


STORY: Final = (
    Act("white", 0, plain=(1, 2)),
    Act("purple", 1, plain=(3,), trials=(4,)),
    Act("green", 1, plain=(3,), trials=(4,)),
    Act("red", 2, plain=(5, 6)),
    Act("yellow", 3, plain=(6,), trials=(7,)),
    Act("purple", 3, plain=(8,)),
    Act("green", 4, plain=(8,), trials=(7,)),
    Act("red", 5, trials=(9,)),
    Act("yellow", 5, trials=(9,)),
    Act("final", 0),
)
"""Which acts lie where, their values and the lines between them are printed on the board alone, and no document tells
them: this order is ours until somebody reads the board (a ruling). It has what the rules speak of: acts of each color,
ways with and without a trial, acts from which only one sort of way leads.
"""


def color_term(color: str) -> str:
    """The key of the term of an act's color."""
    return "final-act" if color == "final" else f"act-{color}"


def depth(act: int) -> int:
    """How many lines lead down to an act at most."""
    above = [number for number, one in enumerate(STORY) if act in (*one.plain, *one.trials)]
    return 1 + max(map(depth, above)) if above else 0
