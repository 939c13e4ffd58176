"""The duel: the board, the prompt on it, the reader and the journal beside it, the line that says why not below it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from engine.text.phrase import say
from sakura_desktop.match.announcer import Announcer
from sakura_desktop.match.computers import Computers
from sakura_desktop.match.confirmations import GIVE_UP, TAKE_BACK, Confirmation, Doubt, ask_which
from sakura_desktop.match.hand import Hand
from sakura_desktop.match.hints import Hints
from sakura_desktop.match.history import History
from sakura_desktop.match.move_told import MoveTold
from sakura_desktop.match.pace_controls import PaceControls
from sakura_desktop.match.playback import Playback, idle_phrase
from sakura_desktop.match.seating import PUBLIC
from sakura_desktop.match.session import MatchSession
from sakura_desktop.match.side_column import SideColumn, beside_width, leap_key
from sakura_desktop.match.skipping import Skipping
from sakura_desktop.match.test_report import report_of
from sakura_desktop.screens.screen import Screen
from sakura_desktop.sound.sounds import Sound
from sakura_desktop.table.board import Board
from sakura_desktop.table.curtain import Curtain
from sakura_desktop.table.player_plate import PileButton, player_phrase
from sakura_desktop.table.prompts.bar import PromptBar
from sakura_desktop.table.prompts.letters import give_letters
from sakura_desktop.table.prompts.option_button import OptionButton
from sakura_desktop.table.prompts.sheet import PromptContext
from sakura_desktop.table.status_line import StatusLine
from sakura_desktop.table.why_not import WhyNot
from sakura_desktop.widgets.tab_order import next_part, walk_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent

    from engine.cardgame.match import AnyMatch
    from engine.cardgame.view import CardSeen
    from engine.kernel.decisions import Decision, Move, Option
    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.shown_lists import ShownLists
    from sakura_desktop.match.thinking import Thinking
    from sakura_desktop.settings import Settings


ONE_AT_A_TIME: Final = 1200
"""On a screen narrower than so many pixels what is beside the board is seen one at a time."""
ENTER: Final = frozenset({int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)})
PARTS: Final = frozenset({int(Qt.Key.Key_Tab), int(Qt.Key.Key_Backtab)})
"""With Ctrl: to the next part of the screen, or the one before. Without they never come this far."""
SKIPS: Final = ENTER | {int(Qt.Key.Key_Space)}
"""Keys that don't wait for what a computer does."""
NEAR: Final = 30
"""How near to the edge of what is in sight the hand may come before the board scrolls, in pixels at zoom 1."""


class MatchScreen(Screen):
    """A match played by two at one computer."""

    ended = Signal(int)
    """The winner, when the last event has been shown; -1 for none."""
    advanced = Signal()
    """Something happened, was taken back, or another seat is shown: the journal is to be read again."""
    seen = Signal()
    """More of what happened has been seen: the journal goes on."""
    link = Signal(str)
    """A term or card in a sentence was clicked: `term:hand`, `card:NUMBER`."""
    card_shown = Signal(object)
    """A `CardSeen` to be read; None: whoever sits there now is to find nothing of the one before."""
    item_shown = Signal(object)
    """What else the reader can show: an attack in the air."""
    player_shown = Signal(str)
    lists_made = Signal(object)
    """The `ShownLists`, when they are first opened."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, game: Game, parent: QWidget | None = None, *,
        name: str = "duel",
    ) -> None:
        """No match of that game yet. The reader and the journal are put beside the board by `add_beside`."""
        super().__init__(name, words, parent)
        self.settings = settings
        self.game = game
        playmat = game.playmat()
        look = self.look = look.of(game.key)
        self.status = StatusLine(words, look, self)
        self.tools = {
            "hint": self._tool("hint", "board-hint", "✦"),
            "lists": self._tool("lists", "board-lists", "☰"),
            "undo": self._tool("undo", "board-undo", "↶"),
            "redo": self._tool("redo", "board-redo", "↷"),
            "keys": self._tool("keys", "board-keys", "⌨"),
            "give-up": self._tool("give-up", "board-give-up", "⚑"),
        }
        self._scroll = QScrollArea(self)
        self._scroll.setObjectName("duel.scroll")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.side = SideColumn(words, self)
        self.content = QWidget(self)
        """All that a curtain covers."""
        self._by_keyboard = False
        """The curtain was lifted, or the last answer given, by a key that no button or thing had."""
        self._read: object = None
        """What is read beside the board …"""
        self._answered: object = None
        """… and what was read there by itself."""
        for shown in (self.card_shown, self.item_shown):
            shown.connect(self._note_read)
        self.session = MatchSession(settings, self)
        self.announcer = Announcer(words, self.session, self)
        self.history = History(self.session, self)
        self.hand = Hand(self.session, self.history, playmat, self)
        self.board = Board(words, look, settings, playmat, self.hand, self)
        context = PromptContext(
            self.session, self.hand, words, look, self.board.playmat.numbers, game.prompts(), game.key,
            lambda: self.board.table.view, self,
        )
        context.looked.connect(self.board.show_card)
        self.bar = PromptBar(context, self)
        for button in (self.bar.section, self.status.section):
            button.name_section = game.section_name
        self.board.set_prompt(self.bar)
        self.why_not = WhyNot(self.board, self.hand)
        self._scroll.setWidget(self.board)
        self.curtain = Curtain(words, look, self.session, self, self.content)
        self.showing = Playback(self.session, self.board, self.bar, self.curtain)
        self.computers: Computers | None = None
        """Those that play at this table, once there is somebody who thinks for them."""
        self.hints: Hints | None = None
        self._skipping = Skipping(self.board, self.skip)
        for name in ("hint", "lists"):
            self.tools[name].hide()
        self.lists: ShownLists | None = None
        """The window with what both have shown each other, once it was asked for."""
        self._lay_out()
        self._connect()
        look.changed.connect(self._narrow)

    def _lay_out(self) -> None:
        """The board has the whole height; the tools stand below what is beside it, where what is said lies over it."""
        self._column = QWidget(self)
        self._foot = QWidget(self._column)
        row_of_tools = QHBoxLayout(self._foot)
        row_of_tools.setContentsMargins(0, 0, 6, 2)
        row_of_tools.addStretch(1)
        for tool in self.tools.values():
            row_of_tools.addWidget(tool)
        column = self._below = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.side, 1)
        column.addWidget(self._foot)
        self.status.setParent(self._column)
        self.status.stand_above(self._foot)
        row = QHBoxLayout(self.content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._scroll, 1)
        row.addWidget(self._column)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.content)

    def _tool(self, name: str, key: str, sign: str) -> QToolButton:
        tool = QToolButton(self)
        tool.setObjectName(f"duel.{name}")
        tool.setText(sign)
        tool.setAutoRaise(True)
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.wording.name(tool, key)
        self.wording.tip(tool, key)
        return tool

    def _connect(self) -> None:
        session, board, showing = self.session, self.board, self.showing
        session.frames_came.connect(self._advance)
        session.decision_asked.connect(self._leave_doubt)
        session.refused.connect(self.status.refuse)
        session.refused.connect(self.why_not.refuse)
        self.advanced.connect(self.why_not.put_away)
        session.curtain_rose.connect(self._seated)
        self.curtain.left.connect(self.history.leave)
        showing.changed.connect(self.advanced)
        board.animation.began.connect(lambda _step: self.seen.emit())
        board.settled.connect(self.seen)
        self.seen.connect(self.bar.tell_when)
        showing.covered.connect(self._covered)
        showing.asked.connect(self._ask)
        showing.hushed.connect(self._hush)
        showing.ended.connect(self.ended)
        self._connect_sounds()
        leap_key(1, self, partial(board.setFocus, Qt.FocusReason.ShortcutFocusReason))
        self.hand.which_way.connect(self._which_way)
        self.history.doubtful.connect(lambda: self._ask_sure(TAKE_BACK, partial(self.undo, sure=True)))
        for changed in (self.history.changed, session.decision_asked):
            changed.connect(self._renew_tools)
        for changed in (self.hand.changed, self.bar.changed, board.settled, showing.changed):
            changed.connect(self._letters)
        if board.keyboard is not None:
            board.keyboard.changed.connect(self._letters)
        board.reached.connect(self.keep_in_sight)
        for shown in ("card_shown", "item_shown", "player_shown"):
            getattr(board, shown).connect(getattr(self, shown))
        for speaker in (self.bar, self.status):
            speaker.link.connect(self.link)
        self.bar.left.connect(lambda: board.setFocus(Qt.FocusReason.OtherFocusReason))
        acts = {
            "hint": self.hint, "lists": self.show_lists, "undo": self.undo, "redo": self.redo, "keys": self.show_keys,
            "give-up": self.give_up,
        }
        for name, act in acts.items():
            self.tools[name].clicked.connect(lambda _checked=False, act=act: act())

    def _connect_sounds(self) -> None:
        """What is heard besides the events: a curtain, a refusal, a choice, the end."""
        self.board.animation.heard.connect(self.heard)
        self.showing.covered.connect(lambda: self.heard.emit(Sound.CURTAIN, 1))
        self.session.refused.connect(lambda _refusal: self.heard.emit(Sound.REFUSED, 1))
        self.hand.chosen.connect(lambda: self.heard.emit(Sound.TICK, 1))
        self.showing.ended.connect(self._sound_the_end)

    def _sound_the_end(self, winner: int) -> None:
        """Who plays alone against a computer hears whether that was lost; where there is no winner nothing is heard."""
        if winner >= 0:
            lost = self.session.alone not in (None, winner)
            self.heard.emit(Sound.LOSS if lost else Sound.WIN, 1)

    # from outside

    def add_beside(self, widget: QWidget, title: str, stretch: int = 1) -> None:
        """Put a widget (the reader, the journal) beside the board, below those put there before; `title` is the key of
        its name where they don't stand there together. Alt+1 leads to the board, Alt+2 to the first of them and so on.
        """
        self.side.add(widget, title, stretch)
        leap_key(1 + len(self.side.widgets), self, partial(self.side.come_to, widget))

    def host(self, thinking: Thinking, *, hints: bool = True) -> Computers:
        """Let computers play here, whose answers come from there, as do `hints`, where there are to be any."""
        if hints:
            self.hints = Hints(self, thinking)
            self.tools["hint"].show()
        computers = self.computers = Computers(self.session, self.board, thinking)
        pace = PaceControls(self.words, self.settings, self.look, computers, self)
        self._below.insertWidget(self._below.indexOf(self._foot), pace)
        told = MoveTold(self.settings, self.board, self.bar)
        told.card_shown.connect(self._read_what_was_played)
        computers.answered.connect(told.tell)
        computers.changed.connect(self._say_idle)
        self.session.view_changed.connect(lambda _view, anew: told.forget() if anew else None)
        return computers

    def keep_in_sight(self, rect: QRect) -> None:
        """On a board larger than its room: scroll to what the hand or the keyboard has come to."""
        margin = self.look.px(NEAR)
        self._scroll.ensureVisible(rect.left(), rect.top(), margin, margin)
        self._scroll.ensureVisible(rect.right(), rect.bottom(), margin, margin)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column beside the board leaves it most of the width, however large the zoom."""
        super().resizeEvent(event)
        self._narrow()

    def _narrow(self) -> None:
        self._column.setFixedWidth(beside_width(self.width(), self.look))
        self.side.fold(folded=self.width() < ONE_AT_A_TIME)

    def open(self, duel: AnyMatch, sitting: int = PUBLIC, *, new: bool = False) -> None:
        """Play a duel from where it stands, a `new` one from its beginning on; for the player who is `sitting` there
        already no curtain falls.
        """
        self.showing.forget()
        self._leave_doubt()
        self.card_shown.emit(None)
        if self.board.keyboard is not None:
            self.board.keyboard.leave()
        self.history.clear()
        self.status.clear()
        self._close_lists()
        self.tools["lists"].setVisible(self.game.shown_lists(duel.setup) is not None)
        self.session.open(duel, sitting, new=new)
        self.advanced.emit()

    def undo(self, *, sure: bool = False) -> bool:
        """Take the last gesture back, past what computers answered to it; none of them answers meanwhile."""
        if self.computers is not None:
            self.computers.hold_back(held=True)
            if self.computers.watched:
                self.computers.pause(paused=True)
        self.board.hurry()
        done = self.history.undo(sure=sure)
        self._go_on()
        return done

    def _go_on(self) -> None:
        """Nothing is asked any more before computers may go on."""
        if self.computers is not None and not self._doubts():
            self.computers.hold_back(held=False)

    def redo(self) -> bool:
        """Do again what was taken back."""
        self.board.hurry()
        return self.history.redo()

    def skip(self) -> None:
        """Don't wait: what is being seen is over, and a computer's move isn't waited for."""
        if self.computers is not None and self.computers.seat is not None:
            self.computers.skip()
        else:
            self.board.hurry()

    def pictured(self) -> QWidget:
        """The board; under a curtain the curtain."""
        return self if self.curtain.is_down else self.board

    def show_keys(self) -> None:
        """Show the keys of all that can be done, or hide them."""
        if self.board.keyboard is not None:
            self.board.keyboard.toggle_keys()
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def hint(self) -> None:
        """Show the best answers now, or put them away."""
        if self.hints is not None:
            self.hints.toggle()

    def show_lists(self) -> None:
        """Show what both have shown each other of what they brought, or put it away."""
        lists = self.game.shown_lists(self.session.duel.setup)
        if lists is None or (self.lists is not None and self.lists.isVisible()):
            self._close_lists()
            return
        if self.lists is None:
            from sakura_desktop.match.shown_lists import ShownLists

            self.lists = ShownLists(self.words, self.settings, self.look, self)
            self.lists.looked.connect(lambda number: self.link.emit(f"card:{number}"))
            self.lists_made.emit(self.lists)
        self.lists.show_lists(lists)

    def _close_lists(self) -> None:
        if self.lists is not None:
            self.lists.close()

    def beside(self) -> QRect:
        """What stands beside the board above the tools, as a rectangle of the content."""
        return self.side.geometry().translated(self._column.pos())

    def give_up(self) -> None:
        """Ask whether whoever decides gives the duel up."""
        if self.session.decision is not None:
            who = player_phrase(self.settings, self.session.decision.seat)
            self._ask_sure(GIVE_UP, self.history.give_up, player=who)

    def _ask_sure(self, doubt: Doubt, go_on: Callable[[], object], **slots: Phrase) -> None:
        """Ask before something of weight, in place of what was asked so before."""
        self._leave_doubt()
        never = partial(setattr, self.settings, "confirm_undo", False)
        asked = Confirmation(self.words, self, self.tools["undo"], doubt, go_on, never, **slots)
        asked.gone.connect(self._go_on)

    def _doubts(self) -> list[Confirmation]:
        """What is asked before something of weight."""
        found = self.findChildren(Confirmation, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [asked for asked in found if asked.isVisibleTo(self)]

    def _leave_doubt(self, _decision: Decision | None = None) -> None:
        """Something else was done meanwhile."""
        for asked in self._doubts():
            asked.shut()

    def entered(self) -> None:
        """The board has the keyboard, unless a curtain is down."""
        self.showing.come()
        if self.computers is not None:
            self.computers.come()
        (self.curtain.button if self.curtain.is_down else self.board).setFocus(Qt.FocusReason.OtherFocusReason)

    def left(self) -> None:
        """Nobody looks: computers don't think, no hints are looked for, nothing is played."""
        self.showing.leave()
        self.why_not.put_away()
        self._close_lists()
        if self.computers is not None:
            self.computers.leave()
        if self.hints is not None:
            self.hints.close()

    def probe(self) -> dict[str, object]:
        """What a test from outside is told: the decision, where places and things are, what is said."""
        return report_of(self)

    @property
    def thinks(self) -> bool:
        """A computer thinks about its answer."""
        return self.computers is not None and self.computers.thinks

    @property
    def moves(self) -> bool:
        """Something moves on the board."""
        return self.board.animation.busy

    # what is asked

    def _advance(self) -> None:
        self.status.clear()
        self.advanced.emit()

    def _covered(self) -> None:
        self.status.clear()
        self.card_shown.emit(None)

    def _hush(self) -> None:
        """Nothing is asked while something is seen to happen; whoever answered by a key is remembered."""
        walker = self.board.keyboard
        walking = walker is not None and walker.frame is not None
        self.bar.ask(None)
        self.bar.say_instead(None)
        self._by_keyboard |= walking or self.bar.by_keyboard
        self._letters()

    def _ask(self, decision: Decision | None) -> None:
        walker = self.board.keyboard
        walking = walker is not None and walker.frame is not None
        asked = self.session.computer_asked if decision is None else decision.seat
        self.board.show_decider(-1 if asked is None else asked)
        self._say_idle()
        self.bar.ask(decision)
        self.board.spread_for(self.bar.places_needed())
        if decision is not None:
            self._read_what_is_answered()
        if decision is not None and (walking or self.bar.by_keyboard or self._by_keyboard):
            self._by_keyboard = False
            go_on_by_keyboard(self.board, self.bar)
        self._letters()

    def _read_what_is_answered(self) -> None:
        """It is read by itself, and no longer than it is to be answered."""
        answered = self.board.playmat.read_at_once()
        if answered is not None:
            self.item_shown.emit(answered)
        elif self._answered is not None and self._read is self._answered:
            self.card_shown.emit(None)
        self._answered = answered

    def _read_what_was_played(self, card: CardSeen) -> None:
        """It is read beside the board, unless somebody's mouse is there and something else is read."""
        if not self.side.underMouse():
            self.card_shown.emit(card)

    def _note_read(self, read: object) -> None:
        self._read = read

    def _seated(self) -> None:
        """Whoever lifted the curtain by keyboard finds it at what can be done."""
        self._by_keyboard = self.curtain.by_keyboard
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_idle(self) -> None:
        computers = self.computers
        waits = computers is not None and computers.watched and computers.paused
        anew = computers is not None and computers.anew
        lost = computers is not None and computers.lost
        self.bar.say_instead(idle_phrase(self.session, waits=waits, anew=anew, lost=lost))

    def _which_way(self, move: Move, options: tuple[Option, ...]) -> None:
        """A move that means several things: a small menu where the mouse or the keyboard is asks which."""
        duel = self.session.duel
        ways = [
            (option, self.words.text(duel.label(option) or say("board-option", key=option.key))) for option in options
        ]
        ask_which(self, self._here(), ways, lambda option: self.hand.carry(option, move))

    def _here(self) -> QPoint:
        frame = self.board.keyboard.frame if self.board.keyboard is not None else None
        return self.board.mapToGlobal(frame.center()) if frame is not None else self.board.drag.here()

    # the tools and the keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the table while a computer plays: what it does isn't waited for."""
        if self.computers is not None and self.computers.seat is not None:
            self.skip()
        else:
            super().mousePressEvent(event)

    def _renew_tools(self) -> None:
        self.tools["undo"].setEnabled(self.history.can_undo)
        self.tools["redo"].setEnabled(self.history.can_redo)
        for name in ("keys", "give-up"):
            self.tools[name].setEnabled(self.session.decision is not None)
        self.tools["hint"].setEnabled(self.hints is not None and self.hints.possible)

    def _letters(self) -> None:
        """Buttons have the keys that follow those of the things on the board."""
        if self.board.keyboard is not None and give_letters(self.board.keyboard, self.bar.buttons()):
            self.bar.outgrown.emit()

    def _put_away(self) -> bool:
        """Leave what lies over the board: why something isn't possible, or what is asked beside it."""
        asked = self._doubts()
        if self.why_not.text:
            self.why_not.put_away()
        elif asked:
            asked[-1].shut()
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys shown on buttons press them; Escape returns from the past."""
        if event.key() == Qt.Key.Key_Escape and self._put_away():
            return
        if event.key() == Qt.Key.Key_Escape and self.session.looking:
            self.history.back_to_present()
            return
        if event.key() in PARTS:
            next_part(self, self._part, forth=event.key() == Qt.Key.Key_Tab)
            return
        if event.key() == Qt.Key.Key_F2:
            self.show_keys()
            return
        at = self.focusWidget()
        if isinstance(at, QToolButton) and event.key() in ENTER:
            at.click()
            return
        if self.computers is not None and self.computers.seat is not None and event.key() in SKIPS:
            self.skip()
            return
        text = event.text().lower()
        pressed = next((button for button in self.bar.buttons() if text and button.letter == text), None)
        if pressed is not None:
            self._by_keyboard = True
            pressed.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forth: bool) -> bool:
        """Tab goes from the board to the answers, the tools, the column beside the board, the piles' buttons."""
        return walk_on(self, self._part, forth=forth)

    def _part(self, widget: QWidget) -> int:
        """In which part of the screen a widget is, in the order in which Tab goes."""
        if widget is self.board:
            return 0
        if self.bar.isAncestorOf(widget):
            return 1 if isinstance(widget, OptionButton) else 2
        if self.board.isAncestorOf(widget):
            return 9 if isinstance(widget, PileButton) else 3
        beside = self.side.widgets
        return 5 + next((at for at, part in enumerate(beside) if part in {widget, *_above(widget)}), -1)


def _above(widget: QWidget) -> Iterator[QWidget]:
    """What a widget lies in."""
    while (above := widget.parentWidget()) is not None:
        yield above
        widget = above


def go_on_by_keyboard(board: Board, bar: PromptBar) -> None:
    """Whoever answered by a key finds the keyboard at what can be done next."""
    buttons = bar.buttons()
    if board.keyboard is not None and board.keyboard.enter():
        board.setFocus(Qt.FocusReason.OtherFocusReason)
    elif buttons:
        buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
