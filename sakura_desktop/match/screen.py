"""The duel: the board, the prompt on it, the reader and the journal beside it, the line that says why not below it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QKeyEvent

from engine.text.phrase import say
from sakura_desktop.match.confirmations import GIVE_UP, TAKE_BACK, Confirmation, Doubt, ask_which
from sakura_desktop.match.hand import Hand
from sakura_desktop.match.history import History
from sakura_desktop.match.layout import MatchLayout
from sakura_desktop.match.playback import Playback, idle_phrase
from sakura_desktop.match.session import MatchSession
from sakura_desktop.match.test_report import report_of
from sakura_desktop.table.board import Board
from sakura_desktop.table.curtain import Curtain
from sakura_desktop.table.player_plate import player_phrase
from sakura_desktop.table.prompts.bar import PromptBar
from sakura_desktop.table.prompts.letters import give_letters
from sakura_desktop.table.prompts.sheet import PromptContext

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from engine.kernel.decisions import Decision, Move, Option
    from engine.sakura.door import Duel
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings


class MatchScreen(MatchLayout):
    """A duel played by two at one computer."""

    def __init__(self, words: Words, settings: Settings, look: Appearance, parent: QWidget | None = None) -> None:
        """No duel yet. The reader and the journal are put beside the board by `add_beside`."""
        super().__init__(words, look, parent)
        self.settings = settings
        self.session = MatchSession(settings, self)
        self.history = History(self.session, self)
        self.hand = Hand(self.session, self.history, self)
        self.board = Board(words, look, settings, self.hand, self)
        self.bar = PromptBar(PromptContext(self.session, self.hand, words, look, self), self)
        self.board.set_prompt(self.bar)
        self.put_board(self.board)
        self.curtain = Curtain(words, self.session, self, self.content)
        self.showing = Playback(self.session, self.board, self.bar, self.curtain)
        self._connect()

    def _connect(self) -> None:
        session, board, showing = self.session, self.board, self.showing
        session.frames_came.connect(self._advance)
        session.decision_asked.connect(self._ask)
        session.decision_asked.connect(self._leave_doubt)
        session.refused.connect(self.status.refuse)
        session.curtain_rose.connect(board.setFocus)
        showing.changed.connect(self.advanced)
        showing.covered.connect(self._covered)
        showing.resumed.connect(lambda: self._ask(session.decision))
        showing.ended.connect(self.ended)
        self.hand.which_way.connect(self._which_way)
        self.history.doubtful.connect(lambda: self._ask_sure(TAKE_BACK, partial(self.undo, sure=True)))
        for changed in (self.history.changed, session.decision_asked):
            changed.connect(self._renew_tools)
        for changed in (self.hand.changed, self.bar.changed, board.settled, showing.changed):
            changed.connect(self._letters)
        if board.walker is not None:
            board.walker.changed.connect(self._letters)
        board.laid_out.connect(self.bar.set_scale)
        board.reached.connect(self.keep_in_sight)
        for shown in ("card_shown", "attack_shown", "megami_shown"):
            getattr(board, shown).connect(getattr(self, shown))
        for speaker in (self.bar, self.status):
            speaker.link.connect(self.link)
        self.bar.left.connect(lambda: board.setFocus(Qt.FocusReason.OtherFocusReason))
        acts = {"undo": self.undo, "redo": self.redo, "keys": self.show_keys, "give-up": self.give_up}
        for name, act in acts.items():
            self.tools[name].clicked.connect(lambda _checked=False, act=act: act())

    # from outside

    def open(self, duel: Duel) -> None:
        """Play a duel from where it stands."""
        self.showing.forget()
        self._leave_doubt()
        self.card_shown.emit(None)
        if self.board.walker is not None:
            self.board.walker.leave()
        self.history.clear()
        self.status.clear()
        self.session.open(duel)
        self.advanced.emit()

    def undo(self, *, sure: bool = False) -> bool:
        """Take the last gesture back."""
        self.board.hurry()
        return self.history.undo(sure=sure)

    def redo(self) -> bool:
        """Do again what was taken back."""
        self.board.hurry()
        return self.history.redo()

    def show_keys(self) -> None:
        """Show the keys of all that can be done, or hide them."""
        if self.board.walker is not None:
            self.board.walker.toggle_keys()
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def give_up(self) -> None:
        """Ask whether whoever decides gives the duel up."""
        if self.session.decision is not None:
            who = player_phrase(self.settings, self.session.decision.seat)
            self._ask_sure(GIVE_UP, self.history.give_up, player=who)

    def _ask_sure(self, doubt: Doubt, go_on: Callable[[], object], **slots: Phrase) -> None:
        """Ask before something of weight, in place of what was asked so before."""
        self._leave_doubt()
        never = partial(setattr, self.settings, "confirm_undo", False)
        Confirmation(self.words, self, self.tools["undo"], doubt, go_on, never, **slots)

    def _leave_doubt(self, _decision: Decision | None = None) -> None:
        """Something else was done meanwhile."""
        for asked in self.findChildren(Confirmation):
            asked.shut()

    def entered(self) -> None:
        """The board has the keyboard, unless a curtain is down."""
        (self.curtain.button if self.curtain.is_down else self.board).setFocus(Qt.FocusReason.OtherFocusReason)

    def probe(self) -> dict[str, object]:
        """What a test from outside is told: the decision, where places and things are, what is said."""
        return report_of(self)

    # what is asked

    def _advance(self) -> None:
        self.status.clear()
        self.advanced.emit()

    def _covered(self) -> None:
        self.status.clear()
        self.card_shown.emit(None)

    def _ask(self, decision: Decision | None) -> None:
        if self.showing.paused:
            return
        walker = self.board.walker
        walking = walker is not None and walker.frame is not None
        self.board.show_decider(decision.seat if decision is not None else -1)
        self.bar.say_instead(idle_phrase(self.session))
        self.bar.ask(decision)
        self.board.reach.spread_for(self.bar.places_needed())
        if decision is not None and (walking or self.bar.by_keyboard):
            go_on_by_keyboard(self.board, self.bar)
        self._letters()

    def _which_way(self, move: Move, options: tuple[Option, ...]) -> None:
        """A move that means several things: a small menu where the mouse or the keyboard is asks which."""
        duel = self.session.duel
        ways = [
            (option, self.words.text(duel.label(option) or say("board-option", key=option.key))) for option in options
        ]
        ask_which(self, self._here(), ways, lambda option: self.hand.carry(option, move))

    def _here(self) -> QPoint:
        frame = self.board.walker.frame if self.board.walker is not None else None
        return self.board.mapToGlobal(frame.center()) if frame is not None else QCursor.pos()

    # the tools and the keys

    def _renew_tools(self) -> None:
        self.tools["undo"].setEnabled(self.history.can_undo)
        self.tools["redo"].setEnabled(self.history.can_redo)
        for name in ("keys", "give-up"):
            self.tools[name].setEnabled(self.session.decision is not None)

    def _letters(self) -> None:
        """Buttons have the keys that follow those of the things on the board."""
        if self.board.walker is not None:
            give_letters(self.board.walker, self.bar.buttons())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys shown on buttons press them; Escape returns from the past."""
        if event.key() == Qt.Key.Key_Escape and self.session.looking:
            self.history.back_to_present()
            return
        text = event.text().lower()
        pressed = next((button for button in self.bar.buttons() if text and button.letter == text), None)
        if pressed is not None:
            pressed.click()
        else:
            super().keyPressEvent(event)


def go_on_by_keyboard(board: Board, bar: PromptBar) -> None:
    """Whoever answered by a key finds the keyboard at what can be done next."""
    buttons = bar.buttons()
    if board.walker is not None and board.walker.enter():
        board.setFocus(Qt.FocusReason.OtherFocusReason)
    elif buttons:
        buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
