"""The bar above the rules: back and forth, the search, the languages shown, the size of the text, the documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from engine.rulebook.library import LANGUAGES
from engine.text.phrase import say
from sakura_desktop.rulebook.search import SearchLine
from sakura_desktop.settings import ZOOM_LEAST, ZOOM_MOST
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from sakura_desktop.languages.words import Words
    from sakura_desktop.rulebook.browser import RulebookBrowser
    from sakura_desktop.rulebook.document_loader import DocumentLoader
    from sakura_desktop.settings import Settings

VIEWS: Final = ("both", "ja", "ko")
SIGNS: Final = {"back": "◀", "forth": "▶", "previous": "▲", "next": "▼", "smaller": "A−", "larger": "A+"}


class RulebookBar(QFrame):
    """Asks for what can be done; greys what can't."""

    asked = Signal(str)
    """`back`, `forth`, `previous`, `next`, `smaller`, `larger`, `open`, `forget-ja`, `forget-ko`."""

    def __init__(
        self, words: Words, settings: Settings, desk: RulebookBrowser, shelf: DocumentLoader, parent: QWidget
    ) -> None:
        """For that desk."""
        super().__init__(parent)
        self._settings = settings
        self._desk = desk
        self._shelf = shelf
        self.wording = Translated(words, self)
        self.tools = {name: self._tool(name, sign) for name, sign in SIGNS.items()}
        self.field = SearchLine(words, self)
        self.wording.bind(self.field, "hint", self.field.setPlaceholderText, say("rulebook-find"))
        self.count = PlainLabel(self)
        self.count.setObjectName("rulebook.count")
        self.count.setProperty("role", "note")
        views = [(view, say(f"rulebook-view-{view}")) for view in VIEWS]
        self.view = self.wording.choice("rulebook.view", views, "rulebook-view")
        self.view.activated.connect(lambda at: setattr(settings, "rulebook_view", VIEWS[at]))
        games = [(game, say(f"game-{game}")) for game in shelf.library.dialects]
        self.games = self.wording.choice("rulebook.game", games, "rulebook-game")
        self.games.activated.connect(lambda at: shelf.show_game(self.games.itemData(at)))
        self.entries: dict[str, QAction] = {}
        self.documents = self._documents()
        self._lay_out()
        desk.changed.connect(self.renew)
        shelf.changed.connect(self.renew)
        settings.changed.connect(lambda _name: self.renew())
        self.renew()

    def _tool(self, name: str, sign: str) -> QToolButton:
        tool = QToolButton(self)
        tool.setObjectName(f"rulebook.{name}")
        tool.setText(sign)
        tool.setAutoRaise(True)
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.wording.name(tool, f"rulebook-{name}")
        self.wording.tip(tool, f"rulebook-{name}-tip")
        tool.clicked.connect(lambda _checked=False: self.asked.emit(name))
        return tool

    def _documents(self) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("rulebook.documents")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.wording.bind(button, "text", lambda text: button.setText(f"{text} ▾"), say("rulebook-documents"))
        self.wording.name(button, "rulebook-documents")
        button.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        menu = QMenu(button)
        menu.setObjectName("menu.rulebook")
        for name in ("open", "forget-ja", "forget-ko"):
            action = menu.addAction("")
            action.setObjectName(f"rulebook.action.{name}")
            self.wording.phrase(action, say(f"rulebook-{name}"))
            action.triggered.connect(lambda _checked=False, name=name: self.asked.emit(name))
            self.entries[name] = action
        button.setMenu(menu)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for name in ("back", "forth"):
            row.addWidget(self.tools[name])
        row.addWidget(self.field, 1)
        for widget in (self.tools["previous"], self.tools["next"], self.count, self.games, self.view):
            row.addWidget(widget)
        for name in ("smaller", "larger"):
            row.addWidget(self.tools[name])
        row.addWidget(self.documents)

    def renew(self) -> None:
        """Show what can be done now."""
        finder, places, zoom = self._desk.finder, self._desk.places, self._settings.rulebook_zoom
        can = {
            "back": places.can_go_back, "forth": places.can_go_forth, "previous": bool(finder.hits),
            "next": bool(finder.hits), "smaller": zoom > ZOOM_LEAST, "larger": zoom < ZOOM_MOST,
        }
        for name, tool in self.tools.items():
            tool.setEnabled(can[name])
        self.games.setCurrentIndex(self.games.findData(self._shelf.game))
        self.games.setVisible(len(self._shelf.games) > 1)
        self.view.setCurrentIndex(VIEWS.index(self._settings.rulebook_view))
        self.view.setEnabled(len(self._shelf.languages) > 1)
        self.count.setVisible(bool(finder.words))
        if finder.words:
            self.wording.text(self.count, "rulebook-count", at=finder.at + 1, count=len(finder.hits))
        for language in LANGUAGES:
            self.entries[f"forget-{language}"].setVisible(language in self._shelf.languages)
