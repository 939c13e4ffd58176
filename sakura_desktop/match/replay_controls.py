"""The slider under a replay: any moment at once, step by step, or one after the other by itself, as fast as one likes,
with both hands open or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSlider, QToolButton, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.settings import REPLAY_SPEEDS
from sakura_desktop.widgets.plain_label import PlainLabel
from sakura_desktop.widgets.spoken import announce
from sakura_desktop.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

PAUSE: Final = 900
"""Milliseconds between two steps while the replay plays by itself at its usual speed, besides the movement."""
STEPS: Final = {"start": "first", "back": "backward", "play": "play", "forward": "forward", "end": "last"}
"""What the buttons do, with their signs."""
KEYS: Final = {
    int(Qt.Key.Key_Left): "back", int(Qt.Key.Key_Right): "forward", int(Qt.Key.Key_Space): "play",
    int(Qt.Key.Key_Home): "start", int(Qt.Key.Key_End): "end",
    int(Qt.Key.Key_Plus): "faster", int(Qt.Key.Key_Equal): "faster", int(Qt.Key.Key_Minus): "slower",
    int(Qt.Key.Key_H): "open",
}
"""What keys do; plus without Shift as well."""


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

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, moves: Callable[[], bool], parent: QWidget,
    ) -> None:
        """No moments; `moves` says whether the last step is still to be seen."""
        super().__init__(parent)
        self._settings = settings
        self._look = look
        self.at = 0
        self.total = 0
        self._moves = moves
        self._plays = False
        self._goal: int | None = None
        self.wording = Translated(words, self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("replay.slider")
        self.slider.valueChanged.connect(self._slid)
        self.wording.name(self.slider, "replay-slider")
        self._moment = PlainLabel(self)
        self._moment.setObjectName("replay.moment")
        where = QHBoxLayout()
        where.setSpacing(6)
        where.addWidget(self.slider, 1)
        where.addWidget(self._moment)
        row = QHBoxLayout()
        row.setSpacing(2)
        self.buttons = {name: self._button(name) for name in STEPS}
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        self.open = self._button("open")
        """Opens both hands: it stands where it is said with whose eyes one looks."""
        self.open.setCheckable(True)
        self.speed = self._speeds()
        row.addWidget(self.speed)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 2, 6, 2)
        box.setSpacing(2)
        box.addLayout(where)
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
        settings.changed.connect(self._setting_changed)
        self._dress()

    def _speeds(self) -> QComboBox:
        speeds = [(percent, say("replay-speed-times", times=_times(percent))) for percent in REPLAY_SPEEDS]
        speed = self.wording.choice("replay.speed", speeds, "replay-speed")
        speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.wording.tip(speed, "replay-speed-keys")
        speed.setCurrentIndex(REPLAY_SPEEDS.index(self._settings.replay_speed))
        speed.activated.connect(lambda index: setattr(self._settings, "replay_speed", REPLAY_SPEEDS[index]))
        return speed

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
        self.open.setChecked(self._settings.replay_open)
        self.open.setIcon(self._look.icon("eye" if self._settings.replay_open else "hidden"))
        self.open.setIconSize(QSize(side, side))

    def _setting_changed(self, name: str) -> None:
        """Show, and say to those who listen, how the replay is watched from now on."""
        if name == "replay_speed":
            self.speed.setCurrentIndex(REPLAY_SPEEDS.index(self._settings.replay_speed))
            if self._timer.isActive():
                self._timer.start(self._pause)
            self._tell(self.speed, "replay-speed-said", times=_times(self._settings.replay_speed))
        elif name == "replay_open":
            self._dress()
            self._tell(self.open, "replay-opened" if self._settings.replay_open else "replay-closed")

    def _tell(self, widget: QWidget, key: str, **slots: str) -> None:
        """What has the keyboard says itself what became of it."""
        if self.isVisible() and not widget.hasFocus():
            announce(widget, self.wording.words.say(key, **slots), at_once=True)

    @property
    def _pause(self) -> int:
        return round(PAUSE * 100 / self._settings.replay_speed)

    def load(self, total: int, at: int) -> None:
        """Another duel with so many answers, shown from one of its moments."""
        self._stop()
        self.total = total
        self.at = -1
        self.slider.blockSignals(True)
        self.slider.setRange(0, total)
        self.slider.blockSignals(False)
        self.go(at)

    def act(self, name: str) -> None:
        """Do what a button or a key says."""
        if name == "play":
            self.toggle()
        elif name == "open":
            self._settings.replay_open = not self._settings.replay_open
        elif name in {"faster", "slower"}:
            self.hasten(1 if name == "faster" else -1)
        else:
            self.pause()
            self.go({"start": 0, "back": self.at - 1, "forward": self.at + 1, "end": self.total}[name])

    def hasten(self, steps: int) -> None:
        """Play so many speeds faster, as far as there are faster ones."""
        at = REPLAY_SPEEDS.index(self._settings.replay_speed) + steps
        self._settings.replay_speed = REPLAY_SPEEDS[min(max(at, 0), len(REPLAY_SPEEDS) - 1)]

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
        return self._plays

    def toggle(self) -> None:
        """Play, from the beginning if it is at the end, or stop."""
        if self.playing:
            self.pause()
            return
        if self.at >= self.total:
            self.go(0)
        self._plays = True
        self._timer.start(self._pause)
        self.refresh()

    def pause(self) -> None:
        """Stop playing."""
        self._stop()
        self.refresh()

    def _stop(self) -> None:
        self._timer.stop()
        self._plays = False

    def _tick(self) -> None:
        self._plays = self.at + 1 < self.total
        self.go(self.at + 1)
        self.rested()
        self.refresh()

    def rested(self) -> None:
        """The last step has been seen: where it plays by itself, the next one follows after a while."""
        if self._plays and not self._moves() and not self._timer.isActive():
            self._timer.start(self._pause)

    def refresh(self) -> None:
        """Say which moment is shown, and let only what is possible be pressed."""
        self.wording.text(self._moment, "replay-moment", answers=self.at, total=self.total)
        self._call(self.buttons["play"], "pause" if self.playing else "play")
        self._dress()
        for name in ("start", "back"):
            self.buttons[name].setEnabled(self.at > 0)
        for name in ("forward", "end"):
            self.buttons[name].setEnabled(self.at < self.total)


def _times(percent: int) -> str:
    """A speed in figures: how many times the usual one."""
    return f"{percent / 100:g}"
