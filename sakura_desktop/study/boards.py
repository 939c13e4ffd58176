"""Small boards before and after a clause, by which its meaning is practised: each game says what stands on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from sakura_desktop.games import games

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.text.phrase import Phrase

Board: TypeAlias = Any
"""A small board of whichever game."""


class Figure(NamedTuple):
    """A figure of a board: whose it is (empty for the middle), of which place, its value, what it was before."""

    owner: Phrase | None
    place: Phrase
    value: int
    before: int

    @property
    def changed(self) -> bool:
        """It is another than before."""
        return self.value != self.before

    def said(self) -> str:
        """As it is written: `3`, or `3→5` where it changed."""
        return f"{self.before}→{self.value}" if self.changed else str(self.value)


class SmallBoards(Protocol):
    """A game's small boards."""

    def figures(self, board: Board, before: Board) -> tuple[Figure, ...]:
        """Every figure of a board, in the same order on each."""

    def said(self, board: Board, before: Board | None) -> Phrase:
        """A board in words."""


def small_boards() -> SmallBoards:
    """Those of the first game that has any. Raises `LookupError` where none has."""
    for game in games():
        boards: SmallBoards | None = game.small_boards()
        if boards is not None:
            return boards
    raise LookupError("no game has small boards")


def told_apart(boards: Iterable[Board], before: Board) -> tuple[tuple[Figure, ...], ...]:
    """The figures of each board, only of places that change on any of them."""
    all_figures = [small_boards().figures(board, before) for board in boards]
    changing = [any(figure.changed for figure in figures) for figures in zip(*all_figures, strict=True)]
    return tuple(
        tuple(figure for figure, there in zip(figures, changing, strict=True) if there) for figures in all_figures
    )
