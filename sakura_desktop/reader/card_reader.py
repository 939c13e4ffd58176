"""The card reader: a panel that shows a card large, its text in the language shown and under it in the second, every
term marked; and of an attack in the air its figures with what changed them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from sakura_desktop.aloud.aloud import is_heard_key
from sakura_desktop.reader.card_sheet import RATIO, UNLOCK, CardSheet
from sakura_desktop.reader.learning_first import LearningFirst
from sakura_desktop.reader.page import Page
from sakura_desktop.reader.page_words import PageWords
from sakura_desktop.reader.sheet import MARGIN
from sakura_desktop.reader.term_popup import TermPopup
from sakura_desktop.study.word_menu import is_key
from sakura_desktop.widgets.layouts import scrolling
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from engine.cardgame.view import CardSeen
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Anchor
    from sakura_desktop.reader.card_sheet import Item, Shown
    from sakura_desktop.study.collector import Collector

WIDTH: Final = 330
"""How wide it wishes to be at zoom 1."""
FACE: Final = (104, 172)
"""How wide the picture of the card is at least and at most at zoom 1."""
FACE_SHARE: Final = 0.42
"""How much of the panel's height the picture may take."""
REMEMBERED: Final = 50


class CardReader(QFrame):
    """Shows whatever it was told of last. Backspace goes back to what it showed before a card's name was pressed."""

    section_asked = Signal(str)
    """A section of the rules was pressed: its number."""
    card_asked = Signal(str)
    """A card named on the page was pressed: its number. The reader shows it by itself."""

    def __init__(
        self, words: Words, look: Appearance, parent: QWidget | None = None, collector: Collector | None = None,
    ) -> None:
        """Nothing to read yet. With a collector what is read can be put on the list of words."""
        super().__init__(parent)
        self.setObjectName("reader")
        self._words = words
        self._look = look
        self._shown: Shown = None
        self._besides: Phrase | None = None
        self._before: list[Shown] = []
        self.first_read = LearningFirst(words, self)
        self.first_read.over.connect(self.reword)
        self.page = Page(lambda: look.theme, self, tab_walks=False)
        self.page.setObjectName("reader.page")
        self._scroll = scrolling(self.page, self, sideways=False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroll)
        self.popup = TermPopup(words, look, self, collector)
        self.mining = PageWords(self.page, words, collector)
        if collector is not None:
            collector.changed.connect(self.reword)
        self.popup.card_asked.connect(self._go_to_card)
        self.popup.section_asked.connect(self.section_asked)
        self.page.rested.connect(self._rest)
        self.page.left.connect(self._leave)
        self.page.pressed.connect(self._press)
        self.page.reached.connect(self._reach)
        for other in (words.changed, words.aloud.changed, look.changed):
            other.connect(self.reword)
        look.ready.connect(self.page.update)
        self.reword()

    # --- what to show ---

    def say_besides(self, phrase: Phrase) -> None:
        """Say something as long as there is nothing to read."""
        self._besides = phrase
        self.reword()

    def show_number(self, number: str) -> None:
        """Show a card as it is printed; an empty number shows none."""
        self._show(number or None)

    def show_card(self, seen: CardSeen | None) -> None:
        """Show a card of the table, with its cost now; of one that the seat may not know, only that."""
        self._show(seen)

    def show_item(self, item: Item | str | None) -> None:
        """Show what a game has beside cards: an attack in the air with its figures and what changed them; or a card as
        it is printed, where a game says so of one that lies face down.
        """
        self._show(item)

    def follow(self, link: str) -> None:
        """Follow a link of a text elsewhere: a card is shown, a term explained beside the reader's top, the rules
        opened at a section.
        """
        kind, _, ref = link.partition(":")
        if kind == "card":
            self._go_to_card(ref)
        elif kind == "term":
            box = QRect(self.mapToGlobal(QPoint(8, 8)), QSize(self.width() - 16, 4))
            self.popup.show_term(ref, box, opened=True)
        elif kind == "section":
            self.section_asked.emit(ref)

    def hear(self, screen: QWidget) -> None:
        """The keys for words take what is read here, or let it be heard, wherever on a screen the keyboard is, unless
        others do.
        """
        screen.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear the keys that nobody on the screen took."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if is_key(event):
                return self.mining.take_meant()
            if is_heard_key(event):
                return self.mining.hear_meant()
        return super().eventFilter(watched, event)

    @property
    def shown(self) -> Shown:
        """What is shown: a card or an item of the table, a card's number, or nothing."""
        return self._shown

    def text(self) -> str:
        """What the page says."""
        return self.page.text()

    def _show(self, what: Shown) -> None:
        if what == self._shown:
            return
        self._before.clear()
        self._turn_to(what)

    def _turn_to(self, what: Shown) -> None:
        self._shown = what
        number = what if isinstance(what, str) or what is None else what.number
        self.mining.about = f"card:{number}" if number else ""
        self.first_read.turn()
        self.popup.hide()
        self.reword()
        self._scroll.verticalScrollBar().setValue(0)

    # --- words ---

    def reword(self) -> None:
        """Say everything again: another language, theme or size."""
        call(self, self._words.say("art-reader-name"))
        # not the viewport's: Qt settles that later than the panel's, and again when the page needs a scroll bar
        width = self.contentsRect().width() - self._scroll.verticalScrollBar().sizeHint().width() - 2 * MARGIN
        only = self.first_read.language(of_card=self._shown is not None)
        face = face_width(self._look, width, self.height())
        sheet = CardSheet(
            self._words, self._look, width, face, veils=self.page.veils, only=only, collector=self.mining.collector,
        )
        self.page.show_blocks(sheet.page(self._shown, self._besides), self._words.text(sheet.name(self._shown)))

    # --- terms ---

    def _rest(self, anchor: Anchor) -> None:
        kind, _, ref = anchor.ref.partition(":")
        if kind == "term" and not self.popup.opened:
            self.popup.show_term(ref, self.page.box_of(anchor), opened=False)

    def _leave(self) -> None:
        if not self.popup.opened:
            self.popup.hide()

    def _press(self, anchor: Anchor) -> None:
        kind, _, ref = anchor.ref.partition(":")
        if anchor.ref == UNLOCK:
            self.first_read.unlock()
        elif self.mining.press(anchor):
            pass
        elif kind == "term":
            self.popup.show_term(ref, self.page.box_of(anchor), opened=True)
        else:
            self._go_to_card(ref)

    def _go_to_card(self, number: str) -> None:
        if number != self._shown:
            self._before = [*self._before, self._shown][-REMEMBERED:]
            self._turn_to(number)
            self.card_asked.emit(number)

    def _reach(self, anchor: Anchor) -> None:
        box = anchor.bounds
        self._scroll.ensureVisible(round(box.center().x()), round(box.center().y()), 0, round(box.height()) + 12)

    # --- the widget ---

    def sizeHint(self) -> QSize:
        """A panel beside the board."""
        return QSize(self._look.px(WIDTH), self._look.px(420))

    def minimumSizeHint(self) -> QSize:
        """Room for the picture and a few words beside it."""
        return QSize(self._look.px(230), self._look.px(140))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture's size follows the panel's."""
        super().resizeEvent(event)
        if event.size() != event.oldSize():
            self.reword()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace goes back to the card before; Escape closes what is open."""
        if event.key() == Qt.Key.Key_Backspace and self._before:
            self._turn_to(self._before.pop())
        elif event.key() == Qt.Key.Key_Escape and self.popup.isVisible():
            self.popup.hide()
        else:
            super().keyPressEvent(event)


def face_width(look: Appearance, width: int, height: int) -> int:
    """The picture's width: as the panel's height has room for, never more than half of the page's width."""
    least, most = (look.px(limit) for limit in FACE)
    by_height = round(height * FACE_SHARE / RATIO)
    return max(0, min(max(least, by_height), most, width // 2))
