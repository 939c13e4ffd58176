"""Sentences with links, as they stand beside a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextEdit

from sakura_desktop.widgets.spoken import announce
from sakura_desktop.widgets.text_page import TextPage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QFocusEvent, QKeyEvent
    from PySide6.QtWidgets import QWidget

    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words

ARROWS: Final = {int(Qt.Key.Key_Right): 1, int(Qt.Key.Key_Down): 1, int(Qt.Key.Key_Left): -1, int(Qt.Key.Key_Up): -1}
"""Which link comes next by an arrow."""
ENTER: Final = frozenset({int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)})


class Link(NamedTuple):
    """What a link leads to, and where it stands in the text."""

    ref: str
    start: int
    end: int


class Sentences(TextPage):
    """Sentences one below the other, that of `to_do` in bold; their terms and cards are links. Worded again with the
    language and the colours. To the keyboard they are one stop, in which arrows walk the links and Enter opens one.
    """

    def __init__(self, name: str, words: Words, parent: QWidget) -> None:
        """Says nothing."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setOpenLinks(False)
        self.setStyleSheet("QTextBrowser { border: none; background: transparent; padding: 0px; }")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        self._words = words
        self._said: dict[str, Phrase] = {}
        self._announced = ""
        self._soon = QTimer(self)
        """What is put twice at once is announced as it stands at last."""
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._announce)
        words.changed.connect(self.renew)

    def put(self, **said: Phrase | None) -> None:
        """Say these, by what they are: `done`, `to_do`, `why`, `remark` of a lesson."""
        self._said = {name: phrase for name, phrase in said.items() if phrase is not None}
        self.renew()
        self.verticalScrollBar().setValue(0)
        self._soon.start()

    def _announce(self) -> None:
        if self.accessibleName() != self._announced:
            self._announced = self.accessibleName()
            announce(self, self._announced)

    def said(self, name: str) -> str:
        """One of the sentences as plain text; empty where it isn't said."""
        return self._words.text(self._said[name]) if name in self._said else ""

    def renew(self) -> None:
        """Say them in the language of now."""
        lines = {name: self._words.html(phrase, ruby=False) for name, phrase in self._said.items()}
        marked = {name: f"<b>{line}</b>" if name == "to_do" else line for name, line in lines.items()}
        self.setHtml("".join(f'<p style="margin:0 0 7px 0">{line}</p>' for line in marked.values()))
        some = any(self._links())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if some else Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(" ".join(self.said(name) for name in self._said))

    def changeEvent(self, event: QEvent) -> None:
        """Another palette or font: links take its colour."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._said:
            self.renew()

    # --- links by the keyboard ---

    def _links(self) -> Iterator[Link]:
        """The links in the order in which they are read."""
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                piece = pieces.fragment()
                if ref := piece.charFormat().anchorHref():
                    yield Link(ref, piece.position(), piece.position() + piece.length())
                pieces += 1
            block = block.next()

    def _go(self, step: int) -> None:
        """Mark the next link, or the one before; beyond the last the mark stays where it is."""
        links, here = list(self._links()), self.textCursor()
        if not links:
            return
        at = next((at for at, link in enumerate(links) if link.start == here.selectionStart()), None)
        if not here.hasSelection() or at is None:
            at, step = 0, 0
        link = links[min(max(at + step, 0), len(links) - 1)]
        here.setPosition(link.start)
        here.setPosition(link.end, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(here)
        announce(self, self.marked_text())

    def _marked(self) -> str:
        """What the marked link leads to, empty for none."""
        here = self.textCursor()
        marked = (link.ref for link in self._links() if link.start == here.selectionStart() and here.hasSelection())
        return next(marked, "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the links, Enter opens the marked one."""
        if event.key() in ARROWS and not event.modifiers():
            self._go(ARROWS[event.key()])
        elif event.key() in ENTER and (ref := self._marked()):
            self.anchorClicked.emit(QUrl(ref))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes by the keyboard finds a link marked."""
        super().focusInEvent(event)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self._go(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The mark goes with the keyboard."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            here = self.textCursor()
            here.clearSelection()
            self.setTextCursor(here)

    def focusNextPrevChild(self, forth: bool) -> bool:
        """Tab goes on to what stands beside, not from link to link as Qt has it."""
        return QTextEdit.focusNextPrevChild(self, forth)
