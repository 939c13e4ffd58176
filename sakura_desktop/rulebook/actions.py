"""What can be done in the rulebook, by name: the bar's buttons and the keys stand for the same things."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from sakura_desktop.settings import ZOOM_LEAST, ZOOM_MOST

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from sakura_desktop.rulebook.browser import RulebookBrowser
    from sakura_desktop.rulebook.files import RuleFiles
    from sakura_desktop.rulebook.toolbar import RulebookBar
    from sakura_desktop.settings import Settings

ZOOM_STEP: Final = 0.1
KEYS: Final = {
    "find": ("Ctrl+F",), "next": ("F3",), "previous": ("Shift+F3",), "back": ("Alt+Left",), "forth": ("Alt+Right",),
    "headings": ("Ctrl+T",), "larger": ("Ctrl++", "Ctrl+="), "smaller": ("Ctrl+-",), "normal": ("Ctrl+0",),
    "open": ("Ctrl+O",),
}


class RulebookActions(QObject):
    """Does what is asked for by name."""

    def __init__(
        self, settings: Settings, desk: RulebookBrowser, bar: RulebookBar, files: RuleFiles, window: QWidget
    ) -> None:
        """The keys hold in that window."""
        super().__init__(window)
        self._settings = settings
        self._desk = desk
        self._bar = bar
        self._acts: dict[str, Callable[[], object]] = {
            "back": desk.back, "forth": desk.forth, "next": partial(desk.step, 1), "previous": partial(desk.step, -1),
            "find": self._to_find, "headings": self._to_headings, "larger": partial(self._zoom, ZOOM_STEP),
            "smaller": partial(self._zoom, -ZOOM_STEP), "normal": partial(self._zoom, 0.0), "open": files.ask,
            "forget-ja": partial(files.forget, "ja"), "forget-ko": partial(files.forget, "ko"),
        }
        bar.asked.connect(self.act)
        for name, sequences in KEYS.items():
            for sequence in sequences:
                QShortcut(QKeySequence(sequence), window).activated.connect(partial(self.act, name))

    def act(self, name: str) -> None:
        """Do what a button or a key stands for."""
        self._acts[name]()

    def _to_find(self) -> None:
        self._bar.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._bar.field.selectAll()

    def _to_headings(self) -> None:
        """To whatever stands on the left."""
        shown = self._desk.hits if self._desk.finder.words else self._desk.headings
        shown.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _zoom(self, by: float) -> None:
        zoom = self._settings.rulebook_zoom + by if by else 1.0
        self._settings.rulebook_zoom = min(max(zoom, ZOOM_LEAST), ZOOM_MOST)
