"""Pages to be read: how to play with the mouse and the keys, and what the program is made of."""

from __future__ import annotations

import platform
from importlib import metadata
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.aloud.aloud import HEARD, is_heard_key
from sakura_desktop.games import games
from sakura_desktop.reader.term_entry import languages_in_order
from sakura_desktop.reader.term_popup import TermPopup
from sakura_desktop.screens.screen import Screen
from sakura_desktop.study.word_menu import WordMenu, is_key
from sakura_desktop.widgets.layouts import beside, centred
from sakura_desktop.widgets.text_page import TextPage

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.study.collector import Collector

PACKAGE: Final = "sakura-desktop"
LIBRARIES: Final = (
    ("PySide6_Essentials", "Qt for Python", "LGPL-3.0"),
    ("pillow", "Pillow", "MIT-CMU"),
    ("platformdirs", "platformdirs", "MIT"),
    ("fluent.runtime", "fluent.runtime", "Apache-2.0"),
    ("msgspec", "msgspec", "BSD-3-Clause"),
    ("budoux", "BudouX", "Apache-2.0"),
    ("koroman", "koroman", "MIT"),
    ("fsrs", "py-fsrs", "MIT"),
    ("genanki", "genanki", "MIT"),
    ("pypdf", "pypdf", "BSD-3-Clause"),
    ("miniaudio", "miniaudio", "MIT"),
    ("tomlkit", "tomlkit", "MIT"),
)
"""What the program is made with: distribution, name, licence."""
WIDEST: Final = 1000
"""So wide are lines at zoom 1 that are read at ease."""
HOW: Final = ("aim", "turn", "basics", "cards", "attack", "several", "undo", "reading")
KEYS: Final = (
    ("board", ("tab", "enter", "escape", "letters", "arrows", "leap", "aside-shown", "hint", "lists", "skip")),
    (
        "program",
        (
            "onward", "undo", "redo", "language", "cycle", "peek", "ruby", "zoom", "fullscreen", "picture", "sound",
            "save", "home", "study", "rulebook", "replay", "analysis",
        ),
    ),
    ("reading", ("second", "names", "text", "journal", "blur", "romanised", "walk", "mine", "aloud", "copy")),
    ("words", ("tabs", "search", "listed", "rows", "answers", "further", "asked", "aside", "last")),
)


def version_of(distribution: str) -> str:
    """The version installed, empty where that isn't known."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return ""


class PageScreen(Screen):
    """A page of text that scrolls by the keys; terms in it are marked."""

    cancelled = Signal()

    def __init__(
        self, name: str, title: str, words: Words, look: Appearance, parent: QWidget | None = None,
        collector: Collector | None = None,
    ) -> None:
        """Written anew at every change of language; `title` is the key of its heading."""
        super().__init__(name, words, parent)
        self._look = look
        self.popup = TermPopup(words, look, self, collector)
        self.text = TextPage(self)
        self.text.setObjectName(f"{name}.text")
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._explain)
        self.text.installEventFilter(self)
        self._menu = WordMenu(words, collector, self.text)
        self.wording.name(self.text, title)
        back = self.button(f"{name}.back", "button-back", self.cancelled.emit)
        box = QVBoxLayout(self)
        box.setContentsMargins(24, 10, 24, 12)
        box.addWidget(self.label(title, role="title"))
        box.addLayout(centred(self.text), 1)
        box.addLayout(beside(back, None))
        look.changed.connect(self.reword)
        self.reword()

    def _explain(self, link: QUrl) -> None:
        """Say what a term means, where it was pressed."""
        kind, _, ref = link.toString().partition(":")
        if kind == "term":
            self.popup.show_term(ref, self._spot(), opened=True)

    def _spot(self) -> QRect:
        """Where on the screen the term stands that is pressed or walked to."""
        middle = self.text.viewport().mapToGlobal(self.text.cursorRect().center())
        return QRect(middle, QSize(1, self.fontMetrics().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys that take and say a word do so with the term that the keyboard has come to."""
        if watched is self.text and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            ref = self.text.textCursor().charFormat().anchorHref()
            if ref and is_key(event):
                return self._take(ref)
            if ref and is_heard_key(event):
                language = self.words.aloud.first(languages_in_order(self.words))
                return bool(language) and self.words.aloud.say_ref(f"{HEARD}{language}:{ref}")
        return super().eventFilter(watched, event)

    def _take(self, ref: str) -> bool:
        collector = self._menu.collector
        word = collector.word_of(ref) if collector is not None else ""
        self._menu.take(word, None, self._spot().bottomLeft())
        return bool(word)

    def entered(self) -> None:
        """The page has the keyboard."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def reword(self) -> None:
        """Write the page in the language shown, at the place where it was read."""
        self.text.setMaximumWidth(self._look.px(WIDEST))
        bar = self.text.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self.text.setHtml(self.page())
        bar.setValue(round(share * bar.maximum()))

    def page(self) -> str:
        """The page as rich text."""
        return ""

    def html(self, phrase: Phrase) -> str:
        """A phrase as rich text; in brackets readings would only be in the way, and the terms' entries have them."""
        return self.words.html(phrase, ruby=False)


class HelpScreen(PageScreen):
    """How to play with this program: the hand on the mouse, then every key."""

    def __init__(
        self, words: Words, look: Appearance, parent: QWidget | None = None, collector: Collector | None = None,
    ) -> None:
        """The page."""
        super().__init__("help", "help-title", words, look, parent, collector)

    def page(self) -> str:
        """A section a matter, then tables of keys."""
        parts = [f"<p>{self.html(say('help-intro'))}</p>"]
        parts += [
            f"<h3>{self.html(say(f'help-{matter}'))}</h3><p>{self.html(say(f'help-{matter}-text'))}</p>"
            for matter in HOW
        ]
        for group, keys in KEYS:
            rows = "".join(
                f"<tr><td><b>{self.html(say(f'keys-{key}'))}</b>&nbsp;&nbsp;</td>"
                f"<td>{self.html(say(f'keys-{key}-text'))}</td></tr>"
                for key in keys
            )
            parts.append(f"<h3>{self.html(say(f'keys-{group}'))}</h3><table cellpadding='4'>{rows}</table>")
        return "".join(parts)


class AboutScreen(PageScreen):
    """What the program is, that it is unofficial, and what it is made with."""

    def __init__(
        self, words: Words, look: Appearance, parent: QWidget | None = None, collector: Collector | None = None,
    ) -> None:
        """The page."""
        super().__init__("about", "about-title", words, look, parent, collector)

    def page(self) -> str:
        """The program, the note, the licences, the versions."""
        rows = "".join(
            f"<tr><td>{name}&nbsp;&nbsp;</td><td>{version_of(distribution)}&nbsp;&nbsp;</td><td>{licence}</td></tr>"
            for distribution, name, licence in LIBRARIES
        )
        rules = "".join(f"<p>{self.html(say(f'{one.key}-about-rules'))}</p>" for one in games())
        versions = say(
            "about-versions", version=version_of(PACKAGE), python=platform.python_version(), qt=qVersion(),
            system=platform.platform(),
        )
        return "".join((
            f"<h2>{self.html(say('app-name'))}</h2>",
            f"<p>{self.html(say('about-what'))}</p>",
            f"<h3>{self.html(say('about-unofficial'))}</h3><p>{self.html(say('about-unofficial-text'))}</p>",
            f"<h3>{self.html(say('about-rules'))}</h3>{rules}",
            f"<h3>{self.html(say('about-licence'))}</h3><p>{self.html(say('about-licence-text'))}</p>",
            f"<table cellpadding='3'>{rows}</table>",
            f"<p>{self.html(say('about-qt'))}</p>",
            f"<p>{self.html(versions)}</p>",
        ))
