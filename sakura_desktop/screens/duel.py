"""The duel: the board, the prompt on it, the reader and the journal beside it, the line that says why not below it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QMessageBox, QScrollArea, QSplitter, QToolButton, QVBoxLayout

from engine.text.phrase import Phrase, say
from sakura_desktop.prompts.bar import PromptBar
from sakura_desktop.prompts.base import Asking
from sakura_desktop.screens.report import report_of
from sakura_desktop.screens.screen import Screen
from sakura_desktop.session.hand import Hand
from sakura_desktop.session.history import History
from sakura_desktop.session.holder import DuelSession
from sakura_desktop.views.board import Board
from sakura_desktop.views.curtain import Curtain
from sakura_desktop.views.keys import LETTERS
from sakura_desktop.views.plate import player_phrase
from sakura_desktop.views.status import StatusLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from engine.duel import Duel
    from engine.kernel.decisions import Decision, Move, Option
    from engine.sakura.view.shapes import Frame, Refusal, View
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.settings import Settings

SIDE: Final = 330
"""Width of the column beside the board at zoom 1."""
MOST_BESIDE: Final = 34
"""How much of the screen's width that column may take, in hundredths."""
NEAR: Final = 30
"""How near to the edge of what is in sight the hand may come before the board scrolls, in pixels at zoom 1."""


class DuelScreen(Screen):
    """A duel played by two at one computer."""

    ended = Signal(int)
    """The winner, when the last event has been shown; -1 for none."""
    advanced = Signal()
    """Something happened, was taken back, or another seat is shown: the journal is to be read again."""
    link = Signal(str)
    """A term or card in a sentence was clicked: `term:aura`, `card:NUMBER`."""
    card_shown = Signal(object)
    attack_shown = Signal(object)
    megami_shown = Signal(str)
    doubtful = Signal()
    """Taking back was asked about; tests answer by `undo(sure=True)`."""

    def __init__(self, words: Words, settings: Settings, look: Look, parent: QWidget | None = None) -> None:
        """No duel yet. The reader and the journal are put beside the board by `add_beside`."""
        super().__init__("duel", words, parent)
        self.look = look
        self.settings = settings
        self.session = DuelSession(settings, self)
        self.history = History(self.session, self)
        self.hand = Hand(self.session, self.history, self)
        self.board = Board(words, look, settings, self.hand, self)
        self.bar = PromptBar(Asking(self.session, self.hand, words, look, self), self)
        self.board.set_prompt(self.bar)
        self.status = StatusLine(words, look, self)
        self.curtain = Curtain(words, self.session, self)
        self._winner: int | None = None
        self._later: list[Callable[[], None]] = []
        self._side = QSplitter(Qt.Orientation.Vertical, self)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._scroll = QScrollArea(self)
        self._scroll.setObjectName("duel.scroll")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.board)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, 6, 0)
        foot.addWidget(self.status, 1)
        self.tools = {
            "undo": self._tool("undo", "board-undo", "↶"),
            "redo": self._tool("redo", "board-redo", "↷"),
            "keys": self._tool("keys", "board-keys", "⌨"),
        }
        for tool in self.tools.values():
            foot.addWidget(tool)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(self._scroll, 1)
        left.addLayout(foot)
        self._side.setChildrenCollapsible(False)
        self._side.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self._side)

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
        session, board = self.session, self.board
        session.view_changed.connect(self._show_view)
        session.frames_came.connect(self._show_frames)
        session.decision_asked.connect(self._ask)
        session.refused.connect(self._refuse)
        session.ended.connect(self._end)
        session.curtain_fell.connect(lambda seat: self._when_settled(lambda: self._cover(seat)))
        session.curtain_rose.connect(board.setFocus)
        self.hand.which_way.connect(self._which_way)
        self.hand.changed.connect(self._letters)
        self.history.doubtful.connect(self._doubt)
        self.history.changed.connect(self._renew_tools)
        board.settled.connect(self._settled)
        board.stage.halted.connect(self._halted)
        board.laid_out.connect(self.bar.set_scale)
        board.reached.connect(self._keep_in_sight)
        board.card_shown.connect(self.card_shown)
        board.attack_shown.connect(self.attack_shown)
        board.megami_shown.connect(self.megami_shown)
        if board.walker is not None:
            board.walker.changed.connect(self._letters)
        self.bar.changed.connect(self._letters)
        self.bar.left.connect(lambda: board.setFocus(Qt.FocusReason.OtherFocusReason))
        self.bar.link.connect(self.link)
        self.status.link.connect(self.link)
        self.tools["undo"].clicked.connect(lambda _checked=False: self.undo())
        self.tools["redo"].clicked.connect(lambda _checked=False: self.history.redo())
        self.tools["keys"].clicked.connect(lambda _checked=False: self.show_keys())

    # from outside

    def add_beside(self, widget: QWidget, stretch: int = 1) -> None:
        """Put a widget (the reader, the journal) beside the board, below those put there before."""
        self._side.addWidget(widget)
        self._side.setStretchFactor(self._side.count() - 1, stretch)
        self._side.setFixedWidth(min(self.look.px(SIDE), max(SIDE, self.width() * MOST_BESIDE // 100)))
        self._side.show()

    def open(self, duel: Duel) -> None:
        """Play a duel from where it stands."""
        self._winner = None
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

    def title(self) -> Phrase:
        """The window's title while a duel is played."""
        return say("title-screen", screen="duel")

    def entered(self) -> None:
        """The board has the keyboard, unless a curtain is down."""
        (self.curtain.button if self.curtain.isVisible() else self.board).setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column beside the board leaves it most of the width, however large the zoom."""
        super().resizeEvent(event)
        self._side.setFixedWidth(min(self.look.px(SIDE), self.width() * MOST_BESIDE // 100))

    def _keep_in_sight(self, rect: QRect) -> None:
        """On a board larger than its room: scroll to what the hand or the keyboard has come to."""
        margin = self.look.px(NEAR)
        self._scroll.ensureVisible(rect.left(), rect.top(), margin, margin)
        self._scroll.ensureVisible(rect.right(), rect.bottom(), margin, margin)

    # what the session tells

    def _show_view(self, view: View, anew: bool) -> None:
        decision, lower = self.session.decision, self.session.lower
        if anew:
            self._later.clear()
        act = partial(self.board.show_view, view, lower=lower, decides=decision.seat if decision else -1, reset=anew)
        if anew:
            act()
        else:
            self._when_settled(act)
        self._letters()
        self.advanced.emit()

    def _when_settled(self, act: Callable[[], None]) -> None:
        """Do it when everything that happened has been shown: the board turns, a curtain falls."""
        if self.board.stage.busy:
            self._later.append(act)
        else:
            act()

    def _show_frames(self, frames: tuple[Frame, ...]) -> None:
        self.status.clear()
        decision = self.session.duel.decision
        halts = unasked_attacks(frames, decision) if self.settings.always_pause else frozenset()
        self.board.play(frames, halts)
        self.advanced.emit()

    def _halted(self) -> None:
        """An attack that nobody could react to is looked at as long as one that was asked about."""
        self.bar.wait(say("board-no-reaction"), self.board.stage.go_on)

    def _ask(self, decision: Decision | None) -> None:
        if self.bar.waiting and self.board.stage.busy:
            return
        walker = self.board.walker
        walking = walker is not None and walker.frame is not None
        self.board.show_decider(decision.seat if decision is not None else -1)
        self.bar.say_instead(self._idle())
        self.bar.ask(decision)
        self.board.spread_for(self.bar.places_needed())
        if decision is not None and (walking or self.bar.by_keyboard):
            self._go_on_by_keyboard()
        self._renew_tools()
        self._letters()

    def _go_on_by_keyboard(self) -> None:
        """Whoever answered by a key finds the keyboard at what can be done next."""
        walker = self.board.walker
        buttons = self.bar.buttons()
        if walker is not None and walker.enter():
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        elif buttons:
            buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _idle(self) -> Phrase | None:
        """What stands in the prompt while nothing is asked."""
        if self.session.looking:
            return say("board-looking")
        if self.session.is_open and self.session.duel.decision is None:
            winner = self.session.duel.winner
            return (
                say("board-over") if winner is None else say("board-won", player=player_phrase(self.settings, winner))
            )
        return None

    def _refuse(self, refusal: Refusal) -> None:
        self.status.refuse(refusal)

    def _end(self, winner: int) -> None:
        self._winner = winner
        if not self.board.stage.busy:
            self._settled()

    def _settled(self) -> None:
        later, self._later = self._later, []
        for act in later:
            act()
        if self.bar.waiting:
            self._ask(self.session.decision)
        self._letters()
        if self._winner is not None:
            winner, self._winner = self._winner, None
            self.ended.emit(winner)

    def _cover(self, seat: int) -> None:
        """The curtain falls, unless the seat has been taken meanwhile."""
        if self.session.curtain_for == seat:
            self.curtain.drop(seat)
            self.status.clear()
            self.card_shown.emit(None)

    def probe(self) -> dict[str, object]:
        """What a test from outside is told: the decision, where places and things are, what is said."""
        return report_of(self)

    # several ways, doubts

    def _which_way(self, move: Move, options: tuple[Option, ...]) -> None:
        """A move that means several things: a small menu where the mouse is asks which."""
        menu = QMenu(self)
        menu.setObjectName("which-way")
        for option in options:
            phrase = self.session.duel.label(option)
            action = menu.addAction(self.words.text(phrase) if phrase is not None else option.key)
            action.setData(option.key)
            action.triggered.connect(lambda _checked=False, option=option: self.hand.carry(option, move))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self._menu_place())
        menu.setActiveAction(menu.actions()[0])

    def _menu_place(self) -> QPoint:
        frame = self.board.walker.frame if self.board.walker is not None else None
        if frame is not None:
            return self.board.mapToGlobal(frame.center())
        return QCursor.pos()

    def _doubt(self) -> None:
        """Taking back crosses hidden knowledge: it is asked first."""
        box = QMessageBox(self)
        box.setObjectName("undo-doubt")
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.words.say("board-undo"))
        box.setText(self.words.say("board-undo-doubt"))
        yes = box.addButton(self.words.say("board-undo-sure"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.words.say("board-undo-not"), QMessageBox.ButtonRole.RejectRole)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.buttonClicked.connect(lambda button: self.undo(sure=True) if button is yes else None)
        box.open()
        self.doubtful.emit()

    # the tools and the keys

    def _renew_tools(self) -> None:
        self.tools["undo"].setEnabled(self.history.can_undo)
        self.tools["redo"].setEnabled(self.history.can_redo)
        self.tools["keys"].setEnabled(self.session.decision is not None)

    def _letters(self) -> None:
        """Buttons have the keys that follow those of the things on the board."""
        walker = self.board.walker
        shown = walker is not None and walker.keys_shown
        taken = len(walker.stops()) if walker is not None and shown else 0
        for number, button in enumerate(self.bar.buttons()):
            at = taken + number
            button.show_letter(LETTERS[at] if shown and at < len(LETTERS) else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys shown on buttons press them; Escape returns from the past."""
        walker = self.board.walker
        if event.key() == Qt.Key.Key_Escape and self.session.looking:
            self.history.back_to_present()
            return
        text = event.text().lower()
        if walker is not None and walker.keys_shown and text:
            for button in self.bar.buttons():
                if button.letter == text:
                    button.click()
                    return
        super().keyPressEvent(event)


def unasked_attacks(frames: tuple[Frame, ...], decision: Decision | None) -> frozenset[int]:
    """The numbers of the frames in which an attack was made that nobody was asked to react to."""
    made = [
        frame.index
        for frame in frames
        if frame.event == "AttackMade" and frame.view.attacks and frame.view.attacks[-1].answering is None
    ]
    asked = decision is not None and decision.kind == "ChooseReaction"
    return frozenset(made[:-1] if asked else made)
