"""A lesson: the board with its prompt as in a match, the lesson's sentences beside it, a ghost hand on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal

from engine import games
from sakura_desktop.lessons.order import title_after
from sakura_desktop.lessons.panel import LessonPanel
from sakura_desktop.match.laid_screen import LaidScreen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.play.taught import TaughtMatch
    from engine.kernel.decisions import Decision
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.lessons.progress import LessonProgress
    from sakura_desktop.settings import Settings


class LessonScreen(LaidScreen):
    """A match of one person who learns; the other side answers by itself."""

    finished = Signal(str)
    """The lesson of that key is learned, and what comes after it is wanted."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, game: Game, progress: LessonProgress,
        parent: QWidget | None = None,
    ) -> None:
        """No lesson of that game yet."""
        super().__init__(words, settings, look, game, "lesson", parent)
        self._progress = progress
        self.taught: TaughtMatch | None = None
        self._shown: set[int] = set()
        """Before which answers the ghost hand has shown what to do."""
        self._due = False
        """It is to show it when everything stands still."""
        self.panel = LessonPanel(words, self.look, self)
        self.put_beside(self.panel)
        self.board.settled.connect(self._settled)

    # --- which lesson ---

    def begin(self, lesson: str) -> None:
        """A lesson of the game, gone on with where it was left."""
        self._open(lesson, self._progress.of(self.game.key, lesson).given)

    def _open(self, lesson: str, given: tuple[tuple[str, ...], ...] = ()) -> None:
        self.taught = games.taught(games.lesson(self.game.key, lesson), given)
        self._shown.clear()
        self.open(self.taught)

    def go(self, way: str) -> None:
        """Show the way, try again, or leave it for another lesson."""
        taught = self.taught
        if taught is None:
            return
        match way:
            case "show":
                self.show_way()
            case "again":
                self.back_to(taught, taught.standing.begun)
            case "restart":
                self._open(taught.lesson.key)
            case "next":
                self.finished.emit(taught.lesson.key)
            case _:
                self.asked.emit(way)

    # --- what is said and shown ---

    def follow(self, decision: Decision | None = None) -> None:
        """The lesson may have come further."""
        del decision
        taught = self.taught
        if taught is None or self.session.looking:
            return
        self._progress.note(self.game.key, taught.lesson.key, taught.so_far(), done=taught.learned)
        self.panel.show_match(taught, title_after(self.game.key, taught.lesson.key))
        step = taught.step
        begun = taught.answers == taught.standing.begun
        by_itself = step is not None and not step.alone and (bool(step.show) or begun)
        if by_itself and taught.answers not in self._shown:
            self._shown.add(taught.answers)
            self._due = True
            QTimer.singleShot(0, self, self._settled)

    def _settled(self) -> None:
        if self._due and not self.board.animation.busy:
            self._due = False
            self.show_way()

    def show_way(self) -> None:
        """Let the ghost hand show what leads on."""
        if self.taught is None or self.session.decision is None:
            return
        self.board.hurry()
        options = self.taught.shown_next()
        if options is not None:
            self.point(options)

    def probe(self) -> dict[str, object]:
        """What a test from outside is told: as of a match, and what the lesson says."""
        told = super().probe()
        texts = told["texts"]
        assert isinstance(texts, dict)
        taught = self.taught
        shown = (taught.shown_next() if taught is not None else None) or ()
        texts |= {
            "lesson.to-do": self.panel.text.said("to_do"), "lesson.why-not": self.why_not.text,
            "lesson.shown": " ".join(option.key for option in shown),
        }
        return told
