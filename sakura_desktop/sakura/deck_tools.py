"""The tools over a deck being built: by chance, empty, kept under a name, brought back, copied and pasted as a code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from engine.cardgame.deck_code import BadDeckCode
from engine.sakura.door import megami_name, ready_decks
from engine.text.phrase import CardName, Listing, Phrase, say
from sakura_desktop.decks.desk import copy_code, keep_under_name, pasted
from sakura_desktop.sakura.saved_decks import code_trouble, fits
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from engine.sakura.door import Deck, ReadyDeck
    from sakura_desktop.languages.words import Words
    from sakura_desktop.sakura.deck_draft import DeckDraft
    from sakura_desktop.sakura.saved_decks import SavedDecks


class DeckTools(QWidget):
    """A row of buttons over one draft."""

    said = Signal(object, bool)
    """A `Phrase`, and whether it warns."""
    refused = Signal(object)

    def __init__(self, words: Words, shelf: SavedDecks, rng: random.Random, parent: QWidget) -> None:
        """No draft yet."""
        super().__init__(parent)
        self._words = words
        self._shelf = shelf
        self._rng = rng
        self._draft: DeckDraft | None = None
        self.wording = Translated(words, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        acts: dict[str, Callable[[DeckDraft], None]] = {
            "random": self._fill, "clear": lambda draft: draft.clear(), "keep": self._keep,
            "bring": self._open_kept, "ready": self._open_ready, "copy": self._copy, "paste": self._paste,
        }
        self.buttons = {name: self._button(name, act) for name, act in acts.items()}
        for button in self.buttons.values():
            row.addWidget(button)
        self.menu = QMenu(self)
        self.menu.setObjectName("build.kept")

    def _button(self, name: str, act: Callable[[DeckDraft], None]) -> QPushButton:
        button = self.wording.button(f"build.{name}", f"build-{name}")
        self.wording.tip(button, f"build-{name}-tip")
        button.clicked.connect(lambda _checked=False: act(self._draft) if self._draft is not None else None)
        return button

    def show_draft(self, draft: DeckDraft) -> None:
        """Work on another draft."""
        self._draft = draft
        draft.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Only a whole deck can be kept or copied; ready decks there are only of some pairs."""
        draft = self._draft
        there = draft is not None and any(fits(ready.deck, draft.pair) for ready in ready_decks())
        self.buttons["ready"].setVisible(there)
        whole = self._draft is not None and self._draft.refusal() is None
        for name in ("keep", "copy"):
            self.buttons[name].setEnabled(whole)

    def _fill(self, draft: DeckDraft) -> None:
        if draft.refusal() is None:
            draft.clear()
        draft.fill(self._rng)

    def _keep(self, draft: DeckDraft) -> None:
        deck = draft.deck()
        if deck is None:
            return
        first, second = deck.megami
        wish = self._words.say("deck-name-wish", left=megami_name(first), right=megami_name(second))
        name = keep_under_name(self, self._words, self._shelf, deck, wish)
        if name:
            self._say(say("deck-kept", name=name))

    def _open_ready(self, draft: DeckDraft) -> None:
        """The ready decks of the pair; the only one at once."""
        fitting = [ready for ready in ready_decks() if fits(ready.deck, draft.pair)]
        if len(fitting) == 1:
            self._bring_ready(draft, fitting[0])
            return
        self.menu.clear()
        for ready in fitting:
            action = self.menu.addAction(self._words.text(ready.name()).replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, ready=ready: self._bring_ready(draft, ready))
        button = self.buttons["ready"]
        self.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _bring_ready(self, draft: DeckDraft, ready: ReadyDeck) -> None:
        self._bring(draft, ready.deck)
        self._say(say("build-ready-brought", name=ready.name(), aim=ready.aim()))

    def _open_kept(self, draft: DeckDraft) -> None:
        self.menu.clear()
        fitting = self._shelf.fitting(draft.pair)
        for kept in fitting:
            action = self.menu.addAction(kept.name.replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, kept=kept: self._bring(draft, self._shelf.deck(kept)))
        if not fitting:
            self.menu.addAction(self._words.say("build-none-kept")).setEnabled(False)
        button = self.buttons["bring"]
        self.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _copy(self, draft: DeckDraft) -> None:
        deck = draft.deck()
        if deck is not None:
            self._say(copy_code(self._shelf.written(deck)))

    def _paste(self, draft: DeckDraft) -> None:
        try:
            deck = pasted(self._shelf)
        except BadDeckCode as error:
            self._say(code_trouble(error), warning=True)
            return
        if fits(deck, draft.pair):
            self._bring(draft, deck)
        else:
            first, second = deck.megami
            self._say(say("deck-other-megami", left=megami_name(first), right=megami_name(second)), warning=True)

    def _bring(self, draft: DeckDraft, deck: Deck | None) -> None:
        if deck is None:
            return
        missing = draft.bring(deck)
        if missing:
            cards = Listing(tuple(CardName(number) for number in missing), "comma")
            self._say(say("deck-missing", cards=cards), warning=True)

    def _say(self, phrase: Phrase, *, warning: bool = False) -> None:
        self.said.emit(phrase, warning)
