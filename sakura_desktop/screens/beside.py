"""A screen in a window of its own beside whatever the program shows: what is shown there stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QSize, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QShowEvent

from sakura_desktop.appearance import POINTS
from sakura_desktop.screens.screen import Screen

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.window import MainWindow

BESIDE: Final = frozenset(("action.study", "action.rulebook"))
"""What opens the windows that stand beside the game."""
EVERYWHERE: Final = ("action.language.", "action.zoom-", "action.ruby.", "action.blur_second", "action.romanised")
"""How the names of the acts begin that are done in every window: the language, the size of letters, how it is read."""
LEAST: Final = QSize(720, 460)
FIRST: Final = QSize(1120, 690)


class BesideScreen(Screen):
    """Its window stands where it stood last; Escape closes it, and nothing in it is lost by that."""

    cancelled = Signal()
    """Escape: the window closes."""
    gone = Signal()

    def __init__(self, name: str, words: Words, settings: Settings, keys: QObject | None = None) -> None:
        """Not shown yet. `keys` hears of every key in the window before anything else does: it holds the peek."""
        super().__init__(name, words)
        self._settings = settings
        self._keys = keys
        self.cancelled.connect(self.close)
        self.wording.bind(self, "title", self.setWindowTitle, self.title())

    @property
    def _place(self) -> str:
        """The setting in which the window's place is kept."""
        return f"{self.objectName()}_geometry"

    def stand(self) -> None:
        """Where the window stood last, or at the right edge of the screen; when all that it holds is there."""
        self.setMinimumSize(LEAST)
        kept = QByteArray.fromBase64(getattr(self._settings, self._place).encode())
        if kept.isEmpty() or not self.restoreGeometry(kept):
            room = QGuiApplication.primaryScreen().availableGeometry()
            larger = max(1.0, QGuiApplication.font().pointSizeF() / POINTS)  # as large as the letters are
            self.resize((FIRST * larger).boundedTo(room.size()))
            self.move(room.right() - self.width() + 1, room.top())

    def come_forward(self) -> bool:
        """Show the window before all others; whether it wasn't shown before."""
        fresh = not self.isVisible()
        if fresh:
            self.show()
        self.raise_()
        self.activateWindow()
        return fresh

    def share(self, window: MainWindow) -> None:
        """Stand beside the program's window: with its keys for languages, readings, the size of letters and for
        windows like this; closed with it.
        """
        actions = window.findChildren(QAction)
        self.addActions([
            action for action in actions
            if action.objectName().startswith(EVERYWHERE) or action.objectName() in BESIDE
        ])
        window.closing.connect(self.close)
        self.gone.connect(window.activateWindow)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keys be heard."""
        super().showEvent(event)
        if self._keys is not None and self.windowHandle() is not None:
            self.windowHandle().installEventFilter(self._keys)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place."""
        shown = self.isVisible()
        if shown:
            setattr(self._settings, self._place, bytes(self.saveGeometry().toBase64().data()).decode())
        super().closeEvent(event)
        if shown:
            self.gone.emit()
