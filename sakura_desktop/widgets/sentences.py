"""Sentences with links, as they stand beside a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QTextBrowser

from sakura_desktop.widgets.announce import announce

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.text.phrase import Phrase
    from sakura_desktop.languages.words import Words


class Sentences(QTextBrowser):
    """Sentences one below the other, that of `to_do` in bold; their terms and cards are links. Worded again with the
    language and the colours.
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
        self.setAccessibleName(" ".join(self.said(name) for name in self._said))

    def changeEvent(self, event: QEvent) -> None:
        """Another palette or font: links take its colour."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._said:
            self.renew()
