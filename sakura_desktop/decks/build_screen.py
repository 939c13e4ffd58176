"""A deck is built: the pool with its filters, the deck beside it, a large card at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QToolTip, QWidget

from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.decks.deck_draft import DeckDraft
from sakura_desktop.decks.deck_place import DeckPlace
from sakura_desktop.decks.deck_pool import DeckPool
from sakura_desktop.decks.deck_tools import DeckTools
from sakura_desktop.match.preparing_screen import PreparingScreen
from sakura_desktop.table.list_closeup import ListCloseup
from sakura_desktop.widgets.card_rows import Mark
from sakura_desktop.widgets.dialogs import confirm
from sakura_desktop.widgets.layouts import PAGE, below, beside
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.status_label import StatusLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from engine.cardgame.view import Refusal
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.decks.deck_kind import DeckKind
    from sakura_desktop.decks.saved_decks import SavedDecks
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.widgets.card_rows import CardView

D = TypeVar("D")
NARROW: Final = 1_000
"""In a window narrower than that there is no room for a large card beside pool and deck; it takes the deck's place when
it is asked for.
"""

AFTER: Final = 60
"""Milliseconds after which the end of a drag takes no tool tip away any more."""


class BuildScreen(PreparingScreen, Generic[D]):
    """Cards go from the pool into the deck and back by the mouse, by clicks and by keys."""

    built = Signal(object, str)
    """The deck, and the name under which it is kept, if it is."""

    def __init__(
        self, name: str, words: Words, settings: Settings, look: Appearance, kind: DeckKind[D],
        decks: SavedDecks[D], reader: QWidget, parent: QWidget | None = None,
    ) -> None:
        """Nothing chosen yet."""
        self.kind = kind  # what it is called is asked while it is made
        super().__init__(name, words, settings, parent)
        self._reader = reader
        self._begun: tuple[D | None, str] | None = None
        self._whole = True
        self._for = say(f"{kind.key}-build-new")
        self.history = DeckDraft(kind, self)
        draft = self.history
        self._heading = self.label(role="title")
        self.pool = DeckPool(words, look, kind, self)
        self.place = DeckPlace(words, look, draft, self)
        self.tools = DeckTools(words, decks, draft, self)
        self.status = StatusLabel("build.status", words, self)
        self.status.linkActivated.connect(self.link)
        self.done = self.button("build.done", "deck-build-done", self.go_on)
        self.done.setProperty("role", "leading")
        self._back = self.button("build.back", "deck-build-back", self.cancelled.emit)
        self.read = self.button("build.read", "deck-build-read", self._make_room)
        self.read.setCheckable(True)
        self.wording.tip(self.read, "deck-build-read-tip")
        self._connect()
        self.closeup = ListCloseup(words, look, settings, self)
        self.closeup.watch(self.pool.view, *self.place.views.values())
        tools = beside(self._heading, (self.tools, 1), spacing=16)
        columns = beside((self.pool, 50), (self.place, 42), (reader, 33), spacing=10)
        foot = beside(self._back, (self.status, 1), self.read, self.done, spacing=12)
        self.setLayout(below(tools, (columns, 1), foot, edges=PAGE))
        draft.changed.connect(self.refresh)

    def _connect(self) -> None:
        pool, place = self.pool.view, self.place
        pool.counts_clicks = True
        pool.picked.connect(lambda number: self.add(number, pool))
        pool.wanted.connect(lambda number: self.add(number, pool))
        pool.removed.connect(self.history.remove)
        pool.takes_own = False
        pool.dropped.connect(lambda number, _row: self.history.remove(number))
        pool.looked.connect(self.card_looked)
        place.looked.connect(self.card_looked)
        place.given_back.connect(self.history.remove)
        place.laid.connect(lambda number, section: self.add(number, place.views[section], section))
        for view in place.views.values():
            view.counts_clicks = True
            view.wanted.connect(lambda number, view=view: self.add(number, view))
            view.lifted.connect(lambda _number: pool.show_target(target=True))
            view.laid.connect(lambda: pool.show_target(target=False))
        pool.lifted.connect(place.light)
        pool.laid.connect(place.darken)
        self.tools.said.connect(lambda phrase, warning: self.status.tell(phrase, warning=warning))

    def title(self) -> Phrase:
        """What the window's title says."""
        return say(f"{self.kind.key}-build-window")

    # --- from whoever lets build

    def build(
        self, heading: Phrase, done: Phrase, deck: D | None = None, name: str = "", *, whole: bool = True
    ) -> None:
        """Let somebody build, from a deck or from nothing; `done` says what ends it, which takes a `whole` deck or any.
        Who comes again with the same, after they left what they didn't keep, finds it as it was.
        """
        self._whole = whole
        self._for = heading
        self.wording.phrase(self.done, done)
        if self._begun != (deck, name) or not self.history.unkept:
            self._begun = (deck, name)
            self.history.open(deck, name)
            self.pool.reset()
        self.refresh()

    def may_leave(self) -> bool:
        """Nothing would be lost, or it may be."""
        if self.history.empty or not self.history.unkept:
            return True
        return confirm(self, self.words, say("deck-leave-title"), say("deck-leave-text"), "deck-leave")

    def go_on(self) -> None:
        """The deck is done, unless it is to be whole and isn't yet."""
        wrong = self.history.wrong() if self._whole else None
        if wrong is not None:
            self.status.refuse(wrong)
        else:
            self.built.emit(self.history.built, self.history.name)

    def entered(self) -> None:
        """The line in which cards are sought has the keyboard."""
        self.pool.read_ahead()
        self.pool.line.setFocus()

    def left(self) -> None:
        """Nothing more is read ahead."""
        self.pool.stop()

    def undo(self) -> None:
        """Take the last change back."""
        self.history.undo()

    def redo(self) -> None:
        """Make it again."""
        self.history.redo()

    # --- cards

    def add(self, number: str, view: CardView, section: str = "") -> None:
        """Take a card into the deck; say why not, where the hand is."""
        refusal = self.history.add(number, section)
        if refusal is not None:
            self._refuse(refusal, view)

    def _refuse(self, refusal: Refusal, view: CardView) -> None:
        self.status.refuse(refusal)
        QTimer.singleShot(AFTER, view, lambda: self._say_there(refusal, view))

    def _say_there(self, refusal: Refusal, view: CardView) -> None:
        here = view.mapToGlobal(view.visualRect(view.currentIndex()).bottomLeft())
        where = QCursor.pos() if view.underMouse() else here
        said = self.words.text(say("refusal-line", what=refusal.phrase, section=refusal.section))
        QToolTip.showText(where, plain_tip(self.words.say("status-warning", what=said)), view)

    def refresh(self) -> None:
        """Show what is chosen of each card in the pool, and what is missing."""
        draft = self.history
        own = not self._whole and draft.name
        self.wording.phrase(self._heading, say("deck-build-on", name=draft.name) if own else self._for)
        self.pool.view.row.show_marks({number: self._mark(number, count) for number, count in draft.cards.items()})
        missing = {section.key: section.size - draft.total(section.key) for section in self.kind.sections}
        left = [say(f"{self.kind.key}-left", part=key, count=count) for key, count in missing.items() if count > 0]
        if left:
            self.status.tell(say("deck-build-left", what=Listing(tuple(left))))
            return
        wrong = draft.wrong()
        if wrong is None:
            self.status.tell(say(f"{self.kind.key}-build-whole"))
        else:
            self.status.refuse(wrong)

    def _mark(self, number: str, count: int) -> Mark:
        most = self.kind.most(number)
        if most is not None:
            return Mark(f"{count}/{most}", say("deck-chosen-of", count=count, most=most))
        return Mark(f"×{count}", say("deck-chosen", count=count))

    # --- the room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The large card stands beside where there is room for it."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Pool, deck and large card beside each other; in little room one of the latter two."""
        narrow = self.width() < NARROW
        self.read.setVisible(narrow)
        self._reader.setVisible(not narrow or self.read.isChecked())
        self.place.setVisible(not narrow or not self.read.isChecked())
