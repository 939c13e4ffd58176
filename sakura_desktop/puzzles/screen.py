"""A puzzle: the board with its prompt as in a match, the other side answered for by the proof, the puzzle's sentences
beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal

from engine import games
from engine.cardgame.play.laid import PERSON
from engine.players.solving import script_of
from sakura_desktop.match.screen import MatchScreen
from sakura_desktop.puzzles.panel import PuzzlePanel
from sakura_desktop.puzzles.solving import Solving
from sakura_desktop.table.ghost import GhostHand
from sakura_desktop.table.prompts.sheet import CONFIRM

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.play.tried import TriedMatch
    from engine.kernel.decisions import Decision
    from engine.players.solving import Judged, Script
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.thinking import Thinking
    from sakura_desktop.puzzles.list_screen import PuzzlesScreen
    from sakura_desktop.puzzles.progress import PuzzleProgress
    from sakura_desktop.settings import Settings

ROOM: Final = 350
"""How high the panel is at least, in pixels at zoom 1."""
SHOW_KEY: Final = Qt.Key.Key_F3
"""Shows what leads on, as in a lesson."""


class PuzzleScreen(MatchScreen):
    """A match of one person against a proof."""

    asked = Signal(str)
    """Another way on: `puzzles`."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, game: Game, progress: PuzzleProgress,
        puzzles: PuzzlesScreen, thinking: Thinking, parent: QWidget | None = None,
    ) -> None:
        """No puzzle of that game yet; `puzzles` is the list that it stands in."""
        super().__init__(words, settings, look, game, parent, name="puzzle")
        self._progress = progress
        self._puzzles = puzzles
        self.tried: TriedMatch | None = None
        self._helped = False
        self._wrong: set[Script] = set()
        """The wrong tries so far."""
        self.session.alone = PERSON
        self.tools["give-up"].hide()
        self.ghost = GhostHand(self.board)
        self.panel = PuzzlePanel(words, self)
        self.panel.asked.connect(self._way)
        self.panel.link.connect(self.link)
        self.add_beside(self.panel, 3)
        self._make_room()
        look.changed.connect(self._make_room)
        self.solving = Solving(thinking, self)
        self.host(self.solving, hints=False)  # type: ignore[arg-type]  # it is asked the same
        self.session.decision_asked.connect(self._moved)
        self.solving.judged.connect(lambda _script, _judged: self._moved())
        self.solving.lost.connect(self.panel.show_lost)
        self.board.drag.changed.connect(self.ghost.hide)
        self.hand.changed.connect(self.ghost.hide)

    def _make_room(self) -> None:
        """What the puzzle says is seen without scrolling."""
        self.panel.setMinimumHeight(self.look.px(ROOM))

    def begin(self, puzzle: str) -> None:
        """A puzzle of the game from its beginning. Raises `BadPuzzle` for a file that is none."""
        tried = games.puzzle(self.game.key, puzzle)
        self._helped = False
        self._wrong = set()
        self._open(tried)

    def _open(self, tried: TriedMatch) -> None:
        self.tried = tried
        self.solving.begin(self.game.key, tried)
        self.open(tried)

    @property
    def judged(self) -> Judged | None:
        """How the try stands; None where that isn't known yet."""
        return self.solving.known(self.tried) if self.tried is not None else None

    def _way(self, way: str) -> None:
        tried = self.tried
        if tried is None:
            return
        match way:
            case "back":
                self.undo()
            case "again":
                self._start_over(tried)
            case "show":
                self.show_way()
            case "next":
                self.begin(self._puzzles.next_one(tried.puzzle.key))
            case _:
                self.asked.emit(way)
        if way != "puzzles":
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _start_over(self, tried: TriedMatch) -> None:
        self.board.hurry()
        while tried.can_undo:
            tried.undo()
        self.session.show_anew()
        self.history.clear()

    def _moved(self, _decision: Decision | None = None) -> None:
        """Something was answered or taken back, or it is known how the try stands."""
        tried = self.tried
        if tried is None or self.session.looking:
            return
        judged = self.judged
        if judged is not None and judged.verdict == "solved" and not self._helped:
            self._progress.note(self.game.key, tried.puzzle.key, len(self._wrong))
        elif judged is not None and judged.verdict in {"refuted", "over", "lucky"}:
            self._wrong.add(script_of(tried.entries)[:1])
        self.panel.show_puzzle(tried, self._puzzles.number(tried.puzzle.key), judged, helped=self._helped)

    def show_way(self) -> None:
        """Let the ghost hand show what leads on; then the puzzle isn't solved alone any more."""
        judged, decision = self.judged, self.session.decision
        if judged is None or judged.shown is None or decision is None or self.tried is None:
            return
        self.board.hurry()
        self._helped = True
        options = self.tried.options_of(judged.shown)
        moves = [option.moves[0] for option in options if option.moves]
        keys = {option.key for option in options} or {CONFIRM}
        named = next((button for button in self.bar.buttons() if button.key in keys), None)
        self.ghost.show(moves, button=named)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key shows what leads on; Escape puts the ghost away."""
        if event.key() == SHOW_KEY:
            self.show_way()
        elif event.key() == Qt.Key.Key_Escape and self.ghost.shown:
            self.ghost.hide()
        else:
            super().keyPressEvent(event)

    def left(self) -> None:
        """Nothing goes on behind another screen."""
        super().left()
        self.ghost.hide()
