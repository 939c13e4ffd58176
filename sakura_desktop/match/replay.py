"""A duel looked at again, with its journal beside the board; it can be played on from any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from engine.cardgame.sight import BOTH
from engine.text.phrase import say
from sakura_desktop.match.announcer import told
from sakura_desktop.match.journal import JournalPanel
from sakura_desktop.match.past_screen import PastScreen
from sakura_desktop.match.replay_controls import KEYS, ReplayControls
from sakura_desktop.match.seating import PUBLIC
from sakura_desktop.widgets.layouts import beside
from sakura_desktop.widgets.spoken import announce

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from engine.cardgame.match import AnyMatch
    from engine.cardgame.view import JournalLine
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings


class ReplayScreen(PastScreen):
    """From moment to moment, with the eyes of either player, with what both know or with both hands open, beside its
    journal; at a speed of its own.
    """

    analysing = Signal(object)
    """The match, to be looked through for what was lost in it."""
    card_looked = Signal(object)
    item_looked = Signal(object)

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, game: Game, reader: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        """No match yet; `reader` shows a card large."""
        super().__init__("replay", words, settings, look, game, parent)
        self.board.card_shown.connect(self.card_looked)
        self.board.animation.heard.connect(self.heard)
        self.board.item_shown.connect(self.item_looked)
        self.journal = JournalPanel(words, self.look, self.settings, self)
        self.journal.lit.connect(self.board.mark)
        self.journal.visited.connect(self._visit)
        self.seat = self.wording.choice("replay.seat", key="replay-seat")
        self.seat.activated.connect(lambda _index: self._show_seat())
        label = self.label("replay-seat")
        label.setBuddy(self.seat)
        self._program = settings
        """Where it is kept how a replay is watched."""
        self.transport = ReplayControls(words, settings, self.look, self.board.busy, self)
        self.transport.came.connect(self._show_moment)
        self.board.settled.connect(self.transport.rested)
        settings.changed.connect(self._setting_changed)
        self._keep_pace()
        self.fork = self.button("replay.fork", "replay-fork", self.ask_fork)
        self.analyse = self.button("replay.analyse", "replay-analyse", self._analyse)
        both = QSplitter(Qt.Orientation.Vertical, self)
        both.setChildrenCollapsible(False)
        both.addWidget(reader)
        both.addWidget(self.journal)
        both.setSizes([320, 240])
        eyes, ways = beside(label, (self.seat, 1), self.transport.open), beside((self.fork, 1), (self.analyse, 1))
        self.lay_out((eyes, 0), (both, 1), (self.transport, 0), (ways, 0), spacing=4)

    def show_duel(self, duel: AnyMatch, at: int = 0) -> None:
        """Show a duel from the moment after so many answers."""
        self.take(duel, "replay-title")
        self.seat.clear()
        for value in (PUBLIC, 0, 1):
            self.seat.addItem("", value)
        self._call_seats()
        self._show_seat(at)

    def _call_seats(self) -> None:
        """Say with whose eyes it may be looked at."""
        nobody = say("replay-seat-both" if self._program.replay_open else "replay-seat-public")
        for index, phrase in enumerate((nobody, *self.players)):
            self.wording.item(self.seat, index, phrase)

    @property
    def sits(self) -> int:
        """From whose side the table is looked at; -1 from that of neither."""
        seat = self.seat.currentData()
        return PUBLIC if seat is None else int(seat)

    @property
    def eyes(self) -> int:
        """Whose view is shown; -1 for what both may know, `BOTH` for all that either may."""
        return BOTH if self._program.replay_open else self.sits

    def _setting_changed(self, name: str) -> None:
        if name == "replay_speed":
            self._keep_pace()
        elif name == "replay_open" and self.match is not None:
            self._call_seats()
            self._show_seat()

    def _keep_pace(self) -> None:
        """What moves on the board moves as fast as the replay goes on."""
        self.settings.rate = self._program.replay_speed / 100

    def _show_seat(self, at: int | None = None) -> None:
        if self.match is not None:
            self.journal.show_lines(self.match.journal(self.eyes))
            if at is None:
                self.board.hurry()
                self._show_moment(self.transport.at, follows=False)
            else:
                self.transport.load(self.match.answers, at)

    def _show_moment(self, at: int, follows: bool) -> None:
        if self.match is None:
            return
        moment = self.match.at(at)
        if follows:
            self.board.hurry()  # who steps on while something moves has seen enough of it
            frames = moment.frames(self.eyes, self.match.at(at - 1).event_count)
            if frames:  # at last the table lies as whoever is asked then sees it, with what the question shows
                frames[-1] = replace(frames[-1], view=moment.view(self.eyes))
            self.board.play(tuple(frames))
            announce(self, told(self.words, frames))
        else:
            self.board.show_view(moment.view(self.eyes), lower=max(self.sits, 0), reset=True)
        self.journal.mark(at)
        self.fork.setEnabled(moment.decision is not None)

    def _visit(self, line: JournalLine) -> None:
        self.transport.pause()
        self.transport.go(line.answers)

    def _analyse(self) -> None:
        if self.match is not None:
            self.analysing.emit(self.match)

    def moment(self) -> AnyMatch | None:
        """Where the slider stands."""
        self.transport.pause()
        return self.match.at(self.transport.at) if self.match is not None else None

    def entered(self) -> None:
        """The slider has the keyboard."""
        self.transport.slider.setFocus()

    def left(self) -> None:
        """Nothing plays on unseen."""
        self.transport.pause()
        super().left()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, space plays and stops, plus and minus set the speed, H opens the hands."""
        if event.key() in KEYS:
            self.transport.act(KEYS[event.key()])
        else:
            super().keyPressEvent(event)
