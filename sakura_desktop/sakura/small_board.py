"""What stands on a small board: both sides' figures, the distance and the shadow; what a clause changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.sakura.door import FIGURES
from engine.text.phrase import Listing, Term, say
from sakura_desktop.study.boards import Figure

if TYPE_CHECKING:
    from engine.sakura.door import Board
    from engine.text.phrase import Phrase

FLINCH: Final = "flinch"


class Cell(NamedTuple):
    """A figure of a board: the term that it is of, its value, what it was before."""

    term: str
    value: int
    before: int

    @property
    def changed(self) -> bool:
        """It is another than before."""
        return self.value != self.before

    def said(self) -> str:
        """As it is written: `3`, or `3→5` where it changed."""
        return f"{self.before}→{self.value}" if self.changed else str(self.value)


def cells(board: Board, before: Board | None) -> tuple[tuple[Cell, ...], tuple[Cell, ...], tuple[Cell, ...]]:
    """The figures of the opponent, of the middle, of oneself; a flinch counts as one."""
    old = before or board
    sides = tuple(
        tuple(
            Cell(FLINCH if name == "flinched" else name, now, was)
            for name, now, was in zip(FIGURES, figures, earlier, strict=True)
        )
        for figures, earlier in ((board.theirs, old.theirs), (board.mine, old.mine))
    )
    middle = (Cell("distance", board.distance, old.distance), Cell("shadow", board.shadow, old.shadow))
    return sides[0], middle, sides[1]


def board_said(board: Board, before: Board | None) -> Phrase:
    """A board in words: every figure, or only what changed against the one before."""
    names = ("study-board-theirs", "study-board-middle", "study-board-mine")
    items = []
    for key, group in zip(names, cells(board, before), strict=True):
        shown = [cell for cell in group if before is None or cell.changed]
        figures = tuple(
            say("study-board-figure", figure=Term(cell.term), value=cell.said()) for cell in shown
            if cell.term != FLINCH or cell.value or cell.changed
        )
        if figures:
            items.append(say(key, figures=Listing(figures, "comma")))
    return say("study-text", text="") if not items else say("study-board", parts=Listing(tuple(items), "lines"))


class SakuraBoards:
    """Boards of crystals by place."""

    def figures(self, board: Board, before: Board) -> tuple[Figure, ...]:
        """The middle, then oneself, then the opponent."""
        theirs, middle, mine = cells(board, before)
        groups = ((None, middle), (say("study-board-me"), mine), (say("study-board-them"), theirs))
        return tuple(
            Figure(owner, say("study-board-place", figure=Term(cell.term)), cell.value, cell.before)
            for owner, group in groups for cell in group
        )

    def said(self, board: Board, before: Board | None) -> Phrase:
        """Each place with its crystals, and what changed."""
        return board_said(board, before)
