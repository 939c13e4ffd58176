"""The window "My words": today, the list, adding, progress; the direction above them, files below."""

from __future__ import annotations

from functools import cached_property, partial
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from engine.study.own import OWN, SENTENCE
from engine.study.wordfile import CannotOpen
from engine.text.phrase import say
from sakura_desktop.garbage import keep_loaded, keeping
from sakura_desktop.idle_work import IdleWork
from sakura_desktop.screens.beside import BesideScreen
from sakura_desktop.study.add_page import AddPage
from sakura_desktop.study.closed_page import ClosedPage
from sakura_desktop.study.direction import DirectionBox
from sakura_desktop.study.edits import Edits
from sakura_desktop.study.entry_dialog import Writing
from sakura_desktop.study.import_export import ImportExport
from sakura_desktop.study.list_page import ListPage
from sakura_desktop.study.progress_page import ProgressPage
from sakura_desktop.study.review import Review
from sakura_desktop.study.review_page import ReviewPage
from sakura_desktop.study.store import why_closed
from sakura_desktop.study.word_table import WordView
from sakura_desktop.study.word_texts import MOST_CALLED, WordIndex
from sakura_desktop.widgets.dialogs import tell
from sakura_desktop.widgets.layouts import beside
from sakura_desktop.widgets.status_label import StatusLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from engine.study.schedule import Pair
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.store import WordStore

TABS: Final = ("review", "list", "add", "progress")
PICKED: Final = ("list", "add")
"""Pages on which words are looked for and picked out of many."""
TOLD: Final = 18
"""So many times the height of its letters is left for what is told, or it has a line of its own."""
Page = TypeVar("Page", bound=QWidget)
FILES: Final = ("anki", "table", "import", "backup", "restore")
OF_THE_DAY: Final = frozenset(("study_new", "study_reviews", "study_homonyms"))
"""The settings by which it is known what a day asks."""


class StudyScreen(BesideScreen):
    """Everything about the words that a person learns. A question that is open when the window closes stays open."""

    card_looked = Signal(str)
    link = Signal(str)
    """A term or card that is to be shown by the reader: `term:hand`."""
    list_made = Signal(object)
    """The `ListPage`, which has the reader, when it is first opened."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, store: WordStore, reader: QWidget, *,
        rng: Random | None = None, keys: QObject | None = None,
    ) -> None:
        """The file is opened when the room is entered."""
        super().__init__("study", words, settings, keys)
        self._store = store
        self._look = look
        self._reader = reader
        self._index = WordIndex(store.lexicon)
        self._reading = IdleWork(self._ahead(), self)
        self.direction = DirectionBox(words, settings, self)
        self.sitting = Review(store, rng or SystemRandom(), self)
        self.sitting.by_ear = lambda language: settings.study_listen and self._by_ear(language)
        self.review = ReviewPage(words, look, store, self.sitting, self)
        self.edits = Edits(store, self)
        self.closed = ClosedPage(words, look, self)
        self.opening = self.wording.label("study-words-read", name="study.opening")
        self.opening.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("study.tabs")
        self.tabs.setDocumentMode(True)
        self._places = {name: QWidget(self) for name in TABS}
        for name, place in self._places.items():
            naming = partial(self.tabs.setTabText, self.tabs.addTab(place, ""))
            self.wording.bind(place, "tab", naming, say(f"study-tab-{name}"))
        self._put("review", self.review)
        self.status = StatusLabel("study.status", words, self)
        self.outside = ImportExport(self, words, settings, store, look)
        self.pages = QStackedWidget(self)
        self._lay_out()
        self._connect()

    # --- pages are made when they are first shown, or once the room was entered: the window opens sooner ---

    @cached_property
    def list(self) -> ListPage:
        """The words that are learned."""
        page = ListPage(self.words, self._look, self._store, self._index, self._reader, self, self.edits)
        page.adding.connect(lambda: self.show_tab("add"))
        page.link.connect(self.link)
        page.card_looked.connect(self.card_looked)
        self.list_made.emit(page)
        return self._put("list", page)

    @cached_property
    def add(self) -> AddPage:
        """Words that can be learned."""
        return self._put("add", AddPage(self.words, self._look, self._store, self._index, self, self.edits))

    @cached_property
    def progress(self) -> ProgressPage:
        """What was learned."""
        return self._put("progress", ProgressPage(self.words, self._look, self._store, self))

    def _put(self, name: str, page: Page) -> Page:
        box = QVBoxLayout(self._places[name])
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(page)
        page.show()  # as soon as its place is: not when events are handled next
        return page

    def _ahead(self) -> Iterator[bool]:
        """Make the pages of tables and read every word ahead; what was read stays, and is looked through by no
        collection of garbage.
        """
        lexicon = self._store.lexicon
        for group in lexicon.groups():  # a page takes long where it words them all
            self.words.text(lexicon.name_of(group))
            yield True
        for name in PICKED:
            getattr(self, name)
            yield True
        yield from keeping(self._index.steps())

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.label("study-title", role="title"), 1)
        top.addWidget(self.direction)
        self.pages.addWidget(self.tabs)
        self.pages.addWidget(self.closed)
        self.pages.addWidget(self.opening)
        self._carrying = QHBoxLayout()
        self._carrying.addStretch(1)
        self.stop = self.button("study.stop", "button-cancel", self.outside.stop)
        self.stop.hide()
        self._carrying.addWidget(self.stop)
        self._held: QWidget | None = None
        """What the keyboard was on before something was carried."""
        self._waits: QWidget | None = None
        """Where it is meanwhile."""
        acts: tuple[Callable[[], None], ...] = (
            lambda: self.outside.ask_anki(self.direction.pair), self.outside.ask_table, self.outside.ask_import,
            self.outside.ask_backup, self.outside.ask_restore,
        )
        self.files = {
            name: self.button(f"study.{name}", f"study-{name}", act) for name, act in zip(FILES, acts, strict=True)
        }
        for name, button in self.files.items():
            self.wording.tip(button, f"study-{name}-tip")
            self._carrying.addWidget(button)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.addWidget(self.status, 1)
        self._foot.addLayout(self._carrying)
        self._close = self.button("study.back", "banner-close", self.cancelled.emit)
        bottom = beside(self._close, (self._foot, 1))
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 8, 14, 10)
        box.addLayout(top)
        box.addWidget(self.pages, 1)
        box.addLayout(bottom)
        self.stand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, another room at the foot."""
        super().resizeEvent(event)
        self._fit_foot()

    def event(self, event: QEvent) -> bool:
        """Larger letters or other words need other room, once the buttons have them."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_foot()
        return super().event(event)

    def _fit_foot(self) -> None:
        """What is told stands beside the ways in and out, in a narrow window above them."""
        room = self.contentsRect().width() - self._close.sizeHint().width() - self._carrying.sizeHint().width()
        wide = room > TOLD * self.fontMetrics().height()
        self._foot.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(lambda _at: self._turn_page())
        self.direction.turned.connect(self._turned)
        self._store.changed.connect(self._changed)
        self._settings.changed.connect(self._setting_changed)
        self._store.opened.connect(self._opened)
        self.outside.said.connect(self.status.tell)
        self.outside.working.connect(self._enable_files)
        self.edits.said.connect(self.status.tell)
        self.edits.refused.connect(partial(self.status.tell, warning=True))
        self.closed.again.connect(self.entered)
        self.closed.restoring.connect(self.outside.ask_restore)
        self.closed.beginning.connect(self._begin_anew)
        self.review.adding.connect(lambda: self.show_tab("add"))
        self.review.link.connect(self.link)
        for at in range(len(TABS)):
            keys = QShortcut(QKeySequence(f"Alt+{at + 1}"), self)
            keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            keys.activated.connect(partial(self._go_to, at))
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._find)

    def _by_ear(self, language: str) -> bool:
        """A language can be heard, and isn't the one that a person speaks anyhow."""
        return language in self.words.aloud.languages and language != self._settings.native

    def write_down(self, text: str, language: str, over: QWidget) -> str:
        """Ask over a widget for a word of one's own that says a text in a language, a long one as a sentence; its id
        where it is kept. The window itself needn't be shown.
        """
        try:
            self._store.records.list.count()
        except CannotOpen as error:
            tell(over, self.words, say("study-closed-title"), why_closed(error))
            return ""
        writing = Writing(self.words, self._look, self._store, self._index, self.edits, over)
        kind = SENTENCE if len(text) > MOST_CALLED else OWN
        return writing.edit(kind, self.direction.pair, said={language: text})

    # --- which page ---

    def open(self) -> None:
        """Show the window, where it was left."""
        if self.come_forward():
            self.entered()

    def choose_met(self) -> None:
        """Show the window where words met in duels are chosen one by one."""
        self.open()
        if self.pages.currentWidget() is self.tabs:
            self.show_tab("add")
            self.add.show_source("duel")
            self.add.take_focus()

    def entered(self) -> None:
        """Open the file, go on with today's words, or say why not."""
        self.status.tell(say("study-hint"))
        for name in PICKED:
            if name in vars(self):
                getattr(self, name).picks.reset()
        self._open()

    def _open(self) -> None:
        keep_loaded()
        if not self._store.open_soon():
            self._show_page(self.opening)
        elif self._attempt(lambda: self._begin(self.direction.pair)):
            self._reading.start()

    def _opened(self) -> None:
        if self.isVisible() and self.pages.currentWidget() is self.opening:
            self._open()

    def show_tab(self, name: str) -> None:
        """Show a page: `review`, `list`, `add` or `progress`."""
        self.tabs.setCurrentIndex(TABS.index(name))

    def _go_to(self, at: int) -> None:
        """By its key one comes to where a page begins, wherever on it one was before."""
        self.tabs.setCurrentIndex(at)
        if self.pages.currentWidget() is self.tabs:
            getattr(self, TABS[at]).take_focus()

    def _find(self) -> None:
        """Ctrl+F: what is looked for on this page, or among all words that there are."""
        if self.pages.currentWidget() is self.tabs:
            if TABS[self.tabs.currentIndex()] not in PICKED:
                self.show_tab("add")
            text = getattr(self, TABS[self.tabs.currentIndex()]).picks.text
            text.setFocus(Qt.FocusReason.ShortcutFocusReason)
            text.selectAll()

    def _attempt(self, act: Callable[[], None]) -> bool:
        """Do something with the file, and show the page; or why it can't be opened."""
        try:
            self._store.records.list.count()
            act()
            self._show_page(self.tabs)
            self._show_tab()
        except CannotOpen as error:
            self.closed.show_why(error)
            self.status.tell(say("study-text", text=""))  # the keys of the pages do nothing here
            self._show_page(self.closed)
            self.closed.take_focus()
            return False
        return True

    def _show_page(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)
        self._enable_files()

    def _enable_files(self) -> None:
        """One file at a time; what isn't done yet can be given up."""
        page, busy = self.pages.currentWidget(), self.outside.busy
        there, held = self.focusWidget(), self._held
        if held is None and there in self.files.values():
            held = there
        for name, button in self.files.items():
            there_too = page is self.closed and name == "restore" and not self.closed.buttons[name].isHidden()
            button.setEnabled(not busy and (page is self.tabs or there_too))
        self.stop.setVisible(busy)
        self.stop.setEnabled(self.outside.can_stop)
        if held is not None and there in (held, self._waits):  # a person who has gone elsewhere stays there
            (held if not busy else self.stop if self.stop.isEnabled() else self.tabs.tabBar()).setFocus()
        self._held, self._waits = (held, self.focusWidget()) if busy else (None, None)

    def _begin(self, pair: Pair) -> None:
        if self.sitting.question is None or self.sitting.pair != pair:
            self.sitting.begin(pair)
        else:
            self.sitting.renew()  # a day may ask more or fewer words than when the window was closed

    def _turned(self, pair: Pair) -> None:
        if self.isVisible():
            self._attempt(lambda: self._begin(pair))

    def _changed(self) -> None:
        """The list is another: whatever page is shown shows it."""
        if self.isVisible():
            self._attempt(self.sitting.renew)

    def _setting_changed(self, name: str) -> None:
        """Another number of words a day counts at once."""
        if name in OF_THE_DAY:
            self._changed()

    def _turn_page(self) -> None:
        """What was said of another page holds no more: its keys do something else here."""
        if not self.outside.busy:
            self.status.tell(say("study-hint"))
        self._show_tab()

    def _show_tab(self) -> None:
        """Pages are brought up to date when they are shown."""
        if self.pages.currentWidget() is not self.tabs:
            return
        page = getattr(self, TABS[self.tabs.currentIndex()])
        if self._store.records.own.catch_up():
            self.sitting.renew()
        if isinstance(page, ReviewPage):
            page.refresh()
        else:
            page.show_pair(self.direction.pair)
        held = self.focusWidget()
        on_table = isinstance(held, WordView) and page.isAncestorOf(held)  # whoever walks a table stays there
        waits = self._held is not None and held is self._waits  # it goes back when what is carried is done
        if self.isVisible() and not self.tabs.tabBar().hasFocus() and not on_table and not waits:
            page.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves what was looked for in a table, then the rows chosen, then the window."""
        page = getattr(self, TABS[self.tabs.currentIndex()]) if self.pages.currentWidget() is self.tabs else None
        if event.key() == Qt.Key.Key_Escape and isinstance(page, ListPage | AddPage) and page.step_back():
            return
        super().keyPressEvent(event)

    # --- a file that can't be opened ---

    def _begin_anew(self) -> None:
        self.outside.attempt(self.outside.start_anew, self._store.path)
        self._open()
