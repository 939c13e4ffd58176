"""The rulebook's window, beside whatever the program shows: a duel under way stays as it is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from engine.text.phrase import Phrase, say
from sakura_desktop.rulebook.actions import RulebookActions
from sakura_desktop.rulebook.browser import RulebookBrowser
from sakura_desktop.rulebook.empty_page import EmptyPage
from sakura_desktop.rulebook.files import ReadingLine, RuleFiles
from sakura_desktop.rulebook.toolbar import RulebookBar
from sakura_desktop.screens.beside import BesideScreen
from sakura_desktop.widgets.banner import Banners

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.rulebook.document_loader import DocumentLoader
    from sakura_desktop.settings import Settings
    from sakura_desktop.study.collector import Collector


class RulebookWindow(BesideScreen):
    """Opens documents, and leads to the section asked for."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, shelf: DocumentLoader, keys: QObject | None = None,
        collector: Collector | None = None,
    ) -> None:
        """Not shown yet. `keys` hears of every key in the window before anything else does: it holds the peek."""
        super().__init__("rulebook", words, settings, keys)
        self._shelf = shelf
        self._wanted = ""
        """A section that is to be shown once there is a document."""
        shelf.setParent(self)
        self.banners = Banners(words, self)
        self.desk = RulebookBrowser(words, settings, look, shelf, self, collector)
        self.bar = RulebookBar(words, settings, self.desk, shelf, self)
        self.empty = EmptyPage(words, shelf.library.folder, self)
        self.line = ReadingLine(words, self)
        self.files = RuleFiles(words, settings, shelf, self.banners, self.line, self)
        self.acts = RulebookActions(settings, self.desk, self.bar, self.files, self)
        self.stack = QStackedWidget(self)
        self._lay_out()
        self._connect(look)

    def title(self) -> Phrase:
        """What the window is called."""
        return say("rulebook-window")

    def _lay_out(self) -> None:
        self.setAcceptDrops(True)
        self.bar.field.setAcceptDrops(False)
        self.stack.addWidget(self.empty)
        self.stack.addWidget(self.desk)
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 6, 8, 8)
        box.setSpacing(6)
        for widget in (self.banners, self.bar, self.line):
            box.addWidget(widget)
        box.addWidget(self.stack, 1)
        self.stand()

    def _connect(self, look: Appearance) -> None:
        field = self.bar.field
        self._shelf.changed.connect(self.reword)
        self._settings.changed.connect(self._set)
        look.changed.connect(self.reword)
        self.desk.missing.connect(self._missing)
        self.empty.opening.connect(self.files.ask)
        field.asked.connect(self.desk.finder.look_for)
        field.stepped.connect(self.desk.step)
        field.left.connect(self._to_page)

    # --- from outside ---

    def open(self, section: str = "") -> None:
        """Show the window, at a section if one is named; where there is no document, offer to open one."""
        if self.come_forward():
            self._shelf.load()
            self.files.offer_other()
        self.banners.drop("section")
        section = self._shelf.turn_to(section) if section else ""
        self._want("" if self._shelf.documents else section)
        if self._shelf.documents and section:
            self.desk.visit(section)
        self._to_page()

    # --- what is shown ---

    def reword(self) -> None:
        """Show the documents as they are now, in the languages and the look of now; unseen it can wait."""
        if not self.isVisible():
            return
        there = bool(self._shelf.documents)
        self.stack.setCurrentWidget(self.desk if there else self.empty)
        self.bar.setVisible(there)
        if there:
            self.desk.renew()
        if there and self._wanted:
            wanted, self._wanted = self._wanted, ""
            self.desk.visit(wanted)

    def _want(self, section: str) -> None:
        self._wanted = section
        self.empty.want(section)

    def _missing(self, number: str, instead: str) -> None:
        key = "rulebook-instead" if instead else "rulebook-no-section"
        self.banners.tell("section", say(key, number=number, instead=instead), warning=False)

    def _set(self, name: str) -> None:
        if name in {"rulebook_view", "rulebook_zoom"}:
            self.reword()

    # --- the keyboard ---

    def _to_page(self) -> None:
        (self.desk.chapter.page if self._shelf.documents else self.empty.button).setFocus()

    # --- files that are dropped, and the window itself ---

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files can be dropped anywhere on the window."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files that were dropped."""
        self.files.open([Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()])
        event.acceptProposedAction()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep where one was."""
        self.desk.chapter.named.hide()
        self.files.drop_said()
        if self.isVisible():
            self._settings.rulebook_place = self.desk.section or self._settings.rulebook_place
        super().closeEvent(event)
