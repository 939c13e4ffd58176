"""The main window: the menus, the message bars, and one screen at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QMoveEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sakura_desktop.menus import Menus
from sakura_desktop.widgets.banner import Banners
from sakura_desktop.widgets.passing_note import PassingNote
from sakura_desktop.widgets.translated import Translated
from sakura_desktop.widgets.writing import writing

if TYPE_CHECKING:
    from sakura_desktop.languages.words import Words
    from sakura_desktop.screens.screen import Screen
    from sakura_desktop.settings import Settings

LEAST: Final = QSize(800, 480)
FIRST: Final = QSize(1280, 720)
"""The first window is so large at the least, where the screen has room for it …"""
SHARE: Final = 0.85
"""… or takes so much of the screen, where that is more."""
PEEK_KEYS: Final = frozenset({int(Qt.Key.Key_F8), int(Qt.Key.Key_QuoteLeft)})


class MainWindow(QMainWindow):
    """Holds the screens, tells which one is shown, and lets a key held peek at the second language."""

    shown = Signal(str)
    """Name of the screen shown now."""
    heard = Signal(str, int)
    """What is to be heard on a screen, by its name in `Sound`, and how strong it is."""
    painted = Signal()
    """The window is on the screen for the first time."""
    closing = Signal()
    sized = Signal(QSize)
    """The window has another size."""

    def __init__(self, words: Words, settings: Settings) -> None:
        """No screens yet; where the window stood last it stands again."""
        super().__init__()
        self.setObjectName("window")
        self._words = words
        self._settings = settings
        self.wording = Translated(words, self)
        self.menus = Menus(self, words, settings)
        self.menus.asked.connect(self._asked)
        self.banners = Banners(words, self)
        self.stack = QStackedWidget(self)
        middle = QWidget(self)
        box = QVBoxLayout(middle)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.banners)
        box.addWidget(self.stack, 1)
        self.setCentralWidget(middle)
        self.note = PassingNote(words, self)
        self.setMinimumSize(LEAST)
        self._screens: dict[str, Screen] = {}
        self._painted = False
        self._first = False
        """It stands nowhere yet, and no frame is around it."""
        self._restore()

    # --- screens ---

    def add(self, screen: Screen) -> None:
        """Take a screen in, by its object name."""
        self.stack.addWidget(screen)
        self._screens[screen.objectName()] = screen
        screen.heard.connect(self.heard)

    def screen_named(self, name: str) -> Screen | None:
        """The screen of that name, if it was taken in."""
        return self._screens.get(name)

    @property
    def current(self) -> str:
        """Name of the screen shown."""
        widget = self.stack.currentWidget()
        return widget.objectName() if widget is not None else ""

    @property
    def current_screen(self) -> Screen | None:
        """The screen shown."""
        return self._screens.get(self.current)

    def show_screen(self, screen: Screen) -> None:
        """Show a screen; the one before is told that it was left."""
        before = self.stack.currentWidget()
        if before is not screen:
            leave = getattr(before, "left", None)
            self.stack.setCurrentWidget(screen)
            if leave is not None:
                leave()
        self.wording.bind(self, "title", self.setWindowTitle, screen.title())
        enter = getattr(screen, "entered", None)
        if enter is not None:
            enter()
        self.shown.emit(screen.objectName())

    # --- keys and menus ---

    def _asked(self, name: str) -> None:
        if name == "fullscreen":
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif name == "quit":
            self.close()

    def changeEvent(self, event: QEvent) -> None:
        """The menu follows the window's state; a peek ends where the window loses the keyboard."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.actions["fullscreen"].setChecked(self.isFullScreen())
        elif event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._words.set_peek(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold a peek for as long as its key is held, wherever in the window the keyboard is."""
        if event.type() in {QEvent.Type.KeyPress, QEvent.Type.KeyRelease} and isinstance(event, QKeyEvent):
            return self._peek(event)
        if event.type() == QEvent.Type.Expose and not self._painted:
            self._painted = True
            self.painted.emit()
        return super().eventFilter(watched, event)

    def _peek(self, event: QKeyEvent) -> bool:
        if event.key() not in PEEK_KEYS or (event.key() == Qt.Key.Key_QuoteLeft and writing()):
            return False
        if not event.isAutoRepeat():
            self._words.set_peek(event.type() == QEvent.Type.KeyPress)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses whatever button has the keyboard, as space does."""
        focus = QApplication.focusWidget()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and isinstance(focus, QAbstractButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Listen to the window's own keys once there is a window."""
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    # --- the window's place ---

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell how large the window is now."""
        super().resizeEvent(event)
        self.sized.emit(event.size())

    def moveEvent(self, event: QMoveEvent) -> None:
        """Only when the desktop has put its frame around the window, it is known how much that takes."""
        super().moveEvent(event)
        frame = self.frameGeometry().size()
        if self._first and frame != self.size():
            self._first = False
            self.resize(within(self.size(), frame, self.screen().availableGeometry().size()))

    def _restore(self) -> None:
        kept = QByteArray.fromBase64(self._settings.geometry.encode())
        if kept.isEmpty() or not self.restoreGeometry(kept):
            room = QGuiApplication.primaryScreen().availableGeometry().size()
            self.resize((room * SHARE).expandedTo(FIRST).boundedTo(room))
            self._first = True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place; everything else is kept already."""
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        if place != self._settings.geometry:
            self._settings.geometry = place
        self.closing.emit()
        super().closeEvent(event)


def within(inner: QSize, frame: QSize, room: QSize) -> QSize:
    """How large a window may be whose frame, of that size, is to have room on the screen."""
    return inner - (frame - frame.boundedTo(room))
