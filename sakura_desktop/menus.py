"""The menus: everything that the program can do, with its keys; what can't be done now is grey."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from engine.text.phrase import say
from sakura_desktop.languages.reading_menu import ReadingMenu
from sakura_desktop.settings import ZOOM_LEAST, ZOOM_MOST
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QMenu

    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

ZOOM_STEP: Final = 0.1
VOLUME_STEP: Final = 10
"""Percent from one entry chosen to the next."""


class Entry(NamedTuple):
    """An entry of a menu: its name, its keys, and its role where a system has a place of its own for it."""

    name: str
    keys: tuple[str, ...] = ()
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    always: bool = True
    """It can be done wherever one is; what can't is switched on by the screen."""


SEPARATOR: Final = Entry("")
DUEL: Final = (
    Entry("new", ("Ctrl+N",)),
    Entry("continue", ("Ctrl+R",), always=False),
    Entry("open", ("Ctrl+O",)),
    Entry("save", ("Ctrl+S",), always=False),
    Entry("hint", ("F4",), always=False),
    Entry("lists", ("F3",), always=False),
    Entry("give-up", always=False),
    SEPARATOR,
    Entry("replays", ("Ctrl+L",)),
    Entry("decks", ("Ctrl+D",)),
    Entry("study", ("Ctrl+M",)),
    Entry("matchups"),
    Entry("home", ("Ctrl+H",)),
    SEPARATOR,
    Entry("quit", ("Ctrl+Q",), QAction.MenuRole.QuitRole),
)
EDIT: Final = (
    Entry("undo", ("Ctrl+Z",), always=False),
    Entry("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), always=False),
    SEPARATOR,
    Entry("copy-picture", ("Ctrl+Shift+C",)),
    Entry("save-picture", ("Ctrl+Shift+P",)),
    SEPARATOR,
    Entry("settings", ("Ctrl+,",), QAction.MenuRole.PreferencesRole),
)
ZOOM: Final = (
    Entry("zoom-in", ("Ctrl++", "Ctrl+=")), Entry("zoom-out", ("Ctrl+-",)), Entry("zoom-normal", ("Ctrl+0",)),
)
SOUND: Final = (Entry("louder"), Entry("softer"))
HELP: Final = (Entry("help", ("F1",)), Entry("rulebook", ("Ctrl+B",)), Entry("about", (), QAction.MenuRole.AboutRole))
CHOICES: Final = {
    "theme": ("system", "light", "dark"),
    "pace": ("off", "fast", "normal", "slow"),
}


class Menus(QObject):
    """The menu bar of the main window. Settings are set here; the rest is asked for by name."""

    asked = Signal(str)
    """An entry was chosen that isn't a setting."""

    def __init__(self, window: QMainWindow, words: Words, settings: Settings) -> None:
        """Fill the window's menu bar."""
        super().__init__(window)
        self._window = window
        self._words = words
        self._settings = settings
        self.wording = Translated(words, window)
        self.actions: dict[str, QAction] = {}
        self.choices: dict[str, dict[str, QAction]] = {}
        window.menuBar().setObjectName("menus")
        self._menu("duel", DUEL)
        self._menu("edit", EDIT)
        self._view()
        self._menu("help-menu", HELP)
        settings.changed.connect(self._show)
        for name in ("theme", "pace", "sound", "volume", "journal_shown", "zoom"):
            self._show(name)

    def _menu(self, name: str, entries: tuple[Entry, ...]) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        menu.setObjectName(f"menu.{name}")
        self.wording.bind(menu, "title", menu.setTitle, say(f"menu-{name}"))
        self._fill(menu, entries)
        return menu

    def _fill(self, menu: QMenu, entries: tuple[Entry, ...]) -> None:
        for entry in entries:
            if not entry.name:
                menu.addSeparator()
                continue
            action = self._action(menu, f"menu-{entry.name}", entry.keys)
            action.setObjectName(f"action.{entry.name}")
            action.setMenuRole(entry.role)
            action.setEnabled(entry.always)
            action.triggered.connect(lambda _checked=False, name=entry.name: self._choose(name))
            self.actions[entry.name] = action

    def _action(self, menu: QMenu, key: str, keys: tuple[str, ...]) -> QAction:
        action = menu.addAction("")
        action.setShortcuts([QKeySequence(sequence) for sequence in keys])
        self.wording.phrase(action, say(key))
        return action

    def _view(self) -> None:
        menu = self._menu("view", ())
        self.reading = ReadingMenu(menu, self.wording, self._words, self._settings)
        menu.addSeparator()
        self._submenu(menu, "theme")
        zoom = menu.addMenu("")
        zoom.setObjectName("menu.zoom")
        self.wording.bind(zoom, "title", zoom.setTitle, say("menu-zoom"))
        self._fill(zoom, ZOOM)
        self._submenu(menu, "pace")
        volume = menu.addMenu("")
        volume.setObjectName("menu.volume")
        self.wording.bind(volume, "title", volume.setTitle, say("menu-volume"))
        self._switch(volume, "sound", "Ctrl+Shift+S")
        self._fill(volume, SOUND)
        menu.addSeparator()
        self._switch(menu, "journal_shown", "F9")
        self._fill(menu, (Entry("fullscreen", ("F11",)),))
        self.actions["fullscreen"].setCheckable(True)

    def _submenu(self, menu: QMenu, setting: str) -> None:
        sub = menu.addMenu("")
        sub.setObjectName(f"menu.{setting}")
        key = setting.replace("_", "-")
        self.wording.bind(sub, "title", sub.setTitle, say(f"menu-{key}"))
        group = QActionGroup(sub)
        self.choices[setting] = {}
        for value in CHOICES[setting]:
            action = self._action(sub, f"settings-{key}-{value}", ())
            action.setCheckable(True)
            action.setObjectName(f"action.{setting}.{value}")
            action.triggered.connect(lambda _checked=False, value=value: setattr(self._settings, setting, value))
            group.addAction(action)
            self.choices[setting][value] = action

    def _switch(self, menu: QMenu, setting: str, keys: str) -> None:
        action = self._action(menu, f"menu-{setting.replace('_', '-')}", (keys,))
        action.setCheckable(True)
        action.setObjectName(f"action.{setting}")
        action.triggered.connect(lambda checked: setattr(self._settings, setting, checked))
        self.actions[setting] = action

    def _choose(self, name: str) -> None:
        steps = {"zoom-in": ZOOM_STEP, "zoom-out": -ZOOM_STEP}
        louder = {"louder": VOLUME_STEP, "softer": -VOLUME_STEP}
        if name in louder:
            self._settings.volume += louder[name]
        elif name in steps:
            self._settings.zoom = min(max(self._settings.zoom + steps[name], ZOOM_LEAST), ZOOM_MOST)
        elif name == "zoom-normal":
            self._settings.zoom = 1.0
        else:
            self.asked.emit(name)

    def _show(self, name: str) -> None:
        """Let the entries show what a setting is now."""
        value = getattr(self._settings, name)
        if name in self.choices:
            for choice, action in self.choices[name].items():
                action.setChecked(choice == value)
        elif name in self.actions:
            self.actions[name].setChecked(value)
        elif name == "volume":
            self.actions["louder"].setEnabled(value < 100)
            self.actions["softer"].setEnabled(value > 0)
        elif name == "zoom":
            self.actions["zoom-in"].setEnabled(value < ZOOM_MOST)
            self.actions["zoom-out"].setEnabled(value > ZOOM_LEAST)

    def enable(self, name: str, enabled: bool) -> None:
        """Let an entry be chosen, or grey it."""
        self.actions[name].setEnabled(enabled)
