"""The controls of a table at which computers play: how far one is, its move skipped, the pace; for who watches two also
wait, step, and both hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from engine.text.phrase import say
from sakura_desktop.widgets.share_bar import ShareBar
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.computers import Computers
    from sakura_desktop.settings import Settings

PACES: Final = ("slow", "normal", "fast", "off")
BAR: Final = 50
"""How wide the progress is at least, in pixels at zoom 1."""


class PaceControls(QWidget):
    """Seen only while a computer sits at the table."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, computers: Computers, parent: QWidget,
    ) -> None:
        """Over the computers of a table."""
        super().__init__(parent)
        self._settings, self._look, self._computers = settings, look, computers
        self.wording = Translated(words, self)
        self.progress = ShareBar("duel.progress", self)
        self.wording.name(self.progress, "computer-progress")
        self.wording.tip(self.progress, "computer-progress")
        self.play = self._button("play", self._toggle)
        self.step = self._button("step", computers.step)
        self.skip = self._button("skip", computers.skip)
        self.open = self._button("open", self._show_hands)
        self.open.setCheckable(True)
        paces = [(pace, say(f"settings-pace-{pace}")) for pace in PACES]
        self.pace = self.wording.choice("duel.pace", paces, "settings-pace")
        self.pace.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.wording.tip(self.pace, "settings-pace")
        self.pace.activated.connect(lambda index: setattr(settings, "pace", PACES[index]))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 0)
        row.setSpacing(2)
        row.addWidget(self.progress, 1)
        for widget in (self.play, self.step, self.skip, self.open, self.pace):
            row.addWidget(widget)
        computers.changed.connect(self.renew)
        computers.progressed.connect(self._progress)
        settings.changed.connect(lambda _name: self.renew())
        look.changed.connect(self._dress)
        self._dress()
        self.renew()

    def _button(self, name: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"duel.{name}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked=False: act())
        self._call(button, "computer-wait" if name == "play" else f"computer-{name}")
        return button

    def _call(self, button: QToolButton, key: str) -> None:
        self.wording.name(button, key)
        self.wording.tip(button, key)

    def _toggle(self) -> None:
        self._computers.pause(paused=not self._computers.paused)

    def _show_hands(self) -> None:
        self._settings.watch_open = not self._settings.watch_open

    def _dress(self) -> None:
        side = self._look.px(20)
        self.progress.setMinimumWidth(self._look.px(BAR))
        self.progress.setFixedHeight(self._look.px(10))
        signs = {self.step: "forward", self.skip: "last", self.play: "play" if self._computers.paused else "pause"}
        signs[self.open] = "eye" if self._settings.watch_open else "hidden"
        for button, sign in signs.items():
            button.setIcon(self._look.icon(sign))
            button.setIconSize(QSize(side, side))

    def _progress(self) -> None:
        """How far one is: said often, so nothing else is renewed by it."""
        self.progress.show_share(self._computers.share)

    def renew(self) -> None:
        """Show what is possible now."""
        computers = self._computers
        self.setVisible(computers.sit)
        watched = computers.watched
        for button in (self.play, self.step, self.open):
            button.setVisible(watched)
        self.skip.setEnabled(computers.seat is not None)
        self.open.setChecked(self._settings.watch_open)
        self._progress()
        self.progress.setEnabled(computers.thinks)
        self.pace.setCurrentIndex(PACES.index(self._settings.pace))
        self._call(self.play, "computer-go-on" if computers.paused else "computer-wait")
        self._dress()
