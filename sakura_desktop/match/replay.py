"""A duel looked at again, with its journal beside the board; it can be played on from any moment."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.match.announcer import told
from sakura_desktop.match.journal import JournalPanel
from sakura_desktop.match.replay_controls import KEYS, ReplayControls
from sakura_desktop.screens.match_list import player_name
from sakura_desktop.screens.screen import Screen
from sakura_desktop.table.board import Board
from sakura_desktop.widgets.announce import announce
from sakura_desktop.widgets.dialogs import confirm

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from engine.cardgame.match import AnyMatch
    from engine.cardgame.view import JournalLine
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

PUBLIC: Final = -1
SIDE: Final = 320
"""Width of the column beside the board at zoom 1."""


class ReplayScreen(Screen):
    """The board of any moment of a duel; nothing can be changed there."""

    forked = Signal(object)
    """A `Duel` at the moment shown, to be played on from."""
    analysing = Signal(object)
    """The match, to be looked through for what was lost in it."""
    cancelled = Signal()
    card_looked = Signal(object)
    item_looked = Signal(object)

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, game: Game, reader: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        """No duel yet."""
        super().__init__("replay", words, parent)
        look = self._look = look.of(game.key)
        self._duel: AnyMatch | None = None
        self._title = self.label(role="heading", wrap=True)
        self._settings = settings.for_players(("", ""))
        self.board = Board(words, look, self._settings, game.playmat(), None, self)
        self.board.card_shown.connect(self.card_looked)
        self.board.item_shown.connect(self.item_looked)
        self.journal = JournalPanel(words, look, self._settings, self)
        self.journal.lit.connect(self.board.mark)
        self.journal.visited.connect(self._visit)
        self.seat = QComboBox(self)
        self.seat.setObjectName("replay.seat")
        self.seat.activated.connect(lambda _index: self._show_seat())
        self.transport = ReplayControls(words, settings, look, self)
        self.transport.came.connect(self._show_moment)
        self.fork = self.button("replay.fork", "replay-fork", self.ask_fork)
        self.analyse = self.button("replay.analyse", "replay-analyse", self._analyse)
        self._lay_out(reader)
        look.changed.connect(lambda: self._side.setFixedWidth(look.px(SIDE)))

    def _lay_out(self, reader: QWidget) -> None:
        """The board has the whole height; everything else stands beside it."""
        self.wording.name(self.seat, "replay-seat")
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.button("replay.close", "replay-leave", self.cancelled.emit))
        eyes = QHBoxLayout()
        label = self.label("replay-seat")
        label.setBuddy(self.seat)
        eyes.addWidget(label)
        eyes.addWidget(self.seat, 1)
        both = QSplitter(Qt.Orientation.Vertical, self)
        both.setChildrenCollapsible(False)
        both.addWidget(reader)
        both.addWidget(self.journal)
        both.setSizes([320, 240])
        self._side = QWidget(self)
        self._side.setFixedWidth(self._look.px(SIDE))
        side = QVBoxLayout(self._side)
        side.setContentsMargins(6, 4, 6, 6)
        side.setSpacing(4)
        side.addLayout(head)
        side.addLayout(eyes)
        side.addWidget(both, 1)
        side.addWidget(self.transport)
        ways = QHBoxLayout()
        ways.addWidget(self.fork, 1)
        ways.addWidget(self.analyse, 1)
        side.addLayout(ways)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.board, 1)
        row.addWidget(self._side)

    def show_duel(self, duel: AnyMatch, at: int = 0) -> None:
        """Show a duel from the moment after so many answers."""
        self._duel = duel
        names = duel.names
        self._settings.names = (names[0], names[1])
        self._settings.seat_computers(duel.players)
        first, second = (player_name(name, seat, duel.players) for seat, name in enumerate(names))
        self.wording.text(self._title, "replay-title", first=first, second=second)
        self.seat.clear()
        for index, (value, phrase) in enumerate(((PUBLIC, say("replay-seat-public")), (0, first), (1, second))):
            self.seat.addItem("", value)
            self.wording.bind(self.seat, f"item-{index}", partial(self.seat.setItemText, index), phrase)
        self._show_seat(at)

    @property
    def eyes(self) -> int:
        """Whose view is shown; -1 for what both may know."""
        seat = self.seat.currentData()
        return PUBLIC if seat is None else int(seat)

    def _show_seat(self, at: int | None = None) -> None:
        if self._duel is not None:
            self.journal.show_lines(self._duel.journal(self.eyes))
            self.transport.load(self._duel.answers, self.transport.at if at is None else at)

    def _show_moment(self, at: int, follows: bool) -> None:
        if self._duel is None:
            return
        moment = self._duel.at(at)
        if follows:
            frames = tuple(moment.frames(self.eyes, self._duel.at(at - 1).event_count))
            self.board.play(frames)
            announce(self, told(self.words, frames))
        else:
            self.board.show_view(moment.view(self.eyes), lower=max(self.eyes, 0), reset=True)
        self.journal.mark(at)
        self.fork.setEnabled(moment.decision is not None)

    def _visit(self, line: JournalLine) -> None:
        self.transport.pause()
        self.transport.go(line.answers)

    def _analyse(self) -> None:
        if self._duel is not None:
            self.analysing.emit(self._duel)

    def ask_fork(self) -> None:
        """Play on from the moment shown, after asking."""
        self.transport.pause()
        if self._duel is not None and confirm(
            self, self.words, say("replay-fork-title"), say("replay-fork-text"), "replay-fork",
        ):
            self.forked.emit(self._duel.at(self.transport.at))

    def entered(self) -> None:
        """The slider has the keyboard."""
        self.transport.slider.setFocus()

    def left(self) -> None:
        """Nothing plays on unseen."""
        self.transport.pause()
        self.board.hurry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, space plays and stops."""
        if event.key() in KEYS:
            self.transport.act(KEYS[event.key()])
        else:
            super().keyPressEvent(event)
