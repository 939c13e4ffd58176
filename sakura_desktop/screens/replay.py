"""A duel looked at again: a slider over its answers, step by step or by itself, with the journal beside; play on anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.parts.dialogs import confirm
from sakura_desktop.screens.duellist import player_name
from sakura_desktop.screens.journal import JournalPanel
from sakura_desktop.screens.screen import Screen
from sakura_desktop.views.board import Board

if TYPE_CHECKING:
    from engine.duel import Duel, JournalLine
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.settings import Settings

PAUSE: Final = 900
"""Milliseconds between two steps while the replay plays by itself, besides the movement."""
PUBLIC: Final = -1
KEYS: Final = {
    int(Qt.Key.Key_Left): "back", int(Qt.Key.Key_Right): "forward", int(Qt.Key.Key_Space): "play",
    int(Qt.Key.Key_Home): "start", int(Qt.Key.Key_End): "end",
}


class ReplayScreen(Screen):
    """The board of any moment of a duel; nothing can be changed there."""

    forked = Signal(object)
    """A `Duel` at the moment shown, to be played on from."""
    cancelled = Signal()
    card_looked = Signal(object)
    attack_looked = Signal(object)

    def __init__(
        self, words: Words, settings: Settings, look: Look, reader: QWidget, parent: QWidget | None = None,
    ) -> None:
        """No duel yet."""
        super().__init__("replay", words, parent)
        self._settings = settings
        self._duel: Duel | None = None
        self.at = 0
        self._goal: int | None = None
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self.board = Board(words, look, settings, None, self)
        self.board.card_shown.connect(self.card_looked)
        self.board.attack_shown.connect(self.attack_looked)
        self.journal = JournalPanel(words, self)
        self.journal.lit.connect(self.board.mark)
        self.journal.visited.connect(self._visit)
        self.seat = QComboBox(self)
        self.seat.setObjectName("replay.seat")
        self.seat.activated.connect(lambda _index: self._show_seat())
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("replay.slider")
        self.slider.valueChanged.connect(self._slid)
        self._moment = QLabel(self)
        self._acts = {
            "start": lambda: self.go(0), "back": lambda: self.go(self.at - 1), "play": self.toggle,
            "forward": lambda: self.go(self.at + 1), "end": lambda: self.go(self.total),
        }
        self.buttons = {name: self.button(f"replay.{name}", f"replay-{name}", act) for name, act in self._acts.items()}
        self.fork = self.button("replay.fork", "replay-fork", self.ask_fork)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)
        # While the slider is dragged over many moments only the last one is worth rebuilding.
        self._jump = QTimer(self)
        self._jump.setSingleShot(True)
        self._jump.setInterval(0)
        self._jump.timeout.connect(self._arrive)
        self._lay_out(reader)

    def _lay_out(self, reader: QWidget) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        seat = self.label("replay-seat")
        seat.setBuddy(self.seat)
        self.wording.name(self.seat, "replay-seat")
        self.wording.name(self.slider, "replay-slider")
        top.addWidget(seat)
        top.addWidget(self.seat)
        top.addWidget(self.fork)
        top.addWidget(self.button("replay.close", "replay-leave", self.cancelled.emit))
        side = QVBoxLayout()
        side.addWidget(reader, 3)
        side.addWidget(self.journal, 2)
        middle = QHBoxLayout()
        middle.addWidget(self.board, 3)
        middle.addLayout(side, 1)
        bottom = QHBoxLayout()
        for button in self.buttons.values():
            bottom.addWidget(button)
        bottom.addWidget(self.slider, 1)
        bottom.addWidget(self._moment)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 6, 10, 8)
        box.addLayout(top)
        box.addLayout(middle, 1)
        box.addLayout(bottom)

    @property
    def total(self) -> int:
        """How many answers the duel has."""
        return self._duel.answers if self._duel is not None else 0

    # --- which duel, whose eyes ---

    def show_duel(self, duel: Duel, at: int = 0) -> None:
        """Show a duel at the moment before one of its answers."""
        self._duel = duel
        first, second = (player_name(side.name, seat) for seat, side in enumerate(duel.setup.sides))
        self.wording.text(self._title, "replay-title", first=first, second=second)
        self.seat.clear()
        for index, (value, phrase) in enumerate(
            ((PUBLIC, say("replay-seat-public")), (0, first), (1, second)),
        ):
            self.seat.addItem("", value)
            self.wording.bind(
                self.seat, f"item-{index}", lambda text, index=index: self.seat.setItemText(index, text), phrase,
            )
        self.slider.blockSignals(True)
        self.slider.setRange(0, duel.answers)
        self.slider.blockSignals(False)
        self.at = -1
        self._show_seat(at)

    def _eyes(self) -> int:
        """Whose view is shown."""
        seat = self.seat.currentData()
        return PUBLIC if seat is None else int(seat)

    def _show_seat(self, at: int | None = None) -> None:
        if self._duel is not None:
            self.journal.show_lines(self._duel.journal(self._eyes()))
            moment = self.at if at is None else at
            self.at = -1
            self.go(moment)

    # --- moments ---

    def go(self, at: int) -> None:
        """Show the moment before that answer; the next one is reached by what happened, any other at once."""
        if self._duel is None:
            return
        at = min(max(at, 0), self.total)
        if at == self.at:
            return
        step = at == self.at + 1 and self.at >= 0
        before = self.at
        self.at = at
        self.slider.blockSignals(True)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        moment = self._duel.at(at)
        eyes = self._eyes()
        if step:
            self.board.play(tuple(moment.frames(eyes, self._duel.at(before).event_count)))
        else:
            self.board.show_view(moment.view(eyes), lower=max(eyes, 0), reset=True)
        self.journal.mark(at)
        self._refresh()

    def _slid(self, value: int) -> None:
        self._goal = value
        self._jump.start()

    def _arrive(self) -> None:
        goal, self._goal = self._goal, None
        if goal is not None:
            self.pause()
            self.go(goal)

    def _visit(self, line: JournalLine) -> None:
        self.pause()
        self.go(line.answers)

    # --- playing by itself ---

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
        self._refresh()

    def pause(self) -> None:
        """Stop playing."""
        self._timer.stop()
        self._refresh()

    def _tick(self) -> None:
        self.go(self.at + 1)
        if self.at < self.total:
            self._timer.start(PAUSE + self._settings.animation_ms)
        self._refresh()

    def left(self) -> None:
        """Nothing plays on unseen."""
        self._timer.stop()

    def entered(self) -> None:
        """The slider has the keyboard."""
        self.slider.setFocus()
        self._refresh()

    def _refresh(self) -> None:
        self.wording.text(self._moment, "replay-moment", answers=self.at, total=self.total)
        self.wording.text(self.buttons["play"], "replay-pause" if self.playing else "replay-play")
        for name in ("start", "back"):
            self.buttons[name].setEnabled(self.at > 0)
        for name in ("forward", "end"):
            self.buttons[name].setEnabled(self.at < self.total)
        self.fork.setEnabled(self._duel is not None and (self.at < self.total or self._duel.decision is not None))

    # --- playing on ---

    def ask_fork(self) -> None:
        """Play on from the moment shown, after asking."""
        self.pause()
        if self._duel is None:
            return
        if confirm(self, self.words, say("replay-fork-title"), say("replay-fork-text"), "replay-fork"):
            self.forked.emit(self._duel.at(self.at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, space plays and stops, Escape closes."""
        act = self._acts.get(KEYS.get(event.key(), ""))
        if act is not None:
            act()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
