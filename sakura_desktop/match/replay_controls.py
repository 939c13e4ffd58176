"""The slider under a replay: any moment at once, step by step, or one after the other by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QToolButton, QVBoxLayout, QWidget

from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

PAUSE: Final = 900
"""Milliseconds between two steps while the replay plays by itself, besides the movement."""
STEPS: Final = {"start": "first", "back": "backward", "play": "play", "forward": "forward", "end": "last"}
"""What the buttons do, with their signs."""
KEYS: Final = {
    int(Qt.Key.Key_Left): "back", int(Qt.Key.Key_Right): "forward", int(Qt.Key.Key_Space): "play",
    int(Qt.Key.Key_Home): "start", int(Qt.Key.Key_End): "end",
}


class StepButton(QToolButton):
    """Arrows are the replay's: they step wherever in it the keyboard is."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that steps is left to the screen."""
        if event.key() in KEYS and event.key() != Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ReplayControls(QWidget):
    """Knows which moment is shown; what it looks like, others know."""

    came = Signal(int, bool)
    """The moment after so many answers is to be shown; true where it is the next after the one before."""

    def __init__(self, words: Words, settings: Settings, look: Appearance, parent: QWidget) -> None:
        """No moments."""
        super().__init__(parent)
        self._settings = settings
        self._look = look
        self.at = 0
        self.total = 0
        self._goal: int | None = None
        self.wording = Translated(words, self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("replay.slider")
        self.slider.valueChanged.connect(self._slid)
        self.wording.name(self.slider, "replay-slider")
        self._moment = PlainLabel(self)
        self._moment.setObjectName("replay.moment")
        row = QHBoxLayout()
        row.setSpacing(2)
        self.buttons = {name: self._button(name) for name in STEPS}
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._moment)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 2, 6, 2)
        box.setSpacing(2)
        box.addWidget(self.slider)
        box.addLayout(row)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)
        # While the slider is dragged over many moments only the last one is worth rebuilding.
        self._jump = QTimer(self)
        self._jump.setSingleShot(True)
        self._jump.setInterval(0)
        self._jump.timeout.connect(self._arrive)
        look.changed.connect(self._dress)
        self._dress()

    def _button(self, name: str) -> QToolButton:
        button = StepButton(self)
        button.setObjectName(f"replay.{name}")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._call(button, name)
        button.clicked.connect(lambda _checked=False: self.act(name))
        return button

    def _call(self, button: QToolButton, what: str) -> None:
        """Say what the button does."""
        self.wording.name(button, f"replay-{what}")
        self.wording.tip(button, f"replay-{what}")

    def _dress(self) -> None:
        side = self._look.px(20)
        for name, button in self.buttons.items():
            sign = "pause" if name == "play" and self.playing else STEPS[name]
            button.setIcon(self._look.icon(sign))
            button.setIconSize(QSize(side, side))

    def load(self, total: int, at: int) -> None:
        """Another duel with so many answers, shown from one of its moments."""
        self._timer.stop()
        self.total = total
        self.at = -1
        self.slider.blockSignals(True)
        self.slider.setRange(0, total)
        self.slider.blockSignals(False)
        self.go(at)

    def act(self, name: str) -> None:
        """Do what a button says: `start`, `back`, `play`, `forward` or `end`."""
        if name == "play":
            self.toggle()
            return
        self.pause()
        self.go({"start": 0, "back": self.at - 1, "forward": self.at + 1, "end": self.total}[name])

    def go(self, at: int) -> None:
        """Show a moment."""
        at = min(max(at, 0), self.total)
        if at == self.at:
            return
        follows = self.at >= 0 and at == self.at + 1
        self.at = at
        self.slider.blockSignals(True)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self.came.emit(at, follows)
        self.refresh()

    def _slid(self, value: int) -> None:
        self._goal = value
        self._jump.start()

    def _arrive(self) -> None:
        goal, self._goal = self._goal, None
        if goal is not None:
            self.pause()
            self.go(goal)

    @property
    def playing(self) -> bool:
        """The replay goes on by itself."""
        return self._timer.isActive()

    def toggle(self) -> None:
        """Play, from the beginning if it is at the end, or stop."""
        if self.playing:
            self.pause()
            return
        if self.at >= self.total:
            self.go(0)
        self._timer.start(PAUSE)
        self.refresh()

    def pause(self) -> None:
        """Stop playing."""
        self._timer.stop()
        self.refresh()

    def _tick(self) -> None:
        self.go(self.at + 1)
        if self.at < self.total:
            self._timer.start(PAUSE)
        self.refresh()

    def refresh(self) -> None:
        """Say which moment is shown, and let only what is possible be pressed."""
        self.wording.text(self._moment, "replay-moment", answers=self.at, total=self.total)
        self._call(self.buttons["play"], "pause" if self.playing else "play")
        self._dress()
        for name in ("start", "back"):
            self.buttons[name].setEnabled(self.at > 0)
        for name in ("forward", "end"):
            self.buttons[name].setEnabled(self.at < self.total)
