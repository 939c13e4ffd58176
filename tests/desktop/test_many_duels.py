"""Duels one after the other in one window: what belonged to one is gone when it was left."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from sakura_desktop.table.kept import KeptPicture
from tests.desktop.settling import settle
from tests.desktop.shell import begin, play, program

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from sakura_desktop.program import Program

ONCE = 2
"""So many duels make what is made once for all."""
MORE = 4


def one(made: Program) -> None:
    """A duel that is opened, answered a few times, painted, said in another language, and left."""
    begin(made, 3)
    play(made, 6)
    made.window.grab()
    for language in ("ko", "ja"):
        made.settings.language = language
        settle()
    made.flow.home()
    settle()
    gc.collect()


def counted(made: Program) -> dict[str, int]:
    """What there is while no duel is shown."""
    return {
        "objects": len(made.window.findChildren(QObject)),
        "widgets": len(QApplication.allWidgets()),
        "kept": sum(kept.held for kept in made.window.findChildren(KeptPicture)),
        "pictures": made.faces.held,
    }


def test_nothing_of_a_duel_stays(tmp_path: Path, qtbot: QtBot) -> None:
    del qtbot
    with program(tmp_path, "ja", curtain=False) as made:
        for _ in range(ONCE):
            one(made)
        before = counted(made)
        for _ in range(MORE):
            one(made)
        assert counted(made) == before
        assert before["kept"] == 0
