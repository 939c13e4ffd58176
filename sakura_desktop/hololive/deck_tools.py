"""The tools over a game deck being built: taken back, begun from another, kept under a name, copied and pasted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from engine.cardgame.deck_code import BadDeckCode
from engine.hololive.door import ready_decks
from engine.text.phrase import Phrase, say
from sakura_desktop.decks.desk import copy_code, keep_under_name, pasted
from sakura_desktop.hololive.deck_facts import wish_for
from sakura_desktop.hololive.saved_decks import code_trouble
from sakura_desktop.widgets.flow_layout import FlowLayout
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.hololive.door import SideSetup
    from sakura_desktop.hololive.deck_draft import DeckDraft
    from sakura_desktop.hololive.saved_decks import SavedDecks
    from sakura_desktop.languages.words import Words


class DeckTools(QWidget):
    """A row of buttons over one draft."""

    said = Signal(object, bool)
    """A `Phrase`, and whether it warns."""

    def __init__(self, words: Words, shelf: SavedDecks, draft: DeckDraft, parent: QWidget) -> None:
        """For that draft."""
        super().__init__(parent)
        self._words, self._shelf, self._draft = words, shelf, draft
        self.wording = Translated(words, self)
        acts: dict[str, Callable[[], object]] = {
            "undo": draft.undo, "redo": draft.redo, "ready": self._open_ready, "kept": self._open_kept,
            "keep": self.keep, "copy": self._copy, "paste": self._paste, "clear": draft.clear,
        }  # fmt: skip
        self.buttons = {name: self._button(name, act) for name, act in acts.items()}
        row = FlowLayout()
        for button in self.buttons.values():
            row.addWidget(button)
        self.setLayout(row)
        self.menu = QMenu(self)
        self.menu.setObjectName("build.decks")
        draft.changed.connect(self.refresh)
        self.refresh()

    def _button(self, name: str, act: Callable[[], object]) -> QPushButton:
        button = self.wording.button(f"build.{name}", f"hololive-build-{name}", act)
        self.wording.tip(button, f"hololive-build-{name}-tip")
        return button

    def refresh(self) -> None:
        """Only what can be done can be pressed."""
        draft = self._draft
        self.buttons["undo"].setEnabled(draft.can_undo)
        self.buttons["redo"].setEnabled(draft.can_redo)
        for name in ("keep", "copy", "clear"):
            self.buttons[name].setEnabled(not draft.empty)

    def keep(self) -> bool:
        """Keep the deck under a name, finished or not; False where the question was left."""
        draft, side = self._draft, self._draft.side
        name = keep_under_name(self, self._words, self._shelf, side, wish_for(side, self._words), own=draft.name)
        if name:
            draft.keep_as(name)
            self.said.emit(say("deck-kept", name=name), False)
        return bool(name)

    def _open_ready(self) -> None:
        self._open("ready", [(one.name(), one.side()) for one in ready_decks()])

    def _open_kept(self) -> None:
        found = [(kept.name, self._shelf.deck(kept)) for kept in self._shelf.decks()]
        self._open("kept", [(say("hololive-deck-named", name=name), side) for name, side in found if side is not None])

    def _open(self, name: str, offered: list[tuple[Phrase, SideSetup]]) -> None:
        """Decks to begin with; what was there comes back by undoing."""
        self.menu.clear()
        for phrase, side in offered:
            action = self.menu.addAction(self._words.text(phrase).replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, phrase=phrase, side=side: self._bring(phrase, side))
        if not offered:
            self.menu.addAction(self._words.say("hololive-build-none-kept")).setEnabled(False)
        button = self.buttons[name]
        self.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _bring(self, phrase: Phrase, side: SideSetup) -> None:
        self._draft.bring(side)
        self.said.emit(say("hololive-build-brought", deck=phrase), False)

    def _copy(self) -> None:
        self.said.emit(copy_code(self._shelf.written(self._draft.side)), False)

    def _paste(self) -> None:
        try:
            side = pasted(self._shelf)
        except BadDeckCode as error:
            self.said.emit(code_trouble(error), True)
            return
        self._draft.bring(side)
        self.said.emit(say("hololive-build-pasted"), False)
