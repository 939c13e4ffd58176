"""Opening rule documents: asking for files, saying how far their reading has come, and what was wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QWidget

from engine.rulebook.library import LANGUAGES
from engine.rulebook.reading import SUFFIXES
from engine.text.phrase import say
from sakura_desktop.widgets.dialogs import FileKind, ask_files, confirm
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from engine.rulebook.problems import RulebookError
    from engine.rulebook.shapes import Document, Language
    from sakura_desktop.languages.words import Words
    from sakura_desktop.rulebook.document_loader import DocumentLoader
    from sakura_desktop.settings import Settings
    from sakura_desktop.widgets.banner import Banners

FAILED: Final = "failed-"
"""How the matters of files begin that couldn't be opened."""
MOST_TOLD: Final = 3
"""Of so many files that couldn't be opened it is told at once: more would leave no room for the rules."""
RULES: Final = FileKind("rulebook-open-title", "rulebook-open-title", "rulebook-files", SUFFIXES)


class ReadingLine(QFrame):
    """Which file is being read."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        """Hidden: nothing is read."""
        super().__init__(parent)
        self.wording = Translated(words, self)
        self.label = self.wording.label(name="rulebook.reading")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(10)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.addWidget(self.label)
        row.addWidget(self._bar, 1)
        self.stop = self.wording.button("rulebook.stop", "rulebook-stop")
        row.addWidget(self.stop)
        self.hide()

    def tell(self, name: str, count: int, of: int) -> None:
        """Say which file is read; how long one takes nobody knows, so the bar only moves."""
        self.wording.text(self.label, "rulebook-reading", name=name, count=count, of=of)
        self._bar.setRange(0, 0)
        self.show()


class RuleFiles(QObject):
    """Speaks of files in the bars above the rules."""

    def __init__(
        self, words: Words, settings: Settings, shelf: DocumentLoader, banners: Banners, line: ReadingLine,
        parent: QWidget
    ) -> None:
        """Told by the shelf."""
        super().__init__(parent)
        self._words = words
        self._settings = settings
        self._shelf = shelf
        self._banners = banners
        self._line = line
        self._over = parent
        shelf.reading.connect(self._read)
        shelf.opened.connect(self._opened)
        shelf.failed.connect(self._failed)
        shelf.rested.connect(self._rest)
        line.stop.clicked.connect(lambda _checked=False: shelf.stop())

    def ask(self) -> None:
        """Ask for files and open them."""
        self.open(ask_files(self._over, self._words, self._settings, RULES))

    def open(self, paths: Sequence[Path]) -> None:
        """Open files; what was said of those before has been read."""
        if paths:
            self.drop_said()
        self._shelf.open_files(paths)

    def drop_said(self) -> None:
        """Take away what was said of files that were opened, or couldn't be."""
        for matter in self._banners.matters():
            if matter.startswith(("opened-", FAILED)):
                self._banners.drop(matter)

    def forget(self, language: Language) -> None:
        """Take a document away, if that is meant."""
        title = say("rulebook-forget-title", language=language)
        if confirm(self._over, self._words, title, say("rulebook-forget-text"), "rulebook-forget-yes"):
            for matter in ("opened", "half"):
                self._banners.drop(f"{matter}-{language}")
            self._shelf.forget(language)

    def offer_other(self) -> None:
        """Where one language alone is there, say so and offer to open the other."""
        for language in LANGUAGES:
            self._banners.drop(f"half-{language}")
        there = self._shelf.languages
        if len(there) == 1 and len(self._shelf.dialect.languages) > 1:
            offer = ("rulebook-open", self.ask)
            phrase = say("rulebook-half", language=there[0])
            self._banners.tell(f"half-{there[0]}", phrase, offer, warning=False)

    def _read(self, name: str, count: int, of: int) -> None:
        self._banners.drop(f"{FAILED}{name}")
        self._line.tell(name, count, of)

    def _opened(self, document: Document) -> None:
        for matter in ("opened", "copy"):
            self._banners.drop(f"{matter}-{document.language}")
        phrase = say(
            "rulebook-opened", language=document.language, count=len(document.sections), mended=len(document.repairs)
        )
        self._banners.tell(f"opened-{document.language}", phrase, warning=False)

    def _failed(self, error: RulebookError) -> None:
        """Each file has a bar of its own, so that one refusal doesn't hide another; of many the latest are told."""
        library = self._shelf.library
        copies = {
            library.path(language, game).name: language
            for game, dialect in library.dialects.items() for language in dialect.languages
        }
        if error.name in copies:
            offer = ("rulebook-open", self.ask)
            self._banners.tell(f"copy-{copies[error.name]}", error.phrase, offer)
        else:
            self._banners.tell(f"{FAILED}{error.name}", error.phrase)
            told = [matter for matter in self._banners.matters() if matter.startswith(FAILED)]
            for matter in told[:-MOST_TOLD]:
                self._banners.drop(matter)

    def _rest(self) -> None:
        self._line.hide()
        if self._shelf.documents:
            self.offer_other()
