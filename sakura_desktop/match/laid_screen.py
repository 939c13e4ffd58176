"""A match at a laid table: one person plays, the other side answers by itself; sentences stand beside the board, and a
ghost hand shows on it what leads on.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from engine.cardgame.play.laid import PERSON
from sakura_desktop.match.screen import MatchScreen
from sakura_desktop.table.ghost import GhostHand
from sakura_desktop.table.prompts.sheet import CONFIRM
from sakura_desktop.widgets.side_panel import SHOW_KEY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.play.laid import LaidMatch
    from engine.kernel.decisions import Decision, Move, Option
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.widgets.side_panel import SidePanel


class LaidScreen(MatchScreen):
    """Nobody gives up, and nothing of a try is lost: what was answered is taken back as far as one likes."""

    asked = Signal(str)
    """Another screen: one of the panel's ways that leads away from the table."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, game: Game, name: str, parent: QWidget | None = None,
    ) -> None:
        """No match of that game yet."""
        super().__init__(words, settings, look, game, parent, name=name)
        self.session.alone = PERSON
        self.session.asks_all = True
        self.tools["give-up"].hide()
        self.ghost = GhostHand(self.board)
        self.session.decision_asked.connect(self.follow)
        self.board.drag.changed.connect(self.put_away)
        self.hand.changed.connect(self.put_away)

    def put_beside(self, panel: SidePanel) -> None:
        """Let that panel say what there is to be said."""
        panel.section.name_section = self.game.section_name
        panel.asked.connect(self._way)
        panel.link.connect(self.link)
        self.add_beside(panel, "beside-task", 3)

    def _way(self, way: str) -> None:
        self.go(way)
        if self.isVisible():
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @abstractmethod
    def go(self, way: str) -> None:
        """Do what one of the panel's ways says."""

    @abstractmethod
    def follow(self, decision: Decision | None = None) -> None:
        """Another question is open, or none: say how it stands."""

    @abstractmethod
    def show_way(self) -> None:
        """Let the ghost hand show what leads on."""

    def back_to(self, match: LaidMatch, answers: int) -> None:
        """Try again from the moment after so many answers."""
        self.board.hurry()
        while match.can_undo and match.answers > answers:
            match.undo()
        self.session.show_anew()
        self.history.clear()

    def point(self, options: Iterable[Option]) -> None:
        """Let the ghost hand choose these options, and press what confirms them."""
        shown = list(options)
        keys = {option.key for option in shown} or {CONFIRM}
        named = next((button for button in self.bar.buttons() if button.key in keys), None)
        moves = [
            self._plainest(option.moves)
            for option in shown
            if option.moves and not (named is not None and named.key == option.key and self._means_more(option))
        ]
        self.ghost.show(moves, button=named)

    def _means_more(self, option: Option) -> bool:
        """The move that would be shown stands for other options too: their buttons tell them apart."""
        move, decision = self._plainest(option.moves), self.session.decision
        return decision is not None and sum(move in one.moves for one in decision.options) > 1

    def _plainest(self, moves: tuple[Move, ...]) -> Move:
        """Of the moves that mean the same, one onto a thing (an attack) before one onto the open table."""
        playmat = self.board.playmat
        return next((move for move in moves if not playmat.is_open_table(frozenset((move.target,)))), moves[0])

    def put_away(self) -> None:
        """Whoever acts needs no ghost."""
        self.ghost.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key shows what leads on; Escape puts away what is shown."""
        if event.key() == SHOW_KEY:
            self.show_way()
        elif event.key() == Qt.Key.Key_Escape and self.ghost.shown:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def left(self) -> None:
        """Nothing goes on behind another screen."""
        super().left()
        self.put_away()
