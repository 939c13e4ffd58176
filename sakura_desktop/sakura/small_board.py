"""What stands on a small board: both sides' figures, the distance and the shadow; what a clause changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.sakura.door import FIGURES
from engine.text.phrase import Listing, Term, say
from sakura_desktop.study.boards import Figure

if TYPE_CHECKING:
    from engine.sakura.door import Board
    from engine.text.phrase import Phrase

FLINCH: Final = "flinch"
TERMS: Final = tuple(FLINCH if name == "flinched" else name for name in FIGURES)
"""What a side's figures are called, in the order of a board's."""


def figures_of(board: Board, before: Board) -> tuple[dict[str, Figure], dict[str, Figure], dict[str, Figure]]:
    """The figures of the opponent, of the middle, of oneself, by their terms; a flinch counts as one."""

    def figure(owner: str, term: str, value: int, was: int) -> Figure:
        return Figure(say(owner) if owner else None, say("study-board-place", figure=Term(term)), value, was)

    theirs, mine = (
        {
            term: figure(owner, term, now, was)
            for term, now, was in zip(TERMS, figures, earlier, strict=True)
        }
        for owner, figures, earlier in (
            ("study-board-them", board.theirs, before.theirs), ("study-board-me", board.mine, before.mine)
        )
    )
    middle = {
        "distance": figure("", "distance", board.distance, before.distance),
        "shadow": figure("", "shadow", board.shadow, before.shadow),
    }
    return theirs, middle, mine


def board_said(board: Board, before: Board | None) -> Phrase:
    """A board in words: every figure, or only what changed against the one before."""
    names = ("study-board-theirs", "study-board-middle", "study-board-mine")
    items = []
    for key, group in zip(names, figures_of(board, before or board), strict=True):
        figures = tuple(
            say("study-board-figure", figure=Term(term), value=figure.said()) for term, figure in group.items()
            if figure.changed or (before is None and (term != FLINCH or figure.value))
        )
        if figures:
            items.append(say(key, figures=Listing(figures, "comma")))
    return say("study-text", text="") if not items else say("study-board", parts=Listing(tuple(items), "lines"))


class SakuraBoards:
    """Boards of crystals by place."""

    def figures(self, board: Board, before: Board) -> tuple[Figure, ...]:
        """The middle, then oneself, then the opponent."""
        theirs, middle, mine = figures_of(board, before)
        return (*middle.values(), *mine.values(), *theirs.values())

    def said(self, board: Board, before: Board | None) -> Phrase:
        """Each place with its crystals, and what changed."""
        return board_said(board, before)
