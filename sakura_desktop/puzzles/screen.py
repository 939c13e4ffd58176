"""A puzzle: the board with its prompt as in a match, the other side answered for by the proof, the puzzle's sentences
beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import games
from engine.players.solving import script_of
from sakura_desktop.match.laid_screen import LaidScreen
from sakura_desktop.puzzles.panel import PuzzlePanel
from sakura_desktop.puzzles.solving import Solving

if TYPE_CHECKING:
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


class PuzzleScreen(LaidScreen):
    """A match of one person against a proof."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, game: Game, progress: PuzzleProgress,
        puzzles: PuzzlesScreen, thinking: Thinking, parent: QWidget | None = None,
    ) -> None:
        """No puzzle of that game yet; `puzzles` is the list that it stands in."""
        super().__init__(words, settings, look, game, "puzzle", parent)
        self._progress = progress
        self._puzzles = puzzles
        self.tried: TriedMatch | None = None
        self._helped = False
        self._wrong: set[Script] = set()
        """The wrong tries so far."""
        self.panel = PuzzlePanel(words, self.look, self)
        self.put_beside(self.panel)
        self.solving = Solving(thinking, self)
        self.host(self.solving, hints=False)  # type: ignore[arg-type]  # it is asked the same
        self.solving.judged.connect(lambda _script, _judged: self.follow())
        self.solving.lost.connect(self.panel.show_lost)

    def begin(self, puzzle: str) -> None:
        """A puzzle of the game from its beginning. Raises `BadPuzzle` for a file that is none."""
        tried = self.tried = games.puzzle(self.game.key, puzzle)
        self._helped = False
        self._wrong = set()
        self.solving.begin(self.game.key, tried)
        self.open(tried)

    @property
    def judged(self) -> Judged | None:
        """How the try stands; None where that isn't known yet."""
        return self.solving.known(self.tried) if self.tried is not None else None

    def go(self, way: str) -> None:
        """Take back, try again, show what leads on, or leave it for another puzzle."""
        tried = self.tried
        if tried is None:
            return
        match way:
            case "back":
                self.undo()
            case "again":
                self.back_to(tried, 0)
            case "show":
                self.show_way()
            case "next":
                self.begin(self._puzzles.next_one(tried.puzzle.key))
            case _:
                self.asked.emit(way)

    def follow(self, decision: Decision | None = None) -> None:
        """Something was answered or taken back, or it is known how the try stands."""
        del decision
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
        self.point(self.tried.options_of(judged.shown))
