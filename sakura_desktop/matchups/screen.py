"""The page of what was measured: a folder of `sakura-engine matchups` is opened, its table is looked at and sorted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from engine.text.phrase import say
from sakura_desktop.matchups.table import MatchupModel, MatchupView
from sakura_desktop.screens.screen import Screen
from sakura_desktop.widgets.dialogs import FileKind, ask_file

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

MEASUREMENTS: Final = FileKind("matchups-open-title", "matchups-open-title", "matchups-files", (".json",))


class MatchupsScreen(Screen):
    """A table of chances, with what it is of."""

    cancelled = Signal()

    def __init__(self, words: Words, settings: Settings, look: Appearance, parent: QWidget | None = None) -> None:
        """Nothing is opened yet."""
        super().__init__("matchups", words, parent)
        self._settings = settings
        self.model = MatchupModel(words, look, self)
        self.view = MatchupView(self.model, look, self)
        self.wording.name(self.view, "matchups-title")
        self.told = self.label("matchups-what", role="note", wrap=True)
        self.open_button = self.button("matchups.open", "matchups-open", self.ask)
        self.open_button.setProperty("role", "leading")
        bottom = QHBoxLayout()
        bottom.addWidget(self.button("matchups.back", "button-back", self.cancelled.emit))
        bottom.addStretch(1)
        bottom.addWidget(self.open_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(24, 10, 24, 12)
        box.addWidget(self.label("matchups-title", role="title"))
        box.addWidget(self.told)
        box.addWidget(self.view, 1)
        box.addLayout(bottom)
        room = self.view.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self.view.setSizePolicy(room)
        self.view.hide()

    def entered(self) -> None:
        """The table has the keyboard, or the button that opens one."""
        first = self.view if self.view.isVisibleTo(self) else self.open_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask(self) -> None:
        """Ask for a measurement's file, and show what its folder holds."""
        path = ask_file(self, self.words, self._settings, save=False, kind=MEASUREMENTS)
        if path is not None:
            self.show_folder(path.parent)

    def show_folder(self, folder: Path) -> None:
        """Show the table of a folder, or why it can't be."""
        from engine.games import tools
        from engine.players.matchups import read_cells
        from engine.players.measuring import Unmeasured
        from engine.players.player import LEVELS

        try:
            measured, cells = read_cells(folder)
            field = tools(measured.game).field
        except (OSError, Unmeasured, KeyError) as error:
            self.view.hide()
            self.wording.phrase(self.told, say("matchups-damaged", why=str(error)))
            return
        self.model.show_cells(measured.brought, cells, field.named)
        self.view.fit()
        self.view.show()
        levels = {level.key for level in LEVELS}
        player = say(f"seats-level-{measured.player}") if measured.player in levels else measured.player
        matches = sum(cell.games for cell in cells) // 2
        self.wording.phrase(
            self.told,
            say("matchups-of", game=say(f"game-{measured.game}"), player=player, matches=matches),
        )
        self.entered()
