"""The tools over a deck being built: taken back, begun from another, kept under a name, copied and pasted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from engine.cardgame.deck_code import BadDeckCode
from engine.text.phrase import Phrase, say
from sakura_desktop.decks.desk import code_trouble, copy_code, keep_under_name, pasted
from sakura_desktop.widgets.flow_layout import FlowLayout
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sakura_desktop.decks.deck_draft import DeckDraft
    from sakura_desktop.decks.saved_decks import SavedDecks
    from sakura_desktop.languages.words import Words


D = TypeVar("D")


class DeckTools(QWidget, Generic[D]):
    """A row of buttons over one draft."""

    said = Signal(object, bool)
    """A `Phrase`, and whether it warns."""

    def __init__(self, words: Words, shelf: SavedDecks[D], draft: DeckDraft[D], parent: QWidget) -> None:
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
        button = self.wording.button(f"build.{name}", f"deck-build-{name}", act)
        self.wording.tip(button, f"deck-build-{name}-tip")
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
        draft, deck = self._draft, self._draft.built
        wish = draft.kind.wish(deck, self._words)
        name = keep_under_name(self, self._words, self._shelf, deck, wish, own=draft.name)
        if name:
            draft.keep_as(name)
            self.said.emit(say("deck-kept", name=name), False)
        return bool(name)

    def _open_ready(self) -> None:
        self._open("ready", self._draft.kind.ready())

    def _open_kept(self) -> None:
        found = [(kept.name, self._shelf.deck(kept)) for kept in self._shelf.decks()]
        self._open("kept", [(say("deck-named", name=name), deck) for name, deck in found if deck is not None])

    def _open(self, name: str, offered: Sequence[tuple[Phrase, D]]) -> None:
        """Decks to begin with; what was there comes back by undoing."""
        self.menu.clear()
        for phrase, deck in offered:
            action = self.menu.addAction(self._words.text(phrase).replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, phrase=phrase, deck=deck: self._bring(phrase, deck))
        if not offered:
            self.menu.addAction(self._words.say("deck-build-none-kept")).setEnabled(False)
        button = self.buttons[name]
        self.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _bring(self, phrase: Phrase, deck: D) -> None:
        self._draft.bring(deck)
        self.said.emit(say("deck-build-brought", deck=phrase), False)

    def _copy(self) -> None:
        self.said.emit(copy_code(self._shelf.written(self._draft.built)), False)

    def _paste(self) -> None:
        try:
            deck = pasted(self._shelf)
        except BadDeckCode as error:
            self.said.emit(code_trouble(error), True)
            return
        self._draft.bring(deck)
        self.said.emit(say("deck-build-pasted"), False)
