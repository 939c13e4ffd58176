"""A duel played on the screen, and its twin that the engine plays beside it by the same luck: whoever plays looks at
the twin's table to choose, and does it on the screen by hand.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from engine.cardgame.match import Match
from engine.sakura.door import GAME, Duel, Setup, SideSetup

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.kernel.decisions import Decision
    from engine.sakura.door import View
    from tests.e2e.support import Decision as Shown
    from tests.e2e.support import Seen
    from tests.e2e.table import Side, Table

    Choose = Callable[[Decision, View], tuple[str, ...]]

SEEDS = 2**53
"""As the program draws the seed of a duel from its luck."""


def twin_of(sides: Sequence[Side], seed: str) -> Duel:
    """The duel that the program begins by that luck."""
    first, second = (
        SideSetup(megami=side.megami, normals=side.normals, specials=side.specials) for side in sides
    )
    return Match.start(GAME, Setup(sides=(first, second), seed=random.Random(seed).randrange(SEEDS)))


class Pair:
    """The table on the screen and its twin."""

    def __init__(self, table: Table, twin: Duel) -> None:
        """Both stand at the beginning."""
        self.table, self.twin = table, twin
        self.dragged: list[tuple[str, str, str]] = []
        """What was dragged: the thing, from where, to where."""

    def play(self, choose: Choose, until: Callable[[View], bool]) -> Seen:
        """Answer every question by hand until the table is as wanted; then what is shown."""
        while True:
            found = self.table.question()
            assert found is not None, "the duel was over too soon"
            shown, seen = found
            asked = self._catch_up([option.key for option in shown.options])
            view = self.twin.view(asked.seat)
            if until(view):
                return seen
            keys = choose(asked, view)
            self._give(shown, keys)
            self.twin.submit(keys)

    def _catch_up(self, keys: list[str]) -> Decision:
        """The twin's question, once it has given the answers that nobody is asked for."""
        while True:
            asked = self.twin.decision
            assert asked is not None
            if [option.key for option in asked.options] == keys:
                return asked
            self.twin.submit(tuple(option.key for option in asked.options for _ in range(option.limit))[: asked.least])

    def _give(self, shown: Shown, keys: tuple[str, ...]) -> None:
        """Either conduct by its button, since a card dragged would be used in the same movement; all else by hand."""
        if shown.kind == "ChooseConduct":
            before = self.table.answers()
            self.table.hands.press(keys[0])
            self.table.program.wait(lambda seen: int(seen.texts["answers"] or before) > before, "the conduct chosen")
            return
        done = self.table.done.copy()
        self.table.answer(shown, keys)
        if any(way == "drag" for way, _ in self.table.done - done):
            moves = [move for option in shown.options if option.key in keys for move in option.moves[:1]]
            self.dragged += [(move.what, move.source, move.target) for move in moves]
