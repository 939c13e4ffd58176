"""眼前構築 (§3): each player chooses seven normal cards and three specials in secret, one after the other."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from engine.duel import BadDeckCode, Deck, Refusal, deck_code, read_deck_code
from engine.text.phrase import CardName, Listing, MegamiName, Phrase, say
from sakura_desktop.parts.dialogs import ask_text
from sakura_desktop.parts.veil import Veil
from sakura_desktop.screens.decktable import DeckTable
from sakura_desktop.screens.drafting import Draft
from sakura_desktop.screens.duellist import player_name
from sakura_desktop.screens.screen import Screen
from sakura_desktop.shelf.decks import code_trouble, fits

if TYPE_CHECKING:
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.settings import Settings
    from sakura_desktop.shelf.decks import DeckShelf

Pair = tuple[str, str]


@dataclass(frozen=True)
class Built:
    """What the two players bring."""

    decks: tuple[Deck, Deck]


class BuildScreen(Screen):
    """The pool above, the deck below, a large card beside."""

    built = Signal(object)
    """The two `Deck`s, as `Built`."""
    cancelled = Signal()
    card_looked = Signal(str)

    def __init__(
        self, words: Words, settings: Settings, look: Look, decks: DeckShelf, reader: QWidget, *,
        rng: random.Random | None = None, parent: QWidget | None = None,
    ) -> None:
        """No pair yet; `begin` says who builds with what."""
        super().__init__("build", words, parent)
        self._settings = settings
        self._shelf = decks
        self._rng = rng or random.Random()
        self._pairs: tuple[Pair, Pair] = (("", ""), ("", ""))
        self._done: list[Deck] = []
        self.seat = 0
        self.draft: Draft | None = None
        self._heading = QLabel(self)
        self._heading.setProperty("role", "title")
        self._heading.setWordWrap(True)
        self.status = QLabel(self)
        self.status.setObjectName("build.status")
        self.status.setWordWrap(True)
        self.table = DeckTable(words, look, self)
        self.table.told.connect(self._tell)
        self.table.card_looked.connect(self.card_looked)
        self._tools = self._make_tools()
        self.next = self.button("build.next", "build-done", self.finish)
        self.next.setProperty("role", "leading")
        self.back = self.button("build.back", "build-back", self.cancelled.emit)
        self._lay_out(reader)
        self.veil = Veil(words, self)
        self.veil.lifted.connect(self.table.take_focus)

    def _make_tools(self) -> dict[str, QPushButton]:
        acts = {
            "random": self.fill, "clear": self._clear, "keep": self._keep,
            "bring": self._open_kept, "copy": self._copy, "paste": self._paste,
        }
        tools = {name: self.button(f"build.{name}", f"build-{name}", act) for name, act in acts.items()}
        for name, button in tools.items():
            self.wording.tip(button, f"build-{name}-tip")
        self._menu = QMenu(tools["bring"])
        return tools

    def _lay_out(self, reader: QWidget) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(6)
        for button in self._tools.values():
            tools.addWidget(button)
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addLayout(tools)
        columns = QHBoxLayout()
        columns.setSpacing(10)
        columns.addWidget(self.table, 95)
        columns.addWidget(reader, 33)
        bottom = QHBoxLayout()
        bottom.addWidget(self.back)
        bottom.addWidget(self.status, 1)
        bottom.addWidget(self.next)
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 8, 14, 10)
        box.addLayout(top)
        box.addLayout(columns, 1)
        box.addLayout(bottom)

    # --- one player after the other ---

    def begin(self, pairs: tuple[Pair, Pair]) -> None:
        """Let the first player build."""
        self._pairs = pairs
        self._done = []
        self._begin_seat(0)

    def _begin_seat(self, seat: int) -> None:
        self.seat = seat
        draft = Draft(self._pairs[seat], self.table.sizes, self)
        if self.draft is not None:
            self.draft.deleteLater()
        self.draft = draft
        draft.changed.connect(self._refresh)
        self.table.show_draft(draft)
        self._refresh()
        if self._settings.curtain:
            self.veil.fall(self.player(seat), say("build-veil"))
        else:
            self.table.take_focus()

    def player(self, seat: int) -> Phrase:
        """What the player is called."""
        return player_name(self._settings.names[seat], seat)

    def finish(self) -> None:
        """Keep this player's deck; let the other build, or begin the duel."""
        if self.draft is None:
            return
        deck = self.draft.deck()
        if deck is None:
            self._tell(self.draft.refusal())
            return
        self._done.append(deck)
        if self.seat == 0:
            self._begin_seat(1)
        else:
            self.built.emit(Built((self._done[0], self._done[1])))

    def entered(self) -> None:
        """The curtain or the pool has the keyboard."""
        if self.veil.isHidden():
            self.table.take_focus()
        else:
            self.veil.button.setFocus()

    # --- tools ---

    def fill(self) -> None:
        """Let chance choose what is open; all of it where nothing is."""
        if self.draft is not None:
            if self.draft.refusal() is None:
                self.draft.clear()
            self.draft.fill(self._rng)

    def _clear(self) -> None:
        if self.draft is not None:
            self.draft.clear()

    def _keep(self) -> None:
        deck = self.draft.deck() if self.draft is not None else None
        if deck is None or self.draft is None:
            self._tell(self.draft.refusal() if self.draft is not None else None)
            return
        first, second = deck.megami
        wish = self.words.say("deck-name-wish", left=MegamiName(first), right=MegamiName(second))
        name = ask_text(self, self.words, say("deck-name-ask"), self._shelf.free_name(wish))
        if name:
            self._shelf.keep(name, deck)
            self._say(say("deck-kept", name=name))

    def _open_kept(self) -> None:
        self._menu.clear()
        fitting = self._shelf.fitting(self._pairs[self.seat])
        for kept in fitting:
            self._menu.addAction(kept.name.replace("&", "&&"), lambda deck=kept.deck(): self._bring(deck))
        if not fitting:
            self._menu.addAction(self.words.say("build-none-kept")).setEnabled(False)
        button = self._tools["bring"]
        self._menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _copy(self) -> None:
        deck = self.draft.deck() if self.draft is not None else None
        if deck is None:
            self._tell(self.draft.refusal() if self.draft is not None else None)
            return
        code = deck_code(deck)
        QGuiApplication.clipboard().setText(code)
        self._say(say("deck-copied", code=code))

    def _paste(self) -> None:
        try:
            deck = read_deck_code(QGuiApplication.clipboard().text())
        except BadDeckCode as error:
            self._say(code_trouble(error), warning=True)
            return
        if not fits(deck, self._pairs[self.seat]):
            first, second = deck.megami
            self._say(say("deck-other-megami", left=MegamiName(first), right=MegamiName(second)), warning=True)
            return
        self._bring(deck)

    def _bring(self, deck: Deck | None) -> None:
        if deck is None or self.draft is None:
            return
        missing = self.draft.bring(deck)
        if missing:
            cards = Listing(tuple(CardName(number) for number in missing), "comma")
            self._say(say("deck-missing", cards=cards), warning=True)

    # --- what shows ---

    def _refresh(self) -> None:
        first, second = self._pairs[self.seat]
        heading = say("build-title", player=self.player(self.seat), left=MegamiName(first), right=MegamiName(second))
        self.wording.phrase(self._heading, heading)
        self._say(None)
        whole = self.draft is not None and self.draft.refusal() is None
        self.next.setEnabled(whole)
        for name in ("keep", "copy"):
            self._tools[name].setEnabled(whole)

    def _tell(self, refusal: Refusal | None) -> None:
        if refusal is None:
            self._say(None)
        else:
            self._say(say("refusal-line", what=refusal.phrase, section=refusal.section), warning=True)

    def _say(self, phrase: Phrase | None, *, warning: bool = False) -> None:
        self.wording.phrase(self.status, phrase or self._hint())
        self.status.setProperty("warning", warning)
        self.status.style().unpolish(self.status)
        self.status.style().polish(self.status)

    def _hint(self) -> Phrase:
        if self.draft is not None and self.draft.refusal() is None:
            return say("build-hint-done")
        return say("build-hint")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter ends the building; Escape goes back to the choice of megami."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.finish()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
