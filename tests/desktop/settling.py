"""Letting what was asked for happen, without waiting for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from sakura_desktop.table.ticker import TICK

if TYPE_CHECKING:
    from sakura_desktop.table.board import Board

PICTURES_APART = 6 * TICK
"""Milliseconds between two looks of who watches what moves."""


def settle(rounds: int = 3) -> None:
    """Let everything that was asked for happen, and what was given up go, as it does where a program runs: widgets that
    only wait to be deleted would be dressed again and again.
    """
    for _ in range(rounds):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def watch(board: Board) -> None:
    """See all that moves over a board come to rest. Its time passes by hand, so that nobody waits."""
    board.ticker.by_hand()
    while board.ticker.running:
        board.ticker.advance(PICTURES_APART)
        settle(1)
