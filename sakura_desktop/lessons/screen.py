"""A lesson: the board with its prompt as in a match, the lesson's sentences beside it, a ghost hand on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal

from engine import games
from engine.cardgame.play.laid import PERSON
from sakura_desktop.lessons.order import lesson_after, title_after
from sakura_desktop.lessons.panel import LessonPanel
from sakura_desktop.match.screen import MatchScreen
from sakura_desktop.table.bubble import Bubble
from sakura_desktop.table.ghost import GhostHand
from sakura_desktop.table.prompts.sheet import CONFIRM

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from engine.cardgame.play.taught import TaughtMatch
    from engine.cardgame.view import Refusal
    from engine.kernel.decisions import Decision, Move
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.lessons.progress import LessonProgress
    from sakura_desktop.settings import Settings

ROOM: Final = 350
"""How high the panel is at least, in pixels at zoom 1."""
SHOW_KEY: Final = Qt.Key.Key_F3
"""Shows what to do."""


class LessonScreen(MatchScreen):
    """A match of one person who learns; the other side answers by itself."""

    asked = Signal(str)
    """Another way on: `lessons`."""
    chosen = Signal(str)
    """The lesson of that key is to be begun or gone on with."""

    def __init__(
        self, words: Words, settings: Settings, look: Appearance, game: Game, progress: LessonProgress,
        parent: QWidget | None = None,
    ) -> None:
        """No lesson of that game yet."""
        super().__init__(words, settings, look, game, parent, name="lesson")
        self._progress = progress
        self.taught: TaughtMatch | None = None
        self._shown: set[int] = set()
        """Before which answers the ghost hand has shown what to do."""
        self._due = False
        """It is to show it when everything stands still."""
        self.session.alone = PERSON
        self.tools["give-up"].hide()
        self.ghost = GhostHand(self.board)
        self.bubble = Bubble(self.board, "lesson.why-not", "doubt")
        self.panel = LessonPanel(words, self)
        self.panel.section.name_section = game.section_name
        self.panel.asked.connect(self._way)
        self.panel.link.connect(self.link)
        self.add_beside(self.panel, 3)
        self._make_room()
        look.changed.connect(self._make_room)
        self.session.decision_asked.connect(self._moved)
        self.session.refused.connect(self._say_why_not)
        self.board.settled.connect(self._settled)
        self.board.drag.changed.connect(self._put_away)
        self.hand.changed.connect(self._put_away)

    def _make_room(self) -> None:
        """What the lesson says is seen without scrolling."""
        self.panel.setMinimumHeight(self.look.px(ROOM))

    # --- which lesson ---

    def begin(self, lesson: str) -> None:
        """A lesson of the game, gone on with where it was left."""
        self._open(lesson, self._progress.of(self.game.key, lesson).given)

    def _open(self, lesson: str, given: tuple[tuple[str, ...], ...] = ()) -> None:
        self.taught = games.taught(games.lesson(self.game.key, lesson), given)
        self._shown.clear()
        self.open(self.taught)

    def _way(self, way: str) -> None:
        taught = self.taught
        if taught is None:
            return
        match way:
            case "show":
                self.show_way()
            case "again":
                self._back_to_step(taught)
            case "restart":
                self._open(taught.lesson.key)
            case "next":
                self.chosen.emit(lesson_after(self.game.key, taught.lesson.key))
            case _:
                self.asked.emit(way)
        if way not in {"lessons", "next"}:
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _back_to_step(self, taught: TaughtMatch) -> None:
        """Try the step again from where it began."""
        self.board.hurry()
        begun = taught.standing.begun
        while taught.can_undo and taught.answers > begun:
            taught.undo()
        self.session.show_anew()
        self.history.clear()

    # --- what is said and shown ---

    def _moved(self, _decision: Decision | None) -> None:
        """Another question is open, or none: the lesson may have come further."""
        taught = self.taught
        if taught is None or self.session.looking:
            return
        self._progress.note(self.game.key, taught.lesson.key, taught.so_far(), done=taught.learned)
        self.panel.show_match(taught, title_after(self.game.key, taught.lesson.key))
        step = taught.step
        by_itself = step is not None and (bool(step.show) or taught.answers == taught.standing.begun)
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
        if options is None:
            return
        moves = [self._plainest(option.moves) for option in options if option.moves]
        keys = {option.key for option in options} or {CONFIRM}
        named = next((button for button in self.bar.buttons() if button.key in keys), None)
        self.ghost.show(moves, button=named)

    def _plainest(self, moves: tuple[Move, ...]) -> Move:
        """Of the moves that mean the same, one onto a thing (an attack) before one onto the open table."""
        playmat = self.board.playmat
        return next((move for move in moves if not playmat.is_open_table(frozenset((move.target,)))), moves[0])

    def _put_away(self) -> None:
        """Whoever acts needs no ghost, and what was said of the last try is read."""
        self.ghost.hide()
        self.bubble.hide()

    def _say_why_not(self, refusal: Refusal) -> None:
        """Why something isn't possible, beside where it was tried."""
        here = self.board.mapFromGlobal(self._here())
        about = QRect(here, QSize(1, 1)).adjusted(-14, -14, 14, 14)
        self.bubble.say(self.words.text(refusal.phrase), about.intersected(self.board.rect()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key shows what to do; Escape puts the ghost away."""
        if event.key() == SHOW_KEY:
            self.show_way()
        elif event.key() == Qt.Key.Key_Escape and (self.ghost.shown or self.bubble.isVisible()):
            self._put_away()
        else:
            super().keyPressEvent(event)

    def probe(self) -> dict[str, object]:
        """What a test from outside is told: as of a match, and what the lesson says."""
        told = super().probe()
        texts = told["texts"]
        assert isinstance(texts, dict)
        texts |= {"lesson.to-do": self.panel.text.said("to_do"), "lesson.why-not": self.bubble.text}
        return told

    def left(self) -> None:
        """Nothing goes on behind another screen."""
        super().left()
        self._put_away()
