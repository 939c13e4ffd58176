"""Hints: the best answers now as ghost moves on the board, each with its chance and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Signal

from engine.games import tools
from engine.players.explaining import hints
from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.games import key_of
from sakura_desktop.match.hint_sheet import HintSheet, Row
from sakura_desktop.match.thinking import explained
from sakura_desktop.table.ghost import GhostHand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.match import AnyMatch
    from engine.kernel.decisions import Decision, Keys
    from engine.players.explaining import Hint
    from engine.players.search import Thought
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.hand import Hand
    from sakura_desktop.match.session import MatchSession
    from sakura_desktop.match.thinking import Thinking
    from sakura_desktop.table.board import Board
    from sakura_desktop.table.prompts.bar import PromptBar

LOOKS: Final = 400
SECONDS: Final = 4.0
"""A hint is looked for so long at most."""


def named_answer(match: AnyMatch, keys: Keys) -> Phrase:
    """An answer to the open decision of a match in words."""
    asked = match.decision
    options = [asked.option(key) for key in keys] if asked is not None else []
    said = [match.label(option) or say("board-option", key=option.key) for option in options if option is not None]
    if not said:
        return say("hint-nothing")
    return said[0] if len(said) == 1 else say("hint-several", answers=Listing(tuple(said), "and"))


def percent(chance: float) -> int:
    """A chance in hundredths; only what is certain is 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


class Table(Protocol):
    """The screen of a match as far as hints are shown there."""

    words: Words
    look: Appearance
    content: QWidget
    session: MatchSession
    board: Board
    bar: PromptBar
    hand: Hand

    def beside(self) -> QRect:
        """Where a sheet may stand beside the board."""


class Hints(QObject):
    """Asks for hints to the open decision and shows them: a sheet beside the board, a ghost hand on it."""

    changed = Signal()
    """Another hint is shown, or none."""

    def __init__(self, screen: Table, thinking: Thinking) -> None:
        """None asked for."""
        super().__init__(screen.content)
        self._screen = screen
        self._thinking = thinking
        self._task = 0
        self.ghost = GhostHand(screen.board)
        self.sheet = HintSheet(screen.words, screen.look, screen.content)
        self.found: tuple[Hint, ...] = ()
        self._asked: Decision | None = None
        self.sheet.picked.connect(self._show)
        self.sheet.taken.connect(self._take)
        self.sheet.left.connect(self.close)
        self.sheet.reworded.connect(self._reword)
        thinking.shared.connect(self._progressed)
        thinking.done.connect(self._found)
        thinking.failed.connect(self._failed)
        session = screen.session
        session.decision_asked.connect(lambda _decision: self._renew())
        session.curtain_fell.connect(lambda _seat: self.close())
        screen.board.drag.changed.connect(self._hide_ghost)
        screen.board.laid_out.connect(self.place)

    @property
    def possible(self) -> bool:
        """Whoever decides sits here: hints tell of what only they may know."""
        session = self._screen.session
        asked = session.decision
        return asked is not None and session.seat == asked.seat

    @property
    def shown(self) -> bool:
        """The sheet is open."""
        return self.sheet.isVisible()

    def toggle(self) -> None:
        """Ask for hints, or put them away."""
        if self.shown:
            self.close()
        else:
            self.ask()

    def ask(self) -> None:
        """Look for the best answers to what is asked now."""
        if not self.possible:
            return
        session = self._screen.session
        self._asked, self.found = session.decision, ()
        self.sheet.wait()
        self.place()
        self.sheet.show()
        self.sheet.raise_()
        self.sheet.setFocus()
        self._task = self._thinking.give(explained(session.duel, LOOKS, SECONDS, _each(session.duel)))
        self.changed.emit()

    def close(self) -> None:
        """Put everything away and look no further."""
        if self._task:
            self._task = 0
            self._thinking.stop()
        self.ghost.hide()
        self._asked, self.found = None, ()
        if self.shown:
            had = self.sheet.has_keyboard()
            self.sheet.hide()
            if had:
                self._screen.board.setFocus()
            self.changed.emit()

    def _reword(self) -> None:
        """Say what is shown again, in other words or larger."""
        self.place()
        if self.ghost.shown:
            self.ghost.say(self._chance(self.found[self.sheet.at]))

    def _chance(self, hint: Hint) -> str:
        return self._screen.words.say("hint-chance", chance=percent(hint.chance))

    def place(self) -> None:
        """The sheet has the column beside the board, from below as much of it as it needs."""
        self.sheet.place(self._screen.beside())

    # what was found

    def _progressed(self, task: int, share: float) -> None:
        if task == self._task:
            self.sheet.progress(share)

    def _failed(self, task: int, _why: str) -> None:
        if task == self._task:
            self._task = 0
            self.sheet.fail()
            self.place()

    def _found(self, task: int, thought: Thought) -> None:
        session = self._screen.session
        if task != self._task:
            return
        self._task = 0
        if self._asked is None or session.decision is not self._asked:
            return
        duel = session.duel
        key = key_of(duel)
        self.found = hints(thought, tools(key).outlook, key)
        self.sheet.show_rows(_rows(duel, self.found))
        self.place()
        self.changed.emit()

    def _show(self, at: int) -> None:
        """Show one of them on the board."""
        if not 0 <= at < len(self.found) or self._asked is None:
            return
        screen, hint = self._screen, self.found[at]
        if screen.board.animation.busy:
            screen.board.hurry()
        options = [self._asked.option(key) for key in hint.keys]
        moves = [option.moves[0] for option in options if option is not None and option.moves]
        button = next((one for one in screen.bar.buttons() if one.key in hint.keys), None)
        self.ghost.show(moves, self._chance(hint), button)
        self.changed.emit()

    def _take(self, at: int) -> None:
        """Answer so."""
        if 0 <= at < len(self.found) and self.possible:
            keys = self.found[at].keys
            self.close()
            self._screen.hand.answer(keys)

    def _hide_ghost(self) -> None:
        if self._screen.board.drag.held is not None:
            self.ghost.hide()

    def _renew(self) -> None:
        """Something else is asked: what was shown was about another question."""
        if self.shown and self._screen.session.decision is not self._asked:
            self.close()


def _each(match: AnyMatch) -> tuple[Keys, ...]:
    """The answers to a question for one of them: all are to be looked at, so that they can be compared."""
    asked = match.decision
    single = asked is not None and asked.least == asked.most == 1
    return tuple((option.key,) for option in asked.options) if asked is not None and single else ()


def _rows(match: AnyMatch, found: Sequence[Hint]) -> list[Row]:
    return [Row(named_answer(match, hint.keys), percent(hint.chance), hint.why) for hint in found]
