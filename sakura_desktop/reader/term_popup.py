"""What a term means, in a small window beside it: its entry, and from there on to terms, sections and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from engine.text.phrase import Term
from sakura_desktop.aloud.aloud import is_heard_key
from sakura_desktop.idle_work import LatestWork
from sakura_desktop.reader.page import Page
from sakura_desktop.reader.page_words import PageWords, offer_block
from sakura_desktop.reader.term_entry import MORE, MOST_CARDS, SECTION, cards_with, entry_block
from sakura_desktop.study.word_menu import is_key
from sakura_desktop.widgets.layouts import scrolling
from sakura_desktop.widgets.writing import writing

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.reader.blocks import Anchor
    from sakura_desktop.study.collector import Collector

WIDTH: Final = 330
EVERY: Final = 10_000
"""More cards than there are."""
HELD: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
FUNCTION_KEYS: Final = frozenset({Qt.Key(number) for number in range(Qt.Key.Key_F1.value, Qt.Key.Key_F12.value + 1)})
MOST_HIGH: Final = 0.7
"""How much of the screen's height it may take; a longer text scrolls."""


class TermPopup(QFrame):
    """A small window beside a term. Shown for a resting mouse it only shows; opened, it takes the keys: Tab walks the
    terms in it, Enter goes to one of them, Backspace back, A puts the term on the list of words, Escape closes.
    """

    card_asked = Signal(str)
    """A card named in it was pressed: its number."""
    section_asked = Signal(str)
    """A section was pressed: its number."""
    closed = Signal()

    def __init__(
        self, words: Words, look: Appearance, parent: QWidget, collector: Collector | None = None,
    ) -> None:
        """Hidden. With a collector the term can be put on the list of words."""
        super().__init__(parent)
        self.setObjectName("reader.popup")
        self._words = words
        self._look = look
        self._key = ""
        self._before: list[str] = []
        self._cards = 0
        """How many of the cards that name the term are listed."""
        self._box = QRect()
        self._gathering = LatestWork(self)
        self._gathering.done.connect(self._reword)
        self.page = Page(lambda: look.theme, self)
        self.page.setObjectName("reader.popup.page")
        self._scroll = scrolling(self.page, self, sideways=False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 2)
        layout.addWidget(self._scroll)
        self.setAutoFillBackground(True)
        self.mining = PageWords(self.page, words, collector)
        self.page.pressed.connect(self._follow)
        if collector is not None:
            collector.changed.connect(self._reword)
        words.changed.connect(self._reword)
        look.changed.connect(self._reword)
        words.aloud.changed.connect(self._reword)
        self.hide()

    @property
    def key(self) -> str:
        """The term that is shown, empty while hidden."""
        return self._key if self.isVisible() else ""

    @property
    def opened(self) -> bool:
        """It was opened and takes the keys."""
        return self.isVisible() and self.windowType() == Qt.WindowType.Popup

    def show_term(self, key: str, box: QRect, *, opened: bool) -> None:
        """Show a term beside a box of the screen, or open it there."""
        wanted = Qt.WindowType.Popup if opened else Qt.WindowType.ToolTip
        if self.isVisible():
            self.hide()
        if self.windowType() != wanted:
            self.setWindowFlags(wanted | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not opened)
        self._box = box
        self._before = []
        self._cards = MOST_CARDS if opened else 0
        self._show(key)
        self.show()
        if opened:
            self.page.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            _application().installEventFilter(self)

    def _show(self, key: str) -> None:
        self._key, self.mining.about = key, f"term:{key}"
        name = self._words.say("art-popup-name", term=Term(key))
        width = self._look.px(WIDTH)
        self.setFixedWidth(width)
        self._take_colours()
        self.page.resize(width - 4, self.page.height())
        offered = offer_block(self._words, self.mining.collector, f"term:{key}")
        self.page.show_blocks(entry_block(self._words, key, offered, cards=self._cards), name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(self.page.text())
        self._place(width)
        gathered = cards_with(self._words, key)
        if self._cards and not gathered.complete and not self._gathering.active:
            self._gathering.begin(gathered.steps())  # they are listed as soon as they are known

    def _take_colours(self) -> None:
        """A sheet that lies on the paper."""
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Window, QColor(self._look.theme.paper_raised))
        for part in (self, self._scroll, self._scroll.viewport(), self.page):
            part.setPalette(colours)

    def paintEvent(self, event: QPaintEvent) -> None:
        """An edge all around."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self._look.theme.ink_soft), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _place(self, width: int) -> None:
        """Below the term, or above it where there is more room; never beyond the screen."""
        screen = QGuiApplication.screenAt(self._box.center()) or QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        high = min(self.page.height_in(width - 4) + 4, round(room.height() * MOST_HIGH))
        below, above = room.bottom() - self._box.bottom(), self._box.top() - room.top()
        top = self._box.bottom() + 4 if below >= high or below >= above else self._box.top() - high - 4
        left = min(max(self._box.left(), room.left()), room.right() - width)
        self.setFixedHeight(high)
        self.move(QPoint(left, min(max(top, room.top()), room.bottom() - high)))

    def _reword(self) -> None:
        if self.isVisible() and self._key:
            self._show(self._key)

    def _follow(self, anchor: Anchor) -> None:
        kind, _, ref = anchor.ref.partition(":")
        if self.mining.press(anchor):
            pass
        elif kind == "card":
            self.hide()
            self.card_asked.emit(ref)
        elif anchor.ref.startswith(SECTION):
            self.hide()
            self.section_asked.emit(ref)
        elif anchor.ref == MORE:
            self._cards = EVERY
            self._show(self._key)
        else:
            self._before.append(self._key)
            self._cards = MOST_CARDS
            self._show(ref)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes, Backspace goes back to the term before; a key of the window's menu closes and acts."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() == Qt.Key.Key_Backspace and self._before:
            self._show(self._before.pop())
        elif (action := self._of_the_menu(event)) is not None:
            self.hide()
            action.trigger()
        else:
            super().keyPressEvent(event)

    def _of_the_menu(self, event: QKeyEvent) -> QAction | None:
        """What the window's menu does by a key, which doesn't reach it while this has the keys."""
        if not event.modifiers() & HELD and event.key() not in FUNCTION_KEYS:
            return None
        keys, window = QKeySequence(event.keyCombination()), self.parentWidget()
        actions = window.window().findChildren(QAction) if window is not None else []
        return next((one for one in actions if one.isEnabled() and keys in one.shortcuts()), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While it shows for a resting mouse the keyboard is elsewhere: its key takes the term all the same, and Escape
        closes it and nothing else.
        """
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or not self.isVisible():
            return super().eventFilter(watched, event)
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return True
        if is_key(event) and self.mining.collector is not None and not writing():
            self.mining.take(self.mining.about)
            return True
        if is_heard_key(event) and not writing():
            return self.mining.hear_about()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that it is closed."""
        super().hideEvent(event)
        _application().removeEventFilter(self)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._reword()


def _application() -> QCoreApplication:
    """The program, of which every key is heard first."""
    found = QCoreApplication.instance()
    assert found is not None
    return found
