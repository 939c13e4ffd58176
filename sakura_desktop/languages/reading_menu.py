"""The part of the view menu that is about reading: languages by element, readings, blur, with a key for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QToolTip

from engine.text.phrase import say
from sakura_desktop.languages.reading import CHOICES, OF_ELEMENT, choice_key, next_choice
from sakura_desktop.widgets.plain_label import plain_tip
from sakura_desktop.widgets.spoken import announce

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.widgets.translated import Translated

LANGUAGE_KEYS: Final = {"ja": "Ctrl+1", "ko": "Ctrl+2", "en": "Ctrl+3"}
NEXT_KEYS: Final = {
    "language": "F6", "names_language": "Shift+F6", "text_language": "Ctrl+F6", "journal_language": "Ctrl+Shift+F6",
    "second_language": "F5", "names_second": "Shift+F5", "text_second": "Ctrl+F5", "journal_second": "Ctrl+Shift+F5",
    "ruby": "F7",
}
"""Keys that go through the choices of a setting: F6 the first language, F5 the second; with Shift those of names, with
Ctrl those of card text, with both those of the journal.
"""
SWITCHES: Final = {"blur_second": "Shift+F7", "romanised": "Ctrl+F7"}


class ReadingMenu(QObject):
    """Fills a menu, sets the settings, and shows what they are."""

    def __init__(self, menu: QMenu, wording: Translated, words: Words, settings: Settings) -> None:
        """At the end of that menu."""
        super().__init__(menu)
        self._menu = menu
        self._wording = wording
        self._words = words
        self._settings = settings
        self.choices: dict[str, dict[str, QAction]] = {}
        self.actions: dict[str, QAction] = {}
        for setting in ("language", "second_language"):
            self._choices(self._sub(menu, setting), setting)
        for name in OF_ELEMENT:
            sub = self._sub(menu, name)
            self._choices(sub, f"{name}_language")
            sub.addSeparator()
            self._action(sub, "menu-beside", "").setEnabled(False)
            self._choices(sub, f"{name}_second")
        self._choices(self._sub(menu, "ruby"), "ruby")
        for setting, keys in SWITCHES.items():
            self._switch(menu, setting, keys)
        settings.changed.connect(self.show)
        words.changed.connect(lambda: self.show("language"))
        for setting in (*self.choices, *SWITCHES):
            self.show(setting)

    def _sub(self, menu: QMenu, name: str) -> QMenu:
        sub = menu.addMenu("")
        sub.setObjectName(f"menu.{name}")
        self._wording.bind(sub, "title", sub.setTitle, say(f"menu-{name.replace('_', '-')}"))
        return sub

    def _action(self, menu: QMenu, key: str, keys: str) -> QAction:
        action = menu.addAction("")
        action.setShortcut(QKeySequence(keys))
        self._wording.phrase(action, say(key))
        return action

    def _choices(self, menu: QMenu, setting: str) -> None:
        """A choice each, one of them checked, and the entry whose key goes through them."""
        group = QActionGroup(menu)
        self.choices[setting] = {}
        for value in CHOICES[setting]:
            keys = LANGUAGE_KEYS[value] if setting == "language" else ""
            action = self._action(menu, choice_key(setting, value), keys)
            action.setCheckable(True)
            action.setObjectName(f"action.{setting}.{value or 'none'}")
            action.triggered.connect(lambda _checked=False, value=value: setattr(self._settings, setting, value))
            group.addAction(action)
            self.choices[setting][value] = action
        following = self._action(menu, "menu-next", NEXT_KEYS[setting])
        following.setObjectName(f"action.{setting}.next")
        following.triggered.connect(lambda _checked=False: self._next(setting))

    def _next(self, setting: str) -> None:
        setattr(self._settings, setting, next_choice(self._settings, self._words, setting))
        self._tell(setting, choice_key(setting, getattr(self._settings, setting)))

    def _tell(self, setting: str, how: str) -> None:
        """Say how a setting stands now: a key gives no other sign where nothing on the screen looks otherwise."""
        window = QApplication.activeWindow() or self._menu.window().parentWidget()
        if window is None:
            return
        said = self._words.text(say("reading-now", what=say(f"settings-{setting.replace('_', '-')}"), how=say(how)))
        at = window.mapToGlobal(QPoint(window.width() // 2, 40))
        QToolTip.showText(at, plain_tip(said), window, QRect(), 2500)
        announce(window, said)

    def _switch(self, menu: QMenu, setting: str, keys: str) -> None:
        action = self._action(menu, f"menu-{setting.replace('_', '-')}", keys)
        action.setCheckable(True)
        action.setObjectName(f"action.{setting}")
        action.triggered.connect(lambda checked: self._turn(setting, checked=checked))
        self.actions[setting] = action

    def _turn(self, setting: str, *, checked: bool) -> None:
        setattr(self._settings, setting, checked)
        self._tell(setting, "reading-on" if checked else "reading-off")

    def show(self, setting: str) -> None:
        """Let the entries show what a setting is now."""
        if setting in self.choices:
            value = getattr(self._settings, setting)
            if setting == "language":
                value = value or self._words.chosen
            for choice, action in self.choices[setting].items():
                action.setChecked(choice == value)
        elif setting in self.actions:
            self.actions[setting].setChecked(getattr(self._settings, setting))
